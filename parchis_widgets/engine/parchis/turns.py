"""How a turn runs: throw, move, count what was won, throw again or pass on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import GOAL, HOME, LAST_RIM_STEP
from parchis_widgets.engine.attempt import Attempt
from parchis_widgets.engine.fact import PASS, THROW, TURN
from parchis_widgets.engine.parchis.candidates import bonus_advances
from parchis_widgets.engine.parchis.effects import carry_out
from parchis_widgets.engine.parchis.objections import objections as objections_to
from parchis_widgets.engine.parchis.option import SUM
from parchis_widgets.engine.parchis.tables import SEVEN, SIX
from parchis_widgets.engine.parchis.throws import is_third_six, pending
from parchis_widgets.engine.pieces import NOBODY
from parchis_widgets.engine.veto import MUST_COUNT, MUST_MOVE, Objection
from parchis_widgets.rules.reason import happens

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.state import State
    from parchis_widgets.rules.reason import Reason

__all__ = [
    "forgo",
    "give_up",
    "leave_game",
    "may_decline",
    "may_leave",
    "play",
    "rethrow",
    "throw",
    "why_not_decline",
]

THROW_AGAIN = happens("throw-again", "CLA-10 TRA-07 GEN-04 TRA-18")
DOUBLE_AGAIN = happens("double-again", "TRA-23", kind="throw-again", reading=True)
PENALTY = happens("penalty", "CLA-11 TRA-08 GEN-14", reads="third_six")
DOUBLE_PENALTY = happens("double-penalty", "TRA-23", kind="penalty", reading=True)
BONUS_LOST = happens("bonus-lost", "CLA-12 TRA-12 GEN-16")
GOAL_BONUS_LOST = happens("goal-bonus-lost", "CLA-21 TRA-17 GEN-16", kind="bonus-lost")
WIN = happens("win", "CLA-04 TRA-19 GEN-07")
PAIR_WIN = happens("pair-win", "CLA-26", kind="win")
TWO_COLOUR_WIN = happens("two-colour-win", "CLA-28", kind="win", reads="winning")
LEAVE = happens("leave", "GEN-08", reads="leaving")
TIMEOUT = happens("timeout", "GEN-05")


def may_decline(state: State) -> bool:
    """Return whether the player may decline a count although it can be made."""
    return bool(state.bonuses) and state.tables.rules.bonus_use == "optional"


def why_not_decline(state: State) -> Reason:
    """Return why a player who may not decline has to move."""
    return MUST_COUNT if state.bonuses else MUST_MOVE


def throw(state: State, faces: tuple[int, ...]) -> None:
    """Take up a throw; the third 6 running costs a piece at once (CLA-11, TRA-08, GEN-14)."""
    state.throws = faces
    if state.facts is not None:
        for face in faces:
            state.emit(THROW, count=face)
    if faces in state.tables.repeating:
        if state.sixes == 2:
            _penalise(state)
        else:
            state.again = True


def rethrow(state: State, number: int) -> bool:
    """Throw another number instead of the one to be used; tell whether that can be."""
    if state.over or state.bonuses or len(state.throws) > 1 or state.tables.rules.dice > 1:
        return False
    state.throws, state.again = (), False
    throw(state, (number,))
    return True


def _penalise(state: State) -> None:
    second_six = state.tables.rules.third_six == "second_six"
    piece = state.second if second_six else state.last
    state.last = state.second = NOBODY
    if piece != NOBODY and 0 < state.step[piece] <= LAST_RIM_STEP:
        state.send_home(piece)
        by_last = not second_six and state.tables.rules.is_turned("last_moved_by")
        switch = "last_moved_by" if by_last else ""
        state.emit(
            PENALTY if state.tables.rules.dice == 1 else DOUBLE_PENALTY, piece, switch=switch
        )


def play(state: State, code: int) -> None:
    """Carry out a legal move, and all that follows of itself."""
    if state.again:
        _remember(state, code)
    if state.bonuses:
        bonus = state.bonuses.pop(0)
        won = carry_out(state, code, bonus)
    else:
        won = carry_out(state, code)
        _use(state, code)
    if won:
        _finish(state)
    elif state.bonuses:
        _settle(state)
    elif state.again:
        _go_on(state)
    elif not state.throws:
        _next_turn(state)


def _use(state: State, code: int) -> None:
    """Use up the throw that a move counts: a 7 is a 6, a sum is all there are."""
    throws = state.throws
    if len(throws) == 1 or code >> 4 & SUM:
        state.throws = ()
        state.sixes = state.sixes + 1 if state.again else 0
    else:
        count = code >> 8
        rest = list(throws)
        rest.remove(SIX if count == SEVEN else count)
        state.throws = tuple(rest)


def _remember(state: State, code: int) -> None:
    """Keep which piece a third 6 would send home."""
    rules, piece = state.tables.rules, code & 15
    if rules.third_six == "second_six":
        if not state.bonuses and state.sixes == 1:
            state.second = piece
    elif rules.last_moved_by == "anything" or not state.bonuses:
        state.last = piece


def _settle(state: State, *, idle: bool = False) -> None:
    """Drop counts that nobody can make (GEN-16), then see who goes on."""
    _drop_bonuses(state)
    if not state.bonuses:
        _go_on(state, idle=idle)


def _go_on(state: State, *, idle: bool = False) -> None:
    """Let the player throw again, or the next one begin; `idle` if the throw moved nothing."""
    if state.throws:
        return
    if state.again:
        state.again = False
        if state.tables.rules.dice == 1:
            state.emit(THROW_AGAIN, switch="idle_six" if idle else "")
        else:
            state.emit(DOUBLE_AGAIN)
    else:
        _next_turn(state)


def _drop_bonuses(state: State) -> None:
    while state.bonuses and not bonus_advances(state, state.bonuses[0]):
        lost, objections = state.bonuses[0], _why_lost(state)
        del state.bonuses[0]
        reason = GOAL_BONUS_LOST if lost.goal else BONUS_LOST
        state.emit(reason, count=lost.squares, objections=objections)


def _why_lost(state: State) -> tuple[Objection, ...]:
    """Tell of each piece why it cannot make the count, if anybody listens."""
    if state.facts is None:
        return ()
    count = state.bonuses[0].squares
    return tuple(
        Objection(Attempt(piece, count), veto, pending(state))
        for piece in state.pieces()
        for veto in objections_to(state, Attempt(piece, count), ())[:1]
    )


def forgo(state: State) -> None:
    """Pass: decline a count, or give up a throw that moves nothing."""
    state.emit(PASS)
    idle = not state.bonuses
    if state.bonuses:
        state.bonuses.pop(0)
    else:
        if is_third_six(state):
            _penalise(state)
        if len(state.throws) == state.tables.rules.dice and _idle_ends_turn(state):
            state.again = False
        state.throws = ()
        state.sixes = state.sixes + 1 if state.again else 0
    _settle(state, idle=idle)


def _idle_ends_turn(state: State) -> bool:
    """Return whether a throw that moved nothing does not roll again (CLA-06, GEN-23, TRA-18)."""
    rule = state.tables.rules.idle_six
    in_play = any(HOME < state.step[piece] < GOAL for piece in state.pieces())
    return rule == "ends_turn" or (rule == "again_in_play" and not in_play)


def give_up(state: State) -> None:
    """End the turn because its time is up: what is still to be counted is lost (GEN-05)."""
    state.emit(TIMEOUT)
    state.bonuses.clear()
    state.throws = ()
    _next_turn(state)


def may_leave(state: State, seat: int) -> bool:
    """Return whether a player is still in the game and may leave it (GEN-08)."""
    gone = seat in state.absent or seat in state.ranking
    return state.tables.rules.may_leave and not gone


def leave_game(state: State, seat: int) -> None:
    """Take a player out of the game (GEN-08)."""
    tables = state.tables
    state.absent.append(seat)
    if tables.rules.leaving == "pieces_return":
        for piece in tables.pieces[seat]:
            if state.step[piece] != GOAL:
                state.take_away(piece)
    state.emit(LEAVE, tables.pieces[seat][0])
    state.over = len(_active(state)) < 2
    if state.over or seat == state.seat:
        state.bonuses.clear()
        state.throws = ()
        if not state.over:
            _next_turn(state)


def _next_turn(state: State) -> None:
    state.sixes = 0
    state.last = state.second = NOBODY
    state.again = False
    following = state.tables.next_seat
    state.seat = following[state.seat]
    if state.ranking or state.absent:
        while state.seat in state.ranking or state.seat in state.absent:
            state.seat = following[state.seat]
    if state.facts is not None:
        state.emit(TURN)


def _finish(state: State) -> None:
    """Rank the player; the game ends, or goes on for the places (TRA-19)."""
    rules = state.tables.rules
    state.emit({"pairs": PAIR_WIN, "two_colours": TWO_COLOUR_WIN}.get(rules.seats, WIN))
    state.ranking.append(state.seat)
    state.bonuses.clear()
    state.throws = ()
    rest = _active(state)
    if state.play_on and len(rest) > 1:
        _next_turn(state)
    else:
        state.over = True


def _active(state: State) -> list[int]:
    gone = (*state.ranking, *state.absent)
    return [seat for seat in range(len(state.tables.seats)) if seat not in gone]
