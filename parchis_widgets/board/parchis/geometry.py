"""Where everything of the Parchís board is drawn, on 63 × 63 units, y downward.

The top arm is measured out once, and the other three are that arm turned, a quarter each,
counter-clockwise, as `cross` numbers them. Points are ``(x, y)``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.cross import ARMS, RIM, SQUARES, arm_of, cell
from parchis_widgets.board.shapes import DIGIT_HEIGHT, DIGIT_WIDTH

if TYPE_CHECKING:
    from parchis_widgets.board.points import Point

SIDE: Final = 63
WIDTH: Final = 7
DEPTH: Final = 3
HOME_SIDE: Final = 21
CENTRE_NEAR: Final = 24
CENTRE_FAR: Final = 39
MIDDLE: Final[Point] = (SIDE / 2, SIDE / 2)

ALONE: Final = 1.42
"""Radius of a piece that has its square to itself, edge included."""
PAIRED: Final = 1.15
HOME_PIECE: Final = 1.1 * ALONE
"""Radius of a piece at home: its nest has room for more than a square has."""
NUMBER_SIZE: Final = 1.5

NEST_RADIUS: Final = 2.35
HOME_RADIUS: Final = 8.75

_LAST_RANK: Final = 7
_TYPE_IN_CORNER: Final = 1.35
_PAIRED_IN_CORNER: Final = 0.95
_NEST_OFFSET: Final = 3.65
_GOAL_SPOTS: Final[tuple[Point, ...]] = ((31.5, 26.0), (28.1, 25.9), (34.9, 25.9), (31.5, 28.9))
_TURNED_DIGITS: Final = {"0": "0", "1": "1", "6": "9", "8": "8", "9": "6"}


@dataclass(frozen=True, slots=True)
class Number:
    """A square's number: its text, its middle, its turn in degrees and its size.

    It reads from outside the board, so the top arm's numbers stand on their heads.
    """

    text: str
    at: Point
    turn: int
    size: float
    underlined: bool

    def box(self) -> tuple[float, float]:
        """Return the width and height of the text, before it is turned."""
        return len(self.text) * DIGIT_WIDTH * self.size, DIGIT_HEIGHT * self.size


@dataclass(frozen=True, slots=True)
class Drawn:
    """How one square of the cross is drawn."""

    outline: tuple[Point, ...]
    one: Point
    """Where a piece stands that is alone; the disc of a safe square lies there too."""
    two: tuple[Point, Point]
    """Where two stand, the one nearer to the number first."""
    paired: float
    """Radius of a piece that shares the square."""
    number: Number | None


def turned(point: Point, quarters: int) -> Point:
    """Turn a point about the board's middle by quarters, counter-clockwise."""
    x, y = point
    for _ in range(quarters % ARMS):
        x, y = y, SIDE - x
    return round(x, 3), round(y, 3)


def mirrored(point: Point) -> Point:
    """Mirror a point of the top arm in the arm's long axis."""
    return SIDE - point[0], point[1]


def is_doubtful(number: int) -> bool:
    """Return whether a number, on a turned board, reads as another square's: 6 and 9, 19 and 61."""
    digits = str(number)
    if not set(digits) <= set(_TURNED_DIGITS):
        return False
    seen = "".join(_TURNED_DIGITS[digit] for digit in reversed(digits))
    return seen != digits and not seen.startswith("0") and int(seen) <= RIM


def drawn(square: int) -> Drawn:
    """Return the drawing of a square of the cross."""
    arm, (file, rank) = arm_of(square), cell(square)
    outline, (one, first, second), number_at = _on_left_file(rank) if file != 1 else _middle(rank)
    points = (*outline, one, first, second)
    if file == 2:
        points = tuple(mirrored(point) for point in points)
    *corners, one, first, second = (turned(point, arm) for point in points)
    cut = rank == _LAST_RANK and file != 1
    return Drawn(
        outline=tuple(corners),
        one=one,
        two=(first, second),
        paired=_PAIRED_IN_CORNER if cut else PAIRED,
        number=_number(square, number_at, mirror=file == 2, cut=cut) if square < RIM else None,
    )


