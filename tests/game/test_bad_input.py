"""What cannot be done is refused with a message that says what was expected; nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.usefixtures("in_english")


@pytest.fixture
def game() -> pw.Game:
    return pw.Game("clasico", players=4, seed=1, starter="Y")


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        (lambda game: game.throw(0), "a die shows 1 to 6, not 0"),
        (lambda game: game.throw(7), "a die shows 1 to 6, not 7"),
        (lambda game: game.throw(True), "a die shows 1 to 6, not True"),
        (lambda game: game.throw("5"), "a die shows 1 to 6, not '5'"),
        (lambda game: game.throw(1, 2), "this game has 1 die: expected 1 number"),
        (lambda game: game.pass_turn(), "throw comes first"),
        (lambda game: game.play(("Y9", 5)), "Nobody plays that piece"),
        (lambda game: game.play(("X1", 5)), "Nobody plays that piece"),
        (
            lambda game: game.play(("Y1", None)),
            "An attempt is a move, or a piece and what it counts",
        ),
        (lambda game: game.play("Y1 to 5"), "not a move: 'Y1 to 5'"),
        (lambda game: game.play(("Y1", 5)), "throw comes first"),
        (lambda game: game.undo(), "1 plies cannot be undone: there are 0"),
        (lambda game: game.redo(), "1 plies cannot be redone: there are 0"),
        (lambda game: game.undo(0), "expected a number of plies from 1 on, not 0"),
        (lambda game: game.go_to("last"), "there is no ply 'last'"),
        (lambda game: game.leave("B"), "clasico says nothing of leaving"),
    ],
)
def test_a_game_refuses_what_makes_no_sense(
    game: pw.Game, act: Callable[[Any], object], expected: str
) -> None:
    """The message says what was expected, and the game is as before."""
    before = game.position, game.record
    with pytest.raises(ValueError, match=expected):
        act(game)
    assert (game.position, game.record) == before


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"ruleset": "ludo"}, "unknown ruleset 'ludo': expected one of clasico, "),
        ({"ruleset": 3}, "expected a ruleset or its id, not 3"),
        ({"players": 5}, "clasico is for 2, 3 or 4 players, not 5"),
        ({"players": 1}, "clasico is for 2, 3 or 4 players, not 1"),
        ({"players": "YX"}, "unknown colour 'X': expected one of Y, B, R or G"),
        ({"players": "YY"}, "YY names one twice"),
        ({"starter": "P"}, "unknown colour 'P'"),
        ({"starter": "B", "players": "YR"}, "starter 'B' does not play; expected one of Y or R"),
        ({"seed": "x"}, "a seed is a whole number, not 'x'"),
        ({"opening": [1, 1]}, "opening has 2 throws: more are needed"),
        ({"opening": [1, 2, 3, 4, 5]}, "opening has 5 throws: 4 already decide it"),
        ({"opening": [1, 2, 3, 9]}, "a die shows 1 to 6, not 9"),
        ({"opening": [1, 2, 3, 4], "starter": "Y"}, "not both"),
        ({"play_on": True}, "play_on is not known to it"),
        ({"clock": float}, "clasico knows no clock"),
        ({"choices": "YRBG"}, "clasico does not let players choose their colours"),
        ({"ruleset": "general", "choices": "YRB"}, "choices YRB are not the colours in play, YBRG"),
        ({"ruleset": "clasico.parejas", "players": 3}, "is for 4 players, not 3"),
        ({"ruleset": "clasico.parejas", "players": "YR"}, "is for 4 players, not 2"),
        ({"ruleset": "clasico.dos_colores", "players": 4}, "is for 2 players, not 4"),
        ({"ruleset": "clasico.dos_colores", "players": "YR"}, "played with all four colours"),
    ],
)
def test_a_game_is_not_begun_with_what_does_not_fit(options: dict[str, Any], expected: str) -> None:
    """Each option that does not fit the rules is named, with what would."""
    with pytest.raises(ValueError, match=expected):
        pw.Game(**options)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "a position begins with its ruleset's id"),
        ("ludo; Y home", "unknown ruleset 'ludo'"),
        ("clasico", "a position needs a field for each colour"),
        ("clasico; Y 3; R home", "in 'Y 3': yellow 1 never stands on square 3"),
        ("clasico; Y 69; R home", "in 'Y 69': '69' is not a place"),
        ("clasico; Y c8; R home", "in 'Y c8': 'c8' is not a place"),
        ("clasico; Y 5 6 7 8 9; R home", "in 'Y 5 6 7 8 9': a colour has four pieces"),
        ("clasico; Y home*5; R home", "a colour has four pieces"),
        ("clasico; Y 12 12; R 12", "square 12 holds two pieces at most, not 3"),
        ("clasico; Y 13; R 13", "cannot share square 13: it is not safe"),
        ("clasico; Y 12+; R 12+", "only one piece can have arrived last"),
        ("clasico; Y 5; Y 6", "Y has a field already"),
        ("clasico; Y 5", "clasico is for 2, 3 or 4 players, not 1"),
        ("clasico; Y 5; R home; turn B", "in 'turn B': 'B' does not play; expected one of Y or R"),
        ("clasico; Y 5; R home; turn", "in 'turn ': expected one colour"),
        ("clasico; Y 5; R home; throw 8", "in 'throw 8': a die shows 1 to 6, not 8"),
        ("clasico; Y 5; R home; throw 1 2", "clasico throws 1 at most"),
        ("clasico; Y 5; R home; bonus 15", "in 'bonus 15': expected 10 or 20, not '15'"),
        ("clasico; Y 5; R home; sixes 3", "in 'sixes 3': expected a number from 0 to 2"),
        ("clasico; Y 5; R home; last B1", "in 'last B1': that colour does not play"),
        ("clasico; Y 5; R home; luck 3", "in 'luck 3': expected a colour or one of turn, "),
        ("clasico; Y 5; R home; turn Y; turn R", "turn appears twice"),
        ("clasico.parejas; Y 5; R home", "clasico.parejas is for 4 players, not 2"),
        ("clasico.dos_colores; Y 5; R home", "is played with all four colours"),
        ("clasico.parejas; Y 9; B 9; R home; G home", "cannot share square 9: it is not safe"),
        ("clasico capture_bonus=0; Y 5; R home; bonus 20", "in 'bonus 20': expected 10"),
        (
            "clasico barriers=safe_squares pairs_off_safes=forbidden; Y 9 9; R home",
            "under these rules two pieces of a side cannot stand on square 9",
        ),
    ],
)
def test_a_position_that_no_game_could_hold_is_refused(text: str, expected: str) -> None:
    """The message names the field and the fault."""
    with pytest.raises(ValueError, match=expected):
        pw.Position.parse(text)


def test_a_position_can_be_read_under_rules_that_are_given() -> None:
    """Without an id the rules are passed; with one they must agree."""
    position = pw.Position.parse("Y 5; R home", "clasico")
    assert position == pw.Position.parse("clasico; Y 5; R home")
    with pytest.raises(ValueError, match="the position is of clasico, not of general"):
        pw.Position.parse("clasico; Y 5; R home", "general")


def test_spanish_words_are_read_as_well() -> None:
    """Both languages say the same position; it is written in one way."""
    spanish = "clasico; amarillo casa 12 p3 meta; rojo casa*4; turno rojo; tirada 5; seises 1"
    english = "clasico; Y home 12 c3 goal; R home*4; turn R; throw 5; sixes 1"
    assert pw.Position.parse(spanish) == pw.Position.parse(english)
    assert str(pw.Position.parse(spanish)) == english


def test_nothing_is_played_after_the_end() -> None:
    """The winner's last piece ends the game at once."""
    game = pw.Game.from_position("clasico; Y c7 goal*3; R home; turn Y; throw 1")
    game.play(("Y1", 1))
    assert game.phase == "over"
    for act in (game.throw, game.pass_turn, lambda: game.play(("R1", 5))):
        with pytest.raises(ValueError, match="over"):
            act()


