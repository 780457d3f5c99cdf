"""The words of the games light up what they mean."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

import pytest

import parchis_widgets as pw
from parchis_widgets.board.cross import RIM, SQUARES
from parchis_widgets.board.track import track_of
from parchis_widgets.course.glossary import glossary
from parchis_widgets.rules.facts import FACTS
from parchis_widgets.text.refusal import Refused

SHOWN = [(one.id, family) for one in glossary() for family in one.families]
SPACE = "{http://www.w3.org/2000/svg}"


def numbers(*squares: int) -> set[int]:
    """Return squares of the rim by the numbers on a Parchís board."""
    return {square - 1 for square in squares}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_word_has_a_name_a_meaning_and_who_says_so(lang: str) -> None:
    """And no two have the same name."""
    names = [one.name(lang) for one in glossary()]
    assert len(set(names)) == len(names) == 30
    for one in glossary():
        assert one.text(lang).endswith(".")
        assert one.statements
        assert set(one.statements) <= set(pw.STATEMENTS)
        assert set(one.facts) <= set(FACTS)
        assert {source for _, source in one.also(lang)} <= {"CLA", "TRA", "GEN", "PAC", "CHA"}


def test_other_words_come_with_the_source_that_uses_them() -> None:
    assert glossary().find("barrier").also("es") == (("puente", "CLA"), ("puente", "GEN"))
    assert glossary().find("home").also("en") == (("cárcel (prison)", "CLA"),)
    assert "veinticinco en hindi" in glossary().find("pachis").told("es")[0]


def test_squares_are_those_of_the_boards_tables() -> None:
    assert set(glossary().find("start").lit("parchis").squares) == numbers(5, 22, 39, 56)
    safe = numbers(5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68)
    assert set(glossary().find("safe").lit("parchis").squares) == safe
    assert len(glossary().find("castle").lit("pachisi").squares) == 12
    assert set(glossary().find("square").lit("parchis").squares) == set(range(RIM))
    assert set(glossary().find("column").lit("parchis").squares) == set(range(RIM, SQUARES))
    assert len(glossary().find("arm").lit("pachisi").squares) == 24
    assert glossary().find("goal").lit("parchis").goals == "YBRG"
    assert glossary().find("charkoni").lit("pachisi").homes == "KGYR"


GOES = [
    ("leave", "parchis", "Y1", "5"),
    ("open", "parchis", "Y1", "18"),
    ("capture", "parchis", "Y1", "31"),
    ("twenty", "parchis", "Y1", "51"),
    ("ten", "parchis", "Y1", "40"),
    ("seven", "parchis", "Y1", "15"),
    ("bounce", "parchis", "Y1", "c7"),
    ("capture", "pachisi", "Y1", "34"),
    ("enter", "pachisi", "Y1", "1"),
]


@pytest.mark.parametrize(("ident", "family", "piece", "place"), GOES)
def test_where_a_word_goes_the_game_lets_it_go(
    ident: str, family: str, piece: str, place: str
) -> None:
    """The square at the end is lit, and the move is legal."""
    lit, track = glossary().find(ident).lit(family), track_of(family)
    game = pw.Game.from_position(lit.position, seed=0)
    assert game.explain((piece, place)).legal
    assert track.square_called(track.COLOURS.index(piece[0]), place) == lit.squares[-1]


@pytest.mark.parametrize(
    ("ident", "family", "attempt", "code"),
    [
        ("barrier", "parchis", ("Y1", 6), "barrier"),
        ("blockade", "pachisi", ("Y1", 4), "castle"),
        ("seven", "parchis", ("Y1", 6), "six-is-seven"),
    ],
)
def test_what_a_word_forbids_is_forbidden(
    ident: str, family: str, attempt: tuple[str, int], code: str
) -> None:
    game = pw.Game.from_position(glossary().find(ident).lit(family).position, seed=0)
    assert game.explain(attempt).violations[0].code == code


@pytest.mark.parametrize("family", ["parchis", "pachisi"])
def test_a_capture_captures_the_piece_that_is_lit(family: str) -> None:
    lit = glossary().find("capture").lit(family)
    moves = pw.Game.from_position(lit.position, seed=0).legal_moves()
    assert lit.pieces[1] in {piece for move in moves for piece in move.captures}


@pytest.mark.parametrize(("ident", "family"), SHOWN)
def test_every_word_is_drawn_with_what_it_lights(ident: str, family: str) -> None:
    """A frame a square; a ring a place at home or in the goal, or a piece that waits there."""
    one = glossary().find(ident)
    lit = one.lit(family)
    assert lit.squares or lit.homes or lit.goals
    tree = ET.fromstring(one.to_svg(family, "en"))
    frames = [e for e in tree if e.get("fill-opacity")]
    waiting = [p for p in lit.pieces if pw.Position.parse(lit.position)[p] == "home"]
    spots = 4 * (len(lit.homes) + len(lit.goals)) + len(waiting)
    assert len(frames) == len(lit.squares) + spots
    assert tree.get("aria-label")


@pytest.mark.parametrize("word", ["barrier", "Barrera", " BARRERA ", "puente", "puente (bridge)"])
def test_a_word_is_found_by_any_of_its_names(word: str) -> None:
    """In either language, and by what other sources call it."""
    assert glossary().find(word).id == "barrier"


def test_of_two_with_the_same_name_the_first_is_found() -> None:
    assert glossary().find("comer").id == "capture"
    assert glossary().find("casilla segura").id == "safe"


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_notebook_shows_all_words_in_a_table(lang: str) -> None:
    """In the language that is spoken, and a word with its boards."""
    pw.use_language(lang)
    try:
        table, one = glossary()._repr_html_(), glossary().find("capture")._repr_html_()
    finally:
        pw.use_language("es")
    for word in glossary():
        assert f"<td>{word.text(lang)}</td>" in table
    assert one.count("<svg ") == 2
    assert "CLA-12" in one


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("given", ["", "barriers", None, 3, ["barrier"]])
def test_an_unknown_word_is_refused_with_those_there_are(given: Any) -> None:
    with pytest.raises(Refused, match="barrier"):
        glossary().find(given)


@pytest.mark.usefixtures("in_english")
def test_a_board_that_does_not_know_a_word_is_refused() -> None:
    with pytest.raises(Refused, match=r"barrier.*parchis"):
        glossary().find("barrier").lit("pachisi")
    with pytest.raises(Refused, match=r"cowries.*on no board"):
        glossary().find("cowries").to_svg("pachisi")
    with pytest.raises(Refused, match="parchis"):
        glossary().find("safe").lit([])  # type: ignore[arg-type]
