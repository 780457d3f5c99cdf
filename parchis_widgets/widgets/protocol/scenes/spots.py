"""Where on the cross a place lies, told to the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.cross import SQUARES
from parchis_widgets.board.places import OFF_BOARD
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.board.track import Track

__all__ = ["Spot", "Way", "in_runs", "place_on", "spot"]

Spot = int | str
"""A square of the cross, or ``"home"`` or ``"goal"``."""

Way = list[Spot | list[int]]
"""Spots, and runs of squares: the first and the last."""


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


def in_runs(spots: Sequence[Spot]) -> Way:
    """Write a way in short: squares one after another as a run, forwards or backwards."""
    told: Way = []
    for spot in spots:
        run = told[-1] if told else None
        if isinstance(spot, int) and isinstance(run, int) and abs(spot - run) == 1:
            told[-1] = [run, spot]
        elif isinstance(spot, int) and isinstance(run, list) and _goes_on(run, spot):
            told[-1] = [run[0], spot]
        else:
            told.append(spot)
    return told


def _goes_on(run: list[int], spot: int) -> bool:
    first, last = run
    return spot - last == (1 if last > first else -1)
