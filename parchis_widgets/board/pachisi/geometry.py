"""Where everything of the Pachisi cloth is drawn, in units about its middle, y downward.

The top arm is measured out once, and the other three are that arm turned, a quarter each,
counter-clockwise, as `cross` numbers them. Points are ``(x, y)``.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.cross import ARM_LENGTH, ARMS, SQUARES, arm_of, cell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.board.points import Point

SIDE: Final = 3.2
"""Side of a square."""
HALF_WIDTH: Final = 1.5 * SIDE
TIP: Final = HALF_WIDTH + ARM_LENGTH * SIDE
"""From the middle to the end of an arm's squares."""
BORDER: Final = 2.2
FRINGE: Final = 1.1
GROUND: Final = TIP + BORDER + FRINGE + 0.7
"""From the middle to the side of the ground on which the cloth lies."""

ALONE: Final = 1.3
"""Radius of a piece that has its square to itself."""
PAIRED: Final = 0.85
CHARKONI: Final = 0.95
"""Radius of a piece that has not started or is back."""

_PAIR_OFFSET: Final = 0.68
_PAIR_ROOM: Final = 1.86
_CHARKONI_ROWS: Final[tuple[Point, ...]] = ((-2.2, -3.7), (0, -3.7), (2.2, -3.7), (0, -1.7))
_CORNERS: Final = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))


@dataclass(frozen=True, slots=True)
class Room:
    """A square part of the cloth in which one figure stands."""

    at: Point
    side: float


def turned(point: Point, quarters: int) -> Point:
    """Turn a point about the middle by quarters, counter-clockwise."""
    x, y = point
    for _ in range(quarters % ARMS):
        x, y = y, -x
    return round(x, 3) + 0.0, round(y, 3) + 0.0  # no -0


def middle(square: int) -> Point:
    """Return the middle of a square of the cross."""
    file, rank = cell(square)
    return turned(((file - 1) * SIDE, (rank + 0.5) * SIDE - TIP), arm_of(square))


def outline(square: int) -> tuple[Point, ...]:
    """Return a square's corners, the upper left one first."""
    x, y = middle(square)
    return tuple((round(x + dx * SIDE, 3), round(y + dy * SIDE, 3)) for dx, dy in _CORNERS)


def pair(square: int) -> tuple[Point, Point]:
    """Return where two pieces stand: askew, so that they are larger than side by side."""
    x, y = middle(square)
    off = _PAIR_OFFSET
    return (round(x - off, 3), round(y - off, 3)), (round(x + off, 3), round(y + off, 3))


def rooms(square: int, count: int) -> tuple[Room, ...]:
    """Share a square between figures: all of it, two askew, then 2 × 2, 3 × 3 and so on."""
    if count == 1:
        return (Room(middle(square), SIDE - 0.16),)
    if count == 2:
        return tuple(Room(at, _PAIR_ROOM) for at in pair(square))
    columns = isqrt(count - 1) + 1
    side = SIDE / columns
    x, y = (value - (SIDE - side) / 2 for value in middle(square))
    return tuple(
        Room((x + n % columns * side, y + n // columns * side), side - 0.06) for n in range(count)
    )


def homes(arm: int) -> tuple[Point, ...]:
    """Return the four places of a colour in the Charkoni, read like a page: pieces 1 to 4."""
    places = (turned(place, arm) for place in _CHARKONI_ROWS)
    return tuple(sorted(places, key=lambda place: (place[1], place[0])))


def goals(arm: int) -> tuple[Point, ...]:
    """Return the four places of pieces that are back: those from which they started."""
    return homes(arm)


def triangle(arm: int) -> tuple[Point, Point, Point]:
    """Return the corners of a colour's part of the Charkoni, the middle last."""
    left, right = (-HALF_WIDTH, -HALF_WIDTH), (HALF_WIDTH, -HALF_WIDTH)
    return turned(left, arm), turned(right, arm), (0, 0)


def edge(arms: Sequence[int], beyond: float) -> tuple[Point, ...]:
    """Return the line round arms at a distance from their squares, counter-clockwise."""
    near, far = HALF_WIDTH + beyond, TIP + beyond
    corners = ((near, -near), (near, -far), (-near, -far), (-near, -near))
    points = [turned(corner, arm) for arm in arms for corner in corners]
    # Where one arm's line ends, the next one's begins.
    return tuple(point for n, point in enumerate(points) if n == 0 or point != points[n - 1])


def diamonds(arms: Sequence[int], beyond: float) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """Return the middles of the border's large diamonds, one a square, and of the small between.

    A large one lies in each inner corner too, and a small one in each outer corner.
    """
    # Neighbours share an inner corner; an arm alone has both of its own.
    inner = (-1,) if len(arms) == ARMS else (-1, 1)
    side, end = HALF_WIDTH + beyond, TIP + beyond
    ranks = [SIDE * (rank + 0.5) - TIP for rank in range(ARM_LENGTH)]
    large = [(x, y) for y in ranks[:-1] for x in (-side, side)]
    large += [*((x, -end) for x in (-SIDE, 0, SIDE)), *((sign * side, -side) for sign in inner)]
    small = [(x, y + SIDE / 2) for y in ranks[:-1] for x in (-side, side)]
    small += [(x, -end) for x in (-side, -SIDE / 2, SIDE / 2, side)]
    return (
        tuple(turned(point, arm) for arm in arms for point in large),
        tuple(turned(point, arm) for arm in arms for point in small),
    )


def seams(arm: int, inset: float) -> tuple[tuple[Point, Point], ...]:
    """Return the two lines that mark a colour's own middle column, from its tip inward."""
    x, start, end = SIDE / 2 - inset, SIDE - TIP + 0.3, -HALF_WIDTH - 0.3
    return tuple((turned((side, start), arm), turned((side, end), arm)) for side in (-x, x))


def outward(arm: int) -> Point:
    """Return the direction from the middle to an arm's tip."""
    return turned((0, -1), arm)


MIDDLES: Final = tuple(middle(square) for square in range(SQUARES))
