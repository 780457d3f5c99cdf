"""Each condition of a goal holds where it should, and only just not where one detail differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from parchis_widgets.course.conditions import Places
from parchis_widgets.text.refusal import Refused
from tests.course.samples import Json, done, stand_of

if TYPE_CHECKING:
    from parchis_widgets.course.plan import Attempt

CAPTURE = "clasico; Y 9 home*3; R 13 33 home*2; turn Y; throw 4"
PENALTY = "clasico; Y 8 30 home*2; R 60 home*3; turn Y; throw 6; sixes 2; last Y2"
LAST = "clasico; Y goal*3 c7; R home*4; turn Y; throw 1"
BLUE = "clasico; Y 8 11 home*2; R 6 home*3; turn Y"
QUEEN = "pachisi; Y 30 home*3; R 15 15 home*2; K home*4; G home*4; turn Y; throw 2"


def reached(
    position: str, condition: Json | list[Json], *does: Attempt, throws: object = None
) -> bool:
    """Open a step, do these things in it, and tell whether its goal is reached only then."""
    opened = stand_of(position, condition, throws=throws)
    assert not opened.is_reached
    return done(opened, *does).is_reached


ONE: tuple[Attempt, ...] = (("Y1", 4),)
TWO: tuple[Attempt, ...] = (("Y1", 4), ("Y1", 20))


@pytest.mark.parametrize(
    ("position", "condition", "does", "near_miss"),
    [
        (CAPTURE, {"event": "capture"}, ONE, {"event": "goal"}),
        (CAPTURE, {"event": "capture", "piece": "R1"}, ONE, {"event": "capture", "piece": "R2"}),
        (CAPTURE, {"event": "capture", "piece": "R"}, ONE, {"event": "capture", "piece": "Y"}),
        (CAPTURE, {"event": "capture", "place": "13"}, ONE, {"event": "capture", "place": "14"}),
        (
            CAPTURE,
            {"event": "capture", "statement": "CLA-12"},
            ONE,
            {"event": "capture", "statement": "CLA-15"},
        ),
        (CAPTURE, {"event": "move", "count": 20}, TWO, {"event": "move", "count": 10}),
        (CAPTURE, {"piece": "Y1", "on": "13"}, ONE, {"piece": "Y1", "on": "14 goal"}),
        (CAPTURE, {"piece": "Y", "on": "12-14"}, ONE, {"piece": "Y", "on": "14-20"}),
        (CAPTURE, {"all": "R", "on": "home"}, TWO, {"all": "Y", "on": "home 13"}),
        (CAPTURE, {"pending": [20]}, ONE, {"pending": [10]}),
        (
            CAPTURE,
            {"ask": ["Y1", 20], "legal": True},
            ONE,
            {"ask": ["Y1", 19], "legal": True},
        ),
        (PENALTY, {"event": "penalty"}, ("pass",), {"event": "penalty", "piece": "Y1"}),
        (PENALTY, {"event": "turn", "piece": "R"}, ("pass",), {"event": "turn", "piece": "Y"}),
        (PENALTY, {"phase": "throw"}, ("pass",), {"phase": "over"}),
        (PENALTY, {"tried": "third-six"}, (("Y1", 6),), {"tried": "barrier"}),
        (LAST, {"outcome": "Y"}, (("Y4", 1),), {"outcome": "R"}),
        (LAST, {"phase": "over"}, (("Y4", 1),), {"phase": "throw"}),
        (QUEEN, {"piece": "Y1", "on": "queen"}, (("Y1", 2),), {"piece": "Y2", "on": "queen"}),
        (QUEEN, {"piece": "Y1", "on": "32"}, (("Y1", 2),), {"piece": "Y1", "on": "31"}),
    ],
    ids=lambda value: str(value) if isinstance(value, dict) else "",
)
def test_a_condition_bites_and_a_near_miss_does_not(
    position: str, condition: Json, does: tuple[Attempt, ...], near_miss: Json
) -> None:
    assert reached(position, condition, *does)
    assert not done(stand_of(position, near_miss), *does).is_reached


def test_whose_turn_it_is_changes_with_the_turn() -> None:
    """Nobody has it any more once the game is over."""
    assert reached(PENALTY, {"turn": "R"}, "pass")
    assert stand_of(PENALTY, {"turn": "Y"}).is_reached
    assert not done(stand_of(LAST, {"turn": "Y"}), ("Y4", 1)).is_reached


def test_what_must_not_happen_is_asked_from_the_opening_on() -> None:
    """The third 6 sends a piece home: no goal that forbids it is reached, however it goes on."""
    turned: Json = {"turn": "R"}
    assert reached(PENALTY, turned, "pass")
    assert not reached(PENALTY, [turned, {"no_event": "penalty"}], "pass")
    assert reached(PENALTY, [turned, {"no_event": "penalty", "piece": "Y1"}], "pass")


def test_one_turn_means_that_all_came_in_the_same() -> None:
    """What comes after the turn has passed comes too late."""
    both: list[Json] = [{"event": "capture", "piece": "R1"}, {"event": "move", "count": 20}]
    assert reached(CAPTURE, [*both, {"one_turn": True}], *TWO)
    late: list[Json] = [{"event": "move", "piece": "Y1"}, {"event": "move", "piece": "R1"}]
    does: tuple[Attempt, ...] = (("Y1", 4), "throw", ("R1", 2))
    position = "clasico; Y 8 home*3; R 50 home*3; turn Y; throw 4"
    assert reached(position, late, *does, throws=[2])
    assert not reached(position, [*late, {"one_turn": True}], *does, throws=[2])


def test_the_engine_is_asked_when_it_is_reds_turn() -> None:
    """Two yellows together are a barrier; one alone is none, and another reason is no answer."""
    asked: list[Json] = [
        {"turn": "R"},
        {"ask": ["R1", 6], "code": "barrier", "statement": "CLA-16"},
    ]
    together: tuple[Attempt, ...] = ("throw", ("Y1", 3), "throw")
    assert reached(BLUE, asked, *together, throws=[3, 6])
    assert not reached(BLUE, asked, "throw", ("Y2", 3), "throw", throws=[3, 6])
    full: list[Json] = [{"turn": "R"}, {"ask": ["R1", 6], "code": "full"}]
    assert not reached(BLUE, full, *together, throws=[3, 6])
    foreign: list[Json] = [{"turn": "R"}, {"ask": ["R1", 6], "statement": "CLA-18"}]
    assert not reached(BLUE, foreign, *together, throws=[3, 6])


@pytest.mark.parametrize(
    ("places", "inside", "outside"),
    [
        ("22-68 column goal", ("22", "68", "c1", "goal"), ("21", "home", "1")),
        ("30", ("30", "30q/2", "30x"), ("3", "31", "c3")),
        ("queen", ("30q", "1q/2"), ("30", "home", "goal")),
        ("home c3", ("home", "c3"), ("c4", "3", "goal")),
    ],
)
def test_places_are_squares_ranges_and_words(
    places: str, inside: tuple[str, ...], outside: tuple[str, ...]
) -> None:
    assert all(Places(places).hold(place) for place in inside)
    assert not any(Places(places).hold(place) for place in outside)


@pytest.mark.parametrize("text", ["", "the barn", "0", "100", "c8", "30q", "5-", "-5", "home-goal"])
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        Places(text)
    assert refused.value.key == "lessons.no_places"
