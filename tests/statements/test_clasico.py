"""CLA-01 to CLA-22: where each statement bites, and a near miss that differs in one thing."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from parchis_widgets.board.parchis import SAFE_SQUARES, STARTS
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

CLASICO = pw.ruleset("clasico")


@bites("CLA-01")
def test_the_board_has_68_squares_12_safe_ones_and_four_starts() -> None:
    """A piece goes round by 63 steps from its start to its tip, then 7 and the goal."""
    assert (len(SAFE_SQUARES), len(STARTS)) == (12, 4)
    assert set(STARTS) <= SAFE_SQUARES
    assert moves(game("clasico; Y 68 c7 home*2; R home; turn Y", 1)) == {
        ("Y1", "c1"),
        ("Y2", "goal"),
    }


@near_miss("CLA-01")
def test_a_barrier_opens_when_one_of_its_pieces_moves() -> None:
    """One red piece left on the square bars nobody."""
    assert refusals(game("clasico; Y 8; R 12 12; turn Y", 4), "Y1", 4) == ["CLA-16"]
    assert refusals(game("clasico; Y 8; R 12 13; turn Y", 4), "Y1", 4) == []


@bites("CLA-02")
def test_with_bridges_on_safe_squares_only_two_pieces_elsewhere_bar_nobody() -> None:
    """They stand together, may be passed, and fill the square."""
    rules = CLASICO.replace(barriers="safe_squares")
    played = game("Y 8 home*3; R 10 10; turn Y", 4, rules=rules)
    assert refusals(played, "Y1", 4) == []
    assert refusals(game("Y 8 home*3; R 10 10; turn Y", 2, rules=rules), "Y1", 2) == ["CLA-14"]


@near_miss("CLA-02")
def test_on_a_safe_square_they_are_a_bridge_all_the_same() -> None:
    """12 is safe: nobody passes."""
    rules = CLASICO.replace(barriers="safe_squares")
    assert refusals(game("Y 8; R 12 12; turn Y", 5, rules=rules), "Y1", 5) == ["CLA-02"]
    apart = rules.replace(pairs_off_safes="forbidden")
    assert refusals(game("Y 8 10; R home; turn Y", 2, rules=apart), "Y1", 2) == ["CLA-02"]
    assert refusals(game("Y 8 12; R home; turn Y", 4, rules=apart), "Y1", 4) == []


@bites("CLA-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_with_four_pieces_each(players: int) -> None:
    """Each has four pieces at home and one die."""
    played = pw.Game("clasico", players=players, seed=1)
    assert len(played.players) == players
    assert all(played.position[f"{colour}4"] == "home" for colour in played.players)


@near_miss("CLA-03")
@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_do_not_play(players: int) -> None:
    """The refusal says how many do."""
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        pw.Game("clasico", players=players)


@near_miss("CLA-03")
@pytest.mark.parametrize("throw", [(0,), (7,), (3, 5)])
def test_there_is_one_die_with_six_faces(throw: tuple[int, ...]) -> None:
    """No 0, no 7, no second die; and nothing has been thrown then."""
    played = game("clasico; Y 8 20 30 40; R home; turn Y")
    with pytest.raises(ValueError, match=r"shows 1 to 6|expected 1 number"):
        played.throw(*throw)
    assert played.phase == "throw"


@bites("CLA-04")
def test_the_fourth_piece_in_the_goal_wins_at_once() -> None:
    """The game is over; the 10 of the last piece is not counted."""
    played = game("clasico; Y c5 goal*3; R 40; turn Y", 3)
    events = played.play(("Y1", 3))
    assert told(events, "win") == [(None, "CLA-04")]
    assert told(events, "bonus") == []
    assert played.outcome is not None
    assert played.outcome.winners == ("Y",)
    assert played.phase == "over"


@bites("CLA-04")
def test_nobody_plays_on_after_that() -> None:
    """The places are another source's; so are a clock and leaving."""
    with pytest.raises(ValueError, match="play_on"):
        pw.Game("clasico", play_on=True)
    for switch in ("turn_seconds", "leaving"):
        assert dict(CLASICO.switches())[switch] in {"none", "no"}


@near_miss("CLA-04")
def test_three_pieces_in_the_goal_do_not_win() -> None:
    """One is still on its way."""
    played = game("clasico; Y c5 c2 goal*2; R 40; turn Y", 3)
    played.play(("Y1", 3))
    assert played.outcome is None


