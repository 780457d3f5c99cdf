"""What a move of the core is called outside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.pachisi import TURN
from parchis_widgets.engine.move import Move
from parchis_widgets.engine.pachisi.effects import captures, carry_out
from parchis_widgets.engine.pachisi.state import State, out, place_name
from parchis_widgets.engine.pachisi.tables import ROUND_AGAIN
from parchis_widgets.engine.pachisi.ways import Way, steps_entered, ways

if TYPE_CHECKING:
    from parchis_widgets.engine.pachisi.option import Option
    from parchis_widgets.engine.pachisi.state import Saved
    from parchis_widgets.rules.pachisi import PachisiRules

__all__ = [
    "count_under",
    "may_count_otherwise",
    "move_of",
    "moved_and_counted",
    "named_way",
    "saved_under",
    "way_of",
]


def move_of(state: State, option: Option) -> Move:
    """Tell what a legal move does; its target is named as the place is called afterwards."""
    names = state.tables.names
    first = option.pieces[0]
    taken = captures(state, option)
    return Move(
        names[first],
        tuple(names[piece] for piece in option.pieces),
        option.total,
        option.counts,
        state.place(first),
        _target(state, option, len(taken)),
        tuple(names[piece] for piece in taken),
    )


def _target(state: State, option: Option, captured: int) -> str:
    first = option.pieces[0]
    if captured:
        after = State(state.tables, state.save())
        carry_out(after, option)
        return after.place(first)
    lap = state.lap[first] + option.laps
    return place_name(option.target, lap, state.taken[first], state.queen[first])


def way_of(state: State, option: Option) -> tuple[str, ...]:
    """Give the places that a move's piece enters one by one."""
    first = option.pieces[0]
    for way in ways(state.tables, state.step[first], option.total):
        if (way.target, way.laps) == (option.target, option.laps):
            return named_way(state, first, way)
    return (place_name(option.target),)  # it enters, or finishes by a grace: no square between


def named_way(state: State, piece: int, way: Way) -> tuple[str, ...]:
    """Name the places of a way one by one, each with the lap in which it is entered."""
    lap, names = state.lap[piece], []
    step = state.step[piece]
    for entered in steps_entered(step, way):
        if step == TURN and entered == ROUND_AGAIN + 1:
            lap += 1
        step = entered
        names.append(place_name(step, lap))
    return tuple(names)


def moved_and_counted(state: State, option: Option) -> tuple[tuple[int, ...], int]:
    """Give the pieces that a move moves, and the squares it counts."""
    return option.pieces, option.total


def may_count_otherwise(saved: Saved, count: int) -> bool:
    """Return whether a count may be called otherwise under other rules: never."""
    return False


def count_under(state: State, there: State, piece: int, count: int) -> int:
    """Give what a count here is called under other rules: the same."""
    return count


def saved_under(saved: Saved, rules: PachisiRules, seats: tuple[int, ...]) -> Saved | None:
    """Give how a game stands under other rules; ``None`` if no game under them could stand so."""
    thrower = rules.thrower
    at_once = rules.throwing == "one_by_one" or not rules.gives_throws
    too_many = at_once and len(saved.throws) > thrower.draws
    unowed = bool(saved.throws and saved.owed) and not rules.gives_throws
    if too_many or unowed or not set(saved.throws) <= set(thrower.values):
        return None
    return saved._replace(
        queens=saved.queens if rules.queens != "never" else (False,) * len(saved.queens),
        taken=saved.taken if rules.queens == "two_captures" else (0,) * len(saved.taken),
        spent=saved.spent if rules.entry == "moves_too" else (),
        graces=saved.graces if rules.third_grace != "plain" else 0,
        entered=(saved.entered | out(rules, saved.steps)) if rules.keeps_entered else 0,
    )
