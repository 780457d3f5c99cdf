"""What forbids an attempt: every veto, the most fundamental first.

They look at the same tables and masks by which candidates are found, so that an attempt without
a veto and without a neglected duty is a legal move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.parchis import GOAL, HOME, LAST_RIM_STEP
from parchis_widgets.engine.parchis.candidates import FULL, exit_of, may_count
from parchis_widgets.engine.parchis.obstacles import (
    decides_barrier,
    forbidden_company,
    meets_partner,
    on_start,
)
from parchis_widgets.engine.parchis.tables import EXIT, SEVEN, SIX, Reach, squares_in
from parchis_widgets.engine.parchis.throws import counts, is_third_six, pending
from parchis_widgets.engine.parchis.ways import walk
from parchis_widgets.engine.veto import GAME_OVER, NOT_YOUR_TURN, THROW_FIRST, Veto
from parchis_widgets.rules.reason import forbids

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from parchis_widgets.engine.parchis.state import State

__all__ = ["Attempt", "vetoes"]

NOT_THROWN = forbids("not-thrown", "CLA-07 TRA-03 GEN-04")
BONUS_FIRST = forbids("bonus-first", "CLA-22 TRA-12 GEN-16", reading=True)
SIX_IS_SEVEN = forbids("six-is-seven", "CLA-08 TRA-07", reads="six_counts_seven")
SIX_IS_SIX = forbids("six-is-six", "CLA-08 TRA-07 GEN-04", reads="six_counts_seven")
THIRD_SIX = forbids("third-six", "CLA-11 TRA-08 GEN-14")
THIRD_DOUBLE = forbids("third-double", "TRA-23", reading=True)
AT_HOME = forbids("at-home", "CLA-06 TRA-04 GEN-23")
IN_GOAL = forbids("in-goal", "CLA-20 TRA-16 GEN-18")
BONUS_PIECE = forbids("bonus-piece", "CLA-12 TRA-12 GEN-15")
GOAL_BONUS_PIECE = forbids("goal-bonus-piece", "CLA-21 TRA-17 GEN-21")
OVERSHOOT = forbids("overshoot", "CLA-20 TRA-16 GEN-18", reads="overshoot")
BARRIER = forbids("barrier", "CLA-16 TRA-09 CLA-02 GEN-17 CLA-24", reads="barriers column_barrier")


@dataclass(frozen=True)
class Attempt:
    """What somebody wants to do: count so many squares with a piece."""

    state: State
    piece: int
    count: int

    @property
    def step(self) -> int:
        """The piece's step."""
        return self.state.step[self.piece]

    @property
    def reach(self) -> Reach | None:
        """Where the count leads, or ``None``."""
        tables = self.state.tables
        table = tables.bonus_reach if self.state.bonuses else tables.reach
        if not 0 < self.count < len(table) or not table[self.count]:
            return None
        return table[self.count][self.piece][self.step]

    @property
    def leaves_home(self) -> bool:
        """Whether it is a piece at home asked to leave by a 5 of the dice."""
        return self.step == HOME and self.count == EXIT and not self.state.bonuses


def vetoes(attempt: Attempt) -> Iterator[Veto]:
    """Give everything that forbids an attempt."""
    for look in _LOOKS:
        yield from look(attempt)


def _asks_out_of_turn(attempt: Attempt) -> Iterator[Veto]:
    state = attempt.state
    if state.over:
        yield Veto(GAME_OVER)
    elif attempt.piece not in state.pieces():
        yield Veto(NOT_YOUR_TURN, pieces=(attempt.piece,))
    elif not state.throws and not state.bonuses:
        yield Veto(THROW_FIRST)


def _asks_another_count(attempt: Attempt) -> Iterator[Veto]:
    state, count = attempt.state, attempt.count
    if state.over or attempt.piece not in state.pieces():
        return  # what is to be counted is another player's
    if state.bonuses:
        if count != state.bonuses[0].squares:
            later = [*state.throws, *(bonus.squares for bonus in state.bonuses[1:])]
            yield Veto(BONUS_FIRST if count in later else NOT_THROWN)
        return
    if not state.throws:
        return
    if is_third_six(state):
        yield Veto(THIRD_SIX if state.tables.rules.dice == 1 else THIRD_DOUBLE)
        return
    colours = state.tables.seats[state.seat]
    six_counts = dict(zip(colours, counts(state), strict=True)).get(attempt.piece >> 2, SIX)
    if SIX in state.throws and {count, six_counts} == {SIX, SEVEN}:
        reason = SIX_IS_SEVEN if six_counts == SEVEN else SIX_IS_SIX
        yield Veto(reason, switch=_decides_what_six_counts(attempt, six_counts))
    elif count not in pending(state) and not _is_sum_exit(attempt):
        yield Veto(NOT_THROWN)


