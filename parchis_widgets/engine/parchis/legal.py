"""The legal moves: candidates that nothing forbids, less those that a duty rules out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.parchis.candidates import (
    advances,
    bonus_advances,
    candidates,
    sum_exits,
)
from parchis_widgets.engine.parchis.duties import duties_of
from parchis_widgets.engine.parchis.tables import EXIT
from parchis_widgets.engine.parchis.throws import is_third_six

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.engine.parchis.state import State

__all__ = ["any_legal", "legal"]


def legal(state: State) -> list[int]:
    """Return the moves that may be played now."""
    if state.bonuses:
        return bonus_advances(state, state.bonuses[0])
    throws = state.throws
    if not throws or (state.sixes and is_third_six(state)):
        return []
    if len(throws) == 1:
        face = throws[0]
        if face < EXIT:
            return advances(state, state.tables.seat_tries[face][state.seat], face)
        return _with_duties(state, face)
    added = sum_exits(state)
    if added and state.tables.rules.exit_on_five == "mandatory":
        return added
    apart = [code for face in sorted(set(throws)) for code in _with_duties(state, face)]
    return apart + added


def any_legal(state: State, is_asked: Callable[[int], bool]) -> bool:
    """Return whether one of the legal moves is asked for."""
    return any(map(is_asked, legal(state)))


def _with_duties(state: State, face: int) -> list[int]:
    moves = candidates(state, face)
    if moves and face >= EXIT:
        for duty in duties_of(state.tables)[face]:
            moves = duty.fulfilling(state, moves) or moves
    return moves
