"""What forbids an attempt: every veto, the most fundamental first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.pachisi import GOAL, HOME, TURN, unmarked
from parchis_widgets.engine.pachisi.candidates import LAST, entering_uses, runs_from_home
from parchis_widgets.engine.pachisi.obstacles import Obstacles, is_queen
from parchis_widgets.engine.pachisi.places import is_same_place
from parchis_widgets.engine.pachisi.state import own_pieces, place_name
from parchis_widgets.engine.pachisi.throws import may_throw
from parchis_widgets.engine.pachisi.ways import Way, uses, ways
from parchis_widgets.engine.veto import GAME_OVER, NOT_YOUR_TURN, THROW_FIRST, Veto
from parchis_widgets.rules.reason import forbids

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from parchis_widgets.engine.pachisi.state import State

__all__ = [
    "BACK_IN_CHARKONI",
    "BEYOND_CHARKONI",
    "CASTLE",
    "LARGER",
    "NO_SUM",
    "Try",
    "enemies_on",
    "not_entering",
    "out_of_turn",
    "runs",
    "vetoes",
]

THROW_OWED = forbids("throw-owed", "PAC-10 CHA-08", reads="throwing")
NO_SUM = forbids("no-sum", "PAC-10 CHA-08")
NOT_ENTERING = forbids("not-entering", "PAC-07 CHA-05", reads="entering")
ENTRY_USED = forbids("entry-used", "PAC-07", reads="entry")
BACK_IN_CHARKONI = forbids("back-in-charkoni", "PAC-18 CHA-10")
BEYOND_CHARKONI = forbids("beyond-charkoni", "PAC-18 CHA-10")
NO_SECOND_LAP = forbids("no-second-lap", "PAC-17", reads="second_lap")
FINISH_BY_GRACE = forbids("finish-by-grace", "PAC-21", reads="finishing")
CASTLE = forbids("castle", "PAC-15", reads="castles castle_company")
LARGER = forbids("larger", "CHA-07", reads="larger")


@dataclass(frozen=True)
class Try:
    """A piece that is to count so many squares, in a game that stands so."""

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
        return is_same_place(self.piece, unmarked(self.target), place)

    @property
    def goes_round_again(self) -> bool:
        """Whether it is to go on round the board where it could turn in."""
        lap = self.target.partition("/")[2] if self.target else ""
        return lap.isdigit() and int(lap) > self.state.lap[self.piece]


def vetoes(attempt: Try) -> Iterator[Veto]:
    """Return everything that forbids an attempt."""
    for look in _LOOKS:
        yield from look(attempt)


def out_of_turn(state: State, piece: int) -> Iterator[Veto]:
    """Return why nothing can be done with a piece now, whatever it is."""
    if state.over:
        yield Veto(GAME_OVER)
    elif piece not in own_pieces(state):
        yield Veto(NOT_YOUR_TURN, pieces=(piece,))
    elif may_throw(state):
        yield Veto(THROW_OWED if state.throws else THROW_FIRST)


def _asks_out_of_turn(attempt: Try) -> Iterator[Veto]:
    yield from out_of_turn(attempt.state, attempt.piece)


def _asks_another_count(attempt: Try) -> Iterator[Veto]:
    if attempt.state.over or attempt.piece not in own_pieces(attempt.state):
        return  # what was thrown is another player's
    if attempt.state.throws and not attempt.was_thrown:
        yield Veto(NO_SUM)


def _stays_where_it_is(attempt: Try) -> Iterator[Veto]:
    state = attempt.state
    if attempt.step == GOAL:
        yield Veto(BACK_IN_CHARKONI, pieces=(attempt.piece,))
    elif attempt.step == HOME and attempt.was_thrown and not attempt.may_leave:
        spent = attempt.count in state.spent and attempt.count in state.tables.entering
        if spent:
            yield Veto(ENTRY_USED, pieces=(attempt.piece,))
        else:
            yield not_entering(state, attempt.piece)


def not_entering(state: State, piece: int) -> Veto:
    """Return the veto of a piece in the Charkoni that other numbers would bring in."""
    six = state.tables.rules.entering == "six"
    needed = (6,) if six else tuple(sorted(state.tables.entering))
    return Veto(NOT_ENTERING, pieces=(piece,), needed=needed)


def _goes_beyond_the_end(attempt: Try) -> Iterator[Veto]:
    by_grace = attempt.state.tables.rules.finishing == "grace_from_83"
    if attempt.step in (HOME, GOAL) or not attempt.was_thrown:
        return
    if attempt.ways:
        if by_grace and attempt.step + attempt.count == GOAL:
            yield Veto(FINISH_BY_GRACE, pieces=(attempt.piece,))
        return
    if attempt.goes_round_again and not attempt.state.tables.rules.second_lap:
        yield Veto(NO_SECOND_LAP, pieces=(attempt.piece,))
        return
    if ways(attempt.state.tables, attempt.step, attempt.count):
        return  # it could end elsewhere
    single = attempt.count in attempt.state.throws
    if (
        single
        and by_grace
        and attempt.step == LAST
        and attempt.count in attempt.state.tables.graces
    ):
        return
    at_the_end = (by_grace and attempt.step + attempt.count == GOAL) or attempt.step == LAST
    reason = FINISH_BY_GRACE if by_grace and at_the_end else BEYOND_CHARKONI
    turns_in = attempt.step <= TURN and not attempt.state.tables.rules.second_lap
    switch = "second_lap" if turns_in and reason is BEYOND_CHARKONI else ""
    yield Veto(reason, pieces=(attempt.piece,), switch=switch, distance=GOAL - attempt.step)


def _meets_what_bars(attempt: Try) -> Iterator[Veto]:
    """Look along the way: castles that the enemy holds (PAC-15), larger pieces (CHA-07)."""
    state, found = attempt.state, attempt.ways
    if not found or (attempt.step == HOME and not runs(attempt)):
        return
    pieces = state.merged(attempt.piece)
    obstacles = Obstacles(state, attempt.piece >> 2)
    entered, end = found[0].entered, 1 << found[0].target
    size, queen = len(pieces), is_queen(state, pieces)
    barring, closed = obstacles.barring(size, queen), obstacles.closed(size, queen)
    blocked = entered & ~end & barring | end & closed
    castles = 0 if queen else blocked & obstacles.castles
    for reason, bits, switch in (
        (CASTLE, castles, "castles" if castles & ~end else "castle_company"),
        (LARGER, blocked & obstacles.larger(size) & ~obstacles.castles, "larger"),
    ):
        squares = _squares(attempt, bits)
        if squares:
            yield Veto(reason, squares, enemies_on(attempt, squares), switch)


def runs(attempt: Try) -> bool:
    """Return whether the count takes a piece from the Charkoni as far as it says."""
    return any(use.total == attempt.count for use in runs_from_home(attempt.state))


def _squares(attempt: Try, bits: int) -> tuple[int, ...]:
    squares = attempt.state.tables.steps[attempt.piece >> 2]
    return tuple(square for square, steps in enumerate(squares) if steps & bits)


def enemies_on(attempt: Try, squares: tuple[int, ...]) -> tuple[int, ...]:
    """Return the enemy pieces on some squares."""
    state = attempt.state
    side = 1 - (attempt.piece >> 2) % 2
    return tuple(p for p in state.tables.side_pieces[side] if state.square(p) in squares)


_LOOKS: Final[tuple[Callable[[Try], Iterator[Veto]], ...]] = (
    _asks_out_of_turn,
    _asks_another_count,
    _stays_where_it_is,
    _goes_beyond_the_end,
    _meets_what_bars,
)
