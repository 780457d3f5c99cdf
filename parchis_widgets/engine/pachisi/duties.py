"""What is owed in Chaupar: to use as many throws as can be used (CHA-09)."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from parchis_widgets.board.pachisi import GOAL, HOME
from parchis_widgets.engine.pachisi.candidates import candidates
from parchis_widgets.engine.pachisi.effects import carry_out
from parchis_widgets.engine.pachisi.state import State
from parchis_widgets.rules.reason import owes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parchis_widgets.engine.pachisi.option import Option

__all__ = ["USE_MORE_DICE", "has_won", "is_among_most", "uses_most"]

USE_MORE_DICE = owes("use-more-dice", "CHA-09", reads="dice_use")


def uses_most(state: State, moves: list[Option]) -> list[Option]:
    """Return the moves after which as many throws as possible are used, and those that win."""
    using: defaultdict[tuple[int, ...], list[Option]] = defaultdict(list)
    for option in moves:
        using[tuple(sorted(option.counts))].append(option)
    known: dict[tuple[object, ...], int] = {}
    used = [
        len(state.throws) if _leaves_none(state, o, using) else _used_by(state, o, known)
        for o in moves
    ]
    most = max(used, default=0)
    return [
        option
        for option, number in zip(moves, used, strict=True)
        if number == most or _wins(state, option)
    ]


def is_among_most(state: State, option: Option, moves: list[Option]) -> bool:
    """Return whether no other move uses more throws than one does, or that one wins.

    It is what `uses_most` tells of all moves; of one, a single better move settles it.
    """
    known: dict[tuple[object, ...], int] = {}
    number = _used_by(state, option, known)
    if number == len(state.throws) or _wins(state, option):
        return True
    return all(_used_by(state, other, known) <= number for other in moves)


def _leaves_none(
    state: State, option: Option, using: Mapping[tuple[int, ...], list[Option]]
) -> bool:
    """Tell, for most moves without looking further, that another piece can use up the rest.

    What another piece can do now it can do then: a move takes no enemy's place but by capturing
    it, and the other piece is what it was unless they merge. Only the right to leave the Charkoni
    can be gone with the first piece (PAC-06).
    """
    lasting = state.tables.rules.entering != "by_throw"
    rest = list(state.throws)
    for value in option.counts:
        rest.remove(value)
    if not rest:
        return True
    return any(
        state.step[other.pieces[0]] != option.target
        and (lasting or state.step[other.pieces[0]] != HOME)
        and not set(other.pieces) & set(option.pieces)
        for other in using.get(tuple(sorted(rest)), ())
    )


def _used_by(state: State, option: Option, known: dict[tuple[object, ...], int]) -> int:
    """Count the throws used by a move and the best that can follow it in this turn."""
    number = len(option.counts)
    if number == len(state.throws):
        return number
    after = _after(state, option)
    if has_won(after):
        return number
    return number + _usable(after, known)


def _usable(state: State, known: dict[tuple[object, ...], int]) -> int:
    key = (*state.step, state.throws)
    if key not in known:
        best = 0
        for option in candidates(state):
            best = max(best, _used_by(state, option, known))
            if best == len(state.throws):
                break
        known[key] = best
    return known[key]


def _wins(state: State, option: Option) -> bool:
    return option.target == GOAL and has_won(_after(state, option))


def _after(state: State, option: Option) -> State:
    after = State(state.tables, state.save())
    carry_out(after, option)
    return after


def has_won(state: State) -> bool:
    """Return whether the eight pieces of the mover's team are back in the Charkoni (PAC-04)."""
    colour = state.tables.seats[state.seat][0]
    return state.is_done(colour) and state.is_done(state.tables.partner(colour))
