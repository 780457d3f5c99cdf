"""The legal moves: candidates that nothing forbids, less those that a duty rules out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.parchis.candidates import advances, bonus_advances, exits, sum_exits
from parchis_widgets.engine.parchis.duties import duties_of
from parchis_widgets.engine.parchis.tables import EXIT, SEVEN, SIX

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.state import State

__all__ = ["candidates", "counts", "is_third_six", "legal", "pending"]


def legal(state: State) -> list[int]:
    """Give the moves that may be played now."""
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


def _with_duties(state: State, face: int) -> list[int]:
    moves = candidates(state, face)
    if moves and face >= EXIT:
        for duty in duties_of(state.tables)[face]:
            moves = duty.fulfilling(state, moves) or moves
    return moves


def candidates(state: State, face: int) -> list[int]:
    """Give the moves by a face of the die that nothing forbids, duties aside."""
    tables, seat = state.tables, state.seat
    if face < SIX:
        moves = advances(state, tables.seat_tries[face][seat], face)
        return exits(state) + moves if face == EXIT else moves
    counted = counts(state)
    if len(counted) == 1:
        return advances(state, tables.seat_tries[counted[0]][seat], counted[0])
    return [
        code
        for colour, count in zip(tables.seats[seat], counted, strict=True)
        for code in advances(state, tables.tries[count][colour], count)
    ]


def counts(state: State) -> list[int]:
    """Give what a 6 counts for each colour of the player (CLA-08, TRA-07, GEN-04)."""
    rules, colours = state.tables.rules, state.tables.seats[state.seat]
    if rules.six_counts_seven == "never":
        return [SIX] * len(colours)
    if len(colours) == 1:
        return [SEVEN if state.home_is_empty(colours[0]) else SIX]
    empty = [state.home_is_empty(colour) for colour in colours]
    if rules.home_empty == "all_colours":
        empty = [all(empty)] * len(colours)
    return [SEVEN if is_empty else SIX for is_empty in empty]


def pending(state: State) -> tuple[int, ...]:
    """Give the squares that may be counted now."""
    if state.bonuses:
        return (state.bonuses[0].squares,)
    found: list[int] = []
    for face in state.throws:
        found += dict.fromkeys(counts(state)) if face == SIX else [face]
    return tuple(found)


def is_third_six(state: State) -> bool:
    """Tell whether the throw is the third 6 (or double) running: it moves nothing (CLA-11)."""
    return state.sixes == 2 and state.throws in state.tables.repeating
