"""PAC-19 to PAC-23: variations and advice, and the other readings of PAC-04 to PAC-18."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from tests.statements.table import (
    bites,
    captures,
    cowries,
    going,
    kinds,
    movers,
    moves,
    near_miss,
    passed,
    places,
    reasons,
    told,
)

pytestmark = pytest.mark.usefixtures("in_english")

PACHISI = pw.ruleset("pachisi")
SEVEN = PACHISI.replace(throws="seven_cowries")
TWO_GRACES = PACHISI.replace(graces="ten_and_25")
VOID = TWO_GRACES.replace(third_grace="void")
BY_GRACE = PACHISI.replace(finishing="grace_from_83")


# ---- PAC-19: seven cowries -----------------------------------------------------------------


@bites("PAC-19")
@pytest.mark.parametrize(
    ("tails", "squares"), [(0, 7), (1, 10), (2, 2), (3, 3), (4, 4), (5, 25), (6, 30), (7, 12)]
)
def test_seven_cowries_have_a_table_of_their_own(tails: int, squares: int) -> None:
    """A 7 and a 30 can be thrown now."""
    played = cowries("Y 31 home*3; turn Y", rules=SEVEN)
    assert SEVEN.thrower.values[tails] == squares
    assert "throw" in kinds(played.throw(squares))


@bites("PAC-19")
def test_a_throw_of_seven_is_told_by_their_statement() -> None:
    """PAC-05 knows no 30."""
    played = cowries("Y 31 home*3; turn Y", rules=SEVEN)
    assert told(played.throw(30), "throw") == [(None, "PAC-19")]


@bites("PAC-19")
@pytest.mark.parametrize("entering", [10, 25, 30])
def test_a_30_enters_as_well(entering: int) -> None:
    """10, 25 and 30 do."""
    played = cowries("Y 31 home*3; turn Y", entering, 3, rules=SEVEN)
    assert ("Y2", "1") in moves(played)


@near_miss("PAC-19")
@pytest.mark.parametrize("throw", [7, 30])
def test_six_cowries_count_neither_7_nor_30(throw: int) -> None:
    """And seven count no 6; their 7 and their 12 enter nobody."""
    with pytest.raises(ValueError, match="six cowries"):
        cowries("Y 31 home*3; turn Y", throw)
    with pytest.raises(ValueError, match="seven cowries"):
        cowries("Y 31 home*3; turn Y", 6, rules=SEVEN)
    for count in (7, 12):
        played = cowries("Y 31 home*3; turn Y", count, rules=SEVEN)
        assert ("not-entering", "PAC-07") in reasons(played, "Y2", count)


@near_miss("PAC-19")
def test_other_accounts_have_other_tables() -> None:
    """Six cowries as Bell has them count 25 for none and 5 for five; Herklots' seven count 6."""
    bell = PACHISI.replace(throws="six_cowries_bell")
    assert bell.thrower.values == (25, 10, 2, 3, 4, 5, 6)
    assert movers(cowries("Y 31 home*3; turn Y", 5, rules=bell)) == {"Y1"}
    assert cowries("Y 31 home*3; turn Y", 6, rules=bell).phase == "throw"
    herklots = PACHISI.replace(throws="seven_cowries_herklots")
    assert herklots.thrower.values == (6, 10, 2, 3, 4, 25, 30, 12)


# ---- PAC-20: two graces --------------------------------------------------------------------


@bites("PAC-20")
@pytest.mark.parametrize("number", [6, 12])
def test_with_two_graces_6_and_12_do_not_throw_again(number: int) -> None:
    """Their player moves at once."""
    played = cowries("Y 30 home*3; turn Y", rules=TWO_GRACES)
    assert "throw-again" not in kinds(played.throw(number))
    assert (played.phase, played.pending) == ("move", (number,))


@near_miss("PAC-20")
@pytest.mark.parametrize("grace", [10, 25])
def test_10_and_25_still_do(grace: int) -> None:
    """As in the plain game, where 6 and 12 do as well."""
    played = cowries("Y 30 home*3; turn Y", rules=TWO_GRACES)
    assert told(played.throw(grace), "throw-again") == [(None, "PAC-20")]
    plain = cowries("Y 30 home*3; turn Y")
    assert told(plain.throw(12), "throw-again") == [(None, "PAC-09")]


