"""Opening, clock, leaving and playing on: what surrounds the moves of a game."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from tests.game.play import Clock


def test_players_choose_their_colours_in_the_order_of_their_throws() -> None:
    """The second throws highest and takes red; the record keeps it (GEN-01)."""
    game = pw.Game("general", players=4, opening=[2, 6, 3, 1], choices="RGYB", seed=1)
    assert game.turn == "R"
    assert game.opening == (("Y", 2), ("R", 6), ("G", 3), ("B", 1))
    assert pw.Record.parse(str(game.record)).replay().record == game.record


def test_opening_throws_stand_in_the_record_with_their_ties() -> None:
    """Yellow and red tie, and throw again."""
    game = pw.Game("tradicional", opening=[6, 1, 6, 2, 3, 5], seed=1)
    assert game.turn == "R"
    assert game.record.opening == (6, 1, 6, 2, 3, 5)
    assert game.record.replay().opening == game.opening


def test_a_turn_that_takes_too_long_is_lost() -> None:
    """After 30 seconds the next player throws; 30 are still in time (GEN-05)."""
    clock = Clock()
    game = pw.Game("general", players="YR", starter="Y", seed=1, clock=clock)
    game.throw(5)
    clock.seconds = 30.0
    game.play(("Y1", 5))
    game.throw(1)
    clock.seconds = 60.5
    events = game.pass_turn()
    assert [event.kind for event in events] == ["timeout", "turn"]
    assert (game.turn, game.phase) == ("Y", "throw")
    assert pw.Record.parse(str(game.record)).replay().position == game.position


def test_the_clock_begins_anew_with_each_turn() -> None:
    """A move late in the game is measured from its own turn's beginning."""
    clock = Clock()
    game = pw.Game("general", players="YR", starter="Y", seed=1, clock=clock)
    for _ in range(3):
        clock.seconds += 29.0
        game.throw(2)
        game.pass_turn()
    assert [ply.action for ply in game.plies] == ["throw 2!", "pass"] * 3


def test_going_back_gives_the_whole_time_again() -> None:
    """Nobody loses a turn for having looked at it twice."""
    clock = Clock()
    game = pw.Game("general", players="YR", starter="Y", seed=1, clock=clock)
    game.throw(2)
    clock.seconds = 29.0
    game.undo()
    clock.seconds = 58.0
    game.throw(2)
    game.pass_turn()
    assert game.turn == "R"


def test_with_two_players_one_leaving_ends_the_game_without_a_winner() -> None:
    """Nobody has won (GEN-08)."""
    game = pw.Game("general", players="YR", starter="Y", seed=1)
    game.leave("R")
    assert game.outcome == pw.Outcome((), (), "left")


@pytest.mark.parametrize(("leaving", "place"), [("pieces_return", "home"), ("pieces_stay", "40")])
def test_with_three_the_rest_play_on(leaving: str, place: str) -> None:
    """The leaver's turns are skipped; its pieces go home, or stay as obstacles."""
    rules = pw.ruleset("general").replace(leaving=leaving)
    position = pw.Position.parse("Y 5; B home; R 40; turn B", rules)
    game = pw.Game.from_position(position, seed=1)
    game.leave("R")
    assert game.position["R1"] == place
    game.throw(1)
    game.pass_turn()
    assert game.turn == "Y"
    game.throw(1)
    game.play(("Y1", 1))
    assert game.turn == "B"
    assert pw.Position.parse(str(game.position)) == game.position


def test_the_others_may_play_on_for_the_places() -> None:
    """The first to arrive has won; the last place goes to who is left (TRA-19)."""
    position = pw.Position.parse("tradicional; Y c7 goal*3; B c7 goal*3; R home; turn Y")
    game = pw.Game.from_position(position, seed=1, play_on=True)
    game.throw(1)
    game.play(("Y1", 1))
    assert (game.phase, game.turn) == ("throw", "B")
    assert pw.Position.parse(str(game.position)) == game.position
    game.throw(1)
    game.play(("B1", 1))
    assert game.outcome == pw.Outcome(("Y",), ("Y", "B", "R"), "goal")


def test_a_new_game_keeps_rules_players_and_watchers() -> None:
    """Only the throws are others; a game set up begins from its position again."""
    game = pw.Game.from_position("clasico; Y 5; R home; turn Y", seed=1)
    game.throw(3)
    game.restart(seed=2)
    assert (str(game.position), game.seed, game.ply) == (
        "clasico; Y 5 home*3; R home*4; turn Y",
        2,
        0,
    )
