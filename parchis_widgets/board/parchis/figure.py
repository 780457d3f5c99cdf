"""What stands on the board: one piece on its square, or two and the yoke of a barrier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.parchis.geometry import ALONE, DRAWING
from parchis_widgets.board.svg_parts import body, label, moved, number_text, path

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parchis_widgets.board.points import Point
    from parchis_widgets.board.svg_parts import Rules

FIGURE_RULES: Final[Rules] = ((".yoke", "stroke:$ink;stroke-linecap:round"),)


def on_square(square: int, pieces: list[str], labels: Mapping[str, str], *, barrier: bool) -> str:
    """Draw the pieces on a square: one in its middle, or two, joined if they are a barrier."""
    drawing = DRAWING[square]
    if len(pieces) == 1:
        return piece_at(drawing.one, ALONE, pieces[0], labels)
    yoke = _yoke(square) if barrier else ""
    return yoke + "".join(
        piece_at(at, drawing.paired, piece, labels)
        for piece, at in zip(pieces, drawing.two, strict=False)
    )


def _yoke(square: int) -> str:
    width = number_text(2.26 * DRAWING[square].paired)
    line = path(DRAWING[square].two, closed=False)
    return f'<path class="yoke" stroke-width="{width}" d="{line}"/>'


def piece_at(at: Point, radius: float, piece: str, labels: Mapping[str, str]) -> str:
    """Draw a piece about a point."""
    colour = piece[0]
    text = label(colour, labels.get(piece, piece))
    return f'<g transform="{moved(at, radius)}">{body(colour)}{text}</g>'
