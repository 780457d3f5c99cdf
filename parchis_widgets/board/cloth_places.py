"""What the places of Pachisi and Chaupar say about a piece: ``home``, ``30q/2``, ``goal``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from parchis_widgets.board.pachisi import COLOURS, GOAL, HOME, WAYS
from parchis_widgets.board.svg_parts import arm_of_piece, never_stands

_ON_THE_WAY: Final = re.compile(r"([1-9]\d?)([xq]?)(?:/([2-9]))?")
_LAST_OUTWARD: Final = 8
_FIRST_HOMEWARD: Final = 77


@dataclass(frozen=True, slots=True)
class Place:
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
        """Give the square of the cross."""
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
