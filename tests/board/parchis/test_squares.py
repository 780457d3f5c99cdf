"""The Parchís board, number by number, as rules/geometry.md lists it."""

from __future__ import annotations

import pytest

from parchis_widgets.board import parchis
from parchis_widgets.board.cross import ARMS, arm_of, cell, column, tip


def numbers(squares: object) -> set[int]:
    """Give the printed numbers of squares of the rim."""
    assert isinstance(squares, (tuple, frozenset))
    return {square + 1 for square in squares}


def test_arms_are_yellow_blue_red_green_counter_clockwise() -> None:
    """Their tips are 68, 17, 34, 51: 17k, with 68 for yellow."""
    assert parchis.COLOURS == "YBRG"
    assert [tip(arm) + 1 for arm in range(ARMS)] == [68, 17, 34, 51]


def test_each_colour_starts_five_squares_beyond_its_tip() -> None:
    """Starts are 17k + 5."""
    assert [square + 1 for square in parchis.STARTS] == [5, 22, 39, 56]


def test_the_twelve_safe_squares_are_the_listed_ones() -> None:
    """They are 17k − 5, 17k and 17k + 5, so every start and every tip is one."""
    listed = {5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68}
    assert numbers(parchis.SAFE_SQUARES) == listed
    assert listed == {(17 * k + d - 1) % 68 + 1 for k in range(4) for d in (-5, 0, 5)}


@pytest.mark.parametrize("arm", range(ARMS))
def test_from_start_to_goal_is_71_steps_for_each_colour(arm: int) -> None:
    """63 steps from start to tip, then 7 squares of the column, then the goal."""
    way = parchis.WAYS[arm]
    assert way[0] == parchis.STARTS[arm]
    assert way[63] == tip(arm)
    assert way[64:] == column(arm)
    assert len(way) == 63 + 7 + 1
    assert parchis.STEPS[arm]["goal"] - parchis.STEPS[arm][str(way[0] + 1)] == 71


def test_a_colour_never_stands_on_the_four_squares_between_its_tip_and_its_start() -> None:
    """Yellow never stands on 1 to 4."""
    assert not {"1", "2", "3", "4"} & set(parchis.PLACES[0])
    assert all(len(set(way)) == 71 for way in parchis.WAYS)


def test_places_are_written_as_in_the_notation() -> None:
    """home, the printed number, c1 to c7, goal."""
    assert [parchis.place_of_step(1, step) for step in (0, 1, 64, 65, 71, 72)] == [
        "home",
        "22",
        "17",
        "c1",
        "c7",
        "goal",
    ]


@pytest.mark.parametrize(
    ("first", "last", "arm", "file"),
    [
        (1, 8, 0, 0),
        (9, 16, 1, 2),
        (18, 25, 1, 0),
        (26, 33, 2, 2),
        (35, 42, 2, 0),
        (43, 50, 3, 2),
        (52, 59, 3, 0),
        (60, 67, 0, 2),
    ],
)
def test_the_squares_lie_on_the_listed_rows(first: int, last: int, arm: int, file: int) -> None:
    """Files are counted with the arm's tip up: file 0 leads inward, file 2 outward."""
    there = range(first - 1, last)
    assert {(arm_of(square), cell(square)[0]) for square in there} == {(arm, file)}
    ranks = [cell(square)[1] for square in there]
    assert ranks == (list(range(8)) if file == 0 else list(range(7, -1, -1)))
