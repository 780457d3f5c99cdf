"""How a game of Pachisi or Chaupar ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parchis_widgets.engine.pachisi.state import State

__all__ = ["outcome"]


def outcome(state: State) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """Return the colours of the team that won, the first of them as its place, and the reason."""
    if not state.ranking:
        return (), (), "dead end"
    colour = state.tables.seats[state.ranking[0]][0]
    partner = state.tables.partner(colour)
    team = tuple(c for (c,) in state.tables.seats if c in (colour, partner))
    return team, team[:1], "goal"
