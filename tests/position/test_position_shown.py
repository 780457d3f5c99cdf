"""How a position shows itself."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from parchis_widgets.position.picture import sentence_of

POSITIONS = (
    "clasico; Y 8 12 home*2; B home*4; R 12 c3 home*2; G goal home*3; turn Y; throw 5",
    "pachisi; Y 8 59q home*2; R 18 18 18 home; K 30x home*3; G 82 goal home*2; turn Y; throw 3",
)


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_tells_itself_as_what_makes_it(text: str) -> None:
    """One line, the same each time, that can be typed."""
    position = pw.Position.parse(text)
    assert repr(position) == f"Position.parse({str(position)!r})"
    assert eval(repr(position), {"Position": pw.Position}) == position


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_shows_itself_as_a_picture(text: str) -> None:
    """In a notebook, without the widget."""
    assert pw.Position.parse(text)._repr_svg_().startswith("<svg ")


@pytest.mark.parametrize(
    ("text", "lang", "sentence"),
    [
        (
            POSITIONS[0],
            "es",
            "Parchís clásico, turno del amarillo. Dónde están las fichas: "
            "amarillo 8, 12, casa, casa; azul casa, casa, casa, casa; rojo 12, p3, casa, casa; "
            "verde meta, casa, casa, casa.",
        ),
        (
            POSITIONS[1],
            "en",
            "Pachisi, turn of yellow. Where the pieces stand: "
            "yellow 8, 59q, Charkoni, Charkoni; red 18, 18, 18, Charkoni; "
            "black 30x, Charkoni, Charkoni, Charkoni; "
            "green 82, back in the Charkoni, Charkoni, Charkoni.",
        ),
    ],
)
def test_its_picture_is_told_in_a_sentence(text: str, lang: str, sentence: str) -> None:
    """In the words of the reader's language and of the game: the Charkoni is no house."""
    assert sentence_of(pw.Position.parse(text), lang) == sentence
