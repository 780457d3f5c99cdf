"""Write what the front end needs of the drawing, so that it is defined once, in Python."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from parchis_widgets.board import parchis
from parchis_widgets.board.cross import column, rim_from
from parchis_widgets.board.drawing import (
    ALONE,
    DRAWING,
    PAIRED,
    goal_spots,
    nests,
    way_corner,
)
from parchis_widgets.board.palette import variables_css
from parchis_widgets.board.shapes import LETTER_DROPS, LETTER_SIZES, SHAPES
from parchis_widgets.board.svg import BASELINE, empty_board, rules_css

if TYPE_CHECKING:
    from pathlib import Path

    from parchis_widgets.board.drawing import Point


def generated_files() -> dict[str, str]:
    """Give the generated files of the front end: name and text."""
    return {
        "parchis.svg": empty_board(),
        "drawing.json": json.dumps(_drawing(), separators=(",", ":")) + "\n",
        "board.css": f"{variables_css()}\n{rules_css('.pw')}\n",
    }


def write(folder: Path) -> None:
    """Write the generated files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in generated_files().items():
        (folder / name).write_text(text, encoding="utf-8")


def _drawing() -> dict[str, object]:
    """Give the top arm; the other three are that arm turned, here as in `drawing`."""
    return {
        "alone": ALONE,
        "paired": PAIRED,
        "arm": [_slots(square) for square in (*rim_from(59, 17), *column(0))],
        "corner": _flat(way_corner(0)),
        "nests": [_flat(nest) for nest in nests(0)],
        "goal": [_flat(spot) for spot in goal_spots(0)],
        "safe": sorted(parchis.SAFE_SQUARES),
        "colours": parchis.COLOURS,
        "shapes": SHAPES,
        "letterSize": LETTER_SIZES,
        "letterY": {
            colour: round(LETTER_DROPS[colour] + BASELINE * size, 3)
            for colour, size in LETTER_SIZES.items()
        },
    }


def _slots(square: int) -> list[float]:
    """Give where one piece stands, then the first and the second of two, and their radius."""
    drawn = DRAWING[square]
    return [*_flat(drawn.one), *_flat(drawn.two[0]), *_flat(drawn.two[1]), drawn.paired]


def _flat(point: Point) -> list[float]:
    return [int(value) if value == int(value) else round(value, 2) for value in point]
