"""How a turn runs: throw, move, count what was won, throw again or pass on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import GOAL, LAST_RIM_STEP
from parchis_widgets.engine.candidates import bonus_advances
from parchis_widgets.engine.effects import carry_out, movers
from parchis_widgets.engine.legal import is_third_six, repeats
from parchis_widgets.engine.option import SUM
from parchis_widgets.engine.state import NOBODY, State
from parchis_widgets.engine.tables import SEVEN, SIX

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["forgo", "give_up", "leave_game", "may_throw", "play", "throw"]


def may_throw(state: State) -> bool:
    """Tell whether the player whose turn it is has to throw now."""
    return not (state.over or state.bonuses or state.throws)


def throw(state: State, faces: Sequence[int]) -> None:
    """Take up a throw; the third 6 running costs a piece at once (CLA-11, TRA-08, GEN-14)."""
    state.throws = list(faces)
    if state.events is not None:
        for face in faces:
            state.emit("throw", count=face)
    if is_third_six(state):
        _penalise(state)
    else:
        state.again = repeats(state)


def _penalise(state: State) -> None:
    second_six = state.tables.rules.third_six == "second_six"
    piece = state.second if second_six else state.last
    state.last = state.second = NOBODY
    if piece != NOBODY and 0 < state.step[piece] <= LAST_RIM_STEP:
        state.send_home(piece)
        state.emit("penalty", piece)


def play(state: State, code: int) -> None:
    """Carry out a legal move, and all that follows of itself."""
    bonus = bool(state.bonuses)
    if bonus:
        state.bonuses.pop(0)
    piece = movers(state, code)[-1]
    sum_exit = not bonus and not state.step[piece] and code >> 4 & SUM
    finished = carry_out(state, code, bonus=bonus)
    _remember(state, piece, bonus=bonus)
    if not bonus:
        _use(state, list(state.throws) if sum_exit else [_face(state, code >> 8)])
    if finished != NOBODY and _has_won(state, finished):
        _finish(state)
    else:
        _settle(state)


def _face(state: State, count: int) -> int:
    """Give the face that a count uses up: a 7 is a 6."""
    return SIX if count == SEVEN else count


def _remember(state: State, piece: int, *, bonus: bool) -> None:
    rules = state.tables.rules
    if rules.third_six == "second_six":
        if not bonus and state.again and state.sixes == 1:
            state.second = piece
    elif rules.last_moved_by == "anything" or not bonus:
        state.last = piece


def _use(state: State, faces: list[int]) -> None:
    for face in faces:
        state.throws.remove(face)
    if not state.throws:
        state.sixes = state.sixes + 1 if state.again else 0


def _settle(state: State) -> None:
    """Drop counts that nobody can make (GEN-16), then see who goes on."""
    while state.bonuses and not bonus_advances(state, state.bonuses[0]):
        lost = state.bonuses.pop(0)
        state.emit("goal-bonus-lost" if lost.goal else "bonus-lost", lost.piece, lost.squares)
    if state.bonuses or state.throws:
        return
    if state.again:
        state.again = False
        state.emit("throw-again")
    else:
        _next_turn(state)


def forgo(state: State) -> None:
    """Pass: decline a count, or give up a throw that moves nothing."""
    state.emit("pass")
    if state.bonuses:
        state.bonuses.pop(0)
    else:
        if is_third_six(state):
            _penalise(state)
        idle = len(state.throws) == state.tables.rules.dice
        if idle and state.tables.rules.idle_six == "ends_turn":
            state.again = False
        _use(state, list(state.throws))
    _settle(state)


def give_up(state: State) -> None:
    """End the turn because its time is up: what is still to be counted is lost (GEN-05)."""
    state.emit("timeout")
    state.bonuses.clear()
    state.throws.clear()
    _next_turn(state)


def leave_game(state: State, seat: int) -> None:
    """Take a player out of the game (GEN-08)."""
    tables = state.tables
    state.absent.append(seat)
    if tables.rules.leaving == "pieces_return":
        for piece in tables.pieces[seat]:
            if state.step[piece] != GOAL:
                state.send_home(piece)
    state.emit("leave", tables.pieces[seat][0])
    if len(_active(state)) < 2:
        state.over = True
    elif seat == state.seat:
        state.bonuses.clear()
        state.throws.clear()
        _next_turn(state)


def _next_turn(state: State) -> None:
    state.sixes = 0
    state.last = state.second = NOBODY
    state.again = False
    seats = len(state.tables.seats)
    gone = (*state.ranking, *state.absent)
    state.seat = (state.seat + 1) % seats
    while state.seat in gone:
        state.seat = (state.seat + 1) % seats
    state.emit("turn")


def _has_won(state: State, colour: int) -> bool:
    colours = state.tables.seats[state.seat]
    if state.tables.rules.winning == "one_colour":
        return True
    return all(state.goals(other) == 4 for other in (colours if colour in colours else [colour]))


def _finish(state: State) -> None:
    """Rank the player; the game ends, or goes on for the places (TRA-19)."""
    rules = state.tables.rules
    state.emit({"pairs": "pair-win", "two_colours": "two-colour-win"}.get(rules.seats, "win"))
    state.ranking.append(state.seat)
    state.bonuses.clear()
    state.throws.clear()
    rest = _active(state)
    if state.play_on and len(rest) > 1:
        _next_turn(state)
    else:
        state.over = True


def _active(state: State) -> list[int]:
    gone = (*state.ranking, *state.absent)
    return [seat for seat in range(len(state.tables.seats)) if seat not in gone]
