"""The Parchís board as the page draws it."""

from __future__ import annotations

from parchis_widgets.board import parchis
from parchis_widgets.board.parchis.export import page_drawing


def test_the_arms_are_told_as_the_top_one_turned() -> None:
    """Tips of the four arms, and the squares beside them."""
    places = [slots[:2] for slots in page_drawing("es")["squares"]]
    assert [places[square] for square in (67, 16, 33, 50)] == [
        [31.5, 1.5],
        [1.5, 31.5],
        [31.5, 61.5],
        [61.5, 31.5],
    ]
    assert [places[square] for square in (0, 17, 34, 51)] == [
        [25, 1.5],
        [1.5, 38],
        [38, 61.5],
        [61.5, 25],
    ]


def test_a_way_bends_after_the_eighth_square_of_each_arm() -> None:
    """The straight line would touch the goal."""
    bends = [bend[:2] for bend in page_drawing("es")["bends"]]
    assert bends == [[7, 8], [24, 25], [41, 42], [58, 59]]


def test_homes_are_read_like_a_page() -> None:
    """Homes are corners: turning would shuffle their places."""
    for colour in parchis.COLOURS:
        first, second, third, _ = page_drawing("es")["homes"][colour]
        assert first[0] < second[0]
        assert first[1] < third[1]
