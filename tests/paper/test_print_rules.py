"""The rules on a sheet: all of them, word for word, and nothing beside the paper."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import parchis_widgets as pw
from parchis_widgets.paper.details import PRIORITY, figure_of
from parchis_widgets.paper.groups import GROUPS, INHERITED
from parchis_widgets.rules.switch import valid_values
from tests.paper.measured import part, read, rendered, sizes

HOUSE = "clasico exit_on_five=optional barriers=safe_squares capture_bonus=10"
SHEETS = (*pw.rulesets(), HOUSE)


def most_turned() -> pw.Ruleset:
    """Turn every switch that can be turned together with those before it."""
    rules = pw.ruleset("clasico")
    for name, value in list(rules.switches()):
        for other in valid_values(type(rules), name):
            if other != value:
                try:
                    rules = rules.replace(**{name: other})
                except ValueError:
                    continue
                break
    return rules


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("ident", SHEETS)
def test_every_statement_stands_on_the_sheet_with_its_number(ident: str, lang: str) -> None:
    """In its own words."""
    rules, text = pw.ruleset(ident), read(pw.print_rules(ident, lang=lang))
    for statement in rules.statements:
        assert f"{statement[4:]} {pw.statement(statement).text(lang)}" in text


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("ident", SHEETS)
def test_no_reading_is_left_out(ident: str, lang: str) -> None:
    """What a switch decides is told by a statement of the source, or by a sentence of its own."""
    rules, text = pw.ruleset(ident), read(pw.print_rules(ident, lang=lang))
    for name, value in rules.switches():
        stated = any(not cited.reading for cited in rules.own_citations(name)) and rules.source
        if not rules.is_idle(name) and (rules.is_turned(name) or not stated):
            assert rules.label(name, value, lang) in text


def test_chaupar_brings_what_it_takes_over_from_pachisi() -> None:
    text = read(pw.print_rules("chaupar"))
    for ident in INHERITED["CHA"]:
        assert f"{ident} {pw.statement(ident).text('es')}" in text


def test_a_house_rule_stands_first_and_marks_what_it_changes() -> None:
    """The code on the sheet gives the same rules again."""
    text = read(pw.print_rules(HOUSE, lang="en"))
    nine = pw.statement("CLA-09").text("en")
    assert f"{nine} [Played otherwise in this house.]" in text
    assert "Classic parchís" in text
    assert text.index("With a 5 you choose") < text.index("Before you begin")
    code = text.partition("To open them in the notebook: ")[2].split()[0]
    assert pw.ruleset(code) == pw.ruleset(HOUSE)
    assert "[Played otherwise" not in read(pw.print_rules("clasico", lang="en"))


@pytest.mark.parametrize("source", GROUPS)
def test_every_statement_is_in_one_group(source: str) -> None:
    told = [f"{source}-{n}" for numbers in GROUPS[source].values() for n in numbers.split()]
    assert sorted(told) == [ident for ident in pw.STATEMENTS if ident.startswith(source)]


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_nothing_runs_off_the_paper_or_into_the_other_column(lang: str, paper: str) -> None:
    """Neither for any ruleset, nor with every switch turned, nor with a name without end."""
    endless = replace(pw.ruleset("clasico"), name="casa " * 40)
    for rules in (*map(pw.ruleset, SHEETS), most_turned(), endless):
        pdf = pw.print_rules(rules, lang=lang, paper=paper)
        for page, (width, height) in zip(rendered(pdf), sizes(pdf), strict=True):
            for margin in (
                part(page, 0, 0, 13.5, height),
                part(page, width - 13.5, 0, width, height),
                part(page, 0, 0, width, 8),
                part(page, 0, height - 6, width, height),
            ):
                assert margin.min() == 255
            # Boxes have edges that cross it; letters would fill more than two rows in fifty.
            gutter = part(page, width / 2 - 3, 34, width / 2 + 3, height - 12)
            assert np.mean((gutter < 128).any(axis=1)) < 0.02


def test_most_rules_fit_on_one_page_and_the_others_on_two() -> None:
    """Never set smaller."""
    pages = {ident: len(sizes(pw.print_rules(ident))) for ident in SHEETS}
    assert set(pages.values()) <= {1, 2}
    assert pages["clasico"] == pages["general"] == pages["pachisi"] == pages["chaupar"] == 1


def test_a_picture_shows_only_what_these_rules_play() -> None:
    """It is asked of the game: what the sentence beside it says is so, or there is none."""
    shown = {
        ident: {group for group in PRIORITY if figure_of(pw.ruleset(ident), group, "es")}
        for ident in ("clasico", "tradicional", "general", "pachisi", "chaupar", HOUSE)
    }
    parchis = {"barriers", "capturing", "goal", "leaving"}
    assert shown["clasico"] == shown["tradicional"] == shown["general"] == parchis
    assert shown[HOUSE] == parchis - {"capturing"}
    assert "castles" in shown["pachisi"]
    assert "castles" not in shown["chaupar"]
    assert "merging" in shown["chaupar"]
    assert "merging" not in shown["pachisi"]
