"""What the page needs of the drawing, so that it is defined once, in Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parchis_widgets.board import parchis
from parchis_widgets.board.cloth_figure import FIGURE_RULES
from parchis_widgets.board.cross import ARMS, SQUARES
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
from parchis_widgets.board.svg import empty_board, rules_css
from parchis_widgets.board.svg_parts import BASELINE, PIECE_RULES, css

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from parchis_widgets.board.drawing import Point

_AT_HOME = 1.1
"""A piece at home is drawn this much larger than on a square."""


def page_drawing() -> dict[str, Any]:
    """Give the Parchís board as the page draws it: its picture and where pieces stand.

    The names of the squares are missing: they belong to a language.
    """
    return {
        "kind": "parchis",
        "svg": styled(
            empty_board().replace("<svg", '<svg class="parchis"', 1), rules_css(".pw .parchis")
        ),
        "alone": ALONE,
        "squares": [_slots(square) for square in range(SQUARES)],
        "side": 0,
        "bends": [_bend(arm) for arm in range(ARMS)],
        "homes": {c: _points(nests(arm)) for arm, c in enumerate(parchis.COLOURS)},
        "homeRadius": round(ALONE * _AT_HOME, 3),
        "goals": {c: _points(goal_spots(arm)) for arm, c in enumerate(parchis.COLOURS)},
        "goalRadius": PAIRED,
        "columns": parchis.COLOURS,
        "safe": sorted(parchis.SAFE_SQUARES),
        "shapes": SHAPES,
        "letterSize": LETTER_SIZES,
        "letterY": {
            colour: round(LETTER_DROPS[colour] + BASELINE * size, 3)
            for colour, size in LETTER_SIZES.items()
        },
    }


def styled(svg: str, rules: str) -> str:
    """Put a style sheet into a picture: the page's own knows no board, only pieces."""
    opening, mark, rest = svg.partition(">")
    return f"{opening}{mark}<style>{rules}</style>{rest}"


def generated_files() -> dict[str, str]:
    """Give the generated files of the front end: name and text."""
    # Lines in a colour are only in the pictures of the boards, which bring their own rules.
    pieces = [rule for rule in PIECE_RULES if not rule[0].startswith((".s-", ".o-"))]
    rules = css((*pieces, *FIGURE_RULES), ".pw")
    return {"board.css": f"{variables_css()}\n{rules}\n"}


def write(folder: Path) -> None:
    """Write the generated files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in generated_files().items():
        (folder / name).write_text(text, encoding="utf-8")


def _slots(square: int) -> list[float]:
    """Give where one piece stands, then the first and the second of two, and their radius."""
    drawn = DRAWING[square]
    return [*_flat(drawn.one), *_flat(drawn.two[0]), *_flat(drawn.two[1]), drawn.paired]


def _bend(arm: int) -> list[float]:
    """Give the eighth and ninth square of an arm, and the point round which the way bends."""
    eighth = 17 * arm + 7
    return [eighth, eighth + 1, *_flat(way_corner(arm))]


def _points(points: Iterable[Point]) -> list[list[float]]:
    return [_flat(point) for point in points]


def _flat(point: Point) -> list[float]:
    return [int(value) if value == int(value) else round(value, 2) for value in point]
