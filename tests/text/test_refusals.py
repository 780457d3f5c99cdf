"""Refusals: in every language, on a line, whatever it was that could not be taken."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from parchis_widgets.text import current_language, languages, speaking, use_language
from parchis_widgets.text.catalogue import UnknownLanguage
from parchis_widgets.text.colours import letter_of
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.saying import Phrase
from parchis_widgets.text.showing import LONGEST, one_line, shown

if TYPE_CHECKING:
    from collections.abc import Callable

BOARD = "clasico; Y home; R home"


def nested(depth: int) -> list[Any]:
    """Give a list in a list in a list …, so deep that Python cannot write it."""
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


class Hostile:
    """What is not even written without an error."""

    def __repr__(self) -> str:
        raise RuntimeError


class Lines:
    """What is written on two lines."""

    def __repr__(self) -> str:
        return "one\ntwo"


def test_a_refusal_speaks_the_language_that_is_spoken_where_it_is_made() -> None:
    """And keeps it; another it speaks where it is asked to."""
    with speaking("en"):
        english = Refused("rules.no_six", throws="long_dice")
    spanish = Refused("rules.no_six", throws="long_dice")
    assert str(english) == english.text() == spanish.text("en") == str(spanish.told_in("en"))
    assert str(spanish) == spanish.text() == english.text("es") == str(english.told_in("es"))
    assert str(english).startswith("a 6 makes no sense here")
    assert str(spanish).startswith("un 6 no tiene sentido aquí")


@pytest.mark.parametrize("again", [lambda r: pickle.loads(pickle.dumps(r)), copy.deepcopy])
@pytest.mark.parametrize("lang", languages())
def test_a_refusal_keeps_its_language_in_another_process(
    again: Callable[[Refused], Refused], lang: str
) -> None:
    """With all that it speaks of, and what refused it first."""
    with speaking(lang):
        cause = Refused("rules.no_six", throws="long_dice")
        made = Refused("game.replay", cause, number=3, line=4, action=nested(10_000), reason="")
    other = again(made)
    assert type(other) is Refused
    assert (other.lang, str(other)) == (lang, str(made))
    assert [other.text(told) for told in languages()] == [made.text(told) for told in languages()]


def test_a_cause_is_told_in_the_same_language() -> None:
    """One that knows no languages, in its own words, on the same line."""
    cause = Refused("rules.no_six", throws="long_dice")
    made = Refused("records.contradiction", cause)
    assert made.text("en") == f"{Refused('records.contradiction').text('en')}: {cause.text('en')}"
    assert Refused("records.contradiction", ValueError("no\nway")).text().endswith(r": no\nway")


def test_a_phrase_belongs_to_the_language_of_the_sentence() -> None:
    """Throwers, colours and lists of them are named anew in each."""
    said = Refused("throwers.cowries", thrower=Phrase("throwers.cowries_6"), values=(2, 3), given=1)
    assert said.text("es") == "seis cauríes cuentan 2 o 3, no 1"
    assert said.text("en") == "six cowries count 2 or 3, not 1"


def test_the_default_language_is_spanish() -> None:
    """Until somebody says otherwise."""
    assert current_language() == "es"
    with pytest.raises(ValueError, match="no hay ningún reglamento 'ludo'"):
        pw.ruleset("ludo")
    use_language("en")
    try:
        with pytest.raises(ValueError, match="unknown ruleset 'ludo'"):
            pw.ruleset("ludo")
    finally:
        use_language("es")


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, "None"),
        (True, "True"),
        (3, "3"),
        (-5.5, "-5.5"),
        ("a'b", '"a\'b"'),
        ("a\nb\x00\u202e", r"'a\nb\x00\u202e'"),
        (b"\x00", r"b'\x00'"),
        ([1, "a", (2,)], "[1, 'a', (2,)]"),
        ({"a": [1]}, "{'a': [1]}"),
        (Fraction(1, 2), "Fraction(1, 2)"),
        (10**5000, "1e+5000"),
        (-(10**5000), "-1e+5000"),
        ([10**5000], "[1e+5000]"),
        (nested(10_000), "[[[[...]]]]"),
        (list(range(10**6)), "[0, 1, 2, 3, 4, 5, 6, 7, ...]"),
        (Hostile(), "<Hostile>"),
        ([Hostile()], "<list>"),
        (Lines(), r"one\ntwo"),
        (Fraction(10**5000, 3), "<Fraction>"),
    ],
    ids=lambda value: None if isinstance(value, str) else type(value).__name__,
)
def test_a_value_is_shown_as_python_writes_it_but_safely(value: object, expected: str) -> None:
    """On a line, and never in vain."""
    assert shown(value) == expected


@pytest.mark.parametrize("value", ["a" * 10**6, "\n" * 10**6, "\x00" * 10**6, b"a" * 10**6])
def test_no_more_than_a_line_is_shown(value: object) -> None:
    """However long it is."""
    assert len(shown(value)) <= LONGEST + 1
    assert len(one_line(str(value))) <= LONGEST + 1
    assert shown(value).isprintable()


ODD: list[Any] = [None, 3, 2.5, b"Y", [], {}, set(), nested(10_000), 10**5000, Hostile()]
ODD += ["\n\x00" * 10**5]


def but(odd: Any, *taken: object) -> Any:
    """Give something odder where a call takes what is odd elsewhere."""
    return object if type(odd) in map(type, taken) else odd


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
@pytest.mark.parametrize(
    "take",
    [
        pw.ruleset,
        pw.statement,
        pw.use_language,
        pw.Position.parse,
        pw.Move.parse,
        lambda odd: pw.Position.parse(BOARD, but(odd, None)),
        lambda odd: pw.Position.parse(BOARD)[odd],
        lambda odd: pw.ruleset("clasico").replace(dice=odd),
        lambda odd: pw.ruleset("pachisi").replace(mouth_up=but(odd, 3)),
        lambda odd: pw.ruleset("clasico").thrower.check((but(odd, 3),)),
        lambda odd: pw.ruleset("chaupar").thrower.check_total(but(odd, 3)),
        lambda odd: pw.ruleset("clasico").describe(but(odd, None)),
        pw.Editor,
        lambda odd: pw.Board(palette=odd),
        lambda odd: pw.Board(theme=odd),
        lambda odd: pw.Board(large=odd),
        lambda odd: pw.Board(lang=but(odd, None)),
        lambda odd: pw.Board().save(odd),
        lambda odd: pw.Board().to_png(odd),
        lambda odd: pw.Board().to_html(but(odd, None, "")),
        lambda odd: pw.printable_arms(palette=odd),
        lambda odd: pw.printable_arms(names=but(odd, None, {})),
        lambda odd: pw.Move.parse(f"Y1 {'9' * 5000} home>5") if odd is None else pw.Move.parse(odd),
    ],
)
def test_whatever_cannot_be_taken_is_refused_in_every_language(
    take: Callable[[Any], object], odd: object
) -> None:
    """With an error that is a `ValueError`, whose words are short and differ by language."""
    with pytest.raises((Refused, UnknownLanguage)) as refused:
        take(odd)
    assert isinstance(refused.value, (Refused, UnknownLanguage))
    told = {lang: refused.value.text(lang) for lang in languages()}
    assert len(set(told.values())) == len(told)
    assert all(text.isprintable() and len(text) < 900 for text in told.values())
    assert str(refused.value) == told["es"]


def test_a_refusal_keeps_no_more_of_a_text_than_it_shows() -> None:
    """It may outlive what it refuses, and cross to another process."""
    assert len(pickle.dumps(Refused("rules.no_id", given="a" * 10**6))) < 1000


@pytest.mark.parametrize(("spanish", "english"), ["AY", "ZB", "RR", "VG", "NK"])
def test_the_letters_of_either_language_are_read(spanish: str, english: str) -> None:
    """No letter means two colours."""
    assert letter_of(spanish) == letter_of(english) == english


def test_a_position_is_read_with_the_letters_of_either_language() -> None:
    """In its fields, behind its keywords, and when a piece is asked for."""
    spanish = "clasico; A 8 30 meta*2; Z 12 casa*3; V casa*4; turno Z; última Z1; premio 20:A2"
    english = "clasico; Y 8 30 goal*2; B 12 home*3; G home*4; turn B; last B1; bonus 20:Y2"
    position = pw.Position.parse(spanish)
    assert position == pw.Position.parse(english)
    assert (position["A2"], position["Y2"], position["Z1"], position["B1"]) == (
        "30",
        "30",
        "12",
        "12",
    )
    pachisi = pw.Position.parse("pachisi; A 9; N 8; salieron A N; turno N")
    assert pachisi == pw.Position.parse("pachisi; Y 9; K 8; entered Y K; turn K")
    assert pachisi["N1"] == "8"


def test_a_position_that_an_editor_touched_is_read() -> None:
    """Lines, indentation, a mark before it, spaces that do not break, accents apart."""
    touched = "\ufeffclasico;\r\n   Y home\u00a05 ;\r\n\r\n\tR home\u202f; \r\n u\u0301ltima Y2\r\n"
    assert str(pw.Position.parse(touched)) == "clasico; Y home 5 home*2; R home*4; turn Y; last Y2"
    assert pw.ruleset("\ufeff clasico\u00a0dice=2\r\n").id == "clasico dice=2"


def test_throwers_are_named_in_the_language() -> None:
    """*Seis cauríes*, not *six cowries*."""
    thrower = pw.ruleset("pachisi").thrower
    assert str(thrower) == "seis cauríes"
    with speaking("en"):
        assert str(thrower) == "six cowries"
