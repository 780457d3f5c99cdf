"""What a move does: pieces walk, merge, capture, are crowned, and come back to the Charkoni."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.pachisi import GOAL, HOME
from parchis_widgets.engine.fact import MOVE
from parchis_widgets.engine.pachisi.obstacles import enemies_at, is_queen
from parchis_widgets.engine.pachisi.tables import square_of
from parchis_widgets.rules.reason import happens

if TYPE_CHECKING:
    from parchis_widgets.engine.pachisi.option import Option
    from parchis_widgets.engine.pachisi.state import State
    from parchis_widgets.rules.reason import Reason

__all__ = ["captures", "carry_out", "use_up"]

_FOR_A_CROWN = 2

FIRST_PIECE = happens("first-piece", "PAC-06", kind="exit")
ENTER = happens("enter", "PAC-07", kind="exit", reads="entry")
COME_BACK = happens("come-back", "CHA-05", kind="exit", reads="entering")
LAP = happens("lap", "PAC-17 CHA-01", reads="second_lap")
CASTLE_HELD = happens("castle-held", "PAC-15", kind="castle", reads="castles")
CROWN = happens("crown", "PAC-14", reads="queens")
CAPTURED = happens("captured", "PAC-12 CHA-05", kind="capture")
CHARKONI = happens("charkoni", "PAC-18 CHA-10", kind="goal", reads="finishing")
GOAL_BY_GRACE = happens("goal-by-grace", "PAC-21", kind="goal", reads="finishing")
MERGE = happens("merge", "CHA-06", reads="merging")
STUCK = happens("stuck", "PAC-18 CHA-10")


def carry_out(state: State, option: Option) -> int:
    """Move the pieces of a legal move, and use up its throws.

    Returns
    -------
    int
        How many pieces it captures.
    """
    captured = captures(state, option)
    begins = state.step[option.pieces[0]]
    for piece in option.pieces:
        state.step[piece] = option.target
        state.lap[piece] += option.laps
    use_up(state, option)
    if begins == HOME and state.tables.rules.keeps_entered:
        state.entered |= 1 << (option.pieces[0] >> 2)
    _tell_way(state, option, begins)
    for victim in captured:
        state.emit(CAPTURED, victim)
        state.send_home(victim)
    if option.target == GOAL:
        _arrive(state, option)
    else:
        _reward(state, option, len(captured))
        _tell_company(state, option)
    return len(captured)


def captures(state: State, option: Option) -> list[int]:
    """Give the pieces that a move captures (PAC-12, PAC-14, CHA-07)."""
    colour = option.pieces[0] >> 2
    square = square_of(option.pieces[0], option.target)
    groups = enemies_at(state, colour, square)
    if not groups:
        return []
    rules, queen = state.tables.rules, is_queen(state, option.pieces)
    if square in state.tables.castles and not (queen and rules.queen_on_castle == "captures"):
        return []
    taken = [group for group in groups if len(group) <= len(option.pieces)]
    return sorted(piece for group in taken for piece in group if not state.queen[piece])


def use_up(state: State, option: Option) -> None:
    """Take a move's throws away; an entry can leave its throw to be used (PAC-07)."""
    throws, spent = list(state.throws), list(state.spent)
    for value in option.counts:
        throws.remove(value)
        if value in spent:
            spent.remove(value)
    if not option.counts:
        spent.append(option.total)
    state.throws, state.spent = tuple(throws), tuple(sorted(spent))


def _arrive(state: State, option: Option) -> None:
    by_grace = state.tables.rules.finishing == "grace_from_83"
    for piece in option.pieces:
        state.lap[piece], state.taken[piece], state.queen[piece] = 1, 0, False
        state.emit(GOAL_BY_GRACE if by_grace else CHARKONI, piece)


def _reward(state: State, option: Option, captured: int) -> None:
    """Crown a piece that has captured two (PAC-14)."""
    rule = state.tables.rules.queens
    if not captured or rule == "never":
        return
    for piece in option.pieces:
        if state.queen[piece]:
            continue
        total = captured + (state.taken[piece] if rule == "two_captures" else 0)
        if total >= _FOR_A_CROWN:
            state.queen[piece], state.taken[piece] = True, 0
            state.emit(CROWN, piece)
        elif rule == "two_captures":
            state.taken[piece] = total


def _tell_way(state: State, option: Option, begins: int) -> None:
    if state.facts is None:
        return
    how = _how(state, option, begins)
    whenever = how is FIRST_PIECE and state.tables.rules.first_piece == "whenever_none"
    for piece in option.pieces:
        state.emit(how, piece, option.total, switch="first_piece" if whenever else "")
    if option.laps:
        state.emit(LAP, option.pieces[0])


def _how(state: State, option: Option, begins: int) -> Reason:
    if begins != HOME:
        return MOVE
    rules = state.tables.rules
    if rules.entering != "by_throw":
        return COME_BACK
    runs = rules.entry == "runs" and option.total in state.tables.entering
    return ENTER if option.target == 1 or runs else FIRST_PIECE


def _tell_company(state: State, option: Option) -> None:
    if state.facts is None:
        return
    piece = option.pieces[0]
    if len(state.merged(piece)) > len(option.pieces):
        state.emit(MERGE, piece)
    if option.target in state.tables.stuck:
        state.emit(STUCK, piece)
    if state.square(piece) in state.tables.castles:
        state.emit(CASTLE_HELD, piece)
