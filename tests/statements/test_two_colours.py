"""CLA-27 to CLA-30, two colours: one player has yellow and red, the other blue and green."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from tests.statements.table import (
    bites,
    captures,
    everybody,
    game,
    movers,
    moves,
    near_miss,
    passed,
    places,
    refusals,
    told,
)

pytestmark = pytest.mark.usefixtures("in_english")

TWO = pw.ruleset("clasico.dos_colores")


def table(text: str, *throws: int, rules: pw.Ruleset = TWO) -> pw.Game:
    """Set up a game of two colours: those left out have all pieces at home."""
    return game(everybody(text), *throws, rules=rules)


@bites("CLA-27")
def test_two_players_have_two_opposite_colours_each() -> None:
    """Eight pieces: each can be brought out by its player's 5."""
    played = pw.Game("clasico.dos_colores", seed=1, starter="Y")
    assert sorted(sorted(colours) for colours in played.players) == [["B", "G"], ["R", "Y"]]
    played.throw(5)
    starts = {("Y", "5"), ("R", "39")}
    assert moves(played) == {(f"{c}{n}", start) for c, start in starts for n in (1, 2, 3, 4)}


@near_miss("CLA-27")
def test_three_do_not_play_so_and_two_with_one_colour_have_four_pieces() -> None:
    """In the plain game yellow has no say over red."""
    with pytest.raises(ValueError, match="players"):
        pw.Game("clasico.dos_colores", players=3)
    assert movers(game("clasico; Y 8; R 40; turn Y", 4)) == {"Y1"}
    assert movers(table("Y 8; R 40; turn Y", 4)) == {"Y1", "R1"}


@bites("CLA-28")
def test_a_20_won_by_one_colour_may_be_counted_by_the_other() -> None:
    """Yellow captures, red counts; only then is it the other player's turn."""
    played = table("Y 8; R 40; B 11; turn Y", 3)
    played.play(("Y1", 3))
    assert moves(played) == {("Y1", "31"), ("R1", "60")}
    played.play(("R1", 20))
    assert played.turn == "B"


@bites("CLA-28")
def test_turns_belong_to_players() -> None:
    """Yellow and red, then blue and green, then yellow and red."""
    played = table("turn Y")
    turns = []
    for _ in range(4):
        turns.append(played.turn)
        passed(played, 1)
    assert turns == ["Y", "B", "Y", "B"]


@bites("CLA-28")
def test_a_6_counts_7_only_if_none_of_the_eight_is_at_home() -> None:
    """By the other reading, if none of the colour moved is."""
    text = "Y 8 20 30 40; R 50 goal*2 home; turn Y"
    assert moves(table(text, 6)) >= {("Y1", "14"), ("R1", "56")}
    out = table("Y 8 20 30 40; R 50 goal*3; turn Y", 6)
    assert out.pending == (7,)
    assert moves(out) >= {("Y1", "15"), ("R1", "57")}
    colour = table(text, 6, rules=TWO.replace(home_empty="colour_moved"))
    assert moves(colour) >= {("Y1", "15"), ("R1", "56")}
    assert refusals(colour, "Y1", 6) == ["CLA-28"]
    assert refusals(colour, "R1", 7) == ["CLA-08"]


@bites("CLA-28")
def test_a_5_must_bring_out_a_piece_of_either_colour() -> None:
    """The player's choice; if one start is shut by its own barrier, the other's."""
    played = table("Y 8 home*3; R 50 home*3; turn Y", 5)
    assert movers(played) == {"Y2", "Y3", "Y4", "R2", "R3", "R4"}
    assert refusals(played, "R1", 5) == ["CLA-09"]
    shut = table("Y 5 5 home*2; R 50 home*3; turn Y", 5)
    assert movers(shut) == {"R2", "R3", "R4"}
    assert refusals(shut, "Y1", 5) == ["CLA-09"]


@bites("CLA-28")
def test_a_player_wins_with_all_eight_pieces() -> None:
    """Both its colours are the winners."""
    played = table("Y c5 goal*3; R goal*4; turn Y", 3)
    assert [statement for _, statement in told(played.play(("Y1", 3)), "win")] == ["CLA-28"]
    assert played.outcome is not None
    assert sorted(played.outcome.winners) == ["R", "Y"]


