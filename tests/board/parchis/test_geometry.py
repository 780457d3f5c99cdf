"""The drawing of the Parchís board, as rules/geometry.md measured it, and that nothing collides."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

import pytest

from parchis_widgets.board import parchis
from parchis_widgets.board.cross import ARMS, RIM, SQUARES, arm_of, column
from parchis_widgets.board.parchis.geometry import (
    ALONE,
    DRAWING,
    HOME_SIDE,
    MIDDLE,
    Drawn,
    goal_triangle,
    goals,
    home_corner,
    homes,
    is_doubtful,
    mirrored,
    turned,
    way_corner,
)

if TYPE_CHECKING:
    from parchis_widgets.board.points import Point

TRAPEZOIDS = (8, 9, 25, 26, 42, 43, 59, 60)
RANK_LENGTH = 3


def of(number: int) -> Drawn:
    """Give the drawing of a square by its number."""
    return DRAWING[number - 1]


def area(outline: tuple[Point, ...]) -> float:
    """Give the area of a polygon."""
    around = pairwise((*outline, outline[0]))
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in around)) / 2


def box(outline: tuple[Point, ...]) -> tuple[float, float, float, float]:
    """Give left, top, right, bottom."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def test_squares_measure_seven_by_three_across_their_arm() -> None:
    """All but the eight that are cut."""
    for square, drawn in enumerate(DRAWING):
        if square + 1 in TRAPEZOIDS:
            continue
        left, top, right, bottom = box(drawn.outline)
        assert [right - left, bottom - top] == ([7, 3] if arm_of(square) % 2 == 0 else [3, 7])
        assert len(drawn.outline) == 4


def test_the_eighth_squares_of_neighbouring_arms_are_cut_into_trapezoids() -> None:
    """8/9, 25/26, 42/43 and 59/60 share the diagonal of the strip from 21 to 24."""
    for number in TRAPEZOIDS:
        assert area(of(number).outline) == 7 * 3 - 3 * 3 / 2
    diagonals = [
        set(of(TRAPEZOIDS[at]).outline) & set(of(TRAPEZOIDS[at + 1]).outline) for at in (0, 2, 4, 6)
    ]
    assert diagonals == [
        {(21, 21), (24, 24)},
        {(21, 42), (24, 39)},
        {(42, 42), (39, 39)},
        {(42, 21), (39, 24)},
    ]


def test_homes_squares_and_centre_fill_63_by_63_units() -> None:
    """Four homes of 21 × 21, 96 squares and a centre of 15 × 15: nothing is left or shared."""
    squares = sum(area(drawn.outline) for drawn in DRAWING)
    assert squares + 4 * 21**2 + 15**2 == 63**2
    corners = [point for drawn in DRAWING for point in drawn.outline]
    assert (min(min(p) for p in corners), max(max(p) for p in corners)) == (0, 63)


def test_the_centre_is_four_triangles_from_24_to_39_that_meet_in_the_middle() -> None:
    """Each colour's lies at the inner end of its own column."""
    for arm in range(ARMS):
        triangle = goal_triangle(arm)
        assert triangle[2] == MIDDLE == (31.5, 31.5)
        assert {value for point in triangle[:2] for value in point} <= {24, 39}
        assert area(triangle) == 15 * 15 / 4
        innermost = box(DRAWING[column(arm)[-1]].outline)
        middle = tuple((a + b) / 2 for a, b in zip(triangle[0], triangle[1], strict=True))
        assert innermost[0] <= middle[0] <= innermost[2]
        assert innermost[1] <= middle[1] <= innermost[3]


def test_the_yellow_arm_is_up_and_the_others_follow_counter_clockwise() -> None:
    """Blue to the left, red below, green to the right."""
    assert [of(number).one for number in (68, 17, 34, 51)] == [
        (31.5, 1.5),
        (1.5, 31.5),
        (31.5, 61.5),
        (61.5, 31.5),
    ]


@pytest.mark.parametrize(
    ("numbers", "axis", "order"),
    [
        (range(1, 9), 1, 1),
        (range(9, 17), 0, -1),
        (range(18, 26), 0, 1),
        (range(26, 34), 1, 1),
        (range(35, 43), 1, -1),
        (range(43, 51), 0, 1),
        (range(52, 60), 0, -1),
        (range(60, 68), 1, -1),
    ],
)
def test_the_squares_lie_as_listed(numbers: range, axis: int, order: int) -> None:
    """Down the top arm's left column, out the left arm's upper row, and so on round."""
    along = [order * of(number).one[axis] for number in numbers]
    assert along == sorted(along)


