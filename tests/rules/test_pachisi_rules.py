"""The rulesets of Pachisi and Chaupar: their switches, statements and words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import parchis_widgets as pw
from parchis_widgets.rules.catalogue import PACHISI
from parchis_widgets.rules.pachisi import PachisiRules
from parchis_widgets.rules.switch import valid_values

pytestmark = pytest.mark.usefixtures("in_english")

VARIATIONS = {"PAC-19", "PAC-20", "PAC-21", "PAC-22"}


def turned(chooser: random.Random) -> pw.Ruleset:
    """Give a published ruleset with switches turned at random, senseless ones left out."""
    rules: pw.Ruleset = chooser.choice(PACHISI)
    for name, _ in chooser.sample(list(rules.switches()), chooser.randint(1, 10)):
        try:
            rules = rules.replace(**{name: chooser.choice(valid_values(PachisiRules, name))})
        except ValueError:
            continue
    return rules


def test_the_rulesets_stand_in_a_fixed_order() -> None:
    """Those of a source together, the one without a source last."""
    assert pw.rulesets() == (
        "clasico",
        "clasico.parejas",
        "clasico.dos_colores",
        "tradicional",
        "general",
        "pachisi",
        "chaupar",
        "dos_dados",
    )


def test_pachisi_and_chaupar_differ_where_their_sources_do() -> None:
    """Nine switches, each with the statements of both sides."""
    differences = {d.switch: d for d in pw.ruleset("pachisi").diff(pw.ruleset("chaupar"))}
    assert {name: (d.left, d.right) for name, d in differences.items()} == {
        "throws": ("six_cowries", "long_dice"),
        "graces": ("table", "none"),
        "capture_throws": ("one", "none"),
        "setup": ("charkoni", "6_7_23_24"),
        "entering": ("by_throw", "any"),
        "castles": ("block", "ignored"),
        "queens": ("two_captures", "never"),
        "merging": (False, True),
        "declining": (True, False),
    }
    assert differences["throws"].statements == ("PAC-05", "CHA-02")
    assert differences["declining"].statements == ("PAC-16", "CHA-09")
    assert all(difference.statements for difference in differences.values())


def test_a_ruleset_of_the_other_family_differs_in_all_that_it_lacks() -> None:
    """What one side does not know is told as None."""
    differences = {d.switch: d for d in pw.ruleset("pachisi").diff(pw.ruleset("clasico"))}
    assert (differences["castles"].left, differences["castles"].right) == ("block", None)
    assert (differences["exit_on_five"].left, differences["exit_on_five"].right) == (
        None,
        "mandatory",
    )


@pytest.mark.parametrize("seed", range(50))
def test_an_id_tells_what_was_turned_and_reads_back(seed: int) -> None:
    """Any combination that makes sense is written in its id."""
    rules = turned(random.Random(seed))
    assert pw.ruleset(rules.id) == rules
    published = pw.ruleset(rules.name)
    assert {d.switch for d in rules.diff(published)} == set(re.findall(r"(\w+)=", rules.id))


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_combination_can_be_told(seed: int, lang: str) -> None:
    """A name, its statements, and how each switch is read."""
    rules = turned(random.Random(seed))
    told = rules.describe(lang)
    assert all(f"{ident}: {pw.STATEMENTS[ident].text(lang)}" in told for ident in rules.statements)
    for name, value in rules.switches():
        assert (rules.label(name, value, lang) in told) != rules.is_idle(name)


def test_pachisi_reads_in_both_languages() -> None:
    """The same rule in either language; what is not played is not told."""
    spanish, english = (pw.ruleset("pachisi").describe(lang) for lang in ("es", "en"))
    assert "PAC-09: El 6, el 10, el 12 y el 25 son gracias" in spanish
    assert "PAC-09: 6, 10, 12 and 25 are graces" in english
    assert not any(ident in spanish + english for ident in VARIATIONS)
    assert "CHA-09: No die may be passed" in pw.ruleset("chaupar").describe("en")
    assert "50 times in 100" in english
    assert "cowrie" not in pw.ruleset("chaupar").describe("en")


def test_the_published_rulesets_obey_their_sources() -> None:
    """All of PAC but its variations, all of CHA."""
    pachisi = {f"PAC-{n:02}" for n in range(1, 24)} - VARIATIONS
    assert set(pw.ruleset("pachisi").statements) == pachisi
    assert pw.ruleset("chaupar").statements == tuple(f"CHA-{n:02}" for n in range(1, 12))


@pytest.mark.parametrize(
    ("switches", "chosen"),
    [
        ("throws=seven_cowries", {"PAC-19"}),
        ("throws=seven_cowries_herklots", {"PAC-19"}),
        ("throws=six_cowries_bell", set()),
        ("graces=ten_and_25", {"PAC-20"}),
        ("graces=none", set()),
        ("finishing=grace_from_83", {"PAC-21"}),
        ("graces=ten_and_25 third_grace=void", {"PAC-20", "PAC-22"}),
        ("graces=ten_and_25 third_grace=void_all", {"PAC-20", "PAC-22"}),
    ],
)
def test_a_variation_is_a_statement_once_it_is_chosen(switches: str, chosen: set[str]) -> None:
    """The source's variations are its statements too, for those who play them."""
    assert set(pw.ruleset(f"pachisi {switches}").statements) & VARIATIONS == chosen


