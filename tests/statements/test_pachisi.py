"""PAC-01 to PAC-18: where each statement bites, and a near miss that differs in one thing.

Yellow's 30 is red's 13, black's 64 and green's 47; its castles nearby are 29 and 38.
"""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from tests.statements.table import (
    CLOTH,
    bites,
    captures,
    cowries,
    going,
    kinds,
    movers,
    moves,
    near_miss,
    places,
    reasons,
    refusals,
    told,
)

pytestmark = pytest.mark.usefixtures("in_english")

CASTLES = (8, 12, 21, 25, 29, 38, 42, 46, 55, 59, 63, 72)
"""Those that yellow meets on its way."""
GRACES = (6, 10, 12, 25)


def reds(step: int) -> int:
    """Give red's number of a square of the rim that is yellow's step."""
    return step + 51 if step < 25 else step - 17


def turns(played: pw.Game, number: int) -> str:
    """Let so many players throw and decline to move; give whose turns they were."""
    order = ""
    for _ in range(number):
        order += played.turn
        played.throw(3)
        played.pass_turn()
    return order


# ---- players, way, winning -----------------------------------------------------------------


@bites("PAC-01")
def test_the_highest_throw_starts_and_turns_go_counter_clockwise() -> None:
    """Of yellow, red, black and green, black throws the 25; to its right sits green."""
    played = pw.Game("pachisi", players=4, opening=[2, 10, 25, 3], seed=1)
    assert turns(played, 5) == "KGYRK"


@near_miss("PAC-01")
def test_a_tie_among_the_highest_throws_again_and_one_among_the_lowest_decides_nothing() -> None:
    """Red and green throw 25; then green's 6 beats red's 4."""
    assert pw.Game("pachisi", opening=[2, 25, 3, 25, 4, 6], seed=1).turn == "G"
    assert pw.Game("pachisi", opening=[2, 2, 25, 2], seed=1).turn == "K"


@bites("PAC-01")
def test_nobody_moves_in_anothers_turn() -> None:
    """Not even a partner."""
    played = cowries("Y 30; R 20; K 20; turn Y", 3)
    for piece in ("R1", "K1", "G1"):
        assert reasons(played, piece, 3)[0] == ("not-your-turn", "PAC-01")


@near_miss("PAC-01")
def test_a_turn_later_red_may() -> None:
    """Yellow has moved."""
    played = cowries("Y 30; R 20; turn Y", 3)
    played.play(("Y1", 3))
    played.throw(3)
    assert reasons(played, "R1", 3) == []
    assert reasons(played, "Y1", 3) == [("not-your-turn", "PAC-01")]


@bites("PAC-02")
def test_two_players_play_a_team_each_and_all_else_is_unchanged() -> None:
    """The seats alternate as with four."""
    played = pw.Game("pachisi", players=2, starter="Y", seed=1)
    assert played.players == ("YK", "RG")
    assert turns(played, 5) == "YRKGY"


@near_miss("PAC-02")
def test_a_player_of_two_colours_moves_the_one_whose_turn_it_is() -> None:
    """Three do not play; four have a colour each."""
    text = "pachisi; Y 30; K 20; R home; G home; turn Y"
    played = pw.Game.from_position(pw.Position.parse(text), players=["YK", "RG"], seed=1)
    played.throw(3)
    assert moves(played) == {("Y1", "33")}
    assert reasons(played, "K1", 3) == [("not-your-turn", "PAC-01")]
    assert pw.Game("pachisi", players=4, starter="Y").players == tuple(CLOTH)
    with pytest.raises(ValueError, match="2 or 4 players"):
        pw.Game("pachisi", players=3)


