"""GEN-01 to GEN-23: where each statement bites, and a near miss that differs in one thing."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from tests.game.play import Clock
from tests.statements.table import (
    bites,
    captures,
    game,
    kinds,
    movers,
    moves,
    near_miss,
    passed,
    places,
    refusals,
    told,
)

pytestmark = pytest.mark.usefixtures("in_english")

GENERAL = pw.ruleset("general")


def table(text: str, *throws: int, **switches: str | int) -> pw.Game:
    """Set up a game of `general`, with switches turned."""
    return game(text, *throws, rules=GENERAL.replace(**switches))


@bites("GEN-01")
def test_the_highest_throw_starts_and_turns_go_clockwise() -> None:
    """Red threw the 6; clockwise from red comes blue, then yellow, then green."""
    played = pw.Game("general", players=4, opening=[3, 1, 6, 4], seed=1)
    order = []
    for _ in range(4):
        order.append(played.turn)
        passed(played, 1)
    assert order == ["R", "B", "Y", "G"]


@bites("GEN-01")
def test_the_others_choose_their_colours_in_the_order_of_their_throws() -> None:
    """6, 4, 3, 1 take red, green, yellow, blue."""
    played = pw.Game("general", players=4, opening=[3, 1, 4, 6], choices="RGYB", seed=1)
    assert played.turn == "R"
    assert dict(played.opening) == {"R": 6, "G": 4, "Y": 3, "B": 1}


@near_miss("GEN-01")
def test_neither_the_lowest_nor_one_alone_starts() -> None:
    """A tie among the highest throws again; nobody plays alone; in `clasico` the lowest starts."""
    assert pw.Game("general", opening=[6, 1, 6, 2, 3, 5], seed=1).turn == "R"
    assert pw.Game("clasico", opening=[3, 1, 6, 4], seed=1).turn == "B"
    for players in (1, 5):
        with pytest.raises(ValueError, match="players"):
            pw.Game("general", players=players)


@bites("GEN-02")
def test_pieces_run_counter_clockwise_and_never_back() -> None:
    """Up the numbers, past 68 to 1, and up the column."""
    assert moves(table("Y 20 60 home*2; R home; turn Y", 4)) == {("Y1", "24"), ("Y2", "64")}
    assert moves(table("Y home; R 66; turn R", 4)) == {("R1", "2")}
    assert moves(table("Y c1; R home; turn Y", 4)) == {("Y1", "c5")}


@near_miss("GEN-02")
def test_only_a_bounce_goes_back() -> None:
    """From c6 a 4 goes two on and two back; with the bounce switched off, nowhere."""
    assert moves(table("Y c6; R home; turn Y", 5)) == {(f"Y{n}", "5") for n in (2, 3, 4)}
    assert moves(table("Y c6; R home; turn Y", 4)) == {("Y1", "c6")}
    assert moves(table("Y c6; R home; turn Y", 6)) == {("Y1", "c4")}
    assert moves(table("Y c6; R home; turn Y", 6, overshoot="illegal")) == set()


@bites("GEN-03")
def test_columns_of_other_colours_cannot_be_entered() -> None:
    """Yellow passes the tips of blue, red and green."""
    for tip in (17, 34, 51):
        assert moves(table(f"Y {tip}; R home; turn Y", 2)) == {("Y1", f"{tip + 2}")}


@near_miss("GEN-03")
def test_the_own_one_is() -> None:
    """Yellow from 68, blue from 17."""
    assert moves(table("Y 68; B home; turn Y", 2)) == {("Y1", "c2")}
    assert moves(table("Y home; B 17; turn B", 2)) == {("B1", "c2")}


@bites("GEN-04")
def test_moving_is_obligatory_and_who_cannot_loses_the_turn() -> None:
    """A pass is refused while a piece can move."""
    played = table("Y 8 home*3; R home; turn Y", 4)
    with pytest.raises(pw.IllegalMove) as refused:
        played.pass_turn()
    assert refused.value.explanation.violations[0].statement == "GEN-04"
    stuck = table("Y 8 home*3; R 12 12; turn Y", 4)
    assert stuck.legal_moves() == ()
    assert told(stuck.pass_turn(), "pass") == [(None, "GEN-04")]
    assert stuck.turn == "R"


@bites("GEN-04")
def test_a_6_counts_6_even_with_nobody_at_home_and_throws_again() -> None:
    """There is no 7 in its source."""
    played = table("Y 8 20 30 40; R home; turn Y", 6)
    assert (played.pending, refusals(played, "Y1", 7)) == ((6,), ["GEN-04"])
    assert told(played.play(("Y1", 6)), "throw-again") == [(None, "GEN-04")]
    assert (places(played, "Y1"), played.turn, played.phase) == (["14"], "Y", "throw")


@near_miss("GEN-04")
def test_a_5_does_not_throw_again_and_a_switch_brings_the_7() -> None:
    """As in `clasico`."""
    played = table("Y 8 20 30 40; R home; turn Y", 5)
    played.play(("Y1", 5))
    assert played.turn == "R"
    assert table("Y 8 20 30 40; R home; turn Y", 6, six_counts_seven="home_empty").pending == (7,)


@near_miss("GEN-04")
@pytest.mark.parametrize(("idle_six", "turn"), [("again", "Y"), ("ends_turn", "R")])
def test_a_6_that_moves_nothing_throws_again_unless_switched(idle_six: str, turn: str) -> None:
    """Whether it loses the turn is a reading."""
    played = table("Y home; R home; turn Y", 6, idle_six=idle_six)
    played.pass_turn()
    assert played.turn == turn


@bites("GEN-05")
@pytest.mark.parametrize("thrown", [False, True])
def test_past_30_seconds_the_turn_is_lost(*, thrown: bool) -> None:
    """Before the throw or between throw and move; the next player has its own 30 seconds."""
    clock = Clock()
    played = pw.Game("general", players="YR", starter="Y", seed=1, clock=clock)
    if thrown:
        played.throw(5)
    clock.seconds = 30.5
    events = played.play(("Y1", 5)) if thrown else played.throw(5)
    assert [statement for _, statement in told(events, "timeout")] == ["GEN-05"]
    assert (played.turn, places(played, "Y1"), played.phase) == ("R", ["home"], "throw")
    clock.seconds = 60
    played.throw(5)
    played.play(("R1", 5))
    assert places(played, "R1") == ["39"]


@near_miss("GEN-05")
def test_at_30_seconds_it_is_not_and_without_a_clock_never() -> None:
    """The limit itself is in time; another ruleset knows no clock."""
    clock = Clock()
    played = pw.Game("general", players="YR", starter="Y", seed=1, clock=clock)
    played.throw(5)
    clock.seconds = 30
    played.play(("Y1", 5))
    assert (places(played, "Y1"), played.turn) == (["5"], "R")
    with pytest.raises(ValueError, match="clock"):
        pw.Game("clasico", clock=clock)


@bites("GEN-06")
@pytest.mark.parametrize("pair", ["R 11 11", "R 11; B 11", "R home; Y 8 11 11 home"])
def test_a_square_holds_two_pieces_at_most(pair: str) -> None:
    """Of equal or different colour, bridge or not: two of different colours on 12."""
    own = "" if "Y" in pair else "Y 8; "
    if "B" in pair:
        own, pair = "Y 9; ", "R 12; B 12"
    played = table(f"{own}{pair}; turn Y", 3)
    first, *context = refusals(played, "Y1", 3)
    assert (first, context) == ("GEN-06", ["GEN-17"] if "Y 8" in pair else [])


@near_miss("GEN-06")
def test_home_and_goal_hold_four_and_a_full_square_may_be_passed() -> None:
    """Three are in the goal and the fourth enters."""
    played = table("Y c5 goal*3; R home*4; turn Y", 3)
    assert moves(played) == {("Y1", "goal")}
    assert refusals(table("Y 8; R 11 11; turn Y", 4), "Y1", 4) == []
    assert refusals(table("Y 8; R 12; B 12; turn Y", 6), "Y1", 6) == []


@bites("GEN-07")
def test_four_pieces_in_the_goal_end_the_game() -> None:
    """At once; there is nothing more to throw for."""
    played = table("Y c5 goal*3; R 40; B 30; turn Y", 3)
    assert [statement for _, statement in told(played.play(("Y1", 3)), "win")] == ["GEN-07"]
    assert played.outcome is not None
    assert (played.outcome.winners, played.phase) == (("Y",), "over")
    with pytest.raises(ValueError, match="over"):
        played.throw(1)


@bites("GEN-07")
def test_nobody_plays_on_for_the_places() -> None:
    """That is another source's."""
    with pytest.raises(ValueError, match="play_on"):
        pw.Game("general", play_on=True)