@near_miss("CLA-04")
def test_nor_do_four_of_which_one_is_in_the_column_yet() -> None:
    """The last one is on c7, one square short."""
    played = game("clasico; Y c5 goal*3; R 40; turn Y", 2)
    played.play(("Y1", 2))
    assert (played.outcome, played.turn, places(played, "Y1")) == (None, "R", ["c7"])


@bites("CLA-05")
def test_the_lowest_throw_starts_and_turns_go_clockwise() -> None:
    """Blue threw the 1; clockwise from blue comes yellow, then green, then red."""
    played = pw.Game("clasico", players=4, opening=[3, 1, 4, 6], seed=1)
    order = []
    for _ in range(4):
        order.append(played.turn)
        played.throw(1)
        played.pass_turn()
    assert order == ["B", "Y", "G", "R"]


@near_miss("CLA-05")
def test_a_tie_among_the_highest_decides_nothing_one_among_the_lowest_throws_again() -> None:
    """Yellow and red tie with 2 and throw again; blue and green are out."""
    assert pw.Game("clasico", opening=[1, 6, 2, 6], seed=1).turn == "Y"
    assert pw.Game("clasico", opening=[2, 6, 2, 6, 5, 3], seed=1).turn == "R"
    first = CLASICO.replace(starter_ties="seat_order")
    assert pw.Game(first, opening=[2, 6, 2, 6], seed=1).turn == "Y"


@bites("CLA-05")
def test_three_play_clockwise_too() -> None:
    """Green is missing: yellow, red, blue."""
    played = pw.Game("clasico", players=3, opening=[2, 4, 3], seed=1)
    order = []
    for _ in range(4):
        order.append(played.turn)
        passed(played, 1)
    assert order == ["Y", "R", "B", "Y"]


@bites("CLA-06")
def test_only_a_5_brings_a_piece_from_home() -> None:
    """With no piece out any other throw moves nothing."""
    played = game("clasico; Y home; R home; turn Y", 4)
    assert played.legal_moves() == ()
    assert refusals(played, "Y1", 4) == ["CLA-06"]


@near_miss("CLA-06")
def test_a_5_brings_it_to_its_start() -> None:
    """Yellow's start is 5; every piece at home may be the one."""
    played = game("clasico; Y home; R home; turn Y", 5)
    assert moves(played) == {(f"Y{n}", "5") for n in range(1, 5)}
    assert told(played.play(("Y2", 5)), "exit") == [("Y2", "CLA-06")]


@near_miss("CLA-06")
def test_a_5_brings_out_one_even_with_all_four_at_home() -> None:
    """Two at once is another source's rule."""
    played = game("clasico; Y home; R home; turn Y", 5)
    assert {move.pieces for move in played.legal_moves()} == {(f"Y{n}",) for n in range(1, 5)}
    played.play(("Y2", 5))
    assert places(played, "Y1", "Y2", "Y3", "Y4") == ["home", "5", "home", "home"]
    assert played.turn == "R"


@bites("CLA-07")
def test_pieces_run_counter_clockwise_one_piece_a_throw() -> None:
    """From 67 by 3 to the second square of the column; the other piece stays."""
    played = game("clasico; Y 67 20; R 66 home*3; turn Y", 3)
    assert moves(played) == {("Y1", "c2"), ("Y2", "23")}
    played.play(("Y1", 3))
    assert (played.turn, places(played, "Y1", "Y2")) == ("R", ["c2", "20"])
    assert moves(game("clasico; Y 60; R 67 home*3; turn R", 3)) == {("R1", "2")}


@near_miss("CLA-07")
def test_a_throw_is_not_split_nor_another_number_counted() -> None:
    """4 was thrown: 2 with one piece and 2 with the other is not playing."""
    assert refusals(game("clasico; Y 8 20; R home; turn Y", 4), "Y1", 2) == ["CLA-07"]


@bites("CLA-08")
def test_with_no_piece_at_home_a_6_counts_7() -> None:
    """A piece in the goal counts as out."""
    played = game("clasico; Y 8 20 30 goal; R home; turn Y", 6)
    assert played.pending == (7,)
    assert ("Y1", "15") in moves(played)
    assert refusals(played, "Y1", 6) == ["CLA-08"]


