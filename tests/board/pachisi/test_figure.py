"""What stands on the cloth."""

from __future__ import annotations

import re

import pytest

from parchis_widgets.board.pachisi import COLOURS
from parchis_widgets.board.pachisi.figure import REACHES, Figure
from parchis_widgets.board.pachisi.geometry import SIDE, Room

HEADINGS = [None, (0, -1), (1, 0), (0, 1), (-1, 0)]


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("queen", [True, False])
def test_a_figure_stays_inside_its_room(
    colour: str, heading: tuple[float, float] | None, queen: bool
) -> None:
    """Whatever it carries."""
    figure = Figure(colour, "", size=4, heading=heading, queen=queen, lap=2)
    text = figure.svg_in(Room((10, 20), SIDE), 9)
    numbers = re.match(r'<g transform="translate\((\S+) (\S+)\)scale\((\S+)\)', text)
    assert numbers is not None
    x, y, radius = (float(number) for number in numbers.groups())
    left, top, right, bottom = figure.extent()
    half = SIDE / 2 + 0.03
    assert 10 - half <= x - left * radius
    assert x + right * radius <= 10 + half
    assert 20 - half <= y - top * radius
    assert y + bottom * radius <= 20 + half


def test_reaches_are_known_for_every_colour_of_the_cloth() -> None:
    """In the order of the arms."""
    assert "".join(REACHES) == COLOURS
