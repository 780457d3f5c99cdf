"""What the pieces could do: each with every choice of throws that nothing forbids (PAC-08)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.pachisi import GOAL, HOME
from parchis_widgets.engine.pachisi.obstacles import Obstacles, is_queen
from parchis_widgets.engine.pachisi.option import Option
from parchis_widgets.engine.pachisi.state import own_pieces
from parchis_widgets.engine.pachisi.throws import pending
from parchis_widgets.engine.pachisi.ways import Use, uses, ways
from parchis_widgets.engine.pieces import PIECES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parchis_widgets.engine.pachisi.state import State

__all__ = ["LAST", "candidates", "entering_uses", "runs_from_home"]

LAST: Final = GOAL - 1


def candidates(state: State) -> list[Option]:
    """Give the moves that nothing forbids, duties aside."""
    throws = pending(state)
    if not throws:
        return []
    obstacles = Obstacles(state, state.colour())
    found: list[Option] = []
    for piece in own_pieces(state):
        step = state.step[piece]
        if step == HOME:
            found += _from_home(state, piece, obstacles)
        elif step != GOAL:
            for pieces in _moving(state, piece):
                found += _onward(state, pieces, obstacles, uses(throws))
                found += _finishing(state, pieces)
    return found


def _moving(state: State, piece: int) -> Iterator[tuple[int, ...]]:
    """Give what can move with a piece as its lowest: all of a merged one, or any part of it."""
    merged = state.merged(piece)
    if state.tables.rules.splitting:
        others = [other for other in merged if other > piece]
        for number in range(len(others) + 1):
            for those in combinations(others, number):
                yield (piece, *those)
    elif merged[0] == piece:
        yield merged


def _onward(
    state: State, pieces: tuple[int, ...], obstacles: Obstacles, choices: tuple[Use, ...]
) -> Iterator[Option]:
    tables, step = state.tables, state.step[pieces[0]]
    queen, size = is_queen(state, pieces), len(pieces)
    barring, closed = obstacles.barring(size, queen), obstacles.closed(size, queen)
    for total, counts in choices:
        for target, laps, entered in ways(tables, step, total):
            end = 1 << target
            if not (entered & ~end & barring or end & closed):
                yield Option(pieces, total, counts, target, laps)


def _finishing(state: State, pieces: tuple[int, ...]) -> Iterator[Option]:
    """Give the graces by which a piece beside the Charkoni ends its way (PAC-21)."""
    if state.tables.rules.finishing != "grace_from_83" or state.step[pieces[0]] != LAST:
        return
    for value in dict.fromkeys(state.throws):
        if value in state.tables.graces:
            yield Option(pieces, value, (value,), GOAL, 0)


def _from_home(state: State, piece: int, obstacles: Obstacles) -> list[Option]:
    runs = list(_onward(state, (piece,), obstacles, runs_from_home(state)))
    places = [Option((piece,), value, counts, 1, 0) for value, counts in entering_uses(state)]
    return runs + places


def runs_from_home(state: State) -> tuple[Use, ...]:
    """Give the throws that take a piece from the Charkoni as far as they say (PAC-06, CHA-05)."""
    rules = state.tables.rules
    if rules.entering == "any" or (rules.entering == "by_throw" and _is_first(state)):
        return uses(state.throws)
    if rules.entering == "six":
        running = frozenset({6})
    else:
        running = state.tables.entering if rules.entry == "runs" else frozenset()
    return tuple(use for use in uses(state.throws) if use.counts[1:] == () and use.total in running)


def _is_first(state: State) -> bool:
    """Tell whether a colour's first piece has still to leave (PAC-06)."""
    colour = state.colour()
    if state.tables.rules.first_piece == "once":
        return not state.entered >> colour & 1
    return all(
        state.step[piece] in (HOME, GOAL)
        for piece in range(PIECES * colour, PIECES * colour + PIECES)
    )


def entering_uses(state: State) -> list[tuple[int, tuple[int, ...]]]:
    """Give the throws that put a piece on the first square, and what each uses up (PAC-07)."""
    tables, throws = state.tables, state.throws
    rules = tables.rules
    if rules.entering != "by_throw" or rules.entry == "runs":
        return []
    values = [value for value in dict.fromkeys(throws) if value in tables.entering]
    if rules.entry == "first_square":
        return [(value, (value,)) for value in values]
    unspent = [v for v in values if throws.count(v) > state.spent.count(v)]
    return [(value, ()) for value in unspent]
