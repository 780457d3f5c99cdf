"""The Pachisi and Chaupar ways and castles, as rules/geometry.md lists them."""

from __future__ import annotations

import pytest

from parchis_widgets.board import pachisi
from parchis_widgets.board.cross import ARMS, arm_of, cell, tip

CASTLES_ON_OWN_WAY = {8, 12, 21, 25, 29, 38, 42, 46, 55, 59, 63, 72, 76}


def on_way(arm: int, number: int) -> int:
    """Give the square of a number, counted from the Charkoni."""
    return pachisi.WAYS[arm][number - 1]


def files_and_arms(arm: int, first: int, last: int) -> set[tuple[int, int]]:
    """Give the arms, counted from the own one, and files of a stretch of the way."""
    squares = [on_way(arm, number) for number in range(first, last + 1)]
    return {((arm_of(square) - arm) % ARMS, cell(square)[0]) for square in squares}


@pytest.mark.parametrize("arm", range(ARMS))
class TestAWay:
    def test_leads_out_the_own_middle_and_back_in_by_the_same_squares(self, arm: int) -> None:
        """1 to 8 outward, 8 the tip; 76 the tip again, 77 to 83 the squares of 7 to 1."""
        assert on_way(arm, 8) == on_way(arm, 76) == tip(arm)
        assert [on_way(arm, number) for number in range(77, 84)] == [
            on_way(arm, number) for number in range(7, 0, -1)
        ]

    def test_has_83_squares_before_the_charkoni(self, arm: int) -> None:
        """84 is the Charkoni."""
        assert len(pachisi.WAYS[arm]) == 83
        assert pachisi.GOAL == 84

    def test_goes_round_by_the_other_arms_counter_clockwise(self, arm: int) -> None:
        """Own column inward; then the other arms out, tip, in; own other column outward."""
        assert files_and_arms(arm, 9, 16) == {(0, 0)}
        for turn, first in enumerate((17, 34, 51), start=1):
            assert files_and_arms(arm, first, first + 7) == {(turn, 2)}
            assert on_way(arm, first + 8) == tip((arm + turn) % ARMS)
            assert files_and_arms(arm, first + 9, first + 16) == {(turn, 0)}
        assert files_and_arms(arm, 68, 75) == {(0, 2)}

    def test_meets_castles_at_the_listed_numbers(self, arm: int) -> None:
        """8 and 76 are the same castle."""
        met = {n for n in range(1, 84) if on_way(arm, n) in pachisi.CASTLES}
        assert met == CASTLES_ON_OWN_WAY

    def test_lets_a_piece_wait_in_the_third_arms_castle_for_a_25(self, arm: int) -> None:
        """The source's advice: 59 + 25 is the Charkoni."""
        assert on_way(arm, 59) in pachisi.CASTLES
        assert on_way(arm, 59) == tip((arm + 3) % ARMS)
        assert pachisi.GOAL == 59 + 25

    def test_has_castles_for_the_openings_of_tylor(self, arm: int) -> None:
        """10 + 2 and 25 + 4 reach castles (12 and 29)."""
        assert {on_way(arm, 10 + 2), on_way(arm, 25 + 4)} <= pachisi.CASTLES

    def test_has_chaupars_set_up_on_own_middle_and_before_the_right_arms_tip(
        self, arm: int
    ) -> None:
        """6 and 7 lie on the own middle, 23 and 24 are the outermost before that tip (CHA-04)."""
        assert [cell(on_way(arm, number)) for number in (6, 7)] == [(1, 2), (1, 1)]
        assert [cell(on_way(arm, number)) for number in (23, 24)] == [(2, 1), (2, 0)]
        assert arm_of(on_way(arm, 24)) == (arm + 1) % ARMS

    def test_has_abul_fazls_set_up_innermost_on_the_own_right_column(self, arm: int) -> None:
        """The other account: 6, 7 and the innermost two of the own right column, 15 and 16."""
        assert [cell(on_way(arm, number)) for number in (15, 16)] == [(0, 6), (0, 7)]
        assert arm_of(on_way(arm, 16)) == arm


def test_there_are_twelve_castles_three_on_each_arm() -> None:
    """Every tip, and the fourth square from it down both sides."""
    assert len(pachisi.CASTLES) == 12
    for arm in range(ARMS):
        own = sorted(cell(square) for square in pachisi.CASTLES if arm_of(square) == arm)
        assert own == [(0, 3), (1, 0), (2, 3)]


def test_seats_are_yellow_red_black_green_counter_clockwise_and_partners_face() -> None:
    """Yellow sits at the bottom, as in its sources; its partner black faces it."""
    yellow = pachisi.COLOURS.index("Y")
    assert "".join(pachisi.COLOURS[(yellow + turn) % 4] for turn in range(4)) == "YRKG"
    assert yellow == 2