@near_miss("GEN-07")
def test_three_do_not_nor_one_that_bounces_off() -> None:
    """A 4 passes the goal by one."""
    three = table("Y c5 c1 goal*2; R 40; turn Y", 3)
    three.play(("Y1", 3))
    assert three.outcome is None
    bounced = table("Y c5 goal*3; R 40; turn Y", 4)
    bounced.play(("Y1", 4))
    assert (bounced.outcome, places(bounced, "Y1")) == (None, ["c7"])


@bites("GEN-08")
def test_of_two_players_one_leaving_ends_the_game_without_a_winner() -> None:
    """Whoever leaves."""
    for leaver in ("Y", "R"):
        played = table("Y c5 goal*3; R 40; turn Y")
        assert [s for _, s in told(played.leave(leaver), "leave")] == ["GEN-08"]
        assert played.outcome is not None
        assert (played.outcome.winners, played.phase) == ((), "over")


@bites("GEN-08")
def test_of_three_the_others_play_on() -> None:
    """The leaver's pieces return home, its turns are skipped; or its pieces stay."""
    for leaving, stands in (("pieces_return", "home"), ("pieces_stay", "30")):
        played = table("Y 8; B 30; R 40; turn Y", leaving=leaving)
        played.leave("B")
        assert (played.outcome, places(played, "B1"), played.turn) == (None, [stands], "Y")
        turns = []
        for _ in range(4):
            turns.append(played.turn)
            played.throw(1)
            played.play(played.legal_moves()[0])
        assert turns == ["Y", "R", "Y", "R"]


