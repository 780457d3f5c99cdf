"""The editor in a notebook: any position, what is impossible in it and why, a game from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import traitlets

from parchis_widgets.game.game import Game
from parchis_widgets.position.picture import picture
from parchis_widgets.position.position import Position
from parchis_widgets.position.reading import faults_of, read_fields
from parchis_widgets.position.writing import settled
from parchis_widgets.text import message
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.editing import edits, placing
from parchis_widgets.widgets.editing.files import read_file, replayed
from parchis_widgets.widgets.editing.sheet import sheet
from parchis_widgets.widgets.editing.starts import start_of
from parchis_widgets.widgets.protocol.options import options_of
from parchis_widgets.widgets.protocol.scenes import scene_for
from parchis_widgets.widgets.widget import Widget, bundled

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.game.game import Record
    from parchis_widgets.position.fault import Fault
    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.widgets.protocol.messages import Schema

__all__ = ["Editor"]

_KEPT: Final = 1000
"""Edits that can be undone."""

FIELDS: Final[Schema] = {
    "put": {"piece": (str,), "spot": (int, str)},
    "mark": {"piece": (str,), "mark": (str,)},
    "seat": {"colour": (str,)},
    "say": {"keyword": (str,), "value": (str,)},
    "rules": {"value": (str,)},
    "clear": {},
    "undo": {},
    "redo": {},
    "write": {"position": (str,)},
    "open": {"name": (str,), "text": (str,)},
    "save": {"what": (str,)},
}
"""What the editor may be asked."""
_LONGEST: Final = {"value": 1000, "name": 1000, "position": 4000, "text": 2**31}


class _Edit(NamedTuple):
    """A position as it was edited, and the record that was loaded before."""

    text: str
    record: Record | None = None
    end: str = ""
    """How the record's game stands: unless something was edited since, the text is this."""


