"""The Parchís board: numbers, starts, safe squares and the way of each colour."""

from __future__ import annotations

from typing import Final

from parchis_widgets.board.cross import (
    ARMS,
    COLUMN,
    RIM,
    column,
    rim_from,
    tip,
)

COLOURS: Final = "YBRG"
"""Yellow, blue, red, green: the colour's place in this string is its arm."""

HOME: Final = 0
GOAL: Final = 72
LAST_RIM_STEP: Final = 64
"""Steps of a piece: 0 at home, 1 on its start, 64 on its arm's tip, 65 to 71 in its column, 72."""

_START_BEYOND_TIP: Final = 5


def start(arm: int) -> int:
    """Return the square on which a colour leaves home."""
    return (tip(arm) + _START_BEYOND_TIP) % RIM


def way(arm: int) -> tuple[int, ...]:
    """Return a colour's squares in order: its start first, its column last (71 squares)."""
    return rim_from(start(arm), LAST_RIM_STEP) + column(arm)


WAYS: Final = tuple(way(arm) for arm in range(ARMS))
STARTS: Final = tuple(start(arm) for arm in range(ARMS))
SAFE_SQUARES: Final = frozenset(
    (tip(arm) + offset) % RIM
    for arm in range(ARMS)
    for offset in (-_START_BEYOND_TIP, 0, _START_BEYOND_TIP)
)


def steps_of(arm: int, square: int) -> tuple[int, ...]:
    """Return the step at which a colour stands on a square: one, or none on what is not its way."""
    return tuple(step for step, other in enumerate(WAYS[arm], 1) if other == square)


assert len(WAYS[0]) == LAST_RIM_STEP + COLUMN
