"""What speaks against an attempt: every veto, the most fundamental first, or else the duty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.pachisi import GOAL, HOME, unmarked
from parchis_widgets.engine.pachisi.legal import (
    LAST,
    candidates,
    entering_uses,
    may_throw,
    runs_from_home,
)
from parchis_widgets.engine.pachisi.moves import named_way
from parchis_widgets.engine.pachisi.obstacles import Obstacles, is_queen
from parchis_widgets.engine.pachisi.places import place_name
from parchis_widgets.engine.pachisi.state import own_pieces
from parchis_widgets.engine.pachisi.ways import Way, uses, ways
from parchis_widgets.engine.veto import Veto

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from parchis_widgets.engine.pachisi.legal import Option
    from parchis_widgets.engine.pachisi.state import State

__all__ = ["objections", "way"]


@dataclass(frozen=True)
class Attempt:
    """What somebody wants to do: count so many squares with a piece."""

    state: State
    piece: int
    count: int
    counts: tuple[int, ...] | None = None
    """The throws that it should use up, if they are chosen."""
    target: str | None = None
    """The place where it should end, if that is chosen."""

    @property
    def step(self) -> int:
        """The piece's step."""
        return self.state.step[self.piece]

    @property
    def was_thrown(self) -> bool:
        """Whether throws can be added up to that count."""
        return any(use.total == self.count for use in uses(self.state.throws))

    @property
    def may_leave(self) -> bool:
        """Whether that count brings a piece from the Charkoni."""
        running = any(use.total == self.count for use in runs_from_home(self.state))
        return running or any(value == self.count for value, _ in entering_uses(self.state))

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways that the count can go, obstacles aside."""
        if self.step == GOAL or not 1 <= self.count <= sum(self.state.throws):
            return ()  # a count that was not thrown could go round without end
        found = ways(self.state.tables, self.step, self.count)
        return tuple(way for way in found if self.ends_there(way.target, way.laps))

    def ends_there(self, step: int, laps: int) -> bool:
        """Tell whether a step is where it should end; marks do not matter."""
        if self.target is None:
            return True
        place = place_name(step, self.state.lap[self.piece] + laps)
        return place == unmarked(self.target)

    @property
    def goes_round_again(self) -> bool:
        """Whether it is to go on round the board where it could turn in."""
        lap = self.target.partition("/")[2] if self.target else ""
        return lap.isdigit() and int(lap) > self.state.lap[self.piece]


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
    found = [veto for look in _LOOKS for veto in look(attempt)]
    return found or list(_leaves_throws_unused(attempt, codes))


def _asks_out_of_turn(attempt: Attempt) -> Iterator[Veto]:
    state = attempt.state
    if state.over:
        yield Veto("game-over")
    elif attempt.piece not in own_pieces(state):
        yield Veto("not-your-turn", pieces=(attempt.piece,))
    elif may_throw(state):
        yield Veto("throw-owed" if state.throws else "throw-first")


def _asks_another_count(attempt: Attempt) -> Iterator[Veto]:
    if attempt.state.over or attempt.piece not in own_pieces(attempt.state):
        return  # what was thrown is another player's
    if attempt.state.throws and not attempt.was_thrown:
        yield Veto("no-sum")


def _stays_where_it_is(attempt: Attempt) -> Iterator[Veto]:
    state = attempt.state
    if attempt.step == GOAL:
        yield Veto("back-in-charkoni", pieces=(attempt.piece,))
    elif attempt.step == HOME and attempt.was_thrown and not attempt.may_leave:
        spent = attempt.count in state.spent and attempt.count in state.tables.entering
        yield Veto("entry-used" if spent else "not-entering", pieces=(attempt.piece,))


def _goes_beyond_the_end(attempt: Attempt) -> Iterator[Veto]:
    if attempt.step in (HOME, GOAL) or attempt.ways or not attempt.was_thrown:
        return
    if attempt.goes_round_again and not attempt.state.tables.rules.second_lap:
        yield Veto("no-second-lap", pieces=(attempt.piece,))
        return
    if ways(attempt.state.tables, attempt.step, attempt.count):
        return  # it could end elsewhere
    by_grace = attempt.state.tables.rules.finishing == "grace_from_83"
    single = attempt.count in attempt.state.throws
    if (
        single
        and by_grace
        and attempt.step == LAST
        and attempt.count in attempt.state.tables.graces
    ):
        return
    at_the_end = (by_grace and attempt.step + attempt.count == GOAL) or attempt.step == LAST
    code = "finish-by-grace" if by_grace and at_the_end else "beyond-charkoni"
    yield Veto(code, pieces=(attempt.piece,))


def _meets_what_bars(attempt: Attempt) -> Iterator[Veto]:
    """Look along the way: castles that the enemy holds (PAC-15), larger pieces (CHA-07)."""
    state, found = attempt.state, attempt.ways
    if not found or (attempt.step == HOME and not _runs(attempt)):
        return
    pieces = state.merged(attempt.piece)
    obstacles = Obstacles(state, attempt.piece >> 2)
    entered, end = found[0].entered, 1 << found[0].target
    size, queen = len(pieces), is_queen(state, pieces)
    barring, closed = obstacles.barring(size, queen), obstacles.closed(size, queen)
    blocked = entered & ~end & barring | end & closed
    for code, bits in (
        ("castle", 0 if queen else blocked & obstacles.castles),
        ("larger", blocked & obstacles.larger(size) & ~obstacles.castles),
    ):
        squares = _squares(attempt, bits)
        if squares:
            yield Veto(code, squares, _enemies(attempt, squares))


def _runs(attempt: Attempt) -> bool:
    return any(use.total == attempt.count for use in runs_from_home(attempt.state))


def _squares(attempt: Attempt, bits: int) -> tuple[int, ...]:
    squares = attempt.state.tables.steps[attempt.piece >> 2]
    return tuple(square for square, steps in enumerate(squares) if steps & bits)


def _enemies(attempt: Attempt, squares: tuple[int, ...]) -> tuple[int, ...]:
    state = attempt.state
    side = 1 - (attempt.piece >> 2) % 2
    return tuple(p for p in state.tables.side_pieces[side] if state.square(p) in squares)


_LOOKS: Final[tuple[Callable[[Attempt], Iterator[Veto]], ...]] = (
    _asks_out_of_turn,
    _asks_another_count,
    _stays_where_it_is,
    _goes_beyond_the_end,
    _meets_what_bars,
)


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
        yield Veto("use-more-dice", pieces=tuple(dict.fromkeys(o.pieces[0] for o in codes)))


def way(state: State, piece: int, count: int) -> tuple[str, ...]:
    """Give the places that an attempt would enter one by one; () if the count leads nowhere."""
    attempt = Attempt(state, piece, count)
    if attempt.step == HOME and not _runs(attempt):
        return (place_name(1),) if attempt.may_leave else ()
    return named_way(state, piece, attempt.ways[0]) if attempt.ways else ()