@bites("GEN-08")
def test_who_leaves_in_its_own_turn_ends_it() -> None:
    """What it had thrown falls away."""
    played = table("Y 8; B 30; R 40; turn R", 4)
    played.leave("R")
    assert (played.turn, played.phase, played.pending) == ("B", "throw", ())


@bites("GEN-08")
def test_plainly_the_pieces_of_who_leaves_return_home() -> None:
    """So nothing of it stands in the way."""
    played = game("general; Y 8; B 12 12; R 40; turn Y")
    played.leave("B")
    assert places(played, "B1", "B2") == ["home", "home"]
    played.throw(6)
    assert moves(played) == {("Y1", "14")}


@near_miss("GEN-08")
def test_of_four_two_may_leave_and_in_another_ruleset_nobody() -> None:
    """Only when the third leaves, nobody is left to play with."""
    played = table("Y 8; B 30; R 40; G 60; turn Y")
    played.leave("B")
    played.leave("G")
    assert (played.outcome, played.phase) == (None, "throw")
    played.leave("R")
    assert played.phase == "over"
    with pytest.raises(ValueError, match="leaving"):
        game("clasico; Y 8; R 40; turn Y").leave("R")


@bites("GEN-09")
def test_a_5_with_a_piece_at_home_must_bring_one_out() -> None:
    """Another move is refused."""
    played = table("Y 8 home*3; R home; turn Y", 5)
    assert movers(played) == {"Y2", "Y3", "Y4"}
    assert refusals(played, "Y1", 5) == ["GEN-09"]


@near_miss("GEN-09")
def test_with_nobody_at_home_or_another_number_it_does_not() -> None:
    """The player's choice; in `tradicional` also with a 5."""
    assert movers(table("Y 8 30 goal*2; R home; turn Y", 5)) == {"Y1", "Y2"}
    assert movers(table("Y 8 30 home*2; R home; turn Y", 4)) == {"Y1", "Y2"}
    free = table("Y 8 home*3; R home; turn Y", 5, exit_on_five="optional")
    assert movers(free) == {"Y1", "Y2", "Y3", "Y4"}


@bites("GEN-10")
def test_two_own_pieces_on_the_start_shut_home_and_one_of_them_must_move() -> None:
    """By the 5; the third piece on the board may not."""
    played = table("Y 5 5 8 home; R home; turn Y", 5)
    assert moves(played) == {("Y1", "10"), ("Y2", "10")}
    assert refusals(played, "Y4", 5) == ["GEN-10"]
    assert refusals(played, "Y3", 5) == ["GEN-10"]


@near_miss("GEN-10")
def test_if_neither_can_or_nobody_waits_at_home_any_piece_moves() -> None:
    """Two reds fill square 10; and a switch leaves the choice always."""
    shut = table("Y 5 5 12 home; R 10 10; turn Y", 5)
    assert movers(shut) == {"Y3"}
    assert movers(table("Y 5 5 8 goal; R home; turn Y", 5)) == {"Y1", "Y2", "Y3"}
    free = table("Y 5 5 8 home; R home; turn Y", 5, barred_five="any_piece")
    assert movers(free) == {"Y1", "Y2", "Y3"}
    assert movers(table("Y 5 8 9 home; R home; turn Y", 5)) == {"Y4"}


