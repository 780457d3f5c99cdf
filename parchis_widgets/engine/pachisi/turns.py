"""How a turn runs: throw until no grace is left, use the throws, throw again for a capture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.fact import PASS, THROW, TURN
from parchis_widgets.engine.pachisi.duties import has_won
from parchis_widgets.engine.pachisi.effects import carry_out
from parchis_widgets.engine.veto import MUST_MOVE
from parchis_widgets.rules.reason import happens

if TYPE_CHECKING:
    from parchis_widgets.engine.pachisi.option import Option
    from parchis_widgets.engine.pachisi.state import State
    from parchis_widgets.rules.reason import Reason

__all__ = [
    "forgo",
    "give_up",
    "is_dead_end",
    "leave_game",
    "may_decline",
    "may_leave",
    "play",
    "rethrow",
    "throw",
    "why_not_decline",
]

_TOO_MANY_GRACES = 3
_SEVEN_COWRIES = 7

THROW_OF_SEVEN = happens("throw-of-seven", "PAC-19", kind="throw", reads="throws")
GRACE = happens("grace", "PAC-09", kind="throw-again", reads="graces")
GRACE_OF_TWO = happens("grace-of-two", "PAC-20", kind="throw-again", reads="graces")
CAPTURE_THROW = happens("capture-throw", "PAC-13", kind="throw-again", reads="capture_throws")
THIRD_GRACE = happens("third-grace", "PAC-22", kind="penalty", reads="third_grace")
LOST_TURN = happens("lost-turn", "PAC-22", reads="third_grace")
TEAM_WIN = happens("team-win", "PAC-04 CHA-01", kind="win")
DEAD_END = happens("dead-end", "PAC-18 CHA-10", reading=True)


def throw(state: State, shown: tuple[int, ...]) -> None:
    """Take up a throw; a grace lets its player throw again (PAC-09)."""
    rules = state.tables.rules
    is_third_grace_throw = state.graces == _TOO_MANY_GRACES
    state.owed -= 1
    state.throws += shown
    reason = THROW_OF_SEVEN if rules.thrower.number == _SEVEN_COWRIES else THROW
    for number in shown:
        state.emit(reason, count=number)
    if is_third_grace_throw:
        _void(state, len(shown))
    elif state.tables.graces.intersection(shown):
        _throw_for_a_grace(state, len(shown))
    else:
        state.graces = 0


def _throw_for_a_grace(state: State, number: int) -> None:
    """Return the throw that a grace wins, unless it is itself the one too many (PAC-09, PAC-22)."""
    rules = state.tables.rules
    if rules.third_grace != "plain":
        state.graces += 1
    if rules.third_grace == "third_void" and state.graces == _TOO_MANY_GRACES:
        _void(state, number)
        return
    state.owed += 1
    state.emit(GRACE if rules.graces == "table" else GRACE_OF_TWO)


def rethrow(state: State, number: int) -> bool:
    """Throw another number instead of the one to be used; tell whether that can be."""
    if state.over or len(state.throws) > 1 or state.tables.rules.thrower.draws > 1:
        return False
    state.throws, state.spent, state.owed = (), (), 1
    throw(state, (number,))
    return True


def _void(state: State, number: int) -> None:
    """Punish too many graces running: the throw is void, and the next turn is lost (PAC-22)."""
    everything = state.tables.rules.third_grace == "void_all"
    state.throws = () if everything else state.throws[:-number]
    state.spent = () if everything else state.spent
    state.graces = state.owed = 0
    state.skipping |= 1 << state.tables.seats[state.seat][0]
    state.emit(THIRD_GRACE)
    _go_on(state)


def play(state: State, option: Option) -> None:
    """Carry out a legal move, and all that follows of itself."""
    captured = carry_out(state, option)
    if has_won(state):
        state.emit(TEAM_WIN)
        state.ranking.append(state.seat)
        _end(state)
    elif is_dead_end(state):
        state.emit(DEAD_END)
        _end(state)
    else:
        _throw_for_captures(state, captured)
        _go_on(state)


def _throw_for_captures(state: State, captured: int) -> None:
    """Return the throw that a capture wins, at once (PAC-13)."""
    won = {"one": min(captured, 1), "each": captured, "none": 0}
    throws = won[state.tables.rules.capture_throws]
    state.owed += throws
    if throws:
        if state.tables.rules.capture_grace == "counts":
            state.graces = 1  # it is itself the first grace throw of a row
        state.emit(CAPTURE_THROW, count=throws)


def _go_on(state: State) -> None:
    """Let the player go on with what is thrown or owed, or the next one begin."""
    if not (state.throws or state.owed):
        _next_turn(state)


def _end(state: State) -> None:
    state.over = True
    state.throws = state.spent = ()
    state.owed = state.graces = 0


def is_dead_end(state: State) -> bool:
    """Return whether no team can bring all its pieces back any more (PAC-18)."""
    tables = state.tables
    return all(
        any(state.step[piece] in tables.stuck for piece in pieces) for pieces in tables.side_pieces
    )


def may_decline(state: State) -> bool:
    """Return whether the player may pass although there are legal moves (PAC-16, CHA-09)."""
    return state.tables.rules.declining


def why_not_decline(_state: State) -> Reason:
    """Return why a player who may not decline has to move."""
    return MUST_MOVE


def forgo(state: State) -> None:
    """Return up the throws that are still unused (PAC-16)."""
    state.emit(PASS)
    state.throws = state.spent = ()
    _go_on(state)


def give_up(state: State) -> None:
    """End the turn because its time is up: no rules of this family have a clock."""
    forgo(state)


def may_leave(state: State, seat: int) -> bool:
    """Return whether a player may leave: no rules of this family say that one may."""
    return False


def leave_game(state: State, seat: int) -> None:
    """Take a player out of the game: no rules of this family say that one may leave."""


def _next_turn(state: State) -> None:
    tables = state.tables
    state.owed, state.graces = 1, 0
    while True:
        state.seat = tables.next_seat[state.seat]
        colour = tables.seats[state.seat][0]
        if state.skipping >> colour & 1:
            state.skipping &= ~(1 << colour)
            state.emit(LOST_TURN)
        elif not state.is_done(state.colour()):
            break
    state.emit(TURN)
