"""Opening, clock, leaving and playing on: what surrounds the moves of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from tests.game.play import Clock

if TYPE_CHECKING:
    from collections.abc import Callable


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


def test_a_clock_that_breaks_leaves_the_game_as_it_was() -> None:
    """It is read before anything is done: nothing is half done when it gives no time (GEN-05)."""
    seconds: list[object] = [0.0]
    clock: Any = lambda: seconds[0]  # noqa: E731
    game = pw.Game("general", players="YR", starter="Y", seed=1, clock=clock)
    game.throw(5)
    stands = game.position, game.record, game.ply
    seconds[0] = "noon"
    acts: list[Callable[[], object]] = [
        lambda: game.play(("Y1", 5)), lambda: game.throw(3), game.undo, game.restart,
        lambda: game.leave("R"), lambda: game.go_to(0), game.pass_turn,
    ]  # fmt: skip
    for act in acts:
        with pytest.raises(ValueError, match="el reloj ha dado 'noon'"):
            act()
        assert (game.position, game.record, game.ply) == stands


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


PENDING = [
    "general; Y 12 home*3; R 39 home*3; turn Y; throw 3",
    "general; Y 12 home*3; R 39 home*3; turn Y; bonus 20",
    "general; Y 12 home*3; R 39 home*3; turn Y; bonus 20 10; throw 6",
    "general; Y 12 home*3; R 39 home*3; turn Y; throw 6; sixes 1; last Y1",
    "general; Y 12 home*3; R 39 home*3; turn Y",
]


def assert_over(game: pw.Game) -> None:
    """Nothing is left to be done, and whoever asks is told that the game is over."""
    assert (game.phase, game.pending, game.legal_moves(), game.attempts()) == ("over", (), (), ())
    assert (game.may_pass(), list(game.outlook())) == (False, [])
    stands, done = game.position, game.ply
    pieces = {piece for colours in game.players for piece in (f"{colours[0]}1", f"{colours[0]}4")}
    for piece in sorted(pieces):
        for count in (1, 3, 5, 6, 20):
            asked = game.explain((piece, count))
            assert [violation.code for violation in asked.violations][:1] == ["game-over"]
            with pytest.raises(pw.IllegalMove):
                game.play((piece, count))
    for act in (game.throw, game.pass_turn, lambda: game.leave("Y")):
        with pytest.raises(ValueError, match=r"acab|no dice nada de irse"):
            act()
    assert (game.position, game.ply) == (stands, done)
    assert pw.Position.parse(str(stands)) == stands


@pytest.mark.parametrize("leaving", ["pieces_return", "pieces_stay"])
@pytest.mark.parametrize("who", ["R", "Y"])
@pytest.mark.parametrize("text", PENDING)
def test_over_is_over_whatever_was_still_to_be_done(text: str, who: str, leaving: str) -> None:
    """A throw or counts that were pending when the other left count nothing more (GEN-08)."""
    rules = pw.ruleset("general").replace(leaving=leaving)
    game = pw.Game.from_position(pw.Position.parse(text.removeprefix("general; "), rules), seed=1)
    game.leave(who)
    assert game.outcome == pw.Outcome((), (), "left")
    assert_over(game)
    game.undo()
    assert game.phase != "over"
    game.redo()
    assert_over(game)
    assert_over(game.record.replay())


WINNING = {
    "clasico": "Y c7 goal*3; R home; turn Y; throw 1",
    "clasico.parejas": "Y c7 goal*3; B home; R home; G home; turn Y; throw 1",
    "clasico.dos_colores": "Y c7 goal*3; B home; R goal*4; G home; turn Y; throw 1",
    "tradicional": "Y c7 goal*3; R home; turn Y; throw 1",
    "general": "Y c7 goal*3; R home; turn Y; throw 1",
    "dos_dados": "Y c7 goal*3; R home; turn Y; throw 1 4",
    "pachisi": "Y 82 goal*3; R home; K goal*4; G home; turn Y; throw 2 3",
    "chaupar": "Y 82 goal*3; R home; K goal*4; G home; turn Y; throw 2 1 5",
}


@pytest.mark.parametrize("ruleset", pw.rulesets())
def test_over_is_over_in_every_ruleset(ruleset: str) -> None:
    """The last piece ends the game with whatever was thrown besides."""
    game = pw.Game.from_position(f"{ruleset}; {WINNING[ruleset]}", seed=1)
    last = next(move for move in game.legal_moves() if move.target == "goal")
    game.play(last)
    assert game.outcome is not None
    assert "Y" in game.outcome.winners
    assert_over(game)


@pytest.mark.parametrize("ruleset", pw.rulesets())
def test_nobody_is_its_own_partner(ruleset: str) -> None:
    """Partners are others; a player's own second colour is none (PAC-01, PAC-02, CLA-23)."""
    partners = {"clasico.parejas": "YRBG", "pachisi": "YKRG", "chaupar": "YKRG"}.get(ruleset, "")
    game = pw.Game(ruleset, seed=1)
    for colour in game.position.colours:
        at = partners.find(colour)
        assert game.partners_of(colour) == tuple(partners[at ^ 1] if at >= 0 else ())


@pytest.mark.parametrize("ruleset", ["pachisi", "chaupar"])
def test_in_a_game_for_two_nobody_has_a_partner(ruleset: str) -> None:
    """Both colours of a team are one player's; the board names the other one once (PAC-02)."""
    game = pw.Game(ruleset, players=2, seed=1, starter="Y", lang="en")
    assert [game.partners_of(colour) for colour in "YRKG"] == [()] * 4
    assert pw.Board(game).setup["company"][game.turn] == "with black, against red and green"
