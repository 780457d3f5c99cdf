"""Whole games kept as text: they replay move by move to where they once ended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import parchis_widgets as pw

GOLDEN = Path(__file__).parent / "golden"
ENDS = json.loads((GOLDEN / "games.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_game_replays_to_its_end(name: str) -> None:
    """Each throw comes from the seed again, each move is legal, and the end is the same."""
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    game = pw.Record.parse(text).replay()
    assert str(game.record) == text
    assert str(game.position) == ENDS[name]["position"]
    assert game.outcome is not None
    assert list(game.outcome.winners) == ENDS[name]["winners"]


@pytest.mark.parametrize("name", [name for name in ENDS if "rare" in ENDS[name]])
def test_a_golden_game_holds_what_is_rare(name: str) -> None:
    """Second laps, Queens, merged pieces and dead ends are among what is kept."""
    game = pw.Record.parse((GOLDEN / f"{name}.txt").read_text(encoding="utf-8")).replay()
    happened = {event.kind for ply in game.plies for event in ply.events}
    assert set(ENDS[name]["rare"]) <= happened
    assert game.players in (("Y", "R", "K", "G"), ("YK", "RG"))
