"""The moves as the page is told them: all of them, and not much longer than need be."""

from __future__ import annotations

import json
import random

import pytest

import parchis_widgets as pw
from parchis_widgets.widgets.protocol.moves import told_moves, way_spots
from parchis_widgets.widgets.protocol.scenes import scene_of
from tests.game.play import step
from tests.widgets.ways import Whole, whole_moves


@pytest.mark.parametrize("ruleset", pw.rulesets())
def test_written_out_they_are_those_of_the_game(ruleset: str) -> None:
    """In its order, for by their place the page plays them; with their ways and their words."""
    game, chooser = pw.Game(ruleset, seed=2), random.Random(2)
    scene = scene_of(game)
    while game.ply < 300 and game.phase != "over":
        step(game, chooser)
        ahead = list(game.outlook())
        whole = whole_moves(told_moves(scene, ahead, "es"))
        assert whole == [
            Whole(
                move.pieces,
                move.counts or (move.count,),
                move.count,
                move.target,
                move.captures,
                way_spots(scene, move.piece[0], move.origin, way),
                scene.move_text(move, events, "es"),
            )
            for move, way, events in ahead
        ]
        assert all(one.way[-1] == scene.spot(one.pieces[0][0], one.target) for one in whole)


def test_those_of_one_piece_along_one_way_are_told_together() -> None:
    game = pw.Game.from_position("chaupar; Y 8 home*3; R 5 home*3; turn Y; throw 5 6 2")
    (told,) = [one for one in pw.Board(game).snapshot["moves"] if one["piece"] == "Y1"]
    assert told["text"] == "A1 de 8 a "
    assert told["ends"][0] == [5, "13", "13"]
    assert [[5, 6], "19", "19 (5 + 6)"] in told["ends"]


def test_a_throw_of_three_long_dice_stays_short() -> None:
    """Five ways of using it for each of four pieces that stand apart."""
    game = pw.Game.from_position("chaupar; Y 8 11 30 41; R 3 6 22 35; turn Y; throw 6 6 1")
    told = pw.Board(game).snapshot["moves"]
    assert len(whole_moves(told)) >= 20
    assert len(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()) < 1000
