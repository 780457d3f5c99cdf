"""The mutable core: where the pieces stand, and how far the turn has come. Ints only, for speed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.board.cross import SQUARES
from parchis_widgets.board.parchis import COLOURS, GOAL, HOME, PLACE_OF_SQUARE, PLACES
from parchis_widgets.engine.core import Core
from parchis_widgets.engine.parchis.tables import NOWHERE, Tables, tables_for
from parchis_widgets.engine.pieces import NOBODY, PIECES

if TYPE_CHECKING:
    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.rules.parchis import ParchisRules

__all__ = [
    "Bonus",
    "Saved",
    "State",
    "new_state",
    "own_pieces",
    "place_in",
    "standing",
    "turned_to",
]


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


class State(Core):
    """A game as it stands.

    Attributes
    ----------
    step : list of int
        By piece, the steps it has gone: 0 at home, 72 in the goal.
    at : list of int
        By piece, the square it stands on, or `NOWHERE`.
    lower, upper : list of int
        By square, the piece that came first and the one that came last, or `NOBODY`.
    full, barred : int
        Squares that hold two pieces; those of them that are barriers.
    seat : int
        Whose turn it is.
    throws : tuple of int
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
        "at",
        "barred",
        "bonuses",
        "entered",
        "full",
        "last",
        "lower",
        "play_on",
        "second",
        "sixes",
        "step",
        "upper",
    )

    tables: Tables

    def __init__(self, tables: Tables, saved: Saved, *, play_on: bool = False) -> None:
        self.tables = tables
        self.play_on = play_on
        self.facts = None
        self.restore(saved)

    def save(self) -> Saved:
        """Freeze the state."""
        return Saved(
            tuple(self.step),
            tuple(sorted(piece for piece in self.upper if piece != NOBODY)),
            self.seat,
            self.throws,
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
        self._stand(saved.steps, saved.late)
        self.seat = saved.seat
        self.throws = saved.throws
        self.bonuses = list(saved.bonuses)
        self.sixes, self.last, self.second = saved.sixes, saved.last, saved.second
        self.again, self.entered, self.over = saved.again, saved.entered, saved.over
        self.ranking, self.absent = list(saved.ranking), list(saved.absent)

    def _stand(self, steps: tuple[int, ...], late: tuple[int, ...]) -> None:
        self.lower, self.upper = [NOBODY] * SQUARES, [NOBODY] * SQUARES
        self.full = self.barred = 0
        self.step, self.at = list(steps), [NOWHERE] * len(steps)
        squares = self.tables.square
        out = [piece for piece, step in enumerate(steps) if HOME < step < GOAL]
        for piece in [piece for piece in out if piece not in late] + list(late):
            self.put(piece, steps[piece], squares[piece >> 2][steps[piece]])

    def put(self, piece: int, step: int, square: int) -> None:
        """Move a piece to a step and its square, `NOWHERE` for home and the goal."""
        left = self.at[piece]
        if left != NOWHERE:
            if self.upper[left] == NOBODY:
                self.lower[left] = NOBODY
            else:
                self._vacate(left, piece)
        self.step[piece] = step
        self.at[piece] = square
        if square != NOWHERE:
            if self.lower[square] == NOBODY:
                self.lower[square] = piece
            else:
                self._join(square, piece)

    def send_home(self, piece: int) -> None:
        """Put a piece back where it began."""
        self.put(piece, HOME, NOWHERE)

    def take_away(self, piece: int) -> None:
        """Put a piece back as if it had not moved."""
        self.send_home(piece)
        self.last = NOBODY if self.last == piece else self.last
        self.second = NOBODY if self.second == piece else self.second

    def _join(self, square: int, piece: int) -> None:
        """Put a piece beside another: a barrier may form."""
        self.upper[square] = piece
        tables = self.tables
        bit = tables.bit[square]
        self.full |= bit
        if tables.side[self.lower[square] >> 2] == tables.side[piece >> 2]:
            self.barred |= bit & tables.barrier_squares

    def _vacate(self, square: int, piece: int) -> None:
        """Take one of two pieces off a square: a barrier opens."""
        if self.lower[square] == piece:
            self.lower[square] = self.upper[square]
        self.upper[square] = NOBODY
        others = ~self.tables.bit[square]
        self.full &= others
        self.barred &= others

    def pieces(self) -> tuple[int, ...]:
        """Return the pieces of the player whose turn it is."""
        return self.tables.pieces[self.seat]

    def home_is_empty(self, colour: int) -> bool:
        """Return whether a colour has no piece at home; one in the goal counts as out (CLA-08)."""
        return HOME not in self.step[PIECES * colour : PIECES * colour + PIECES]

    def goals(self, colour: int) -> int:
        """Count a colour's pieces in the goal."""
        return self.step[PIECES * colour : PIECES * colour + PIECES].count(GOAL)

    def place(self, piece: int) -> str:
        """Name where a piece stands, as positions do."""
        return PLACES[piece >> 2][self.step[piece]]

    def square_name(self, piece: int, square: int) -> str:
        """Name a square as its own colour does; those of the rim have one name for all."""
        return PLACE_OF_SQUARE[square]


def new_state(rules: ParchisRules, seats: Seats, seat: int = 0, *, play_on: bool = False) -> State:
    """Return a game that has just begun."""
    return standing(rules, seats, _BEGINNING._replace(seat=seat), play_on=play_on)


_BEGINNING: Final = Saved(
    steps=(HOME,) * (PIECES * len(COLOURS)),
    late=(),
    seat=0,
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


def standing(rules: ParchisRules, seats: Seats, saved: Saved, *, play_on: bool = False) -> State:
    """Return a game that stands as it was saved."""
    return State(tables_for(rules, seats), saved, play_on=play_on)


def own_pieces(state: State) -> tuple[int, ...]:
    """Return the pieces of the player whose turn it is."""
    return state.pieces()


def place_in(saved: Saved, piece: int) -> str:
    """Name where a piece stands."""
    return PLACES[piece >> 2][saved.steps[piece]]


def turned_to(saved: Saved, seat: int) -> Saved:
    """Return how a game stands but for whose turn it is: nobody has moved in it."""
    return saved._replace(seat=seat, last=NOBODY, second=NOBODY)
