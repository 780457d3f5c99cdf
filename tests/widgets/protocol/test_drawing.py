"""The trait `drawing`: the board, which the page does not know of itself."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

import parchis_widgets as pw
from parchis_widgets.board.track import track_of
from parchis_widgets.widgets.protocol.scenes import scene_for

FAMILIES = {"clasico": "parchis", "pachisi": "pachisi"}


@pytest.mark.parametrize("ruleset", FAMILIES)
def test_the_page_draws_what_the_track_draws_and_more(ruleset: str) -> None:
    """Larger letters, and nothing that its own drawing has is missing."""
    sent = scene_for(pw.ruleset(ruleset)).drawing("es")
    drawn = track_of(FAMILIES[ruleset]).page_drawing("es")
    assert set(sent) >= set(drawn)
    assert (sent["squares"], sent["names"]) == (drawn["squares"], drawn["names"])
    assert all(
        sent["letterSize"][colour] > drawn["letterSize"][colour] for colour in drawn["columns"]
    )
    assert all(len(four) == 4 for where in ("homes", "goals") for four in sent[where].values())
    assert len(json.dumps(sent)) < 30_000


def test_the_pieces_in_the_charkoni_stand_in_trays() -> None:
    """One of each colour, drawn with the cloth, with a place for each piece where it stands."""
    sent = scene_for(pw.ruleset("pachisi")).drawing("es")
    trays = ElementTree.fromstring(sent["svg"]).findall("*[@data-home]")
    slots = {
        tray.get("data-home"): [
            [float(slot.get("cx", "")), float(slot.get("cy", ""))]
            for slot in tray
            if slot.get("class") == "slot"
        ]
        for tray in trays
    }
    assert slots == sent["homes"] == sent["goals"]


def test_a_board_sends_its_drawing_in_its_language() -> None:
    """Once; snapshots follow."""
    board = pw.Board("clasico", seed=1, lang="en")
    assert board.drawing["names"][0] == "square 1"
