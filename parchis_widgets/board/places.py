"""What places and pieces are called on every board."""

from __future__ import annotations

from typing import Final

OFF_BOARD: Final = ("home", "goal")
"""The places that are no squares."""


def arm_of_piece(piece: str, colours: str) -> int:
    """Return the arm of a piece's colour, or raise a ``ValueError`` if there is no such piece."""
    if piece[:1] not in tuple(colours) or piece[1:] not in {"1", "2", "3", "4"}:
        raise ValueError(f"unknown piece {piece!r}: expected a colour of {colours} and 1 to 4")
    return colours.index(piece[0])
