"""Two boards, told to the page in one form."""

from __future__ import annotations

import json
import re

import pytest

from parchis_widgets.board.track import track_of

BOARDS = {"parchis": track_of("parchis").page_drawing, "cloth": track_of("pachisi").page_drawing}


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