@near_miss("CLA-08")
def test_with_a_piece_at_home_it_counts_6() -> None:
    """And 7 is refused."""
    played = game("clasico; Y 8 20 30 home; R home; turn Y", 6)
    assert played.pending == (6,)
    assert refusals(played, "Y1", 7) == ["CLA-08"]


@near_miss("CLA-08")
def test_the_7_is_all_that_the_6_can_be() -> None:
    """Six squares from the goal it is too much, and 6 is not on offer."""
    played = game("clasico; Y c2 goal*3; R home; turn Y", 6)
    assert played.legal_moves() == ()
    assert refusals(played, "Y1", 7) == ["CLA-20"]
    assert refusals(played, "Y1", 6) == ["CLA-08"]
    seven = game("clasico; Y c1 goal*3; R home; turn Y", 6)
    assert moves(seven) == {("Y1", "goal")}


@bites("CLA-09")
def test_a_5_must_bring_a_piece_out() -> None:
    """Moving another piece by 5 is refused while one can leave home."""
    played = game("clasico; Y 8 home*3; R home; turn Y", 5)
    assert movers(played) == {"Y2", "Y3", "Y4"}
    assert refusals(played, "Y1", 5) == ["CLA-09"]


@near_miss("CLA-09")
def test_unless_that_is_impossible() -> None:
    """Two own pieces on the start: the 5 moves any piece."""
    played = game("clasico; Y 5 5 8 home; R home; turn Y", 5)
    assert moves(played) == {("Y1", "10"), ("Y2", "10"), ("Y3", "13")}
    free = game("Y 8 home*3; R home; turn Y", 5, rules=CLASICO.replace(exit_on_five="optional"))
    assert refusals(free, "Y1", 5) == []


@near_miss("CLA-09")
def test_another_number_leaves_the_choice() -> None:
    """A 4 is no duty; nor is a 5 with nobody at home."""
    assert movers(game("clasico; Y 8 20 home*2; R home; turn Y", 4)) == {"Y1", "Y2"}
    assert movers(game("clasico; Y 8 20 goal*2; R home; turn Y", 5)) == {"Y1", "Y2"}


@bites("CLA-10")
def test_a_6_throws_again() -> None:
    """After its move the same player throws; also when its pieces in play are blocked."""
    played = game("clasico; Y 8 home*3; R home; turn Y", 6)
    assert told(played.play(("Y1", 6)), "throw-again") == [(None, "CLA-10")]
    assert (played.turn, played.phase) == ("Y", "throw")
    blocked = game("clasico; Y 8 home*3; R 14 14 home*2; turn Y", 6)
    blocked.pass_turn()
    assert (blocked.turn, blocked.phase) == ("Y", "throw")


@near_miss("CLA-10")
def test_another_number_does_not() -> None:
    """The turn passes; and a switch takes the second throw from a 6 that moves nothing."""
    played = game("clasico; Y 8 home*3; R home; turn Y", 4)
    played.play(("Y1", 4))
    assert played.turn == "R"
    rules = CLASICO.replace(idle_six="ends_turn")
    blocked = game("Y 8 home*3; R 14 14 home*2; turn Y", 6, rules=rules)
    blocked.pass_turn()
    assert blocked.turn == "R"


@bites("CLA-06")
@pytest.mark.parametrize("yellow", ["home", "goal*3 home"])
def test_with_no_piece_in_play_a_6_passes_the_turn(yellow: str) -> None:
    """At home or in the goal: neither is in play. By a switch it throws again."""
    idle = game(f"clasico; Y {yellow}; R home; turn Y", 6)
    idle.pass_turn()
    assert idle.turn == "R"
    again = game(f"Y {yellow}; R home; turn Y", 6, rules=CLASICO.replace(idle_six="again"))
    again.pass_turn()
    assert (again.turn, again.phase) == ("Y", "throw")


@near_miss("CLA-06")
def test_with_a_piece_in_its_column_a_6_throws_again() -> None:
    """It is in play, though the 6 is too much for it."""
    blocked = game("clasico; Y c4 home*3; R home; turn Y", 6)
    blocked.pass_turn()
    assert (blocked.turn, blocked.phase) == ("Y", "throw")