class Editor(Widget):
    """A board on which pieces are put anywhere.

    What is placed is held also while it is impossible: then it is marked on the board, and the
    panel tells why.

    Parameters
    ----------
    start : str, Ruleset, Position, Game or Record
        What is edited first: the beginning under some rules (their id), or a position (its text).
    lang : str
        The language, ``"es"`` or ``"en"``.
    palette : str
        ``"printed"``, or ``"okabe_ito"`` for eyes that tell colours apart less well.
    large : bool
        Larger signs, for a projector.
    theme : str
        ``"auto"`` follows the notebook; ``"light"``, ``"dark"``.

    Raises
    ------
    ValueError
        If there is nothing to start from, or an option is not one of those listed.
    """

    _esm = bundled("editor.js")
    _css = bundled("editor.css")
    _asked = FIELDS
    _longest = _LONGEST

    sheet = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        start: str | Ruleset | Position | Game | Record = "clasico",
        *,
        lang: str = "es",
        palette: Literal["printed", "okabe_ito"] = "printed",
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
    ) -> None:
        chosen = options_of(lang, palette, theme, large=large)
        position, record = start_of(start)
        text = str(position)
        self._edits = [_Edit(text, record, text if record else "")]
        self._at = 0
        self._drawn = ""
        super().__init__(chosen, "editor")
        self._show("")

    def __repr__(self) -> str:
        """Tell the editor in a line that is the same each time."""
        return f"Editor({self.text!r})"

    # ---- what is edited ------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The position as text: canonical, or as placed while no game could hold it."""
        return self._edit.text

    @text.setter
    def text(self, text: str) -> None:
        self._change(str(Position.parse(text)), message(self.lang, "editor.written"))

    @property
    def position(self) -> Position:
        """The position; a ``ValueError`` tells the first fault while it is impossible."""
        return Position.parse(self.text)

    @property
    def problems(self) -> tuple[Fault, ...]:
        """What is impossible: each with ``.text(lang)``, ``.field``, ``.pieces``, ``.squares``."""
        return faults_of(read_fields(self.text))

    @property
    def record(self) -> Record | None:
        """The record that was loaded, whatever was edited since; ``None`` without one."""
        return self._edit.record

    def game(self, seed: int | None = None, **options: Any) -> Game:
        """Return a new game from the position.

        Parameters
        ----------
        seed : int, optional
            The seed of its throws.
        **options
            Passed on to `Game.from_position`: ``players``, ``play_on``, ``clock``.

        Returns
        -------
        Game
            Of a record that was loaded and not edited, without a seed or options: its own game.

        Raises
        ------
        ValueError
            If the position is impossible.
        """
        edit = self._edit
        if edit.record is not None and edit.text == edit.end and seed is None and not options:
            return edit.record.replay(lang=self.lang)
        return Game.from_position(self.position, seed=seed, lang=self.lang, **options)

    def to_svg(self) -> str:
        """Draw the position as an SVG picture that needs nothing else.

        Raises
        ------
        ValueError
            If the position is impossible.
        """
        return picture(self.position, self.lang, palette=self.options["palette"])

    @property
    def _edit(self) -> _Edit:
        return self._edits[self._at]

    def _change(self, text: str, said: str) -> None:
        self._keep(self._edit._replace(text=text), said)

    def _keep(self, edit: _Edit, said: str) -> None:
        if edit != self._edit:
            self._edits = [*self._edits[: self._at + 1], edit][-_KEPT:]
            self._at = len(self._edits) - 1
        self._show(said)

    # ---- showing -------------------------------------------------------------------------

    def _show(self, said: str) -> None:
        self._revision += 1
        rules = read_fields(self.text).rules
        with self.hold_sync():
            if self._drawn != rules.family:
                self._drawn, self.drawing = rules.family, scene_for(rules).drawing(self.lang)
            self.sheet = {
                **sheet(self.text, self.lang),
                "revision": self._revision,
                "said": said,
                "canUndo": self._at > 0,
                "canRedo": self._at < len(self._edits) - 1,
                "hasRecord": self.record is not None,
            }

    # ---- being asked ---------------------------------------------------------------------

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        try:
            _INTENTS[intent](self, **values)
        except Refused as refused:
            said = refused.text(self.lang)
            beside = {"beside": "text"} if intent == "write" else {}
            self._answer(said[:1].upper() + said[1:], **beside)

    def _alter(self, change: Callable[..., None], *given: Any, said: str = "") -> None:
        fields = read_fields(self.text)
        change(fields, *given)
        # What cannot even be read again is refused here, before anything is kept.
        text = settled(fields)
        read_fields(text)
        self._change(text, said or message(self.lang, "editor.changed"))

    def _put(self, piece: str, spot: int | str) -> None:
        self._alter(placing.put, piece, spot, said=self._where(piece, spot))

    def _where(self, piece: str, spot: int | str) -> str:
        """Return where a piece is put: *ficha amarilla 2: casilla 12, seguro*."""
        names: dict[int | str, str] = dict(enumerate(self.drawing["names"]))
        names |= {where: message(self.lang, f"editor.at_{where}") for where in placing.OFF_BOARD}
        name = self.labels.get(f"piece_{piece[:1]}", "").format(n=piece[1:])
        said = message(self.lang, "editor.put", piece=name, place=names.get(spot, ""))
        return said[:1].upper() + said[1:]

    def _mark(self, piece: str, mark: str) -> None:
        self._alter(placing.mark, piece, mark)

    def _seat(self, colour: str) -> None:
        self._alter(edits.seat, colour)

    def _say(self, keyword: str, value: str) -> None:
        self._alter(edits.say, keyword, value)

    def _rules(self, value: str) -> None:
        self._alter(edits.change_rules, value)

    def _clear(self) -> None:
        self._alter(edits.clear, said=message(self.lang, "editor.cleared"))

    def _undo(self) -> None:
        self._step(-1, "board.undo")

    def _redo(self) -> None:
        self._step(1, "board.redo")

    def _step(self, by: int, key: str) -> None:
        if not 0 <= self._at + by < len(self._edits):
            raise Refused("messages.nothing_to_undo")
        self._at += by
        self._show(message(self.lang, key))

    def _write(self, position: str) -> None:
        self.text = position

    def _open(self, name: str, text: str) -> None:
        loaded = read_file(name, text)
        shown = "".join(sign for sign in name if sign.isprintable())
        said = message(self.lang, "editor.opened", name=shown)
        if isinstance(loaded, Position):
            self._keep(_Edit(str(loaded)), said)
        else:
            end = str(replayed(loaded).position)
            self._keep(_Edit(end, loaded, end), said)

    def _save(self, what: str) -> None:
        if what == "position":
            saved = self.text + "\n"
        elif what == "record" and self.record is not None:
            saved = self.record.to_json() + "\n"
        else:
            raise Refused("messages.nothing_to_save", what=what)
        self.send(
            {"type": "file", "name": message(self.lang, f"editor.file_{what}"), "text": saved}
        )


_INTENTS: Final[dict[str, Callable[..., None]]] = {
    "put": Editor._put,
    "mark": Editor._mark,
    "seat": Editor._seat,
    "say": Editor._say,
    "rules": Editor._rules,
    "clear": Editor._clear,
    "undo": Editor._undo,
    "redo": Editor._redo,
    "write": Editor._write,
    "open": Editor._open,
    "save": Editor._save,
}
