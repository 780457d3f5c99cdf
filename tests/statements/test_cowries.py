"""How often cowries and long dice count what: exactly, and as the seeded throws bear it out."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

import parchis_widgets as pw
from parchis_widgets.engine.throws import SeededThrows
from tests.statements.table import bites, near_miss

SIX = pw.ruleset("pachisi")
SEVEN = SIX.replace(throws="seven_cowries")
LONG_DICE = pw.ruleset("chaupar")
BIASED = {"mouth_up": 60}
ALL = [
    SIX,
    SIX.replace(**BIASED),
    SIX.replace(throws="six_cowries_bell"),
    SEVEN,
    SEVEN.replace(**BIASED),
    SIX.replace(throws="seven_cowries_herklots", mouth_up=1),
    LONG_DICE,
    LONG_DICE.replace(throws="long_dice_1346"),
]


def chances(rules: pw.Ruleset) -> dict[int, Fraction]:
    """Give how likely each number is."""
    return rules.thrower.chances(rules.up)


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.id)
def test_the_chances_of_a_throw_add_up_to_one(rules: pw.Ruleset) -> None:
    """Exactly, since they are fractions."""
    assert set(chances(rules)) == set(rules.thrower.values)
    assert sum(chances(rules).values()) == 1


@bites("PAC-05")
@pytest.mark.parametrize(
    ("squares", "of_64"), [(6, 1), (10, 6), (2, 15), (3, 20), (4, 15), (25, 6), (12, 1)]
)
def test_six_coins_fall_in_64_ways(squares: int, of_64: int) -> None:
    """Three tails in 20 of them, none in one."""
    assert chances(SIX)[squares] == Fraction(of_64, 64)


@bites("PAC-19")
@pytest.mark.parametrize(
    ("squares", "of_128"),
    [(7, 1), (10, 7), (2, 21), (3, 35), (4, 35), (25, 21), (30, 7), (12, 1)],
)
def test_seven_fall_in_128_ways(squares: int, of_128: int) -> None:
    """A 25 is three times as likely as a 30."""
    assert chances(SEVEN)[squares] == Fraction(of_128, 128)


@near_miss("PAC-05")
@pytest.mark.parametrize(
    ("squares", "of_15625"), [(6, 64), (10, 576), (2, 2160), (3, 4320), (25, 2916), (12, 729)]
)
def test_a_cowrie_that_falls_mouth_up_three_times_in_five(squares: int, of_15625: int) -> None:
    """The table is the same, the chances are not: five up are 6 · 3⁵ · 2 in 5⁶ ways."""
    assert chances(SIX.replace(**BIASED))[squares] == Fraction(of_15625, 5**6)


@near_miss("PAC-19")
@pytest.mark.parametrize(
    ("squares", "of_78125"), [(7, 128), (10, 1344), (3, 15120), (30, 10206), (12, 2187)]
)
def test_seven_of_that_kind(squares: int, of_78125: int) -> None:
    """Six up are 7 · 3⁶ · 2 in 5⁷ ways."""
    assert chances(SEVEN.replace(**BIASED))[squares] == Fraction(of_78125, 5**7)


@bites("CHA-02")
def test_a_long_die_shows_each_of_its_four_faces_as_often() -> None:
    """1, 2, 5 and 6."""
    assert chances(LONG_DICE) == dict.fromkeys((1, 2, 5, 6), Fraction(1, 4))


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: rules.id)
def test_20000_seeded_throws_are_spread_as_the_chances_say(rules: pw.Ruleset) -> None:
    """No count is more than five standard deviations off."""
    number = 20_000
    thrown = Counter(SeededThrows(rules, 7).throw(0, number))
    assert set(thrown) <= set(rules.thrower.values)
    for squares, chance in chances(rules).items():
        deviation = sqrt(number * chance * (1 - chance))
        assert abs(thrown[squares] - number * chance) < 5 * deviation, squares
