"""When two games stand alike: places and marks by colour, whose turn it is, throws owed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable

    from parchis_widgets.comparison.lane import Lane
    from parchis_widgets.engine.core import Saved

__all__ = ["places_of", "standing_of", "turn_of"]


def places_of(lane: Lane, saved: Saved) -> tuple[tuple[str, ...], ...]:
    """Return where the pieces of each colour stand, whatever their numbers, by colour."""
    family = lane.family
    return tuple(
        tuple(sorted(family.place_in(saved, 4 * arm + n) for n in range(4)))
        for arm in range(len(family.COLOURS))
    )


def turn_of(lane: Lane, saved: Saved) -> tuple[object, ...]:
    """Return whose turn it is and what is owed to them."""
    colours = () if saved.over else lane.start.seats[saved.seat]
    return saved.over, colours, saved.throws, getattr(saved, "owed", 0)


def standing_of(lane: Lane, saved: Saved) -> Hashable:
    """Return all that is alike of two games that stand alike."""
    return places_of(lane, saved), turn_of(lane, saved)
