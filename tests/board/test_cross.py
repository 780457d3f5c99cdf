"""The one table of squares, as rules/geometry.md describes the cross."""

from __future__ import annotations

import pytest

from parchis_widgets.board.cross import (
    ARMS,
    RIM,
    SQUARES,
    arm_of,
    cell,
    column,
    rim_from,
    tip,
)


def test_the_cross_has_96_squares_of_which_68_are_the_rim() -> None:
    """Four arms of 3 × 8; the rim is 8 + 1 + 8 an arm, the other 28 the middle columns."""
    assert SQUARES == ARMS * 3 * 8 == 96
    assert ARMS * (8 + 1 + 8) == RIM == 68
    assert sum(len(column(arm)) for arm in range(ARMS)) == 28


def test_every_arm_is_three_files_of_eight_squares_and_each_is_there_once() -> None:
    """File and rank tell the 24 squares of an arm apart."""
    for arm in range(ARMS):
        cells = [cell(square) for square in range(SQUARES) if arm_of(square) == arm]
        assert sorted(cells) == [(file, rank) for file in range(3) for rank in range(8)]


@pytest.mark.parametrize("arm", range(ARMS))
def test_an_arms_tip_is_its_outermost_middle_square(arm: int) -> None:
    """The tip belongs to the rim; the column lies below it, outermost first."""
    assert cell(tip(arm)) == (1, 0)
    assert [cell(square) for square in column(arm)] == [(1, rank) for rank in range(1, 8)]


def test_the_rim_closes() -> None:
    """After the last square of the rim comes its first."""
    assert rim_from(66, 4) == (66, 67, 0, 1)


@pytest.mark.parametrize("square", range(RIM))
def test_neighbours_on_the_rim_lie_side_by_side(square: int) -> None:
    """Only the step from an arm to the next one turns a corner, between two eighth squares."""
    after = (square + 1) % RIM
    if arm_of(square) != arm_of(after):
        assert (cell(square), cell(after)) == ((0, 7), (2, 7))
    else:
        (file, rank), (next_file, next_rank) = cell(square), cell(after)
        assert abs(file - next_file) + abs(rank - next_rank) == 1
