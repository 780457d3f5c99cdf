"""House rules as questions, and rulesets in a table: what Python and the page tell one another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from parchis_widgets.rules.clashes import unchecked
from parchis_widgets.rules.parchis import ParchisRules
from parchis_widgets.rules.switch import valid_values
from tests.widgets.pages import Page

if TYPE_CHECKING:
    from collections.abc import Iterator


class FormPage(Page["pw.RulesetForm"]):
    """The page of a form."""

    @property
    def revision(self) -> int:
        """Give the revision that is shown."""
        return int(self.widget.choices["revision"])


@pytest.fixture
def page() -> FormPage:
    return FormPage(pw.RulesetForm("clasico"))


def option(switch: str, value: object) -> int:
    """Give the place of a value among those of a switch."""
    return valid_values(ParchisRules, switch).index(value)


def test_the_rules_and_their_code_follow_the_form(page: FormPage) -> None:
    heard: list[str] = []
    page.widget.observe(lambda change: heard.append(change["new"].id), "ruleset")
    page.ask("choose", switch="exit_on_five", option=option("exit_on_five", "optional"))
    assert page.widget.ruleset == pw.ruleset("clasico exit_on_five=optional")
    assert heard == ["clasico exit_on_five=optional"]
    assert pw.ruleset(page.widget.code) == page.widget.ruleset
    assert page.widget.game(seed=1).ruleset == page.widget.ruleset
    page.ask("choose", switch="exit_on_five", option=option("exit_on_five", "mandatory"))
    assert page.widget.code == "clasico"


def test_a_clash_undoes_nothing_and_leaves_two_ways_out(page: FormPage) -> None:
    """Until it is settled the rules are the last ones that made sense."""
    page.ask("choose", switch="bounce_out", option=option("bounce_out", "again"))
    assert page.widget.ruleset == pw.ruleset("clasico")
    page.ask("play")
    assert page.answers[-1]["type"] == "error"
    page.ask("settle", clash="bounce_out.overshoot", way=1)
    assert page.widget.ruleset == pw.ruleset("clasico overshoot=bounce bounce_out=again")
    page.ask("play")
    assert page.widget.played.ruleset == page.widget.ruleset


def clashing() -> Iterator[tuple[str, str, int]]:
    """Give every answer that clashes in a published ruleset: its id, the switch, the option."""
    for name in pw.rulesets():
        rules = pw.ruleset(name)
        for switch, _ in rules.switches():
            for place, value in enumerate(valid_values(type(rules), switch)[:9]):
                if next(unchecked(rules, {switch: value}).clashes(), None) is not None:
                    yield name, switch, place


@pytest.mark.parametrize("way", [0, 1])
def test_on_the_form_either_way_out_of_any_clash_ends_it(way: int) -> None:
    """Both are shown in words; what is chosen stays chosen until one of them is pressed."""
    for name, switch, place in clashing():
        page = FormPage(pw.RulesetForm(name))
        page.ask("choose", switch=switch, option=place)
        shown = page.widget.choices
        assert page.widget.code == name
        assert shown["chosen"][switch] == place
        clash = shown["clashes"][0]
        assert len({tuple(one["texts"]) for one in clash["ways"]}) == 2
        page.ask("settle", clash=clash["key"], way=way)
        left = page.widget.choices["clashes"]
        assert clash["key"] not in [one["key"] for one in left]
        assert page.answers == []


def test_rules_are_set_in_python_and_read_from_a_code(page: FormPage) -> None:
    page.widget.set_trait("ruleset", "general barriers=any_square")
    assert page.widget.ruleset == pw.ruleset("general barriers=any_square")
    code = pw.RulesetForm("tradicional exit_bonus=yes").code
    page.ask("read", code=code.upper())
    assert page.widget.ruleset == pw.ruleset("tradicional exit_bonus=yes")
    page.ask("read", code=code[:-1] + ("b" if code[-1] != "b" else "c"))
    assert page.answers[-1]["beside"] == "code"
    with pytest.raises(ValueError, match="ludo"):
        page.widget.set_trait("ruleset", "ludo")
    with pytest.raises(ValueError, match="sigue al formulario"):
        page.widget.code = "clasico"


def test_what_is_compared_is_shown_below(page: FormPage) -> None:
    """And let go of once something else is."""
    page.ask("choose", switch="exit_on_five", option=option("exit_on_five", "optional"))
    page.ask("compare", other="clasico")
    assert page.answers == []
    assert page.widget.compared == ("clasico", "clasico exit_on_five=optional")
    shown = page.widget.beneath
    assert isinstance(shown, pw.Compare)
    assert shown.data.rulesets == page.widget.compared
    page.ask("play")
    assert shown.comm is None
    assert isinstance(page.widget.beneath, pw.Board)


@pytest.mark.parametrize(
    "wrong",
    [
        {"intent": "choose", "switch": "exit_on_five", "option": 9},
        {"intent": "choose", "switch": "exit_on_five", "option": -1},
        {"intent": "choose", "switch": "id", "option": 0},
        {"intent": "choose", "switch": "__class__", "option": 0},
        {"intent": "settle", "clash": "none", "way": 0},
        {"intent": "read", "code": 5},
        {"intent": "eval"},
    ],
)
def test_what_makes_no_sense_changes_nothing(page: FormPage, wrong: dict[str, Any]) -> None:
    intent = wrong.pop("intent")
    page.ask(intent, **wrong)
    assert [answer["type"] for answer in page.answers] == ["error"]
    assert page.widget.ruleset == pw.ruleset("clasico")


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("name", pw.rulesets())
def test_every_ruleset_can_be_asked(name: str, lang: str) -> None:
    form = pw.RulesetForm(name, lang=lang)
    assert form.code == name
    assert len(form.form["groups"]) > 3
    assert "<code>" in form._repr_html_()


def test_the_table_has_every_ruleset_and_what_differs() -> None:
    table = pw.RulesetTable()
    parchis, cloth = table.tables
    assert [len(one.rulesets) for one in (parchis, cloth)] == [6, 2]
    written = table.to_markdown()
    assert "CLA-09" in written
    assert "TRA-04" in written
    assert len(table.to_markdown(only_differing=False)) > len(written)
    assert table._repr_html_().count("<table") == 2


@pytest.mark.parametrize("rulesets", [[], "clasico", ["ludo"], 5])
def test_a_table_of_what_is_no_ruleset_is_refused(rulesets: Any) -> None:
    with pytest.raises(ValueError, match=r"ludo|lista"):
        pw.RulesetTable(rulesets)
    with pytest.raises(ValueError, match="compared_with"):
        pw.RulesetTable(["clasico", "general"], compared_with="tradicional")
