"""Counts of the legal tree: every throw, every move, to a fixed depth. A changed rule shows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import parchis_widgets as pw
from parchis_widgets.engine import legal, turns

COUNTS = json.loads((Path(__file__).parent / "golden/tree.json").read_text(encoding="utf-8"))


def count_leaves(position: pw.Position, throws: int) -> int:
    """Count the ways in which so many throws, each of 1 to 6, can be played from a position."""
    state = position.state()
    saved = state.save()
    if state.over or (turns.may_throw(state) and not throws):
        return 1
    found = 0
    if turns.may_throw(state):
        for face in range(1, 7):
            turns.throw(state, (face,))
            found += count_leaves(_standing(position, state), throws - 1)
            state.restore(saved)
        return found
    codes = legal.legal(state)
    for code in codes:
        turns.play(state, code)
        found += count_leaves(_standing(position, state), throws)
        state.restore(saved)
    if not codes:
        turns.forgo(state)
        return count_leaves(_standing(position, state), throws)
    return found


def _standing(position: pw.Position, state: object) -> pw.Position:
    return pw.Position(position.ruleset, position.seats, state.save())  # type: ignore[attr-defined]


@pytest.mark.parametrize("line", COUNTS, ids=[line["position"] for line in COUNTS])
def test_the_legal_tree_has_its_known_size(line: dict[str, object]) -> None:
    """From a fixed position, as many ways to play as were counted and checked before."""
    position = pw.Position.parse(str(line["position"]))
    assert [count_leaves(position, depth) for depth in (1, 2)] == line["leaves"]
