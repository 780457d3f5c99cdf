"""A game played out by the core alone is the game that `Game` plays."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import parchis_widgets as pw
from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.playout import play_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.family import Code


@pytest.mark.parametrize("name", pw.rulesets())
def test_a_playout_plays_what_a_game_plays(name: str) -> None:
    """The same throws and choices: as many moves, the same end, the same outcome."""
    rules, chance = pw.ruleset(name), random.Random(name)
    family = family_of(rules)
    seats = family.seats_of(rules, family.colours_for(rules, None))
    state = family.new_state(rules, seats)
    thrown: list[tuple[int, ...]] = []
    chosen: list[int] = []

    def next_throw() -> tuple[int, ...]:
        thrower = rules.thrower
        thrown.append(tuple(thrower.draw(chance, rules.up) for _ in range(thrower.draws)))
        return thrown[-1]

    def choose(_: Core, codes: Sequence[Code]) -> Code:
        chosen.append(chance.randrange(len(codes)))
        return codes[chosen[-1]]

    moves = play_out(state, next_throw, choose)
    assert state.over
    assert moves == len(chosen)

    game = pw.Game(rules, seed=1, starter=family.COLOURS[seats[0][0]])
    throws, choices = iter(thrown), iter(chosen)
    while game.phase != "over":
        if game.phase == "throw":
            game.throw(*next(throws))
        elif legal := game.legal_moves():
            game.play(legal[next(choices)])
        else:
            game.pass_turn()
    assert next(throws, None) is None
    assert next(choices, None) is None
    assert game.position.saved == state.save()