@bites("PAC-03")
def test_the_way_runs_out_round_and_back() -> None:
    """All begin in the Charkoni; yellow leaves its middle at the tip, 8, and comes back from 76."""
    played = pw.Game("pachisi", starter="Y", seed=1)
    assert {played.position[f"{colour}{n}"] for colour in CLOTH for n in range(1, 5)} == {"home"}
    assert moves(cowries("Y 7 home*3; turn Y", 3)) == {("Y1", "10")}
    assert ("Y1", "78") in moves(cowries("Y 75 home*3; turn Y", 3))
    assert moves(cowries("Y 80 home*3; turn Y", 4)) == {("Y1", "goal")}


@bites("PAC-03")
@pytest.mark.parametrize("enemy", ["R 13", "G 47"])
def test_each_colour_counts_the_rim_from_its_own_arm(enemy: str) -> None:
    """A capture shows that its square is yellow's 30."""
    assert captures(cowries(f"Y 27 home*3; {enemy} home*3; turn Y", 3), "Y1") == {(f"{enemy[0]}1",)}


@near_miss("PAC-03")
def test_others_pass_by_the_middle_of_an_arm() -> None:
    """Yellow's tip is red's 59: red goes on along the rim, and yellow never meets it inside."""
    assert moves(cowries("R 58 home*3; turn R", 3)) == {("R1", "61")}
    assert captures(cowries("Y 27 home*3; R 14 home*3; turn Y", 3), "Y1") == {()}


@bites("PAC-03")
def test_a_piece_on_its_way_back_is_marked() -> None:
    """80 and 4 are one square, but are written and drawn in two ways."""
    back, out = cowries("Y 80 home*3; turn Y").position, cowries("Y 4 home*3; turn Y").position
    assert (back["Y1"], out["Y1"]) == ("80", "4")
    assert 'class="hollow"' in back._repr_svg_()
    assert 'class="hollow"' not in out._repr_svg_()


@bites("PAC-04")
def test_a_team_wins_with_all_eight_pieces_in_the_charkoni() -> None:
    """The last throw brings yellow's last piece home."""
    played = cowries("Y 80 goal*3; K goal*4; R 20; turn Y", 4)
    events = played.play(("Y1", 4))
    assert told(events, "win") == [(None, "PAC-04")]
    assert played.outcome is not None
    assert set(played.outcome.winners) == {"Y", "K"}
    assert played.phase == "over"


@bites("PAC-04")
def test_nobody_plays_on_after_that() -> None:
    """Not even those who were behind."""
    played = cowries("Y 80 goal*3; K goal*4; R 20; turn Y", 4)
    played.play(("Y1", 4))
    assert reasons(played, "R1", 3)[0] == ("game-over", "PAC-04")
    with pytest.raises(ValueError, match="over"):
        played.throw(3)


@near_miss("PAC-04")
def test_four_of_a_colour_do_not_win() -> None:
    """Black has one piece out: yellow's turns are skipped from now on."""
    played = cowries("Y 80 goal*3; K 30 goal*3; R 20; turn Y", 4)
    assert told(played.play(("Y1", 4)), "win") == []
    assert played.outcome is None
    assert "game-over" not in [code for code, _ in reasons(played, "R1", 3)]
    assert turns(played, 4) == "RKGR"


# ---- throwing ------------------------------------------------------------------------------


@bites("PAC-05")
@pytest.mark.parametrize(
    ("tails", "squares"), [(0, 6), (1, 10), (2, 2), (3, 3), (4, 4), (5, 25), (6, 12)]
)
def test_the_tails_of_six_cowries_give_the_move(tails: int, squares: int) -> None:
    """Whatever they count can be thrown."""
    played = cowries("Y 30 home*3; turn Y")
    assert played.ruleset.thrower.values[tails] == squares
    assert told(played.throw(squares), "throw") == [(None, "PAC-05")]


@near_miss("PAC-05")
@pytest.mark.parametrize("throw", [(0,), (1,), (5,), (7,), (30,), (3, 4)])
def test_they_count_nothing_else(throw: tuple[int, ...]) -> None:
    """And nothing has been thrown then."""
    played = cowries("Y 30 home*3; turn Y")
    with pytest.raises(ValueError, match="six cowries"):
        played.throw(*throw)
    assert played.phase == "throw"


