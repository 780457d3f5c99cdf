"""What the places of Pachisi and Chaupar are called."""

from __future__ import annotations

import pytest

from parchis_widgets.board.pachisi.places import name_of, read_place


@pytest.mark.parametrize(
    ("lang", "square", "name"),
    [
        ("es", 67, "brazo negro, punta, castillo"),
        ("es", 3, "brazo negro, lado derecho 4, castillo"),
        ("es", 63, "brazo negro, lado izquierdo 4, castillo"),
        ("en", 88, "yellow arm, middle 8"),
        ("en", 89, "red arm, middle 2"),
    ],
)
def test_squares_of_the_cloth_have_names(lang: str, square: int, name: str) -> None:
    """By arm and side, as who sits at its tip sees it, counted from there."""
    assert name_of(square, lang) == name


def test_a_place_says_step_mark_and_lap() -> None:
    """As positions write it."""
    place = read_place("Y1", "30q/2")
    assert (place.step, place.mark, place.lap) == (30, "q", 2)
