"""Who stands in the way of a landing: partners, own pieces, and those on a start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.cross import RIM
from parchis_widgets.board.parchis import GOAL
from parchis_widgets.engine.parchis.tables import SEVEN, SIX
from parchis_widgets.engine.parchis.ways import walk
from parchis_widgets.engine.pieces import NOBODY
from parchis_widgets.rules.reason import forbids

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.state import State
    from parchis_widgets.rules.reason import Reason

__all__ = [
    "company",
    "decides_barrier",
    "forbidden_company",
    "is_rival",
    "landing",
    "meets_partner",
    "on_start",
]

OWN_PIECE = forbids("own-piece", "CLA-02 GEN-17", reads="pairs_off_safes")
BARRIER_AGAIN = forbids("barrier-again", "CLA-18 TRA-10 GEN-19", reads="reform_barrier")


def landing(state: State, piece: int, count: int, *, die: bool) -> int:
    """Give the square a count leads to as a bit; 0 for the goal or nowhere."""
    reach = state.tables.reach if die else state.tables.bonus_reach
    there = reach[count][piece][state.step[piece]]
    return 0 if there is None else there.stop


def company(state: State, stop: int) -> int:
    """Give the single piece that stands on a square, or `NOBODY`."""
    if not stop or stop & state.full:
        return NOBODY
    return state.lower[stop.bit_length() - 1]


def forbidden_company(state: State, piece: int, count: int, *, die: bool) -> Reason | None:
    """Return why a piece may not stand beside the one it would meet, or ``None``."""
    tables = state.tables
    opens = state.barred & tables.bit[state.at[piece]]
    binds = die and count in (SIX, SEVEN) and not tables.rules.reform_barrier and opens
    stop = landing(state, piece, count, die=die)
    if binds and not stop and walk(tables.rules, state.step[piece], count)[-1] != GOAL:
        return BARRIER_AGAIN  # it bounces back to the piece that it left
    met = company(state, stop)
    if met == NOBODY or tables.side[met >> 2] != tables.side[piece >> 2]:
        return None
    if tables.rules.pairs_off_safes == "forbidden" and not stop & tables.barrier_squares:
        return OWN_PIECE
    return BARRIER_AGAIN if binds and stop & tables.barrier_squares else None


def meets_partner(state: State, piece: int, count: int, *, die: bool) -> bool:
    """Tell whether a landing leaves the choice between a bridge and a capture (CLA-24)."""
    stop = landing(state, piece, count, die=die)
    met = company(state, stop)
    tables = state.tables
    return (
        met != NOBODY
        and not stop & tables.safe
        and met >> 2 != piece >> 2
        and tables.side[met >> 2] == tables.side[piece >> 2]
    )


def decides_barrier(state: State, square: int) -> str:
    """Return the switch that decides whether two of a side on a square are a barrier (CLA-24)."""
    if square >= RIM:
        return "column_barrier"
    mixed = state.lower[square] >> 2 != state.upper[square] >> 2
    return "seats" if mixed and state.barred & state.tables.bit[square] else "barriers"


def on_start(state: State, colour: int) -> list[int]:
    """Give the pieces on a colour's start, the earlier arrival first."""
    square = state.tables.starts[colour]
    return [p for p in (state.lower[square], state.upper[square]) if p != NOBODY]


def is_rival(state: State, colour: int, piece: int) -> bool:
    """Tell whether a piece on its start is one that a colour leaving home would capture."""
    tables = state.tables
    other = piece >> 2
    if tables.side[other] == tables.side[colour]:
        return False
    spared = tables.rules.own_other_colour == "spared"
    return not (spared and tables.seat_of.get(other) == tables.seat_of.get(colour))