@bites("PAC-05")
def test_a_throw_comes_before_a_move() -> None:
    """The cowries decide how far."""
    assert reasons(cowries("Y 30 home*3; turn Y"), "Y1", 3) == [("throw-first", "PAC-05")]


@near_miss("PAC-05")
def test_after_the_throw_it_is_a_move() -> None:
    """The same attempt."""
    assert reasons(cowries("Y 30 home*3; turn Y", 3), "Y1", 3) == []


@bites("PAC-06")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_first_piece_leaves_with_any_number(number: int) -> None:
    """Its count starts from the Charkoni, and any of the four may be the one."""
    played = cowries("turn Y", number)
    assert moves(played) == {(f"Y{n}", str(number)) for n in range(1, 5)}
    assert told(played.play(("Y3", number)), "exit") == [("Y3", "PAC-06")]


@bites("PAC-06")
def test_also_with_a_grace_or_a_sum_and_a_10_or_25_may_enter_instead() -> None:
    """6 + 3 are 9; a 25 runs to the castle at 25, or enters on 1."""
    assert {target for _, target in moves(cowries("turn Y", 6, 3))} == {"6", "3", "9"}
    assert {target for _, target in moves(cowries("turn Y", 25, 2))} == {"25", "1", "2", "27"}


@bites("PAC-06")
def test_its_way_from_the_charkoni_is_one_like_any_other() -> None:
    """It captures on its last square; red's castle on 12 bars the run to 25, not the entry on 1."""
    capturing = cowries("R 61 home*3; turn Y", 6, 4)
    assert {m.count: m.captures for m in capturing.legal_moves()} == {6: (), 4: (), 10: ("R1",)}
    barred = cowries("R 63 home*3; turn Y", 25, 2)
    assert {target for _, target in moves(barred)} == {"1", "2"}
    assert reasons(barred, "Y1", 27) == [("castle", "PAC-15")]


@near_miss("PAC-06")
def test_the_second_piece_does_not() -> None:
    """One is out: the 3 is its own."""
    played = cowries("turn Y", 6, 3)
    played.play(("Y1", 6))
    assert moves(played) == {("Y1", "9")}
    assert reasons(played, "Y2", 3) == [("not-entering", "PAC-07")]


@near_miss("PAC-06")
def test_nor_does_a_piece_when_the_first_has_been_sent_back() -> None:
    """All four are in the Charkoni, but the first has left once in this game."""
    assert moves(cowries("turn Y; entered Y", 3)) == set()
    assert moves(cowries("turn Y; entered R", 3)) != set()


@bites("PAC-07")
@pytest.mark.parametrize("entering", [10, 25])
def test_a_10_or_a_25_may_enter_a_piece_next_to_the_charkoni(entering: int) -> None:
    """It uses up the throw; the piece may run on with the others."""
    played = cowries("Y 30 home*3; turn Y", entering, 3)
    assert told(played.play(("Y2", entering)), "exit") == [("Y2", "PAC-07")]
    assert places(played, "Y1", "Y2") == ["30", "1"]
    assert played.pending == (3,)
    assert moves(played) == {("Y1", "33"), ("Y2", "4")}


@bites("PAC-07")
def test_if_wished() -> None:
    """The 10 may move the piece on the board as well; a 13 enters nobody."""
    played = cowries("Y 30 home*3; turn Y", 10, 3)
    assert moves(played) == {("Y1", "40"), ("Y1", "33"), ("Y1", "43")} | {
        (f"Y{n}", "1") for n in (2, 3, 4)
    }
    assert reasons(played, "Y2", 13) == [("not-entering", "PAC-07")]


