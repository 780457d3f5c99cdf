"""Positions that no game could hold are refused, and a game that is won is over."""

from __future__ import annotations

import pytest

import parchis_widgets as pw

PLAYING = "Y 12 home*3; R 30 home*3; turn Y"


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (f"clasico; {PLAYING}; left Y", "nobody can leave"),
        (f"general; {PLAYING}; left Y Y", "named twice"),
        (f"tradicional; {PLAYING}; places Y", "Y has not finished"),
        ("tradicional; Y goal*4; R 30 home*3; B 8 home*3; turn R; places Y Y", "not finished"),
        (f"clasico; {PLAYING}; throw 6; sixes 1; last R1", "red 1 cannot have moved"),
        (f"tradicional; {PLAYING}; throw 6; sixes 1; second R1", "red 1 cannot have moved"),
        (f"clasico; {PLAYING}; throw 6; sixes 1; last Y4", "yellow 4 cannot have moved"),
        (f"clasico; {PLAYING}; again rubbish", "'again rubbish'"),
        (f"clasico; {PLAYING}; again 2", "'again 2'"),
        (f"clasico; {PLAYING}; entered rubbish", "'entered rubbish'"),
        (f"pachisi; {PLAYING}; entered rubbish", "'entered rubbish'"),
        (f"clasico; {PLAYING}; throw 7", "'throw 7'"),
    ],
)
def test_what_no_game_could_hold_is_refused(text: str, fault: str) -> None:
    """The message names the field and the fault."""
    with pytest.raises(ValueError, match=fault):
        pw.Position.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        f"general; {PLAYING}; left R",
        "tradicional; Y goal*4; R 30 home*3; B 8 home*3; turn R; places Y",
        f"clasico; {PLAYING}; throw 6; sixes 1; last Y1",
        f"clasico; {PLAYING}; again 1",
    ],
)
def test_what_differs_in_one_thing_is_read(text: str) -> None:
    """And written so that it is read again."""
    position = pw.Position.parse(text)
    assert pw.Position.parse(str(position)) == position


@pytest.mark.parametrize(
    "text",
    [
        "clasico; Y goal*4; R 12 home*3; turn R; throw 3",
        "clasico; Y goal*4; R 12 home*3; B 30 home*3; turn R; throw 3",
        "clasico; Y goal*4; R 12 home*3; B 30 home*3; turn R; bonus 20",
        "clasico.parejas; Y goal*4; R 12; B 30; G 40; turn R; throw 3",
        "general; Y 12 home*3; R 30 home*3; turn Y; throw 3; left R",
    ],
)
def test_a_game_whose_winner_stands_is_over(text: str) -> None:
    """Nothing is pending, and nothing can be done."""
    game = pw.Game.from_position(text, seed=1)
    assert (game.phase, game.pending, game.legal_moves()) == ("over", (), ())
    assert game.outcome is not None
    assert game.position.pending == ()
    for act in (game.throw, game.pass_turn):
        with pytest.raises(ValueError, match=r"\w"):
            act()


def test_a_game_that_plays_on_goes_on() -> None:
    """For the places, where the ruleset knows it (TRA-19)."""
    text = "tradicional; Y goal*4; R 12 home*3; B 8 home*3; turn R; throw 3; places Y"
    assert pw.Game.from_position(text, seed=1, play_on=True).phase == "move"