def test_rows_lie_on_the_listed_side_of_their_arm() -> None:
    """Left column of the top arm, upper row of the left arm, and so on."""
    assert of(4).one[0] < 31.5 < of(64).one[0]
    assert of(12).one[1] < 31.5 < of(21).one[1]
    assert of(30).one[0] < 31.5 < of(38).one[0]
    assert of(55).one[1] < 31.5 < of(47).one[1]


def test_a_home_is_the_corner_next_to_its_own_start() -> None:
    """No other home is nearer, and the start borders on it."""
    for arm in range(ARMS):
        start = DRAWING[parchis.STARTS[arm]].one
        nearest = min(range(ARMS), key=lambda other: dist(home_corner(other), start))
        assert nearest == arm
        left, top, right, bottom = box(DRAWING[parchis.STARTS[arm]].outline)
        x, y = home_corner(arm)
        across = max(left - x, x - right), max(top - y, y - bottom)
        assert max(across) == HOME_SIDE / 2


def test_homes_have_four_nests_read_like_a_page() -> None:
    """Pieces 1 and 2 above, 3 and 4 below, for each colour alike."""
    for arm in range(ARMS):
        one, two, three, four = homes(arm)
        assert one[1] == two[1] < three[1] == four[1]
        assert one[0] == three[0] < two[0] == four[0]
        assert all(dist(nest, home_corner(arm)) < HOME_SIDE / 2 for nest in homes(arm))


def test_exactly_6_9_19_and_61_are_underlined() -> None:
    """A turned board makes these, and only these, read as another square's number."""
    assert [n for n in range(1, 69) if is_doubtful(n)] == [6, 9, 19, 61]
    underlined = [
        square + 1 for square in range(RIM) if (n := DRAWING[square].number) and n.underlined
    ]
    assert underlined == [6, 9, 19, 61]


def test_numbers_read_from_outside_the_board() -> None:
    """The top arm's stand on their heads for who reads from below, the bottom arm's upright."""
    turns = [of(number).number for number in (1, 12, 30, 55)]
    assert [number.turn for number in turns if number] == [180, 90, 0, 270]


def test_only_squares_of_the_rim_have_numbers() -> None:
    """They are 1 to 68; columns have none."""
    texts = [drawn.number.text if drawn.number else None for drawn in DRAWING]
    assert texts == [*(str(n) for n in range(1, 69)), *[None] * (SQUARES - RIM)]


@pytest.mark.parametrize("number", range(1, 69))
def test_a_pair_leaves_the_number_visible(number: int) -> None:
    """Neither piece covers the text, on the trapezoids neither."""
    drawn = of(number)
    assert drawn.number is not None
    width, height = drawn.number.box()
    if drawn.number.turn % 180:
        width, height = height, width
    x, y = drawn.number.at
    for at in drawn.two:
        gap = (max(abs(at[0] - x) - width / 2, 0), max(abs(at[1] - y) - height / 2, 0))
        assert dist(gap, (0, 0)) >= drawn.paired - 0.05


@pytest.mark.parametrize("square", range(SQUARES))
def test_pieces_stand_inside_their_square_and_beside_each_other(square: int) -> None:
    """Their middles lie in the outline's box; two of them do not cover one another."""
    drawn = DRAWING[square]
    left, top, right, bottom = box(drawn.outline)
    for x, y in (drawn.one, *drawn.two):
        assert left + 0.9 <= x <= right - 0.9
        assert top + 0.9 <= y <= bottom - 0.9
    assert dist(*drawn.two) >= 1.9 * drawn.paired
    assert 2 * ALONE < RANK_LENGTH


def test_goals_lie_in_their_own_triangle() -> None:
    """Four a colour, apart from each other."""
    for arm in range(ARMS):
        points = [turned(spot, -arm) for spot in goals(arm)]
        assert all(y - 24 < 15 and y - 24 < x - 24 and y - 24 < 39 - x for x, y in points)
        assert len(set(points)) == 4


def test_a_way_turns_the_corner_outside_the_goal() -> None:
    """Between 8 and 9 it bends by a point in the strip, not in the centre."""
    assert all(not (24 <= way_corner(arm)[0] <= 39) for arm in range(ARMS))


def test_turning_four_times_and_mirroring_twice_change_nothing() -> None:
    """One arm is measured, the others are that arm turned."""
    assert turned((25.0, 4.5), 4) == (25.0, 4.5)
    assert mirrored(mirrored((25.0, 4.5))) == (25.0, 4.5)
    assert turned((31.5, 0), 1) == (0, 31.5)