@near_miss("PAC-07")
@pytest.mark.parametrize("grace", [6, 12])
def test_the_other_graces_enter_nobody(grace: int) -> None:
    """Nor does a sum of 10: 6 and 4."""
    played = cowries("Y 30 home*3; turn Y", grace, 4)
    assert movers(played) == {"Y1"}
    for count in (grace, 4, grace + 4):
        assert reasons(played, "Y2", count) == [("not-entering", "PAC-07")]


@near_miss("PAC-07")
def test_one_10_enters_one_piece() -> None:
    """Two of them enter two."""
    played = cowries("Y 30 home*3; turn Y", 10, 10, 3)
    played.play(("Y2", 10))
    assert ("Y3", "1") in moves(played)
    played.play(("Y3", 10))
    assert moves(played) == {("Y1", "33"), ("Y2", "4"), ("Y3", "4")}


@bites("PAC-08")
def test_the_player_chooses_among_its_pieces_on_the_board() -> None:
    """Three are out."""
    assert movers(cowries("Y 30 40 79 home; turn Y", 3)) == {"Y1", "Y2", "Y3"}


@near_miss("PAC-08")
def test_a_piece_off_the_board_is_not_among_them() -> None:
    """One is back in the Charkoni, one not out of it; and black is the partner's."""
    played = cowries("Y 30 40 goal home; K 30; turn Y", 3)
    assert movers(played) == {"Y1", "Y2"}
    assert reasons(played, "Y3", 3) == [("back-in-charkoni", "PAC-18")]
    assert reasons(played, "Y4", 3) == [("not-entering", "PAC-07")]


@bites("PAC-09")
@pytest.mark.parametrize("grace", GRACES)
def test_a_grace_throws_again(grace: int) -> None:
    """Before anything moves."""
    played = cowries("Y 30 home*3; turn Y")
    assert told(played.throw(grace), "throw-again") == [(None, "PAC-09")]
    assert (played.phase, played.turn, played.pending) == ("throw", "Y", ())


@near_miss("PAC-09")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_any_other_throw_is_the_last(number: int) -> None:
    """Also after a grace; and the turn ends when the throws are used."""
    played = cowries("Y 30 home*3; turn Y", 6)
    assert "throw-again" not in kinds(played.throw(number))
    assert (played.phase, played.pending) == ("move", (6, number))
    played.play(("Y1", 6 + number))
    assert played.turn == "R"


@bites("PAC-10")
def test_throws_may_be_added_up_or_used_apart() -> None:
    """6 and 3: by one piece or by two."""
    played = cowries("Y 30 31 home*2; turn Y", 6, 3)
    sums = {("Y1", "39"), ("Y2", "40")}
    assert moves(played) == {("Y1", "36"), ("Y1", "33"), ("Y2", "37"), ("Y2", "34")} | sums
    played.play(("Y2", 3))
    assert moves(played) == {("Y1", "36"), ("Y2", "40")}


@bites("PAC-10")
@pytest.mark.parametrize("count", [2, 5, 7, 12])
def test_they_may_not_be_divided(count: int) -> None:
    """6 and 3 make neither 2 nor 12."""
    played = cowries("Y 30 home*3; turn Y", 6, 3)
    assert reasons(played, "Y1", count) == [("no-sum", "PAC-10")]


@near_miss("PAC-10")
@pytest.mark.parametrize("count", [3, 6, 9])
def test_what_was_thrown_and_its_sum_may_be_counted(count: int) -> None:
    """But 9 only by both throws."""
    played = cowries("Y 30 home*3; turn Y", 6, 3)
    assert reasons(played, "Y1", count) == []
    assert reasons(played, "Y1", 9, 3) == [("no-sum", "PAC-10")]


@bites("PAC-10")
def test_all_throws_are_made_before_the_first_move() -> None:
    """After a grace, and after a capture, a throw is owed."""
    played = cowries("Y 27 home*3; R 16 home*3; turn Y", 6)
    assert reasons(played, "Y1", 6) == [("throw-owed", "PAC-10")]
    played.throw(2)
    played.play(("Y1", 6))
    assert reasons(played, "Y1", 2) == [("throw-owed", "PAC-10")]


