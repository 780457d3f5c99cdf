"""CHA-01 to CHA-11: where each statement bites, and a near miss that differs in one thing.

Yellow's 30 and 32 are red's 13 and 15, green's 47 and 49, black's 64 and 66.
"""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

import parchis_widgets as pw
from parchis_widgets.board.pachisi.print import printable_arms
from tests.statements.table import (
    CLOTH,
    bites,
    cowries,
    going,
    kinds,
    long_dice,
    movers,
    moves,
    near_miss,
    places,
    reasons,
    told,
)

pytestmark = pytest.mark.usefixtures("in_english")

CHAUPAR = pw.ruleset("chaupar")


def refused_pass(played: pw.Game) -> list[tuple[str, str]]:
    """Give code and statement of what forbids to pass."""
    with pytest.raises(pw.IllegalMove) as error:
        played.pass_turn()
    return [(v.code, v.statement) for v in error.value.explanation.violations]


def turns(played: pw.Game, number: int) -> str:
    """Let so many players throw and move somehow; give whose turns they were."""
    order = ""
    for _ in range(number):
        order += played.turn
        played.throw(1, 1, 1)
        while played.phase == "move":
            played.play(played.legal_moves()[0])
    return order


def reach(played: pw.Game, piece: str) -> set[tuple[int, ...]]:
    """Give which dice each move of a piece uses."""
    return {move.counts for move in played.legal_moves() if piece in move.pieces}


# ---- what Chaupar takes over ---------------------------------------------------------------


@bites("CHA-01")
@pytest.mark.parametrize("castle", [8, 12, 21, 25, 29, 38, 42, 46, 55, 59, 63, 72])
def test_castles_are_ignored(castle: int) -> None:
    """An enemy on one is captured by a 1 and passed by a 2."""
    red = castle + 51 if castle < 25 else castle - 17
    played = long_dice(f"Y {castle - 1} goal*3; R {red} home*3; turn Y", 1, 2, 5)
    assert going(played, "Y1", str(castle)).captures == ("R1",)
    assert reasons(played, "Y1", 2) == []


@near_miss("CHA-01")
def test_in_pachisi_they_are_not() -> None:
    """The same two pieces on the same cross."""
    assert reasons(cowries("Y 36; R 21; turn Y", 2), "Y1", 2) == [("castle", "PAC-15")]
    assert reasons(long_dice("Y 36; R 21; turn Y", 2, 5, 5), "Y1", 2) == []


@bites("CHA-01")
def test_teams_and_turns_are_those_of_pachisi() -> None:
    """The highest throw starts; yellow and black are a team; two play a team each."""
    played = pw.Game("chaupar", players=4, opening=[8, 18, 3, 4], seed=1)
    assert turns(played, 5) == "RKGYR"
    assert pw.Game("chaupar", players=2, starter="Y").players == ("YK", "RG")
    team = long_dice("Y 30; K 66; turn Y", 2, 5, 5)
    assert {move.captures for move in team.legal_moves() if move.count == 2} == {()}


@bites("CHA-01")
def test_the_way_is_that_of_pachisi() -> None:
    """From 75 by 2 into the middle, or past the own tip on a second lap."""
    played = long_dice("Y 75 goal*3; turn Y", 2, 5, 1)
    assert {target for _, target in moves(played)} >= {"77", "9/2"}


@bites("CHA-01")
def test_a_team_wins_with_all_eight_and_the_game_is_over() -> None:
    """Yellow's last piece comes home; nobody else moves any more."""
    played = long_dice("Y 82 goal*3; K goal*4; R 20; turn Y", 2, 5, 5)
    assert told(played.play(("Y1", 2)), "win") == [(None, "CHA-01")]
    assert played.outcome is not None
    assert set(played.outcome.winners) == {"Y", "K"}
    assert reasons(played, "R1", 2)[0] == ("game-over", "CHA-01")


@near_miss("CHA-01")
def test_four_of_a_colour_do_not_win() -> None:
    """Black has a piece out: yellow's dice and its turns are lost from now on."""
    played = long_dice("Y 82 goal*3; K 30 goal*3; R 20; turn Y", 2, 5, 5)
    assert "win" not in kinds(played.play(("Y1", 2)))
    assert (played.outcome, moves(played)) == (None, set())
    played.pass_turn()
    assert turns(played, 4) == "RKGR"