# ---- PAC-21: finishing by a grace ----------------------------------------------------------


@bites("PAC-21")
def test_a_piece_finishes_only_with_a_grace() -> None:
    """Neither by the exact number, nor by a 3 from the square next to the Charkoni."""
    played = cowries("Y 80 83 home*2; turn Y", 4, rules=BY_GRACE)
    assert moves(played) == set()
    for piece in ("Y1", "Y2"):
        assert reasons(played, piece, 4) == [("finish-by-grace", "PAC-21")]


@bites("PAC-21")
def test_and_only_from_the_square_next_to_the_charkoni() -> None:
    """A 6 takes Y2 from 83, but not Y1 from 78; and 6 + 4 is a sum, no grace."""
    played = cowries("Y 78 83 home*2; turn Y", 6, 4, rules=BY_GRACE)
    assert moves(played) == {("Y1", "82"), ("Y2", "goal")}
    assert reasons(played, "Y1", 6) == [("finish-by-grace", "PAC-21")]
    assert reasons(played, "Y2", 10) == [("finish-by-grace", "PAC-21")]


@near_miss("PAC-21")
@pytest.mark.parametrize("grace", [6, 10, 12, 25])
def test_any_grace_takes_it_in_from_there(grace: int) -> None:
    """Whatever it counts."""
    played = cowries("Y 83 home*3; turn Y", grace, 2, rules=BY_GRACE)
    assert told(played.play(going(played, "Y1", "goal")), "goal") == [("Y1", "PAC-21")]


@near_miss("PAC-21")
def test_in_the_plain_game_the_exact_number_does() -> None:
    """There 83 is the square from which nobody finishes; here it is no dead end."""
    plain = cowries("Y 80 83 home*2; turn Y", 4)
    assert moves(plain) == {("Y1", "goal")}
    played = cowries("Y 81 home*3; R 83 home*3; turn Y", 2, rules=BY_GRACE)
    played.play(("Y1", 2))
    assert (played.outcome, played.turn) == (None, "R")


# ---- PAC-22: the third grace throw running ------------------------------------------------


@bites("PAC-22")
@pytest.mark.parametrize("fourth", [2, 6, 10, 25])
@pytest.mark.parametrize("graces", ["ten_and_25", "table"])
def test_the_third_grace_throw_running_is_void_and_costs_the_next_turn(
    fourth: int, graces: str
) -> None:
    """Whatever it shows, with all graces or with two; the three throws before it stand."""
    rules = VOID.replace(graces=graces)
    played = cowries("Y 30 home*3; turn Y", 10, 25, 10, rules=rules)
    assert played.phase == "throw"
    assert told(played.throw(fourth), "penalty") == [(None, "PAC-22")]
    assert (played.phase, played.pending) == ("move", (10, 25, 10))
    played.pass_turn()
    assert [played.turn, *(_next(played) for _ in range(7))] == list("RKGRKGYR")


@near_miss("PAC-22")
def test_by_another_reading_the_third_grace_is_itself_void() -> None:
    """The two before it stand; yellow's next turn is skipped."""
    rules = VOID.replace(third_grace="third_void")
    played = cowries("Y 30 home*3; turn Y", 10, 25, rules=rules)
    assert "penalty" in kinds(played.throw(10))
    assert (played.phase, played.pending) == ("move", (10, 25))


@bites("PAC-22")
def test_the_turn_lost_is_told() -> None:
    """When it would have come."""
    played = cowries("G 30 home*3; turn G; skip Y", rules=VOID)
    assert told(passed(played, 3), "lost-turn") == [(None, "PAC-22")]
    assert played.turn == "R"


@near_miss("PAC-22")
@pytest.mark.parametrize("rules", [TWO_GRACES, PACHISI])
def test_without_the_variation_three_graces_are_three_throws(rules: pw.Ruleset) -> None:
    """And a fourth is thrown."""
    played = cowries("Y 30 home*3; turn Y", 10, 25, 10, rules=rules)
    played.throw(2)
    assert (played.turn, played.pending) == ("Y", (10, 25, 10, 2))