@near_miss("PAC-10")
def test_once_it_is_made_nothing_is_owed() -> None:
    """A 2 ends the throwing."""
    assert reasons(cowries("Y 27 home*3; turn Y", 6, 2), "Y1", 6) == []


@bites("PAC-10")
def test_throws_added_up_are_one_move() -> None:
    """Only its last square captures, and its whole way has to be free."""
    passing = cowries("Y 30 home*3; R 19 home*3; turn Y", 6, 3)
    taken = {move.count: move.captures for move in passing.legal_moves()}
    assert taken == {6: ("R1",), 3: (), 9: ()}
    barred = cowries("Y 30 home*3; R 21 home*3; turn Y", 6, 3)
    assert moves(barred) == {("Y1", "36"), ("Y1", "33")}
    assert reasons(barred, "Y1", 9) == [("castle", "PAC-15")]


# ---- meeting -------------------------------------------------------------------------------


@bites("PAC-11")
def test_pieces_of_a_team_share_a_square() -> None:
    """Three of yellow and one of black; each still moves by itself."""
    played = cowries("Y 27 30 30 home; K 64 home*3; turn Y", 3)
    assert kinds(played.play(("Y1", 3))) == ["move", "turn"]
    assert places(played, "Y1", "Y2", "Y3", "K1") == ["30", "30", "30", "64"]
    apart = cowries("Y 30 30 home*2; turn Y", 3)
    assert {move.pieces for move in apart.legal_moves()} == {("Y1",), ("Y2",)}


@near_miss("PAC-11")
def test_pieces_of_two_teams_do_not() -> None:
    """Red's 13 is the same square: it is captured, and no position holds both."""
    played = cowries("Y 27 home*3; R 13 home*3; turn Y", 3)
    assert told(played.play(("Y1", 3)), "capture") == [("R1", "PAC-12")]
    with pytest.raises(ValueError, match="stand on one square"):
        cowries("Y 30 home*3; R 13 home*3; turn Y")


@bites("PAC-12")
def test_a_landing_captures_all_enemies_on_the_square() -> None:
    """Two of red and one of green go back to the Charkoni."""
    played = cowries("Y 27 home*3; R 13 13 home*2; G 47 home*3; turn Y", 3)
    events = played.play(("Y1", 3))
    assert {piece for piece, _ in told(events, "capture")} == {"R1", "R2", "G1"}
    assert {statement for _, statement in told(events, "capture")} == {"PAC-12"}
    assert places(played, "R1", "R2", "G1") == ["home"] * 3


@bites("PAC-12")
def test_they_enter_again_only_with_a_10_or_a_25() -> None:
    """Red was out once, so that no other number brings it out."""
    played = cowries("Y 27 home*3; R 13 home*3; turn Y", 3)
    played.play(("Y1", 3))
    played.throw(2)
    played.play(("Y1", 2))
    played.throw(4)
    assert (played.turn, moves(played)) == ("R", set())
    assert reasons(played, "R1", 4) == [("not-entering", "PAC-07")]
    played.pass_turn()
    again = cowries(str(played.position).replace("turn K", "turn R"), 10, 2)
    assert moves(again) == {(f"R{n}", "1") for n in range(1, 5)}


@near_miss("PAC-12")
@pytest.mark.parametrize("others", ["R 15", "R 17", "K 67"])
def test_passing_an_enemy_or_meeting_a_partner_captures_nothing(others: str) -> None:
    """Yellow lands on 33: red on the square before it or behind it, black on the same."""
    played = cowries(f"Y 30 home*3; {others} home*3; turn Y", 3)
    assert captures(played, "Y1") == {()}


