"""The cross, turned: what lies where when another arm is up."""

from __future__ import annotations

import pytest

from parchis_widgets.board.cross import ARMS, SQUARES, arm_of, cell, tip, turned


@pytest.mark.parametrize("quarters", range(-ARMS, ARMS + 1))
def test_a_turn_keeps_every_squares_place_on_its_arm(quarters: int) -> None:
    """Only the arm is another one."""
    for square in range(SQUARES):
        there = turned(square, quarters)
        assert cell(there) == cell(square)
        assert arm_of(there) == (arm_of(square) + quarters) % ARMS


def test_four_quarters_lead_back() -> None:
    assert [turned(square, ARMS) for square in range(SQUARES)] == list(range(SQUARES))
    assert turned(tip(0), 1) == tip(1)