@bites("CLA-10")
def test_bonuses_are_counted_before_the_next_throw() -> None:
    """A capture by a 6: first the 20, then the throw; and after the third no fourth."""
    played = game("clasico; Y 8 home*3; R 14 home*3; turn Y", 6)
    assert "throw-again" not in kinds(played.play(("Y1", 6)))
    assert (played.phase, played.pending) == ("move", (20,))
    assert "throw-again" in kinds(played.play(("Y1", 20)))
    assert (played.turn, played.phase) == ("Y", "throw")
    third = game("clasico; Y c1 home*3; R home; turn Y; sixes 2; last Y1", 6)
    assert "throw-again" not in kinds(third.pass_turn())
    assert third.turn == "R"


@bites("CLA-11")
def test_the_third_6_sends_the_last_piece_moved_home() -> None:
    """It moves nothing, and the turn ends."""
    played = game("clasico; Y 8 30 home*2; R home; turn Y")
    for piece in ("Y1", "Y2"):
        played.throw(6)
        played.play((piece, 6))
    assert told(played.throw(6), "penalty") == [("Y2", "CLA-11")]
    assert places(played, "Y1", "Y2") == ["14", "home"]
    assert played.legal_moves() == ()
    assert refusals(played, "Y1", 6) == ["CLA-11"]
    played.pass_turn()
    assert played.turn == "R"


@bites("CLA-11")
def test_a_piece_that_counted_20_was_moved_last() -> None:
    """The capturing piece stays where it is."""
    played = game("clasico; Y 8 30 home*2; B 14 home*3; R home; turn Y; sixes 1", 6)
    played.play(("Y1", 6))
    played.play(("Y2", 20))
    assert told(played.throw(6), "penalty") == [("Y2", "CLA-11")]


@near_miss("CLA-11")
def test_unless_it_stands_in_its_column() -> None:
    """Or nothing has moved in this turn, or only two sixes were thrown."""
    safe = game("clasico; Y c2 30 home*2; R home; turn Y; sixes 2; last Y1", 6)
    assert places(safe, "Y1") == ["c2"]
    unmoved = game("clasico; Y 30 home*3; R home; turn Y; sixes 2", 6)
    assert places(unmoved, "Y1") == ["30"]
    second = game("clasico; Y 30 home*3; R home; turn Y; sixes 1; last Y1", 6)
    assert moves(second) == {("Y1", "36")}


@near_miss("CLA-11")
def test_a_switch_keeps_to_pieces_that_a_die_moved() -> None:
    """By default the piece that counted 20 was the last to move."""
    text = "Y 8 30 home*2; B 14 home*3; R home; turn Y; sixes 1"
    for last_moved_by, sent_home in (("anything", "Y2"), ("die", "Y1")):
        played = game(text, 6, rules=CLASICO.replace(last_moved_by=last_moved_by))
        played.play(("Y1", 6))
        played.play(("Y2", 20))
        assert told(played.throw(6), "penalty") == [(sent_home, "CLA-11")]


@near_miss("CLA-11")
def test_a_piece_that_moved_in_an_earlier_turn_stays() -> None:
    """In this one red has come to bar its way three times."""
    played = game("clasico; Y 8 home*3; R 18 17 home*2; turn Y", 4)
    played.play(("Y1", 4))
    played.throw(1)
    played.play(("R2", 1))
    for _ in range(2):
        passed(played, 6)
    assert told(played.throw(6), "penalty") == []
    assert places(played, "Y1") == ["12"]


@near_miss("CLA-11")
def test_three_6_that_are_not_of_one_turn_cost_nothing() -> None:
    """A 4 came in between."""
    played = game("clasico; Y 8 home*3; R home; turn Y; sixes 1; last Y1", 6)
    played.play(("Y1", 6))
    played.throw(4)
    played.play(("Y1", 4))
    passed(played, 1)
    assert told(played.throw(6), "penalty") == []
    assert moves(played) == {("Y1", "24")}


@bites("CLA-12")
def test_landing_on_a_single_rival_captures_it_and_counts_20() -> None:
    """Any own piece counts it, the capturing one too."""
    played = game("clasico; Y 8 30; B 11 home*3; turn Y", 3)
    events = played.play(("Y1", 3))
    assert told(events, "capture") == [("B1", "CLA-12")]
    assert places(played, "B1", "Y1") == ["home", "11"]
    assert played.pending == (20,)
    assert moves(played) == {("Y1", "31"), ("Y2", "50")}


