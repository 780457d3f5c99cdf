"""Where: the place that each event tells, and the squares and pieces that a refusal names."""

from __future__ import annotations

from typing import Final

import pytest

import parchis_widgets as pw
from tests.explain.asking import nasty
from tests.statements.table import CLOTH, cowries, everybody, long_dice

HAPPENS: Final[tuple[tuple[str, str, str], ...]] = (
    ("clasico; Y 8; R home; turn Y", "throw 3",
     "throw"),
    ("clasico; Y home*4; R home; turn Y; throw 5", "Y1 5 home>5",
     "exit Y1 5, turn"),
    ("tradicional; Y home*4; R 5; B 5; turn Y; throw 5", "Y1+Y2 5 home>5 xR1,B1",
     "exit Y1 5, exit Y2 5, barrier Y2 5, capture R1 5, capture B1 5, turn"),
    ("clasico; Y 8 11; R home; turn Y; throw 3", "Y1 3 8>11",
     "move Y1 11, barrier Y1 11, turn"),
    ("general; Y c5; R home; turn Y; throw 4", "Y1 4 c5>c7",
     "move Y1 c7, turn"),
    ("clasico; Y 8; R 11; turn Y; throw 3", "Y1 3 8>11 xR1",
     "move Y1 11, capture R1 11, bonus Y1 11"),
    ("clasico; Y home; R 5; B 5; turn Y; throw 5", "Y1 5 home>5 xB1",
     "exit Y1 5, capture B1 5, bonus Y1 5"),
    ("general; Y 5 home; R 5; turn Y; throw 5", "Y2 5 home>5 xR1",
     "exit Y2 5, barrier Y2 5, capture R1 5, bonus Y2 5"),
    ("clasico.parejas; Y 8; B home; R 11; G home; turn Y; throw 3", "Y1 3 8>11 xR1",
     "move Y1 11, capture R1 11, bonus Y1 11"),
    ("clasico.parejas; Y home; B home; R 5; G 5; turn Y; throw 5", "Y1 5 home>5 xG1",
     "exit Y1 5, barrier Y1 5, capture G1 5, bonus Y1 5"),
    ("clasico; Y c5 8; R home; turn Y; throw 3", "Y1 3 c5>goal",
     "move Y1 goal, goal Y1 goal, bonus Y1 goal"),
    ("clasico; Y c5; R home; turn Y; throw 3", "Y1 3 c5>goal",
     "move Y1 goal, goal Y1 goal, bonus Y1 goal, bonus-lost, turn"),
    ("clasico; Y c5 goal*3; R home; turn Y; throw 3", "Y1 3 c5>goal",
     "move Y1 goal, goal Y1 goal, win"),
    ("clasico; Y 8; R home; turn Y; sixes 2; last Y1", "throw 6",
     "throw, penalty Y1 home"),
    ("clasico; Y 8; R home; turn Y; throw 6", "Y1 6 8>14",
     "move Y1 14, throw-again"),
    ("clasico; Y home; R home; turn Y; throw 3", "pass",
     "pass, turn"),
    ("general; Y 8; B 30; R home; turn Y; throw 3", "leave B",
     "leave B1 home"),
    ("pachisi; Y 30; turn Y", "throw 6",
     "throw, throw-again"),
    ("pachisi; Y home*4; turn Y; throw 3", "Y1 3 home>3",
     "exit Y1 3, turn"),
    ("pachisi; Y 30 home; turn Y; throw 10", "Y2 10 home>1",
     "exit Y2 1, turn"),
    ("chaupar; Y 30 home; turn Y; throw 2", "Y2 2 home>2",
     "exit Y2 2, turn"),
    ("chaupar; Y 28 30; turn Y; throw 2", "Y1 2 28>30",
     "move Y1 30, merge Y1 30, turn"),
    ("pachisi; Y 73; turn Y; throw 12", "Y1 12 73>17/2",
     "move Y1 17/2, lap Y1 17/2, turn"),
    ("pachisi; Y 36; turn Y; throw 2", "Y1 2 36>38",
     "move Y1 38, castle Y1 38, turn"),
    ("pachisi; Y 28x; R 14; turn Y; throw 3", "Y1 3",
     "move Y1 31x, capture R1 14, crown Y1 31q, throw-again"),
    ("pachisi; Y 81 30; turn Y; throw 3", "Y1 3 81>goal",
     "move Y1 goal, goal Y1 goal, turn"),
    ("pachisi finishing=grace_from_83; Y 83; turn Y; throw 12", "Y1 12 83>goal",
     "move Y1 goal, goal Y1 goal, turn"),
    ("pachisi; Y 81; R 40; turn Y; throw 2", "Y1 2 81>83",
     "move Y1 83, stuck Y1 83, turn"),
    ("pachisi; Y 81; R 83; turn Y; throw 2", "Y1 2 81>83",
     "move Y1 83, stuck Y1 83, dead-end"),
    ("pachisi; Y 81 goal*3; K goal*4; turn Y; throw 3", "Y1 3 81>goal",
     "move Y1 goal, goal Y1 goal, win"),
)  # fmt: skip
"""A position, what is done, and all that happens: kind, piece and place."""


