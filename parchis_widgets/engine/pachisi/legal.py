"""The legal moves: candidates that nothing forbids, less those that a duty rules out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.pachisi.candidates import candidates
from parchis_widgets.engine.pachisi.duties import uses_most

if TYPE_CHECKING:
    from parchis_widgets.engine.pachisi.option import Option
    from parchis_widgets.engine.pachisi.state import State

__all__ = ["legal"]


def legal(state: State) -> list[Option]:
    """Give the moves that may be played now."""
    moves = candidates(state)
    rules = state.tables.rules
    if rules.declining or rules.dice_use == "any" or len(state.throws) == 1:
        return moves
    return uses_most(state, moves)