@bites("GEN-11")
@pytest.mark.parametrize("start", ["Y 5 home*3; R 5", "Y 5+ home*3; R 5"])
def test_leaving_home_beside_an_own_piece_captures_the_rival_and_counts_20(start: str) -> None:
    """Whoever arrived last: the two own ones are a bridge then."""
    played = table(f"{start}; turn Y", 5)
    events = played.play(("Y2", 5))
    assert told(events, "capture") == [("R1", "GEN-11")]
    assert "barrier" in kinds(events)
    assert (places(played, "Y1", "Y2", "R1"), played.pending) == (["5", "5", "home"], (20,))


@near_miss("GEN-11")
def test_a_rival_alone_on_the_start_stays() -> None:
    """The start is safe and has room; no 20."""
    played = table("Y 6 home*3; R 5; turn Y", 5)
    events = played.play(("Y2", 5))
    assert "capture" not in kinds(events)
    assert (places(played, "Y2", "R1"), played.turn) == (["5", "5"], "R")


@bites("GEN-12")
@pytest.mark.parametrize(
    ("start", "victim"),
    [("R 5; B 5", "B1"), ("R 5+; B 5", "R1"), ("R 5 5", "R2"), ("R 5+ 5", "R1")],
)
def test_of_two_rivals_on_the_start_the_last_to_arrive_is_captured(start: str, victim: str) -> None:
    """And 20 is counted; leaving home beats a rival bridge."""
    played = table(f"Y home; {start}; turn Y", 5)
    assert captures(played, "Y1") == {(victim,)}
    assert told(played.play(("Y1", 5)), "capture") == [(victim, "GEN-12")]
    assert (played.pending, moves(played)) == ((20,), {("Y1", "25")})


@bites("GEN-12")
@pytest.mark.parametrize(("first", "then"), [("R", "B"), ("G", "R")])
def test_who_arrived_last_is_remembered_from_play(first: str, then: str) -> None:
    """Each comes from 4 to 5 in its turn; the seat before yellow's comes last."""
    played = table(f"Y home; {first} 4; {then} 3; turn {first}", 1)
    played.play((f"{first}1", 1))
    played.throw(2)
    played.play((f"{then}1", 2))
    played.throw(5)
    assert captures(played, "Y1") == {(f"{then}1",)}


@near_miss("GEN-12")
def test_by_other_readings_the_player_chooses_or_the_bridge_holds() -> None:
    """As `tradicional` has it, and as a rival barrier that keeps home shut."""
    chosen = table("Y home; R 5; B 5; turn Y", 5, exit_victim="chosen")
    assert captures(chosen, "Y1") == {("R1",), ("B1",)}
    shut = table("Y home; R 5 5; turn Y", 5, exit_beats_barrier=False)
    assert refusals(shut, "Y1", 5) == ["GEN-17"]
    assert captures(table("Y home; R 5; B 6; turn Y", 5), "Y1") == {()}


@bites("GEN-13")
def test_leaving_home_beside_an_own_piece_forms_a_bridge() -> None:
    """Nobody passes it then."""
    played = table("Y 5 home*3; R 2; turn Y", 5)
    events = played.play(("Y2", 5))
    assert "barrier" in kinds(events)
    assert places(played, "Y1", "Y2") == ["5", "5"]
    played.throw(4)
    assert refusals(played, "R1", 4) == ["GEN-17"]


@near_miss("GEN-13")
def test_onto_an_empty_start_it_forms_none() -> None:
    """The own piece stands one further."""
    played = table("Y 6 home*3; R 2; turn Y", 5)
    assert "barrier" not in kinds(played.play(("Y2", 5)))
    played.throw(4)
    assert refusals(played, "R1", 4) == []


@bites("GEN-14")
def test_after_three_6_the_last_piece_moved_goes_home() -> None:
    """Y2 moved last; nothing is moved by the third."""
    played = table("Y 8 30 home*2; R home; turn Y")
    for piece in ("Y1", "Y2"):
        played.throw(6)
        played.play((piece, 6))
    assert told(played.throw(6), "penalty") == [("Y2", "GEN-14")]
    assert places(played, "Y1", "Y2") == ["14", "home"]
    assert refusals(played, "Y1", 6) == ["GEN-14"]
    played.pass_turn()
    assert played.turn == "R"


