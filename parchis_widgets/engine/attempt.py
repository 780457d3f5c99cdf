"""What somebody wants to do with a piece: count so many squares, or go to a place."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Attempt"]


@dataclass(frozen=True)
class Attempt:
    """An attempt, and what of it is chosen.

    Attributes
    ----------
    piece : int
        The piece, or `NOBODY` where nobody plays the one that is named.
    count : int or None
        The squares to be counted; ``None`` if only the place is said.
    place : str or None
        Where it is to end, as positions write it: any place of the board.
    counts : tuple of int or None
        The throws to be used up, if they are chosen.
    captures : tuple of int or None
        The pieces to be captured, if they are chosen.
    pieces : tuple of int or None
        All that is to move, if it is said.
    """

    piece: int
    count: int | None = None
    place: str | None = None
    counts: tuple[int, ...] | None = None
    captures: tuple[int, ...] | None = None
    pieces: tuple[int, ...] | None = None
