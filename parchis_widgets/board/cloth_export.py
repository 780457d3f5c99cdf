"""What the page needs of the cloth's drawing, so that it is defined once, in Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.cloth import ALONE, CHARKONI, MIDDLES, PAIRED, SIDE, homes, pair
from parchis_widgets.board.cloth_svg import cloth_css, empty_cloth
from parchis_widgets.board.cross import SQUARES
from parchis_widgets.board.pachisi import CASTLES, COLOURS
from parchis_widgets.board.palette import CLOTH, DARK_CLOTH, variables
from parchis_widgets.board.shapes import LETTER_DROPS, LETTER_SIZES, SHAPES
from parchis_widgets.board.svg_parts import BASELINE

if TYPE_CHECKING:
    from parchis_widgets.board.drawing import Point


def page_drawing() -> dict[str, object]:
    """Give the cloth and all places on it; what the squares are called depends on the language."""
    places = {colour: [_flat(at) for at in homes(arm)] for arm, colour in enumerate(COLOURS)}
    return {
        "kind": "cloth",
        "svg": empty_cloth(),
        "alone": ALONE,
        "squares": [_slots(square) for square in range(SQUARES)],
        "side": SIDE,
        # From one arm to the next a way crosses the corner that both squares share.
        "bends": [],
        "homes": places,
        "homeRadius": CHARKONI,
        "goals": places,
        "goalRadius": CHARKONI,
        "columns": COLOURS,
        "safe": sorted(CASTLES),
        "shapes": {colour: SHAPES[colour] for colour in COLOURS},
        "letterSize": {colour: LETTER_SIZES[colour] for colour in COLOURS},
        "letterY": {
            colour: round(LETTER_DROPS[colour] + BASELINE * LETTER_SIZES[colour], 3)
            for colour in COLOURS
        },
    }


def page_css() -> str:
    """Write the cloth's colours and looks for the widget's style sheet."""
    return "\n".join(
        (
            f".pw{{{variables(CLOTH)}}}",
            f".pw[data-theme=dark]{{{variables(DARK_CLOTH)}}}",
            cloth_css(".pw .cloth"),
        )
    )


def _slots(square: int) -> list[float]:
    """Give where one piece stands, then the first and the second of two, and their radius."""
    first, second = pair(square)
    return [*_flat(MIDDLES[square]), *_flat(first), *_flat(second), PAIRED]


def _flat(point: Point) -> list[float]:
    return [int(value) if value == int(value) else round(value, 2) for value in point]
