"""What the engine looks up: built once for a ruleset and the colours in play.

Squares become bits, so that "is anything in the way" is one ``&`` of two integers.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from parchis_widgets.board.cross import RIM, SQUARES
from parchis_widgets.board.parchis import COLOURS, GOAL, LAST_RIM_STEP, SAFE_SQUARES, STARTS, WAYS
from parchis_widgets.engine.parchis.ways import COUNTS, walk
from parchis_widgets.engine.pieces import PIECES
from parchis_widgets.engine.seats import Seating
from parchis_widgets.rules.parchis import ParchisRules

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parchis_widgets.rules.switch import Value

__all__ = ["Reach", "Tables", "reach_of", "tables_for"]

NOWHERE: Final = -1
EXIT: Final = 5
SIX: Final = 6
SEVEN: Final = 7
DIE: Final = range(1, 7)
SQUARE: Final = tuple((NOWHERE, *way, NOWHERE) for way in WAYS)


class Reach(NamedTuple):
    """Where a count leads from a step: squares as bits of the cross."""

    way: int
    """Every square entered, the last one included, the one left excluded."""
    stop: int
    """The last square; 0 for the goal, and for a bounce that ends where it began."""
    target: int
    """The step of the last square."""
    square: int
    """The last square; `NOWHERE` for the goal."""


Reaches = tuple[Reach | None, ...]
"""By step, where one count leads a piece."""

Try = tuple[int, int, Reaches]
"""A move's int, its piece, and where its count leads that piece."""


class Tables(Seating):
    """Tables of one ruleset and its players.

    Attributes
    ----------
    pieces : tuple of tuple of int
        The pieces of each player; piece ``4 * colour + n``.
    colour_pieces : tuple of tuple of int
        The pieces of each colour.
    own_bits : tuple of int
        The colours of each player as bits.
    pairs_leave : bool
        Whether a 5 can bring out two at once.
    bit : tuple of int
        By square, its bit; that of `NOWHERE` is 0.
    square : tuple of tuple of int
        By colour and step: the square of the cross, or `NOWHERE`.
    reach, bonus_reach : list
        By count, then piece, then step: a `Reach`, or ``None`` if that leads nowhere.
    lands_by_choice : bool
        Whether the piece met on the last square can matter, beyond the two that fill it.
    repeating : frozenset of tuple of int
        Throws that throw again: a 6, or doubles with two dice.
    asks_who_won : bool
        Whether it matters which piece has won a count of 20 or 10.
    tries : tuple of tuple of tuple
        By count, then colour: what each of its pieces would try.
    seat_tries : tuple of tuple of tuple
        The same by count, then player.
    barrier_squares : int
        Squares on which two pieces of a side are a barrier.
    """

    rules: ParchisRules

    def __init__(self, rules: ParchisRules, seats: tuple[tuple[int, ...], ...]) -> None:
        arms = range(len(COLOURS))
        side = tuple(colour % 2 if rules.seats == "pairs" else colour for colour in arms)
        super().__init__(rules, COLOURS, seats, side)
        self.pieces = tuple(
            tuple(PIECES * colour + n for colour in colours for n in range(PIECES))
            for colours in seats
        )
        self.colour_pieces = tuple(
            tuple(range(PIECES * colour, PIECES * colour + PIECES)) for colour in arms
        )
        self.own_bits = tuple(mask(colours) for colours in seats)
        self.pairs_leave = rules.double_exit != "never"
        self.square = SQUARE
        self.bit = (*(1 << square for square in range(SQUARES)), 0)
        self.starts = STARTS
        self.safe = mask(SAFE_SQUARES)
        self.barrier_squares = self._barrier_squares()
        self.lands_by_choice = (
            rules.seats == "pairs"
            or rules.pairs_off_safes == "forbidden"
            or not rules.reform_barrier
        )
        self.repeating = frozenset([(SIX,)] if rules.dice == 1 else [(face, face) for face in DIE])
        self.asks_who_won = rules.bonus_piece == "another" or rules.goal_bonus_colour == "arrived"
        self.reach = _reaches(rules, bonus=False)
        self.bonus_reach = _reaches(rules, bonus=True)
        self.tries = tuple(
            tuple(self._tries(count, (colour,)) for colour in arms) for count in range(SEVEN + 1)
        )
        self.seat_tries = tuple(
            tuple(self._tries(count, colours) for colours in seats) for count in range(SEVEN + 1)
        )

    def knows(self, count: int) -> bool:
        """Return whether a count is one that the game can ask for."""
        return 0 < count < len(self.reach) and bool(self.reach[count])

    def _tries(self, count: int, colours: tuple[int, ...]) -> tuple[Try, ...]:
        if not self.reach[count]:
            return ()
        pieces = [PIECES * colour + n for colour in colours for n in range(PIECES)]
        return tuple((count << 8 | piece, piece, self.reach[count][piece]) for piece in pieces)

    def _barrier_squares(self) -> int:
        rim = self.safe if self.rules.barriers == "safe_squares" else mask(range(RIM))
        columns = mask(range(RIM, SQUARES)) if self.rules.column_barrier else 0
        return rim | columns


_AT_THE_GOAL: Final = ("overshoot", "bounce_out", "bonus_bounce", "bounce_path", "bonus_zone")
"""The switches on which it hangs where a count leads."""


def _reaches(rules: ParchisRules, *, bonus: bool) -> list[tuple[Reaches, ...]]:
    return _reaches_of(tuple(getattr(rules, name) for name in _AT_THE_GOAL), bonus)


@cache
def _reaches_of(switches: tuple[Value, ...], bonus: bool) -> list[tuple[Reaches, ...]]:
    """Return by count, piece and step where it leads: built once for rulesets alike there."""
    chosen: dict[str, Any] = dict(zip(_AT_THE_GOAL, switches, strict=True))
    rules = ParchisRules("", "", **chosen)
    found: list[tuple[Reaches, ...]] = [()] * (max(COUNTS) + 1)
    for count in COUNTS:
        by_colour = [
            tuple(
                reach_of(rules, SQUARE[colour], step, count, bonus=bonus)
                for step in range(GOAL + 1)
            )
            for colour in range(len(COLOURS))
        ]
        found[count] = tuple(by_colour[piece >> 2] for piece in range(PIECES * len(COLOURS)))
    return found


def reach_of(
    rules: ParchisRules, squares: tuple[int, ...], step: int, count: int, *, bonus: bool
) -> Reach | None:
    """Return where a count leads on a way of squares by step; ``None`` if nowhere."""
    if bonus and rules.bonus_zone == "circuit" and step > LAST_RIM_STEP:
        return None
    steps = walk(rules, step, count, bonus=bonus)
    if not steps:
        return None
    target = steps[-1]
    if GOAL in steps[:-1] and rules.bounce_path == "last_square":
        steps = steps[-1:]
    way = mask(squares[s] for s in steps if s not in (step, GOAL))
    stop = 0 if target in (step, GOAL) else 1 << squares[target]
    return Reach(way, stop, target, squares[target])


def mask(squares: Iterable[int]) -> int:
    """Return squares as bits."""
    bits = 0
    for square in squares:
        bits |= 1 << square
    return bits


def squares_in(bits: int) -> tuple[int, ...]:
    """Return the squares of a mask, in their order."""
    return tuple(square for square in range(SQUARES) if bits >> square & 1)


@cache
def tables_for(rules: ParchisRules, seats: tuple[tuple[int, ...], ...]) -> Tables:
    """Return the tables of a ruleset and its players, built at the first call."""
    return Tables(rules, seats)
