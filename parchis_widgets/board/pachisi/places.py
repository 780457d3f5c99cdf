"""What the places of Pachisi and Chaupar are called, and say: ``home``, ``30q/2``, ``goal``."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from parchis_widgets.board.cross import arm_of, cell, column
from parchis_widgets.board.pachisi.squares import (
    CASTLES,
    COLOURS,
    GOAL,
    HOME,
    SQUARES,
    WAYS,
    steps_of,
)
from parchis_widgets.board.places import arm_of_piece, never_stands
from parchis_widgets.text import message

_ON_THE_WAY: Final = re.compile(r"([1-9]\d?)([xq]?)(?:/([2-9]))?")
_LAST_OUTWARD: Final = 8
_FIRST_HOMEWARD: Final = 77

FOREIGN: Final = {
    f"{colour}c{rank}".lower(): square
    for arm, colour in enumerate(COLOURS)
    for rank, square in enumerate(column(arm), 1)
}
"""The middle columns by the names that the other colours give them: ``rc3``."""


def square_called(arm: int, place: str) -> int | None:
    """Return the square that a colour calls by a place, also where it never stands.

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
    """Return a place without the mark of a Queen or of a capture: ``30q/2`` is ``30/2``."""
    return place.replace("q", "").replace("x", "")


def step_of(place: str) -> int:
    """Return the number of a place on the way, its mark and its lap left out."""
    return int(unmarked(place).partition("/")[0])


class Place(NamedTuple):
    """Where a piece stands on its own way, and what it has done."""

    step: int
    mark: str = ""
    """``x``: has captured one; ``q``: is a Queen."""
    lap: int = 1

    @property
    def way(self) -> str:
        """On the own middle: ``out`` or ``back``; elsewhere nothing."""
        if self.step in {HOME, GOAL}:
            return ""
        if self.step <= _LAST_OUTWARD:
            return "out"
        return "back" if self.step >= _FIRST_HOMEWARD else ""

    def square(self, arm: int) -> int:
        """Return the square of the cross."""
        return WAYS[arm][self.step - 1]


def read_place(piece: str, place: str) -> Place:
    """Read a piece's place.

    Raises
    ------
    ValueError
        If there is no such piece, or it never stands there.
    """
    arm_of_piece(piece, COLOURS)
    if place in {"home", "goal"}:
        return Place(HOME if place == "home" else GOAL)
    match = _ON_THE_WAY.fullmatch(place)
    if match is None or int(match[1]) >= GOAL:
        raise never_stands(piece, place)
    return Place(int(match[1]), match[2], int(match[3] or 1))


def name_of(square: int, lang: str) -> str:
    """Name a square for who hears of it: *brazo rojo, lado derecho 4, castillo*.

    Right is right for who sits at the arm's tip; squares are counted from the tip inward.
    """
    file, rank = cell(square)
    part = "tip" if (file, rank) == (1, 0) else ("right", "middle", "left")[file]
    parts = [
        message(lang, f"board.arm_{COLOURS[arm_of(square)]}"),
        message(lang, f"board.{part}", n=rank + 1),
    ]
    if square in CASTLES:
        parts.append(message(lang, "board.castle"))
    return ", ".join(parts)
