"""The statements: which there are, and that both languages say every one of them."""

from __future__ import annotations

import re
from dataclasses import FrozenInstanceError

import pytest

from parchis_widgets.rules.statements import STATEMENTS, Statement, statement
from parchis_widgets.text import section

pytestmark = pytest.mark.usefixtures("in_english")

COUNTS = {"CLA": 30, "TRA": 23, "GEN": 23, "PAC": 23, "CHA": 11}
OPEN = {
    "CLA": {2, 5, 11, 12, 22, 25, 28},
    "TRA": {2, 8, 12, 23},
    "GEN": {4, 8, 10, 17},
    "PAC": {6, 7, 10, 14, 22},
    "CHA": {5, 7, 9},
}
LANGUAGES = ("es", "en")
RULESETS = {
    "clasico",
    "clasico.parejas",
    "clasico.dos_colores",
    "tradicional",
    "general",
    "pachisi",
    "chaupar",
    "dos_dados",
}
SAME_NAME_IN_BOTH = {"rulesets.pachisi", "rulesets.chaupar"}
ID = re.compile(r"\b(CLA|TRA|GEN|PAC|CHA)-?\d")
each_statement = pytest.mark.parametrize("one", STATEMENTS.values(), ids=lambda one: one.id)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_there_are_110_statements_numbered_without_a_gap() -> None:
    """Claims that the ids run from 01 up in each source, the sources in their order."""
    expected = [f"{prefix}-{n:02}" for prefix, last in COUNTS.items() for n in range(1, last + 1)]
    assert len(expected) == 110
    assert list(STATEMENTS) == expected
    assert [one.id for one in STATEMENTS.values()] == expected


@each_statement
def test_a_statement_knows_its_source(one: Statement) -> None:
    """Claims that the source is the prefix of the id."""
    assert one.source == one.id[:3]


def test_the_statements_left_open_are_the_ones_the_sources_leave_open() -> None:
    """Claims that no other statement is marked open, and none of these is settled."""
    expected = {f"{prefix}-{n:02}" for prefix, numbers in OPEN.items() for n in numbers}
    assert {one.id for one in STATEMENTS.values() if one.open} == expected


@each_language
def test_a_language_says_every_statement_and_no_other(lang: str) -> None:
    """Claims that the catalogue's statements are exactly those that exist."""
    assert sorted(section(lang, "statements")) == sorted(STATEMENTS)


@each_language
@each_statement
def test_a_statement_is_one_to_three_sentences_that_stand_alone(one: Statement, lang: str) -> None:
    """Claims that a text is whole sentences and sends nobody to another id."""
    text = one.text(lang)
    assert text == text.strip()
    assert text.endswith(".")
    assert text[0].isupper() or text[0].isdigit()
    assert 1 <= len(re.findall(r"\.(?=\s|$)", text)) <= 3
    assert not ID.search(text)
    assert "{" not in text


@each_statement
def test_the_two_languages_differ_but_name_the_same_numbers(one: Statement) -> None:
    """Claims that a statement is translated, and that no number is lost on the way."""
    spanish, english = one.text("es"), one.text("en")
    assert spanish != english
    assert sorted(re.findall(r"\d+", spanish)) == sorted(re.findall(r"\d+", english))


@each_language
def test_no_two_sources_share_a_name(lang: str) -> None:
    """Claims that every source has a name of its own and every statement gives its source's."""
    names = section(lang, "sources")
    assert list(names) == list(COUNTS)
    assert all(names.values())
    assert len(set(names.values())) == len(names)
    assert all(one.source_name(lang) == names[one.source] for one in STATEMENTS.values())


@each_language
def test_every_ruleset_has_a_name_of_its_own(lang: str) -> None:
    """Claims that the eight rulesets are named, each differently."""
    names = section(lang, "rulesets")
    assert set(names) == RULESETS
    assert all(names.values())
    assert len(set(names.values())) == len(names)


def test_both_languages_label_the_same_switches_and_values() -> None:
    """Claims that a switch has a label and its values, or a sentence with the number."""
    spanish = section("es", "switches")
    assert list(section("en", "switches")) == list(spanish)
    values: dict[str, set[str]] = {}
    for key in spanish:
        switch, value = key.split(".")
        values.setdefault(switch, set()).add(value)
    assert values
    assert all("" in found and len(found) >= 2 for found in values.values())


@each_language
def test_a_switch_is_a_phrase_and_its_values_are_sentences(lang: str) -> None:
    """Claims that a label starts small and has no full stop, and a value is one sentence."""
    for key, text in section(lang, "switches").items():
        if key.endswith("."):
            assert text[0].islower(), key
            assert not text.endswith("."), key
        else:
            assert text[0].isupper(), key
            assert text.count(".") == 1, key
            assert text.endswith("."), key


@each_language
def test_the_values_of_a_switch_say_different_things(lang: str) -> None:
    """Claims that no two values of one switch have the same text."""
    texts = section(lang, "switches")
    said = [(key.split(".")[0], text) for key, text in texts.items()]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("name", ["sources", "rulesets", "switches"])
def test_labels_are_translated(name: str) -> None:
    """Claims that only the games' own names are the same in both languages."""
    spanish, english = section("es", name), section("en", name)
    same = {f"{name}.{key}" for key in spanish if spanish[key] == english[key]}
    assert same == {key for key in SAME_NAME_IN_BOTH if key.startswith(f"{name}.")}


def test_a_statement_is_found_by_its_id() -> None:
    """Claims that the id gives the very statement in the mapping."""
    assert statement("CLA-16") is STATEMENTS["CLA-16"]


@pytest.mark.parametrize("wrong", ["CLA-31", "CLA-00", "CLA-1", "cla-16", "CHA-12", "XXX-01", ""])
def test_an_unknown_id_is_refused_with_the_valid_ones(wrong: str) -> None:
    """Claims that the error repeats what was asked and names the ids there are."""
    with pytest.raises(ValueError, match=re.escape(repr(wrong))) as error:
        statement(wrong)
    assert "CLA-01 to CLA-30" in str(error.value)
    assert "CHA-01 to CHA-11" in str(error.value)


def test_nobody_can_change_a_statement() -> None:
    """Claims that neither a statement nor the mapping can be written to."""
    with pytest.raises(FrozenInstanceError):
        STATEMENTS["CLA-01"].open = True  # type: ignore[misc]
    with pytest.raises(TypeError):
        STATEMENTS["CLA-01"] = STATEMENTS["CLA-02"]  # type: ignore[index]
