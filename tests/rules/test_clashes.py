"""Every clash of switches has two ways out, and whichever is taken ends it."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

import parchis_widgets as pw
from parchis_widgets.rules.catalogue import PACHISI, PARCHIS
from parchis_widgets.rules.clashes import unchecked, ways_out
from parchis_widgets.rules.switch import valid_values

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parchis_widgets.rules.clashes import Changes

LONGEST = 4
"""Ways out that are taken one after another at most."""
MANY = 10
"""A switch of so many values is a number: its ends and some in between stand for all."""


def turned(rules: pw.Ruleset, name: str) -> list[Changes]:
    """Give every other value of a switch."""
    values = valid_values(type(rules), name)
    few = values if len(values) < MANY else (*values[:3], values[-1])
    return [{name: value} for value in few if value != getattr(rules, name)]


def clashing(name: str) -> Iterator[tuple[pw.Ruleset, Changes]]:
    """Give every turn of one or two switches of a ruleset after which something clashes."""
    rules = pw.ruleset(name)
    singles = [change for switch, _ in rules.switches() for change in turned(rules, switch)]
    pairs = [one | other for one, other in combinations(singles, 2) if {*one} != {*other}]
    for changes in (*singles, *pairs):
        if next(unchecked(rules, changes).clashes(), None) is not None:
            yield rules, changes


KEYS = {
    "parchis": {f"{name}.{other}" for name, _, other, _ in PARCHIS[0].needs},
    "pachisi": {f"{name}.{other}" for name, _, other, _ in PACHISI[0].needs}
    | {"none_enters", "no_six", "no_graces", "no_grace", "no_queens", "no_capture_grace"},
}
"""All clashes that there are."""


@pytest.mark.parametrize("family", ["parchis", "pachisi"])
def test_every_clash_has_two_ways_out_and_each_ends_it(family: str) -> None:
    met = set()
    for name in (name for name in pw.rulesets() if pw.ruleset(name).family == family):
        for rules, changes in clashing(name):
            asked = unchecked(rules, changes)
            for clash in asked.clashes():
                met.add(clash.key)
                ways = ways_out(asked, clash, rules)
                assert len(ways) == 2, (changes, clash.key)
                for way in ways:
                    left = {one.key for one in unchecked(asked, way).clashes()}
                    assert clash.key not in left, (changes, clash.key, way)
    assert met == KEYS[family]


@pytest.mark.parametrize("way", [0, 1])
@pytest.mark.parametrize("name", pw.rulesets())
def test_after_either_way_out_the_first_ones_lead_to_rules_that_make_sense(
    name: str, way: int
) -> None:
    """What is turned for one clash may bring another: pairs do not play on for the places."""
    for rules, changes in clashing(name):
        asked, taken = unchecked(rules, changes), way
        for _ in range(LONGEST):
            clash = next(asked.clashes(), None)
            if clash is None:
                break
            asked, taken = unchecked(asked, ways_out(asked, clash, rules)[taken]), 0
        assert list(asked.clashes()) == [], changes
