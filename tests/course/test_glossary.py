"""The words of the games: all told in both languages, and lit where the board's tables say."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from parchis_widgets.board import pachisi, parchis
from parchis_widgets.course.glossary import WORDS, Light
from parchis_widgets.rules.statements import STATEMENTS
from parchis_widgets.text import languages, section

LIT = {word.id: word.shown()[1] for word in WORDS}


def test_every_word_has_a_name_and_a_meaning_in_every_language() -> None:
    """And no text is left over that belongs to none."""
    ids = {word.id for word in WORDS}
    for lang in languages():
        told = section(lang, "words")
        assert {key.removesuffix("_text").removesuffix("_also") for key in told} == ids
        assert all(f"{ident}_text" in told for ident in ids)
        assert len({told[ident] for ident in ids}) == len(ids)


def test_every_word_names_statements_that_there_are() -> None:
    for word in WORDS:
        assert word.statements
        assert set(word.statements) <= STATEMENTS.keys()


def test_squares_are_those_of_the_board() -> None:
    assert set(LIT["safe"].squares) == parchis.SAFE_SQUARES
    assert set(LIT["start"].squares) == set(parchis.STARTS) <= parchis.SAFE_SQUARES
    assert set(LIT["castle"].squares) == pachisi.CASTLES
    assert len(LIT["column"].squares) == 28
    assert not set(LIT["column"].squares) & parchis.SAFE_SQUARES
    assert (LIT["home"].areas, LIT["goal"].areas) == (("home",), ("goal",))


def test_counting_lights_the_way_that_is_counted() -> None:
    assert len(LIT["count_20"].squares) == 20
    assert len(LIT["count_10"].squares) == 10


def test_what_a_position_shows_is_asked_of_the_engine() -> None:
    """A barrier stands on 11, which is square 10 from 0; a capture has two sides."""
    assert LIT["barrier"].squares == (10,)
    assert LIT["capture"].pieces == ("Y1", "R1")
    assert LIT["queen"].pieces == ("Y1",)
    assert LIT["merged"].pieces == ("Y1", "Y2")
    assert len(LIT["grace"].squares) == 1


def test_what_is_thrown_has_no_place_on_the_board() -> None:
    assert LIT["cowries"] == LIT["long_dice"] == Light()
    assert sum(light == Light() for light in LIT.values()) == 2


@pytest.mark.parametrize("lang", languages())
def test_the_widget_tells_every_word_without_being_shown(lang: str) -> None:
    glossary = pw.Glossary(lang=lang)
    told = glossary.glossary["words"]
    assert [one["id"] for one in told] == [word.id for word in WORDS]
    assert glossary.to_markdown().count("\n| **") == len(WORDS)
    html = glossary._repr_html_()
    assert all(one["text"] in html for one in told)
    assert repr(glossary) == f"Glossary(lang={lang!r})"


def test_a_page_may_ask_nothing_of_it() -> None:
    glossary = pw.Glossary(lang="es")
    said: list[object] = []
    glossary.send = lambda content, buffers=None: said.append(content)
    glossary._receive(glossary, {"intent": "code", "revision": 0}, [])
    assert len(said) == 1
