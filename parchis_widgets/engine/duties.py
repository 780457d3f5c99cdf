"""What a player owes: duties that let only some of the possible moves stand.

A duty that no move can fulfil falls away. Leaving home comes before all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.board.parchis import HOME
from parchis_widgets.engine.candidates import exit_of, leaves_in_pairs
from parchis_widgets.engine.tables import EXIT, SIX

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.engine.state import State

__all__ = ["DUTIES", "Duty"]


class Duty(NamedTuple):
    """One duty."""

    code: str
    fulfilling: Callable[[State, list[int]], list[int]]
    """Given the moves that stand, those that fulfil it; none if it does not bind."""


def exits_two(state: State, moves: list[int]) -> list[int]:
    """Bring out two at once with all four at home (TRA-05)."""
    colours = [c for c in state.tables.seats[state.seat] if leaves_in_pairs(state, c)]
    return [code for code in moves if (code & 15) >> 2 in colours and not state.step[code & 15]]


def exits_one(state: State, moves: list[int]) -> list[int]:
    """Bring out a piece (CLA-09, GEN-09)."""
    if state.tables.rules.exit_on_five == "optional":
        return []
    return [code for code in moves if state.step[code & 15] == HOME]


def clears_start(state: State, moves: list[int]) -> list[int]:
    """Move a piece off the start that two own pieces shut (GEN-10)."""
    tables = state.tables
    if tables.rules.barred_five == "any_piece":
        return []
    shut = [
        tables.starts[colour]
        for colour in tables.seats[state.seat]
        if not state.home_is_empty(colour) and exit_of(state, colour).shut == "own-start"
    ]
    return [code for code in moves if state.square_of(code & 15) in shut]


def opens_barrier(state: State, moves: list[int]) -> list[int]:
    """Open one of the player's barriers (CLA-18, TRA-10, GEN-19)."""
    if not state.barred:
        return []
    square, bit = state.tables.square, state.tables.bit
    found = []
    for code in moves:
        there = square[(code & 15) >> 2][state.step[code & 15]]
        if there >= 0 and state.barred & bit[there]:
            found.append(code)
    return found


DUTIES: Final[dict[int, tuple[Duty, ...]]] = {
    EXIT: (
        Duty("must-exit-two", exits_two),
        Duty("must-exit", exits_one),
        Duty("must-move-start", clears_start),
    ),
    SIX: (Duty("must-open", opens_barrier),),
}
"""By the face thrown, the duties in their order."""
