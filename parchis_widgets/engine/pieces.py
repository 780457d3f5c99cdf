"""How pieces are numbered: piece ``4 * colour + n``."""

from __future__ import annotations

from typing import Final

__all__ = ["NOBODY", "PIECES"]

NOBODY: Final = -1
"""No piece, or no player."""
PIECES: Final = 4
"""Pieces of a colour."""