@near_miss("PAC-22")
def test_two_grace_throws_are_not_punished() -> None:
    """The second of them shows no grace: by its value a 6 is none here."""
    played = cowries("Y 30 home*3; turn Y", 10, 25, rules=VOID)
    assert "penalty" not in kinds(played.throw(6))
    assert played.pending == (10, 25, 6)
    played.pass_turn()
    assert "".join(_next(played) for _ in range(3)) == "KGY"


@bites("PAC-22")
@pytest.mark.parametrize(
    ("capture_grace", "graces"), [("apart", (10, 25, 10)), ("counts", (10, 25))]
)
def test_the_throw_that_a_capture_gives_begins_no_row(
    capture_grace: str, graces: tuple[int, ...]
) -> None:
    """A 3 captures and throws; what that throw's grace gives is the first grace throw of a row."""
    rules = VOID.replace(capture_grace=capture_grace)
    played = cowries("Y 27 home*3; R 13; turn Y", 3, rules=rules)
    played.play(("Y1", 3))
    for grace in graces:
        assert "penalty" not in kinds(played.throw(grace))
    assert "penalty" in kinds(played.throw(3))
    assert played.pending == graces


@near_miss("PAC-22")
def test_a_3_between_breaks_the_row() -> None:
    """10, 25, a 3 that captures, and 10: no three of them follow one another."""
    played = cowries("Y 27 home*3; R 13; turn Y", 10, 25, 3, rules=VOID)
    played.play(("Y1", 3))
    assert "penalty" not in kinds(played.throw(10))


@near_miss("PAC-22")
def test_by_another_reading_all_throws_of_the_turn_are_void() -> None:
    """Nothing is left to move with."""
    rules = VOID.replace(third_grace="void_all")
    played = cowries("Y 30 home*3; turn Y", 10, 25, 10, rules=rules)
    assert kinds(played.throw(2))[-2:] == ["penalty", "turn"]
    assert (played.turn, places(played, "Y1")) == ("R", ["30"])


def _next(played: pw.Game) -> str:
    """Let a player throw a 3 and decline; give whose turn comes."""
    passed(played, 3)
    return played.turn


# ---- PAC-23: advice ------------------------------------------------------------------------


@bites("PAC-23")
def test_a_piece_waits_in_a_castle() -> None:
    """By declining: red, a 3 behind, can then neither capture nor pass it."""
    played = cowries("Y 38 home*3; R 18 home*3; turn Y", 2)
    assert moves(played) == {("Y1", "40")}
    played.pass_turn()
    played.throw(3)
    assert reasons(played, "R1", 3) == [("castle", "PAC-15")]


@near_miss("PAC-23")
def test_one_square_on_it_would_not_be_safe() -> None:
    """On 40 red, a 3 behind, captures it."""
    played = cowries("Y 38 home*3; R 20 home*3; turn Y", 2)
    played.play(("Y1", 2))
    played.throw(3)
    assert captures(played, "R1") == {("Y1",)}


@bites("PAC-23")
def test_a_25_takes_it_home_from_the_castle_at_the_end_of_the_third_arm() -> None:
    """59 + 25 is the Charkoni; until then the enemy is barred there, and declining keeps it."""
    played = cowries("Y 59 home*3; R 40 home*3; turn Y", 3)
    played.pass_turn()
    played.throw(4)
    assert reasons(played, "R1", 4) == [("castle", "PAC-15")]
    played.pass_turn()
    for _ in "KG":
        passed(played, 3)
    played.throw(25)
    played.throw(2)
    assert told(played.play(going(played, "Y1", "goal")), "goal") == [("Y1", "PAC-18")]


@near_miss("PAC-23")
@pytest.mark.parametrize("step", [58, 60])
def test_a_square_beside_that_castle_does_neither(step: int) -> None:
    """A 25 ends next to the Charkoni or is too much; and red passes or captures."""
    played = cowries(f"Y {step} home*3; R 40 home*3; turn Y", 25, 2)
    assert ("Y1", "goal") not in moves(played)
    played.pass_turn()
    played.throw(4)
    assert reasons(played, "R1", 4) == []


