"""What the drawings of both boards share: short path data, style sheets, pieces."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Final, TypeAlias

from parchis_widgets.board.shapes import DIGIT_HEIGHT, LETTER_DROPS, LETTER_SIZES, SHAPES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from parchis_widgets.board.points import Point

Rules: TypeAlias = tuple[tuple[str, str], ...]
"""Selectors and their declarations, in which ``$name`` is a colour of the palette."""

BASELINE: Final = DIGIT_HEIGHT / 2
"""From the middle of a line of capitals down to its baseline, in parts of the type size."""

FONT: Final = "'Noto Sans',system-ui,-apple-system,'Segoe UI',sans-serif"


def piece_rules(colours: Iterable[str]) -> Rules:
    """Return how the pieces of some colours look, and what is said on them."""
    return (
        (".edge", "fill:$ink;stroke:$ink;stroke-width:.32;stroke-linejoin:round"),
        (".body", "stroke:$ivory;stroke-width:.15;stroke-linejoin:round"),
        (".label", "text-anchor:middle;font-weight:700"),
        *(
            rule
            for colour in colours
            for rule in (
                (f".{colour}", f"fill:${colour}"),
                (f".on-{colour}", f"fill:$on-{colour}"),
                (f".s-{colour}", f"fill:none;stroke:${colour}"),
                (f".o-{colour}", f"fill:none;stroke:$on-{colour}"),
            )
        ),
    )


PIECE_RULES: Final = piece_rules(SHAPES)
"""Those of all colours."""


def css(rules: Rules, scope: str, colours: Mapping[str, str] | None = None) -> str:
    """Write a style sheet below a selector, with values of colours or else with variables."""

    def colour(match: re.Match[str]) -> str:
        name = match[1]
        return f"var(--pw-{name})" if colours is None else colours[name]

    lines = [f"{scope} text{{font-family:{FONT}}}"]
    for selector, declarations in rules:
        lines.append(f"{scope} {selector}{{{re.sub(r'[$]([a-zA-Z-]+)', colour, declarations)}}}")
    return "\n".join(lines)


def opening(scope: str, view_box: str, title: str) -> str:
    """Begin a picture that stands alone; a title says what it shows."""
    name = f' role="img" aria-label="{escape(title)}"' if title else ""
    heading = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{scope}" viewBox="{view_box}"{name}>'
        f"{heading}"
    )


def number_text(value: float) -> str:
    """Write a coordinate in as few characters as it needs."""
    text = f"{round(value, 2) + 0.0:g}"  # no -0
    return re.sub(r"^(-?)0\.", r"\1.", text)


def path(points: Iterable[Point], *, closed: bool = True) -> str:
    """Write straight lines through points as path data."""
    first, *others = points
    data = f"M{pair(first)}"
    previous = first
    for point in others:
        data += _line(previous, point)
        previous = point
    return data + ("z" if closed else "")


def _line(start: Point, end: Point) -> str:
    dx, dy = end[0] - start[0], end[1] - start[1]
    if dy == 0:
        return f"h{number_text(dx)}"
    if dx == 0:
        return f"v{number_text(dy)}"
    return f"l{pair((dx, dy))}"


def pair(point: Point) -> str:
    """Write a point as path data."""
    x, y = number_text(point[0]), number_text(point[1])
    return f"{x}{'' if y.startswith('-') else ' '}{y}"


def centre(point: Point) -> str:
    """Write a circle's middle as attributes."""
    return f'cx="{number_text(point[0])}" cy="{number_text(point[1])}"'


def moved(at: Point, radius: float) -> str:
    """Write the transformation of what is drawn with radius 1 about the origin."""
    return f"translate({pair(at)})scale({number_text(radius)})"


def body(colour: str) -> str:
    """Draw a piece of radius 1 without what is written on it."""
    shape = SHAPES[colour]
    return f'<path class="edge" d="{shape}"/><path class="body {colour}" d="{shape}"/>'


def label(colour: str, text: str, ink: str = "") -> str:
    """Write on a piece of radius 1: in the class `ink`, else as its colour asks."""
    size = LETTER_SIZES[colour]
    return (
        f'<text class="label {ink or f"on-{colour}"}" font-size="{size}"'
        f' y="{number_text(LETTER_DROPS[colour] + BASELINE * size)}">{escape(text)}</text>'
    )
