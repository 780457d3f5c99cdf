"""How a turn runs: throw until no grace is left, use the throws, throw again for a capture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.pachisi.duties import has_won
from parchis_widgets.engine.pachisi.effects import carry_out

if TYPE_CHECKING:
    from parchis_widgets.engine.pachisi.legal import Option
    from parchis_widgets.engine.pachisi.state import State
    from parchis_widgets.engine.violation import Violation

__all__ = ["forgo", "is_dead_end", "may_decline", "play", "rethrow", "throw"]

_TOO_MANY_GRACES = 3
_SEVEN_COWRIES = 7


def throw(state: State, shown: tuple[int, ...]) -> None:
    """Take up a throw; a grace lets its player throw again (PAC-09)."""
    rules = state.tables.rules
    state.owed -= 1
    state.throws += shown
    code = "throw-of-seven" if rules.thrower.number == _SEVEN_COWRIES else "throw"
    for number in shown:
        state.emit(code, count=number)
    if not state.tables.graces.intersection(shown):
        state.graces = 0
        return
    if rules.third_grace != "plain":
        state.graces += 1
    if state.graces == _TOO_MANY_GRACES:
        _void(state, len(shown))
    else:
        state.owed += 1
        state.emit("grace" if rules.graces == "table" else "grace-of-two")


def rethrow(state: State, number: int) -> bool:
    """Throw another number instead of the one to be used; tell whether that can be."""
    if state.over or len(state.throws) > 1 or state.tables.rules.thrower.draws > 1:
        return False
    state.throws, state.spent, state.owed = (), (), 1
    throw(state, (number,))
    return True


def _void(state: State, number: int) -> None:
    """Punish the third grace running: it counts nothing, and the next turn is lost (PAC-22)."""
    everything = state.tables.rules.third_grace == "void_all"
    state.throws = () if everything else state.throws[:-number]
    state.spent = () if everything else state.spent
    state.graces = 0
    state.skipping |= 1 << state.tables.seats[state.seat][0]
    state.emit("third-grace")
    _go_on(state)


def play(state: State, option: Option) -> None:
    """Carry out a legal move, and all that follows of itself."""
    captured = carry_out(state, option)
    if has_won(state):
        state.emit("team-win")
        state.ranking.append(state.seat)
        _end(state)
    elif is_dead_end(state):
        state.emit("dead-end")
        _end(state)
    else:
        _throw_for_captures(state, captured)
        _go_on(state)


def _throw_for_captures(state: State, captured: int) -> None:
    """Give the throw that a capture wins, at once (PAC-13)."""
    won = {"one": min(captured, 1), "each": captured, "none": 0}
    throws = won[state.tables.rules.capture_throws]
    state.owed += throws
    if throws:
        state.emit("capture-throw", count=throws)


def _go_on(state: State) -> None:
    """Let the player go on with what is thrown or owed, or the next one begin."""
    if not (state.throws or state.owed):
        _next_turn(state)


def _end(state: State) -> None:
    state.over = True
    state.throws = state.spent = ()
    state.owed = state.graces = 0


def is_dead_end(state: State) -> bool:
    """Tell whether no team can bring all its pieces back any more (PAC-18)."""
    tables = state.tables
    return all(
        any(state.step[piece] in tables.stuck for piece in pieces) for pieces in tables.side_pieces
    )


def may_decline(state: State) -> bool:
    """Tell whether the player may pass although there are legal moves (PAC-16, CHA-09)."""
    return state.tables.rules.declining


def forgo(state: State, reasons: tuple[Violation, ...] = ()) -> None:
    """Give up the throws that are still unused (PAC-16), for reasons to be told."""
    state.emit("pass", reasons=reasons)
    state.throws = state.spent = ()
    _go_on(state)


def _next_turn(state: State) -> None:
    tables = state.tables
    state.owed, state.graces = 1, 0
    while True:
        state.seat = tables.next_seat[state.seat]
        colour = tables.seats[state.seat][0]
        if state.skipping >> colour & 1:
            state.skipping &= ~(1 << colour)
            state.emit("lost-turn")
        elif not state.is_done(state.colour()):
            break
    state.emit("turn")