@bites("PAC-23")
def test_a_second_lap_helps_the_partner() -> None:
    """From 70 by 10 to the castle 12: red, which hunts black there, is barred."""
    played = cowries("Y 70 home*3; K 47; R 61 home*3; turn Y", 10, 2)
    played.play(going(played, "Y1", "12/2"))
    played.pass_turn()
    played.throw(3)
    assert reasons(played, "R1", 3) == [("castle", "PAC-15")]
    played.pass_turn()
    played.throw(2)
    assert ("K1", "49") in moves(played)


@near_miss("PAC-23")
def test_a_piece_that_turns_in_helps_nobody_any_more() -> None:
    """The same throw takes it to 80, and red captures black."""
    played = cowries("Y 70 home*3; K 47; R 61 home*3; turn Y", 10, 2)
    played.play(going(played, "Y1", "80"))
    played.pass_turn()
    played.throw(3)
    assert reasons(played, "R1", 3) == []


# ---- other readings ------------------------------------------------------------------------


@bites("PAC-04")
def test_a_colour_that_is_home_may_throw_for_its_partner() -> None:
    """By another reading its turns are not skipped: black's pieces move in them."""
    rules = PACHISI.replace(finished_colour="plays_partner")
    played = cowries("Y goal*4; K 30 home*3; turn G", rules=rules)
    passed(played, 3)
    assert played.turn == "Y"
    played.throw(3)
    assert moves(played) == {("K1", "33")}


@near_miss("PAC-04")
def test_while_a_piece_of_it_is_out_it_plays_for_itself() -> None:
    """Three are home."""
    rules = PACHISI.replace(finished_colour="plays_partner")
    played = cowries("Y 30 goal*3; K 30 home*3; turn Y", 3, rules=rules)
    assert moves(played) == {("Y1", "33")}


@bites("PAC-06")
def test_any_number_may_enter_whenever_no_piece_is_out() -> None:
    """By another reading of *the first piece*; one in the Charkoni for good is not out."""
    rules = PACHISI.replace(first_piece="whenever_none")
    assert movers(cowries("turn Y; entered Y", 3, rules=rules)) == {"Y1", "Y2", "Y3", "Y4"}
    assert movers(cowries("Y goal home*3; turn Y", 3, rules=rules)) == {"Y2", "Y3", "Y4"}
    assert movers(cowries("Y 30 home*3; turn Y", 3, rules=rules)) == {"Y1"}


@bites("PAC-07")
def test_an_entering_throw_may_move_a_piece_as_well() -> None:
    """By another reading it is not used up; but it enters one piece only."""
    rules = PACHISI.replace(entry="moves_too")
    played = cowries("Y 30 home*3; turn Y", 10, 3, rules=rules)
    played.play(("Y2", 10))
    assert sorted(played.pending) == [3, 10]
    assert {("Y1", "40"), ("Y2", "11")} <= moves(played)
    assert reasons(played, "Y3", 10) == [("entry-used", "PAC-07")]
    played.play(("Y1", 10))
    assert played.pending == (3,)


@near_miss("PAC-07")
def test_a_second_10_enters_a_second_piece() -> None:
    """The first one is spent, not this one."""
    rules = PACHISI.replace(entry="moves_too")
    played = cowries("Y 30 home*3; turn Y", 10, 10, 3, rules=rules)
    played.play(("Y2", 10))
    assert reasons(played, "Y3", 10) == []


@bites("PAC-07")
def test_an_entering_piece_may_run_the_whole_number() -> None:
    """By another reading a 10 puts it on 10; a 6 still enters nobody."""
    rules = PACHISI.replace(entry="runs")
    played = cowries("Y 30 home*3; turn Y", 10, 6, 3, rules=rules)
    assert {target for piece, target in moves(played) if piece == "Y2"} == {"10"}


@bites("PAC-07")
def test_a_6_may_enter_too() -> None:
    """As older accounts have it; a 12 does not."""
    rules = PACHISI.replace(six_enters=True)
    played = cowries("Y 30 home*3; turn Y", 6, 12, 3, rules=rules)
    assert reasons(played, "Y2", 6) == []
    assert reasons(played, "Y2", 12) == [("not-entering", "PAC-07")]


