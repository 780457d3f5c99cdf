"""Ways to a goal are searched; what leads on, what leads astray, what was right too."""

from __future__ import annotations

import pytest

from parchis_widgets.course import solving
from parchis_widgets.course.playing import LONGEST
from parchis_widgets.course.solving import also_valid, beginnings, way_from
from parchis_widgets.text.refusal import Refused
from tests.course.samples import Json, done, stand_of

CAPTURES = "clasico; Y 9 home*3; R 13 33 home*2; turn Y; throw 4"
BARRIER = "clasico; Y 8 11 home*2; R 6 home*3; turn Y"
HOMES = "clasico; Y home*4; R home*4; turn Y"
EXIT: Json = {"event": "exit", "piece": "Y"}


def test_a_way_of_several_moves_is_found_and_leads_there() -> None:
    """Capture, count 20 and capture again."""
    stand = stand_of(CAPTURES, {"all": "R", "on": "home"})
    way = way_from(stand)
    assert way is not None
    assert way[0] == "Y1 4 9>13 xR1"
    assert done(stand, *way).is_reached
    assert not done(stand, *way[:-1]).is_reached


def test_every_first_move_that_leads_on_is_named() -> None:
    """Scripted throws of both players are looked through to their end."""
    asked: list[Json] = [{"turn": "R"}, {"ask": ["R1", 6], "code": "barrier"}]
    stand = done(stand_of(BARRIER, asked, throws=[3, 6]), "throw")
    assert set(beginnings(stand)) == {"Y1 3 8>11"}
    free = done(stand_of(BARRIER, {"turn": "R"}, throws=[3]), "throw")
    assert set(beginnings(free)) == {"Y1 3 8>11", "Y2 3 11>14"}


def test_where_no_way_leads_none_is_found() -> None:
    assert way_from(stand_of(BARRIER, {"piece": "Y1", "on": "12"}, throws=[3])) is None


def test_what_must_not_happen_ends_every_way() -> None:
    """The third 6 sends a piece home whatever is done."""
    position = "clasico; Y 8 30 home*2; R 60 home*3; turn Y; throw 6; sixes 2; last Y2"
    assert way_from(stand_of(position, {"turn": "R"})) == ("pass",)
    assert way_from(stand_of(position, [{"turn": "R"}, {"no_event": "penalty"}])) is None


def test_free_throws_come_from_the_seed_and_are_the_same_each_time() -> None:
    stand = stand_of(HOMES, EXIT, seed=7)
    way = way_from(stand)
    assert way is not None
    assert way[0] == "throw"
    assert "pass" in way
    assert way == way_from(stand)
    assert done(stand, *way).is_reached


def test_others_play_by_themselves_where_they_should() -> None:
    alone = done(stand_of(HOMES, EXIT, seed=7), "throw", "pass")
    others = done(stand_of(HOMES, EXIT, seed=7, others=True), "throw", "pass")
    assert (alone.game.turn, others.game.turn) == ("R", "Y")
    assert others.game.ply > alone.game.ply


def test_free_throws_are_looked_at_up_to_sixty_plies() -> None:
    """A goal that the seed's throws reach a little later is out of reach."""
    turns = "clasico; Y c1 goal*3; R home*4; turn Y"
    farthest = 0
    for seed in range(40):
        way = way_from(stand_of(turns, {"outcome": "Y"}, seed=seed))
        farthest = max(farthest, len(way or ()))
    assert 20 < farthest <= LONGEST


def test_a_search_that_finds_no_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says so: nobody knows then whether there is a way."""
    monkeypatch.setattr(solving, "MOST", 20)
    far = stand_of(HOMES, {"all": "Y", "on": "goal"}, seed=7)
    with pytest.raises(Refused) as refused:
        way_from(far)
    assert refused.value.key == "lessons.too_long"


def test_a_search_changes_nothing() -> None:
    stand = stand_of(CAPTURES, {"all": "R", "on": "home"})
    before = (stand.game.position, stand.game.ply, stand.thrown)
    way_from(stand)
    beginnings(stand)
    assert (stand.game.position, stand.game.ply, stand.thrown) == before


def test_all_else_that_was_right_is_named_once() -> None:
    """Any piece may leave home, and it is all the same which; another way of doing it is told."""
    stand = stand_of("clasico; Y home*4; R 50 home*3; turn Y; throw 5", {"event": "exit"})
    assert also_valid(stand, "Y1 5 home>5") == ()
    position = "clasico; Y 8 26 40 home; R 11 11 home*2; turn Y; throw 4"
    moved = stand_of(position, {"event": "move", "piece": "Y"})
    assert {str(move) for move in also_valid(moved, "Y2 4 26>30")} == {"Y3 4 40>44"}


def test_what_did_not_reach_the_goal_is_not_named_as_right() -> None:
    position = "clasico; Y 8 26 40 home; R 11 11 home*2; turn Y; throw 4"
    assert also_valid(stand_of(position, {"piece": "Y2", "on": "30"}), "Y2 4 26>30") == ()
