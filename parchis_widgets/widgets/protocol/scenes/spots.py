"""Where on the cross a place lies, told to the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.cross import SQUARES
from parchis_widgets.board.places import OFF_BOARD
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from parchis_widgets.board.track import Track

__all__ = ["Spot", "place_on", "spot"]

Spot = int | str
"""A square of the cross, or ``"home"`` or ``"goal"``."""


def spot(track: Track, colour: str, place: str) -> Spot:
    """Return where on the cross the place of a colour lies."""
    if place in OFF_BOARD:
        return place
    square = track.square_called(track.COLOURS.index(colour), place)
    assert square is not None, f"{colour} never stands on {place}"
    return square


def place_on(track: Track, colour: str, spot: Spot) -> str:
    """Return what a colour calls a spot of the cross, also where it never stands.

    Raises
    ------
    ValueError
        If there is no such spot: the page has none.
    """
    if isinstance(spot, str) and spot in OFF_BOARD:
        return spot
    if isinstance(spot, int) and 0 <= spot < SQUARES:
        return track.place_called(track.COLOURS.index(colour), spot)
    raise Refused("messages.no_place")