@pytest.mark.parametrize(
    ("ruleset", "changes", "expected"),
    [
        ("pachisi", {"mouth_up": 0}, "'mouth_up' cannot be 0: expected a number from 1 to 99"),
        ("pachisi", {"mouth_up": 100}, "cannot be 100: expected a number from 1 to 99"),
        ("pachisi", {"mouth_up": 50.5}, "cannot be 50.5: expected a number from 1 to 99"),
        ("pachisi", {"mouth_up": True}, "cannot be True: expected a number from 1 to 99"),
        ("pachisi", {"mouth_up": "50"}, "cannot be '50': expected a number from 1 to 99"),
        ("pachisi", {"throws": "dice"}, "expected one of 'six_cowries', "),
        ("pachisi", {"dice": 2}, "unknown switch 'dice': expected one of starter, "),
        ("pachisi", {"merging": 1}, "'merging' cannot be 1: expected one of True or False"),
        ("pachisi", {"third_grace": "void", "graces": "none"}, "no graces"),
        ("pachisi", {"capture_grace": "counts"}, "a third_grace that is not 'plain'"),
        ("pachisi", {"splitting": True}, "it needs merging=True, which is False"),
        ("pachisi", {"larger": "bars_the_way"}, "it needs merging=True, which is False"),
        ("pachisi", {"dice_use": "any"}, "it needs declining=False, which is True"),
        ("pachisi", {"queen_on_castle": "captures", "queens": "never"}, "there are no Queens"),
        ("pachisi", {"finishing": "grace_from_83", "graces": "none"}, "so nobody could finish"),
        ("chaupar", {"finishing": "grace_from_83", "graces": "table"}, "so nobody could finish"),
        ("chaupar", {"castle_company": "allowed"}, "it needs castles='block', which is 'ignored'"),
        ("chaupar", {"queen_on_castle": "captures"}, "it needs castles='block'"),
        ("chaupar", {"first_piece": "whenever_none"}, "it needs entering='by_throw'"),
        ("chaupar", {"entry": "runs"}, "it needs entering='by_throw', which is 'any'"),
        ("chaupar", {"six_enters": True}, "it needs entering='by_throw', which is 'any'"),
    ],
)
def test_what_cannot_be_switched_is_refused(
    ruleset: str, changes: dict[str, Any], expected: str
) -> None:
    """An unknown switch or value is answered with the valid ones, a contradiction with why."""
    with pytest.raises(ValueError, match=re.escape(expected)):
        pw.ruleset(ruleset).replace(**changes)


@pytest.mark.parametrize("ident", ["mouth_up=0", "mouth_up=50.5", "mouth_up=", "castles", "dice=2"])
def test_an_id_that_cannot_be_read_is_refused(ident: str) -> None:
    """The message says what was expected."""
    with pytest.raises(ValueError, match="expected"):
        pw.ruleset(f"pachisi {ident}")


@pytest.mark.parametrize(
    "switches",
    [
        "throws=seven_cowries entering=six",  # seven cowries count no 6: nobody ever leaves
        "throws=seven_cowries six_enters=yes",
        "throws=long_dice",  # no long die shows 10 or 25: only a first piece ever leaves
    ],
)
def test_pieces_that_could_never_enter_make_no_sense(switches: str) -> None:
    """Nobody could finish, as with the switches that are refused for it."""
    with pytest.raises(ValueError, match="makes no sense here"):
        pw.ruleset(f"pachisi {switches}")


@pytest.mark.parametrize("rules", PACHISI, ids=lambda rules: rules.name)
def test_statements_behind_switches_exist(rules: PachisiRules) -> None:
    """A switch cites only what `STATEMENTS` holds."""
    for name, _ in rules.switches():
        assert set(rules.behind(name)) <= set(pw.STATEMENTS)


def test_a_switch_cites_the_rulesets_own_source_first() -> None:
    """The exact number into the Charkoni is said twice."""
    assert pw.ruleset("pachisi").behind("finishing") == ("PAC-18",)
    assert pw.ruleset("chaupar").behind("finishing") == ("CHA-10",)
