"""What was thrown: which throws may be used now, and whether one is due."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parchis_widgets.engine.pachisi.state import State

__all__ = ["count_of", "may_throw", "pending"]


def may_throw(state: State) -> bool:
    """Tell whether a throw is due: all come first, unless each is used at once (PAC-10)."""
    if state.over or not state.owed:
        return False
    return not state.throws or state.tables.rules.throwing == "all_first"


def pending(state: State) -> tuple[int, ...]:
    """Give the throws that may be used now."""
    return () if state.over or may_throw(state) else state.throws


def count_of(state: State, piece: int, number: int) -> int:
    """Return what a number thrown counts for a piece: itself."""
    return number
