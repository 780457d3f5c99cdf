"""An example in the family tree: a position of one game, an attempt in it, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

from parchis_widgets.explain.event import together
from parchis_widgets.game.game import Game
from parchis_widgets.position.position import Position
from parchis_widgets.text import current_language, message
from parchis_widgets.text.phrases import name_of_piece, name_of_place

if TYPE_CHECKING:
    from parchis_widgets.comparison.kinship import Attempt
    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.event import Event
    from parchis_widgets.explain.explanation import Explanation

__all__ = ["FamilyExample"]

_SEED: Final = 1
"""So that whoever plays on from an example throws what others throw."""


@dataclass(frozen=True)
class FamilyExample:
    """What somebody tries in one game, and what the engine answers.

    Attributes
    ----------
    game : str
        The ruleset.
    written : str
        The position, as text.
    attempt : str or tuple
        What is tried, as `Game.explain` takes it.
    lang : str
        The language it speaks unless another is asked for.
    """

    game: str
    written: str
    attempt: Attempt
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    @cached_property
    def position(self) -> Position:
        """How the game stands."""
        return Position.parse(self.written)

    def play(self, lang: str | None = None) -> Game:
        """Return a new game that stands so, to be played on."""
        return Game.from_position(self.position, seed=_SEED, lang=lang or self.lang)

    @cached_property
    def explanation(self) -> Explanation:
        """Whether the attempt is legal, and if not, why."""
        return self.play().explain(self.attempt)

    @property
    def legal(self) -> bool:
        """Whether the attempt is legal."""
        return self.explanation.legal

    @property
    def piece(self) -> str | None:
        """The piece that is to do it; `None` of a pass."""
        return None if isinstance(self.attempt, str) else self.attempt[0]

    @cached_property
    def move(self) -> Move | None:
        """The first legal move that the attempt names; `None` if there is none, or it is a pass."""
        if isinstance(self.attempt, str) or not self.legal:
            return None
        piece, wanted = self.attempt
        named = (move for move in self.play().legal_moves() if piece in move.pieces)
        return next(move for move in named if wanted in (move.count, move.target))

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happens if it is done; () if it may not be."""
        if not self.legal:
            return ()
        game = self.play()
        return game.preview(self.move) if self.move else game.pass_turn()

    def question(self, lang: str | None = None) -> str:
        """Ask whether it may be done."""
        lang = lang or self.lang
        if isinstance(self.attempt, str):
            return message(lang, f"kinship.ask_{self.attempt}")
        piece, wanted = self.attempt
        name = name_of_piece(lang, piece)
        if isinstance(wanted, int):
            return message(lang, "kinship.ask_count", piece=name, count=wanted)
        place = name_of_place(lang, wanted, family=self.position.ruleset.family, case="to")
        return message(lang, "kinship.ask_place", piece=name, place=place)

    def text(self, lang: str | None = None) -> str:
        """Return the engine's answer: what happens, or why it may not be done."""
        lang = lang or self.lang
        if not self.legal:
            return self.explanation.text(lang)
        return " ".join(event.text(lang) for event in together(self.events))

    @property
    def statements(self) -> tuple[str, ...]:
        """The ids of what the answer cites, each once."""
        cited = self.events or self.explanation.violations
        return tuple(dict.fromkeys(one.statement for one in cited))
