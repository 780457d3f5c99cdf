"""How a position shows itself."""

from __future__ import annotations

import pytest

import parchis_widgets as pw

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
