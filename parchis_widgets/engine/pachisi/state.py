"""The mutable core: where the pieces stand, and which throws are still to be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from parchis_widgets.board.pachisi import GOAL, HOME, steps_of
from parchis_widgets.engine.core import Core
from parchis_widgets.engine.pachisi.tables import Tables, square_of, tables_for
from parchis_widgets.engine.pieces import PIECES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.rules.pachisi import PachisiRules

__all__ = [
    "Saved",
    "State",
    "new_state",
    "out",
    "own_pieces",
    "place_in",
    "place_name",
    "standing",
    "turned_to",
]


def place_name(step: int, lap: int = 1, taken: int = 0, queen: bool = False) -> str:
    """Name a place: ``home``, ``30``, ``30x``, ``30q/2``, ``goal``."""
    if step in (HOME, GOAL):
        return "home" if step == HOME else "goal"
    mark = "q" if queen else "x" if taken else ""
    return f"{step}{mark}" + (f"/{lap}" if lap > 1 else "")


class Saved(NamedTuple):
    """All of a state, frozen: equal exactly when the games stand alike."""

    steps: tuple[int, ...]
    laps: tuple[int, ...]
    taken: tuple[int, ...]
    queens: tuple[bool, ...]
    seat: int
    throws: tuple[int, ...]
    spent: tuple[int, ...]
    owed: int
    graces: int
    entered: int
    skipping: int
    ranking: tuple[int, ...]
    over: bool


class State(Core):
    """A game as it stands.

    Attributes
    ----------
    step : list of int
        By piece, its number on its own way: 0 in the Charkoni at the beginning, 84 at the end.
    lap : list of int
        By piece, which time it goes round: 1 at first.
    taken : list of int
        By piece, the enemies it has captured (PAC-14).
    queen : list of bool
        By piece, whether it is a Queen.
    spent : tuple of int
        Throws still to be used that have brought in their piece already (PAC-07, where an entry
        does not use them up).
    owed : int
        Throws that come before anything else.
    graces : int
        Graces running, where a third one is punished (PAC-22).
    entered : int
        Colours whose first piece has left the Charkoni, as bits (PAC-06).
    skipping : int
        Colours that lose their next turn, as bits (PAC-22).
    """

    __slots__ = (
        "entered",
        "graces",
        "lap",
        "owed",
        "queen",
        "skipping",
        "spent",
        "step",
        "taken",
    )

    tables: Tables

    def __init__(self, tables: Tables, saved: Saved) -> None:
        self.tables = tables
        self.facts = None
        self.restore(saved)

    def save(self) -> Saved:
        """Freeze the state."""
        return Saved(
            tuple(self.step),
            tuple(self.lap),
            tuple(self.taken),
            tuple(self.queen),
            self.seat,
            self.throws,
            self.spent,
            self.owed,
            self.graces,
            self.entered,
            self.skipping,
            tuple(self.ranking),
            self.over,
        )

    def restore(self, saved: Saved) -> None:
        """Make the state what it was when it was saved."""
        self.step, self.lap = list(saved.steps), list(saved.laps)
        self.taken, self.queen = list(saved.taken), list(saved.queens)
        self.seat, self.throws, self.spent = saved.seat, saved.throws, saved.spent
        self.owed, self.graces = saved.owed, saved.graces
        self.entered, self.skipping = saved.entered, saved.skipping
        self.ranking, self.over = list(saved.ranking), saved.over

    def place(self, piece: int) -> str:
        """Name where a piece stands, as positions do."""
        return place_name(self.step[piece], self.lap[piece], self.taken[piece], self.queen[piece])

    def square(self, piece: int) -> int | None:
        """Return the square of the cross on which a piece stands."""
        return square_of(piece, self.step[piece])

    def square_name(self, piece: int, square: int) -> str:
        """Name a square by the number that a piece's colour gives it, where it meets it next."""
        steps = steps_of(piece >> 2, square)
        ahead = [step for step in steps if step > self.step[piece]]
        return place_name((ahead or [*steps, HOME])[0])

    def send_home(self, piece: int) -> None:
        """Put a piece back into the Charkoni; what it had captured is forgotten (PAC-14)."""
        self.step[piece], self.lap[piece] = HOME, 1
        self.taken[piece], self.queen[piece] = 0, False

    def take_away(self, piece: int) -> None:
        """Put a piece back as if it had not moved."""
        self.send_home(piece)

    def colour(self) -> int:
        """Return the colour whose pieces are moved: the partner's, once the own are all home."""
        colour = self.tables.seats[self.seat][0]
        helps = self.tables.rules.finished_colour == "plays_partner" and self.is_done(colour)
        return self.tables.partner(colour) if helps else colour

    def is_done(self, colour: int) -> bool:
        """Return whether a colour's four pieces are back in the Charkoni."""
        return self.step[PIECES * colour : PIECES * colour + PIECES].count(GOAL) == PIECES

    def merged(self, piece: int) -> tuple[int, ...]:
        """Return all that move with a piece, itself included (CHA-06)."""
        step = self.step[piece]
        if not self.tables.rules.merging or not HOME < step < GOAL:
            return (piece,)
        first = piece & ~3
        return tuple(p for p in range(first, first + PIECES) if self.step[p] == step)


def new_state(rules: PachisiRules, seats: Seats, seat: int = 0, *, play_on: bool = False) -> State:
    """Return a game that has just begun; nobody plays on here (PAC-04)."""
    tables = tables_for(rules, seats)
    none = (0,) * len(tables.begins)
    return State(
        tables,
        Saved(
            steps=tables.begins,
            laps=(1,) * len(none),
            taken=none,
            queens=(False,) * len(none),
            seat=seat,
            throws=(),
            spent=(),
            owed=1,
            graces=0,
            entered=out(rules, tables.begins),
            skipping=0,
            ranking=(),
            over=False,
        ),
    )


def standing(rules: PachisiRules, seats: Seats, saved: Saved, *, play_on: bool = False) -> State:
    """Return a game that stands as it was saved."""
    return State(tables_for(rules, seats), saved)


def own_pieces(state: State) -> tuple[int, ...]:
    """Return the pieces that may be moved by whose turn it is."""
    first = PIECES * state.colour()
    return tuple(range(first, first + PIECES))


def out(rules: PachisiRules, steps: Sequence[int]) -> int:
    """Return the colours of which a piece has left, as bits; none where it does not matter."""
    if not rules.keeps_entered:
        return 0
    return sum(
        1 << first // PIECES
        for first in range(0, len(steps), PIECES)
        if any(steps[first : first + PIECES])
    )


def place_in(saved: Saved, piece: int) -> str:
    """Name where a piece stands."""
    return place_name(
        saved.steps[piece], saved.laps[piece], saved.taken[piece], saved.queens[piece]
    )


def turned_to(saved: Saved, seat: int) -> Saved:
    """Return how a game stands but for whose turn it is."""
    return saved._replace(seat=seat)
