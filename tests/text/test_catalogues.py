"""Both languages say everything, with the same placeholders."""

from __future__ import annotations

import json
import string
import subprocess
import sys
from shutil import copytree
from typing import TYPE_CHECKING

import pytest

from parchis_widgets.board.parchis import COLOURS
from parchis_widgets.rules.catalogue import PACHISI, PARCHIS, ruleset, rulesets
from parchis_widgets.rules.reason import EVENTS, REASONS
from parchis_widgets.rules.statements import STATEMENTS
from parchis_widgets.rules.switch import valid_values
from parchis_widgets.text import (
    catalogue,
    check_language,
    languages,
    message,
    missing,
    section,
    speaking,
)
from parchis_widgets.text.catalogue import UnknownLanguage
from parchis_widgets.text.colours import _meanings, letter_of
from parchis_widgets.text.phrases import label, listed, name_of_piece, name_of_place
from parchis_widgets.text.refusal import Refused
from tests.signs import rare_signs
from tests.text.used import ROOT, is_used

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from parchis_widgets.rules.ruleset import Ruleset

words = sys.modules["parchis_widgets.text.catalogue"]
RULES = (PARCHIS[0], PACHISI[0])


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_spanish_comes_first() -> None:
    """The first language of the list is the one that a board speaks by itself."""
    assert languages() == ("es", "en")


@pytest.mark.parametrize("lang", languages())
def test_a_language_lacks_no_message(lang: str) -> None:
    """What is missing is listed."""
    assert missing(lang) == ()


def test_placeholders_agree() -> None:
    """No language asks for a value that another does not have; articles may differ."""
    spanish, english = catalogue("es"), catalogue("en")
    differing = {k for k in spanish if placeholders(spanish[k]) != placeholders(english[k])}
    assert differing == set()


@pytest.mark.parametrize("lang", languages())
def test_a_file_stands_where_its_keys_are_looked_for(lang: str) -> None:
    """Otherwise its messages would be counted, and never be found."""
    assert {key for key, text in catalogue(lang).items() if found(lang, key) != text} == set()


def found(lang: str, key: str) -> str:
    name, _, rest = key.partition(".")
    return section(lang, name)[rest]


def coarser(key: str) -> Iterator[str]:
    """Return a key, and those that it is a finer form of: `castle` of `castle-allowed`."""
    yield key
    while "-" in key:
        key = key.rpartition("-")[0]
        yield key


def test_every_message_is_asked_for_somewhere() -> None:
    """What nothing says is not translated in vain."""
    waiting = {f"switches.{name}." for rules in RULES for name, _ in rules.switches()}
    asked = (key for key in catalogue("es") if not key.startswith("statements."))
    assert {key for key in asked if not any(map(is_used, coarser(key)))} == waiting
    assert not is_used("faults.no_such_thing")


@pytest.fixture
def third_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make a language up: the folder of one that says two things."""
    copytree(words._FOLDER, tmp_path, dirs_exist_ok=True)
    for part, text in {
        "phrases": {"letters": {"Y": "J"}, "colours": {"Y": "jaune"}},
        "outcome": {"outcome": {"none": "Personne n'a gagné."}},
    }.items():
        file = tmp_path / "fr" / f"{'games' if part == 'outcome' else part}.json"
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(text), encoding="utf-8")
    monkeypatch.setattr(words, "_FOLDER", tmp_path)
    forget()
    yield tmp_path / "fr"
    monkeypatch.undo()
    forget()


def forget() -> None:
    for cached in (words.languages, words._area, _meanings):
        cached.cache_clear()


def test_a_third_language_is_a_folder_and_nothing_else(third_language: Path) -> None:
    """It is spoken, its letters are read, and what it lacks is said in Spanish and listed."""
    assert languages() == ("es", "en", "fr")
    assert message("fr", "outcome.none") == "Personne n'a gagné."
    assert message("fr", "places.home") == "casa"
    assert section("fr", "outcome") == {
        "winners": section("es", "outcome")["winners"],
        "none": "Personne n'a gagné.",
    }
    assert (letter_of("J"), letter_of("jaune"), letter_of("A")) == ("Y", "Y", "Y")
    assert set(missing("fr")) == set(catalogue("es")) - set(catalogue("fr"))
    assert "outcome.winners" in missing("fr")
    assert "outcome.none" not in missing("fr")
    with speaking("fr"), pytest.raises(Refused, match="no hay ningún reglamento 'ludo'"):
        ruleset("ludo")


def test_a_message_that_another_language_alone_has_is_missed(third_language: Path) -> None:
    """Whichever language was the first to say it."""
    (third_language / "files.json").write_text('{"files": {"odd": "?"}}', encoding="utf-8")
    forget()
    assert missing("es") == missing("en") == ("files.odd",)


def test_words_are_read_only_when_they_are_asked_for() -> None:
    """Importing the package reads none."""
    code = (
        "import parchis_widgets;"
        "from parchis_widgets.text.catalogue import _area;"
        "assert _area.cache_info().currsize == 0;"
        "parchis_widgets.statement('CLA-01').text('en');"
        "assert _area.cache_info().currsize == 1"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_no_message_is_empty() -> None:
    """A key without words would show as nothing."""
    for lang in languages():
        assert all(text.strip() for text in catalogue(lang).values())


def test_no_message_types_a_sign_that_fonts_may_lack() -> None:
    """It is shown in whatever font the reader's machine has."""
    for lang in languages():
        assert rare_signs("".join(catalogue(lang).values())) == set()


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
        assert message(lang, f"short.{ident}")
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
    with pytest.raises(UnknownLanguage) as refused:
        check_language("fr")
    assert str(refused.value) == "no hay ningún idioma 'fr'; se esperaba es o en"
    assert refused.value.text("en") == "unknown language 'fr': expected one of es or en"


def test_pieces_and_places_have_names() -> None:
    """In sentences a piece is named by its colour's adjective, on the board by a letter."""
    assert name_of_piece("es", "Y2") == "la ficha amarilla 2"
    assert name_of_piece("es", "Y2", form="short") == "la amarilla 2"
    assert name_of_piece("en", "Y2") == "yellow 2"
    assert [label("es", f"{colour}1") for colour in COLOURS] == ["A1", "Z1", "R1", "V1"]
    assert name_of_place("es", "c3") == "la casilla 3 del pasillo"
    assert listed("es", ["1", "2", "3"], "or") == "1, 2 o 3"