@bites("GEN-14")
def test_a_piece_that_counted_20_was_moved_last() -> None:
    """The capturing piece stays where it is."""
    played = table("Y 8 30 home*2; B 14 home*3; R home; turn Y; sixes 1", 6)
    played.play(("Y1", 6))
    played.play(("Y2", 20))
    assert told(played.throw(6), "penalty") == [("Y2", "GEN-14")]


@near_miss("GEN-14")
@pytest.mark.parametrize("place", ["c2", "goal"])
def test_in_the_column_or_the_goal_it_stays(place: str) -> None:
    """Only two sixes send nobody home either."""
    played = table(f"Y {place} 30 home*2; R home; turn Y; sixes 2; last Y1", 6)
    assert places(played, "Y1", "Y2") == [place, "30"]
    second = table("Y 30 home*3; R home; turn Y; sixes 1; last Y1", 6)
    assert moves(second) == {("Y1", "36")}


@near_miss("GEN-14")
@pytest.mark.parametrize(("last_moved_by", "sent_home"), [("anything", "Y2"), ("die", "Y1")])
def test_a_count_of_20_is_a_move_too_unless_switched(last_moved_by: str, sent_home: str) -> None:
    """Y1 captured with the second 6, Y2 counted the 20."""
    text = "Y 8 30 home*2; B 14 home*3; R home; turn Y; sixes 1"
    played = table(text, 6, last_moved_by=last_moved_by)
    played.play(("Y1", 6))
    played.play(("Y2", 20))
    assert told(played.throw(6), "penalty") == [(sent_home, "GEN-14")]


@bites("GEN-15")
def test_landing_on_a_rival_captures_it_and_counts_20_on_the_circuit() -> None:
    """Not with a piece at home, in the column or in the goal."""
    played = table("Y 8 c1 goal home; R 11 home*3; turn Y", 3)
    events = played.play(("Y1", 3))
    assert told(events, "capture") == [("R1", "GEN-15")]
    assert [statement for _, statement in told(events, "bonus")] == ["GEN-15"]
    assert moves(played) == {("Y1", "31")}
    assert "GEN-15" in refusals(played, "Y2", 20)
    assert "GEN-15" in refusals(played, "Y3", 20)
    assert "GEN-15" in refusals(played, "Y4", 20)


@bites("GEN-15")
def test_a_20_that_captures_counts_another() -> None:
    """By another reading a count wins no count."""
    text = "Y 8 30 home*2; R 28 home*3; turn Y; bonus 20"
    played = table(text)
    played.play(("Y1", 20))
    assert (places(played, "R1"), played.pending) == (["home"], (20,))
    single = table(text, bonus_chain=False)
    single.play(("Y1", 20))
    assert single.turn == "R"


@near_miss("GEN-15")
def test_on_the_tip_a_piece_is_on_the_circuit_yet_and_a_passed_rival_stays() -> None:
    """From 56 the 20 ends in the goal; and a switch lets only another piece count."""
    played = table("Y 8 56 home*2; R 11 home*3; turn Y", 3)
    played.play(("Y1", 3))
    assert moves(played) == {("Y1", "31"), ("Y2", "goal")}
    another = table("Y 8 30 home*2; R 11 home*3; turn Y", 3, bonus_piece="another")
    another.play(("Y1", 3))
    assert movers(another) == {"Y2"}
    over = table("Y 8 home*3; R 10 home*3; turn Y", 3)
    assert "capture" not in kinds(over.play(("Y1", 3)))


@bites("GEN-16")
def test_a_20_that_cannot_be_counted_at_once_is_lost() -> None:
    """A bridge stands in the way of the only piece; the turn goes on to red."""
    played = table("Y 8 c1 home*2; R 11 29 29 home; turn Y", 3)
    events = played.play(("Y1", 3))
    assert [statement for _, statement in told(events, "bonus-lost")] == ["GEN-16"]
    assert (places(played, "Y1", "Y2"), played.turn) == (["11", "c1"], "R")


@bites("GEN-16")
@pytest.mark.parametrize("others", ["home*3", "c1 goal home", "8 home*2; R 12 12"])
def test_a_10_likewise(others: str) -> None:
    """Nobody else on the circuit, or behind a bridge."""
    rivals = "" if "R" in others else "; R home"
    played = table(f"Y c5 {others}{rivals}; turn Y", 3)
    events = played.play(("Y1", 3))
    assert [statement for _, statement in told(events, "bonus-lost")] == ["GEN-16"]
    assert played.turn == "R"


