"""Looking for a way to a step's goal: a search over all that can be done, deepest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.course.conditions import turns_of
from parchis_widgets.course.playing import LONGEST
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from parchis_widgets.course.plan import Attempt
    from parchis_widgets.course.playing import Stand
    from parchis_widgets.engine.move import Move

__all__ = ["MOST", "also_valid", "beginnings", "way_from"]

MOST: Final = 20_000
"""Positions after which a search is given up: no step is to be so long."""


def way_from(stand: Stand) -> tuple[Attempt, ...] | None:
    """Return what can be done, one after another, to reach the goal; ``None`` if nothing can.

    Raises
    ------
    ValueError
        If there is more to be looked at than a step should have.
    """
    if stand.is_reached:
        return ()
    seen = {_key(stand)}
    # By hand and not by recursion: a step of free throws is longer than Python's stack is deep.
    path: list[tuple[Attempt, Iterator[tuple[Attempt, Stand]]]] = [("", _next(stand))]
    while path:
        found = next(path[-1][1], None)
        if found is None:
            path.pop()
            continue
        action, after = found
        if after.is_reached:
            return (*(done for done, _ in path[1:]), action)
        key = _key(after)
        if key in seen or after.game.ply >= LONGEST:
            continue
        seen.add(key)
        if len(seen) > MOST:
            raise Refused("lessons.too_long", most=MOST)
        path.append((action, _next(after)))
    return None


def _next(stand: Stand) -> Iterator[tuple[Attempt, Stand]]:
    for action in stand.actions():
        yield action, stand.after(action)[0]


def _key(stand: Stand) -> Hashable:
    """Return what decides how a step can go on: how the game stands, and what has happened."""
    reach, past = stand.plan.reach, stand.past
    turn = _turn_so_far(stand) if reach.one_turn else ()
    return str(stand.game.position), stand.thrown, reach.marks(past), turn


def _turn_so_far(stand: Stand) -> tuple[str, ...]:
    return tuple(f"{event.kind} {event.piece} {event.count}" for event in turns_of(stand.past)[-1])


def beginnings(stand: Stand) -> dict[Attempt, Stand]:
    """Return what can be done first on some way to the goal, and where it leads."""
    return {
        action: after
        for action, after in _next(stand)
        if after.is_reached or way_from(after) is not None
    }


def also_valid(before: Stand, played: Attempt) -> tuple[Move, ...]:
    """Return the other moves that would have reached the goal from where it was reached.

    Of moves that do the same, as of two pieces at home, one is enough.
    """
    told: dict[tuple[object, ...], Move] = {}
    for move in before.game.legal_moves():
        if str(move) == played:
            told[_effect(move)] = move
    done = set(told)
    for move in before.game.legal_moves():
        if _effect(move) not in told and before.after(str(move))[0].is_reached:
            told[_effect(move)] = move
    return tuple(move for effect, move in told.items() if effect not in done)


def _effect(move: Move) -> tuple[object, ...]:
    """Return what a move does, whichever of the pieces on one place does it."""
    return move.piece[0], len(move.pieces), move.origin, move.target, move.captures, move.counts
