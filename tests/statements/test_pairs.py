"""CLA-23 to CLA-26, pairs: yellow with red, blue with green."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from tests.statements.table import (
    bites,
    capture,
    captures,
    everybody,
    game,
    kinds,
    movers,
    moves,
    near_miss,
    places,
    refusals,
    told,
)

pytestmark = pytest.mark.usefixtures("in_english")

PAIRS = pw.ruleset("clasico.parejas")


def table(text: str, *throws: int, rules: pw.Ruleset = PAIRS) -> pw.Game:
    """Set up a game of pairs: colours that the text leaves out have all pieces at home."""
    return game(everybody(text), *throws, rules=rules)


@bites("CLA-23")
def test_four_play_and_partners_sit_opposite() -> None:
    """Yellow may stand with red, blue with green: only they make a bridge together."""
    assert pw.Game("clasico.parejas", seed=1).players == ("Y", "G", "R", "B")
    assert captures(table("Y 8; R 11; turn Y", 3), "Y1") == {(), ("R1",)}
    assert captures(table("B 30; G 32; turn B", 2), "B1") == {(), ("G1",)}


@near_miss("CLA-23")
@pytest.mark.parametrize("neighbour", ["B", "G"])
def test_neighbours_are_no_partners(neighbour: str) -> None:
    """Landing on either captures it, without a choice."""
    played = table(f"Y 8; {neighbour} 11; turn Y", 3)
    assert captures(played, "Y1") == {(f"{neighbour}1",)}
    assert told(played.play(("Y1", 3)), "capture") == [(f"{neighbour}1", "CLA-12")]


@near_miss("CLA-23")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_pairs_are_not_played_by_two_or_three(players: int) -> None:
    """A pair would lack its partner."""
    with pytest.raises(ValueError, match="players"):
        pw.Game("clasico.parejas", players=players)


@bites("CLA-24")
def test_on_an_ordinary_square_a_player_may_capture_its_partner_and_count_20() -> None:
    """One of two moves that differ in the capture alone."""
    played = table("Y 8 30; R 11; turn Y", 3)
    assert told(capture(played, "Y1", "R1"), "capture") == [("R1", "CLA-24")]
    assert (places(played, "Y1", "R1"), played.pending) == (["11", "home"], (20,))
    assert (played.turn, movers(played)) == ("Y", {"Y1", "Y2"})


@bites("CLA-24")
def test_or_make_a_bridge_with_it_that_nobody_passes() -> None:
    """It stops both teams, its makers too, and nobody is captured on it."""
    played = table("Y 8; R 11; turn Y", 3)
    assert "barrier" in kinds(capture(played, "Y1"))
    assert places(played, "Y1", "R1") == ["11", "11"]
    for colour in "YBRG":
        for count in (3, 4):
            other = {"Y": "Y 11 8; R 11", "R": "Y 11; R 11 8"}.get(colour)
            text = other or f"Y 11; R 11; {colour} 8 8"
            piece = f"{colour}{2 if other else 1}"
            stopped = table(f"{text}; turn {colour}", count)
            assert refusals(stopped, piece, count) == ["CLA-24"]


@bites("CLA-24")
@pytest.mark.parametrize("square", [12, 22, 39])
def test_on_a_safe_or_start_square_it_is_a_bridge_always(square: int) -> None:
    """No choice there; 22 and 39 are starts."""
    played = table(f"Y {square - 4}; R {square}; turn Y", 4)
    assert captures(played, "Y1") == {()}
    assert "barrier" in kinds(played.play(("Y1", 4)))
    rival = table(f"Y {square}; R {square}; G {square - 2}; turn G", 4)
    assert refusals(rival, "G1", 4) == ["CLA-24"]


@bites("CLA-24")
def test_a_6_obliges_each_partner_to_open_their_bridge_with_its_own_piece() -> None:
    """Another piece may not use the 6."""
    yellow = table("Y 20 40; R 20; turn Y", 6)
    assert movers(yellow) == {"Y1"}
    assert refusals(yellow, "Y2", 6) == ["CLA-24"]
    assert movers(table("Y 20; R 20 50; turn R", 6)) == {"R1"}


@bites("CLA-24")
def test_a_20_may_capture_the_partner_as_well() -> None:
    """And wins another 20, as any capture."""
    played = table("Y 8 30; R 28; turn Y; bonus 20")
    assert captures(played, "Y1") == {(), ("R1",)}
    capture(played, "Y1", "R1")
    assert played.pending == (20,)


@near_miss("CLA-24")
def test_beside_a_rival_on_a_safe_square_there_is_no_bridge() -> None:
    """The two share it: it may be passed, and a 6 opens nothing."""
    played = table("Y 8; B 12; turn Y", 4)
    assert "barrier" not in kinds(played.play(("Y1", 4)))
    assert refusals(table("Y 12; B 12; G 10; turn G", 4), "G1", 4) == []
    assert movers(table("Y 12 40; B 12; turn Y", 6)) == {"Y1", "Y2"}


@near_miss("CLA-24")
def test_two_pieces_of_the_partner_are_a_barrier_and_not_captured() -> None:
    """Only a single piece can be joined or captured."""
    assert refusals(table("Y 8; R 11 11; turn Y", 3), "Y1", 3) == ["CLA-16"]


@near_miss("CLA-24")
def test_a_barrier_of_the_partner_alone_obliges_nobody_else() -> None:
    """Yellow has no piece in it to open it with."""
    assert movers(table("Y 40 50; R 20 20; turn Y", 6)) == {"Y1", "Y2"}


@bites("CLA-25")
@pytest.mark.parametrize("start", ["B 5; R 5", "R 5; B 5"])
def test_leaving_home_captures_the_rival_beside_the_partner(start: str) -> None:
    """Whichever of the two arrived last; then 20 is counted."""
    played = table(f"Y home; {start}; turn Y", 5)
    ((_, statement),) = told(played.play(("Y1", 5)), "capture")
    assert places(played, "Y1", "B1", "R1") == ["5", "home", "5"]
    assert statement == "CLA-25"
    assert played.pending == (20,)


@bites("CLA-25")
def test_two_of_the_team_on_the_start_keep_home_shut() -> None:
    """Two of the partner's, or one of each; the 5 moves another piece."""
    two = table("Y 30; R 5 5; turn Y", 5)
    assert refusals(two, "Y2", 5) == ["CLA-25"]
    assert moves(two) == {("Y1", "35")}
    mixed = table("Y 5 30; R 5; turn Y", 5)
    assert refusals(mixed, "Y3", 5) == ["CLA-25"]
    assert moves(mixed) == {("Y1", "10"), ("Y2", "35")}