@near_miss("PAC-10")
def test_each_throw_may_be_used_before_the_next() -> None:
    """By another reading a 6 moves at once, and the throw it gives comes after."""
    rules = PACHISI.replace(throwing="one_by_one")
    played = cowries("Y 30 home*3; turn Y", 6, rules=rules)
    assert (played.phase, moves(played)) == ("move", {("Y1", "36")})
    played.play(("Y1", 6))
    assert (played.phase, played.turn) == ("throw", "Y")
    played.throw(3)
    assert moves(played) == {("Y1", "39")}


@bites("PAC-13")
def test_each_captured_piece_may_give_a_throw() -> None:
    """By another reading two captured at once give two."""
    rules = PACHISI.replace(capture_throws="each")
    played = cowries("Y 27 home*3; R 13 13; turn Y", 3, rules=rules)
    played.play(("Y1", 3))
    played.throw(2)
    assert played.phase == "throw"
    played.throw(4)
    assert (played.phase, played.pending) == ("move", (2, 4))


@near_miss("PAC-14")
def test_only_two_in_one_landing_may_crown() -> None:
    """By another reading pieces captured one by one do not add up."""
    rules = PACHISI.replace(queens="one_landing")
    both = cowries("Y 27 home*3; R 13 13; turn Y", 3, rules=rules)
    assert told(both.play(("Y1", 3)), "crown") == [("Y1", "PAC-14")]
    played = cowries("Y 27 home*3; R 13 15; turn Y", 3, rules=rules)
    played.play(("Y1", 3))
    played.throw(2)
    events = played.play(("Y1", 2))
    assert told(events, "capture") == [("R2", "PAC-12")]
    assert told(events, "crown") == []


@bites("PAC-14")
def test_a_queen_may_capture_on_a_castle() -> None:
    """By another reading; an ordinary piece is refused all the same."""
    rules = PACHISI.replace(queen_on_castle="captures")
    assert captures(cowries("Y 36q 36; R 21; turn Y", 2, rules=rules), "Y1") == {("R1",)}
    ordinary = cowries("Y 36q 36; R 21; turn Y", 2, rules=rules)
    assert reasons(ordinary, "Y2", 2) == [("castle", "PAC-15")]


@near_miss("PAC-15")
def test_an_enemy_may_share_a_castle() -> None:
    """By another reading it stops there and captures nobody; passing is barred as before."""
    rules = PACHISI.replace(castle_company="allowed")
    played = cowries("Y 36 home*3; R 21; turn Y", 2, rules=rules)
    assert "capture" not in kinds(played.play(("Y1", 2)))
    assert places(played, "Y1", "R1") == ["38", "21"]
    beyond = cowries("Y 36 home*3; R 21; turn Y", 3, rules=rules)
    assert reasons(beyond, "Y1", 3) == [("castle", "PAC-15")]


@near_miss("PAC-15")
def test_without_castles_nothing_bars() -> None:
    """A house rule: red is captured on 38."""
    rules = PACHISI.replace(castles="ignored")
    assert captures(cowries("Y 36 home*3; R 21; turn Y", 2, rules=rules), "Y1") == {("R1",)}
    assert moves(cowries("Y 36 home*3; R 21; turn Y", 3, rules=rules)) == {("Y1", "39")}


@near_miss("PAC-16")
def test_where_nobody_may_decline_a_move_must_be_played() -> None:
    """A house rule borrowed from Chaupar, whose statement is cited."""
    rules = PACHISI.replace(declining=False)
    played = cowries("Y 30 home*3; turn Y", 3, rules=rules)
    with pytest.raises(pw.IllegalMove) as error:
        played.pass_turn()
    (violation,) = error.value.explanation.violations
    assert (violation.code, violation.statement) == ("must-move", "CHA-09")
    nothing = cowries("Y 83 home*3; turn Y", 3, rules=rules)
    nothing.pass_turn()
    assert nothing.turn == "R"


@near_miss("PAC-17")
def test_a_second_lap_may_be_barred() -> None:
    """By another reading a piece turns in at its tip."""
    rules = PACHISI.replace(second_lap=False)
    assert moves(cowries("Y 75 home*3; turn Y", 3, rules=rules)) == {("Y1", "78")}
    assert moves(cowries("Y 76 home*3; turn Y", 3, rules=rules)) == {("Y1", "79")}
