"""What speaks against an attempt: its vetoes, or else the duty that it leaves undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.pachisi import HOME
from parchis_widgets.engine.pachisi.candidates import candidates
from parchis_widgets.engine.pachisi.duties import USE_MORE_DICE
from parchis_widgets.engine.pachisi.moves import named_way
from parchis_widgets.engine.pachisi.state import place_name
from parchis_widgets.engine.pachisi.vetoes import Attempt, runs, vetoes
from parchis_widgets.engine.veto import Veto

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parchis_widgets.engine.pachisi.option import Option
    from parchis_widgets.engine.pachisi.state import State

__all__ = ["objections", "way"]


def objections(
    state: State,
    piece: int,
    count: int,
    codes: Sequence[Option],
    counts: tuple[int, ...] | None = None,
    target: str | None = None,
) -> list[Veto]:
    """Give what speaks against an attempt that is no legal move, the most fundamental first."""
    attempt = Attempt(state, piece, count, counts, target)
    return list(vetoes(attempt)) or list(_leaves_throws_unused(attempt, codes))


def _leaves_throws_unused(attempt: Attempt, codes: Sequence[Option]) -> Iterator[Veto]:
    """Look for the duty to use as many throws as possible (CHA-09)."""
    free = [
        option
        for option in candidates(attempt.state)
        if attempt.piece in option.pieces
        and option.total == attempt.count
        and attempt.counts in (None, option.counts)
        and attempt.ends_there(option.target, option.laps)
    ]
    if free and not any(option in codes for option in free):
        yield Veto(USE_MORE_DICE, pieces=tuple(dict.fromkeys(o.pieces[0] for o in codes)))


def way(state: State, piece: int, count: int) -> tuple[str, ...]:
    """Give the places that an attempt would enter one by one; () if the count leads nowhere."""
    attempt = Attempt(state, piece, count)
    if attempt.step == HOME and not runs(attempt):
        return (place_name(1),) if attempt.may_leave else ()
    return named_way(state, piece, attempt.ways[0]) if attempt.ways else ()
