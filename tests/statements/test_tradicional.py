"""TRA-01 to TRA-23: where each statement bites, and a near miss that differs in one thing."""

from __future__ import annotations

from itertools import combinations

import pytest

import parchis_widgets as pw
from parchis_widgets.board.parchis import SAFE_SQUARES, STARTS
from tests.statements.table import (
    bites,
    capture,
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

TRADICIONAL = pw.ruleset("tradicional")


def table(text: str, *throws: int, **switches: str | int) -> pw.Game:
    """Set up a game of `tradicional`, with switches turned."""
    return game(text, *throws, rules=TRADICIONAL.replace(**switches))


@bites("TRA-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_with_four_pieces_and_one_die(players: int) -> None:
    """On 68 squares with starts and safes."""
    played = pw.Game("tradicional", players=players, seed=1)
    assert len(played.players) == players
    assert all(played.position[f"{colour}4"] == "home" for colour in played.players)
    assert (len(SAFE_SQUARES), len(STARTS), set(STARTS) <= SAFE_SQUARES) == (12, 4, True)
    assert moves(table("Y 68; R home; turn Y", 1)) == {("Y1", "c1")}


@near_miss("TRA-01")
def test_nobody_plays_alone_nor_with_two_dice() -> None:
    """Nor five together."""
    for players in (1, 5):
        with pytest.raises(ValueError, match="players"):
            pw.Game("tradicional", players=players)
    with pytest.raises(ValueError, match="expected 1 number"):
        table("Y home; R home; turn Y", 3, 5)


@bites("TRA-02")
def test_the_highest_throw_starts_and_play_goes_to_the_right() -> None:
    """Green threw the 6; counter-clockwise from green comes yellow, then blue, then red."""
    played = pw.Game("tradicional", players=4, opening=[3, 1, 4, 6], seed=1)
    order = []
    for _ in range(4):
        order.append(played.turn)
        passed(played, 1)
    assert order == ["G", "Y", "B", "R"]


@near_miss("TRA-02")
def test_only_a_tie_among_the_highest_throws_again() -> None:
    """Blue and green tie with 1 in vain; yellow and red tie with 6. And the other readings."""
    assert pw.Game("tradicional", opening=[3, 1, 4, 1], seed=1).turn == "R"
    assert pw.Game("tradicional", opening=[6, 1, 6, 2, 3, 5], seed=1).turn == "R"
    seats = TRADICIONAL.replace(starter_ties="seat_order")
    assert pw.Game(seats, opening=[6, 1, 6, 2], seed=1).turn == "Y"
    assert pw.Game("tradicional", starter="B", seed=1).turn == "B"
    clockwise = pw.Game(TRADICIONAL.replace(turn_order="clockwise"), starter="G", seed=1)
    passed(clockwise, 1)
    assert clockwise.turn == "R"


@bites("TRA-03")
def test_a_throw_is_not_split() -> None:
    """A 4 is not 1 with one piece and 3 with another."""
    played = table("Y 8 20; R home; turn Y", 4)
    for piece, count in (("Y1", 1), ("Y2", 3)):
        assert refusals(played, piece, count) == ["TRA-03"]
    with pytest.raises(pw.IllegalMove):
        played.play(("Y1", 1))


@near_miss("TRA-03")
def test_its_full_value_moves_one_piece_and_ends_the_turn() -> None:
    """The other piece stays where it is."""
    played = table("Y 8 20; R home; turn Y", 4)
    played.play(("Y1", 4))
    assert (places(played, "Y1", "Y2"), played.turn) == (["12", "20"], "R")


@bites("TRA-04")
def test_a_5_may_bring_a_piece_out_or_move_another() -> None:
    """The player chooses; a single piece comes out."""
    played = table("Y 8 home*3; R home; turn Y", 5)
    assert moves(played) == {("Y1", "13"), ("Y2", "5"), ("Y3", "5"), ("Y4", "5")}
    assert all(len(move.pieces) == 1 for move in played.legal_moves())
    played.play(("Y1", 5))
    assert (places(played, "Y1", "Y2"), played.turn) == (["13", "home"], "R")


@bites("TRA-04")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
def test_no_other_throw_brings_one_out(count: int) -> None:
    """Not even a 6."""
    played = table("Y 8 home*3; R home; turn Y", count)
    assert refusals(played, "Y2", count) == ["TRA-04"]
    assert movers(played) == {"Y1"}


@near_miss("TRA-04")
def test_by_the_other_sources_a_5_must_bring_one_out() -> None:
    """The switch of `clasico`; and with nobody at home there is nothing to choose."""
    must = table("Y 8 home*3; R home; turn Y", 5, exit_on_five="mandatory")
    assert movers(must) == {"Y2", "Y3", "Y4"}
    assert movers(table("Y 8 30 goal*2; R home; turn Y", 5)) == {"Y1", "Y2"}


@bites("TRA-05")
def test_a_5_with_all_four_at_home_brings_out_two() -> None:
    """Any two, as one move; they are a barrier."""
    played = table("Y home; R home; turn Y", 5)
    pairs = set(combinations(("Y1", "Y2", "Y3", "Y4"), 2))
    assert {move.pieces for move in played.legal_moves()} == pairs
    assert all(move.piece == move.pieces[0] for move in played.legal_moves())
    (chosen,) = (move for move in played.legal_moves() if move.pieces == ("Y2", "Y4"))
    events = played.play(chosen)
    assert sorted(told(events, "exit")) == [("Y2", "TRA-05"), ("Y4", "TRA-05")]
    assert places(played, "Y1", "Y2", "Y3", "Y4") == ["home", "5", "home", "5"]
    assert "barrier" in kinds(events)
    assert played.turn == "R"


@bites("TRA-05")
def test_bringing_out_one_alone_is_refused_then() -> None:
    """It is a duty, not an offer."""
    alone = pw.Move("Y1", ("Y1",), 5, (5,), "home", "5")
    explanation = table("Y home; R home; turn Y", 5).explain(alone)
    assert [violation.statement for violation in explanation.violations] == ["TRA-05"]
    assert {len(move.pieces) for move in explanation.instead} == {2}


@near_miss("TRA-05")
@pytest.mark.parametrize("fourth", ["30", "goal", "c2"])
def test_with_three_at_home_only_one_comes_out(fourth: str) -> None:
    """One on its way or in the goal is enough."""
    played = table(f"Y {fourth} home*3; R home; turn Y", 5)
    played.play(("Y2", 5))
    assert places(played, "Y2", "Y3", "Y4") == ["5", "home", "home"]


@bites("TRA-06")
def test_by_a_variation_one_only_comes_out() -> None:
    """All four are at home: still one."""
    played = table("Y home; R home; turn Y", 5, double_exit="never")
    assert {move.pieces for move in played.legal_moves()} == {("Y1",), ("Y2",), ("Y3",), ("Y4",)}
    played.play(("Y3", 5))
    assert places(played, "Y1", "Y2", "Y3", "Y4") == ["home", "home", "5", "home"]


@bites("TRA-06")
def test_by_another_two_come_out_on_the_players_first_five_of_the_game_only() -> None:
    """Two the first time; all four at home again, one. Each player has its own first five."""
    played = pw.Game(TRADICIONAL.replace(double_exit="first_five"), players="YR", starter="Y")
    played.throw(5)
    assert {len(move.pieces) for move in played.legal_moves()} == {2}
    played.play(played.legal_moves()[0])
    played.throw(5)
    assert {len(move.pieces) for move in played.legal_moves()} == {2}
    again = table("Y home; R 9; turn Y; entered Y R", 5, double_exit="first_five")
    assert {len(move.pieces) for move in again.legal_moves()} == {1}


@near_miss("TRA-06")
def test_plainly_two_come_out_each_time() -> None:
    """Yellow has been out before."""
    played = table("Y home; R 9; turn Y; entered Y R", 5)
    assert {len(move.pieces) for move in played.legal_moves()} == {2}


@bites("TRA-07")
def test_a_6_throws_again_after_its_move() -> None:
    """The same player, who then has another throw."""
    played = table("Y 8 home*3; R home; turn Y", 6)
    assert told(played.play(("Y1", 6)), "throw-again") == [(None, "TRA-07")]
    assert (played.turn, played.phase, places(played, "Y1")) == ("Y", "throw", ["14"])


@bites("TRA-07")
def test_with_no_piece_at_home_a_6_counts_7() -> None:
    """And 6 is refused; the 7 throws again as well."""
    played = table("Y 8 20 30 goal; R home; turn Y", 6)
    assert (played.pending, refusals(played, "Y1", 6)) == ((7,), ["TRA-07"])
    played.play(("Y1", 7))
    assert (places(played, "Y1"), played.turn) == (["15"], "Y")


@near_miss("TRA-07")
def test_with_a_piece_at_home_a_6_counts_6_and_a_5_throws_once() -> None:
    """7 is refused."""
    played = table("Y 8 20 30 home; R home; turn Y", 6)
    assert (played.pending, refusals(played, "Y1", 7)) == ((6,), ["TRA-07"])
    five = table("Y 8 20 30 home; R home; turn Y", 5)
    five.play(("Y1", 5))
    assert five.turn == "R"


@bites("TRA-08")
def test_the_third_6_sends_the_piece_of_the_second_home() -> None:
    """It moves nothing, and the turn ends."""
    played = table("Y 8 30 home*2; R home; turn Y")
    for piece in ("Y1", "Y2"):
        played.throw(6)
        played.play((piece, 6))
    assert told(played.throw(6), "penalty") == [("Y2", "TRA-08")]
    assert places(played, "Y1", "Y2") == ["14", "home"]
    assert refusals(played, "Y1", 6) == ["TRA-08"]
    played.pass_turn()
    assert played.turn == "R"


@bites("TRA-08")
def test_not_the_piece_that_a_count_of_20_moved_last() -> None:
    """Unless the reading of `clasico` is switched on."""
    text = "Y 8 30 home*2; B 36 home*3; turn Y; sixes 1; last Y1"
    readings = (("second_six", "Y2", "TRA-08"), ("last_moved", "Y1", "CLA-11"))
    for third_six, sent_home, statement in readings:
        played = table(text, 6, third_six=third_six)
        played.play(("Y2", 6))
        played.play(("Y1", 20))
        assert told(played.throw(6), "penalty") == [(sent_home, statement)]


@near_miss("TRA-08")
@pytest.mark.parametrize(("start", "end"), [("66", "c4"), ("c1", "c7"), ("c2", "goal")])
def test_a_piece_that_has_entered_its_column_stays(start: str, end: str) -> None:
    """In the goal as well."""
    played = table(f"Y {start} 30 home*2; R home; turn Y; sixes 1", 6)
    played.play(("Y1", 6))
    if played.pending:
        played.play(("Y2", 10))
    assert told(played.throw(6), "penalty") == []
    assert places(played, "Y1") == [end]
    assert played.legal_moves() == ()


@near_miss("TRA-08")
def test_if_the_second_6_moved_nothing_nothing_goes_home() -> None:
    """The piece that the first 6 moved stays; by the reading of `clasico` it goes."""
    for third_six, stands in (("second_six", "14"), ("last_moved", "home")):
        played = table("Y 8 home*3; R 20 20; turn Y", 6, third_six=third_six)
        played.play(("Y1", 6))
        passed(played, 6)
        played.throw(6)
        assert places(played, "Y1") == [stands]
        played.pass_turn()
        assert played.turn == "R"


@bites("TRA-09")
@pytest.mark.parametrize("barrier", ["Y 8 12 12; R home", "Y 8; R 12 12", "Y 8; B 12 12"])
def test_nobody_enters_or_passes_a_barrier(barrier: str) -> None:
    """Its own colour neither."""
    for count in (4, 5):
        explanation = table(f"{barrier}; turn Y", count).explain(("Y1", count))
        assert [v.statement for v in explanation.violations] == ["TRA-09"]
        assert explanation.violations[0].squares == ("12",)


@bites("TRA-09")
def test_any_square_holds_one() -> None:
    """An ordinary one, and one of the column."""
    assert refusals(table("Y 8; R 10 10; turn Y", 3), "Y1", 3) == ["TRA-09"]
    assert refusals(table("Y c1 c3 c3 goal; R home; turn Y", 3), "Y1", 3) == ["TRA-09"]


@near_miss("TRA-09")
def test_two_of_different_colours_or_one_alone_are_none() -> None:
    """And a switch frees the column."""
    assert refusals(table("Y 8; R 12; B 12; turn Y", 5), "Y1", 5) == []
    assert refusals(table("Y 8; R 12 11; turn Y", 5), "Y1", 5) == []
    free = table("Y c1 c3 c3 goal; R home; turn Y", 3, column_barrier=False)
    assert refusals(free, "Y1", 3) == []


@bites("TRA-10")
@pytest.mark.parametrize(("fourth", "count"), [("home", 6), ("goal", 7)])
def test_a_6_must_open_a_barrier(fourth: str, count: int) -> None:
    """Also when it counts 7."""
    played = table(f"Y 20 20 40 {fourth}; R home; turn Y", 6)
    assert movers(played) == {"Y1", "Y2"}
    assert refusals(played, "Y3", count) == ["TRA-10"]


@bites("TRA-10")
def test_of_several_barriers_the_player_chooses() -> None:
    """A new barrier may come of it, unless switched off."""
    two = table("Y 20 20 26 26; R home; turn Y", 6)
    assert movers(two) == {"Y3", "Y4"}
    assert movers(table("Y 20 20 40 40; R home; turn Y", 6)) == {"Y1", "Y2", "Y3", "Y4"}
    text = "Y 20 20 26 home; R home; turn Y"
    assert movers(table(text, 6)) == {"Y1", "Y2"}
    assert movers(table(text, 6, reform_barrier=False)) == {"Y3"}


@near_miss("TRA-10")
def test_not_if_it_cannot_open_nor_with_another_number_nor_with_a_20() -> None:
    """Red shuts the barrier in; a 4 and a count of 20 bind nobody."""
    assert movers(table("Y 20 20 40 home; R 24 24; turn Y", 6)) == {"Y3"}
    assert movers(table("Y 20 20 40 home; R home; turn Y", 4)) == {"Y1", "Y2", "Y3"}
    assert movers(table("Y 20 20 41 home; R home; turn Y; bonus 20")) == {"Y1", "Y2", "Y3"}


@bites("TRA-11")
def test_a_safe_square_holds_two_colours_that_bar_nobody() -> None:
    """Yellow joins red on 12; green passes, but finds no room."""
    played = table("Y 8; R 12; G home; turn Y", 4)
    assert captures(played, "Y1") == {()}
    assert "barrier" not in kinds(played.play(("Y1", 4)))
    assert refusals(table("Y 12; R 12; G 9; turn G", 4), "G1", 4) == []
    assert refusals(table("Y 12; R 12; G 9; turn G", 3), "G1", 3) == ["TRA-11"]


@near_miss("TRA-11")
def test_an_ordinary_square_does_not_and_a_lone_piece_leaves_room() -> None:
    """On 13 there is a capture; 12 holds a second piece."""
    assert captures(table("Y 9; R 13; turn Y", 4), "Y1") == {("R1",)}
    assert refusals(table("Y home; R 12; G 9; turn G", 3), "G1", 3) == []


@bites("TRA-12")
def test_landing_on_a_rival_captures_it_and_counts_20_with_any_piece() -> None:
    """The capturing one too; by another reading only with another."""
    text = "Y 8 30 home*2; R 11 home*3; turn Y"
    played = table(text, 3)
    events = played.play(("Y1", 3))
    assert told(events, "capture") == [("R1", "TRA-12")]
    assert [statement for _, statement in told(events, "bonus")] == ["TRA-12"]
    assert (places(played, "R1"), played.pending) == (["home"], (20,))
    assert moves(played) == {("Y1", "31"), ("Y2", "50")}
    another = table(text, 3, bonus_piece="another")
    another.play(("Y1", 3))
    assert moves(another) == {("Y2", "50")}
    assert refusals(another, "Y1", 20) == ["TRA-12"]


@bites("TRA-12")
def test_the_20_is_counted_whole_or_lost() -> None:
    """A barrier on the way stops it: no part of it is counted."""
    played = table("Y 8 home*3; R 11 25 25 home; turn Y", 3)
    events = played.play(("Y1", 3))
    assert [statement for _, statement in told(events, "bonus-lost")] == ["TRA-12"]
    assert (places(played, "Y1"), played.turn) == (["11"], "R")
    half = table("Y 8 30 home*2; R 11 home*3; turn Y", 3)
    half.play(("Y1", 3))
    assert refusals(half, "Y1", 10) != []
    assert refusals(half, "Y2", 3) != []


@bites("TRA-12")
def test_a_20_that_captures_counts_another_and_none_is_declined() -> None:
    """By other readings a count wins no count, or may be declined."""
    text = "Y 8 30 home*2; R 28 home*3; turn Y; bonus 20"
    played = table(text)
    with pytest.raises(pw.IllegalMove):
        played.pass_turn()
    played.play(("Y1", 20))
    assert (places(played, "R1"), played.pending) == (["home"], (20,))
    single = table(text, bonus_chain=False)
    single.play(("Y1", 20))
    assert single.turn == "R"
    declined = table(text, bonus_use="optional")
    declined.pass_turn()
    assert (declined.turn, places(declined, "R1")) == ("R", ["28"])


@near_miss("TRA-12")
def test_a_barrier_just_beyond_the_20_does_not_stop_it() -> None:
    """31 is reached, 32 is shut. And a rival that is passed over stays."""
    played = table("Y 8 home*3; R 11 32 32 home; turn Y", 3)
    played.play(("Y1", 3))
    assert moves(played) == {("Y1", "31")}
    over = table("Y 8 home*3; R 10 home*3; turn Y", 3)
    assert told(over.play(("Y1", 3)), "capture") == []


@bites("TRA-13")
@pytest.mark.parametrize("start", ["R 5; B 5", "R 5+; B 5"])
def test_leaving_home_onto_two_rivals_sends_one_of_the_players_choice_home(start: str) -> None:
    """Whichever arrived last; no 20 for it."""
    played = table(f"Y 30 home*3; {start}; turn Y", 5)
    assert captures(played, "Y2") == {("R1",), ("B1",)}
    events = capture(played, "Y2", "B1")
    assert told(events, "capture") == [("B1", "TRA-13")]
    assert "bonus" not in kinds(events)
    assert places(played, "Y2", "R1", "B1") == ["5", "5", "home"]
    assert played.turn == "B"


@bites("TRA-13")
def test_two_of_one_rival_colour_or_one_beside_an_own_piece_too() -> None:
    """The own piece stays. By another reading a rival barrier keeps home shut."""
    both = table("Y 30 home*3; R 5 5; turn Y", 5)
    assert captures(both, "Y2") == {("R1",), ("R2",)}
    beside = table("Y 5+ 30 home*2; R 5; turn Y", 5)
    assert captures(beside, "Y3") == {("R1",)}
    assert "bonus" not in kinds(beside.play(("Y3", 5)))
    shut = table("Y 30 home*3; R 5 5; turn Y", 5, exit_beats_barrier=False)
    assert refusals(shut, "Y2", 5) == ["TRA-09"]


@near_miss("TRA-13")
def test_a_single_rival_there_stays() -> None:
    """There is room; and by the switches of `clasico` the last goes and 20 is counted."""
    assert captures(table("Y 30 home*3; R 5; turn Y", 5), "Y2") == {()}
    text = "Y 30 home*3; R 5+; B 5; turn Y"
    played = table(text, 5, exit_victim="last_arrived", exit_bonus=True)
    assert captures(played, "Y2") == {("R1",)}
    played.play(("Y2", 5))
    assert played.pending == (20,)


@bites("TRA-14")
@pytest.mark.parametrize(
    ("start", "sent"), [("R 5; B 5", {"R1", "B1"}), ("R 5", {"R1"}), ("R 5 5", {"R1", "R2"})]
)
def test_a_double_exit_sends_every_rival_on_the_start_home(start: str, sent: set[str]) -> None:
    """To make room for two; no 20 for it."""
    played = table(f"Y home; {start}; turn Y", 5)
    assert {frozenset(move.captures) for move in played.legal_moves()} == {frozenset(sent)}
    events = played.play(played.legal_moves()[0])
    assert set(told(events, "capture")) == {(piece, "TRA-14") for piece in sent}
    assert "bonus" not in kinds(events)
    assert places(played, "Y1", "Y2", *sent) == ["5", "5", *["home"] * len(sent)]


@near_miss("TRA-14")
def test_a_single_exit_sends_none_or_one() -> None:
    """One piece needs room for one."""
    single = table("Y home; R 5; turn Y", 5, double_exit="never")
    assert captures(single, "Y1") == {()}
    two = table("Y home; R 5; B 5; turn Y", 5, double_exit="never")
    assert captures(two, "Y1") == {("R1",), ("B1",)}
    empty = table("Y home; R 6; B 4; turn Y", 5)
    assert {move.captures for move in empty.legal_moves()} == {()}


@bites("TRA-15")
def test_a_start_with_two_own_pieces_admits_no_exit() -> None:
    """The 5 moves another piece."""
    played = table("Y 5 5 30 home; R home; turn Y", 5)
    assert refusals(played, "Y4", 5) == ["TRA-15"]
    assert moves(played) == {("Y1", "10"), ("Y2", "10"), ("Y3", "35")}


@near_miss("TRA-15")
def test_with_one_own_piece_it_does() -> None:
    """The two are a barrier then."""
    played = table("Y 5 6 30 home; R home; turn Y", 5)
    assert "barrier" in kinds(played.play(("Y4", 5)))
    assert places(played, "Y1", "Y4") == ["5", "5"]


@bites("TRA-16")
def test_after_the_lap_comes_the_column_and_the_goal_needs_the_exact_count() -> None:
    """Three squares to go: a 4 is refused."""
    assert moves(table("Y 66; R home; turn Y", 4)) == {("Y1", "c2")}
    played = table("Y c5 20 home*2; R home; turn Y", 4)
    assert refusals(played, "Y1", 4) == ["TRA-16"]


@near_miss("TRA-16")
def test_with_the_exact_count_it_is_in() -> None:
    """And another colour passes the column by."""
    played = table("Y c5 home*3; R home; turn Y", 3)
    assert told(played.play(("Y1", 3)), "goal") == [("Y1", "TRA-16")]
    assert moves(table("Y home; R 66; turn R", 4)) == {("R1", "2")}


@bites("TRA-17")
def test_reaching_the_goal_counts_10_with_another_piece() -> None:
    """Not with one at home, nor with the one that arrived."""
    played = table("Y c5 20 home*2; R home; turn Y", 3)
    events = played.play(("Y1", 3))
    assert [statement for _, statement in told(events, "bonus")] == ["TRA-17"]
    assert (played.pending, moves(played)) == ((10,), {("Y2", "30")})
    assert "TRA-17" in refusals(played, "Y1", 10)
    assert refusals(played, "Y3", 10) != []


@near_miss("TRA-17")
@pytest.mark.parametrize("other", ["20 home*2; R 30 30", "c1 home*2; R home", "home*3; R 5"])
def test_if_none_can_make_the_whole_of_it_it_is_lost(other: str) -> None:
    """A barrier, the goal too near, or nobody on the board."""
    played = table(f"Y c5 {other}; turn Y", 3)
    events = played.play(("Y1", 3))
    assert [statement for _, statement in told(events, "bonus-lost")] == ["TRA-17"]
    assert played.turn == "R"


@bites("TRA-18")
def test_if_no_piece_can_make_the_whole_move_the_turn_passes() -> None:
    """Nothing moves; but a 6 throws again all the same."""
    played = table("Y c6 8 home*2; R 12 12; turn Y", 4)
    assert played.legal_moves() == ()
    assert told(played.pass_turn(), "pass") == [(None, "TRA-18")]
    assert (places(played, "Y1", "Y2"), played.turn) == (["c6", "8"], "R")
    six = table("Y c6 8 home*2; R 12 12; turn Y", 6)
    six.pass_turn()
    assert (six.turn, six.phase) == ("Y", "throw")


@near_miss("TRA-18")
def test_while_a_piece_can_move_nobody_passes() -> None:
    """Refused, and nothing has changed; and a switch ends the turn after an idle 6."""
    played = table("Y c6 8 home*2; R 13 13; turn Y", 4)
    with pytest.raises(pw.IllegalMove) as refused:
        played.pass_turn()
    assert refused.value.explanation.violations[0].statement == "TRA-18"
    assert (played.turn, moves(played)) == ("Y", {("Y2", "12")})
    six = table("Y c6 8 home*2; R 12 12; turn Y", 6, idle_six="ends_turn")
    six.pass_turn()
    assert six.turn == "R"


@bites("TRA-19")
def test_the_first_with_four_in_the_goal_wins() -> None:
    """The game is over, unless the others chose to play on."""
    played = table("Y c5 goal*3; R 40; B 30; turn Y", 3)
    assert [statement for _, statement in told(played.play(("Y1", 3)), "win")] == ["TRA-19"]
    assert (played.phase, played.legal_moves()) == ("over", ())
    assert played.outcome is not None
    assert played.outcome.winners == ("Y",)


@bites("TRA-19")
def test_the_others_may_play_on_for_the_places() -> None:
    """Yellow's turns are skipped; blue comes second, and red is left."""
    position = pw.Position.parse("tradicional; Y c5 goal*3; B c5 goal*3; R 40 home*3; turn Y")
    played = pw.Game.from_position(position, seed=1, play_on=True)
    played.throw(3)
    played.play(("Y1", 3))
    assert (played.outcome, played.turn) == (None, "B")
    passed(played, 6)
    passed(played, 4)
    assert played.turn == "R"
    played.throw(1)
    played.play(("R1", 1))
    assert played.turn == "B"
    played.throw(3)
    played.play(("B1", 3))
    assert played.outcome is not None
    assert (played.outcome.winners, played.outcome.places) == (("Y",), ("Y", "B", "R"))


@near_miss("TRA-19")
def test_three_in_the_goal_do_not_win_and_of_two_nobody_plays_on() -> None:
    """The last one has no rival left."""
    three = table("Y c5 30 goal*2; R 40; turn Y", 3)
    three.play(("Y1", 3))
    assert three.outcome is None
    position = pw.Position.parse("tradicional; Y c5 goal*3; R 40; turn Y")
    two = pw.Game.from_position(position, seed=1, play_on=True)
    two.throw(3)
    two.play(("Y1", 3))
    assert two.phase == "over"


@bites("TRA-20")
@pytest.mark.parametrize("square", [12, 17, 22, 39])
def test_nothing_is_captured_on_a_safe_or_start_square(square: int) -> None:
    """A start of anybody."""
    played = table(f"Y {square - 4}; R {square}; turn Y", 4)
    assert captures(played, "Y1") == {()}
    events = played.play(("Y1", 4))
    assert "capture" not in kinds(events)
    assert places(played, "Y1", "R1") == [str(square), str(square)]


@near_miss("TRA-20")
@pytest.mark.parametrize("square", [13, 21, 23])
def test_right_beside_one_it_is(square: int) -> None:
    """The squares before and after are ordinary."""
    assert captures(table(f"Y {square - 4}; R {square}; turn Y", 4), "Y1") == {("R1",)}


def begin_the_worked_round() -> pw.Game:
    """Ana has yellow, Luis red."""
    return pw.Game("tradicional", players="YR", starter="Y", seed=1)


@bites("TRA-21")
def test_the_worked_round_begins_with_two_on_the_start() -> None:
    """A 5 brings two out; a 6 opens their barrier; a 3 moves the same piece on."""
    played = begin_the_worked_round()
    played.throw(5)
    played.play(next(m for m in played.legal_moves() if m.pieces == ("Y1", "Y2")))
    assert places(played, "Y1", "Y2", "Y3", "Y4") == ["5", "5", "home", "home"]
    passed(played, 3)
    played.throw(6)
    assert moves(played) == {("Y1", "11"), ("Y2", "11")}
    played.play(("Y1", 6))
    assert (played.turn, played.phase) == ("Y", "throw")
    played.throw(3)
    assert moves(played) == {("Y1", "14"), ("Y2", "8")}
    played.play(("Y1", 3))
    assert (places(played, "Y1", "Y2"), played.turn) == (["14", "5"], "R")


@bites("TRA-21")
@pytest.mark.parametrize(("barred", "counted"), [("home*2", True), ("17 17", False)])
def test_later_red_is_captured_and_20_counted_or_lost(barred: str, counted: bool) -> None:
    """Lost where a barrier of red's stops each yellow piece."""
    played = table(f"Y 10 14 home*2; R 13 {barred} home; turn Y", 3)
    events = played.play(("Y1", 3))
    assert told(events, "capture") == [("R1", "TRA-12")]
    assert bool(told(events, "bonus-lost")) is not counted
    assert moves(played) == ({("Y1", "33"), ("Y2", "34")} if counted else set())
    assert played.turn == ("Y" if counted else "R")


@bites("TRA-21")
def test_at_last_a_5_cannot_enter_the_goal_with_three_to_go() -> None:
    """Another piece may use it; once in, 10 is counted with another."""
    played = table("Y c5 14 home*2; R home; turn Y", 5)
    assert refusals(played, "Y1", 5) == ["TRA-16"]
    assert {("Y2", "19"), ("Y3", "5")} <= moves(played)
    entered = table("Y c5 14 home*2; R home; turn Y", 3)
    entered.play(("Y1", 3))
    assert moves(entered) == {("Y2", "24")}


@near_miss("TRA-21")
def test_with_one_piece_out_already_the_round_goes_otherwise() -> None:
    """The 5 brings out one; there is no barrier that the 6 must open."""
    played = table("Y 30 home*3; R home; turn Y", 5)
    played.play(("Y2", 5))
    passed(played, 3)
    played.throw(6)
    assert moves(played) == {("Y1", "36"), ("Y2", "11")}


def play_out(players: str, seed: int, plies: int) -> pw.Game:
    """Play a game in which the first move that is listed is played always."""
    played = pw.Game("tradicional", players=players, seed=seed)
    for _ in range(plies):
        if played.phase == "over":
            break
        if played.phase == "throw":
            played.throw()
        elif played.legal_moves():
            played.play(played.legal_moves()[0])
        else:
            played.pass_turn()
    return played


@bites("TRA-22")
def test_how_long_a_game_lasts_is_measured_by_playing() -> None:
    """It ends, and its record counts the throws."""
    played = play_out("YR", seed=1, plies=20_000)
    assert played.outcome is not None
    throws = [action for action in played.record.actions if action.startswith("throw")]
    assert 50 < len(throws) < 10_000


@near_miss("TRA-22")
def test_a_game_that_is_cut_short_tells_no_length() -> None:
    """It has no outcome."""
    assert play_out("YR", seed=1, plies=100).outcome is None


@bites("TRA-23")
def test_two_dice_are_a_house_rule_without_a_source() -> None:
    """Each die moves after the other, in either order."""
    played = game("dos_dados; Y 8 30 home*2; R home; turn Y", 3, 4)
    assert list(played.pending) == [3, 4]
    assert moves(played) == {("Y1", "11"), ("Y2", "33"), ("Y1", "12"), ("Y2", "34")}
    played.play(("Y1", 4))
    assert (played.turn, list(played.pending)) == ("Y", [3])
    played.play(("Y1", 3))
    assert (places(played, "Y1"), played.turn) == (["15"], "R")


@bites("TRA-23")
@pytest.mark.parametrize("throw", [(5, 1), (1, 5), (2, 3), (4, 1)])
def test_a_5_on_either_die_or_of_both_together_leaves_home(throw: tuple[int, int]) -> None:
    """The move tells which dice it uses up."""
    played = game("dos_dados; Y home; R home; turn Y", *throw)
    used: tuple[int, ...] = (5,) if 5 in throw else throw
    assert {(move.target, move.counts) for move in played.legal_moves()} == {("5", used)}
    played.play(("Y1", 5))
    assert places(played, "Y1") == ["5"]
    assert played.turn == ("Y" if 5 in throw else "R")


@bites("TRA-23")
def test_a_double_throws_again_and_the_third_is_penalised() -> None:
    """The last piece moved goes home, as after a third 6."""
    played = game("dos_dados; Y 8 home*3; R home; turn Y")
    for count in (1, 2):
        played.throw(count, count)
        played.play(("Y1", count))
        played.play(("Y1", count))
        assert (played.turn, played.phase) == ("Y", "throw")
    events = played.throw(4, 4)
    assert [piece for piece, _ in told(events, "penalty")] == ["Y1"]
    assert (places(played, "Y1"), played.legal_moves()) == (["home"], ())
    played.pass_turn()
    assert played.turn == "R"


@near_miss("TRA-23")
def test_two_different_dice_throw_once_and_the_plain_game_has_one() -> None:
    """3 and 4 end the turn; `tradicional` takes one number."""
    played = game("dos_dados; Y 8 home*3; R home; turn Y", 3, 4)
    played.play(("Y1", 3))
    played.play(("Y1", 4))
    assert played.turn == "R"
    dice = [dict(rules.switches())["dice"] for rules in (TRADICIONAL, played.ruleset)]
    assert dice == [1, 2]
