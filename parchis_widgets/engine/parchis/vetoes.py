"""What forbids an attempt: every veto, the most fundamental first.

They look at the same tables and masks by which candidates are found, so that an attempt without
a veto and without a neglected duty is a legal move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.cross import RIM
from parchis_widgets.board.parchis import GOAL, HOME, LAST_RIM_STEP
from parchis_widgets.engine.parchis.candidates import FULL, exit_of, may_count
from parchis_widgets.engine.parchis.obstacles import (
    decides_barrier,
    forbidden_company,
    meets_partner,
    on_start,
)
from parchis_widgets.engine.parchis.tables import EXIT, SEVEN, SIX, Reach, reach_of, squares_in
from parchis_widgets.engine.parchis.throws import counts, is_third_six, pending
from parchis_widgets.engine.parchis.ways import walk
from parchis_widgets.engine.veto import GAME_OVER, NOT_YOUR_TURN, THROW_FIRST, Veto
from parchis_widgets.rules.reason import forbids

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from parchis_widgets.engine.parchis.state import State

__all__ = ["AT_HOME", "IN_GOAL", "OVERSHOOT", "Try", "standing", "vetoes"]

NOT_THROWN = forbids("not-thrown", "CLA-07 TRA-03 GEN-04")
NOT_ON_TWO_DICE = forbids("not-thrown", "TRA-23", reading=True, words="not-on-two-dice")
BONUS_FIRST = forbids("bonus-first", "CLA-22 TRA-12 GEN-16", reading=True)
SIX_IS_SEVEN = forbids("six-is-seven", "CLA-08 TRA-07", reads="six_counts_seven home_empty")
SIX_IS_SIX = forbids("six-is-six", "CLA-08 TRA-07 GEN-04", reads="six_counts_seven home_empty")
SIX_IS_ALWAYS_SIX = forbids(
    "six-is-six", "GEN-04", reads="six_counts_seven", words="six-is-always-six"
)
THIRD_SIX = forbids("third-six", "CLA-11 TRA-08 GEN-14")
THIRD_DOUBLE = forbids("third-double", "TRA-23", reading=True)
AT_HOME = forbids("at-home", "CLA-06 TRA-04 GEN-23")
IN_GOAL = forbids("in-goal", "CLA-20 TRA-16 GEN-18")
BONUS_PIECE = forbids("bonus-piece", "CLA-12 TRA-12 GEN-15")
GOAL_BONUS_PIECE = forbids("goal-bonus-piece", "CLA-21 TRA-17 GEN-21")
OVERSHOOT = forbids("overshoot", "CLA-20 TRA-16 GEN-18", reads="overshoot")
BOUNCE_OUT = forbids("overshoot", "GEN-18", reads="bounce_out", words="bounce-out")
BARRIER = forbids("barrier", "CLA-16 TRA-09 CLA-02 GEN-17 CLA-24", reads="barriers column_barrier")
NO_BARRIER = forbids("no-barrier", "CLA-02 GEN-17", reads="barriers")
TWO_COLOURS = forbids("no-barrier", "CLA-29", words="two-colours")


@dataclass(frozen=True)
class Try:
    """A piece that is to count so many squares, in a game that stands so."""

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
        if not 0 < self.step < GOAL:
            return None
        tables = self.state.tables
        squares = tables.square[self.piece >> 2]
        return reach_of(
            tables.rules, squares, self.step, self.count, bonus=bool(self.state.bonuses)
        )

    @property
    def leaves_home(self) -> bool:
        """Whether it is a piece at home asked to leave by a 5 of the dice."""
        return self.step == HOME and self.count == EXIT and not self.state.bonuses


def vetoes(attempt: Try) -> Iterator[Veto]:
    """Return everything that forbids a count."""
    for look in _LOOKS:
        yield from look(attempt)


def out_of_turn(state: State, piece: int) -> Iterator[Veto]:
    """Return why nothing can be done with a piece now, whatever it is."""
    if state.over:
        yield Veto(GAME_OVER)
    elif piece not in state.pieces():
        yield Veto(NOT_YOUR_TURN, pieces=(piece,))
    elif not state.throws and not state.bonuses:
        yield Veto(THROW_FIRST)


def third_six(state: State) -> Iterator[Veto]:
    """Return why the third 6 running, or the third double, moves nothing."""
    if state.throws and not state.bonuses and is_third_six(state):
        yield Veto(THIRD_SIX if state.tables.rules.dice == 1 else THIRD_DOUBLE)


def _asks_out_of_turn(attempt: Try) -> Iterator[Veto]:
    yield from out_of_turn(attempt.state, attempt.piece)


def _asks_another_count(attempt: Try) -> Iterator[Veto]:
    state, count = attempt.state, attempt.count
    if state.over or attempt.piece not in state.pieces():
        return  # what is to be counted is another player's
    if state.bonuses:
        if count != state.bonuses[0].squares:
            later = [*state.throws, *(bonus.squares for bonus in state.bonuses[1:])]
            yield Veto(BONUS_FIRST if count in later else NOT_THROWN)
    elif state.throws and is_third_six(state):
        yield from third_six(state)
    elif state.throws:
        yield from _was_not_thrown(attempt)


def _was_not_thrown(attempt: Try) -> Iterator[Veto]:
    state, count = attempt.state, attempt.count
    colours = state.tables.seats[state.seat]
    six_counts = dict(zip(colours, counts(state), strict=True)).get(attempt.piece >> 2, SIX)
    if SIX in state.throws and {count, six_counts} == {SIX, SEVEN}:
        yield _counts_a_six_otherwise(attempt, six_counts)
    elif count not in pending(state) and not _is_sum_exit(attempt):
        added = len(state.throws) > 1 and count == sum(state.throws)
        yield Veto(NOT_ON_TWO_DICE if added else NOT_THROWN)


def _counts_a_six_otherwise(attempt: Try, six_counts: int) -> Veto:
    """Return the veto of a 6 asked to count 7, or the other way; of two colours, both count."""
    state = attempt.state
    if state.tables.rules.six_counts_seven == "never":
        return Veto(SIX_IS_ALWAYS_SIX)
    colours = state.tables.seats[state.seat]
    empty = state.home_is_empty(attempt.piece >> 2)
    all_empty = all(state.home_is_empty(colour) for colour in colours)
    switch = "six_counts_seven" if empty == all_empty else "home_empty"
    return Veto(SIX_IS_SEVEN if six_counts == SEVEN else SIX_IS_SIX, switch=switch)


def _is_sum_exit(attempt: Try) -> bool:
    throws = attempt.state.throws
    return attempt.leaves_home and len(throws) == 2 and sum(throws) == EXIT


def _stays_where_it_is(attempt: Try) -> Iterator[Veto]:
    if attempt.step == GOAL:
        yield Veto(IN_GOAL, pieces=(attempt.piece,))
    elif attempt.step == HOME and not attempt.leaves_home:
        yield Veto(AT_HOME, pieces=(attempt.piece,))


def _cannot_leave_home(attempt: Try) -> Iterator[Veto]:
    if not attempt.leaves_home:
        return
    state, colour = attempt.state, attempt.piece >> 2
    _, shut, switch = exit_of(state, colour)
    if shut:
        start = (state.tables.starts[colour],)
        yield Veto(shut, start, tuple(on_start(state, colour)), switch)


def may_not_count_the_bonus(state: State, piece: int) -> Iterator[Veto]:
    """Return why a piece is none of those that may count what was won."""
    if not state.bonuses or piece not in state.pieces():
        return
    bonus, circuit = state.bonuses[0], state.tables.rules.bonus_zone == "circuit"
    reason = GOAL_BONUS_PIECE if bonus.goal else BONUS_PIECE
    last = LAST_RIM_STEP if circuit else GOAL - 1
    if not 0 < state.step[piece] <= last and (circuit or bonus.goal):
        yield Veto(reason, pieces=(piece,), switch="bonus_zone")
    elif not may_count(state, bonus, piece):
        switch = "goal_bonus_colour" if bonus.goal else "bonus_piece"
        yield Veto(reason, pieces=(piece,), switch=switch)


def _may_not_count_the_bonus(attempt: Try) -> Iterator[Veto]:
    yield from may_not_count_the_bonus(attempt.state, attempt.piece)


def _goes_beyond_the_goal(attempt: Try) -> Iterator[Veto]:
    state, step, count = attempt.state, attempt.step, attempt.count
    if not 0 < step < GOAL or step + count <= GOAL:
        return
    rules, bonus = state.tables.rules, bool(state.bonuses)
    if walk(rules, step, count, bonus=bonus):
        return
    if rules.overshoot == "illegal":
        yield Veto(OVERSHOOT, pieces=(attempt.piece,), distance=GOAL - step)
    elif bonus and rules.bonus_bounce == "exact":
        yield Veto(OVERSHOOT, pieces=(attempt.piece,), switch="bonus_bounce", distance=GOAL - step)
    else:
        yield Veto(BOUNCE_OUT, pieces=(attempt.piece,))


def _meets_a_barrier(attempt: Try) -> Iterator[Veto]:
    way = attempt.reach.way if attempt.reach else _way_to_the_goal(attempt)
    if barred := way & attempt.state.barred:
        squares = squares_in(barred)
        switch = decides_barrier(attempt.state, squares[0])
        yield Veto(BARRIER, squares, standing(attempt.state, squares), switch)


def _way_to_the_goal(attempt: Try) -> int:
    """Return the squares before the goal of a count that is too much for it."""
    step, left = attempt.step, GOAL - attempt.step
    if not 0 < step < GOAL or attempt.count <= left:
        return 0
    tables = attempt.state.tables
    there = reach_of(tables.rules, tables.square[attempt.piece >> 2], step, left, bonus=False)
    return there.way if there else 0


def _meets_a_full_square(attempt: Try) -> Iterator[Veto]:
    state, reach = attempt.state, attempt.reach
    if reach and reach.stop & state.full & ~state.barred:
        squares = squares_in(reach.stop)
        there = standing(state, squares)
        yield Veto(FULL, squares, there)
        yield from _passes_for_a_barrier(state, squares, there)


def _passes_for_a_barrier(
    state: State, squares: tuple[int, ...], there: tuple[int, ...]
) -> Iterator[Veto]:
    """Return, as context, why two of the player's own that fill a square are no barrier."""
    tables = state.tables
    if squares[0] >= RIM or not all(piece in state.pieces() for piece in there):
        return
    one, other = (piece >> 2 for piece in there)
    if tables.side[one] == tables.side[other]:
        yield Veto(NO_BARRIER, squares, there)
    else:
        yield Veto(TWO_COLOURS, squares, there)


def _meets_forbidden_company(attempt: Try) -> Iterator[Veto]:
    state, reach = attempt.state, attempt.reach
    if reach is None or not state.tables.lands_by_choice or not state.tables.knows(attempt.count):
        return
    die = not state.bonuses
    reason = forbidden_company(state, attempt.piece, attempt.count, die=die)
    if reason and not meets_partner(state, attempt.piece, attempt.count, die=die):
        squares = squares_in(reach.stop)
        yield Veto(reason, squares, standing(state, squares))


_LOOKS: Final[tuple[Callable[[Try], Iterator[Veto]], ...]] = (
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


def standing(state: State, squares: tuple[int, ...]) -> tuple[int, ...]:
    """Return the pieces on some squares."""
    return tuple(
        piece
        for square in squares
        for piece in (state.lower[square], state.upper[square])
        if piece >= 0
    )
