"""What the page needs of the cloth's drawing, so that it is defined once, in Python."""

from __future__ import annotations

from typing import Any

from parchis_widgets.board.cross import SQUARES
from parchis_widgets.board.pachisi.figure import REACHES
from parchis_widgets.board.pachisi.geometry import (
    ALONE,
    CHARKONI,
    MIDDLES,
    PAIRED,
    SIDE,
    goals,
    homes,
    pair,
)
from parchis_widgets.board.pachisi.places import name_of
from parchis_widgets.board.pachisi.squares import CASTLES, COLOURS
from parchis_widgets.board.pachisi.svg import RULES, bare_board, empty_board
from parchis_widgets.board.page import four_each, lettering, styled
from parchis_widgets.board.palette import CLOTH, DARK_CLOTH, variables
from parchis_widgets.board.points import flat
from parchis_widgets.board.svg_parts import css


def page_drawing(lang: str) -> dict[str, Any]:
    """Return the cloth as the page draws it, its squares named in a language."""
    return {
        **_drawing(empty_board(), COLOURS),
        "safe": sorted(CASTLES),
        "names": [name_of(square, lang) for square in range(SQUARES)],
    }


def bare_drawing(colours: str) -> dict[str, Any]:
    """Return the cloth with its arms in these colours, nothing on it named."""
    return _drawing(bare_board(colours), colours)


def _drawing(svg: str, colours: str) -> dict[str, Any]:
    return {
        "kind": "cloth",
        "svg": styled(svg, page_css()),
        "alone": ALONE,
        "squares": [_slots(square) for square in range(SQUARES)],
        "side": SIDE,
        # From one arm to the next a way crosses the corner that both squares share.
        "bends": [],
        "homes": four_each(colours, homes),
        "homeRadius": CHARKONI,
        "goals": four_each(colours, goals),
        "goalRadius": CHARKONI,
        "columns": colours,
        **lettering(colours),
        "reach": {
            colour: [reach.side, reach.top, reach.bottom, reach.crown]
            for colour, reach in REACHES.items()
        },
    }


def page_css() -> str:
    """Write the cloth's colours and looks for the widget's style sheet."""
    return "\n".join(
        (
            f".pw{{{variables(CLOTH)}}}",
            f".pw[data-theme=dark]{{{variables(DARK_CLOTH)}}}",
            css(RULES, ".pw .cloth"),
        )
    )


def _slots(square: int) -> list[float]:
    """Return where one piece stands, then the first and the second of two, and their radius."""
    return [*flat(MIDDLES[square], *pair(square)), PAIRED]