@near_miss("CLA-28")
def test_four_of_one_colour_do_not_win_unless_switched() -> None:
    """The arrival counts 10 with a piece of the other colour and play goes on."""
    text = "Y c5 goal*3; R 40 home*3; turn Y"
    played = table(text, 3)
    played.play(("Y1", 3))
    assert (played.outcome, moves(played)) == (None, {("R1", "50")})
    letter = table(text, 3, rules=TWO.replace(winning="one_colour"))
    letter.play(("Y1", 3))
    assert letter.outcome is not None
    assert sorted(letter.outcome.winners) == ["R", "Y"]


@near_miss("CLA-28")
def test_a_10_goes_to_either_colour_unless_switched() -> None:
    """By the other reading only the colour that arrived counts it."""
    text = "Y c5 8 home*2; R 40 home*3; turn Y"
    for colour, counting in (("any", {"Y2", "R1"}), ("arrived", {"Y2"})):
        played = table(text, 3, rules=TWO.replace(goal_bonus_colour=colour))
        played.play(("Y1", 3))
        assert (played.pending, movers(played)) == ((10,), counting)


@near_miss("CLA-28")
def test_pieces_of_the_other_player_may_not_be_moved() -> None:
    """Nor may they count what a capture won."""
    played = table("Y 8; B 11 30; G 60; turn Y", 3)
    assert movers(played) == {"Y1"}
    assert refusals(played, "G1", 3) != []
    played.play(("Y1", 3))
    assert refusals(played, "B2", 20) != []


@bites("CLA-29")
@pytest.mark.parametrize(("other", "rest"), [("R", "R 40"), ("B", "R 40")])
def test_two_colours_are_no_barrier(other: str, rest: str) -> None:
    """They may be passed, and a 6 obliges nobody; but the square is full."""
    pair = f"Y 12 20 home*2; {other} 12" + ("" if other == "R" else f"; {rest}")
    assert refusals(table(f"{pair}; G 10; turn G", 4), "G1", 4) == []
    assert refusals(table(f"{pair}; G 10; turn G", 2), "G1", 2) == ["CLA-14"]
    assert "Y2" in movers(table(f"{pair}; turn Y", 6))


@near_miss("CLA-29")
def test_two_of_one_colour_are_a_barrier_for_the_players_other_colour_too() -> None:
    """And a 6 binds the other colour's pieces to it."""
    assert refusals(table("Y 8; R 12 12; turn Y", 4), "Y1", 4) == ["CLA-16"]
    played = table("Y 40; R 20 20; turn Y", 6)
    assert movers(played) == {"R1", "R2"}
    assert refusals(played, "Y1", 6) == ["CLA-18"]


@bites("CLA-30")
def test_a_player_captures_its_own_other_colour() -> None:
    """It must, if it lands there, and counts 20."""
    played = table("Y 8; R 11 home*3; turn Y", 3)
    assert captures(played, "Y1") == {("R1",)}
    ((piece, statement),) = told(played.play(("Y1", 3)), "capture")
    assert (piece, places(played, "R1"), played.pending) == ("R1", ["home"], (20,))
    assert statement in {"CLA-12", "CLA-30"}


@bites("CLA-30")
@pytest.mark.parametrize(
    ("start", "victim"), [("B 5; R 5", "R1"), ("R 5; B 5", "B1"), ("R 5 5", "R2")]
)
def test_leaving_home_captures_the_own_other_colour_if_it_came_last(
    start: str, victim: str
) -> None:
    """It is "another colour" like any other."""
    played = table(f"Y home; {start}; turn Y", 5)
    assert captures(played, "Y1") == {(victim,)}
    played.play(("Y1", 5))
    assert played.pending == (20,)


@near_miss("CLA-30")
def test_on_a_safe_square_they_share() -> None:
    """And a switch spares the own other colour on the start."""
    assert captures(table("Y 8; R 12 home*3; turn Y", 4), "Y1") == {()}
    spared = TWO.replace(own_other_colour="spared")
    played = table("Y home; B 5; R 5; turn Y", 5, rules=spared)
    assert captures(played, "Y1") == {("B1",)}


@near_miss("CLA-30")
def test_a_piece_of_the_same_colour_is_not_captured() -> None:
    """Two of one colour are a barrier."""
    assert captures(table("Y 8 11; R home; turn Y", 3), "Y1") == {()}
