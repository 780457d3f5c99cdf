"""What the core's places are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import PLACES

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.state import Saved

__all__ = ["place_in"]


def place_in(saved: Saved, piece: int) -> str:
    """Name where a piece stands."""
    return PLACES[piece >> 2][saved.steps[piece]]
