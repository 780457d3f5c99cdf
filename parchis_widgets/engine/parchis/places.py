"""What the core's places are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import PLACE_OF_SQUARE, PLACES

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.state import Saved, State

__all__ = ["place_in", "square_name"]


def place_in(saved: Saved, piece: int) -> str:
    """Name where a piece stands."""
    return PLACES[piece >> 2][saved.steps[piece]]


def square_name(state: State, piece: int, square: int) -> str:
    """Name a square as its own colour does; those of the rim have one name for all."""
    return PLACE_OF_SQUARE[square]