RECORD = str(pw.Game("clasico", players="YR", seed=1, starter="Y").record)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not a record"),
        (RECORD.replace("record 1", "record 2"), "line 1: a record of another version"),
        (RECORD.replace("seed: 1", "seed: one"), "in the record's 'seed'"),
        (RECORD.replace("players", "people"), "line 3: expected 'players: "),
        (RECORD.replace("actions: 0", "actions: 3"), "has 0 actions where its head says 3"),
        (RECORD + "1. jump\n", "line 11: expected '1. ' and an action"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(text: str, expected: str) -> None:
    """The message names the line."""
    with pytest.raises(ValueError, match=expected):
        pw.Record.parse(text)


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        (("throw 5!", "play Y1 5 home>6"), "action 2 \\(line 12\\), 'play Y1 5 home>6'"),
        (("throw 4!", "play Y1 4 5>9"), "action 2 \\(line 12\\), 'play Y1 4 5>9'"),
        (("throw 1", "throw 1"), "action 1 \\(line 11\\), 'throw 1': the seed gives"),
        (("throw 2!", "throw 2!"), "action 2 \\(line 12\\), 'throw 2!'"),
    ],
)
def test_an_edited_record_does_not_replay(actions: tuple[str, ...], expected: str) -> None:
    """The action that could not have been is named."""
    record = pw.Record.parse(RECORD)
    edited = pw.Record(**{**vars(record), "actions": actions})
    with pytest.raises(ValueError, match=expected):
        edited.replay()


def test_a_record_under_another_ruleset_stops_where_the_rules_part() -> None:
    """A double exit is a move of the traditional rules only."""
    game = pw.Game("tradicional", players="YR", seed=1, starter="Y")
    game.throw(5)
    game.play("Y1+Y2 5 home>5")
    moved = pw.Record(**{**vars(game.record), "ruleset": "clasico"})
    with pytest.raises(ValueError, match="action 2 \\(line 12\\), 'play Y1\\+Y2 5 home>5'"):
        moved.replay()


def test_a_record_whose_head_contradicts_itself_does_not_replay() -> None:
    """A starter that its opening throws do not give was written in by hand."""
    record = pw.Game("clasico", seed=3).record
    other = next(colour for colour in "YBRG" if colour != record.starter)
    edited = pw.Record(**{**vars(record), "starter": other})
    with pytest.raises(ValueError, match="contradicts itself"):
        edited.replay()
