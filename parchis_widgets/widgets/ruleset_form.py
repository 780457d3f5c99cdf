"""House rules in a notebook: every switch as a question, what clashes, a code to share."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

import traitlets
from ipywidgets import widget_serialization

from parchis_widgets.game.game import Game
from parchis_widgets.rules.catalogue import ruleset as read_ruleset
from parchis_widgets.rules.clashes import unchecked, ways_out
from parchis_widgets.rules.codes import code_of
from parchis_widgets.rules.questions import change_text, rules_name, rules_title, turned_switches
from parchis_widgets.rules.ruleset import Ruleset
from parchis_widgets.rules.switch import valid_values
from parchis_widgets.text import message
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.board import Board
from parchis_widgets.widgets.compare import Compare
from parchis_widgets.widgets.houserules.questions import comparable, questions_of, state_of
from parchis_widgets.widgets.plain import PlainWidget
from parchis_widgets.widgets.protocol.options import options_of
from parchis_widgets.widgets.widget import Widget, bundled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from parchis_widgets.rules.clashes import Changes
    from parchis_widgets.widgets.protocol.messages import Schema

__all__ = ["RulesetForm"]

ASKED: Final[Schema] = {
    "choose": {"switch": (str,), "option": (int,)},
    "settle": {"clash": (str,), "way": (int,)},
    "read": {"code": (str,)},
    "play": {},
    "compare": {"other": (str,)},
}
"""What the form may be asked."""


class _Rules(traitlets.Any):
    """Rules that can be set, also by their id or code."""

    def validate(self, _obj: Any, value: Any) -> Ruleset:
        """Return the rules, or raise a ``ValueError`` that says what was expected."""
        return value if isinstance(value, Ruleset) else read_ruleset(value)


class _Following(traitlets.Any):
    """What follows the form: it can be read and observed, not set."""

    def __set__(self, obj: Any, value: Any) -> None:
        raise Refused("rules.form_told", name=self.name)


class RulesetForm(PlainWidget):
    """House rules, asked as questions.

    Switches that make no sense together are explained, with what would end it; nothing that was
    chosen is undone by itself. Until then `ruleset` and `code` stay those of the last rules that
    made sense.

    Parameters
    ----------
    start : str or Ruleset
        The rules to begin with: an id, a code, or rules.
    lang : str
        The language, ``"es"`` or ``"en"``.
    palette : str
        The colours of the board that is played on: ``"printed"`` or ``"okabe_ito"``.
    large : bool
        Larger signs, for a projector.
    theme : str
        ``"auto"`` follows the notebook; ``"light"``, ``"dark"``.

    Attributes
    ----------
    ruleset : Ruleset
        The rules that are chosen. It can be observed, and set to other rules.
    code : str
        Their short code, which `parchis_widgets.ruleset` reads back. It can be observed.
    played : Game or None
        The last game that the form's reader began. It can be observed.
    compared : tuple of str or None
        The ids of the two rulesets that its reader wants to compare, the other one first. It can be
        observed.
    beneath : ipywidgets.Widget or None
        What is shown below the form: the board of `played`, what `compared` comes to, or any
        widget that is put there.

    Raises
    ------
    ValueError
        If there are no such rules, or an option is not one of those listed.
    """

    _esm = bundled("rules.js")
    _css = bundled("rules.css")
    _asked = ASKED
    _longest: ClassVar[Mapping[str, int]] = {"code": 1000, "other": 1000}

    ruleset = _Rules()
    code = _Following("")
    played = _Following(None, allow_none=True)
    compared = _Following(None, allow_none=True)
    beneath = traitlets.Any(None, allow_none=True).tag(sync=True, **widget_serialization)

    shell = traitlets.Unicode("form").tag(sync=True)
    form = traitlets.Dict().tag(sync=True)
    choices = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        start: str | Ruleset = "clasico",
        *,
        lang: str = "es",
        palette: Literal["printed", "okabe_ito"] = "printed",
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
    ) -> None:
        options = options_of(lang, palette, theme, large=large)
        rules = start if isinstance(start, Ruleset) else read_ruleset(start)
        self._draft = rules
        super().__init__(options, "form", ruleset=rules)
        self._begin(rules)

    def __repr__(self) -> str:
        """Tell the form in a line that is the same each time."""
        return f"RulesetForm({self.ruleset.id!r})"

    def _repr_html_(self) -> str:
        """Return what is chosen: the changes, the id and the code."""
        rules, lang = self.ruleset, self.options["lang"]
        changes = (change_text(rules, name, lang) for name in turned_switches(rules))
        told = "".join(f"<li>{escape(change)}</li>" for change in changes)
        return (
            f'<div lang="{lang}"><p><strong>{escape(rules_title(rules, lang))}</strong></p>'
            f"<ul>{told}</ul><p><code>{escape(rules.id)}</code></p>"
            f"<p><code>{escape(code_of(rules))}</code></p></div>"
        )

    def game(self, **options: Any) -> Game:
        """Return a new game of these rules.

        Parameters
        ----------
        **options
            Passed on to `Game`: ``players``, ``seed``, …

        Raises
        ------
        ValueError
            If these rules cannot be played so.
        """
        return Game(self.ruleset, **{"lang": self.options["lang"], **options})

    def close(self) -> None:
        """Take it away, with what stands below it."""
        self._put_beneath(None)
        super().close()

    # ---- what is chosen ------------------------------------------------------------------

    @traitlets.observe("ruleset")
    def _follow(self, change: Any) -> None:
        """Begin again with rules that were set in Python."""
        if change.new != self._draft:
            self._begin(change.new)

    def _begin(self, rules: Ruleset, said: str = "") -> None:
        self._revision += 1
        self._draft = rules
        with self.hold_sync():
            self.form = questions_of(rules, self.options["lang"])
            self._show(said)

    def _turn(self, changes: Changes) -> None:
        """Turn switches, whether or not they make sense together."""
        lang = self.options["lang"]
        self._draft = unchecked(self._draft, changes)
        told = " ".join(change_text(self._draft, name, lang) for name in changes)
        back = not any(self._draft.is_turned(name) for name in changes)
        title = rules_title(self._draft, lang)
        key = "house.said_back" if back else "house.said_changed"
        self._show(message(lang, key, change=told, title=title))

    def _show(self, said: str, **lines: str) -> None:
        """Show what is chosen; while it makes sense, it is what `ruleset` and `code` are."""
        lang = self.options["lang"]
        with self.hold_sync():
            if next(self._draft.clashes(), None) is None:
                self.ruleset = self._draft
                self.set_trait("code", code_of(self._draft))
            told = state_of(self._draft, self.ruleset, lang)
            kept = self.choices.get("lines", {}) if told["id"] == self.choices.get("id") else {}
            step = self.choices.get("step", 0) + 1
            self.choices = {
                **told, "revision": self._revision, "step": step, "said": said,
                "lines": {**kept, **lines},
            }  # fmt: skip

    def _put_beneath(self, widget: Any) -> None:
        """Show a widget below the form, and let go of the one that the form has put there."""
        before, self.beneath = self.beneath, widget
        if isinstance(before, (Board, Compare)) and before is not widget:
            before.close()

    def _make_beneath(self, make: Callable[[], Widget]) -> None:
        """Show a new widget below the form, where the host lets one be made in answer to a page."""
        try:
            made = make()
        except AssertionError:
            # In marimo only a cell can make one: there is the line to copy.
            made = None
        self._put_beneath(made)

    def _looks(self) -> dict[str, Any]:
        """Return how what stands below looks: as the form does."""
        return {name: self.options[name] for name in ("lang", "palette", "large", "theme")}

    # ---- being asked ---------------------------------------------------------------------

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        getattr(self, f"_{intent}")(**values)

    def _choose(self, switch: str, option: int) -> None:
        values = valid_values(type(self._draft), switch)
        if not 0 <= option < len(values):
            raise Refused("house.no_answer")
        self._turn({switch: values[option]})

    def _settle(self, clash: str, way: int) -> None:
        found = next((one for one in self._draft.clashes() if one.key == clash), None)
        ways = () if found is None else ways_out(self._draft, found, self.ruleset)
        if not 0 <= way < len(ways):
            raise Refused("house.no_clash")
        self._turn(ways[way])

    def _read(self, code: str) -> None:
        lang = self.options["lang"]
        try:
            rules = read_ruleset(code)
        except Refused as refused:
            said = refused.text(lang)
            self._answer(f"{said[:1].upper()}{said[1:]}.", beside="code")
            return
        self._begin(rules, message(lang, "house.said_read", title=rules_title(rules, lang)))

    def _play(self) -> None:
        if next(self._draft.clashes(), None) is not None:
            raise Refused("house.settle_first")
        game = self.game()
        self._make_beneath(lambda: Board(game, **self._looks()))
        self.set_trait("played", game)
        line = f"pw.Board({self.ruleset.id!r})".replace("'", '"')
        self._show(message(self.options["lang"], "house.said_played"), play=line)

    def _compare(self, other: str) -> None:
        one = next((one for one in comparable(self.ruleset) if one.id == other), None)
        if one is None or next(self._draft.clashes(), None) is not None:
            raise Refused("house.no_other")
        pair, lang = (one.id, self.ruleset.id), self.options["lang"]
        self.set_trait("compared", pair)
        self._make_beneath(lambda: Compare(None, (one, self.ruleset), seed=1, **self._looks()))
        names = {"one": rules_name(one, lang), "other": rules_title(self.ruleset, lang)}
        line = f"pw.Compare(None, {list(pair)!r}, seed=1)".replace("'", '"')
        self._show(message(lang, "house.said_compared", **names), compare=line)