@near_miss("GEN-16")
def test_one_that_can_be_counted_must_be() -> None:
    """Two reds on the ordinary 25 stop nothing; a switch lets the player decline."""
    text = "Y 8 c1 home*2; R 11 25 25 home; turn Y"
    played = table(text, 3)
    events = played.play(("Y1", 3))
    assert "bonus-lost" not in kinds(events)
    assert moves(played) == {("Y1", "31")}
    with pytest.raises(pw.IllegalMove):
        played.pass_turn()
    free = table(text, 3, bonus_use="optional")
    free.play(("Y1", 3))
    free.pass_turn()
    assert free.turn == "R"


@bites("GEN-17")
@pytest.mark.parametrize("bridge", ["Y 8 12 12; R home", "Y 8; R 12 12"])
def test_two_own_pieces_on_a_safe_square_stop_every_piece(bridge: str) -> None:
    """Their own colour too: on the square and beyond."""
    for count in (4, 6):
        played = table(f"{bridge}; turn Y", count)
        if count == 4:
            assert refusals(played, "Y1", count) == ["GEN-17"]
        explanation = played.explain(("Y1", count))
        assert explanation.violations[0].statement == "GEN-17"
        assert explanation.violations[0].squares == ("12",)


@near_miss("GEN-17")
@pytest.mark.parametrize("pair", ["Y 8 11 11 home; R home", "Y 8; R 11 11", "Y 8; R 12; B 12"])
def test_elsewhere_or_of_two_colours_they_stop_nobody(pair: str) -> None:
    """They just stand together; on ordinary squares a switch makes a barrier of them."""
    assert refusals(table(f"{pair}; turn Y", 6), "Y1", 6) == []
    if "B" not in pair:
        anywhere = table(f"{pair}; turn Y", 4, barriers="any_square")
        assert refusals(anywhere, "Y1", 4) == ["CLA-16"]


@near_miss("GEN-17")
def test_two_in_the_column_are_no_bridge_but_fill_the_square() -> None:
    """Unless switched."""
    text = "Y c1 c3 c3 goal; R home; turn Y"
    assert refusals(table(text, 3), "Y1", 3) == []
    assert refusals(table(text, 2), "Y1", 2) == ["GEN-06"]
    assert movers(table(text, 6)) == {"Y1", "Y2", "Y3"}
    bridge = table(text, 3, column_barrier=True, barriers="any_square")
    assert refusals(bridge, "Y1", 3) == ["GEN-17"]


@near_miss("GEN-17")
def test_own_pieces_meet_on_an_ordinary_square_unless_switched() -> None:
    """The other reading lets a piece land on its own only on a safe square."""
    assert refusals(table("Y 8 11; R home; turn Y", 3), "Y1", 3) == []
    assert refusals(table("Y 8 11; R home; turn Y", 3, pairs_off_safes="forbidden"), "Y1", 3) == [
        "GEN-17"
    ]
    safe = table("Y 8 12; R home; turn Y", 4, pairs_off_safes="forbidden")
    assert refusals(safe, "Y1", 4) == []


@bites("GEN-18")
@pytest.mark.parametrize(
    ("place", "count", "end"),
    [("c5", 4, "c7"), ("c5", 6, "c5"), ("c6", 6, "c4"), ("c7", 6, "c3"), ("c7", 2, "c7")],
)
def test_more_than_the_way_to_the_goal_bounces_back(place: str, count: int, end: str) -> None:
    """Within the column; nobody is captured, nothing is won."""
    played = table(f"Y {place} home*3; R home; turn Y", count)
    assert moves(played) == {("Y1", end)}
    events = played.play(("Y1", count))
    assert told(events, "move") == [("Y1", "GEN-18")]
    assert not {"goal", "bonus", "capture"} & set(kinds(events))
    assert places(played, "Y1") == [end]


@bites("GEN-18")
def test_a_20_may_bounce_but_never_out_of_the_column() -> None:
    """From 63 it is 7 too many, from 64 it is 8: that would leave the column."""
    deep = table("Y 63 home*3; R home; turn Y; bonus 20")
    assert moves(deep) == {("Y1", "c1")}
    out = table("Y 64 8 home*2; R home; turn Y; bonus 20")
    assert moves(out) == {("Y2", "28")}
    assert refusals(out, "Y1", 20) == ["GEN-18"]


@near_miss("GEN-18")
def test_the_exact_count_enters_and_less_goes_on() -> None:
    """No bounce in either."""
    played = table("Y c5 home*3; R home; turn Y", 3)
    assert told(played.play(("Y1", 3)), "goal") == [("Y1", "GEN-18")]
    less = table("Y c5 home*3; R home; turn Y", 2)
    assert told(less.play(("Y1", 2)), "move") == [("Y1", "GEN-02")]
    assert places(less, "Y1") == ["c7"]


