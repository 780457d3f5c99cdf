"""What a move does: pieces walk, capture, reach the goal, and win counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import GOAL, HOME
from parchis_widgets.engine.candidates import is_rival, on_start
from parchis_widgets.engine.option import (
    CAPTURE,
    DOUBLE,
    SUM,
    VICTIM_LOWER,
    VICTIM_UPPER,
    parts,
)
from parchis_widgets.engine.state import NOBODY, Bonus, State

if TYPE_CHECKING:
    from parchis_widgets.engine.tables import Reach

__all__ = ["carry_out", "movers", "victims"]


def carry_out(state: State, code: int, *, bonus: bool) -> int:
    """Move the pieces of a legal move and give the counts it wins.

    Returns
    -------
    int
        The player's colour that has just reached its goal with all pieces, or `NOBODY`.
    """
    piece = code & 15
    if state.step[piece] == HOME:
        _leave_home(state, code)
        return NOBODY
    count = code >> 8
    reach = (state.tables.bonus_reach if bonus else state.tables.reach)[count][piece >> 2][
        state.step[piece]
    ]
    assert reach is not None, "the move was legal"
    return _advance(state, code, reach, bonus=bonus)


def _advance(state: State, code: int, reach: Reach, *, bonus: bool) -> int:
    piece = code & 15
    captured = victims(state, code, reach.stop)
    bounces = state.step[piece] + (code >> 8) > reach.target
    state.leave(piece)
    for victim in captured:
        state.send_home(victim)
    state.arrive(piece, reach.target)
    if state.events is not None:
        state.emit("bounce" if bounces else "move", piece, code >> 8)
        _tell_barrier(state, piece)
    for victim in captured:
        partners = state.tables.side[victim >> 2] == state.tables.side[piece >> 2]
        state.emit("partner-capture" if partners else "capture", victim, place_of=piece)
        win(state, Bonus(state.tables.rules.capture_bonus, False, piece), from_bonus=bonus)
    if reach.target != GOAL:
        return NOBODY
    state.emit("goal", piece)
    if state.goals(piece >> 2) == 4:
        return piece >> 2
    win(state, Bonus(state.tables.rules.goal_bonus, True, piece), from_bonus=bonus)
    return NOBODY


def _leave_home(state: State, code: int) -> None:
    rules = state.tables.rules
    leaving = movers(state, code)
    colour = leaving[0] >> 2
    captured = victims(state, code, 0)
    for victim in captured:
        state.send_home(victim)
    for piece in leaving:
        state.arrive(piece, 1)
        state.emit("double-exit" if len(leaving) > 1 else "exit", piece, code >> 8)
    if rules.double_exit == "first_five":
        state.entered |= 1 << colour
    if state.events is not None:
        _tell_barrier(state, leaving[-1])
    for victim in captured:
        state.emit(_exit_capture_code(state, leaving), victim, place_of=leaving[0])
        if rules.exit_bonus:
            win(state, Bonus(rules.capture_bonus, False, leaving[0]), from_bonus=False)


def _exit_capture_code(state: State, leaving: tuple[int, ...]) -> str:
    if len(leaving) > 1:
        return "double-exit-capture"
    side, colour = state.tables.side, leaving[0] >> 2
    beside = [piece for piece in on_start(state, colour) if piece not in leaving]
    partnered = any(side[p >> 2] == side[colour] and p >> 2 != colour for p in beside)
    return "partner-exit-capture" if partnered else "exit-capture"


def _tell_barrier(state: State, piece: int) -> None:
    square = state.square_of(piece)
    if square >= 0 and state.barred & state.tables.bit[square]:
        state.emit("barrier-formed", piece)


def win(state: State, bonus: Bonus, *, from_bonus: bool) -> None:
    """Give the player a count; none for a count that a count has won, if so ruled (CLA-22)."""
    if bonus.squares and (state.tables.rules.bonus_chain or not from_bonus):
        tracked = bonus if state.tables.asks_who_won else bonus._replace(piece=NOBODY)
        state.bonuses.append(tracked)
        state.emit("goal-bonus" if bonus.goal else "bonus", bonus.piece, bonus.squares)


def movers(state: State, code: int) -> tuple[int, ...]:
    """Give the pieces that a move moves: two in a double exit."""
    _, variant, piece = parts(code)
    if state.step[piece] == HOME and variant & DOUBLE:
        return (piece, (piece & ~3) | variant & 3)
    return (piece,)


def victims(state: State, code: int, stop: int) -> tuple[int, ...]:
    """Give the pieces that a move would capture; `stop` is the bit of an advance's last square."""
    _, variant, piece = parts(code)
    if state.step[piece] == HOME:
        return _victims_on_start(state, piece >> 2, variant & ~SUM)
    if not stop or stop & (state.full | state.tables.safe):
        return ()
    met = state.lower[stop.bit_length() - 1]
    if met == NOBODY:
        return ()
    side = state.tables.side
    if side[met >> 2] != side[piece >> 2] or variant == CAPTURE:
        return (met,)
    return ()


def _victims_on_start(state: State, colour: int, variant: int) -> tuple[int, ...]:
    square = state.tables.starts[colour]
    if variant == VICTIM_LOWER:
        return (state.lower[square],)
    if variant == VICTIM_UPPER:
        return (state.upper[square],)
    if variant & DOUBLE:
        return tuple(piece for piece in on_start(state, colour) if is_rival(state, colour, piece))
    return ()
