"""What a position keeps of a game, and what it forgets: read again, the game stands alike."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from tests.statements.table import cowries


def read_again(game: pw.Game) -> pw.Game:
    """Write the position, read it, and see that nothing is lost."""
    text = str(game.position)
    again = pw.Game.from_position(text, seed=1)
    assert again.position == game.position
    assert str(again.position) == text
    assert [str(m) for m in again.legal_moves()] == [str(m) for m in game.legal_moves()]
    return again


@pytest.mark.parametrize("place", ["80/2", "80x", "80q", "80x/2"])
def test_a_piece_that_has_finished_keeps_neither_lap_nor_captures_nor_crown(place: str) -> None:
    """It is home, whatever it has been."""
    game = cowries(f"Y {place} 30 home*2; turn Y", 4)
    game.play(("Y1", 4))
    assert game.position["Y1"] == "goal"
    fresh = cowries("Y 80 30 home*2; turn Y", 4)
    fresh.play(("Y1", 4))
    assert read_again(game).position == fresh.position


def test_a_crowned_piece_is_written_and_read_with_its_crown_alone() -> None:
    """The captures that made it a Queen are no longer counted (PAC-14)."""
    game = cowries("Y 28x home*3; R 14 home*3; turn Y", 3)
    game.play(("Y1", 3))
    assert game.position["Y1"] == "31q"
    both = cowries("Y 28 home*3; R 14 14 home*2; turn Y", 3)
    both.play(("Y1", 3))
    assert both.position["Y1"] == "31q"
    again = read_again(game)
    again.throw(2)
    again.play(("Y1", 2))
    assert again.position["Y1"] == "33q"


def test_a_piece_that_has_captured_one_is_written_with_it() -> None:
    """The second capture crowns it, also after reading."""
    game = cowries("Y 28 home*3; R 14 19 home*2; turn Y", 3)
    game.play(("Y1", 3))
    assert game.position["Y1"] == "31x"
    again = read_again(game)
    again.throw(2)
    again.play(("Y1", 2))
    assert again.position["Y1"] == "33x"


def test_a_void_grace_leaves_what_has_brought_in_its_piece_as_it_was() -> None:
    """Under `entry=moves_too` a 10 that has entered a piece moves one on, but enters none again."""
    rules = pw.ruleset("pachisi").replace(
        entry="moves_too", third_grace="void", throwing="one_by_one"
    )
    game = cowries("Y 30 home*3; turn Y", 10, rules=rules)
    game.play(("Y2", 10))
    assert "spent 10" in str(game.position)
    assert [m.piece for m in game.legal_moves() if m.origin == "home"] == []
    read_again(game)


@pytest.mark.parametrize(("third_grace", "left"), [("void", (10,)), ("void_all", ())])
def test_what_a_void_throw_leaves(third_grace: str, left: tuple[int, ...]) -> None:
    """The throws before it stand, with what they have done; or all of them are void (PAC-22)."""
    rules = pw.ruleset("pachisi").replace(entry="moves_too", third_grace=third_grace)
    text = (
        f"{rules.id}; Y 1 30 home*2; R home*4; K home*4; G home*4; turn Y; throw 10 6 6; spent 10"
    )
    game = pw.Game.from_position(f"{text}; again", seed=1)
    game.throw(10)
    if left:
        assert game.phase == "move"
        assert game.pending == (10, 6, 6)
        assert {m.origin for m in game.legal_moves()} == {"1", "30"}
        read_again(game)
    else:
        assert (game.turn, game.phase) == ("R", "throw")
        assert "spent" not in str(game.position)
