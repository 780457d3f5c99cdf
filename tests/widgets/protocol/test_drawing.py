"""The trait `drawing`: two boards, told to the page in one form."""

from __future__ import annotations

import json
import re

import pytest

import parchis_widgets as pw
from parchis_widgets.widgets.protocol.drawing import cloth_drawing, parchis_drawing

BOARDS = {"parchis": parchis_drawing, "cloth": cloth_drawing}


@pytest.mark.parametrize("kind", BOARDS)
def test_every_board_has_all_that_the_page_reads(kind: str) -> None:
    """96 squares with their slots and names, four places by piece at home and in the goal."""
    drawn = BOARDS[kind]("es")
    assert drawn["kind"] == kind
    assert {len(slots) for slots in drawn["squares"]} == {7}
    assert len(drawn["squares"]) == len(set(drawn["names"])) == 96
    for places in (drawn["homes"], drawn["goals"]):
        assert set(places) == set(drawn["columns"])
        assert all(len(four) == 4 for four in places.values())
    for looks in ("shapes", "letterSize", "letterY"):
        assert set(drawn[looks]) >= set(drawn["columns"])


@pytest.mark.parametrize("kind", BOARDS)
def test_a_picture_brings_its_own_style(kind: str) -> None:
    """Its rules reach into no other board, and it numbers the squares by their order."""
    svg = BOARDS[kind]("es")["svg"]
    rules = re.search("<style>(.*)</style>", svg, re.DOTALL)
    assert rules
    selectors = [line.split("{")[0] for line in rules[1].splitlines()]
    drawn = [selector for selector in selectors if "--pw" not in selector]
    assert all(
        selector.startswith(f".pw .{kind}") or selector in {".pw", ".pw[data-theme=dark]"}
        for selector in drawn
    )
    squares = svg.split('<g class="squares">')[1].split("</g>")[0]
    assert squares.count("<path") == 96


@pytest.mark.parametrize("kind", BOARDS)
def test_it_can_be_sent(kind: str) -> None:
    """As JSON, and small: it is stored with every widget of a saved notebook."""
    assert len(json.dumps(BOARDS[kind]("es"))) < 30_000


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
    assert parchis_drawing(lang)["names"][square] == name


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
    assert cloth_drawing(lang)["names"][square] == name


def test_a_board_sends_its_drawing_in_its_language() -> None:
    """Once; snapshots follow."""
    board = pw.Board("clasico", seed=1, lang="en")
    assert board.drawing["names"][0] == "square 1"
