"""The Pachisi and Chaupar board: the castles and the way of each colour, out, round and back."""

from __future__ import annotations

from typing import Final

from parchis_widgets.board.cross import ARMS, RIM, column, rim_from, tip

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
    """Return a colour's squares in order: numbers 1 to 83, from the Charkoni and back to it."""
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
    """Return the numbers that a colour gives a square: two on its own middle, none on others'."""
    return tuple(step for step, other in enumerate(SQUARES[arm]) if other == square)