def set_up(text: str) -> pw.Game:
    """Set a game up; on the cloth colours left out are in the Charkoni."""
    ident, _, fields = text.partition("; ")
    cloth = ident.split()[0] in ("pachisi", "chaupar")
    return pw.Game.from_position(f"{ident}; {everybody(fields, CLOTH if cloth else '')}", seed=1)


def act(game: pw.Game, action: str) -> tuple[pw.Event, ...]:
    """Do what is written."""
    word, _, rest = action.partition(" ")
    if word == "throw":
        return game.throw(int(rest))
    if word == "leave":
        return game.leave(rest)
    if word == "pass":
        return game.pass_turn()
    return game.play((word, int(rest)) if rest.isdigit() else action)


@pytest.mark.parametrize(("text", "action", "expected"), HAPPENS)
def test_each_event_tells_where_its_piece_stands(text: str, action: str, expected: str) -> None:
    """Of a captured piece, where it stood; nothing where no piece is concerned."""
    events = act(set_up(text), action)
    told = [" ".join(filter(None, (event.kind, event.piece, event.place))) for event in events]
    assert ", ".join(told) == expected


@pytest.mark.parametrize("colour", CLOTH)
def test_a_castle_in_the_way_is_named_and_no_other(colour: str) -> None:
    """By the number of the colour that comes, and with all the enemies on it."""
    first, second = (other for other in CLOTH if CLOTH.index(other) % 2 != CLOTH.index(colour) % 2)
    there = {other: number_of("38", colour, other) for other in (first, second)}
    far = number_of("42", colour, first)
    enemies = f"{first} {there[first]} {far} home*2; {second} {there[second]} home*3"
    game = cowries(f"{colour} 36 home*3; {enemies}; turn {colour}", 4)
    (violation,) = game.explain((f"{colour}1", 4)).violations
    assert (violation.code, violation.squares) == ("castle", ("38",))
    assert sorted(violation.pieces) == sorted((f"{first}1", f"{second}1"))


def number_of(step: str, colour: str, other: str) -> int:
    """Give the number that another colour gives a square of the rim: 17 a quarter."""
    quarters = CLOTH.index(other) - CLOTH.index(colour)
    return (int(step) - 17 * quarters - 9) % 68 + 9


def test_a_castle_behind_or_beyond_is_not_named() -> None:
    """Only those from the piece to where it would end."""
    game = cowries("Y 36 home*3; R 17 21 29 home; turn Y; throw 10")
    (violation,) = game.explain(("Y1", 10)).violations
    assert set(violation.squares) == {"38", "46"}
    assert violation.pieces == ("R2", "R3")


def test_a_count_of_20_asked_for_with_a_wrong_target_says_so() -> None:
    """The piece can count it, only not to there."""
    game = nasty("clasico; Y 8 30 home*2; R home*4; turn Y; bonus 20")
    assert game.explain(("Y1", 20)).legal
    wrong = game.explain(("Y1", 20), target="29")
    assert not wrong.legal
    assert wrong.violations
    assert [(move.piece, move.target) for move in wrong.instead] == [("Y1", "28"), ("Y2", "50")]


def test_a_count_of_1_onto_a_larger_piece_is_refused_for_it() -> None:
    """The smallest count meets what stands on the next square."""
    game = long_dice("Y 30 home*3; R 14 14 home*2; turn Y", 1, 2, 6)
    (violation,) = game.explain(("Y1", 1)).violations
    assert (violation.code, violation.squares) == ("larger", ("31",))
    assert violation.pieces == ("R1", "R2")


def test_pieces_in_the_charkoni_are_not_merged() -> None:
    """However many wait there, one comes alone, and is smaller than two (CHA-06, CHA-07)."""
    game = long_dice("Y home*4; R 63 63 home*2; turn Y", 6, 6, 1)
    (violation,) = game.explain(("Y1", 12)).violations
    assert (violation.code, violation.squares) == ("larger", ("12",))


def test_a_barrier_on_square_1_that_must_open_is_named() -> None:
    """The first square is a square like any other."""
    game = nasty("clasico; R 1 1 8 home; Y home*4; turn R; throw 6")
    (violation,) = game.explain(("R3", 6)).violations
    assert (violation.code, violation.squares) == ("must-open", ("1",))
    assert violation.pieces == ("R1", "R2")


def test_the_way_of_a_second_lap_is_named_with_its_lap_from_the_turn_on() -> None:
    """The squares before the tip are still of the first."""
    game = cowries("Y 74 home*3; turn Y", 4)
    (move,) = (m for m in game.legal_moves() if m.target.endswith("/2"))
    assert game.way_of(move) == ("75", "76", "9/2", "10/2")


