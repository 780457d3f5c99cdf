"""What a move of the core is called outside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import HOME, PLACES
from parchis_widgets.engine.move import Move
from parchis_widgets.engine.parchis.effects import movers, victims
from parchis_widgets.engine.parchis.option import SUM, parts
from parchis_widgets.engine.parchis.tables import SEVEN, SIX
from parchis_widgets.engine.parchis.throws import count_of
from parchis_widgets.engine.parchis.ways import walk

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.state import Saved, State
    from parchis_widgets.engine.parchis.tables import Reach
    from parchis_widgets.rules.parchis import ParchisRules

__all__ = [
    "count_under",
    "may_count_otherwise",
    "move_of",
    "moved_and_counted",
    "saved_under",
    "way_of",
]


def move_of(state: State, code: int) -> Move:
    """Return what a legal move of the core does."""
    names, places = state.tables.names, PLACES[(code & 15) >> 2]
    count, variant, piece = parts(code)
    pieces = tuple([names[mover] for mover in movers(state, code)])
    reach = _reach(state, piece, count)
    origin = state.step[piece]
    leaves = origin == HOME
    target = 1 if leaves else reach.target if reach else HOME
    return Move(
        pieces[0],
        pieces,
        count,
        _used(state, count, variant if leaves else 0),
        places[origin],
        places[target],
        tuple([names[victim] for victim in victims(state, code)]),
    )


def _reach(state: State, piece: int, count: int) -> Reach | None:
    tables = state.tables
    reach = tables.bonus_reach if state.bonuses else tables.reach
    return reach[count][piece][state.step[piece]]


def _used(state: State, count: int, variant: int) -> tuple[int, ...]:
    if state.bonuses:
        return (count,)
    if variant & SUM:
        return tuple(state.throws)
    return (SIX,) if count == SEVEN else (count,)


def way_of(state: State, code: int) -> tuple[str, ...]:
    """Return the places that a move's piece enters one by one."""
    count, _, piece = parts(code)
    if state.step[piece] == HOME:
        steps: tuple[int, ...] = (1,)
    else:
        steps = walk(state.tables.rules, state.step[piece], count, bonus=bool(state.bonuses))
    return tuple(PLACES[piece >> 2][step] for step in steps)


def moved_and_counted(state: State, code: int) -> tuple[tuple[int, ...], int]:
    """Return the pieces that a move moves, and the squares it counts."""
    return movers(state, code), code >> 8


def may_count_otherwise(saved: Saved, count: int) -> bool:
    """Return whether a count may be called otherwise under other rules: a 6 that counts 7."""
    return not saved.bonuses and SIX in saved.throws and count in (SIX, SEVEN)


def count_under(state: State, there: State, piece: int, count: int) -> int:
    """Return what a count here is called under other rules: a 6 that counts 7 may count 6 there."""
    return count_of(there, piece, SIX) if count_of(state, piece, SIX) == count else count


def saved_under(saved: Saved, rules: ParchisRules, seats: tuple[int, ...]) -> Saved | None:
    """Return how a game stands under other rules; ``None`` if they throw fewer dice.

    With a first winner it is over where nobody plays on (TRA-19).
    """
    if len(saved.throws) > rules.dice:
        return None
    over = saved.over or bool(saved.ranking and not rules.goes_on)
    return saved._replace(
        seat=seats[saved.seat],
        throws=() if over else saved.throws,
        bonuses=() if over else saved.bonuses,
        ranking=tuple(seats[seat] for seat in saved.ranking),
        absent=tuple(seats[seat] for seat in saved.absent),
        over=over,
    )
