"""Short codes of house rules: they can be typed back, and what is mistyped is noticed."""

from __future__ import annotations

import random
import string

import pytest

import parchis_widgets as pw
from parchis_widgets.rules.catalogue import PACHISI, PARCHIS
from parchis_widgets.rules.codes import NUMBERED, code_of
from parchis_widgets.rules.switch import valid_values
from tests.game.play import random_rules

SIGNS = "-._" + string.digits + string.ascii_lowercase


@pytest.mark.parametrize("name", pw.rulesets())
def test_a_published_ruleset_is_its_name(name: str) -> None:
    assert code_of(pw.ruleset(name)) == name


@pytest.mark.parametrize("family", ["parchis", "pachisi"])
def test_a_house_rule_is_typed_back(family: str) -> None:
    """In capitals too, and with blanks around."""
    seen = 0
    for seed in range(300):
        rules = random_rules(family, random.Random(seed))
        assert pw.ruleset(code_of(rules)) == rules
        if "-" in code_of(rules):
            assert pw.ruleset(f" {code_of(rules).upper()} ") == rules
            seen += 1
    assert seen > 150


def test_a_code_names_the_switch_and_the_value() -> None:
    rules = pw.ruleset("clasico exit_on_five=optional barriers=safe_squares")
    assert code_of(rules).startswith("clasico-7b-22b-")
    assert len(code_of(rules)) == len("clasico-7b-22b-") + 2


@pytest.mark.parametrize("rules", [PARCHIS[0], PACHISI[0]], ids=str)
def test_every_switch_has_its_number_for_good(rules: pw.Ruleset) -> None:
    """New ones stand last; the places of the first ones are what codes out there rely on."""
    numbered = NUMBERED[rules.family]
    assert set(numbered) == {name for name, _ in rules.switches()}
    assert len(set(numbered)) == len(numbered)
    assert (numbered[0], numbered[2]) == ("starter", "seats" if rules in PARCHIS else "throws")
    known = {"parchis": (39, "leaving"), "pachisi": (26, "finished_colour")}[rules.family]
    assert (len(numbered), numbered[known[0] - 1]) == known
    first = {name: valid_values(type(rules), name)[0] for name in numbered}
    assert first["starter"] == "lowest"


@pytest.mark.parametrize("ident", ["clasico exit_on_five=optional", "pachisi second_lap=no"])
def test_one_wrong_character_is_noticed_and_so_are_two_changed_about(ident: str) -> None:
    code = code_of(pw.ruleset(ident))
    wrong = {code[:at] + sign + code[at + 1 :] for at in range(len(code)) for sign in SIGNS}
    wrong |= {code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)}
    for mistyped in wrong - {code}:
        with pytest.raises(ValueError, match=r"."):
            pw.ruleset(mistyped)
