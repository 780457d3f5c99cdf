"""TRA-23: the source names a game with two dice and does not describe it: a house rule."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from tests.statements.table import game, moves, places, refusals, told


def test_the_dice_move_one_after_the_other() -> None:
    """In any order, each by one piece, and then the turn passes."""
    played = game("dos_dados; Y 8 20 home*2; R home; turn Y", 3, 4)
    assert list(played.pending) == [3, 4]
    assert moves(played) == {("Y1", "11"), ("Y1", "12"), ("Y2", "23"), ("Y2", "24")}
    played.play(("Y1", 4))
    assert list(played.pending) == [3]
    played.play(("Y2", 3))
    assert (played.turn, places(played, "Y1", "Y2")) == ("R", ["12", "23"])


@pytest.mark.parametrize(("throw", "counts"), [((5, 2), (5,)), ((1, 4), (1, 4)), ((3, 2), (2, 3))])
def test_a_5_on_either_or_by_both_leaves_home(
    throw: tuple[int, int], counts: tuple[int, ...]
) -> None:
    """The sum uses both dice up."""
    played = game("dos_dados; Y home; R home; turn Y", *throw)
    move = played.legal_moves()[0]
    assert (move.count, tuple(sorted(move.counts))) == (5, counts)
    played.play(move)
    assert places(played, "Y1") == ["5"]
    assert played.turn == ("Y" if len(counts) == 1 else "R")


def test_two_dice_that_add_up_to_4_do_not() -> None:
    """Nothing is out: nothing can move, and the turn is passed."""
    played = game("dos_dados; Y home; R home; turn Y", 1, 3)
    assert played.legal_moves() == ()
    played.pass_turn()
    assert played.turn == "R"


def test_a_double_throws_again_and_the_third_costs_the_last_piece_moved() -> None:
    """Like the 6 and the third 6 of one die; no statement but TRA-23 stands behind it."""
    played = game("dos_dados; Y 8 home*3; R home; turn Y", 2, 2)
    played.play(("Y1", 2))
    assert told(played.play(("Y1", 2)), "throw-again") == [(None, "TRA-23")]
    played.throw(3, 3)
    played.play(("Y1", 3))
    played.play(("Y1", 3))
    assert told(played.throw(4, 4), "penalty") == [("Y1", "TRA-23")]
    assert refusals(played, "Y1", 4) == ["TRA-23", "CLA-06"]
    played.pass_turn()
    assert played.turn == "R"


def test_it_is_marked_as_a_rule_without_a_source() -> None:
    """Wherever its name is shown, and where it is told."""
    for lang, mark in (("es", "sin fuente"), ("en", "no source")):
        told_rules = pw.ruleset("dos_dados").describe(lang)
        assert mark in told_rules.splitlines()[0]
    assert pw.ruleset("dos_dados").statements == ()
