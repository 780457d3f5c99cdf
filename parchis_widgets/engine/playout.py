"""A game played to its end by the core alone: for measuring, and for simulating many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.family import family_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.family import Code

__all__ = ["play_out"]


def play_out(
    state: Core,
    next_throw: Callable[[], tuple[int, ...]],
    choose: Callable[[Core, Sequence[Code]], Code],
) -> int:
    """Play a game from a state to its end.

    Parameters
    ----------
    state : Core
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
    family = family_of(state.tables.rules)
    legal, play, throw = family.legal, family.play, family.throw
    may_throw, forgo = family.may_throw, family.forgo
    moves = 0
    while not state.over:
        while may_throw(state):
            throw(state, next_throw())
        codes = legal(state)
        if codes:
            play(state, choose(state, codes))
            moves += 1
        else:
            forgo(state)
    return moves
