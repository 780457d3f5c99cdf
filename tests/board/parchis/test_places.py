"""What the places of Parchís are called."""

from __future__ import annotations

import pytest

from parchis_widgets.board.parchis.places import name_of


@pytest.mark.parametrize(
    ("lang", "square", "name"),
    [
        ("es", 11, "casilla 12, seguro"),
        ("es", 12, "casilla 13"),
        ("en", 69, "yellow column 2"),
    ],
)
def test_squares_of_parchis_have_names(lang: str, square: int, name: str) -> None:
    """By number, or by column; safe ones say so."""
    assert name_of(square, lang) == name