@bites("PAC-13")
def test_a_capture_throws_again_at_once() -> None:
    """What it gives is added to the throws still to be used."""
    played = cowries("Y 27 home*3; R 13 home*3; turn Y", 6, 3)
    assert told(played.play(("Y1", 3)), "throw-again") == [(None, "PAC-13")]
    assert (played.phase, played.turn) == ("throw", "Y")
    played.throw(4)
    assert sorted(played.pending) == [4, 6]


@bites("PAC-13")
def test_two_captured_in_one_landing_throw_again_once() -> None:
    """One throw is owed, not two."""
    played = cowries("Y 27 home*3; R 13 13 home*2; turn Y", 3)
    played.play(("Y1", 3))
    played.throw(2)
    assert played.phase == "move"


@near_miss("PAC-13")
def test_a_landing_without_a_capture_does_not() -> None:
    """The partner's piece stays, and it is red's turn."""
    played = cowries("Y 27 home*3; K 64 home*3; turn Y", 3)
    assert kinds(played.play(("Y1", 3))) == ["move", "turn"]
    assert (played.phase, played.turn) == ("throw", "R")


@bites("PAC-14")
@pytest.mark.parametrize("before", ["Y 27x home*3; R 13", "Y 27 home*3; R 13 13"])
def test_a_piece_that_has_captured_two_is_crowned(before: str) -> None:
    """One by one or at once."""
    played = cowries(f"{before}; turn Y", 3)
    assert told(played.play(("Y1", 3)), "crown") == [("Y1", "PAC-14")]
    assert places(played, "Y1") == ["30q"]


@near_miss("PAC-14")
def test_a_piece_that_has_captured_one_is_not() -> None:
    """And two pieces with a capture each are two such pieces."""
    played = cowries("Y 27 27x home*2; R 13 home*3; turn Y", 3)
    assert told(played.play(("Y1", 3)), "crown") == []
    assert places(played, "Y1", "Y2") == ["30x", "27x"]


@near_miss("PAC-14")
def test_a_captured_piece_loses_what_it_had_captured() -> None:
    """It enters again without a mark."""
    played = cowries("Y 30x home*3; R 10; turn R", 3)
    played.play(("R1", 3))
    assert places(played, "Y1") == ["home"]


@bites("PAC-14")
def test_nobody_captures_a_queen() -> None:
    """Red may stand beside it, and still captures the ordinary piece there."""
    alone = cowries("Y 30q home*3; R 10; turn R", 3)
    assert captures(alone, "R1") == {()}
    beside = cowries("Y 30q 30 home*2; R 10; turn R", 3)
    assert told(beside.play(("R1", 3)), "capture") == [("Y2", "PAC-12")]
    assert places(beside, "R1", "Y1", "Y2") == ["13x", "30q", "home"]


@near_miss("PAC-14")
def test_an_ordinary_piece_is_captured() -> None:
    """One capture, as yet."""
    assert captures(cowries("Y 30x home*3; R 10; turn R", 3), "R1") == {("Y1",)}


@bites("PAC-14")
def test_nothing_blocks_a_queen() -> None:
    """It passes red's castle; on it, it may stand and captures nobody. It stays a Queen."""
    played = cowries("Y 36q home*3; R 21; turn Y", 3)
    played.play(("Y1", 3))
    assert places(played, "Y1") == ["39q"]
    landing = cowries("Y 36q home*3; R 21; turn Y", 2)
    assert "capture" not in kinds(landing.play(("Y1", 2)))
    assert places(landing, "Y1", "R1") == ["38q", "21"]


@near_miss("PAC-14")
def test_it_blocks_a_piece_that_is_no_queen_yet() -> None:
    """And a Queen on a castle blocks as any other piece."""
    played = cowries("Y 36x home*3; R 21; turn Y", 3)
    assert reasons(played, "Y1", 3) == [("castle", "PAC-15")]
    assert refusals(cowries("Y 36 home*3; R 21q; turn Y", 3), "Y1", 3) == ["PAC-15"]


