"""The Pachisi and Chaupar board: the castles and the way of each colour, out, round and back."""

from __future__ import annotations

from typing import Final

from parchis_widgets.board.cross import ARMS, RIM, arm_of, cell, column, rim_from, tip

COLOURS: Final = "KGYR"
"""Black, green, yellow, red by arm: the way of yellow lies at the bottom, as in its sources."""

HOME: Final = 0
GOAL: Final = 84
TURN: Final = 76
"""Where a piece stands on its own tip again and turns in, or begins another lap."""
LAP: Final = 68
"""Steps from the tip outward (8) round to the tip again (76)."""

_CASTLE_FROM_TIP: Final = 4


def way(arm: int) -> tuple[int, ...]:
    """Give a colour's squares in order: numbers 1 to 83, from the Charkoni and back to it."""
    inward = column(arm)
    outward = inward[::-1]
    round_the_rim = rim_from((tip(arm) + 1) % RIM, RIM)
    return (*outward, tip(arm), *round_the_rim, *inward)


WAYS: Final = tuple(way(arm) for arm in range(ARMS))
CASTLES: Final = frozenset(
    (tip(arm) + offset) % RIM
    for arm in range(ARMS)
    for offset in (-_CASTLE_FROM_TIP, 0, _CASTLE_FROM_TIP)
)
"""Squares on which a piece is safe and blocks the other team, in Pachisi (PAC-15)."""

SEATS: Final = "YRKG"
"""The colours in the order of play, counter-clockwise; partners face each other."""

SQUARES: Final = tuple((None, *squares, None) for squares in WAYS)
"""By arm and step, the square of the cross; ``None`` for the Charkoni."""


def steps_of(arm: int, square: int) -> tuple[int, ...]:
    """Give the numbers that a colour gives a square: two on its own middle, none on others'."""
    return tuple(step for step, other in enumerate(SQUARES[arm]) if other == square)


FOREIGN: Final = {
    f"{colour}c{rank}".lower(): square
    for arm, colour in enumerate(COLOURS)
    for rank, square in enumerate(column(arm), 1)
}
"""The middle columns by the names that the other colours give them: ``rc3``."""


def square_called(arm: int, place: str) -> int | None:
    """Give the square that a colour calls by a place, also where it never stands.

    The middle column of another colour's arm is called by that colour's letter: ``Rc3``.
    """
    foreign = FOREIGN.get(place.lower())
    if foreign is not None:
        return foreign
    number = unmarked(place).partition("/")[0]
    known = number.isdecimal() and len(number) < 3 and HOME < int(number) < GOAL
    return SQUARES[arm][int(number)] if known else None


def place_called(arm: int, square: int) -> str:
    """Name a square for a colour, also where it never stands; of two numbers the lower."""
    steps = steps_of(arm, square)
    return str(steps[0]) if steps else f"{COLOURS[arm_of(square)]}c{cell(square)[1]}"


def unmarked(place: str) -> str:
    """Give a place without the mark of a Queen or of a capture: ``30q/2`` is ``30/2``."""
    return place.replace("q", "").replace("x", "")


def step_of(place: str) -> int:
    """Give the number of a place on the way, its mark and its lap left out."""
    return int(unmarked(place).partition("/")[0])
