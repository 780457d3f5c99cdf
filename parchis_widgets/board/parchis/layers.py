"""The static layers of the board as SVG, and the names of the homes."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.cross import SQUARES, tip
from parchis_widgets.board.parchis.geometry import (
    DRAWING,
    HOME_RADIUS,
    HOME_SIDE,
    MIDDLE,
    NEST_RADIUS,
    NUMBER_SIZE,
    SIDE,
    goal_triangle,
    goals,
    home_corner,
    homes,
    turned,
)
from parchis_widgets.board.parchis.squares import (
    COLOURS,
    LAST_RIM_STEP,
    SAFE_SQUARES,
    STARTS,
    WAYS,
)
from parchis_widgets.board.shapes import DIGIT_HEIGHT, SHAPES
from parchis_widgets.board.svg_parts import centre, moved, number_text, pair, path

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from parchis_widgets.board.parchis.geometry import Number
    from parchis_widgets.board.points import Point
    from parchis_widgets.board.svg_parts import Rules

LAYER_RULES: Final[Rules] = (
    (".frame", "fill:$frame"),
    (".field", "fill:$line;stroke:$line;stroke-width:.44"),
    (".squares", "fill:$square;stroke:$line;stroke-width:.13"),
    (".safe", "fill:$safe"),
    (".disc", "fill:$disc"),
    (".ring", "fill:none;stroke:$disc;stroke-width:.14"),
    (".start", "fill:none;stroke:$ivory;stroke-width:.48"),
    (".numbers", "fill:$number;text-anchor:middle;font-weight:600"),
    (".underline", "fill:none;stroke:$number;stroke-width:.16"),
    (".nest", "fill:$nest"),
    (".spots", "stroke-width:.2;opacity:.6"),
    (".thin", "stroke-width:.2"),
    (".thick", "stroke-width:.32"),
    (".ghost", "stroke-width:.1;opacity:.55;stroke-linejoin:round"),
    (".chevron", "stroke-width:.34;stroke-linecap:round;stroke-linejoin:round"),
    (".name", "font-weight:600;letter-spacing:.22px;text-anchor:middle"),
    (".arc", "fill:none"),
)

MARGIN: Final = 1.1

_NAME_SIZE: Final = 1.35
_NAME_RADIUS: Final = HOME_RADIUS + 0.5


def static(*, newline: bool = False) -> str:
    """Draw the board without pieces and names."""
    parts = (
        f'<rect class="frame" x="{-MARGIN}" y="{-MARGIN}" width="{SIDE + 2 * MARGIN}"'
        f' height="{SIDE + 2 * MARGIN}" rx="1.7"/>',
        f'<rect class="field" width="{SIDE}" height="{SIDE}" rx=".9"/>',
        *(_home(arm, colour) for arm, colour in _colours()),
        _squares(),
        *(_goal(arm, colour) for arm, colour in _colours()),
        _discs(),
        *(_numbers(arm) for arm, _ in _colours()),
        *(_chevron(arm, colour) for arm, colour in _colours()),
    )
    return "".join(part + ("\n" if newline else "") for part in parts)


def _squares() -> str:
    """Draw the squares in the order of the cross, by which the widget finds them."""
    return f'<g class="squares">{"".join(_square(square) for square in range(SQUARES))}</g>'


def _square(square: int) -> str:
    look = _look(square)
    named = f' class="{look}"' if look else ""
    return f'<path{named} d="{path(DRAWING[square].outline)}"/>'


def _look(square: int) -> str:
    for arm, colour in _colours():
        if square == STARTS[arm] or square in WAYS[arm][LAST_RIM_STEP:]:
            return colour
    return "safe" if square in SAFE_SQUARES else ""


def _discs() -> str:
    circles = []
    for square in sorted(SAFE_SQUARES):
        at = centre(DRAWING[square].one)
        if square in STARTS:
            circles.append(f'<circle class="start" {at} r=".88"/>')
        else:
            circles.append(f'<circle class="disc" {at} r=".72"/><circle class="ring" {at} r="1"/>')
    return "".join(circles)


def _numbers(arm: int) -> str:
    """Draw an arm's numbers in a frame turned to their reader."""
    turn, texts = (180 - 90 * arm) % 360, ""
    for square in _rim_of(arm):
        drawn, look = DRAWING[square].number, _look(square)
        assert drawn is not None  # squares of the rim have numbers
        texts += _number(drawn, f' class="on-{look}"' if len(look) == 1 else "")
    return f'<g class="numbers" font-size="{NUMBER_SIZE}" transform="rotate({turn})">{texts}</g>'


