"""The mutable core: where the pieces stand, and how far the turn has come. Ints only, for speed."""

from __future__ import annotations

from typing import Final, NamedTuple

from parchis_widgets.board.parchis import COLOURS, GOAL, HOME
from parchis_widgets.engine.event import Event
from parchis_widgets.engine.tables import NOWHERE, PIECES, Tables

__all__ = ["NOBODY", "Bonus", "Saved", "State"]

NOBODY: Final = -1
"""No piece, or no player."""


class Bonus(NamedTuple):
    """A count still owed to the player whose turn it is."""

    squares: int
    goal: bool
    """Won by reaching the goal; otherwise by a capture."""
    piece: int
    """The piece that won it, or `NOBODY` where that is not known."""


class Saved(NamedTuple):
    """All of a state, frozen: equal exactly when the games stand alike."""

    steps: tuple[int, ...]
    late: tuple[int, ...]
    """Pieces that arrived last on a square of two."""
    seat: int
    throws: tuple[int, ...]
    bonuses: tuple[Bonus, ...]
    sixes: int
    last: int
    second: int
    again: bool
    entered: int
    ranking: tuple[int, ...]
    absent: tuple[int, ...]
    over: bool


class State:
    """A game as it stands.

    Attributes
    ----------
    step : list of int
        By piece, the steps it has gone: 0 at home, 72 in the goal.
    lower, upper : list of int
        By square, the piece that came first and the one that came last, or `NOBODY`.
    full, barred : int
        Squares that hold two pieces; those of them that are barriers.
    seat : int
        Whose turn it is.
    throws : list of int
        Faces of the dice still to be used, as thrown.
    bonuses : list of Bonus
        Counts still to be made, the oldest first; they come before the throws.
    sixes : int
        Sixes (doubles, with two dice) of this turn before the throw that is to be used.
    last, second : int
        The piece moved last in this turn; the one that the second six moved.
    again : bool
        Whether this player throws again after the bonuses and throws.
    entered : int
        Colours whose first piece has left home, as bits.
    ranking : list of int
        Players who have finished, the winner first.
    absent : list of int
        Players who have left.
    over : bool
        Whether the game has ended.
    """

    __slots__ = (
        "absent",
        "again",
        "barred",
        "bonuses",
        "entered",
        "events",
        "full",
        "last",
        "lower",
        "over",
        "play_on",
        "ranking",
        "seat",
        "second",
        "sixes",
        "step",
        "tables",
        "throws",
        "upper",
    )

    def __init__(self, tables: Tables, seat: int = 0, *, play_on: bool = False) -> None:
        self.tables = tables
        self.play_on = play_on
        self.events: list[Event] | None = None
        self.restore(
            Saved(
                steps=(HOME,) * (PIECES * len(COLOURS)),
                late=(),
                seat=seat,
                throws=(),
                bonuses=(),
                sixes=0,
                last=NOBODY,
                second=NOBODY,
                again=False,
                entered=0,
                ranking=(),
                absent=(),
                over=False,
            )
        )

    def save(self) -> Saved:
        """Freeze the state."""
        return Saved(
            tuple(self.step),
            tuple(sorted(piece for piece in self.upper if piece != NOBODY)),
            self.seat,
            tuple(self.throws),
            tuple(self.bonuses),
            self.sixes,
            self.last,
            self.second,
            self.again,
            self.entered,
            tuple(self.ranking),
            tuple(self.absent),
            self.over,
        )

    def restore(self, saved: Saved) -> None:
        """Make the state what it was when it was saved."""
        self.step = list(saved.steps)
        self.seat = saved.seat
        self.throws = list(saved.throws)
        self.bonuses = list(saved.bonuses)
        self.sixes, self.last, self.second = saved.sixes, saved.last, saved.second
        self.again, self.entered, self.over = saved.again, saved.entered, saved.over
        self.ranking, self.absent = list(saved.ranking), list(saved.absent)
        self._occupy(saved.late)

    def _occupy(self, late: tuple[int, ...]) -> None:
        squares = len(self.tables.bit)
        self.lower, self.upper = [NOBODY] * squares, [NOBODY] * squares
        self.full = self.barred = 0
        for piece in sorted(range(len(self.step)), key=lambda piece: piece in late):
            self.arrive(piece, self.step[piece])

    def square_of(self, piece: int) -> int:
        """Give the square a piece stands on, or `NOWHERE` at home and in the goal."""
        return self.tables.square[piece >> 2][self.step[piece]]

    def leave(self, piece: int) -> None:
        """Take a piece off its square; a barrier opens."""
        square = self.tables.square[piece >> 2][self.step[piece]]
        if square == NOWHERE:
            return
        if self.upper[square] == NOBODY:
            self.lower[square] = NOBODY
            return
        if self.lower[square] == piece:
            self.lower[square] = self.upper[square]
        self.upper[square] = NOBODY
        bit = self.tables.bit[square]
        self.full &= ~bit
        self.barred &= ~bit

    def arrive(self, piece: int, step: int) -> None:
        """Put a piece on a step; a barrier may form."""
        self.step[piece] = step
        square = self.tables.square[piece >> 2][step]
        if square == NOWHERE:
            return
        other = self.lower[square]
        if other == NOBODY:
            self.lower[square] = piece
            return
        self.upper[square] = piece
        bit = self.tables.bit[square]
        self.full |= bit
        side = self.tables.side
        if side[other >> 2] == side[piece >> 2]:
            self.barred |= bit & self.tables.barrier_squares

    def send_home(self, piece: int) -> None:
        """Put a piece back where it began."""
        self.leave(piece)
        self.step[piece] = HOME

    def pieces(self) -> tuple[int, ...]:
        """Give the pieces of the player whose turn it is."""
        return self.tables.pieces[self.seat]

    def home_is_empty(self, colour: int) -> bool:
        """Tell whether a colour has no piece at home; one in the goal counts as out (CLA-08)."""
        return HOME not in self.step[PIECES * colour : PIECES * colour + PIECES]

    def goals(self, colour: int) -> int:
        """Count a colour's pieces in the goal."""
        return self.step[PIECES * colour : PIECES * colour + PIECES].count(GOAL)

    def emit(
        self, code: str, piece: int = NOBODY, count: int = 0, *, place_of: int = NOBODY
    ) -> None:
        """Tell what happened, if anybody listens; at the place of that piece or of another."""
        if self.events is not None:
            self.events.append(Event.of(self, code, piece, count, place_of))
