"""What a move does: pieces walk, capture, reach the goal, and win counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import GOAL, HOME
from parchis_widgets.engine.fact import MOVE
from parchis_widgets.engine.parchis.obstacles import decides_barrier, is_rival, on_start
from parchis_widgets.engine.parchis.option import (
    CAPTURE,
    DOUBLE,
    SUM,
    VICTIM_LOWER,
    VICTIM_UPPER,
    parts,
)
from parchis_widgets.engine.parchis.state import Bonus, State
from parchis_widgets.engine.parchis.tables import NOWHERE
from parchis_widgets.engine.pieces import NOBODY, PIECES
from parchis_widgets.rules.reason import happens

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.tables import Reach
    from parchis_widgets.rules.reason import Reason

__all__ = ["carry_out", "movers", "victim_of", "victims"]

EXIT = happens("exit", "CLA-06 TRA-04 GEN-23")
DOUBLE_EXIT = happens("double-exit", "TRA-05 TRA-06", kind="exit", reads="double_exit")
BOUNCE = happens("bounce", "GEN-18", kind="move", reads="overshoot")
BARRIER_FORMED = happens(
    "barrier-formed", "CLA-16 TRA-09 CLA-02 GEN-17 CLA-24", kind="barrier", reads="barriers"
)
CAPTURED = happens("capture", "CLA-12 TRA-12 GEN-15")
PARTNER_CAPTURE = happens("partner-capture", "CLA-24", kind="capture")
EXIT_CAPTURE = happens("exit-capture", "CLA-15 TRA-13 GEN-12", kind="capture", reads="exit_victim")
EXIT_CAPTURE_BESIDE_OWN = happens("exit-capture-beside-own", "CLA-15 TRA-13 GEN-11", kind="capture")
DOUBLE_EXIT_CAPTURE = happens("double-exit-capture", "TRA-14", kind="capture", reads="double_exit")
PARTNER_EXIT_CAPTURE = happens("partner-exit-capture", "CLA-25", kind="capture")
BONUS_WON = happens("bonus", "CLA-12 TRA-12 GEN-15", reads="capture_bonus")
GOAL_BONUS_WON = happens("goal-bonus", "CLA-21 TRA-17 GEN-21", kind="bonus", reads="goal_bonus")
REACHES_GOAL = happens("goal", "CLA-20 TRA-16 GEN-18")


def carry_out(state: State, code: int, bonus: Bonus | None = None) -> bool:
    """Move the pieces of a legal move and give the counts it wins.

    Parameters
    ----------
    bonus : Bonus, optional
        The count that the move makes, if it is not by a throw.

    Returns
    -------
    bool
        Whether it wins the game for the player.
    """
    piece = code & 15
    step = state.step[piece]
    if step == HOME:
        _leave_home(state, code)
        return False
    tables = state.tables
    reach = (tables.bonus_reach if bonus else tables.reach)[code >> 8][piece][step]
    assert reach is not None, "the move was legal"
    square = reach.square
    victim = NOBODY
    if square != NOWHERE and state.lower[square] != NOBODY:
        victim = victim_of(state, code, reach)
        if victim != NOBODY:
            state.send_home(victim)
    state.put(piece, reach.target, square)
    if state.facts is not None:
        bounced = step + (code >> 8) > reach.target
        _tell_advance(state, piece, code >> 8, bounced=bounced, by_bonus=bonus is not None)
    if victim != NOBODY:
        partners = tables.side[victim >> 2] == tables.side[piece >> 2]
        state.emit(PARTNER_CAPTURE if partners else CAPTURED, victim, place_of=piece)
        win(state, Bonus(tables.rules.capture_bonus, False, piece), chained=bonus is not None)
    if reach.target == GOAL:
        return _arrive_in_goal(state, piece, chained=bonus is not None)
    return False


def _tell_advance(state: State, piece: int, count: int, *, bounced: bool, by_bonus: bool) -> None:
    switch = "bonus_bounce" if bounced and by_bonus else ""
    state.emit(BOUNCE if bounced else MOVE, piece, count, switch=switch)
    _tell_barrier(state, piece)


def _arrive_in_goal(state: State, piece: int, *, chained: bool) -> bool:
    state.emit(REACHES_GOAL, piece)
    if _has_won(state, piece >> 2):
        return True  # the 10 of the winning piece is not counted
    win(state, Bonus(state.tables.rules.goal_bonus, True, piece), chained=chained)
    return False


def _has_won(state: State, colour: int) -> bool:
    """Tell whether the player of a colour has all the pieces in the goal that it needs."""
    tables = state.tables
    colours = tables.seats[state.seat]
    needed = (colour,) if tables.rules.winning == "one_colour" else colours
    return all(state.goals(other) == PIECES for other in needed)


def _leave_home(state: State, code: int) -> None:
    rules = state.tables.rules
    leaving = movers(state, code)
    colour = leaving[0] >> 2
    captured = _victims_on_start(state, colour, code >> 4 & 15 & ~SUM)
    beaten = state.barred & state.tables.bit[state.tables.starts[colour]]
    for victim in captured:
        state.send_home(victim)
    for piece in leaving:
        state.put(piece, 1, state.tables.starts[colour])
        state.emit(DOUBLE_EXIT if len(leaving) > 1 else EXIT, piece, code >> 8)
    if rules.double_exit == "first_five":
        state.entered |= 1 << colour
    if state.facts is not None:
        _tell_barrier(state, leaving[-1])
    for victim in captured:
        switch = "exit_beats_barrier" if beaten and victim >> 2 != colour else ""
        state.emit(_exit_capture(state, leaving), victim, place_of=leaving[0], switch=switch)
        if rules.exit_bonus:
            win(state, Bonus(rules.capture_bonus, False, leaving[0]), chained=False)


def _exit_capture(state: State, leaving: tuple[int, ...]) -> Reason:
    if len(leaving) > 1:
        return DOUBLE_EXIT_CAPTURE
    side, colour = state.tables.side, leaving[0] >> 2
    on_side = [p for p in on_start(state, colour) if side[p >> 2] == side[colour]]
    beside = [piece for piece in on_side if piece not in leaving]
    partnered = any(piece >> 2 != colour for piece in beside)
    if partnered:
        return PARTNER_EXIT_CAPTURE
    return EXIT_CAPTURE_BESIDE_OWN if beside else EXIT_CAPTURE


def _tell_barrier(state: State, piece: int) -> None:
    square = state.at[piece]
    if square >= 0 and state.barred & state.tables.bit[square]:
        state.emit(BARRIER_FORMED, piece, switch=decides_barrier(state, square))


def win(state: State, bonus: Bonus, *, chained: bool) -> None:
    """Give the player a count; none for a count that a count has won, if so ruled (CLA-22)."""
    if bonus.squares and (state.tables.rules.bonus_chain or not chained):
        winner = bonus.piece if state.tables.asks_who_won else NOBODY
        state.bonuses.append(Bonus(bonus.squares, bonus.goal, winner))
        state.emit(GOAL_BONUS_WON if bonus.goal else BONUS_WON, bonus.piece, bonus.squares)


def movers(state: State, code: int) -> tuple[int, ...]:
    """Give the pieces that a move moves: two in a double exit."""
    piece = code & 15
    if code >> 4 & DOUBLE and state.step[piece] == HOME:
        return (piece, (piece & ~3) | code >> 4 & 3)
    return (piece,)


def victims(state: State, code: int) -> tuple[int, ...]:
    """Give the pieces that a move would capture."""
    count, variant, piece = parts(code)
    if state.step[piece] == HOME:
        return _victims_on_start(state, piece >> 2, variant & ~SUM)
    tables = state.tables
    reach = (tables.bonus_reach if state.bonuses else tables.reach)[count][piece][state.step[piece]]
    victim = victim_of(state, code, reach) if reach else NOBODY
    return () if victim == NOBODY else (victim,)


def victim_of(state: State, code: int, reach: Reach) -> int:
    """Give the piece that an advance captures, or `NOBODY` (CLA-12, CLA-13, CLA-24)."""
    if not reach.stop or reach.stop & state.tables.safe:
        return NOBODY
    met = state.lower[reach.square]
    if met == NOBODY:
        return NOBODY
    side = state.tables.side
    captures = side[met >> 2] != side[(code & 15) >> 2] or code >> 4 & 15 == CAPTURE
    return met if captures else NOBODY


def _victims_on_start(state: State, colour: int, variant: int) -> tuple[int, ...]:
    square = state.tables.starts[colour]
    if variant == VICTIM_LOWER:
        return (state.lower[square],)
    if variant == VICTIM_UPPER:
        return (state.upper[square],)
    if variant & DOUBLE:
        return tuple(piece for piece in on_start(state, colour) if is_rival(state, colour, piece))
    return ()
