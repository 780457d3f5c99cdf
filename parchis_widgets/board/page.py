"""What the drawings of all boards tell the page alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parchis_widgets.board.points import flat
from parchis_widgets.board.shapes import LETTER_DROPS, LETTER_SIZES, SHAPES
from parchis_widgets.board.svg_parts import BASELINE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from parchis_widgets.board.points import Point


def styled(svg: str, rules: str) -> str:
    """Put a style sheet into a picture: the page's own knows no board, only pieces."""
    opening, mark, rest = svg.partition(">")
    return f"{opening}{mark}<style>{rules}</style>{rest}"


def four_each(
    colours: str, places: Callable[[int], Iterable[Point]]
) -> dict[str, list[list[float]]]:
    """Return by colour the places of its four pieces, which are known by arm."""
    return {colour: [flat(at) for at in places(arm)] for arm, colour in enumerate(colours)}


def lettering(colours: Iterable[str]) -> dict[str, Any]:
    """Return the shapes of pieces, and how large and how low their letters are written."""
    sizes = {colour: LETTER_SIZES[colour] for colour in colours}
    return {
        "shapes": {colour: SHAPES[colour] for colour in colours},
        "letterSize": sizes,
        "letterY": {
            colour: round(LETTER_DROPS[colour] + BASELINE * size, 3)
            for colour, size in sizes.items()
        },
    }