@bites("CHA-01")
def test_nobody_moves_in_anothers_turn() -> None:
    """Not even a partner."""
    played = long_dice("Y 30; K 30; turn Y", 2, 5, 5)
    assert reasons(played, "K1", 2)[0] == ("not-your-turn", "CHA-01")
    assert reasons(played, "Y1", 2) == []


# ---- dice ----------------------------------------------------------------------------------


@bites("CHA-02")
def test_three_long_dice_show_1_2_5_or_6() -> None:
    """A throw comes first."""
    played = long_dice("Y 30; turn Y")
    assert reasons(played, "Y1", 2) == [("throw-first", "CHA-02")]
    assert told(played.throw(1, 6, 2), "throw") == [(None, "CHA-02")] * 3
    assert sorted(played.pending) == [1, 2, 6]
    assert reasons(played, "Y1", 2) == []


@near_miss("CHA-02")
@pytest.mark.parametrize("dice", [(1, 6, 3), (1, 6, 4), (1, 6), (1, 6, 2, 5), (0, 1, 2)])
def test_they_show_nothing_else(dice: tuple[int, ...]) -> None:
    """And there are three of them."""
    played = long_dice("Y 30; turn Y")
    with pytest.raises(ValueError, match="long d"):
        played.throw(*dice)
    assert played.phase == "throw"


@near_miss("CHA-02")
def test_by_the_variation_they_show_3_and_4_in_place_of_2_and_5() -> None:
    """Nothing else differs."""
    rules = CHAUPAR.replace(throws="long_dice_1346")
    assert movers(long_dice("Y 30 goal*3; turn Y", 3, 4, 6, rules=rules)) == {"Y1"}
    for die in (2, 5):
        with pytest.raises(ValueError, match="long die shows"):
            long_dice("Y 30; turn Y", 1, 6, die, rules=rules)


@bites("CHA-03")
def test_nothing_throws_again() -> None:
    """Neither three 6 nor a capture."""
    played = long_dice("Y 30 goal*3; R 15 home*3; turn Y", 2, 6, 6)
    assert played.phase == "move"
    assert "throw-again" not in kinds(played.play(("Y1", 2)))
    played.play(("Y1", 12))
    assert (played.turn, played.phase) == ("R", "throw")


@near_miss("CHA-03")
def test_in_pachisi_both_do() -> None:
    """A 6 is a grace there."""
    assert cowries("Y 30; turn Y", 6).phase == "throw"
    played = cowries("Y 30 home*3; R 15 home*3; turn Y", 2)
    assert "throw-again" in kinds(played.play(("Y1", 2)))


# ---- beginning, and coming back ------------------------------------------------------------


@bites("CHA-04")
def test_the_pieces_start_on_6_7_23_and_24() -> None:
    """Each colour's own numbers."""
    played = pw.Game("chaupar", starter="Y", seed=1)
    for colour in CLOTH:
        assert places(played, *(f"{colour}{n}" for n in range(1, 5))) == ["6", "7", "23", "24"]


@near_miss("CHA-04")
def test_another_account_sets_up_two_of_them_elsewhere() -> None:
    """On 15 and 16, next to the Charkoni; in Pachisi all begin inside it."""
    rules = CHAUPAR.replace(setup="6_7_15_16")
    other = pw.Game(rules, starter="Y", seed=1)
    assert places(other, "R1", "R2", "R3", "R4") == ["6", "7", "15", "16"]
    assert places(pw.Game("pachisi", starter="Y", seed=1), "R1", "R3") == ["home", "home"]


@bites("CHA-05")
def test_a_captured_piece_comes_back_by_any_die_or_sum() -> None:
    """As far along its way as the number says."""
    played = long_dice("Y 30 goal*3; R 15 goal*3; turn Y", 2, 6, 6)
    assert told(played.play(("Y1", 2)), "capture") == [("R1", "CHA-05")]
    played.play(("Y1", 12))
    assert (played.turn, places(played, "R1")) == ("R", ["home"])
    played.throw(1, 2, 5)
    assert {target for _, target in moves(played)} == {"1", "2", "5", "3", "6", "7", "8"}
    assert told(played.play(("R1", 7)), "exit") == [("R1", "CHA-05")]


@near_miss("CHA-05")
def test_by_another_reading_only_a_6_brings_it_back() -> None:
    """A 5 does not."""
    rules = CHAUPAR.replace(entering="six")
    played = long_dice("Y 30 goal*2 home; turn Y", 1, 5, 6, rules=rules)
    assert {target for piece, target in moves(played) if piece == "Y4"} == {"6"}
    assert reasons(played, "Y4", 5) == [("not-entering", "CHA-05")]


