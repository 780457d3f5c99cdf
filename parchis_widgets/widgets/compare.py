"""Boards side by side under one timeline: the same throws under other rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import traitlets

from parchis_widgets.comparison.compare import compare
from parchis_widgets.position.picture import picture
from parchis_widgets.text import current_language
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.protocol.lane_frames import LaneFrames
from parchis_widgets.widgets.protocol.lanes import comparison_of, lane_of
from parchis_widgets.widgets.protocol.options import options_of
from parchis_widgets.widgets.protocol.scenes import scene_for
from parchis_widgets.widgets.widget import Widget, bundled

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parchis_widgets.comparison.compare import Comparison
    from parchis_widgets.comparison.decisions import Decide
    from parchis_widgets.game.game import Game, Record
    from parchis_widgets.game.players import Players
    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.widgets.protocol.messages import Schema
    from parchis_widgets.widgets.protocol.scenes import Json

__all__ = ["Compare"]

ASKED: Final[Schema] = {
    "choose": {"throw": (int,), "lane": (int,), "move": (int,)},
    "more": {},
}
"""What a page may ask."""

AT_ONCE: Final = 60
"""Throws whose boards are written in one go: meanwhile Python can be asked for something else."""


class Compare(Widget):
    """What several rulesets make of the same throws, on boards side by side.

    At a throw that they answer differently they stop, and each waits for its choice; who chooses
    otherwise sees the games that follow from it. What is computed is stepped through without
    Python; after a choice the page fetches what follows from it piece by piece.

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
    reach = traitlets.Int().tag(sync=True)

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
        self.data = compare(
            source, rulesets, seed=seed, players=players, decide=decide, align=align
        )
        names = self.data.rulesets
        drawing = scene_for(self.data.lanes[names[0]].start.rules).drawing(options["lang"])
        self._frames = [LaneFrames(f"lane_{number}") for number in range(len(names))]
        self._pages: list[str] = []
        super().__init__(options, "compare", "sources", drawing=drawing)
        self._show(len(self.data.throws))

    data: Comparison
    """What is shown: a `Comparison`."""

    def __repr__(self) -> str:
        """Tell it in a line that is the same each time."""
        return f"Compare({', '.join(self.data.rulesets)})"

    def to_svg(self) -> str:
        """Draw the game where they part, as the first ruleset has it, as an SVG picture."""
        parting = self.data.parting
        first = self.data.lanes[self.data.rulesets[0]]
        position = parting.position if parting else first.stands().position
        return picture(position, self.lang, palette=self.options["palette"])

    def _show(self, throws: int) -> None:
        """Show the comparison, with the boards of the first so many throws."""
        self._revision += 1
        with self.hold_sync():
            self.lanes = [lane_of(self.data, name, self.lang) for name in self.data.rulesets]
            self.comparison = comparison_of(self.data, self.lang, self._revision)
            self._write(throws)

    def _write(self, throws: int) -> None:
        """Bring the boards up to date, of the first so many throws at least."""
        lanes = zip(self._frames, self.data.lanes.values(), strict=True)
        pages: dict[str, list[Json]] = {}
        for frames, lane in lanes:
            pages |= frames.follow(lane, throws)
        self._add_pages(pages)
        with self.hold_sync():
            for name in self._pages:
                setattr(self, name, pages.get(name, []))
            self.reach = min(throws, len(self.data.throws))

    def _add_pages(self, names: Iterable[str]) -> None:
        """Return the widget a trait for each page: the longest game decides how many."""
        new = [name for name in names if name not in self._pages]
        if new:
            self.add_traits(**{name: traitlets.List().tag(sync=True) for name in new})
            self._pages += new

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        if intent == "choose":
            self._choose(**values)
        else:
            self._more()

    def _more(self) -> None:
        """Write the boards that follow those the page has."""
        self._write(self.reach + AT_ONCE)

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
        self.data = data.otherwise(throw, name, (*before, moves[move]))
        self._show(throw)