@near_miss("GEN-18")
def test_by_other_readings_it_bounces_again_or_a_20_not_at_all() -> None:
    """From 64 by 20: 12 to the goal, 7 back to c1, and one on again to c2."""
    text = "Y 64 8 home*2; R home; turn Y; bonus 20"
    assert ("Y1", "c2") in moves(table(text, bounce_out="again"))
    deep = "Y 63 8 home*2; R home; turn Y; bonus 20"
    assert moves(table(deep, bonus_bounce="exact")) == {("Y2", "28")}
    exact = "Y 56 8 home*2; R home; turn Y; bonus 20"
    assert moves(table(exact, bonus_bounce="exact")) == {("Y1", "goal"), ("Y2", "28")}


@bites("GEN-18")
def test_a_bounce_needs_its_whole_way_free_unless_switched() -> None:
    """Two pieces on c5, as a barrier, between c6 and c4."""
    text = "Y c6 c5 c5 goal; R home; turn Y"
    barriers = GENERAL.replace(column_barrier=True, barriers="any_square")
    whole = game(text, 6, rules=barriers)
    assert refusals(whole, "Y1", 6) == ["GEN-17"]
    last = game(text, 6, rules=barriers.replace(bounce_path="last_square"))
    assert "GEN-17" not in refusals(last, "Y1", 6)


@bites("GEN-18")
def test_a_bounce_onto_two_own_pieces_finds_the_square_full() -> None:
    """From c5 by 4 back to c7."""
    played = table("Y c5 c7 c7 home; R home; turn Y", 4)
    assert refusals(played, "Y1", 4) == ["GEN-06"]


@near_miss("GEN-18")
def test_a_bounce_back_onto_its_own_square_is_free_whoever_stands_beside() -> None:
    """From c5 by 6 to c5: the piece itself takes up no room there."""
    alone = table("Y c5 home*3; R home; turn Y", 6, pairs_off_safes="forbidden")
    assert moves(alone) == {("Y1", "c5")}
    beside = table("Y c5 c5 home*2; R home; turn Y", 6)
    assert moves(beside) == {("Y1", "c5"), ("Y2", "c5")}
    beside.play(("Y1", 6))
    assert places(beside, "Y1", "Y2") == ["c5", "c5"]


@bites("GEN-19")
def test_a_6_obliges_to_open_a_bridge() -> None:
    """A piece elsewhere may not use it."""
    played = table("Y 12 12 40 home; R home; turn Y", 6)
    assert movers(played) == {"Y1", "Y2"}
    assert refusals(played, "Y3", 6) == ["GEN-19"]


@bites("GEN-19")
def test_with_any_other_number_its_owner_opens_it_or_not() -> None:
    """As it likes; a count of 20 does not bind either."""
    assert movers(table("Y 12 12 40 home; R home; turn Y", 4)) == {"Y1", "Y2", "Y3"}
    assert movers(table("Y 12 12 40 home; R home; turn Y; bonus 20")) == {"Y1", "Y2", "Y3"}


@near_miss("GEN-19")
def test_two_on_an_ordinary_square_or_a_bridge_that_is_shut_in_bind_nobody() -> None:
    """Nor two of different colours."""
    assert movers(table("Y 20 20 40 home; R home; turn Y", 6)) == {"Y1", "Y2", "Y3"}
    assert movers(table("Y 12 12 40 home; R 17 17; turn Y", 6)) == {"Y3"}
    assert movers(table("Y 12 40 home*2; R 12; turn Y", 6)) == {"Y1", "Y2"}


@near_miss("GEN-19")
def test_a_new_bridge_may_come_of_it_unless_switched() -> None:
    """No two safe squares lie 6 apart, but 5 and 12 lie 7: with the 7 of `clasico` it shows."""
    text = "Y 5 5 12 40; R home; turn Y"
    seven = GENERAL.replace(six_counts_seven="home_empty")
    assert movers(game(text, 6, rules=seven)) == {"Y1", "Y2"}
    assert movers(game(text, 6, rules=seven.replace(reform_barrier=False))) == {"Y3", "Y4"}
    assert movers(table("Y 17 17 23 home; R home; turn Y", 6, reform_barrier=False)) == {
        "Y1",
        "Y2",
    }


