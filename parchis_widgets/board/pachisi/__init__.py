"""The Pachisi board. The rules read its squares and places here; drawings are loaded later."""

from __future__ import annotations

from parchis_widgets.board.pachisi.places import (
    FOREIGN,
    place_called,
    square_called,
    step_of,
    unmarked,
)
from parchis_widgets.board.pachisi.squares import (
    CASTLES,
    COLOURS,
    GOAL,
    HOME,
    LAP,
    SEATS,
    SQUARES,
    TURN,
    WAYS,
    steps_of,
    way,
)

__all__ = [
    "CASTLES",
    "COLOURS",
    "FOREIGN",
    "GOAL",
    "HOME",
    "LAP",
    "SEATS",
    "SQUARES",
    "TURN",
    "WAYS",
    "place_called",
    "square_called",
    "step_of",
    "steps_of",
    "unmarked",
    "way",
]
