"""What the page needs of the Parchís board's drawing, so that it is defined once, in Python."""

from __future__ import annotations

from typing import Any

from parchis_widgets.board.cross import ARMS, SQUARES
from parchis_widgets.board.page import four_each, lettering, styled
from parchis_widgets.board.parchis.geometry import (
    ALONE,
    DRAWING,
    HOME_PIECE,
    PAIRED,
    goals,
    homes,
    way_corner,
)
from parchis_widgets.board.parchis.places import name_of
from parchis_widgets.board.parchis.squares import COLOURS, SAFE_SQUARES
from parchis_widgets.board.parchis.svg import RULES, empty_board
from parchis_widgets.board.points import flat
from parchis_widgets.board.shapes import SHAPES
from parchis_widgets.board.svg_parts import css


def page_drawing(lang: str) -> dict[str, Any]:
    """Return the Parchís board as the page draws it, its squares named in a language."""
    return {
        "kind": "parchis",
        "svg": styled(
            empty_board().replace("<svg", '<svg class="parchis"', 1), css(RULES, ".pw .parchis")
        ),
        "alone": ALONE,
        "squares": [_slots(square) for square in range(SQUARES)],
        "side": 0,
        "bends": [_bend(arm) for arm in range(ARMS)],
        "homes": four_each(COLOURS, homes),
        "homeRadius": round(HOME_PIECE, 3),
        "goals": four_each(COLOURS, goals),
        "goalRadius": PAIRED,
        "columns": COLOURS,
        "safe": sorted(SAFE_SQUARES),
        **lettering(SHAPES),
        "names": [name_of(square, lang) for square in range(SQUARES)],
    }


def _slots(square: int) -> list[float]:
    """Return where one piece stands, then the first and the second of two, and their radius."""
    drawn = DRAWING[square]
    return [*flat(drawn.one, *drawn.two), drawn.paired]


def _bend(arm: int) -> list[float]:
    """Return the eighth and ninth square of an arm, and the point round which the way bends."""
    eighth = 17 * arm + 7
    return [eighth, eighth + 1, *flat(way_corner(arm))]