def _decides_what_six_counts(attempt: Attempt, six_counts: int) -> str:
    """Return the switch by which a 6 counts what it counts: of two colours, both homes matter."""
    own_home_is_empty = attempt.state.home_is_empty(attempt.piece >> 2)
    if attempt.state.tables.rules.six_counts_seven == "never":
        return "six_counts_seven"
    by_both = own_home_is_empty and six_counts == SIX
    by_one = six_counts == SEVEN and not all(
        attempt.state.home_is_empty(colour)
        for colour in attempt.state.tables.seats[attempt.state.seat]
    )
    return "home_empty" if by_both or by_one else "six_counts_seven"


def _is_sum_exit(attempt: Attempt) -> bool:
    throws = attempt.state.throws
    return attempt.leaves_home and len(throws) == 2 and sum(throws) == EXIT


def _stays_where_it_is(attempt: Attempt) -> Iterator[Veto]:
    if attempt.step == GOAL:
        yield Veto(IN_GOAL, pieces=(attempt.piece,))
    elif attempt.step == HOME and not attempt.leaves_home:
        yield Veto(AT_HOME, pieces=(attempt.piece,))


def _cannot_leave_home(attempt: Attempt) -> Iterator[Veto]:
    if not attempt.leaves_home:
        return
    state, colour = attempt.state, attempt.piece >> 2
    _, shut, switch = exit_of(state, colour)
    if shut:
        start = (state.tables.starts[colour],)
        yield Veto(shut, start, tuple(on_start(state, colour)), switch)


def _may_not_count_the_bonus(attempt: Attempt) -> Iterator[Veto]:
    state = attempt.state
    if not state.bonuses or attempt.piece not in state.pieces():
        return
    bonus, circuit = state.bonuses[0], state.tables.rules.bonus_zone == "circuit"
    reason = GOAL_BONUS_PIECE if bonus.goal else BONUS_PIECE
    last = LAST_RIM_STEP if circuit else GOAL - 1
    if not 0 < attempt.step <= last and (circuit or bonus.goal):
        yield Veto(reason, pieces=(attempt.piece,), switch="bonus_zone")
    elif not may_count(state, bonus, attempt.piece):
        switch = "goal_bonus_colour" if bonus.goal else "bonus_piece"
        yield Veto(reason, pieces=(attempt.piece,), switch=switch)


def _goes_beyond_the_goal(attempt: Attempt) -> Iterator[Veto]:
    state, step, count = attempt.state, attempt.step, attempt.count
    if not 0 < step < GOAL or step + count <= GOAL:
        return
    if not walk(state.tables.rules, step, count, bonus=bool(state.bonuses)):
        yield Veto(OVERSHOOT, pieces=(attempt.piece,), switch=_keeps_from_bouncing(state))


def _keeps_from_bouncing(state: State) -> str:
    """Return the switch by which a count of more than the way to the goal leads nowhere."""
    rules = state.tables.rules
    if rules.overshoot == "illegal":
        return "overshoot"
    return "bonus_bounce" if state.bonuses and rules.bonus_bounce == "exact" else "bounce_out"


def _meets_a_barrier(attempt: Attempt) -> Iterator[Veto]:
    reach = attempt.reach
    if reach and (barred := reach.way & attempt.state.barred):
        squares = squares_in(barred)
        switch = decides_barrier(attempt.state, squares[0])
        yield Veto(BARRIER, squares, _standing(attempt.state, squares), switch)


def _meets_a_full_square(attempt: Attempt) -> Iterator[Veto]:
    state, reach = attempt.state, attempt.reach
    if reach and reach.stop & state.full & ~state.barred:
        squares = squares_in(reach.stop)
        yield Veto(FULL, squares, _standing(state, squares))


def _meets_forbidden_company(attempt: Attempt) -> Iterator[Veto]:
    state, reach = attempt.state, attempt.reach
    if reach is None or not state.tables.lands_by_choice:
        return
    die = not state.bonuses
    reason = forbidden_company(state, attempt.piece, attempt.count, die=die)
    if reason and not meets_partner(state, attempt.piece, attempt.count, die=die):
        squares = squares_in(reach.stop)
        yield Veto(reason, squares, _standing(state, squares))


_LOOKS: Final[tuple[Callable[[Attempt], Iterator[Veto]], ...]] = (
    _asks_out_of_turn,
    _asks_another_count,
    _stays_where_it_is,
    _cannot_leave_home,
    _may_not_count_the_bonus,
    _goes_beyond_the_goal,
    _meets_a_barrier,
    _meets_a_full_square,
    _meets_forbidden_company,
)


def _standing(state: State, squares: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        piece
        for square in squares
        for piece in (state.lower[square], state.upper[square])
        if piece >= 0
    )
