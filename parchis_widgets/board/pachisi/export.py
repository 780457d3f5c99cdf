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
from parchis_widgets.board.pachisi.svg import RULES, empty_board
from parchis_widgets.board.page import four_each, lettering, styled
from parchis_widgets.board.palette import CLOTH, DARK_CLOTH, variables
from parchis_widgets.board.points import flat
from parchis_widgets.board.svg_parts import css


def page_drawing(lang: str) -> dict[str, Any]:
    """Return the cloth as the page draws it, its squares named in a language."""
    return {
        "kind": "cloth",
        "svg": styled(empty_board(), page_css()),
        "alone": ALONE,
        "squares": [_slots(square) for square in range(SQUARES)],
        "side": SIDE,
        # From one arm to the next a way crosses the corner that both squares share.
        "bends": [],
        "homes": four_each(COLOURS, homes),
        "homeRadius": CHARKONI,
        "goals": four_each(COLOURS, goals),
        "goalRadius": CHARKONI,
        "columns": COLOURS,
        "safe": sorted(CASTLES),
        **lettering(COLOURS),
        "reach": {
            colour: [reach.side, reach.top, reach.bottom, reach.crown]
            for colour, reach in REACHES.items()
        },
        "names": [name_of(square, lang) for square in range(SQUARES)],
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
