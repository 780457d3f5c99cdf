"""What forbids an attempt: every veto, the most fundamental first.

They look at the same tables and masks by which candidates are found, so that an attempt without
a veto and without a neglected duty is a legal move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.parchis import GOAL, HOME, LAST_RIM_STEP
from parchis_widgets.engine.parchis.candidates import (
    exit_of,
    forbidden_company,
    may_count,
    meets_partner,
    on_start,
)
from parchis_widgets.engine.parchis.legal import counts, is_third_six, pending
from parchis_widgets.engine.parchis.tables import EXIT, SEVEN, SIX, Reach, squares_in, walk
from parchis_widgets.engine.veto import Veto

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from parchis_widgets.engine.parchis.state import State

__all__ = ["Attempt", "vetoes"]


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
        yield Veto("game-over")
    elif attempt.piece not in state.pieces():
        yield Veto("not-your-turn", pieces=(attempt.piece,))
    elif not state.throws and not state.bonuses:
        yield Veto("throw-first")


def _asks_another_count(attempt: Attempt) -> Iterator[Veto]:
    state, count = attempt.state, attempt.count
    if state.over or attempt.piece not in state.pieces():
        return  # what is to be counted is another player's
    if state.bonuses:
        if count != state.bonuses[0].squares:
            later = [*state.throws, *(bonus.squares for bonus in state.bonuses[1:])]
            yield Veto("bonus-first" if count in later else "not-thrown")
        return
    if not state.throws:
        return
    if is_third_six(state):
        yield Veto("third-six" if state.tables.rules.dice == 1 else "third-double")
        return
    colours = state.tables.seats[state.seat]
    six_counts = dict(zip(colours, counts(state), strict=True)).get(attempt.piece >> 2, SIX)
    if SIX in state.throws and {count, six_counts} == {SIX, SEVEN}:
        yield Veto("six-is-seven" if six_counts == SEVEN else "six-is-six")
    elif count not in pending(state) and not _is_sum_exit(attempt):
        yield Veto("not-thrown")


def _is_sum_exit(attempt: Attempt) -> bool:
    throws = attempt.state.throws
    return attempt.leaves_home and len(throws) == 2 and sum(throws) == EXIT


def _stays_where_it_is(attempt: Attempt) -> Iterator[Veto]:
    if attempt.step == GOAL:
        yield Veto("in-goal", pieces=(attempt.piece,))
    elif attempt.step == HOME and not attempt.leaves_home:
        yield Veto("at-home", pieces=(attempt.piece,))


def _cannot_leave_home(attempt: Attempt) -> Iterator[Veto]:
    if not attempt.leaves_home:
        return
    state, colour = attempt.state, attempt.piece >> 2
    shut = exit_of(state, colour).shut
    if shut:
        start = (state.tables.starts[colour],)
        yield Veto(shut, start, tuple(on_start(state, colour)))


def _may_not_count_the_bonus(attempt: Attempt) -> Iterator[Veto]:
    state = attempt.state
    if not state.bonuses or attempt.piece not in state.pieces():
        return
    bonus, rules = state.bonuses[0], state.tables.rules
    on_the_rim = 0 < attempt.step <= LAST_RIM_STEP
    zone = (
        on_the_rim if rules.bonus_zone == "circuit" else 0 < attempt.step < GOAL or not bonus.goal
    )
    if not zone or not may_count(state, bonus, attempt.piece):
        yield Veto("goal-bonus-piece" if bonus.goal else "bonus-piece", pieces=(attempt.piece,))


def _goes_beyond_the_goal(attempt: Attempt) -> Iterator[Veto]:
    state, step, count = attempt.state, attempt.step, attempt.count
    if not 0 < step < GOAL or step + count <= GOAL:
        return
    if not walk(state.tables.rules, step, count, bonus=bool(state.bonuses)):
        yield Veto("overshoot", pieces=(attempt.piece,))


def _meets_a_barrier(attempt: Attempt) -> Iterator[Veto]:
    reach = attempt.reach
    if reach and (barred := reach.way & attempt.state.barred):
        squares = squares_in(barred)
        yield Veto("barrier", squares, _standing(attempt.state, squares))


def _meets_a_full_square(attempt: Attempt) -> Iterator[Veto]:
    state, reach = attempt.state, attempt.reach
    if reach and reach.stop & state.full & ~state.barred:
        squares = squares_in(reach.stop)
        yield Veto("full", squares, _standing(state, squares))


def _meets_forbidden_company(attempt: Attempt) -> Iterator[Veto]:
    state, reach = attempt.state, attempt.reach
    if reach is None or not state.tables.choosy:
        return
    die = not state.bonuses
    code = forbidden_company(state, attempt.piece, attempt.count, die=die)
    if code and not meets_partner(state, attempt.piece, attempt.count, die=die):
        squares = squares_in(reach.stop)
        yield Veto(code, squares, _standing(state, squares))


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