@near_miss("CLA-12")
def test_passing_over_a_rival_captures_nothing() -> None:
    """And a 20 that nobody can count is lost."""
    played = game("clasico; Y 8 30; B 10 home*3; turn Y", 3)
    assert told(played.play(("Y1", 3)), "capture") == []
    lost = game("clasico; Y 8 home*3; R 11 12 12 home; turn Y", 3)
    assert told(lost.play(("Y1", 3)), "bonus-lost") == [(None, "CLA-12")]
    assert lost.turn == "R"
    another = game("Y 8 30; B 11; turn Y", 3, rules=CLASICO.replace(bonus_piece="another"))
    another.play(("Y1", 3))
    assert movers(another) == {"Y2"}
    assert refusals(another, "Y1", 20) == ["CLA-12"]
    declined = game("Y 8 30; B 11; turn Y", 3, rules=CLASICO.replace(bonus_use="optional"))
    declined.play(("Y1", 3))
    declined.pass_turn()
    assert declined.turn == "B"


@bites("CLA-12")
def test_the_20_runs_into_the_column_and_needs_a_free_way() -> None:
    """From 54 it ends on c6; from 60 it would pass the goal; from 30 it meets a barrier."""
    played = game("clasico; Y 8 54 60 30; R 11 50 50 home; turn Y", 3)
    played.play(("Y1", 3))
    assert moves(played) == {("Y1", "31"), ("Y2", "c6")}
    assert refusals(played, "Y3", 20) == ["CLA-20"]
    assert refusals(played, "Y4", 20) == ["CLA-16"]
    with pytest.raises(pw.IllegalMove):
        played.pass_turn()


@bites("CLA-13")
def test_a_piece_on_a_safe_square_is_not_captured() -> None:
    """The two share it, and bar nobody."""
    played = game("clasico; Y 8 home*3; B 12 home*3; R 10 home*3; turn Y", 4)
    assert told(played.play(("Y1", 4)), "capture") == []
    assert places(played, "Y1", "B1") == ["12", "12"]
    assert refusals(game(f"{played.position}".replace("turn B", "turn R"), 3), "R1", 3) == []


@near_miss("CLA-13")
def test_on_an_ordinary_square_it_is() -> None:
    """13 is not safe; and a third piece finds no room on a safe one."""
    played = game("clasico; Y 9 home*3; B 13 home*3; turn Y", 4)
    assert told(played.play(("Y1", 4)), "capture") == [("B1", "CLA-12")]
    third = game("clasico; Y 8 home*3; B 12 home*3; R 12 home*3; turn Y", 4)
    assert refusals(third, "Y1", 4) == ["CLA-14"]


@near_miss("CLA-13")
def test_a_5_may_share_a_rivals_start_but_not_capture_there() -> None:
    """22 is blue's start and safe for all."""
    played = game("clasico; Y 17 goal*3; R 22 home*3; B home; turn Y", 5)
    assert captures(played, "Y1") == {()}
    assert "capture" not in kinds(played.play(("Y1", 5)))


@bites("CLA-14")
def test_a_square_that_holds_two_pieces_cannot_be_landed_on() -> None:
    """Blue and red share 12."""
    played = game("clasico; Y 8 home*3; B 12; R 12; turn Y", 4)
    assert refusals(played, "Y1", 4) == ["CLA-14"]


@near_miss("CLA-14")
def test_but_it_can_be_passed() -> None:
    """Two colours are no barrier."""
    played = game("clasico; Y 9 home*3; B 12; R 12; turn Y", 4)
    assert moves(played) == {("Y1", "13")}


@bites("CLA-15")
@pytest.mark.parametrize(
    ("start", "victim"),
    [
        ("B 5; R 5", "R1"),
        ("B 5+; R 5", "B1"),
        ("B 5 5", "B2"),
    ],
)
def test_leaving_home_captures_the_last_rival_to_have_come_to_a_full_start(
    start: str, victim: str
) -> None:
    """And counts 20; this beats a rival barrier on the start."""
    played = game(f"clasico; Y home; {start}; turn Y", 5)
    assert told(played.play(("Y1", 5)), "capture") == [(victim, "CLA-15")]
    assert played.pending == (20,)


@bites("CLA-15")
def test_the_piece_that_came_out_may_count_the_20_or_it_is_lost() -> None:
    """A red barrier on 20 stops all of yellow's."""
    played = game("clasico; Y home; B 5; R 5; turn Y", 5)
    played.play(("Y1", 5))
    assert moves(played) == {("Y1", "25")}
    lost = game("clasico; Y home; B 5; R 5 20 20 home; turn Y", 5)
    assert told(lost.play(("Y1", 5)), "bonus-lost") == [(None, "CLA-12")]
    assert lost.turn == "R"


