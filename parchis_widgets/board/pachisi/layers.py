"""The static layers of the cloth as SVG: for all four arms, or for one that is printed alone."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.cross import ARMS, SQUARES, arm_of
from parchis_widgets.board.pachisi.geometry import (
    BORDER,
    GROUND,
    HALF_WIDTH,
    TIP,
    diamonds,
    edge,
    homes,
    middle,
    outline,
    seams,
    triangle,
    turned,
)
from parchis_widgets.board.pachisi.squares import CASTLES
from parchis_widgets.board.svg_parts import body, moved, number_text, pair, path

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from parchis_widgets.board.points import Point
    from parchis_widgets.board.svg_parts import Rules

LAYER_RULES: Final[Rules] = (
    (".ground", "fill:$ground"),
    (".fringe", "fill:none;stroke:$indigo;stroke-width:1;stroke-dasharray:.14 .46"),
    (".fringe.long", "stroke:$madder;stroke-width:1.4;stroke-dasharray:.18 1.62"),
    (".border", "fill:$indigo;stroke:$indigo;stroke-width:.8;stroke-linejoin:round"),
    (".cut", "stroke:none"),
    (".stitched,.hem,.seam,.cross,.stitches", "fill:none"),
    (".stitched", "stroke:$ochre;stroke-width:.14;stroke-dasharray:.5 .3"),
    (".hem", "stroke:$cotton;stroke-width:.09"),
    # A line of no length with square ends is a square; its frame is turned by 45 degrees.
    (".large", "stroke:$ochre;stroke-width:.46;stroke-linecap:square"),
    (".small", "stroke:$cotton;stroke-width:.22;stroke-linecap:square"),
    (".squares", "fill:$cotton;stroke:$thread;stroke-width:.08"),
    (".castle", "fill:$castle"),
    (".cross", "stroke:$madder;stroke-width:.36;stroke-linecap:round"),
    (".stitches", "stroke:$cotton;stroke-width:.1;stroke-dasharray:.18 .2"),
    (".seam", "stroke-width:.2;stroke-dasharray:.62 .32;stroke-linecap:round"),
    (".seam.s-Y", "stroke:$seam"),
    (".charkoni", "fill:$indigo;stroke:$indigo;stroke-width:.3"),
    (".part", "stroke:$cotton;stroke-width:.2;stroke-linejoin:round"),
    (".spots", "stroke-width:.34;stroke-linecap:round;opacity:.55"),
    (".knot", "fill:$indigo;stroke:$cotton;stroke-width:.16"),
    (".name", "fill:$on-ground;font-size:1.7px;font-weight:700;letter-spacing:.16px"),
)

_ROUND: Final = 0.4
"""Half of the border's own stroke, which rounds its corners."""
_ON_BORDER: Final = 1.0
"""How far beyond the squares the diamonds lie."""
_NAME_AT: Final[Point] = (TIP + 0.6, -HALF_WIDTH - BORDER - 2)
_KNOT: Final = "M0-.6.6 0 0 .6-.6 0z"


def ground() -> str:
    """Draw what the cloth lies on."""
    side = number_text(2 * GROUND)
    corner = number_text(-GROUND)
    return (
        f'<rect class="ground" x="{corner}" y="{corner}" width="{side}" height="{side}" rx="1.7"/>'
    )


def _about_middle(half: float) -> str:
    corner, side = number_text(-half), number_text(2 * half)
    return f'x="{corner}" y="{corner}" width="{side}" height="{side}"'


def cloth(colours: Mapping[int, str]) -> Iterable[str]:
    """Draw arms, given with their colours, layer by layer."""
    arms = tuple(colours)
    yield _fringe(arms)
    yield _border(arms)
    yield _squares(arms)
    yield _castles(arms)
    yield from (_seam(arm, colour) for arm, colour in colours.items())
    yield _charkoni(colours)


def name(arm: int, colour: str, text: str = "") -> str:
    """Write a colour's name beside its arm's tip, behind its piece; the page fills it in."""
    at = _name_at(arm)
    return name_at(at, colour, text, to_left=at[0] > 0 if arm % 2 else at[0] < 0)