@bites("PAC-15")
@pytest.mark.parametrize("castle", CASTLES)
@pytest.mark.parametrize("count", [2, 3])
def test_an_enemy_on_a_castle_can_neither_be_captured_nor_passed(castle: int, count: int) -> None:
    """A 2 would land on it, a 3 would pass it."""
    played = cowries(f"Y {castle - 2} home*3; R {reds(castle)} home*3; turn Y", count)
    (violation,) = played.explain(("Y1", count)).violations
    assert (violation.code, violation.statement) == ("castle", "PAC-15")
    assert (violation.squares, violation.pieces) == ((str(castle),), ("R1",))
    assert moves(played) == set()


@bites("PAC-15")
def test_also_at_the_end_of_the_lap() -> None:
    """Yellow's own tip is 76 now: it can neither turn in nor go round again."""
    played = cowries("Y 75 home*3; R 59 home*3; turn Y", 3)
    assert moves(played) == set()
    assert played.explain(("Y1", 3)).violations[0].squares == ("76",)


@bites("PAC-15")
def test_a_castle_bars_one_of_two_ways() -> None:
    """Red on 12: from 75 a 6 turns in, but does not reach 13 of the next lap."""
    played = cowries("Y 75 home*3; R 63 home*3; turn Y", 6, 2)
    assert ("Y1", "81") in moves(played)
    (violation,) = played.explain(("Y1", 6), target="13/2").violations
    assert (violation.code, violation.statement) == ("castle", "PAC-15")


@near_miss("PAC-15")
@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("holder", ["Y 36 38", "Y 36; K 72"])
def test_the_own_team_is_passed(holder: str, count: int) -> None:
    """Yellow and black stand on the castle 38."""
    assert refusals(cowries(f"{holder}; turn Y", count), "Y1", count) == []


@near_miss("PAC-15")
@pytest.mark.parametrize("step", sorted(set(range(10, 76)) - set(CASTLES)))
def test_on_all_other_squares_of_the_rim_an_enemy_is_captured(step: int) -> None:
    """Or passed by a 3."""
    text = f"Y {step - 2} home*3; R {reds(step)} home*3; turn Y"
    assert {("R1",)} == captures(cowries(text, 2), "Y1")
    assert refusals(cowries(text, 3), "Y1", 3) == []


@near_miss("PAC-15")
def test_one_may_stop_right_before_it() -> None:
    """37 is the last square before red's castle."""
    assert moves(cowries("Y 34 home*3; R 21; turn Y", 3)) == {("Y1", "37")}


# ---- declining, lapping, finishing ---------------------------------------------------------


@bites("PAC-16")
def test_moving_is_never_obligatory() -> None:
    """Not after throwing, nor after a first move: the throws left are given up."""
    played = cowries("Y 30 home*3; turn Y", 6, 3)
    assert told(played.pass_turn(), "pass") == [(None, "PAC-16")]
    assert (played.turn, places(played, "Y1")) == ("R", ["30"])
    half = cowries("Y 30 home*3; turn Y", 6, 3)
    half.play(("Y1", 3))
    half.pass_turn()
    assert (half.turn, places(half, "Y1")) == ("R", ["33"])


@near_miss("PAC-16")
def test_throwing_is() -> None:
    """The first throw of a turn, one owed by a grace, one owed by a capture."""
    fresh = cowries("Y 30 home*3; turn Y")
    grace = cowries("Y 30 home*3; turn Y", 6)
    capture = cowries("Y 27 home*3; R 13; turn Y", 3)
    capture.play(("Y1", 3))
    for played in (fresh, grace, capture):
        with pytest.raises(ValueError, match="a throw comes first"):
            played.pass_turn()
        assert played.turn == "Y"


