"""What places and pieces are called on every board."""

from __future__ import annotations

from typing import Final

from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.saying import Phrase, letters_of

OFF_BOARD: Final = ("home", "goal")
"""The places that are no squares."""


def arm_of_piece(piece: str, colours: str) -> int:
    """Return the arm of a piece's colour, or raise a ``ValueError`` if there is no such piece."""
    known = isinstance(piece, str) and piece[:1] in tuple(colours)
    if not known or piece[1:] not in {"1", "2", "3", "4"}:
        raise Refused("drawings.piece", piece=piece, colours=letters_of(colours))
    return colours.index(piece[0])


def never_stands(piece: str, place: object) -> Refused:
    """Return the refusal of a place on which a piece never stands."""
    colour, number = Phrase(f"letters.{piece[0]}"), piece[1:]
    return Refused("drawings.place", colour=colour, number=number, place=place)
