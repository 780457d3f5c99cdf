"""The Parchís board. The rules read its squares and places here; drawings are loaded later."""

from __future__ import annotations

from parchis_widgets.board.parchis.places import (
    PLACE_OF_SQUARE,
    PLACES,
    STEPS,
    place_called,
    place_of_step,
    square_called,
)
from parchis_widgets.board.parchis.squares import (
    COLOURS,
    GOAL,
    HOME,
    LAST_RIM_STEP,
    SAFE_SQUARES,
    STARTS,
    WAYS,
    start,
    steps_of,
    way,
)

__all__ = [
    "COLOURS",
    "GOAL",
    "HOME",
    "LAST_RIM_STEP",
    "PLACES",
    "PLACE_OF_SQUARE",
    "SAFE_SQUARES",
    "STARTS",
    "STEPS",
    "WAYS",
    "place_called",
    "place_of_step",
    "square_called",
    "start",
    "steps_of",
    "way",
]
