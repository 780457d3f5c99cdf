"""The Parchís board as SVG: the one drawing, for the widget and for a page without it."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from typing import TYPE_CHECKING, Final

from parchis_widgets.board import parchis
from parchis_widgets.board.cross import SQUARES, tip
from parchis_widgets.board.drawing import (
    ALONE,
    DIGIT_HEIGHT,
    DRAWING,
    HOME_RADIUS,
    HOME_SIDE,
    MIDDLE,
    NEST_RADIUS,
    NUMBER_SIZE,
    PAIRED,
    SIDE,
    goal_spots,
    goal_triangle,
    home_corner,
    nests,
    turned,
)
from parchis_widgets.board.palette import BOARD, PALETTES, check_palette
from parchis_widgets.board.shapes import SHAPES
from parchis_widgets.board.svg_parts import (
    BASELINE,
    PIECE_RULES,
    arm_of_piece,
    body,
    centre,
    css,
    label,
    moved,
    never_stands,
    number_text,
    opening,
    pair,
    path,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from parchis_widgets.board.drawing import Number, Point
    from parchis_widgets.board.svg_parts import Rules

__all__ = ["BASELINE", "board_svg", "empty_board", "number_text", "path", "rules_css"]

MARGIN: Final = 1.1
VIEW_BOX: Final = f"{-MARGIN} {-MARGIN} {SIDE + 2 * MARGIN} {SIDE + 2 * MARGIN}"

_NAME_SIZE: Final = 1.35
_NAME_RADIUS: Final = HOME_RADIUS + 0.5

_RULES: Final[Rules] = (
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
    (".yoke", "stroke:$ink;stroke-linecap:round"),
    *PIECE_RULES,
)
"""What the classes of the drawing look like; ``$name`` is a colour of the palette."""


def board_svg(
    pieces: Mapping[str, str],
    *,
    labels: Mapping[str, str] | None = None,
    names: Mapping[str, str] | None = None,
    barriers: Collection[int] = (),
    palette: str = "printed",
    title: str = "",
    style: bool = True,
    over: str = "",
) -> str:
    """Draw the board with pieces on it.

    Parameters
    ----------
    pieces
        The place of each piece, such as ``{"Y1": "12", "B2": "home"}``; of two on a square the
        earlier arrival first.
    labels
        What is written on each piece; by default its name.
    names
        What is written on each colour's home; by default nothing.
    barriers
        Squares of the cross whose two pieces hold together.
    palette
        ``"printed"`` or ``"okabe_ito"``.
    title
        What the picture shows, for those who do not see it.
    style
        Whether the colours come along, as they must where no other style sheet has them.
    over
        SVG to lie over all of it, such as the marks of `trail`.

    Returns
    -------
    str
        An ``<svg>`` element.

    Raises
    ------
    ValueError
        If a piece or a palette is unknown, or a piece stands where its colour never does.
    """
    scope = f"pw-{check_palette(palette)}"
    sheet = f"<style>{rules_css(f'.{scope}', BOARD | PALETTES[palette])}</style>" if style else ""
    named = "".join(_home_name(arm, (names or {}).get(c, "")) for arm, c in _colours())
    return (
        f"{opening(scope, VIEW_BOX, title)}{sheet}{_static()}{named}"
        f"{_pieces(pieces, labels or {}, barriers)}{over}</svg>"
    )


def empty_board() -> str:
    """Draw the board without pieces, names and colours: the layer on which the widget draws."""
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}">'
    return f"{opening}\n{_static(newline=True)}</svg>\n"


def rules_css(scope: str, colours: Mapping[str, str] | None = None) -> str:
    """Write the drawing's style sheet below a selector.

    Parameters
    ----------
    scope
        The selector of what holds the drawing.
    colours
        Values of the colours; without them the style sheet names the variables of the palette.
    """
    return css(_RULES, scope, colours)


def _colours() -> Iterable[tuple[int, str]]:
    return enumerate(parchis.COLOURS)


def _static(*, newline: bool = False) -> str:
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
        if square == parchis.STARTS[arm] or square in parchis.WAYS[arm][parchis.LAST_RIM_STEP :]:
            return colour
    return "safe" if square in parchis.SAFE_SQUARES else ""


def _discs() -> str:
    circles = []
    for square in sorted(parchis.SAFE_SQUARES):
        at = centre(DRAWING[square].one)
        if square in parchis.STARTS:
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
    """Give a point's coordinates in a frame that is turned by `turn` degrees."""
    x, y = point
    return {0: (x, y), 90: (y, -x), 180: (-x, -y), 270: (-y, x)}[turn]