@bites("PAC-17")
def test_a_piece_may_go_round_again() -> None:
    """From 75 by 3: into the middle, or past the own tip to the right column."""
    played = cowries("Y 75 home*3; turn Y", 3)
    assert moves(played) == {("Y1", "78"), ("Y1", "10/2")}
    assert told(played.play(going(played, "Y1", "10/2")), "lap") == [("Y1", "PAC-17")]
    assert places(played, "Y1") == ["10/2"]


@bites("PAC-17")
def test_on_the_tip_it_chooses_when_it_leaves() -> None:
    """76 is one place; a third lap is as good as a second."""
    assert moves(cowries("Y 74 home*3; turn Y", 2)) == {("Y1", "76")}
    assert moves(cowries("Y 76 home*3; turn Y", 2)) == {("Y1", "78"), ("Y1", "10/2")}
    assert moves(cowries("Y 76/2 home*3; turn Y", 2)) == {("Y1", "78/2"), ("Y1", "10/3")}


@bites("PAC-17")
def test_also_where_it_could_finish() -> None:
    """74 + 10 is the Charkoni, or 74 to 76 and on to 16."""
    assert moves(cowries("Y 74 goal*3; turn Y", 10, 2)) >= {("Y1", "goal"), ("Y1", "16/2")}


@near_miss("PAC-17")
def test_on_the_tip_outward_there_is_one_way_and_in_the_middle_too() -> None:
    """8 is the same square as 76, 77 the same as 7."""
    assert moves(cowries("Y 8 home*3; turn Y", 2)) == {("Y1", "10")}
    assert moves(cowries("Y 77 home*3; turn Y", 2)) == {("Y1", "79")}


@bites("PAC-18")
def test_the_charkoni_needs_the_exact_number() -> None:
    """Four squares to go: neither 6 nor 6 and 2."""
    played = cowries("Y 80 home*3; turn Y", 6, 2)
    assert moves(played) == {("Y1", "82")}
    for count in (6, 8):
        assert reasons(played, "Y1", count) == [("beyond-charkoni", "PAC-18")]


@near_miss("PAC-18")
@pytest.mark.parametrize(("step", "throws"), [(80, (4,)), (59, (25, 2)), (75, (6, 3)), (82, (2,))])
def test_the_exact_number_finishes(step: int, throws: tuple[int, ...]) -> None:
    """By one throw or by a sum; and less goes on."""
    played = cowries(f"Y {step} home*3; turn Y", *throws)
    events = played.play(going(played, "Y1", "goal"))
    assert told(events, "goal") == [("Y1", "PAC-18")]
    assert places(played, "Y1") == ["goal"]


@bites("PAC-18")
def test_a_piece_back_in_the_charkoni_stays_there() -> None:
    """Also with a 10, which would enter one that has not started."""
    played = cowries("Y goal home 30 30; turn Y", 10, 2)
    assert reasons(played, "Y1", 10) == [("back-in-charkoni", "PAC-18")]
    assert reasons(played, "Y2", 10) == []


@bites("PAC-18")
def test_next_to_the_charkoni_no_number_fits() -> None:
    """Nothing counts 1. With such a piece in both teams nobody can win any more."""
    stuck = cowries("Y 83 home*3; turn Y", 2)
    assert reasons(stuck, "Y1", 2) == [("beyond-charkoni", "PAC-18")]
    played = cowries("Y 81 home*3; R 83 home*3; turn Y", 2)
    assert told(played.play(("Y1", 2)), "dead-end") == [(None, "PAC-18")]
    assert played.outcome is not None
    assert (played.outcome.winners, played.outcome.reason) == ((), "dead end")


@near_miss("PAC-18")
def test_while_one_team_has_no_such_piece_the_game_goes_on() -> None:
    """Black is of yellow's team; red's piece, one square farther back, can still finish."""
    for others in ("K 83 home*3", "R 82 home*3"):
        played = cowries(f"Y 81 home*3; {others}; turn Y", 2)
        assert kinds(played.play(("Y1", 2))) == ["move", "stuck", "turn"]
        assert played.outcome is None
