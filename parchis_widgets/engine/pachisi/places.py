"""What the core's places are called: the number on the own way, a mark and the lap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.pachisi import GOAL, HOME

if TYPE_CHECKING:
    from parchis_widgets.engine.pachisi.state import Saved

__all__ = ["place_in", "place_name"]


def place_name(step: int, lap: int = 1, taken: int = 0, queen: bool = False) -> str:
    """Name a place: ``home``, ``30``, ``30x``, ``30q/2``, ``goal``."""
    if step in (HOME, GOAL):
        return "home" if step == HOME else "goal"
    mark = "q" if queen else "x" if taken else ""
    return f"{step}{mark}" + (f"/{lap}" if lap > 1 else "")


def place_in(saved: Saved, piece: int) -> str:
    """Name where a piece stands."""
    return place_name(
        saved.steps[piece], saved.laps[piece], saved.taken[piece], saved.queens[piece]
    )
