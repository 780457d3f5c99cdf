"""The facts beside the rules: each is told by one source, in both languages, in our own words."""

from __future__ import annotations

import pytest

from parchis_widgets.rules.facts import FACTS, Fact
from parchis_widgets.rules.statements import STATEMENTS
from parchis_widgets.text import catalogue, languages

SOURCES = list(dict.fromkeys(statement.source for statement in STATEMENTS.values()))
each_fact = pytest.mark.parametrize("fact", FACTS.values(), ids=lambda fact: fact.id)


def test_the_facts_follow_the_order_of_the_sources() -> None:
    """Each is told by a source that there is."""
    told_by = [SOURCES.index(fact.source) for fact in FACTS.values()]
    assert told_by == sorted(told_by)


@pytest.mark.parametrize("lang", languages())
def test_a_language_tells_every_fact_and_no_other(lang: str) -> None:
    """The catalogue has exactly those that exist."""
    assert {key for key in catalogue(lang) if key.startswith("facts.")} == {
        f"facts.{ident}" for ident in FACTS
    }


@each_fact
def test_a_fact_is_one_sentence_that_stands_alone(fact: Fact) -> None:
    """It is no statement: no rule says the same words."""
    for lang in languages():
        text = fact.text(lang)
        assert text.endswith(".")
        assert text.count(".") == 1
        assert text not in {statement.text(lang) for statement in STATEMENTS.values()}
    assert fact.text("es") != fact.text("en")


@each_fact
def test_a_legend_says_that_it_is_one(fact: Fact) -> None:
    """A reader can tell a tale from what is known."""
    assert ("leyenda" in fact.text("es")) == ("legend" in fact.text("en"))
    assert ("legend" in fact.text("en")) == (fact.kind == "legend")


def test_the_facts_a_lesson_needs_are_there() -> None:
    """The name, the court board, the prisons, the minutes, and to count aloud."""
    assert "veinticinco" in FACTS["twenty-five"].text("es")
    assert "Akbar" in FACTS["living-pieces"].text("es")
    assert "cárceles" in FACTS["prisons"].text("es")
    assert "5 a 10 minutos" in FACTS["time-to-explain"].text("es")
    assert "1 o 2 minutos" in FACTS["time-to-set-up"].text("es")
    assert "voz alta" in FACTS["count-aloud"].text("es")
