"""A board that is played on for long keeps no more than the game it shows."""

from __future__ import annotations

import gc
import random
import tracemalloc

import pytest

import parchis_widgets as pw
from tests.widgets.hostile import revision
from tests.widgets.wire import Wire

GAMES, PLIES = 10, 200


def play(wire: Wire, chance: random.Random) -> None:
    """Do one thing as the page would."""
    game, message = wire.board.game, {"revision": revision(wire.board)}
    moves = game.legal_moves()
    if game.phase == "throw":
        wire.ask({"intent": "throw", **message})
    elif moves:
        wire.ask({"intent": "play", "move": chance.randrange(len(moves)), **message})
    else:
        wire.ask({"intent": "pass", **message})


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["clasico", "general"])
def test_game_after_game_weighs_the_same(ruleset: str) -> None:
    """Two thousand plies; weighed when a new game has just begun."""
    wire, chance = Wire(pw.Board(ruleset, players=2, seed=1)), random.Random(1)
    weights = []
    tracemalloc.start()
    for number in range(GAMES):
        for _ in range(PLIES):
            play(wire, chance)
        wire.ask({"intent": "new", "seed": number, "revision": revision(wire.board)})
        assert wire.board.game.ply == 0
        gc.collect()
        weights.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    print(f"{ruleset}: bytes after each game {weights}")
    assert len(wire.board.game._watchers) == 1
    assert weights[-1] - weights[1] < 200_000
