"""Boards side by side under one timeline: the same throws under other rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import traitlets

from parchis_widgets.comparison.compare import compare
from parchis_widgets.position.picture import picture
from parchis_widgets.text import current_language
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.protocol.lanes import comparison_of, lane_of
from parchis_widgets.widgets.protocol.options import options_of
from parchis_widgets.widgets.protocol.scenes import scene_of
from parchis_widgets.widgets.widget import Widget, bundled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.comparison.compare import Comparison
    from parchis_widgets.comparison.decisions import Decide
    from parchis_widgets.engine.move import Move
    from parchis_widgets.game.game import Game, Record
    from parchis_widgets.game.players import Players
    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.widgets.protocol.messages import Schema

__all__ = ["Compare"]

ASKED: Final[Schema] = {"choose": {"throw": (int,), "lane": (int,), "move": (int,)}}
"""What a page may ask."""


class Compare(Widget):
    """What several rulesets make of the same throws, on boards side by side.

    At a throw that they answer differently they stop, and each waits for its choice; who chooses
    otherwise sees the games that follow from it. What is computed is stepped through without
    Python.

    Parameters
    ----------
    source, rulesets, seed, players, decide, align
        As `compare` takes them.
    lang, palette, large, theme
        As `Board` takes them; ``"es"`` unless a game speaks another language.

    Raises
    ------
    ValueError
        If these cannot be compared, or an option is none.
    """

    _esm = bundled("compare.js")
    _css = bundled("compare.css")
    _asked = ASKED

    lanes: Any = traitlets.List().tag(sync=True)
    comparison = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        source: Record | Game | None,
        rulesets: Sequence[str | Ruleset],
        *,
        seed: int | None = None,
        players: Players = None,
        decide: Decide = "random",
        align: bool = True,
        lang: str | None = None,
        palette: Literal["printed", "okabe_ito"] = "printed",
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
    ) -> None:
        options = options_of(lang or current_language(), palette, theme, large=large)
        self._source, self._rulesets = source, rulesets
        self._how: dict[str, Any] = {"players": players, "decide": decide, "align": align}
        self._chosen: dict[tuple[int, str], Sequence[Move]] = {}
        self.data = compare(source, rulesets, seed=seed, **self._how)
        if source is None:
            # Chosen otherwise, the same throws are asked again.
            self._how["seed"] = self.data.games[self.data.rulesets[0]].seed
        first = self.data.games[self.data.rulesets[0]]
        drawing = scene_of(first).drawing(options["lang"])
        super().__init__(options, "compare", "sources", drawing=drawing)
        self._show()

    data: Comparison
    """What is shown: a `Comparison`."""

    def __repr__(self) -> str:
        """Tell it in a line that is the same each time."""
        return f"Compare({', '.join(self.data.rulesets)})"

    def to_svg(self) -> str:
        """Draw the game where they part, as the first ruleset has it, as an SVG picture."""
        parting = self.data.parting
        game = self.data.games[self.data.rulesets[0]]
        position = parting.position if parting else game.position
        return picture(position, self.lang, palette=self.options["palette"])

    def _show(self) -> None:
        self._revision += 1
        with self.hold_sync():
            self.lanes = [lane_of(self.data, name, self.lang) for name in self.data.rulesets]
            self.comparison = comparison_of(self.data, self.lang, self._revision)

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        assert intent == "choose", "nothing else is asked"
        self._choose(**values)

    def _choose(self, throw: int, lane: int, move: int) -> None:
        """Choose otherwise at a throw that is answered apart: what came after it is played anew."""
        data, names = self.data, self.data.rulesets
        answers = {one.throw: one for one in (*data.answers, data.parting) if one is not None}
        if throw not in answers or not 0 <= lane < len(names):
            raise Refused("messages.no_move", move=move)
        answer, name = answers[throw], names[lane]
        moves = answer.moves.get(name, ())
        if not 0 <= move < len(moves):
            raise Refused("messages.no_move", move=move)
        before = data.moves_at(throw, name)[: answer.choice]
        earlier = {key: told for key, told in self._chosen.items() if key[0] <= throw}
        chosen = {**earlier, (throw, name): (*before, moves[move])}
        self.data = compare(self._source, self._rulesets, chosen=chosen, **self._how)
        self._chosen = chosen
        self._show()
