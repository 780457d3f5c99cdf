"""What the places of Parchís are called: ``home``, ``12``, ``c3``, ``goal``."""

from __future__ import annotations

from typing import Final

from parchis_widgets.board.cross import ARMS, RIM, SQUARES, arm_of, cell
from parchis_widgets.board.parchis.squares import (
    COLOURS,
    GOAL,
    HOME,
    LAST_RIM_STEP,
    SAFE_SQUARES,
    WAYS,
)
from parchis_widgets.board.places import arm_of_piece, never_stands
from parchis_widgets.text import message


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
    """Return the square that a colour calls by a place, also where it never stands.

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


def read_place(piece: str, place: str) -> int:
    """Read a piece's place as the step at which it stands.

    Raises
    ------
    ValueError
        If there is no such piece, or it never stands there.
    """
    steps = STEPS[arm_of_piece(piece, COLOURS)]
    if place not in steps:
        raise never_stands(piece, place)
    return steps[place]


def name_of(square: int, lang: str) -> str:
    """Name a square for who hears of it: *casilla 12, seguro*, *pasillo amarillo 2*."""
    if square >= RIM:
        return message(lang, f"board.column_{COLOURS[arm_of(square)]}", n=cell(square)[1])
    name = message(lang, "board.square", n=square + 1)
    return ", ".join([name, message(lang, "board.safe")] if square in SAFE_SQUARES else [name])