def name_at(at: Point, colour: str, text: str, *, to_left: bool = False) -> str:
    """Write a colour's name after, or to the left of, its piece at a point."""
    x, y = at
    aside = -1.7 if to_left else 1.7
    anchor = ' text-anchor="end"' if to_left else ""
    return (
        f'<g transform="{moved((x, y), 1.1)}">{body(colour)}</g>'
        f'<text class="name" data-name="{colour}"{anchor} x="{number_text(x + aside)}"'
        f' y="{number_text(y + 0.6)}">{escape(text.upper())}</text>'
    )


def _name_at(arm: int) -> Point:
    """Return where the piece before a name stands: clockwise of the arm's tip."""
    along, aside = _NAME_AT
    return turned((-aside, 1.2 - along), arm)


def _fringe(arms: Sequence[int]) -> str:
    threads = ""
    for look, length in (("fringe", 1.0), ("fringe long", 1.4)):
        y, x = -TIP - BORDER - length / 2 + 0.3, HALF_WIDTH + BORDER - 0.76
        x -= 0.6 * (look != "fringe")
        lines = ((turned((-x, y), arm), turned((x, y), arm)) for arm in arms)
        threads += f'<path class="{look}" d="{_lines(lines)}"/>'
    return threads


def _border(arms: Sequence[int]) -> str:
    whole = len(arms) == ARMS
    large, small = diamonds(arms, _ON_BORDER)
    return (
        f"{_border_shape(arms)}"
        f'<path class="stitched" d="{path(edge(arms, 1.82), closed=whole)}"/>'
        f'<path class="hem" d="{path(edge(arms, 0.26), closed=whole)}"/>'
        f'<g transform="matrix(1 1-1 1 0 0)"><path class="large" d="{_dots_turned(large)}"/>'
        f'<path class="small" d="{_dots_turned(small)}"/></g>'
    )


def _border_shape(arms: Sequence[int]) -> str:
    if len(arms) == ARMS:
        return f'<path class="border" d="{path(edge(arms, BORDER - _ROUND))}"/>'
    # An arm alone ends where all four meet, in a right angle without a rounded edge.
    return f'<path class="border cut" d="{path((*edge(arms, BORDER), (0, 0)))}"/>'


def _dots_turned(points: Iterable[Point]) -> str:
    """Write points as lines of no length, in a frame turned by 45 degrees and √2 as large."""
    return _dots(((x + y) / 2, (y - x) / 2) for x, y in points)


def _dots(points: Iterable[Point]) -> str:
    return "".join(f"M{pair(point)}h0" for point in points)


def _lines(lines: Iterable[tuple[Point, Point]]) -> str:
    return "".join(path(line, closed=False) for line in lines)


def _squares(arms: Sequence[int]) -> str:
    """Draw the squares in the order of the cross, by which the widget finds them."""
    squares = "".join(_square(square) for square in range(SQUARES) if arm_of(square) in arms)
    return f'<g class="squares">{squares}</g>'


def _square(square: int) -> str:
    look = ' class="castle"' if square in CASTLES else ""
    return f'<path{look} d="{path(outline(square))}"/>'


def _castles(arms: Sequence[int]) -> str:
    """Cross the castles with stitches of madder."""
    crosses = ""
    for square in sorted(CASTLES):
        if arm_of(square) in arms:
            x, y = middle(square)
            crosses += f"M{pair((x - 1.1, y - 1.1))}l2.2 2.2m0-2.2l-2.2 2.2"
    return "".join(f'<path class="{look}" d="{crosses}"/>' for look in ("cross", "stitches"))


def _seam(arm: int, colour: str) -> str:
    return f'<path class="seam s-{colour}" d="{_lines(seams(arm, 0.3))}"/>'


def _charkoni(colours: Mapping[int, str]) -> str:
    parts = "".join(_part(arm, colour) for arm, colour in colours.items())
    if len(colours) < ARMS:
        return parts
    back = f'<rect class="charkoni" {_about_middle(HALF_WIDTH)}/>'
    return f'{back}{parts}<path class="knot" d="{_KNOT}"/>'


def _part(arm: int, colour: str) -> str:
    """Draw a colour's part of the Charkoni: its pieces start from it and come back to it."""
    return (
        f'<g data-home="{colour}" data-goal="{colour}">'
        f'<path class="part {colour}" d="{path(triangle(arm))}"/>'
        f'<path class="spots o-{colour}" d="{_dots(homes(arm))}"/></g>'
    )