@bites("CLA-15")
@pytest.mark.parametrize(("first", "then"), [("R", "B"), ("G", "R")])
def test_who_came_last_is_remembered_from_play(first: str, then: str) -> None:
    """Each comes to 5 in its turn."""
    played = game(f"clasico; Y home; {first} 4; {then} 3; turn {first}", 1)
    played.play((f"{first}1", 1))
    played.throw(2)
    played.play((f"{then}1", 2))
    played.throw(5)
    assert captures(played, "Y1") == {(f"{then}1",)}


@bites("CLA-15")
def test_beside_an_own_piece_the_rival_goes() -> None:
    """One of the two is of another colour, whoever came last."""
    played = game("clasico; Y 5+ home*3; B 5; turn Y", 5)
    assert told(played.play(("Y2", 5)), "capture") == [("B1", "CLA-15")]


@near_miss("CLA-15")
def test_a_single_rival_on_the_start_stays() -> None:
    """The start is safe: the two share it. And a switch lets a rival barrier shut home."""
    played = game("clasico; Y home; B 5; turn Y", 5)
    assert told(played.play(("Y1", 5)), "capture") == []
    assert places(played, "Y1", "B1") == ["5", "5"]
    rules = CLASICO.replace(exit_beats_barrier=False)
    assert refusals(game("Y home; B 5 5; turn Y", 5, rules=rules), "Y1", 5) == ["CLA-16"]


@bites("CLA-16")
@pytest.mark.parametrize("barrier", ["R 12 12", "R home; B 12 12"])
def test_nobody_passes_or_lands_on_a_barrier(barrier: str) -> None:
    """From 8 a 4 lands on it and a 5 would pass it."""
    for count in (4, 5):
        played = game(f"clasico; Y 8 20 30 40; {barrier}; turn Y", count)
        explanation = played.explain(("Y1", count))
        assert [v.statement for v in explanation.violations] == ["CLA-16"]
        assert explanation.violations[0].squares == ("12",)
        assert "Y1" not in {move.piece for move in explanation.instead}


@bites("CLA-16")
def test_a_barrier_stops_its_own_colour_too() -> None:
    """Also in the column, and for a count of 20."""
    assert refusals(game("clasico; Y 8 12 12 goal; R home; turn Y", 5), "Y1", 5) == ["CLA-16"]
    assert refusals(game("clasico; Y c1 c3 c3 goal; R home; turn Y", 3), "Y1", 3) == ["CLA-16"]
    bonus = game("clasico; Y 8 20 20 goal; R home; turn Y; bonus 20")
    assert refusals(bonus, "Y1", 20) == ["CLA-16"]


@near_miss("CLA-16")
def test_a_piece_may_stop_right_before_a_barrier() -> None:
    """And two colours on one square bar nobody; a switch frees the column."""
    assert refusals(game("clasico; Y 8; R 12 12; turn Y", 3), "Y1", 3) == []
    assert refusals(game("clasico; Y 8; R 12; B 12; turn Y", 5), "Y1", 5) == ["CLA-09"]
    assert refusals(game("clasico; Y 8 9 9 goal; R 12; B 12; turn Y", 5), "Y2", 5) == []
    rules = CLASICO.replace(column_barrier=False)
    assert refusals(game("Y c1 c3 c3 goal; R home; turn Y", 3, rules=rules), "Y1", 3) == []
    assert refusals(game("Y c1 c3 c3 goal; R home; turn Y", 2, rules=rules), "Y1", 2) == ["CLA-14"]


@near_miss("CLA-16")
def test_once_it_is_opened_it_stops_nobody() -> None:
    """Red moves one piece of it away by a 6 and on by a 1; then yellow passes the other."""
    played = game("clasico; Y 8 home*3; R 12 12 home*2; turn R")
    for count in (6, 1):
        played.throw(count)
        played.play(("R1", count))
    played.throw(6)
    assert moves(played) == {("Y1", "14")}


@bites("CLA-17")
def test_an_own_barrier_on_the_start_keeps_its_colour_at_home() -> None:
    """With a 5 the rest stays where it is."""
    played = game("clasico; Y 5 5 home*2; R home; turn Y", 5)
    assert refusals(played, "Y3", 5) == ["CLA-17"]


