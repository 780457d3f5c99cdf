"""Our drawings as a PDF writer reads them."""

from __future__ import annotations

import re
from math import hypot
from xml.etree import ElementTree as ET

import pytest

from parchis_widgets.board.parchis.geometry import home_corner
from parchis_widgets.board.parchis.track import COLOURS
from parchis_widgets.board.svg import board_svg
from parchis_widgets.board.track import track_of
from parchis_widgets.paper.plain import plain_svg

SPACE = "{http://www.w3.org/2000/svg}"
NAMES = {"Y": "Amarillo", "B": "Azul", "R": "Rojo", "G": "Verde"}
PLACE = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\) rotate\((-?[\d.]+)\)")


@pytest.fixture
def board() -> ET.Element:
    svg = board_svg(track_of("parchis"), {"Y1": "5"}, names=NAMES)
    return ET.fromstring(plain_svg(svg, lambda text: 0.6 * len(text)))


def test_no_style_sheet_is_left(board: ET.Element) -> None:
    """What it said stands beside what it was for, as the palette has it."""
    assert not list(board.iter(f"{SPACE}style"))
    (frame,) = [e for e in board.iter(f"{SPACE}rect") if e.get("class") == "frame"]
    assert frame.get("fill") == "#E9D9BB"


def test_letters_of_a_name_stand_on_its_arc(board: ET.Element) -> None:
    """In order, all equally far from the middle of the home, and none upside down."""
    assert not list(board.iter(f"{SPACE}textPath"))
    letters = [e for e in board.iter(f"{SPACE}text") if e.get("class", "").startswith("name")]
    for arm, colour in enumerate(COLOURS):
        own = [e for e in letters if f"on-{colour}" in e.get("class", "")]
        assert "".join(e.text or "" for e in own) == NAMES[colour].upper()
        x, y = home_corner(arm)
        places = [tuple(map(float, PLACE.findall(e.get("transform", ""))[0])) for e in own]
        distances = [hypot(at[0] - x, at[1] - y) for at in places]
        assert max(distances) - min(distances) < 0.01
        assert [at[0] for at in places] == sorted(at[0] for at in places)
        assert all(abs((at[2] + 180) % 360 - 180) <= 90 for at in places)


def test_a_dot_is_not_lost() -> None:
    """A line of no length draws nothing in a PDF."""
    svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h0M2 2h0.5h0z"/></svg>'
    (path,) = ET.fromstring(plain_svg(svg, len)).iter(f"{SPACE}path")
    assert path.get("d") == "M1 1h.01M2 2h0.5h.01z"
