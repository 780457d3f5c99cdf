"""How a game of Parchís ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.state import State

__all__ = ["outcome"]


def outcome(state: State) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """Return the colours that won, the first colour of each player by place, and the reason."""
    seats, side = state.tables.seats, state.tables.side
    places = [seats[seat][0] for seat in state.ranking]
    if not state.ranking:
        return (), (), "left"
    first = seats[state.ranking[0]]
    if state.tables.rules.seats == "pairs":
        first = tuple(c for c in range(len(side)) if side[c] == side[first[0]])
    rest = [seats[s][0] for s in range(len(seats)) if s not in state.ranking]
    if state.play_on and len(rest) == 1:
        places += rest
    return first, tuple(places), "goal"
