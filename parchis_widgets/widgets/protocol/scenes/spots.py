"""Where on the cross a place lies, told to the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.places import OFF_BOARD

if TYPE_CHECKING:
    from parchis_widgets.board.track import Track

__all__ = ["Spot", "is_on_way", "spot"]

Spot = int | str
"""A square of the cross, or ``"home"`` or ``"goal"``."""


def spot(track: Track, colour: str, place: str) -> Spot:
    """Return where on the cross the place of a colour lies."""
    if place in OFF_BOARD:
        return place
    square = track.square_called(track.COLOURS.index(colour), place)
    assert square is not None, f"{colour} never stands on {place}"
    return square


def is_on_way(track: Track, colour: str, target: Spot) -> bool:
    """Return whether a square of the cross, or the goal, lies on a colour's way."""
    return target == "goal" or target in track.WAYS[track.COLOURS.index(colour)]
