"""The source's advice makes its point: what it keeps safe would otherwise be lost."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from parchis_widgets.strategies.advice import STRATEGIES, Strategy
from tests.statements.table import bites

BY_NAME = {strategy.name: strategy for strategy in STRATEGIES}


def after_best(strategy: Strategy) -> pw.Game:
    game = strategy.game()
    strategy.follow(game)
    return game


def red_can_take(game: pw.Game, piece: str) -> bool:
    """Tell whether the next player takes a piece with any one throw."""
    assert game.turn == "R"
    assert game.phase == "throw"
    for value in game.ruleset.thrower.values:
        ahead = pw.Game.from_position(game.position, seed=1)
        ahead.throw(value)
        while ahead.phase == "throw":
            ahead.throw(2)
        if any(piece in m.captures and m.counts == (value,) for m in ahead.legal_moves()):
            return True
    return False


@bites("PAC-23")
@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda strategy: strategy.name)
def test_every_strategy_can_be_followed(strategy: Strategy) -> None:
    """Its best is legal in its position, and it is told in both languages."""
    assert after_best(strategy).ply == 1
    assert strategy.idea("es") != strategy.idea("en")


@bites("PAC-23")
def test_who_waits_in_the_castle_is_not_taken() -> None:
    """Staying is safe; the only move is not."""
    strategy = BY_NAME["wait-in-castle"]
    assert not red_can_take(after_best(strategy), "Y1")
    moved = strategy.game()
    (move,) = moved.legal_moves()
    moved.play(move)
    assert red_can_take(moved, "Y1")


@bites("PAC-23")
def test_who_keeps_the_castle_of_the_third_arm_bars_the_enemy() -> None:
    """Red cannot pass while yellow waits for its 25; the other piece reaches a castle too."""
    game = after_best(BY_NAME["keep-the-castle"])
    assert not red_can_take(game, "Y1")
    game.throw(12)
    game.throw(2)
    refused = game.explain(("R1", 14))
    assert refused.violations[0].statement == "PAC-15"


@bites("PAC-23")
def test_a_25_takes_the_piece_home_from_the_third_arm() -> None:
    """59 + 25 = 84."""
    assert after_best(BY_NAME["home-with-25"]).position["Y1"] == "goal"


@bites("PAC-23")
def test_a_second_lap_saves_the_partner() -> None:
    """Going round again takes the piece that threatened black; turning in would not."""
    strategy = BY_NAME["second-lap"]
    assert strategy.game().preview(pw.Move.parse(strategy.best))
    saved = after_best(strategy)
    assert saved.position["R1"] == "home"
    turned_in = strategy.game()
    turned_in.play("Y1 10 72>82")
    assert red_can_take(turned_in, "K1")


@bites("PAC-23")
def test_no_hurry_keeps_the_partner_safe() -> None:
    """The last piece home leaves black to red; the castle held does not."""
    strategy = BY_NAME["no-hurry"]
    assert not red_can_take(after_best(strategy), "K1")
    hurried = strategy.game()
    hurried.play("Y1 12 72>goal")
    assert red_can_take(hurried, "K1")
