"""Short codes of house rules: they can be typed back, and what is mistyped is noticed."""

from __future__ import annotations

import random
import string
from pathlib import Path

import pytest

import parchis_widgets as pw
from parchis_widgets.rules.catalogue import PACHISI, PARCHIS
from parchis_widgets.rules.codes import NUMBERED, code_of
from parchis_widgets.rules.switch import valid_values, written_value
from tests.game.play import random_rules

HERE = Path(__file__).parent
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


def line(rules: pw.Ruleset, name: str) -> str:
    """Give a switch with its values, in the order of their letters; of a range its ends."""
    values = [written_value(value) for value in valid_values(type(rules), name)]
    told = " ".join(values) if len(values) < 26 else f"{values[0]} to {values[-1]}"
    return f"{name}: {told}"


@pytest.mark.parametrize("rules", [PARCHIS[0], PACHISI[0]], ids=str)
def test_every_switch_has_its_number_for_good(rules: pw.Ruleset) -> None:
    """New ones stand last; the places of the first ones are what codes out there rely on."""
    numbered = NUMBERED[rules.family]
    assert set(numbered) == {name for name, _ in rules.switches()}
    assert len(set(numbered)) == len(numbered)
    lines = [f"{number} {line(rules, name)}" for number, name in enumerate(numbered, start=1)]
    given = (HERE / f"numbered_{rules.family}.txt").read_text(encoding="utf-8").splitlines()
    assert lines == given, "a new switch goes last, a new value last in its line; then add it here"


def mistyped(code: str) -> set[str]:
    """Give a code with every character wrong, missing or doubled, and every two changed about."""
    ends = range(len(code))
    wrong = {code[:at] + sign + code[at + 1 :] for at in ends for sign in SIGNS}
    wrong |= {code[:at] + code[at + 1 :] for at in ends}
    wrong |= {code[:at] + code[at] + code[at:] for at in ends}
    wrong |= {code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in ends[:-1]}
    return wrong - {code}


@pytest.mark.parametrize("family", ["parchis", "pachisi"])
def test_a_typing_error_is_told(family: str) -> None:
    """Of every house rule drawn; with one switch turned, and with many."""
    # In the last one a character less, a 4 without its c, once was another code.
    known = {
        "parchis": ["clasico exit_on_five=optional"],
        "pachisi": ["pachisi second_lap=no", "chaupar mouth_up=88 throwing=one_by_one"],
    }
    drawn = [random_rules(family, random.Random(seed)) for seed in range(80)]
    codes = {code_of(rules) for rules in (*map(pw.ruleset, known[family]), *drawn)}
    codes -= set(pw.rulesets())
    assert len(codes) > 20
    for code in codes:
        for wrong in mistyped(code):
            with pytest.raises(ValueError, match=r"."):
                pw.ruleset(wrong)


def test_the_error_says_that_it_is_one_of_typing() -> None:
    with pytest.raises(ValueError, match="clasico-7b-22b-zz"):
        pw.ruleset("clasico-7b-22b-zz")