@near_miss("CHA-05")
def test_a_piece_that_is_passed_stays() -> None:
    """From 30 to 33 over red on 32."""
    played = long_dice("Y 30 goal*3; R 15 goal*3; turn Y", 1, 2, 6)
    assert going(played, "Y1", "33").captures == ()


# ---- merged pieces -------------------------------------------------------------------------


@bites("CHA-06")
def test_pieces_that_meet_merge_and_move_as_one() -> None:
    """By either number; to three, and to four."""
    played = long_dice("Y 30 32 33 goal; turn Y", 2, 1, 6)
    assert told(played.play(("Y1", 2)), "merge") == [("Y1", "CHA-06")]
    double = {move.pieces for move in played.legal_moves() if move.origin == "32"}
    assert double == {("Y1", "Y2")}
    assert reasons(played, "Y2", 1) == []
    assert "merge" in kinds(played.play(("Y1", 1)))
    assert {move.pieces for move in played.legal_moves()} == {("Y1", "Y2", "Y3")}
    played.play(("Y2", 6))
    assert places(played, "Y1", "Y2", "Y3") == ["39", "39", "39"]


@near_miss("CHA-06")
def test_outward_and_homeward_pieces_do_not_merge() -> None:
    """7 and 77 are one square with two numbers."""
    played = long_dice("Y 6 77 goal*2; turn Y", 1, 2, 2)
    assert "merge" not in kinds(played.play(("Y1", 1)))
    assert {move.pieces for move in played.legal_moves()} == {("Y1",), ("Y2",)}


@near_miss("CHA-06")
def test_partners_share_a_square_without_merging() -> None:
    """Black's 66 is yellow's 32."""
    played = long_dice("Y 30 goal*3; K 66; turn Y", 2, 1, 6)
    assert "merge" not in kinds(played.play(("Y1", 2)))
    assert {move.pieces for move in played.legal_moves()} == {("Y1",)}


@near_miss("CHA-06")
def test_a_piece_that_passes_another_does_not_merge() -> None:
    """Nor do two of one colour in Pachisi."""
    played = long_dice("Y 30 32 goal*2; turn Y", 2, 1, 6)
    assert "merge" not in kinds(played.play(going(played, "Y1", "33")))
    pachisi = cowries("Y 30 32 home*2; turn Y", 2)
    assert "merge" not in kinds(pachisi.play(("Y1", 2)))


@near_miss("CHA-06")
def test_by_another_reading_a_merged_piece_may_split() -> None:
    """Otherwise it never does by its owner's choice; captured it comes back in single pieces."""
    text = "Y 30 30 goal*2; turn Y"
    rules = CHAUPAR.replace(splitting=True)
    split = {move.pieces for move in long_dice(text, 1, 2, 6, rules=rules).legal_moves()}
    assert split >= {("Y1",), ("Y2",)}
    assert {move.pieces for move in long_dice(text, 1, 2, 6).legal_moves()} == {("Y1", "Y2")}
    back = long_dice("Y home*2 goal*2; turn Y", 1, 2, 6)
    assert {move.pieces for move in back.legal_moves()} == {("Y1",), ("Y2",)}


@bites("CHA-07")
def test_a_smaller_piece_may_not_land_on_a_larger_one() -> None:
    """A single on a double, a double on a triple."""
    played = long_dice("Y 30 goal*3; R 15 15; turn Y", 2, 1, 6)
    (violation,) = played.explain(("Y1", 2)).violations
    assert (violation.code, violation.statement) == ("larger", "CHA-07")
    assert (violation.squares, violation.pieces) == (("32",), ("R1", "R2"))
    double = long_dice("Y 30 30 goal*2; R 15 15 15; turn Y", 2, 1, 6)
    assert reasons(double, "Y2", 2) == [("larger", "CHA-07")]


@near_miss("CHA-07")
@pytest.mark.parametrize(
    ("mine", "theirs"), [("Y 30", "R 15"), ("Y 30 30", "R 15 15"), ("Y 30 30", "R 15")]
)
def test_an_equal_or_a_larger_one_captures_it(mine: str, theirs: str) -> None:
    """All of it goes to the Charkoni."""
    played = long_dice(f"{mine}; {theirs}; turn Y", 2, 1, 6)
    going_home = ("R1", "R2")[: theirs.count("15")]
    assert going(played, "Y1", "32").captures == going_home


