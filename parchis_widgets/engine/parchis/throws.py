"""What was thrown, and what it counts: a 6 can be a 7, and the third 6 running moves nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.parchis.tables import SEVEN, SIX

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.state import State

__all__ = ["count_of", "counts", "is_third_six", "may_throw", "pending"]


def may_throw(state: State) -> bool:
    """Tell whether the player whose turn it is has to throw now."""
    return not (state.over or state.bonuses or state.throws)


def pending(state: State) -> tuple[int, ...]:
    """Give the squares that may be counted now."""
    if state.bonuses:
        return (state.bonuses[0].squares,)
    found: list[int] = []
    for face in state.throws:
        found += dict.fromkeys(counts(state)) if face == SIX else [face]
    return tuple(found)


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


def count_of(state: State, piece: int, number: int) -> int:
    """Give what a number thrown counts for a piece: a 6 can be a 7."""
    colours = state.tables.seats[state.seat]
    if number != SIX or piece >> 2 not in colours:
        return number
    return counts(state)[colours.index(piece >> 2)]


def is_third_six(state: State) -> bool:
    """Tell whether the throw is the third 6 (or double) running: it moves nothing (CLA-11)."""
    return state.sixes == 2 and state.throws in state.tables.repeating
