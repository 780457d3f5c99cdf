"""A game played to its end by the core alone: for measuring, and for simulating many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.legal import legal
from parchis_widgets.engine.turns import forgo, play, throw

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.engine.state import State

__all__ = ["play_out"]


def play_out(
    state: State,
    next_throw: Callable[[], tuple[int, ...]],
    choose: Callable[[State, list[int]], int],
) -> int:
    """Play a game from a state to its end.

    Parameters
    ----------
    state : State
        Where the game begins; it is changed into where it ends.
    next_throw : callable
        Gives what the dice show.
    choose : callable
        Gives one of the legal moves.

    Returns
    -------
    int
        How many moves were played.
    """
    moves = 0
    while not state.over:
        if not (state.bonuses or state.throws):
            throw(state, next_throw())
        codes = legal(state)
        if codes:
            play(state, choose(state, codes))
            moves += 1
        else:
            forgo(state)
    return moves