@near_miss("CLA-25")
@pytest.mark.parametrize(
    ("switch", "start", "victim"),
    [("partner_start", "R 5 5", "R2"), ("team_bridge_start", "Y 5+; R 5", "R1")],
)
def test_switches_capture_the_partner_there(switch: str, start: str, victim: str) -> None:
    """The other readings of a start that the team holds."""
    played = table(f"{start}; turn Y", 5, rules=PAIRS.replace(**{switch: "captures"}))
    assert captures(played, "Y4") == {(victim,)}
    played.play(("Y4", 5))
    assert (places(played, victim), played.pending) == (["home"], (20,))


@near_miss("CLA-25")
@pytest.mark.parametrize(
    ("start", "victim"), [("B 5; G 5", "G1"), ("B 5+; G 5", "B1"), ("B 5 5", "B2")]
)
def test_of_two_rivals_the_last_to_arrive_goes(start: str, victim: str) -> None:
    """No partner is there: CLA-15 decides, and it beats the rivals' bridge."""
    played = table(f"Y home; {start}; turn Y", 5)
    assert told(played.play(("Y1", 5)), "capture") == [(victim, "CLA-15")]
    shut = PAIRS.replace(exit_beats_barrier=False)
    assert refusals(table(f"Y home; {start}; turn Y", 5, rules=shut), "Y1", 5) == ["CLA-16"]


@near_miss("CLA-25")
@pytest.mark.parametrize("partner", ["R 5", "R 5; B 6"])
def test_a_single_partner_on_the_start_stays_and_makes_a_bridge(partner: str) -> None:
    """There is room: nobody is captured."""
    played = table(f"Y home; {partner}; turn Y", 5)
    assert captures(played, "Y1") == {()}
    assert "barrier" in kinds(played.play(("Y1", 5)))
    assert played.turn == "G"


@bites("CLA-26")
def test_the_first_player_with_four_in_the_goal_wins_for_the_pair() -> None:
    """Red's pieces are all at home: it wins all the same."""
    played = table("Y c5 goal*3; turn Y", 3)
    assert [statement for _, statement in told(played.play(("Y1", 3)), "win")] == ["CLA-26"]
    assert played.outcome is not None
    assert sorted(played.outcome.winners) == ["R", "Y"]


@near_miss("CLA-26")
def test_four_pieces_of_the_pair_in_the_goal_are_not_enough() -> None:
    """Three of yellow's and three of red's: no player has four."""
    played = table("Y c5 c1 goal*2; R c1 goal*3; turn Y", 3)
    played.play(("Y1", 3))
    assert played.outcome is None
