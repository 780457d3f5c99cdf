"""Counts of the legal tree: every throw, every move, to a fixed depth. A changed rule shows."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from parchis_widgets.engine.family import family_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.engine.core import Core

COUNTS = json.loads((Path(__file__).parent / "golden/tree.json").read_text(encoding="utf-8"))


def count_leaves(position: pw.Position, throws: int) -> int:
    """Count the ways in which so many throws, of every kind, can be played from a position."""
    family, thrower = family_of(position.ruleset), position.ruleset.thrower

    def leaves(state: Core, left: int) -> int:
        if state.over or (family.may_throw(state) and not left):
            return 1
        saved, found = state.save(), 0
        throwing = family.may_throw(state)
        codes = () if throwing else family.legal(state)
        ahead: list[tuple[Callable[[Core, Any], None], Any]] = [(family.play, c) for c in codes]
        if throwing:
            shown = product(sorted(thrower.values), repeat=thrower.draws)
            ahead = [(family.throw, faces) for faces in shown]
        for act, what in ahead:
            after = family.standing(position.ruleset, position.seats, saved)
            act(after, what)
            found += leaves(after, left - throwing)
        if not ahead:
            family.forgo(state)
            found += leaves(state, left)
        return found

    return leaves(position.state(), throws)


@pytest.mark.parametrize(
    ("position", "throws", "leaves"),
    [
        (line["position"], int(throws), leaves)
        for line in COUNTS
        for throws, leaves in line["leaves"].items()
    ],
)
def test_the_legal_tree_has_its_known_size(position: str, throws: int, leaves: int) -> None:
    """From a fixed position, as many ways to play as were counted and checked before."""
    assert count_leaves(pw.Position.parse(position), throws) == leaves
