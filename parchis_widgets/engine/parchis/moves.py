"""What a move of the core is called outside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import HOME, PLACES
from parchis_widgets.engine.move import Move
from parchis_widgets.engine.parchis.effects import movers, victims
from parchis_widgets.engine.parchis.option import SUM, parts
from parchis_widgets.engine.parchis.tables import SEVEN, SIX, walk

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.state import State
    from parchis_widgets.engine.parchis.tables import Reach

__all__ = ["move_of", "way_of"]


def move_of(state: State, code: int) -> Move:
    """Tell what a legal move of the core does."""
    names = state.tables.names
    count, variant, piece = parts(code)
    colour = piece >> 2
    pieces = tuple(names[mover] for mover in movers(state, code))
    reach = _reach(state, piece, count)
    leaves = state.step[piece] == HOME
    target = 1 if leaves else reach.target if reach else HOME
    taken = victims(state, code)
    return Move(
        pieces[0],
        pieces,
        count,
        _used(state, count, variant if leaves else 0),
        PLACES[colour][state.step[piece]],
        PLACES[colour][target],
        tuple(names[victim] for victim in taken),
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
    """Give the places that a move's piece enters one by one."""
    count, _, piece = parts(code)
    if state.step[piece] == HOME:
        steps: tuple[int, ...] = (1,)
    else:
        steps = walk(state.tables.rules, state.step[piece], count, bonus=bool(state.bonuses))
    return tuple(PLACES[piece >> 2][step] for step in steps)