def _chevron(arm: int, colour: str) -> str:
    """Show where the column begins: it points inward."""
    x, y = DRAWING[parchis.WAYS[arm][parchis.LAST_RIM_STEP]].one
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
        f"{_nests(colour, nests(arm))}</g>"
        f'<path class="{colour}" d="{SHAPES[colour]}" transform="{moved((x, y), 1.75)}"/>'
        f'<path class="arc" data-arc="{colour}" d="{name_arc(arm)}"/></g>'
    )


def _nests(colour: str, places: tuple[Point, ...]) -> str:
    rings = "".join(f'<circle {centre(at)} r="{NEST_RADIUS}"/>' for at in places)
    ghosts = "".join(f'<path d="{SHAPES[colour]}" transform="{moved(at, 1.5)}"/>' for at in places)
    return f'<g class="thick">{rings}</g><g class="ghost">{ghosts}</g>'


def name_arc(arm: int) -> str:
    """Give the path on which a home's name is written, by the board's corner, never upside down."""
    x, y = home_corner(arm)
    upper, left = y < MIDDLE[1], x < MIDDLE[0]
    radius = _NAME_RADIUS if upper else _NAME_RADIUS + DIGIT_HEIGHT * _NAME_SIZE
    side, pole = (x - radius if left else x + radius, y), (x, y - radius if upper else y + radius)
    start, end = (side, pole) if left else (pole, side)
    return f"M{pair(start)}A{radius:g} {radius:g} 0 0 {int(upper)} {pair(end)}"


def _home_name(arm: int, name: str) -> str:
    if not name:
        return ""
    colour, mark = parchis.COLOURS[arm], f"pw-arc-{parchis.COLOURS[arm]}"
    return (
        f'<path class="arc" id="{mark}" d="{name_arc(arm)}"/><text class="name on-{colour}"'
        f' font-size="{_NAME_SIZE}"><textPath href="#{mark}" startOffset="50%">'
        f"{escape(name.upper())}</textPath></text>"
    )


def _goal(arm: int, colour: str) -> str:
    triangle = f'<path class="{colour}" d="{path(goal_triangle(arm))}"/>'
    spots = "".join(f'<circle {centre(spot)} r=".45"/>' for spot in goal_spots(arm))
    return (
        f'<g data-goal="{colour}"><g class="squares">{triangle}</g>'
        f'<g class="spots o-{colour}">{spots}</g></g>'
    )


def _pieces(pieces: Mapping[str, str], labels: Mapping[str, str], barriers: Collection[int]) -> str:
    standing: defaultdict[int, list[str]] = defaultdict(list)
    in_goal: defaultdict[str, int] = defaultdict(int)
    drawn = ""
    for piece, place in pieces.items():
        arm, colour = arm_of_piece(piece, parchis.COLOURS), piece[0]
        step = _step(piece, place)
        if step == parchis.HOME:
            drawn += _piece(piece, nests(arm)[int(piece[1:]) - 1], ALONE * 1.1, labels)
        elif step == parchis.GOAL:
            drawn += _piece(piece, goal_spots(arm)[in_goal[colour]], PAIRED, labels)
            in_goal[colour] += 1
        else:
            standing[parchis.WAYS[arm][step - 1]].append(piece)
    for square, those in standing.items():
        drawn += _on_square(square, those, labels, square in barriers)
    return drawn


def _step(piece: str, place: str) -> int:
    steps = parchis.STEPS[arm_of_piece(piece, parchis.COLOURS)]
    if place not in steps:
        raise never_stands(piece, place)
    return steps[place]


def _on_square(square: int, pieces: list[str], labels: Mapping[str, str], barrier: bool) -> str:
    drawing = DRAWING[square]
    if len(pieces) == 1:
        return _piece(pieces[0], drawing.one, ALONE, labels)
    yoke = _yoke(square) if barrier else ""
    return yoke + "".join(
        _piece(piece, at, drawing.paired, labels)
        for piece, at in zip(pieces, drawing.two, strict=False)
    )


def _yoke(square: int) -> str:
    width = number_text(2.26 * DRAWING[square].paired)
    line = path(DRAWING[square].two, closed=False)
    return f'<path class="yoke" stroke-width="{width}" d="{line}"/>'


def _piece(piece: str, at: Point, radius: float, labels: Mapping[str, str]) -> str:
    colour = piece[0]
    text = label(colour, labels.get(piece, piece))
    return f'<g transform="{moved(at, radius)}">{body(colour)}{text}</g>'