@near_miss("CHA-07")
def test_two_colours_on_a_square_are_two_single_pieces() -> None:
    """Red's 15 and green's 49: one yellow piece captures both."""
    played = long_dice("Y 30 goal*3; R 15; G 49; turn Y", 2, 1, 6)
    assert set(going(played, "Y1", "32").captures) == {"R1", "G1"}


@near_miss("CHA-07")
def test_a_larger_piece_does_not_block_the_way() -> None:
    """By another reading it does."""
    text = "Y 30 goal*3; R 15 15; turn Y"
    assert reasons(long_dice(text, 2, 1, 6), "Y1", 3) == []
    rules = CHAUPAR.replace(larger="bars_the_way")
    assert reasons(long_dice(text, 2, 1, 6, rules=rules), "Y1", 3) == [("larger", "CHA-07")]


@near_miss("CHA-07")
def test_queens_are_made_in_pachisi_only() -> None:
    """Captured two by two, unless the switch says so."""
    text = "Y 30 30 goal*2; R 15 15; turn Y"
    played = long_dice(text, 2, 1, 6)
    assert "crown" not in kinds(played.play(("Y1", 2)))
    rules = CHAUPAR.replace(queens="two_captures")
    assert "crown" in kinds(long_dice(text, 2, 1, 6, rules=rules).play(("Y1", 2)))


# ---- using the dice ------------------------------------------------------------------------


@bites("CHA-08")
def test_dice_are_used_apart_or_added_up() -> None:
    """1, 6 and 2 in all seven ways."""
    played = long_dice("Y 30 goal*3; turn Y", 1, 6, 2)
    assert {move.count for move in played.legal_moves()} == {1, 2, 3, 6, 7, 8, 9}
    assert {tuple(sorted(dice)) for dice in reach(played, "Y1")} == {
        (1,), (2,), (6,), (1, 2), (1, 6), (2, 6), (1, 2, 6)
    }  # fmt: skip


@bites("CHA-08")
@pytest.mark.parametrize("count", [4, 5, 10])
def test_they_are_never_divided(count: int) -> None:
    """1, 6 and 2 make none of these."""
    played = long_dice("Y 30 goal*3; turn Y", 1, 6, 2)
    assert reasons(played, "Y1", count) == [("no-sum", "CHA-08")]


@near_miss("CHA-08")
@pytest.mark.parametrize("count", [3, 7, 8, 9])
def test_what_they_add_up_to_may_be_counted(count: int) -> None:
    """Once each: a 2 is spent when it has moved."""
    played = long_dice("Y 30 40 goal*2; turn Y", 1, 6, 2)
    assert reasons(played, "Y1", count) == []
    played.play(("Y2", 2))
    assert reasons(played, "Y1", 2) == [("no-sum", "CHA-08")]


@bites("CHA-08")
def test_a_double_formed_with_one_die_moves_with_the_rest() -> None:
    """By the 1 and the 6 together."""
    played = long_dice("Y 30 32 goal*2; turn Y", 2, 1, 6)
    played.play(("Y1", 2))
    played.play(("Y1", 7))
    assert (places(played, "Y1", "Y2"), played.turn) == (["39", "39"], "R")


@bites("CHA-09")
def test_no_die_may_be_passed_while_a_piece_can_use_it() -> None:
    """Neither at once nor after a first move."""
    played = long_dice("Y 30 goal*3; turn Y", 1, 6, 2)
    assert refused_pass(played) == [("must-move", "CHA-09")]
    played.play(("Y1", 7))
    assert refused_pass(played) == [("must-move", "CHA-09")]


@near_miss("CHA-09")
def test_if_no_piece_can_it_passes() -> None:
    """One square before the Charkoni only a 1 helps."""
    played = long_dice("Y 83 goal*3; turn Y", 2, 5, 6)
    assert told(played.pass_turn(), "pass") == [(None, "CHA-09")]
    assert played.turn == "R"
    helped = long_dice("Y 83 goal*3; turn Y", 1, 5, 6)
    assert refused_pass(helped) == [("must-move", "CHA-09")]


@bites("CHA-09")
def test_as_many_dice_as_possible_are_used() -> None:
    """Y1 by the 2 and Y2 by the 1 use both; Y1 by the 1 would leave the 2 to nobody."""
    played = long_dice("Y 82 83 goal*2; turn Y", 1, 2, 5)
    assert moves(played) == {("Y1", "goal"), ("Y2", "goal")}
    assert reasons(played, "Y1", 1) == [("use-more-dice", "CHA-09")]


