"""Pictures of a board as files."""

from __future__ import annotations

import struct
import sys
from xml.etree import ElementTree as ET

import pytest

import parchis_widgets as pw
from parchis_widgets.position.picture import sentence_of

pytestmark = pytest.mark.usefixtures("in_english")

GAMES = (
    "clasico; Y 8 12 home*2; B home*4; R 12 c3 home*2; G goal home*3; turn Y; throw 5",
    "pachisi; Y 8 59q home*2; R 18 18 18 home; K 30x home*3; G 82 goal home*2; turn Y; throw 3",
)
IHDR = slice(16, 24)
"""Where a PNG file says its width and height."""


def board(text: str, **options: object) -> pw.Board:
    return pw.Board(pw.Game.from_position(text, seed=1), **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", GAMES)
def test_an_svg_stands_alone(text: str) -> None:
    """It is well-formed, brings its colours, names them in the language, and says what it shows."""
    svg = board(text, lang="en").to_svg()
    root = ET.fromstring(svg)
    assert root.get("aria-label") == sentence_of(pw.Position.parse(text), "en")
    assert "<style>" in svg
    assert "yellow" in svg.lower()
    assert "var(--" not in svg


def test_a_picture_has_the_palette_of_its_board() -> None:
    """What is chosen for eyes that tell colours apart less well is printed so too."""
    assert board(GAMES[0], palette="okabe_ito").to_svg() != board(GAMES[0]).to_svg()


@pytest.mark.parametrize("text", GAMES)
def test_a_png_has_the_width_that_is_asked_for(text: str) -> None:
    """Drawn without a browser."""
    data = board(text).to_png(width=320)
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[IHDR]) == (320, 320)


@pytest.mark.parametrize("width", [0, 15, 10_000, 3.5, True, "900"])
def test_a_width_that_makes_no_sense_is_refused(width: object) -> None:
    """The message says what was expected."""
    with pytest.raises(ValueError, match="width: expected a number of pixels from 16 to 8192"):
        board(GAMES[0]).to_png(width=width)  # type: ignore[arg-type]


def test_without_the_library_a_png_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board itself does not need it."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ImportError, match=r"parchis_widgets\[png\]"):
        board(GAMES[0]).to_png()