def home_corner(arm: int) -> Point:
    """Return the middle of a colour's home: the corner next to its own start."""
    return turned((HOME_SIDE / 2, HOME_SIDE / 2), arm)


def homes(arm: int) -> tuple[Point, ...]:
    """Return the four places of a home, read like a page: pieces 1 to 4."""
    x, y = home_corner(arm)
    return tuple(
        (x + dx, y + dy)
        for dy in (-_NEST_OFFSET, _NEST_OFFSET)
        for dx in (-_NEST_OFFSET, _NEST_OFFSET)
    )


def goal_triangle(arm: int) -> tuple[Point, Point, Point]:
    """Return the corners of a colour's part of the centre, the board's middle last."""
    left, right = (CENTRE_NEAR, CENTRE_NEAR), (CENTRE_FAR, CENTRE_NEAR)
    return turned(left, arm), turned(right, arm), MIDDLE


def goals(arm: int) -> tuple[Point, ...]:
    """Return four places in a colour's goal, in the order in which they fill."""
    return tuple(turned(spot, arm) for spot in _GOAL_SPOTS)


def way_corner(arm: int) -> Point:
    """Return the point by which a way goes round the corner after an arm's eighth square (8 to 9).

    The straight line between the two trapezoids would touch the goal.
    """
    return turned((22.7, 22.7), arm)


def _on_left_file(rank: int) -> tuple[tuple[Point, ...], tuple[Point, Point, Point], Point]:
    top, bottom, middle = DEPTH * rank, DEPTH * (rank + 1), DEPTH * (rank + 0.5)
    left, right = HOME_SIDE, HOME_SIDE + WIDTH
    if rank == _LAST_RANK:
        outline: tuple[Point, ...] = (
            (left, top),
            (right, top),
            (right, bottom),
            (CENTRE_NEAR, bottom),
        )
        return outline, ((25.9, middle), (25.2, middle), (27.05, middle)), (22.5, top + 1)
    outline = ((left, top), (right, top), (right, bottom), (left, bottom))
    return outline, ((25.0, middle), (24.55, middle), (26.8, middle)), (left + 0.35, middle)


def _middle(rank: int) -> tuple[tuple[Point, ...], tuple[Point, Point, Point], Point]:
    top, bottom, middle = DEPTH * rank, DEPTH * (rank + 1), DEPTH * (rank + 0.5)
    left, right = HOME_SIDE + WIDTH, HOME_SIDE + 2 * WIDTH
    outline = ((left, top), (right, top), (right, bottom), (left, bottom))
    pair = ((31.4, middle), (33.65, middle)) if rank == 0 else ((30.35, middle), (32.65, middle))
    return outline, ((MIDDLE[0], middle), *pair), (left + 0.35, middle)


def _number(square: int, edge: Point, *, mirror: bool, cut: bool) -> Number:
    """Set a number beside `edge`, the end of its text that is nearer to the arm's left side."""
    arm, text = arm_of(square), str(square + 1)
    size = _TYPE_IN_CORNER if cut else NUMBER_SIZE
    at = edge[0] + len(text) * DIGIT_WIDTH * size / 2, edge[1]
    at = turned(mirrored(at) if mirror else at, arm)
    return Number(text, at, (180 - 90 * arm) % 360, size, is_doubtful(square + 1))


DRAWING: Final = tuple(drawn(square) for square in range(SQUARES))
"""The drawing of every square, by its number in the cross."""


def middle(square: int) -> Point:
    """Return where a piece stands on a square that has it to itself."""
    return DRAWING[square].one


def outline(square: int) -> tuple[Point, ...]:
    """Return a square's corners."""
    return DRAWING[square].outline
