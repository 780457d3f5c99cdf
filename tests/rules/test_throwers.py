"""Dice, cowries and long dice: what they can show, and how often."""

from __future__ import annotations

import random
import re
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import parchis_widgets as pw
from parchis_widgets.rules.throwers import THROWERS, dice

pytestmark = pytest.mark.usefixtures("in_english")

BY_MOUTHS_UP = {
    "six_cowries": (6, 10, 2, 3, 4, 25, 12),
    "six_cowries_bell": (25, 10, 2, 3, 4, 5, 6),
    "seven_cowries": (7, 10, 2, 3, 4, 25, 30, 12),
    "seven_cowries_herklots": (6, 10, 2, 3, 4, 25, 30, 12),
}
COWRIES = pytest.mark.parametrize("name", BY_MOUTHS_UP)


@COWRIES
def test_cowries_count_by_the_mouths_that_lie_up(name: str) -> None:
    """The tables of the sources, from no mouth up to all of them (PAC-05, PAC-19)."""
    thrower, table = THROWERS[name], BY_MOUTHS_UP[name]
    assert thrower.number == len(table) - 1
    assert [thrower.mouths(value) for value in table] == list(range(len(table)))


@pytest.mark.parametrize(
    ("name", "graces", "entering"),
    [
        ("six_cowries", {6, 10, 12, 25}, {10, 25}),
        ("six_cowries_bell", {6, 10, 25}, {10, 25}),
        ("seven_cowries", {10, 25, 30}, {10, 25, 30}),
        ("seven_cowries_herklots", {6, 10, 12, 25, 30}, {10, 25, 30}),
        ("long_dice", set(), set()),
        ("long_dice_1346", set(), set()),
    ],
)
def test_a_table_says_what_throws_again_and_what_enters(
    name: str, graces: set[int], entering: set[int]
) -> None:
    """Graces of six cowries are PAC-09, entering throws PAC-07; long dice have none (CHA-03)."""
    assert set(THROWERS[name].graces) == graces
    assert set(THROWERS[name].entering) == entering


@COWRIES
def test_fair_cowries_fall_as_coins_do(name: str) -> None:
    """All the ways to fall are alike: one in 2^n has no mouth up, n in 2^n have one."""
    thrower = THROWERS[name]
    chances = thrower.chances()
    assert sum(chances.values()) == 1
    assert chances[thrower.values[0]] == Fraction(1, 2**thrower.number)
    assert chances[thrower.values[1]] == Fraction(thrower.number, 2**thrower.number)


def test_a_25_is_thrown_six_times_in_64() -> None:
    """Five of six mouths up, by fair cowries; their bias changes it."""
    cowries = THROWERS["six_cowries"]
    assert cowries.chances()[25] == Fraction(6, 64)
    biased = cowries.chances(pw.ruleset("pachisi mouth_up=60").up)
    assert biased[25] == 6 * Fraction(3, 5) ** 5 * Fraction(2, 5)
    assert sum(biased.values()) == 1


@pytest.mark.parametrize("name", ["long_dice", "long_dice_1346"])
def test_a_long_die_has_four_faces_of_equal_chance(name: str) -> None:
    """Each long side comes up once in four (CHA-02)."""
    assert set(THROWERS[name].chances().values()) == {Fraction(1, 4)}
    assert THROWERS[name].draws == 3


@pytest.mark.parametrize("mouth_up", [50, 80])
@COWRIES
def test_what_is_drawn_falls_as_often_as_its_chance_says(name: str, mouth_up: int) -> None:
    """Ten thousand throws from a seed stay close to the exact chances."""
    thrower, up, chance = THROWERS[name], Fraction(mouth_up, 100), random.Random(1)
    drawn = Counter(thrower.draw(chance, up) for _ in range(10_000))
    for value, exact in thrower.chances(up).items():
        assert drawn[value] / 10_000 == pytest.approx(float(exact), abs=0.02)


@pytest.mark.parametrize(("name", "shown"), [("six_cowries", (25,)), ("long_dice", (1, 6, 2))])
def test_a_throw_that_can_be_shown_is_given_back(name: str, shown: tuple[int, ...]) -> None:
    """Cowries give one number together, long dice one each."""
    assert THROWERS[name].check(shown) == shown


@pytest.mark.parametrize(
    ("name", "shown", "expected"),
    [
        ("six_cowries", (7,), "six cowries count 2, 3, 4, 6, 10, 12 or 25, not 7"),
        ("six_cowries", (True,), "not True"),
        ("six_cowries", ("6",), "not '6'"),
        ("six_cowries", (), "this game has six cowries: expected 1 number, not ()"),
        ("seven_cowries", (6,), "seven cowries count 2, 3, 4, 7, 10, 12, 25 or 30, not 6"),
        ("long_dice", (1, 6), "this game has three long dice: expected 3 numbers, not (1, 6)"),
        ("long_dice", (1, 6, 3), "a long die shows 1, 2, 5 or 6, not 3"),
        ("long_dice_1346", (1, 6, 2), "a long die shows 1, 3, 4 or 6, not 2"),
    ],
)
def test_a_throw_that_cannot_be_shown_is_refused(
    name: str, shown: tuple[Any, ...], expected: str
) -> None:
    """The message says what can be shown."""
    with pytest.raises(ValueError, match=re.escape(expected)):
        THROWERS[name].check(shown)


def test_what_is_thrown_together_may_be_told_as_one_number() -> None:
    """Of long dice the sum, between the lowest and the highest; of one thing what it shows."""
    assert THROWERS["long_dice"].check_total(18) == 18
    assert THROWERS["six_cowries"].check_total(25) == 25
    assert dice(2).check_total(12) == 12
    with pytest.raises(ValueError, match="three long dice show 3 to 18 together, not 19"):
        THROWERS["long_dice"].check_total(19)
    with pytest.raises(ValueError, match="six cowries count"):
        THROWERS["six_cowries"].check_total(5)
