"""The legal moves: candidates that nothing forbids, less those that a duty rules out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.pachisi.candidates import candidates
from parchis_widgets.engine.pachisi.duties import is_among_most, uses_most

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.engine.pachisi.option import Option
    from parchis_widgets.engine.pachisi.state import State

__all__ = ["any_legal", "legal"]


def legal(state: State) -> list[Option]:
    """Return the moves that may be played now."""
    moves = candidates(state)
    return uses_most(state, moves) if _owes_most(state) else moves


def any_legal(state: State, is_asked: Callable[[Option], bool]) -> bool:
    """Return whether one of the legal moves is asked for, without looking at all of them."""
    moves = candidates(state)
    asked = [option for option in moves if is_asked(option)]
    if not (asked and _owes_most(state)):
        return bool(asked)
    return any(is_among_most(state, option, moves) for option in asked)


def _owes_most(state: State) -> bool:
    """Return whether as many throws as can be used have to be (CHA-09)."""
    rules = state.tables.rules
    return not rules.declining and rules.dice_use != "any" and len(state.throws) > 1
