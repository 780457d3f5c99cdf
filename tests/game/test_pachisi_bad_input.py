"""Pachisi and Chaupar refuse what makes no sense, say what was expected, and stay as they were."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.usefixtures("in_english")

SIX_COWRIES = "six cowries count 2, 3, 4, 6, 10, 12 or 25, not"
TEAMS = "a team each: yellow and black; red and green"
LONG_DIE = "a long die shows 1, 2, 5 or 6, not"
THREE = "this game has three long dice: expected 3 numbers, not"
KEYWORDS = "expected a colour or one of turn, throw, spent, again, graces, entered, skip"


def whole(text: str) -> str:
    """Add the colours that a position leaves out, all in the Charkoni."""
    rules, *fields = text.split("; ")
    named = {field.split()[0] for field in fields}
    return "; ".join([rules, *fields, *(f"{c} home" for c in "YRKG" if c not in named)])


def refuse(game: pw.Game, act: Callable[[Any], object], expected: str) -> ValueError:
    """Do what cannot be done; the message says so, and the game is as before."""
    before = game.position, game.record
    with pytest.raises(ValueError, match=re.escape(expected)) as refused:
        act(game)
    assert (game.position, game.record) == before
    return refused.value


@pytest.mark.parametrize(
    ("ruleset", "shown", "expected"),
    [
        ("pachisi", (7,), f"{SIX_COWRIES} 7"),
        ("pachisi", (5,), f"{SIX_COWRIES} 5"),
        ("pachisi", (0,), f"{SIX_COWRIES} 0"),
        ("pachisi", (True,), f"{SIX_COWRIES} True"),
        ("pachisi", ("5",), f"{SIX_COWRIES} '5'"),
        ("pachisi", (25.0,), f"{SIX_COWRIES} 25.0"),
        ("pachisi", (2, 3), "this game has six cowries: expected 1 number, not (2, 3)"),
        (
            "pachisi throws=six_cowries_bell",
            (12,),
            "six cowries count 2, 3, 4, 5, 6, 10 or 25, not",
        ),
        ("pachisi throws=seven_cowries", (6,), "seven cowries count 2, 3, 4, 7, 10, 12, 25 or 30"),
        ("chaupar", (3, 1, 6), f"{LONG_DIE} 3"),
        ("chaupar", (6, 6, True), f"{LONG_DIE} True"),
        ("chaupar", (6, 6, "5"), f"{LONG_DIE} '5'"),
        ("chaupar", (1, 6), f"{THREE} (1, 6)"),
        ("chaupar", (1, 6, 2, 5), f"{THREE} (1, 6, 2, 5)"),
        ("chaupar", (13,), f"{THREE} 13"),
        ("chaupar throws=long_dice_1346", (1, 2, 3), "a long die shows 1, 3, 4 or 6, not 2"),
    ],
)
def test_a_throw_that_cannot_be_shown_is_refused(
    ruleset: str, shown: tuple[Any, ...], expected: str
) -> None:
    """The message says what cowries and long dice can show (PAC-05, PAC-19, CHA-02)."""
    refuse(pw.Game(ruleset, seed=1, starter="Y"), lambda game: game.throw(*shown), expected)


PACHISI = "pachisi; Y 1 home*3; turn Y; throw 2 3"
CHAUPAR = "chaupar; Y 6 7 23 24; turn Y; throw 5 6 1"


@pytest.mark.parametrize(
    ("position", "attempt", "statement", "expected"),
    [
        (PACHISI, ("Y1", 4), "PAC-10", "4: you threw 2 and 3, and that does not give it"),
        (PACHISI, ("Y1", 10), "PAC-10", "cannot count 10"),
        (PACHISI, ("Y1", 1), "PAC-10", "cannot count 1"),
        (PACHISI, ("Y1", 0), "PAC-10", "cannot count 0"),
        (PACHISI, ("Y1", -2), "PAC-10", "cannot count -2"),
        (PACHISI, "Y1 4(2+2) 1>5", "PAC-10", "cannot count 4"),
        (PACHISI, "Y1 5(2+3) 1>7", "PAC-10", "cannot go to square 7 by counting 5"),
        (PACHISI, ("R1", 2), "PAC-01", "it is yellow's turn"),
        (PACHISI, ("Y2", 2), "PAC-07", "Yellow 2"),
        (
            "pachisi; Y 1; turn Y; throw 6; again",
            ("Y1", 6),
            "PAC-10",
            "another throw to make first",
        ),
        ("pachisi; Y 1; turn Y", ("Y1", 6), "PAC-05", "throw comes first"),
        ("pachisi; Y 83; turn Y; throw 2", ("Y1", 2), "PAC-18", "Yellow 1"),
        (CHAUPAR, ("Y1", 10), "CHA-08", "you threw 5, 6 and 1, and that does not give it"),
        (CHAUPAR, ("Y1", 3), "CHA-08", "cannot count 3"),
        (CHAUPAR, ("Y1", 10**6), "CHA-08", "cannot count 1000000"),
        (CHAUPAR, ("G4", 5), "CHA-01", "it is yellow's turn"),
    ],
)
def test_a_move_that_was_not_thrown_is_illegal(
    position: str, attempt: Any, statement: str, expected: str
) -> None:
    """A sum uses each throw once, and only throws; the first violation names the statement."""
    game = pw.Game.from_position(whole(position), seed=1)
    error = refuse(game, lambda game: game.play(attempt), expected)
    assert isinstance(error, pw.IllegalMove)
    assert error.explanation.violations[0].statement == statement
    assert error.explanation.instead == game.legal_moves()


def test_chaupar_does_not_let_a_throw_pass_that_can_be_used() -> None:
    """Passing is refused while something can move, and allowed when nothing can (CHA-09)."""
    game = pw.Game.from_position(whole(CHAUPAR), seed=1)
    error = refuse(game, lambda game: game.pass_turn(), "You cannot pass")
    assert isinstance(error, pw.IllegalMove)
    assert [v.statement for v in error.explanation.violations] == ["CHA-09"]
    stuck = pw.Game.from_position(whole("chaupar; Y 83 goal*3; turn Y; throw 5 6"), seed=1)
    assert stuck.legal_moves() == ()
    stuck.pass_turn()
    assert stuck.turn == "R"


@pytest.mark.parametrize(
    ("position", "act", "expected"),
    [
        (PACHISI, lambda game: game.throw(), "the last throw has not been used"),
        (CHAUPAR, lambda game: game.throw(1, 1, 1), "the last throw has not been used"),
        ("pachisi; Y 1; turn Y", lambda game: game.pass_turn(), "throw comes first"),
        ("pachisi; Y 1; throw 6; again", lambda game: game.pass_turn(), "throw comes first"),
        (PACHISI, lambda game: game.play(("B1", 2)), "Nobody plays that piece"),
        (PACHISI, lambda game: game.position["B1"], "no such piece: 'B1'; expected one of"),
        (PACHISI, lambda game: game.leave("R"), "pachisi says nothing of leaving"),
        (
            "pachisi; Y 76; turn Y; throw 2",
            lambda game: game.play(("Y1", 2)),
            "Y1 can do that in more than one way: Y1 2 76>78 and Y1 2 76>10/2",
        ),
    ],
)
def test_a_game_refuses_what_is_not_due(
    position: str, act: Callable[[Any], object], expected: str
) -> None:
    """A throw in time for moving, a pass in time for throwing, a colour of the other board."""
    refuse(pw.Game.from_position(whole(position), seed=1), act, expected)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"ruleset": "pachisi", "players": 3}, "pachisi is for 2 or 4 players, not 3"),
        ({"ruleset": "chaupar", "players": 1}, "chaupar is for 2 or 4 players, not 1"),
        ({"ruleset": "pachisi", "players": True}, "not True"),
        ({"ruleset": "pachisi", "players": "YR"}, "is played with all four colours"),
        ({"ruleset": "pachisi", "players": "YRK"}, "is played with all four colours"),
        (
            {"ruleset": "pachisi", "players": "YBRG"},
            "unknown colour 'B': expected one of Y, R, K or G",
        ),
        (
            {"ruleset": "pachisi", "players": ["YR", "KG"]},
            TEAMS,
        ),
        (
            {"ruleset": "pachisi", "players": "YG RK"},
            TEAMS,
        ),
        (
            {"ruleset": "pachisi", "players": ["YRK", "G"]},
            TEAMS,
        ),
        ({"ruleset": "pachisi", "starter": "B"}, "unknown colour 'B': expected one of"),
        ({"ruleset": "pachisi", "opening": [2, 7, 3, 4]}, f"{SIX_COWRIES} 7"),
        ({"ruleset": "pachisi", "opening": [2, 3, 4, True]}, f"{SIX_COWRIES} True"),
        ({"ruleset": "pachisi", "opening": [2, 3]}, "opening has 2 throws: more are needed"),
        ({"ruleset": "pachisi", "players": 2, "opening": [25, 25]}, "2 throws: more are needed"),
        ({"ruleset": "pachisi", "players": 2, "opening": [2, 3, 4]}, "2 already decide it"),
        ({"ruleset": "pachisi", "opening": [2, 3, 4, 25], "starter": "Y"}, "not both"),
        ({"ruleset": "chaupar", "opening": [3, 2, 8, 18]}, "show 3 to 18 together, not 2"),
        ({"ruleset": "chaupar", "opening": [3, 19, 8, 18]}, "show 3 to 18 together, not 19"),
        ({"ruleset": "chaupar", "opening": [(1, 2, 3), 4, 5, 6]}, f"{LONG_DIE} 3"),
        ({"ruleset": "chaupar", "opening": [(1, 2), 4, 5, 6]}, f"{THREE} (1, 2)"),
        ({"ruleset": "pachisi", "play_on": True}, "play_on is not known to it"),
        ({"ruleset": "pachisi", "clock": float}, "pachisi knows no clock"),
        ({"ruleset": "pachisi", "choices": "YRKG"}, "does not let players choose"),
        ({"ruleset": "pachisi mouth_up=0"}, "expected a number from 1 to 99"),
        ({"ruleset": "pachisi splitting=yes"}, "it needs merging=True, which is False"),
    ],
)
def test_a_game_is_not_begun_with_what_does_not_fit(options: dict[str, Any], expected: str) -> None:
    """Players, teams, openings and rules that do not fit are named, with what would."""
    with pytest.raises(ValueError, match=re.escape(expected)):
        pw.Game(**options)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("pachisi; Y 84", "in 'Y 84': '84' is not a place; expected home, 1 to 83"),
        ("pachisi; Y 0", "in 'Y 0': '0' is not a place; expected home, 1 to 83"),
        ("pachisi; Y c3", "in 'Y c3': 'c3' is not a place"),
        ("pachisi; Y -3", "in 'Y -3': '-3' is not a place"),
        ("pachisi; Y homex", "in 'Y homex': 'homex' is not a place"),
        ("pachisi; Y 30qx", "in 'Y 30qx': '30qx' is not a place"),
        ("pachisi; Y 30+", "in 'Y 30+': the order of arrival does not matter in pachisi"),
        ("chaupar; Y 30x", "in 'Y 30x': chaupar keeps no count of captures"),
        ("chaupar; Y 30q", "in 'Y 30q': chaupar has no Queens"),
        ("pachisi queens=one_landing; Y 30x", "in 'Y 30x': pachisi queens=one_landing keeps no"),
        ("pachisi; Y 9; R 60", "yellow 1 and red 1 stand on one square"),
        ("pachisi; Y 12; R 63", "yellow 1 and red 1 stand on one square"),
        ("chaupar; Y 9; R 60 60", "yellow 1, red 1 and red 2 stand on one square"),
        ("pachisi; Y 9 10 11 12 13", "in 'Y 9 10 11 12 13': a colour has four pieces"),
        ("pachisi; Y goal*5", "in 'Y goal*5': a colour has four pieces"),
        ("pachisi; Y 5/2", "in 'Y 5/2': '5/2' cannot be on that lap"),
        ("pachisi; Y 8/2", "in 'Y 8/2': '8/2' cannot be on that lap"),
        ("pachisi; Y 30/0", "in 'Y 30/0': '30/0' cannot be on that lap"),
        ("pachisi second_lap=no; Y 30/2", "in 'Y 30/2': '30/2' cannot be on that lap"),
        ("pachisi; Y 9; throw 7", f"in 'throw 7': {SIX_COWRIES} 7"),
        ("chaupar; Y 9; throw 3", f"in 'throw 3': {LONG_DIE} 3"),
        ("chaupar; Y 9; throw 1 2 5 6", "three long dice show three numbers at most"),
        ("pachisi; Y 9; throw x", "in 'throw x': expected numbers, not 'x'"),
        ("pachisi; Y 9; bonus 20", f"in 'bonus 20': {KEYWORDS}"),
        ("pachisi; Y 9; sixes 1", f"in 'sixes 1': {KEYWORDS}"),
        ("pachisi; Y 9; luck 3", f"in 'luck 3': {KEYWORDS}"),
        ("pachisi; Y 9; throw 10; spent 10", "in 'spent 10': in pachisi an entry uses up"),
        ("pachisi entry=moves_too; Y 9; throw 10; spent 25", "in 'spent 25': no such throw"),
        ("pachisi; Y 9; graces 1", "in 'graces 1': pachisi does not count them"),
        ("pachisi; Y 9; again 0", "in 'again 0': expected a number from 1"),
        ("pachisi; Y 9; Y 10", "in 'Y 10': Y has a field already"),
        ("pachisi; Y 9; turn Y; turn R", "in 'turn R': turn appears twice"),
        ("pachisi; Y 9; throw 2; throw 3", "in 'throw 3': throw appears twice"),
        ("pachisi; Y 9; B home", "in 'B home': B is not a colour of the pachisi board"),
        ("pachisi; Y 9; turn B", "in 'turn B': 'B' does not play; expected one of"),
        (
            "pachisi graces=ten_and_25 third_grace=void; Y 9; skip B",
            "in 'skip B': 'B' is not a colour in play",
        ),
    ],
)
def test_a_position_that_no_game_could_hold_is_refused(text: str, expected: str) -> None:
    """The message names the field and the fault."""
    with pytest.raises(ValueError, match=re.escape(expected)):
        pw.Position.parse(whole(text))


def test_a_colour_that_is_left_out_plays_with_all_its_pieces_at_home() -> None:
    """Also two players have four colours (PAC-02)."""
    short = pw.Position.parse("pachisi; Y 59; turn Y; throw 3")
    assert short == pw.Position.parse(whole("pachisi; Y 59; turn Y; throw 3"))
    assert short["G4"] == "home"


def test_spanish_words_are_read_as_well() -> None:
    """Both languages say the same position; it is written in one way."""
    spanish = "pachisi; amarillo casa 12 30q/2 meta; rojo casa; negro 9x; verde casa; tirada 6 2"
    english = "pachisi; Y home 12 30q/2 goal; R home*4; K 9x home*3; G home*4; turn Y; throw 6 2"
    assert str(pw.Position.parse(spanish)) == english


@pytest.mark.parametrize(
    ("ruleset", "actions", "expected"),
    [
        ("pachisi", ("throw 7!",), "action 1 (line 11), 'throw 7!'"),
        ("pachisi", ("throw 2!", "play Y1 3 home>3"), "action 2 (line 12), 'play Y1 3 home>3'"),
        ("pachisi", ("throw 6!", "play Y1 6 home>6"), "action 2 (line 12), 'play Y1 6 home>6'"),
        ("chaupar", ("throw 1 6!",), "action 1 (line 11), 'throw 1 6!'"),
        ("chaupar", ("throw 1 6 2!", "pass"), "action 2 (line 12), 'pass'"),
        ("chaupar", ("throw 1 1 1",), "action 1 (line 11), 'throw 1 1 1': the seed gives"),
    ],
)
def test_an_edited_record_does_not_replay(
    ruleset: str, actions: tuple[str, ...], expected: str
) -> None:
    """The action that could not have been is named."""
    record = pw.Game(ruleset, seed=1, starter="Y").record
    edited = pw.Record(**{**vars(record), "actions": actions})
    with pytest.raises(ValueError, match=re.escape(expected)):
        edited.replay()


@pytest.mark.parametrize(
    "text",
    [
        "chaupar; Y 9; throw 1 2; again",  # nothing gives another throw (CHA-03)
        "pachisi entry=moves_too; Y 9; throw 6; spent 6",  # a 6 brings no piece in (PAC-07)
        "pachisi throwing=one_by_one; Y 9; throw 2 3",  # each is used before the next (PAC-10)
        "pachisi; Y goal*4; turn Y",  # a colour that is back has no turns (PAC-04)
        "pachisi; Y goal*4; R goal*4; K goal*4; G goal*4",  # only one team wins (PAC-04)
    ],
)
def test_a_position_that_only_other_rules_could_hold_is_refused(text: str) -> None:
    """What a field says must be possible under the very rules that lead the text."""
    with pytest.raises(ValueError, match="in '"):
        pw.Position.parse(whole(text))