def _rim_of(arm: int) -> list[int]:
    return sorted((tip(arm) + offset) % 68 for offset in range(-8, 9))


def _number(drawn: Number, look: str) -> str:
    x, y = _turned_about_origin(drawn.at, drawn.turn)
    width, height = drawn.box()
    size = "" if drawn.size == NUMBER_SIZE else f' font-size="{drawn.size}"'
    baseline = number_text(y + height / 2)
    text = f'<text{look}{size} x="{number_text(x)}" y="{baseline}">{drawn.text}</text>'
    if drawn.underlined:
        below, left = number_text(y + height / 2 + 0.3), number_text(x - width / 2)
        text += f'<path class="underline" d="M{left} {below}h{number_text(width)}"/>'
    return text


def _turned_about_origin(point: Point, turn: int) -> Point:
    """Return a point's coordinates in a frame that is turned by `turn` degrees."""
    x, y = point
    return {0: (x, y), 90: (y, -x), 180: (-x, -y), 270: (-y, x)}[turn]


def _chevron(arm: int, colour: str) -> str:
    """Show where the column begins: it points inward."""
    x, y = DRAWING[WAYS[arm][LAST_RIM_STEP]].one
    middle = turned((x, y), -arm)
    points = [
        (middle[0] + dx, middle[1] + dy) for dx, dy in ((-0.95, -0.45), (0, 0.45), (0.95, -0.45))
    ]
    data = path((turned(point, arm) for point in points), closed=False)
    return f'<path class="chevron o-{colour}" d="{data}"/>'


def _home(arm: int, colour: str) -> str:
    x, y = home_corner(arm)
    middle, half = centre((x, y)), HOME_SIDE / 2
    corner = f'x="{number_text(x - half)}" y="{number_text(y - half)}"'
    return (
        f'<g data-home="{colour}">'
        f'<rect class="{colour}" {corner} width="{HOME_SIDE}" height="{HOME_SIDE}" rx=".9"/>'
        f'<circle class="nest" {middle} r="{HOME_RADIUS}"/>'
        f'<g class="s-{colour}"><circle class="thin" {middle} r="{HOME_RADIUS - 0.5}"/>'
        f"{_nests(colour, homes(arm))}</g>"
        f'<path class="{colour}" d="{SHAPES[colour]}" transform="{moved((x, y), 1.75)}"/>'
        f'<path class="arc" data-arc="{colour}" d="{name_arc(arm)}"/></g>'
    )


def _nests(colour: str, places: tuple[Point, ...]) -> str:
    rings = "".join(f'<circle {centre(at)} r="{NEST_RADIUS}"/>' for at in places)
    ghosts = "".join(f'<path d="{SHAPES[colour]}" transform="{moved(at, 1.5)}"/>' for at in places)
    return f'<g class="thick">{rings}</g><g class="ghost">{ghosts}</g>'


def name_arc(arm: int) -> str:
    """Return the path of a home's name, by the board's corner and never upside down."""
    x, y = home_corner(arm)
    upper, left = y < MIDDLE[1], x < MIDDLE[0]
    radius = _NAME_RADIUS if upper else _NAME_RADIUS + DIGIT_HEIGHT * _NAME_SIZE
    side, pole = (x - radius if left else x + radius, y), (x, y - radius if upper else y + radius)
    start, end = (side, pole) if left else (pole, side)
    return f"M{pair(start)}A{radius:g} {radius:g} 0 0 {int(upper)} {pair(end)}"


def _goal(arm: int, colour: str) -> str:
    triangle = f'<path class="{colour}" d="{path(goal_triangle(arm))}"/>'
    spots = "".join(f'<circle {centre(spot)} r=".45"/>' for spot in goals(arm))
    return (
        f'<g data-goal="{colour}"><g class="squares">{triangle}</g>'
        f'<g class="spots o-{colour}">{spots}</g></g>'
    )


def names(texts: Mapping[str, str]) -> str:
    """Write the colours' names on their homes."""
    return "".join(_home_name(arm, texts.get(colour, "")) for arm, colour in _colours())


def _home_name(arm: int, name: str) -> str:
    if not name:
        return ""
    colour, mark = COLOURS[arm], f"pw-arc-{COLOURS[arm]}"
    return (
        f'<path class="arc" id="{mark}" d="{name_arc(arm)}"/><text class="name on-{colour}"'
        f' font-size="{_NAME_SIZE}"><textPath href="#{mark}" startOffset="50%">'
        f"{escape(name.upper())}</textPath></text>"
    )


def _colours() -> Iterable[tuple[int, str]]:
    return enumerate(COLOURS)
