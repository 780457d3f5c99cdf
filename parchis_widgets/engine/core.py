"""What the mutable cores of all games have in common: whose turn it is, and who listens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Protocol

from parchis_widgets.engine.fact import Fact
from parchis_widgets.engine.pieces import NOBODY

if TYPE_CHECKING:
    from parchis_widgets.engine.seats import Seating
    from parchis_widgets.engine.veto import Objection
    from parchis_widgets.rules.reason import Reason

__all__ = ["Core", "Saved"]


class Saved(Protocol):
    """All of a core, frozen: equal exactly when the games stand alike."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""

    @property
    def throws(self) -> tuple[int, ...]:
        """What was thrown and is still to be used."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""


class Core(ABC):
    """A game as it stands.

    Attributes
    ----------
    tables : Seating
        What is looked up: the rules and who plays them.
    seat : int
        Whose turn it is.
    throws : tuple of int
        What was thrown and is still to be used, as thrown.
    ranking : list of int
        Players who have finished, the winner first.
    over : bool
        Whether the game has ended.
    facts : list of Fact or None
        Where what happens is told; ``None`` if nobody listens.
    """

    __slots__ = ("facts", "over", "ranking", "seat", "tables", "throws")

    tables: Seating
    seat: int
    throws: tuple[int, ...]
    ranking: list[int]
    over: bool
    facts: list[Fact] | None

    @abstractmethod
    def save(self) -> Saved:
        """Freeze the core."""

    @abstractmethod
    def send_home(self, piece: int) -> None:
        """Put a piece back where it began."""

    @abstractmethod
    def take_away(self, piece: int) -> None:
        """Put a piece back as if it had not moved."""

    @abstractmethod
    def place(self, piece: int) -> str:
        """Name where a piece stands, as positions do."""

    @abstractmethod
    def square_name(self, piece: int, square: int) -> str:
        """Name a square as positions do; where colours name it differently, as a piece's does."""

    def emit(
        self,
        reason: Reason,
        piece: int = NOBODY,
        count: int = 0,
        *,
        place_of: int = NOBODY,
        objections: tuple[Objection, ...] = (),
        switch: str = "",
    ) -> None:
        """Return what happened, if anybody listens; at the place of that piece or of another."""
        if self.facts is None:
            return
        colour = self.tables.seats[self.seat][0] if piece == NOBODY else piece >> 2
        stands = piece if place_of == NOBODY else place_of
        place = "" if piece == NOBODY else self.place(stands)
        self.facts.append(Fact(reason, colour, piece, place, count, objections, switch))
