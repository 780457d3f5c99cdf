"""Two moves of one list never read alike: who reads must be able to choose."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import parchis_widgets as pw
from parchis_widgets.explain.telling import move_line
from parchis_widgets.widgets.protocol.scenes import scene_of
from tests.rules.turned import situation

if TYPE_CHECKING:
    from collections.abc import Iterator

SITUATIONS = 60


def games(ruleset: str) -> Iterator[pw.Game]:
    """Give games that stand crowded at random, with something to be counted."""
    for seed in range(SITUATIONS):
        state = situation(pw.ruleset(ruleset), random.Random(seed))
        position = pw.Position(state.tables.rules, state.tables.seats, state.save())
        try:
            yield pw.Game.from_position(position, seed=1)
        except ValueError:  # it could not stand so in a game
            continue


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("ruleset", pw.rulesets())
def test_no_two_moves_of_a_list_read_alike(ruleset: str, lang: str) -> None:
    """In the panel and beneath an explanation: other captures, other throws, another lap."""
    lists = 0
    for game in games(ruleset):
        moves = game.legal_moves()
        scene = scene_of(game)
        panel = [scene.move_text(move, events, lang) for move, _, events in game.outlook()]
        lines = [move_line(move, game.ruleset, lang) for move in moves]
        assert len(set(panel)) == len(set(lines)) == len(moves), str(game.position)
        lists += len(moves) > 1
    assert lists > SITUATIONS / 4
