"""What a player owes: duties that let only some of the possible moves stand.

A duty that no move can fulfil falls away. Leaving home comes before all others.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.board.parchis import HOME
from parchis_widgets.engine.parchis.candidates import OWN_START, exit_of, leaves_in_pairs
from parchis_widgets.engine.parchis.obstacles import decides_barrier
from parchis_widgets.engine.parchis.tables import EXIT, SIX
from parchis_widgets.rules.reason import owes

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.engine.parchis.state import State
    from parchis_widgets.engine.parchis.tables import Tables
    from parchis_widgets.rules.parchis import ParchisRules
    from parchis_widgets.rules.reason import Reason

__all__ = ["DUTIES", "Duty", "decides_duty", "duties_of"]


class Duty(NamedTuple):
    """One duty."""

    reason: Reason
    face: int
    """The throw that it claims."""
    binds: Callable[[ParchisRules], bool]
    """Whether a ruleset knows it."""
    fulfilling: Callable[[State, list[int]], list[int]]
    """Given the moves that stand, those that fulfil it; none if it does not bind now."""


def exits_two(state: State, moves: list[int]) -> list[int]:
    """Bring out two at once with all four at home (TRA-05)."""
    colours = [c for c in state.tables.seats[state.seat] if leaves_in_pairs(state, c)]
    return [code for code in moves if (code & 15) >> 2 in colours and not state.step[code & 15]]


def exits_one(state: State, moves: list[int]) -> list[int]:
    """Bring out a piece (CLA-09, GEN-09)."""
    return [code for code in moves if state.step[code & 15] == HOME]


def clears_start(state: State, moves: list[int]) -> list[int]:
    """Move a piece off the start that two own pieces shut, if no other can leave (GEN-10)."""
    if any(state.step[code & 15] == HOME for code in moves):
        return []
    tables = state.tables
    shut = [
        tables.starts[colour]
        for colour in tables.seats[state.seat]
        if not state.home_is_empty(colour) and exit_of(state, colour).shut is OWN_START
    ]
    return [code for code in moves if state.at[code & 15] in shut]


def opens_barrier(state: State, moves: list[int]) -> list[int]:
    """Open one of the player's barriers (CLA-18, TRA-10, GEN-19)."""
    if not state.barred:
        return []
    bit = state.tables.bit
    return [code for code in moves if state.barred & bit[state.at[code & 15]]]


MUST_EXIT_TWO = owes("must-exit-two", "TRA-05 TRA-06", reads="double_exit")
MUST_EXIT = owes("must-exit", "CLA-09 GEN-09", reads="exit_on_five")
MUST_EXIT_BY_SUM = owes("must-exit", "CLA-09 GEN-09", reads="exit_on_five", words="must-exit-sum")
MUST_MOVE_START = owes("must-move-start", "GEN-10", reads="barred_five")
MUST_OPEN = owes("must-open", "CLA-18 TRA-10 GEN-19 CLA-24")

DUTIES: Final = (
    Duty(MUST_EXIT_TWO, EXIT, lambda rules: rules.double_exit != "never", exits_two),
    Duty(MUST_EXIT, EXIT, lambda rules: rules.exit_on_five == "mandatory", exits_one),
    Duty(MUST_MOVE_START, EXIT, lambda rules: rules.barred_five == "start_piece", clears_start),
    Duty(MUST_OPEN, SIX, lambda rules: True, opens_barrier),
)
"""Every duty, in their order."""


def decides_duty(state: State, reason: Reason, piece: int, owed: tuple[int, ...]) -> str:
    """Return the switch by which it is those pieces that are owed, and not that one, if one is.

    A barrier in the column or of two partners is one as we read it; a house can say what is one.
    """
    if reason is not MUST_OPEN:
        return ""
    square, tables, side = state.at[piece], state.tables, state.tables.side
    if state.full & tables.bit[square] & ~state.barred:
        together = side[state.lower[square] >> 2] == side[state.upper[square] >> 2]
        switch = decides_barrier(state, square)
        return switch if together and tables.rules.is_turned(switch) else ""
    switches = {decides_barrier(state, state.at[other]) for other in owed}
    only = switches.pop() if len(switches) == 1 else ""
    safe = all(tables.safe & tables.bit[state.at[other]] for other in owed)
    by_house = only == "barriers" and not safe and tables.rules.is_turned(only)
    return only if by_house or only in ("column_barrier", "seats") else ""


@cache
def duties_of(tables: Tables) -> dict[int, tuple[Duty, ...]]:
    """Give the duties that a ruleset knows, by the face thrown."""
    known = [duty for duty in DUTIES if duty.binds(tables.rules)]
    return {face: tuple(duty for duty in known if duty.face == face) for face in (EXIT, SIX)}
