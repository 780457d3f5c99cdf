"""Places as an attempt names them: which square is meant, and which counts lead there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.pachisi import GOAL, HOME, square_called, unmarked
from parchis_widgets.engine.pachisi.candidates import LAST, entering_uses, runs_from_home
from parchis_widgets.engine.pachisi.tables import square_of
from parchis_widgets.engine.pachisi.throws import pending
from parchis_widgets.engine.pachisi.ways import Use, uses, ways

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parchis_widgets.engine.pachisi.state import State

__all__ = ["CHARKONI", "counts_to", "is_same_place", "knows_place", "spot_called"]

CHARKONI: Final = -1
"""Home and goal are one place (PAC-03)."""


def spot_called(colour: int, place: str) -> int | None:
    """Return the square that a colour calls by a place, `CHARKONI`, or ``None``."""
    return CHARKONI if place in ("home", "goal") else square_called(colour, place)


def knows_place(piece: int, place: str) -> bool:
    """Return whether the board has a place that a piece's colour calls so."""
    mark, lap = place[len(place.rstrip("qx")) :], place.partition("/")[2]
    written = mark in ("", "q", "x") and ("/" not in place or lap.isdecimal())
    return written and spot_called(piece >> 2, place) is not None


def is_same_place(piece: int, written: str, target: str) -> bool:
    """Return whether a place that is written is the target; its mark and lap narrow, if written."""
    if spot_called(piece >> 2, written) != spot_called(piece >> 2, target):
        return False
    mark, lap = _mark(written), written.partition("/")[2]
    same_lap = not lap or lap == (target.partition("/")[2] or "1")
    return same_lap and mark in ("", _mark(target))


def _mark(place: str) -> str:
    number = place.partition("/")[0]
    return number[len(unmarked(number)) :]


def counts_to(state: State, piece: int, place: str) -> tuple[int, ...]:
    """Return the sums of throws that lead a piece to a place, obstacles aside."""
    spot = spot_called(piece >> 2, place)
    return tuple(
        dict.fromkeys(
            use.total
            for use in _uses_now(state, piece)
            if any(
                spot == CHARKONI if target == GOAL else square_of(piece, target) == spot
                for target in _targets(state, piece, use)
            )
        )
    )


def _uses_now(state: State, piece: int) -> tuple[Use, ...]:
    if state.step[piece] != HOME:
        return uses(pending(state))
    entering = tuple(Use(value, counts) for value, counts in entering_uses(state))
    return runs_from_home(state) + entering


def _targets(state: State, piece: int, use: Use) -> Iterator[int]:
    step = state.step[piece]
    for way in ways(state.tables, step, use.total):
        yield way.target
    if step == HOME and any(value == use.total for value, _ in entering_uses(state)):
        yield 1
    by_grace = state.tables.rules.finishing == "grace_from_83" and use.total in state.tables.graces
    if step == LAST and by_grace and len(use.counts) == 1:
        yield GOAL