def test_a_barrier_on_the_next_square_stops_a_count_of_1() -> None:
    """The smallest count meets what stands on the next square."""
    game = nasty("clasico; Y 8 home*3; R 9 9 home*2; turn Y; throw 1")
    (violation,) = game.explain(("Y1", 1)).violations
    assert (violation.code, violation.squares) == ("barrier", ("9",))


def test_the_first_piece_of_all_is_met_like_any_other() -> None:
    """Its partner may capture yellow 1, or make a bridge with it (CLA-24)."""
    game = nasty("clasico.parejas; Y 11 home*3; R 8 home*3; B home*4; G home*4; turn R; throw 3")
    assert {move.captures for move in game.legal_moves()} == {(), ("Y1",)}


def test_who_leaves_home_has_counted_the_throw_that_does_it() -> None:
    """A 5; in Pachisi 10 or 25, which enters also where it runs the whole number."""
    home = set_up("clasico; Y home*4; R home; turn Y; throw 5")
    (event,) = (event for event in home.play(("Y1", 5)) if event.kind == "exit")
    assert event.count == 5
    runs = set_up("pachisi entry=runs; Y 30 home; turn Y; throw 25")
    (event,) = (event for event in runs.play(("Y2", 25)) if event.kind == "exit")
    assert (event.code, event.count, event.place) == ("enter", 25, "25")


@pytest.mark.parametrize("colour", "YBRG")
def test_four_at_home_bring_out_two_whatever_their_colour(colour: str) -> None:
    """Who has all at home may move nothing else by a 5, nor bring out one (TRA-05)."""
    game = nasty(f"tradicional; Y home; B home; R home; G home; turn {colour}; throw 5")
    assert {len(move.pieces) for move in game.legal_moves()} == {2}
    (violation,) = game.explain(f"{colour}1 5 home>{game.legal_moves()[0].target}").violations
    assert violation.code == "must-exit-two"


def test_another_throw_of_the_cowries_would_have_moved_the_piece() -> None:
    """A 2 ends before the castle that a 4 cannot pass."""
    game = cowries("Y 35 home*3; R 21 home*3; turn Y", 4)
    throws = [other for other in game.explain(("Y1", 4)).counterfactuals if other.kind == "throw"]
    assert [other.attempt for other in throws][:1] == [("Y1", 2)]


@pytest.mark.parametrize("colour", "YBRG")
def test_who_leaves_home_beside_its_own_is_told_so_whatever_its_colour(colour: str) -> None:
    """One own and one rival on the start (GEN-11)."""
    start = {"Y": 5, "B": 22, "R": 39, "G": 56}[colour]
    rival = "G" if colour != "G" else "R"
    fields = [f"{colour} {start} home*3", f"{rival} {start} home*3"]
    fields += [f"{other} home*4" for other in "YBRG" if other not in (colour, rival)]
    game = nasty(f"general; {'; '.join(fields)}; turn {colour}; throw 5")
    (event,) = (event for event in game.play((f"{colour}2", 5)) if event.kind == "capture")
    assert (event.code, event.piece) == ("exit-capture-beside-own", f"{rival}1")


@pytest.mark.parametrize("ident", ["clasico", "pachisi"])
def test_what_another_player_counts_is_not_judged(ident: str) -> None:
    """That it is not its turn is all there is to say."""
    game = set_up(f"{ident}; Y 30; R 20; turn Y; throw 3")
    assert [v.code for v in game.explain(("R1", 4)).violations] == ["not-your-turn"]


@pytest.mark.parametrize(("target", "throw", "stuck"), [(82, 2, True), (83, 3, False)])
def test_a_piece_that_finishes_by_a_grace_is_stuck_on_82(
    target: int, throw: int, stuck: bool
) -> None:
    """No throw counts 1; from 83 any grace takes it home (PAC-21)."""
    game = set_up(f"pachisi finishing=grace_from_83; Y 80 30 home; turn Y; throw {throw}")
    events = game.play(("Y1", throw))
    assert game.position["Y1"] == str(target)
    assert ("stuck" in [event.kind for event in events]) == stuck


@pytest.mark.statement("GEN-18", kind="bites")
@pytest.mark.parametrize("rules", ["general", "clasico overshoot=bounce"])
def test_a_count_that_bounces_does_not_end_in_the_goal(rules: str) -> None:
    game = pw.Game.from_position(f"{rules}; Y c5 home*3; R 50 home*3; turn Y; throw 4")
    assert game.explain(("Y1", "c7")).legal
    [why] = game.explain(("Y1", "goal")).violations
    assert (why.code, why.statement) == ("overshoot", "GEN-18")
    assert why.text("en").endswith("it has 3 squares to go, and 4 bounces it back.")
    assert game.explain(("Y1", "goal")).counterfactuals


@pytest.mark.statement("GEN-18", kind="near_miss")
def test_the_exact_count_ends_in_the_goal() -> None:
    game = pw.Game.from_position("general; Y c5 home*3; R 50 home*3; turn Y; throw 3")
    assert game.explain(("Y1", "goal")).legal
