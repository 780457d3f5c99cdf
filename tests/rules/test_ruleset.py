"""Rulesets: frozen switches, turned by `replace`, compared by `diff`, told by `describe`."""

from __future__ import annotations

import dataclasses

import pytest

import parchis_widgets as pw
from parchis_widgets.rules.catalogue import PARCHIS
from parchis_widgets.rules.switch import valid_values

pytestmark = pytest.mark.usefixtures("in_english")


def test_a_switch_turned_is_a_house_rule_with_an_id_of_its_own() -> None:
    """The id tells the published ruleset and what was turned, and reads back."""
    house = pw.ruleset("clasico").replace(exit_on_five="optional")
    assert house.id == "clasico exit_on_five=optional"
    assert pw.ruleset(house.id) == house
    assert house.replace(exit_on_five="mandatory") == pw.ruleset("clasico")


def test_a_ruleset_is_frozen() -> None:
    """Nobody changes the rules of a game that is being played."""
    with pytest.raises(dataclasses.FrozenInstanceError):
        pw.ruleset("clasico").dice = 2  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"exit_on_5": "optional"}, "unknown switch 'exit_on_5': expected one of starter"),
        (
            {"exit_on_five": "maybe"},
            "'exit_on_five' cannot be 'maybe': expected one of 'mandatory' or 'optional'",
        ),
        ({"capture_bonus": 15}, "'capture_bonus' cannot be 15: expected one of 20, 10 or 0"),
        ({"exit_bonus": 1}, "'exit_bonus' cannot be 1: expected one of True or False"),
        ({"bounce_out": "again"}, "needs overshoot='bounce', which is 'illegal'"),
        ({"winning": "one_colour"}, "needs seats='two_colours', which is 'individual'"),
        ({"seats": "pairs", "play_on": "allowed"}, "needs seats='individual', which is 'pairs'"),
    ],
)
def test_what_cannot_be_switched_is_refused(
    changes: dict[str, str | int | bool], expected: str
) -> None:
    """An unknown switch or value is answered with the valid ones, a contradiction with why."""
    with pytest.raises(ValueError, match=expected):
        pw.ruleset("clasico").replace(**changes)


@pytest.mark.parametrize("ident", ["", "clasico exit_on_five", "clasico dice=3", "clasico x=1"])
def test_an_id_that_cannot_be_read_is_refused(ident: str) -> None:
    """The message says what was expected."""
    with pytest.raises(ValueError, match=r"expected|ruleset id"):
        pw.ruleset(ident)


def test_a_difference_names_both_values_and_the_statements_behind_them() -> None:
    """Leaving home on a 5: CLA-09 says must, TRA-04 says may."""
    differences = {d.switch: d for d in pw.ruleset("clasico").diff(pw.ruleset("tradicional"))}
    told = differences["exit_on_five"]
    assert (told.left, told.right) == ("mandatory", "optional")
    assert told.statements == ("CLA-09", "TRA-04")
    assert "six_counts_seven" not in differences
    assert pw.ruleset("clasico").diff(pw.ruleset("clasico")) == ()


def test_every_difference_between_the_sources_has_a_statement() -> None:
    """Where two of the three sources part, at least one of them says so."""
    for left in ("clasico", "tradicional", "general"):
        for right in ("clasico", "tradicional", "general"):
            for difference in pw.ruleset(left).diff(pw.ruleset(right)):
                assert difference.statements, difference


def test_the_rules_read_as_text_with_their_statements() -> None:
    """Each statement of the source, then how it is played here."""
    told = pw.ruleset("clasico").describe("es")
    assert "CLA-16: Dos fichas de un mismo color" in told
    assert all(ident in told for ident in pw.ruleset("clasico").statements)
    assert "CLA-16: Two pieces" in pw.ruleset("clasico").describe("en")


def test_statements_behind_switches_exist() -> None:
    """A switch cites only what `statements` holds."""
    for rules in PARCHIS:
        for name, _ in rules.switches():
            assert set(rules.behind(name)) <= set(pw.STATEMENTS)
            assert valid_values(type(rules), name)


def test_what_is_no_switch_or_ruleset_is_not_told_of() -> None:
    """It is refused as it is where switches are turned."""
    rules = pw.ruleset("clasico")
    for ask in (rules.behind, lambda name: rules.label(name, True)):
        with pytest.raises(ValueError, match="unknown switch 'bounce_in'"):
            ask("bounce_in")
    with pytest.raises(ValueError, match="switch 'dice' cannot be 3: expected one of 1 or 2"):
        rules.label("dice", 3)
    with pytest.raises(ValueError, match="expected a ruleset or its id, not 'general'"):
        rules.diff("general")  # type: ignore[arg-type]
