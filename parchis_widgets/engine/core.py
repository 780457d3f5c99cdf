"""What the mutable cores of all games have in common: whose turn it is, and who listens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Protocol

from parchis_widgets.engine.event import Event

if TYPE_CHECKING:
    from parchis_widgets.engine.seats import Seating
    from parchis_widgets.engine.violation import Violation

__all__ = ["NOBODY", "PIECES", "Core", "Saved"]

NOBODY: Final = -1
"""No piece, or no player."""
PIECES: Final = 4
"""Pieces of a colour; piece ``4 * colour + n``."""


class Saved(Protocol):
    """All of a core, frozen: equal exactly when the games stand alike."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""

    @property
    def throws(self) -> tuple[int, ...]:
        """What was thrown and is still to be used."""


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
    events : list of Event or None
        Where what happens is told; ``None`` if nobody listens.
    """

    __slots__ = ("events", "over", "ranking", "seat", "tables", "throws")

    tables: Seating
    seat: int
    throws: tuple[int, ...]
    ranking: list[int]
    over: bool
    events: list[Event] | None

    @abstractmethod
    def save(self) -> Saved:
        """Freeze the core."""

    @abstractmethod
    def place(self, piece: int) -> str:
        """Name where a piece stands, as positions do."""

    @abstractmethod
    def square_name(self, piece: int, square: int) -> str:
        """Name a square as positions do; where colours name it differently, as a piece's does."""

    def emit(
        self,
        code: str,
        piece: int = NOBODY,
        count: int = 0,
        *,
        place_of: int = NOBODY,
        reasons: tuple[Violation, ...] = (),
    ) -> None:
        """Tell what happened, if anybody listens; at the place of that piece or of another."""
        if self.events is not None:
            self.events.append(Event.of(self, code, piece, count, place_of, reasons))