@bites("GEN-20")
def test_a_piece_in_its_column_never_goes_home() -> None:
    """Neither by a third 6 nor by a rival, who passes the tip."""
    played = table("Y c1 home*3; R home; turn Y; sixes 2; last Y1", 6)
    assert places(played, "Y1") == ["c1"]
    rival = table("Y c1 home*3; R 67; turn R", 2)
    rival.play(("R1", 2))
    assert places(rival, "Y1", "R1") == ["c1", "1"]


@near_miss("GEN-20")
def test_on_the_tip_it_does_yet() -> None:
    """68 is safe from capture, but not from the third 6."""
    played = table("Y 68 home*3; R home; turn Y; sixes 2; last Y1", 6)
    assert places(played, "Y1") == ["home"]


@bites("GEN-21")
def test_reaching_the_goal_counts_10_with_another_piece_on_the_circuit() -> None:
    """Not with one at home or in the column."""
    played = table("Y c5 20 c1 home; R home; turn Y", 3)
    events = played.play(("Y1", 3))
    assert [statement for _, statement in told(events, "bonus")] == ["GEN-21"]
    assert (played.pending, moves(played)) == ((10,), {("Y2", "30")})
    for piece in ("Y1", "Y3", "Y4"):
        assert "GEN-21" in refusals(played, piece, 10)


@bites("GEN-21")
def test_it_alone_refuses_a_10_in_the_column_that_would_bounce_well() -> None:
    """From c1 it is 7 to the goal and 3 back: only the place of the piece forbids it."""
    played = table("Y 30 c1 home*2; R home; turn Y; bonus 10")
    assert refusals(played, "Y2", 10) == ["GEN-21"]


@near_miss("GEN-21")
def test_reaching_the_last_column_square_counts_nothing_and_clasico_counts_in_the_column() -> None:
    """One short of the goal; and by the switch a piece in the column counts too."""
    short = table("Y c5 20 home*2; R home; turn Y", 2)
    assert "bonus" not in kinds(short.play(("Y1", 2)))
    assert short.turn == "R"
    play = table("Y c5 20 c1 home; R home; turn Y", 3, bonus_zone="in_play")
    play.play(("Y1", 3))
    assert moves(play) == {("Y2", "30"), ("Y3", "c5")}


@bites("GEN-22")
@pytest.mark.parametrize("square", [12, 17, 22, 29, 34, 39, 46, 51, 56, 63])
def test_nobody_captures_on_a_safe_square(square: int) -> None:
    """Twelve there are, four of them starts; here those that yellow can come to from outside."""
    rival = "R" if square < 34 or square > 38 else "B"
    played = table(f"Y {square - 3}; {rival} {square}; turn Y", 3)
    assert captures(played, "Y1") == {()}
    events = played.play(("Y1", 3))
    assert not {"capture", "bonus", "barrier"} & set(kinds(events))
    assert places(played, "Y1", f"{rival}1") == [str(square)] * 2


@bites("GEN-22")
@pytest.mark.parametrize("square", [5, 68])
def test_nor_on_yellows_start_and_tip(square: int) -> None:
    """Red comes to where yellow stands."""
    played = table(f"Y {square}; R {square - 3}; turn R", 3)
    assert captures(played, "R1") == {()}


@near_miss("GEN-22")
@pytest.mark.parametrize("square", [11, 13, 21, 23])
def test_right_beside_one_there_is_a_capture(square: int) -> None:
    """And on the own start, by a 5, as GEN-11 and GEN-12 say."""
    assert captures(table(f"Y {square - 3}; R {square}; turn Y", 3), "Y1") == {("R1",)}
    assert captures(table("Y 5 home*3; R 5; turn Y", 5), "Y2") == {("R1",)}


@bites("GEN-23")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
def test_only_a_5_brings_a_piece_out(count: int) -> None:
    """With any other number nothing happens and the turn passes, with a 6 as well."""
    played = table("Y home; R home; turn Y", count)
    assert refusals(played, "Y1", count) == ["GEN-23"]
    played.pass_turn()
    assert played.turn == "R"


@near_miss("GEN-23")
def test_a_6_that_is_only_blocked_throws_again() -> None:
    """A piece is in play, behind a bridge."""
    played = table("Y 8 home*3; R 12 12 home*2; turn Y", 6)
    played.pass_turn()
    assert (played.turn, played.phase) == ("Y", "throw")


@near_miss("GEN-23")
def test_a_5_does() -> None:
    """Onto its start."""
    played = table("Y home; R home; turn Y", 5)
    assert told(played.play(("Y1", 5)), "exit") == [("Y1", "GEN-23")]
    assert places(played, "Y1") == ["5"]
