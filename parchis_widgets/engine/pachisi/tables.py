"""What the engine looks up in Pachisi and Chaupar: built once for a ruleset.

Where a piece can go is told in steps of its own way; so are the castles in its way, as bits.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.cross import SQUARES as CROSS
from parchis_widgets.board.pachisi import (
    CASTLES,
    COLOURS,
    GOAL,
    HOME,
    LAP,
    SQUARES,
    TURN,
    steps_of,
)
from parchis_widgets.engine.pieces import PIECES
from parchis_widgets.engine.seats import Seating

if TYPE_CHECKING:
    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.rules.pachisi import PachisiRules

__all__ = ["ROUND_AGAIN", "Tables", "span", "tables_for"]

ROUND_AGAIN: Final = TURN - LAP
"""The tip, as the step before the first one of another lap."""

_SETUPS: Final = {
    "charkoni": (HOME, HOME, HOME, HOME),
    "6_7_23_24": (6, 7, 23, 24),
    "6_7_15_16": (6, 7, 15, 16),
}


class Tables(Seating):
    """Tables of one ruleset.

    Attributes
    ----------
    begins : tuple of int
        By piece, the step on which it begins (PAC-03, CHA-04).
    graces, entering : frozenset of int
        Throws that throw again (PAC-09), and that bring a piece onto the board (PAC-07).
    castles : frozenset of int
        Squares that are castles; none where they are ignored (CHA-01).
    steps : tuple
        By colour and square, the steps that the colour counts there, as bits.
    stuck : frozenset of int
        Steps from which the Charkoni cannot be reached any more, whatever is thrown.
    """

    rules: PachisiRules

    def __init__(self, rules: PachisiRules, seats: Seats) -> None:
        arms = range(len(COLOURS))
        super().__init__(rules, COLOURS, seats, tuple(arm % 2 for arm in arms))
        self.begins = _SETUPS[rules.setup] * len(COLOURS)
        self.graces = rules.grace_values
        self.entering = rules.entering_values
        self.castles = CASTLES if rules.castles == "block" else frozenset[int]()
        self.steps = tuple(
            tuple(sum(1 << step for step in steps_of(arm, square)) for square in range(CROSS))
            for arm in arms
        )
        self.side_pieces = tuple(
            tuple(p for p in range(PIECES * len(COLOURS)) if (p >> 2) % 2 == side)
            for side in range(2)
        )
        self.stuck = _stuck(rules)

    def partner(self, colour: int) -> int:
        """Give the colour opposite."""
        return (colour + 2) % len(COLOURS)


def _stuck(rules: PachisiRules) -> frozenset[int]:
    """Give the steps from which no throws lead to the Charkoni (PAC-18, PAC-21)."""
    by_grace = rules.finishing == "grace_from_83"
    last = GOAL - 1 if by_grace else GOAL
    leads = {last}
    for step in range(last - 1, HOME, -1):
        if any(step + value in leads for value in rules.thrower.values):
            leads.add(step)
    laps = range(1, TURN + 1) if rules.second_lap else ()
    return frozenset(range(1, GOAL)) - leads - frozenset(laps)


def span(start: int, end: int) -> int:
    """Give the steps after `start` up to `end`, as bits."""
    return (1 << end + 1) - (1 << start + 1)


def square_of(piece: int, step: int) -> int | None:
    """Give the square of the cross on which a piece stands at a step; none in the Charkoni."""
    return SQUARES[piece >> 2][step]


@cache
def tables_for(rules: PachisiRules, seats: Seats) -> Tables:
    """Give the tables of a ruleset, built at the first call."""
    return Tables(rules, seats)
