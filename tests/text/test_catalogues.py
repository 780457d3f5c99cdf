"""Both languages say everything, with the same placeholders."""

from __future__ import annotations

import string

import pytest

from parchis_widgets.board.parchis import COLOURS
from parchis_widgets.rules.catalogue import PACHISI, PARCHIS, ruleset, rulesets
from parchis_widgets.rules.reason import EVENTS, REASONS
from parchis_widgets.rules.ruleset import Ruleset, valid_values
from parchis_widgets.rules.statements import STATEMENTS
from parchis_widgets.text import catalogue, check_language, languages
from parchis_widgets.text.phrases import label, listed, name_of_piece, name_of_place


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_spanish_comes_first() -> None:
    """The first language of the list is the one that a board speaks by itself."""
    assert languages() == ("es", "en")


def test_every_message_is_in_both_languages() -> None:
    """Adding a language is adding a file with these keys."""
    assert set(catalogue("es")) == set(catalogue("en"))


def test_placeholders_agree() -> None:
    """No language asks for a value that another does not have; articles may differ."""
    for key, spanish in catalogue("es").items():
        assert placeholders(spanish) == placeholders(catalogue("en")[key]), key


def test_no_message_is_empty() -> None:
    """A key without words would show as nothing."""
    for lang in languages():
        assert all(text.strip() for text in catalogue(lang).values())


def test_every_citation_names_statements() -> None:
    """What can be refused, owed or told stands on a statement that exists."""
    for code, reason in {**REASONS, **EVENTS}.items():
        assert reason.statements, code
        assert set(reason.statements) <= set(STATEMENTS), code


def test_every_code_of_the_engine_has_words() -> None:
    """Whatever can be refused or can happen is told by a sentence of its own."""
    keys = set(catalogue("es"))
    assert {f"violations.{code}" for code in REASONS} <= keys
    assert {f"events.{code}" for code in EVENTS} <= keys


@pytest.mark.parametrize("ident", rulesets())
def test_every_ruleset_can_be_told(ident: str) -> None:
    """`describe` names its statements, in both languages."""
    for lang in languages():
        told = ruleset(ident).describe(lang)
        assert all(ident in told for ident in ruleset(ident).statements)


@pytest.mark.parametrize("rules", [PARCHIS[0], *PACHISI], ids=lambda rules: rules.id)
def test_every_value_of_every_switch_can_be_told(rules: Ruleset) -> None:
    """There are words for whatever is switched."""
    for name, _ in rules.switches():
        for value in valid_values(type(rules), name):
            for lang in languages():
                assert rules.label(name, value, lang)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    """The message lists the languages."""
    with pytest.raises(ValueError, match="unknown language 'fr': expected one of es, en"):
        check_language("fr")


def test_pieces_and_places_have_names() -> None:
    """In sentences a piece is named by its colour's adjective, on the board by a letter."""
    assert name_of_piece("es", "Y2") == "la ficha amarilla 2"
    assert name_of_piece("es", "Y2", form="short") == "la amarilla 2"
    assert name_of_piece("en", "Y2") == "yellow 2"
    assert [label("es", f"{colour}1") for colour in COLOURS] == ["A1", "Z1", "R1", "V1"]
    assert name_of_place("es", "c3") == "la casilla 3 del pasillo"
    assert listed("es", ["1", "2", "3"], "or") == "1, 2 o 3"
