"""All that the Parchís board is asked: a `Track`."""

from __future__ import annotations

from typing import Final

from parchis_widgets.board.parchis.export import page_drawing
from parchis_widgets.board.parchis.geometry import goals, homes, middle, outline
from parchis_widgets.board.parchis.places import name_of, place_called, square_called
from parchis_widgets.board.parchis.squares import COLOURS, SAFE_SQUARES, WAYS, steps_of
from parchis_widgets.board.parchis.svg import INKS, RULES, SCOPE, VIEW_BOX, background, figures

__all__ = [
    "COLOURS",
    "INKS",
    "NAME",
    "RULES",
    "SAFE_SQUARES",
    "SCOPE",
    "VIEW_BOX",
    "WAYS",
    "background",
    "figures",
    "goals",
    "homes",
    "middle",
    "name_of",
    "outline",
    "page_drawing",
    "place_called",
    "square_called",
    "steps_of",
]

NAME: Final = "parchis"