@near_miss("CLA-17")
def test_a_single_own_piece_does_not() -> None:
    """The next one joins it: then they are a barrier."""
    played = game("clasico; Y 5 home*3; R home; turn Y", 5)
    assert told(played.play(("Y2", 5)), "barrier") == [("Y2", "CLA-16")]


@near_miss("CLA-17")
def test_a_barrier_of_a_rival_there_does_not() -> None:
    """Leaving home captures the last of the two, and its owner's barrier is gone."""
    played = game("clasico; Y home; R 5 5; turn Y", 5)
    assert refusals(played, "Y1", 5) == []
    played.play(("Y1", 5))
    assert places(played, "Y1", "R1", "R2") == ["5", "5", "home"]


@bites("CLA-18")
def test_a_6_must_open_a_barrier() -> None:
    """Another piece may not use it; also when it counts 7."""
    played = game("clasico; Y 20 20 40 home; R home; turn Y", 6)
    assert movers(played) == {"Y1", "Y2"}
    assert refusals(played, "Y3", 6) == ["CLA-18"]
    seven = game("clasico; Y 20 20 40 goal; R home; turn Y", 6)
    assert refusals(seven, "Y3", 7) == ["CLA-18"]


@bites("CLA-18")
def test_also_one_in_the_column_and_of_several_the_player_chooses() -> None:
    """From c1 a 6 reaches c7."""
    assert movers(game("clasico; Y c1 c1 40 home; R home; turn Y", 6)) == {"Y1", "Y2"}
    free = CLASICO.replace(column_barrier=False)
    column = game("Y c1 c1 40 home; R home; turn Y", 6, rules=free)
    assert movers(column) == {"Y1", "Y2", "Y3"}
    two = game("clasico; Y 20 20 40 40; R home; turn Y", 6)
    assert movers(two) == {"Y1", "Y2", "Y3", "Y4"}


@near_miss("CLA-18")
def test_a_count_of_20_after_a_6_is_not_bound() -> None:
    """Only the die's move is."""
    played = game("clasico; Y 20 20 41 home; R 26 home*3; turn Y", 6)
    played.play(("Y1", 6))
    pair = game("clasico; Y 20 20 41 home; R home; turn Y; bonus 20; sixes 1")
    assert movers(pair) == {"Y1", "Y2", "Y3"}
    assert movers(played) == {"Y1", "Y2", "Y3"}


@near_miss("CLA-18")
def test_only_if_a_piece_of_a_barrier_can_make_the_move() -> None:
    """A barrier that is itself shut in binds nobody; nor does another number."""
    shut = game("clasico; Y 20 20 40 home; R 24 24; turn Y", 6)
    assert movers(shut) == {"Y3"}
    assert movers(game("clasico; Y 20 20 40 home; R home; turn Y", 4)) == {"Y1", "Y2", "Y3"}
    mixed = game("clasico; Y 22 40 home*2; B 22; R home; turn Y", 6)
    assert movers(mixed) == {"Y1", "Y2"}


@near_miss("CLA-18")
def test_a_new_barrier_may_be_formed_unless_switched_off() -> None:
    """From 20 by 6 onto an own piece on 26."""
    text = "Y 20 20 26 home; R home; turn Y"
    assert movers(game(f"clasico; {text}", 6)) == {"Y1", "Y2"}
    rules = CLASICO.replace(reform_barrier=False)
    assert movers(game(text, 6, rules=rules)) == {"Y3"}
    assert refusals(game(text, 6, rules=rules), "Y1", 6) == ["CLA-18"]


@bites("CLA-19")
def test_after_the_lap_a_piece_turns_into_its_own_column() -> None:
    """Yellow from 68, blue from 17."""
    assert moves(game("clasico; Y 67; B home; turn Y", 2)) == {("Y1", "c1")}
    assert moves(game("clasico; Y home; B 16 home*3; turn B", 3)) == {("B1", "c2")}


@near_miss("CLA-19")
def test_a_piece_passes_the_columns_of_others() -> None:
    """Yellow goes on from 17 to 18; and no position holds it in another's way."""
    assert moves(game("clasico; Y 16; B home; turn Y", 2)) == {("Y1", "18")}
    with pytest.raises(ValueError, match="yellow 1 never stands on square 2"):
        pw.Position.parse("clasico; Y 2; B home")


