"""The Parchís board: numbers, starts, safe squares and the way of each colour."""

from __future__ import annotations

from typing import Final

from parchis_widgets.board.cross import (
    ARMS,
    COLUMN,
    RIM,
    SQUARES,
    arm_of,
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
    """Give the square on which a colour leaves home."""
    return (tip(arm) + _START_BEYOND_TIP) % RIM


def way(arm: int) -> tuple[int, ...]:
    """Give a colour's squares in order: its start first, its column last (71 squares)."""
    return rim_from(start(arm), LAST_RIM_STEP) + column(arm)


WAYS: Final = tuple(way(arm) for arm in range(ARMS))
STARTS: Final = tuple(start(arm) for arm in range(ARMS))
SAFE_SQUARES: Final = frozenset(
    (tip(arm) + offset) % RIM
    for arm in range(ARMS)
    for offset in (-_START_BEYOND_TIP, 0, _START_BEYOND_TIP)
)


def place_of_step(arm: int, step: int) -> str:
    """Name the place of a step as positions write it: ``home``, ``5``, ``c3``, ``goal``."""
    if step == HOME:
        return "home"
    if step == GOAL:
        return "goal"
    if step > LAST_RIM_STEP:
        return f"c{step - LAST_RIM_STEP}"
    return str(WAYS[arm][step - 1] + 1)


PLACES: Final = tuple(
    tuple(place_of_step(arm, step) for step in range(GOAL + 1)) for arm in range(ARMS)
)
PLACE_OF_SQUARE: Final = {
    square: PLACES[arm][step] for arm in range(ARMS) for step, square in enumerate(WAYS[arm], 1)
}
"""What each square is called; those of a column as their own colour calls them."""
STEPS: Final = tuple({place: step for step, place in enumerate(names)} for names in PLACES)


def square_called(arm: int, place: str) -> int | None:
    """Give the square that a colour calls by a place, also where it never stands.

    Another colour's column is called by that colour's letter: ``Rc3``.
    """
    return _SQUARES_CALLED[arm].get(place.lower())


def place_called(arm: int, square: int) -> str:
    """Name a square for a colour, also where it never stands."""
    if square < RIM:
        return str(square + 1)
    place = PLACE_OF_SQUARE[square]
    return place if arm_of(square) == arm else COLOURS[arm_of(square)] + place


_SQUARES_CALLED: Final = tuple(
    {place_called(arm, square).lower(): square for square in range(SQUARES)} for arm in range(ARMS)
)

assert len(WAYS[0]) == LAST_RIM_STEP + COLUMN
