"""Places as an attempt names them: which square is meant, and which counts lead there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.parchis import GOAL, HOME, square_called
from parchis_widgets.engine.parchis.tables import EXIT, SQUARE
from parchis_widgets.engine.parchis.throws import pending
from parchis_widgets.engine.parchis.ways import walk

if TYPE_CHECKING:
    from parchis_widgets.engine.parchis.state import State

__all__ = ["GOAL_SPOT", "HOME_SPOT", "counts_to", "is_same_place", "knows_place", "spot_called"]

HOME_SPOT: Final = -2
GOAL_SPOT: Final = -1


def spot_called(colour: int, place: str) -> int | None:
    """Return the square that a colour calls by a place, `HOME_SPOT`, `GOAL_SPOT`, or ``None``."""
    aside = {"home": HOME_SPOT, "goal": GOAL_SPOT}.get(place)
    return square_called(colour, place) if aside is None else aside


def knows_place(piece: int, place: str) -> bool:
    """Return whether the board has a place that a piece's colour calls so."""
    return spot_called(piece >> 2, place) is not None


def is_same_place(piece: int, written: str, target: str) -> bool:
    """Return whether a place that is written is the target of a piece's move."""
    return spot_called(piece >> 2, written) == spot_called(piece >> 2, target)


def counts_to(state: State, piece: int, place: str) -> tuple[int, ...]:
    """Return the squares to be counted now that lead a piece to a place, obstacles aside."""
    spot, colour, step = spot_called(piece >> 2, place), piece >> 2, state.step[piece]
    if step == HOME:
        by_five = EXIT in state.throws or (len(state.throws) > 1 and sum(state.throws) == EXIT)
        leads = by_five and not state.bonuses and spot == state.tables.starts[colour]
        return (EXIT,) if leads else ()
    rules, by_bonus = state.tables.rules, bool(state.bonuses)
    return tuple(
        count
        for count in dict.fromkeys(pending(state))
        if (steps := walk(rules, step, count, bonus=by_bonus))
        and spot == (GOAL_SPOT if steps[-1] == GOAL else SQUARE[colour][steps[-1]])
    )