@bites("CLA-20")
def test_the_goal_needs_the_exact_count() -> None:
    """Three squares to go: a 4 is too much."""
    played = game("clasico; Y c5 20 home*2; R home; turn Y", 4)
    assert refusals(played, "Y1", 4) == ["CLA-20"]
    assert moves(played) == {("Y2", "24")}


@near_miss("CLA-20")
def test_the_exact_count_enters() -> None:
    """And less goes on in the column."""
    played = game("clasico; Y c5 home*3; R home; turn Y", 3)
    assert told(played.play(("Y1", 3)), "goal") == [("Y1", "CLA-20")]
    assert moves(game("clasico; Y c5 home*3; R home; turn Y", 2)) == {("Y1", "c7")}


@near_miss("CLA-20")
def test_a_20_enters_by_the_exact_count_too() -> None:
    """From 56 it is 20 to the goal; from 57 it is one too many."""
    assert moves(game("clasico; Y 56 57 home*2; R home; turn Y; bonus 20")) == {("Y1", "goal")}


@bites("CLA-21")
def test_a_piece_in_the_goal_counts_10_with_another() -> None:
    """One in play: not the one that arrived, none at home."""
    played = game("clasico; Y c5 20 c1 home; R home; turn Y", 3)
    assert told(played.play(("Y1", 3)), "bonus") == [("Y1", "CLA-21")]
    assert played.pending == (10,)
    assert moves(played) == {("Y2", "30")}
    assert refusals(played, "Y1", 10) == ["CLA-20", "CLA-21"]
    assert "CLA-21" in refusals(played, "Y4", 10)


@near_miss("CLA-21")
def test_if_no_other_can_count_it_the_10_is_lost() -> None:
    """The only other piece is too near its goal."""
    played = game("clasico; Y c5 c1 home*2; R home; turn Y", 3)
    events = played.play(("Y1", 3))
    assert told(events, "bonus-lost") == [(None, "CLA-21")]
    assert played.turn == "R"


@near_miss("CLA-21")
def test_the_square_before_the_goal_counts_nothing() -> None:
    """And by house rules the goal counts nothing, or a 20."""
    short = game("clasico; Y c5 20 home*2; R home; turn Y", 2)
    assert "bonus" not in kinds(short.play(("Y1", 2)))
    for squares, pending in ((0, ()), (20, (20,))):
        text = "Y c5 20 home*2; R home; turn Y"
        played = game(text, 3, rules=CLASICO.replace(goal_bonus=squares))
        played.play(("Y1", 3))
        assert played.pending == pending


@bites("CLA-22")
def test_a_20_that_captures_gives_another_20() -> None:
    """And one that reaches the goal gives a 10."""
    played = game("clasico; Y 8 30 home*2; B 28 home*3; turn Y; bonus 20")
    played.play(("Y1", 20))
    assert played.pending == (20,)
    goal = game("clasico; Y 60 30 home*2; B home; turn Y; bonus 20")
    assert "Y1" not in movers(goal)
    goal = game("clasico; Y 56 30 home*2; B home; turn Y; bonus 20")
    goal.play(("Y1", 20))
    assert goal.pending == (10,)


@near_miss("CLA-22")
def test_with_the_switch_off_a_count_wins_no_count() -> None:
    """And of two counts the oldest comes first, even if the newer could be counted."""
    rules = CLASICO.replace(bonus_chain=False)
    played = game("Y 8 30 home*2; B 28 home*3; turn Y; bonus 20", rules=rules)
    assert told(played.play(("Y1", 20)), "capture") == [("B1", "CLA-12")]
    assert played.turn == "B"
    two = game("clasico; Y 8 30 home*2; B home; turn Y; bonus 20 10")
    assert two.pending == (20,)
    assert refusals(two, "Y1", 10) == ["CLA-22"]


@bites("CLA-22")
def test_counts_chain_without_limit() -> None:
    """20 captures, 20 captures again, the third 20 enters the goal, the 10 is counted."""
    played = game("clasico; Y 7 56 home*2; R 10 30 home*2; B 50 home*3; turn Y", 3)
    played.play(("Y1", 3))
    for count, captured in ((20, "R2"), (20, "B1")):
        assert told(played.play(("Y1", count)), "capture") == [(captured, "CLA-12")]
        assert played.pending == (20,)
    events = played.play(("Y2", 20))
    assert kinds(events)[:3] == ["move", "goal", "bonus"]
    assert moves(played) == {("Y1", "60")}
    played.play(("Y1", 10))
    assert played.turn == "R"
