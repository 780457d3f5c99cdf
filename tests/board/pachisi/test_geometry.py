"""The drawing of the Pachisi cloth: where things lie, and that nothing collides."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist

import pytest

from parchis_widgets.board import pachisi
from parchis_widgets.board.cross import ARMS, SQUARES, arm_of, column, tip
from parchis_widgets.board.pachisi.geometry import (
    ALONE,
    CHARKONI,
    HALF_WIDTH,
    MIDDLES,
    PAIRED,
    SIDE,
    TIP,
    diamonds,
    edge,
    homes,
    outline,
    outward,
    pair,
    rooms,
    seams,
    triangle,
    turned,
)

EVERY_ARM = range(ARMS)


def apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Give how far two points lie apart along the axis on which they lie farther apart."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def test_no_two_squares_overlap() -> None:
    """Their middles are a side apart at least."""
    assert all(apart(a, b) >= SIDE - 0.001 for a, b in combinations(MIDDLES, 2))


def test_squares_lie_in_the_cross_and_none_in_the_charkoni() -> None:
    """Arms of three by eight round a middle of three by three."""
    for square in range(SQUARES):
        across, along = sorted(abs(value) for value in MIDDLES[square])
        assert across <= SIDE + 0.001
        assert HALF_WIDTH < along < TIP


def test_outlines_are_squares_about_their_middles() -> None:
    """Four corners, half a side from the middle both ways."""
    for square in range(SQUARES):
        corners = outline(square)
        assert len(set(corners)) == 4
        for corner in corners:
            assert apart(corner, MIDDLES[square]) == pytest.approx(SIDE / 2, abs=0.002)


def test_the_black_arm_is_up_and_green_yellow_and_red_follow_counter_clockwise() -> None:
    """Yellow sits at the bottom, as in its sources."""
    end = TIP - SIDE / 2
    assert pachisi.COLOURS == "KGYR"
    tips = [MIDDLES[tip(arm)] for arm in EVERY_ARM]
    assert tips == [(0, -end), (-end, 0), (0, end), (end, 0)]


def test_castles_are_the_tips_and_the_fourth_squares_down_both_sides() -> None:
    """On the drawing as on the cross."""
    at = {turned(MIDDLES[square], -arm_of(square)) for square in pachisi.CASTLES}
    rank = round(3.5 * SIDE - TIP, 3)
    assert at == {(0, SIDE / 2 - TIP), (-SIDE, rank), (SIDE, rank)}


def test_a_way_never_jumps() -> None:
    """Each step leads to a square that touches the last one, the first to one by the Charkoni."""
    for arm in EVERY_ARM:
        way = [MIDDLES[square] for square in pachisi.WAYS[arm]]
        assert all(apart(a, b) <= SIDE + 0.001 for a, b in pairwise(way))
        assert way[0] == way[-1] == turned((0, -2 * SIDE), arm)


def test_pieces_stand_inside_their_squares_alone_and_in_pairs() -> None:
    """Two do not cover one another."""
    assert ALONE < SIDE / 2
    for square in range(SQUARES):
        first, second = pair(square)
        assert dist(first, second) >= 2 * PAIRED
        for at in (first, second):
            assert apart(at, MIDDLES[square]) + PAIRED < SIDE / 2


@pytest.mark.parametrize("count", [1, 3, 4, 5, 9, 10, 16])
def test_figures_share_their_square_in_a_grid(count: int) -> None:
    """Their rooms lie inside it and do not overlap."""
    shared = rooms(0, count)
    assert len(shared) == count
    for room in shared:
        assert apart(room.at, MIDDLES[0]) + room.side / 2 <= SIDE / 2
    for one, other in combinations(shared, 2):
        assert apart(one.at, other.at) >= one.side


def test_two_share_their_square_askew() -> None:
    """The first above at the left."""
    first, second = rooms(0, 2)
    assert (first.at, second.at) == pair(0)
    assert first.at[0] < second.at[0]
    assert first.at[1] < second.at[1]


@pytest.mark.parametrize("arm", EVERY_ARM)
def test_four_places_lie_in_a_colours_own_part_of_the_charkoni(arm: int) -> None:
    """Whole inside its triangle and beside each other, numbered as one reads."""
    places = homes(arm)
    for x, y in (turned(place, -arm) for place in places):
        assert y - CHARKONI > -HALF_WIDTH
        assert (abs(y) - abs(x)) / 2**0.5 > CHARKONI
    assert all(dist(one, other) > 2 * CHARKONI for one, other in combinations(places, 2))
    assert list(places) == sorted(places, key=lambda at: (at[1], at[0]))


@pytest.mark.parametrize("arm", EVERY_ARM)
def test_the_own_middle_is_marked_between_the_tip_and_the_charkoni(arm: int) -> None:
    """Along the seven inner squares, inside their sides."""
    inner, outer = MIDDLES[column(arm)[-1]], MIDDLES[column(arm)[0]]
    for line in seams(arm, 0.3):
        start, end = (turned(point, -arm) for point in line)
        assert SIDE - TIP < start[1] < turned(outer, -arm)[1]
        assert turned(inner, -arm)[1] < end[1] < -HALF_WIDTH
        assert 0 < abs(start[0]) == abs(end[0]) < SIDE / 2


def test_a_colours_triangle_lies_at_the_inner_end_of_its_arm() -> None:
    """Its tip is the middle of the cloth, where all four meet."""
    for arm in EVERY_ARM:
        left, right, inner = triangle(arm)
        assert dist(inner, (0, 0)) == 0
        middle = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2)
        x, y = outward(arm)
        assert middle == pytest.approx((x * HALF_WIDTH, y * HALF_WIDTH))


def test_the_border_goes_round_once_and_its_diamonds_lie_apart() -> None:
    """Twelve corners; one arm alone is the same line, open at the middle."""
    assert len(set(edge(EVERY_ARM, 1))) == 12
    assert edge([0], 1) == edge(EVERY_ARM, 1)[:4]
    large, small = diamonds(EVERY_ARM, 1)
    assert all(dist(one, other) >= 1.4 for one, other in combinations((*large, *small), 2))
