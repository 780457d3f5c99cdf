"""What speaks against an attempt: its vetoes, or else the duties that it leaves undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import PLACES
from parchis_widgets.engine.parchis.candidates import candidates, leaves_in_pairs
from parchis_widgets.engine.parchis.duties import (
    MUST_EXIT,
    MUST_EXIT_TWO,
    decides_duty,
    duties_of,
)
from parchis_widgets.engine.parchis.effects import movers
from parchis_widgets.engine.parchis.tables import SEVEN, SIX
from parchis_widgets.engine.parchis.vetoes import Attempt, vetoes
from parchis_widgets.engine.parchis.ways import walk
from parchis_widgets.engine.veto import Veto

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.parchis.state import State

__all__ = ["objections", "way"]


def objections(
    state: State,
    piece: int,
    count: int,
    codes: Sequence[int],
    counts: tuple[int, ...] | None = None,
    target: str | None = None,
) -> list[Veto]:
    """Give what speaks against an attempt that is no legal move, the most fundamental first."""
    attempt = Attempt(state, piece, count)
    found = list(vetoes(attempt)) or _neglected(state, attempt, codes)
    if not found and attempt.leaves_home and leaves_in_pairs(state, piece >> 2):
        return [Veto(MUST_EXIT_TWO)]
    return found


def _neglected(state: State, attempt: Attempt, codes: Sequence[int]) -> list[Veto]:
    """Give the duties that an attempt which nothing forbids leaves undone."""
    face = SIX if attempt.count == SEVEN else attempt.count
    if state.bonuses or face not in state.throws:
        return [Veto(MUST_EXIT)] if codes and not state.bonuses else []
    found, moves = [], candidates(state, face)
    for duty in duties_of(state.tables).get(face, ()):
        fulfilling = duty.fulfilling(state, moves)
        if fulfilling and not any(_is_it(state, code, attempt) for code in fulfilling):
            owed = tuple(dict.fromkeys(code & 15 for code in fulfilling))
            squares = tuple(dict.fromkeys(state.at[piece] for piece in owed))
            switch = decides_duty(state, duty.reason, attempt.piece, owed)
            found.append(Veto(duty.reason, tuple(s for s in squares if s >= 0), owed, switch))
        moves = fulfilling or moves
    return found or ([Veto(MUST_EXIT)] if len(state.throws) > 1 and codes else [])


def _is_it(state: State, code: int, attempt: Attempt) -> bool:
    return code >> 8 == attempt.count and attempt.piece in movers(state, code)


def way(state: State, piece: int, count: int) -> tuple[str, ...]:
    """Give the places that an attempt would enter one by one; () if the count leads nowhere."""
    steps = walk(state.tables.rules, state.step[piece], count, bonus=bool(state.bonuses))
    return tuple(PLACES[piece >> 2][step] for step in steps)