@near_miss("CHA-09")
def test_an_order_that_uses_as_many_is_as_good() -> None:
    """With two 1 it may begin by either piece; by another reading any order will do."""
    played = long_dice("Y 82 83 goal*2; turn Y", 1, 1, 5)
    assert reasons(played, "Y1", 1) == []
    rules = CHAUPAR.replace(dice_use="any")
    free = long_dice("Y 82 83 goal*2; turn Y", 1, 2, 5, rules=rules)
    assert reasons(free, "Y1", 1) == []
    assert refused_pass(free) == [("must-move", "CHA-09")]


@bites("CHA-09")
def test_a_6_that_goes_home_may_not_leave_1_and_5_unused() -> None:
    """From 78 the 1 and the 5 go home as well, and use two dice."""
    played = long_dice("Y 78 goal*3; K 30; turn Y", 1, 5, 6)
    assert {tuple(sorted(dice)) for dice in reach(played, "Y1")} == {(1,), (5,), (1, 5)}
    assert reasons(played, "Y1", 6, 6) == [("use-more-dice", "CHA-09")]


@bites("CHA-09")
def test_of_two_ways_the_one_that_uses_more_dice_is_taken() -> None:
    """From 75 the 2 goes round again: turned in on 77, only one of the 6 could follow."""
    played = long_dice("Y 75 goal*3; turn Y", 2, 6, 6)
    assert ("Y1", "9/2") in moves(played)
    (violation,) = played.explain(("Y1", 2), target="77").violations
    assert (violation.code, violation.statement) == ("use-more-dice", "CHA-09")


@near_miss("CHA-09")
def test_a_move_that_wins_is_always_allowed() -> None:
    """With black home the same 6 wins, whatever dice are left."""
    played = long_dice("Y 78 goal*3; K goal*4; turn Y", 1, 5, 6)
    assert reasons(played, "Y1", 6, 6) == []


@bites("CHA-10")
def test_the_charkoni_needs_the_exact_throw() -> None:
    """Four squares to go: neither 5 nor 6 nor any sum of them."""
    played = long_dice("Y 80 goal*3; turn Y", 5, 6, 6)
    assert moves(played) == set()
    for count in (5, 6, 11, 12, 17):
        assert reasons(played, "Y1", count) == [("beyond-charkoni", "CHA-10")]
    assert reasons(played, "Y2", 5) == [("back-in-charkoni", "CHA-10")]


@near_miss("CHA-10")
@pytest.mark.parametrize("dice", [(2, 2, 6), (1, 1, 2)])
def test_the_exact_throw_finishes(dice: tuple[int, ...]) -> None:
    """As a sum of two or of three dice; nobody is stuck on 83, since a 1 can be thrown."""
    played = long_dice("Y 80 home*3; turn Y", *dice)
    assert told(played.play(("Y1", 4)), "goal") == [("Y1", "CHA-10")]
    last = long_dice("Y 83 home*3; R 83; turn Y", 1, 5, 6)
    assert going(last, "Y1", "goal").counts == (1,)


# ---- printing ------------------------------------------------------------------------------


@bites("CHA-11")
def test_the_four_arms_are_printed_one_by_one_and_alike_but_for_colour() -> None:
    """Each is a drawing of its own: with colour and mark of the piece hidden they are one."""
    pages = printable_arms()
    assert set(pages) == set(CLOTH)
    for page in pages.values():
        assert ET.fromstring(page).tag == "{http://www.w3.org/2000/svg}svg"
    assert len(set(pages.values())) == 4
    assert len({_uncoloured(colour, page) for colour, page in pages.items()}) == 1


@near_miss("CHA-11")
def test_names_are_all_else_that_differs() -> None:
    """Beside the arm; another palette changes all four in the same way."""
    named = printable_arms(names={"Y": "Ana"})
    assert [colour for colour, page in named.items() if page != printable_arms()[colour]] == ["Y"]
    other = printable_arms(palette="okabe_ito")
    assert len({_uncoloured(colour, page) for colour, page in other.items()}) == 1


def _uncoloured(colour: str, page: str) -> str:
    """Hide the letter of a colour, and the outline of its pieces beside the arm."""
    hidden = re.sub(rf'(?<=["\s-]){colour}(?=["\s])', "?", page)
    return re.sub(r'(class="(?:edge|body \?)") d="[^"]*"', r"\1", hidden)
