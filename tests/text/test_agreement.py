"""Whatever number a sentence is about, its words agree; and it speaks to readers alone."""

from __future__ import annotations

import re
from itertools import product
from typing import Final

import pytest

import parchis_widgets as pw
from parchis_widgets.explain.event import together
from parchis_widgets.text import catalogue, languages, message
from parchis_widgets.text.phrases import Number, move_words, place_words, sentence
from parchis_widgets.widgets.protocol.notes import note_of_events
from parchis_widgets.widgets.protocol.scenes import scene_of
from tests.statements.table import CLOTH, everybody

ONE, TWO = ("Y1",), ("Y1", "Y2")
FAMILIES: Final = ("parchis", "pachisi")
SQUARES: Final = {"parchis": ("12", "c3"), "pachisi": ("12", "83")}

_VERBS_ES: Final = (
    "sale|cuenta|llega|vuelve|está|entra|termina|ocupa|da|forma|come|manda|captura|puede"
    "|deja|rebota|fusiona|corona|queda"
)
_PLURALS_ES: Final = (
    "salen|cuentan|llegan|vuelven|están|entran|terminan|ocupan|dan|forman|comen|mandan"
    "|capturan|pueden|dejan|rebotan|fusionan|coronan|quedan"
)
_VERBS_EN: Final = (
    "leaves|counts|reaches|goes|is|enters|finishes|holds|forms|captures|sends|merges|returns|was"
)
_PLURALS_EN: Final = (
    "leave|count|reach|go|are|enter|finish|hold|form|capture|send|merge|return|were"
)
_ONE_ES, _SOME_ES = r"[Ll]a (ficha )?\w+ \d", r"[Ll]as (fichas )?\w+s \d y \d"
_ONE_EN, _SOME_EN = r"(?<!and )[Yy]ellow \d", r"[Yy]ellow \d and \d"

WRONG: Final = {
    "es": [
        r"\b1 (casillas|fichas|tiradas|jugadas)\b",
        r"\b(\d\d+|[02-9]) (casilla|ficha|tirada|jugada)\b",
        r"\bGana (el )?\w+ y ",
        r"\bGanan (el )?\w+[.,]",
        r"\b(la|una) fichas|\b(las|unas|dos) ficha\b",
        r"\bla casilla [\w ]+ y \d|\blas casillas \d+\b(?! y| o|,)",
        r"\b(le falta) \d\d|\ble falta [2-9]|\ble faltan 1\b",
        r"\b(a|de) el\b",
        r"[Ll]as? \w+ \d y las? ficha",
        rf"{_SOME_ES} (no )?(se )?({_VERBS_ES})\b",
        rf"(?<!y ){_ONE_ES} (no )?(se )?({_PLURALS_ES})\b",
        rf"{_SOME_ES}.*\b(la han|la ha|la come)\b",
        r"\bA1 y A2.*[ :](forma|come|captura|entra|sale|vuelve|se fusiona|ocupa|manda)\b",
        r"\b(home|goal|throw|piece|c\d)\b",
        r"\b[Aa]hora juega [a-z]+\b|\b(Gana|Empieza|Juega) (amarillo|azul|rojo|verde|negro)\b",
    ],
    "en": [
        r"\b1 (squares|pieces|throws|moves)\b",
        r"\b(\d\d+|[02-9]) (square|piece)(?!\w)(?! \d)",
        r"\b\w+ and \w+ wins\b",
        r"\b[Yy]ellow (win|start|lose)\b",
        r"\bsquare \d+ and \d|\bsquares \d+\b(?! and| or|,)",
        rf"{_SOME_EN} ({_VERBS_EN})\b",
        rf"{_ONE_EN} ({_PLURALS_EN})\b",
        r"\bY1 and Y2.*[ :](forms|captures|enters|leaves|returns|merges|holds|sends)\b",
        r"\bOne (moves|passes|cannot|may)\b",
        r"\b(casa|meta|p\d)\b",
    ],
}
"""What no sentence may contain, in each language."""
PROTOCOL: Final = r"[{}|]|\b(None|True|False|null|undefined|not_\w+|\w+_\w+)\b|—|\(\)|\s[\s,.]|\.\."
"""What belongs to programs, or is a gap."""


def faults_of(lang: str, text: str) -> list[str]:
    return [pattern for pattern in (*WRONG[lang], PROTOCOL) if re.search(pattern, text)]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("es", "Le faltan 1 casillas."),
        ("es", "Queda a 2 casilla."),
        ("es", "Gana amarillo y rojo."),
        ("es", "Ganan rojo."),
        ("es", "Las fichas amarillas 1 y 2 sale de casa."),
        ("es", "La ficha amarilla 1 salen de casa."),
        ("es", "A1 y A2 de 7 a 9: forma barrera"),
        ("es", "Las fichas rojas 1 y 2 vuelven a casa: la han comido."),
        ("es", "La ficha amarilla 1 va a el Charkoni."),
        ("es", "A1 de c5 a c7"),
        ("es", "La ficha {piece} sale."),
        ("en", "Yellow and red wins."),
        ("en", "Yellow 1 and 2 leaves home."),
        ("en", "Yellow 1 leave home."),
        ("en", "The goal is 1 squares away."),
        ("en", "Y1 and Y2 from home to the start: forms a barrier"),
        ("en", "Yellow 1 cannot count not_thrown."),
    ],
)
def test_a_wrong_sentence_would_be_found(lang: str, text: str) -> None:
    """The patterns can fail."""
    assert faults_of(lang, text)


OF_TWO: Final = {
    f"violations.{words}"
    for words in ("two-colours", "no-barrier", "one-at-a-time", "moves-as-one")
}
"""Sentences about pieces that are several in any case."""


def keys(*sections: str) -> list[str]:
    return [key for key in catalogue("es") if key.startswith(sections)]


def tells_of_one(key: str) -> bool:
    """Tell whether only one piece can be spoken of: it chooses no form."""
    return "{piece:" not in catalogue("es")[key]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", keys("events.", "violations.", "outcome.", "opening.starts"))
def test_a_sentence_agrees_with_what_it_is_about(lang: str, key: str) -> None:
    """One and two, in every combination, in both families."""
    mentioned = (ONE,) if tells_of_one(key) else (ONE, TWO)
    concerned = (TWO,) if key in OF_TWO else (ONE, TWO)
    for family, pieces, others, n, far in product(FAMILIES, mentioned, concerned, (1, 2), (1, 2)):
        if key.endswith(FAMILIES) and not key.endswith(family):
            continue
        told = sentence(
            lang,
            key,
            family,
            piece=pieces[0] if len(pieces) == 1 else pieces,
            pieces=[name.replace("Y", "R") for name in others],
            count=5 * n,
            distance=far,
            place=SQUARES[family][n - 1],
            squares=("12", "20")[:far],
            colour="Y",
            colours=("Y", "R")[: 2 if "pair" in key or "team" in key or "two" in key else n],
            pending=(10, 20)[:n],
            needed=(10, 25)[:n],
        )
        assert not faults_of(lang, told), told
        assert told[0].isupper()
        assert told.endswith(".")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    "key", [*(key for key in keys("moves.") if key != "moves.no_move"), "report.move"]
)
def test_the_words_of_a_move_agree_with_its_pieces(lang: str, key: str) -> None:
    """One and two that move, one and two that are captured."""
    for family, pieces, taken in product(FAMILIES, (ONE, TWO), (("R1",), ("R1", "R2"))):
        ends = {"origin": "12", "target": "20"}
        if key == "report.move":
            ends = {"origin": place_words(lang, "home", family), "target": place_words(lang, "9")}
        told = message(lang, key, **move_words(lang, pieces, taken), **ends, count=5)
        assert not faults_of(lang, told), told


FOR_PROGRAMMERS: Final = (
    "options.", "game.", "rules.", "throwers.", "players.", "positions.", "drawings.", "messages.",
    "records.", "files.", "attempts.", "languages.", "faults.", "moves.no_move",
    "command.", "doctor.",
)  # fmt: skip
"""What refuses the words that somebody wrote in Python, or in a file: it names them."""


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_for_readers(lang: str) -> None:
    """No word of a program stands in them, placeholders aside, and no gap."""
    program = re.compile(r"\b(None|True|False|null|undefined|\w+_\w+)\b|\s[\s,.]|\.\.(?!\.)")
    for key, text in catalogue(lang).items():
        if key.startswith(FOR_PROGRAMMERS):
            continue
        plain = re.sub(r"\{[^{}]*\}", "x", re.sub(r"\{[^{}]*\}", "x", text))
        assert not program.search(plain), key
        assert not re.search(r"[{}]", plain), key


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", keys("board.", "editor."))
def test_what_the_page_fills_in_asks_for_names_alone(lang: str, key: str) -> None:
    """The front end knows no forms: it puts a word in a place."""
    assert re.fullmatch(r"([^{}]|\{\w+\})*", catalogue(lang)[key])


def test_a_number_chooses_its_form() -> None:
    """A third form is for none, if there is one."""
    forms = "{n:una tirada|{n} tiradas}", "{n:una tirada|{n} tiradas|ninguna}"
    said = [[form.format(n=Number(n)) for n in (0, 1, 2)] for form in forms]
    assert said == [
        ["0 tiradas", "una tirada", "2 tiradas"],
        ["ninguna", "una tirada", "2 tiradas"],
    ]


# ---- what is told of several -----------------------------------------------------------------


def played(text: str, move: str) -> tuple[pw.Game, tuple[pw.Event, ...]]:
    rules, fields = text.split("; ", 1)
    colours = CLOTH if rules.startswith(("pachisi", "chaupar")) else "YR"
    game = pw.Game.from_position(f"{rules}; {everybody(fields, colours)}", seed=1)
    return game, game.play(move)


def told(text: str, move: str, lang: str = "es") -> list[str]:
    return [event.text(lang) for event in together(played(text, move)[1])]


def test_two_that_leave_home_are_told_in_one_sentence() -> None:
    """TRA-05 brings out two; what makes room for them counts no 20."""
    text, move = "tradicional; Y home*4; R 5 5; turn Y; throw 5", "Y1+Y2 5 home>5 xR1,R2"
    assert told(text, move)[0] == "Las fichas amarillas 1 y 2 salen de casa."
    assert told(text, move, "en")[0] == "Yellow 1 and 2 leave home."
    (captured,) = [line for line in told(text, move) if "roja" in line]
    assert captured == (
        "Las fichas rojas 1 y 2 vuelven a casa y dejan sitio a las dos que salen (sin contar 20)."
    )


def test_the_note_beside_the_board_tells_them_once() -> None:
    """The weightiest stands first, the pieces that leave beneath it."""
    _, events = played("tradicional; Y home*4; R home; turn Y; throw 5", "Y1+Y2 5 home>5")
    note = note_of_events(events, "es")
    assert note is not None
    titles = [note["title"], *(reason["title"] for reason in note["reasons"])]
    assert titles == [
        "Se forma una barrera en la casilla 5.",
        "Las fichas amarillas 1 y 2 salen de casa.",
    ]


def test_captures_of_two_colours_are_one_sentence() -> None:
    """Each is named with its colour."""
    lines = told("pachisi; Y 28; R 14; G 48; turn Y; throw 3", "Y1 3 28>31 xR1,G1")
    assert [line for line in lines if "capturado" in line] == [
        "La ficha verde 1 y la ficha roja 1 vuelven al Charkoni: las han capturado."
    ]


def test_a_merged_piece_comes_home_in_one_sentence() -> None:
    """The squares it counts, and that it is back."""
    text, move = "chaupar; Y 82 82; turn Y; throw 2", "Y1+Y2 2 82>goal"
    assert told(text, move)[0] == "Las fichas amarillas 1 y 2 cuentan 2 y vuelven al Charkoni."
    assert told(text, move, "en")[0] == "Yellow 1 and 2 count 2 and return to the Charkoni."
    assert sum("Charkoni" in line for line in told(text, move)) == 1


def test_a_pieces_arrival_in_the_goal_is_told_with_its_count() -> None:
    """Not once for the move and once for the goal."""
    lines = told("clasico; Y c5 8; R home; turn Y; throw 3", "Y1 3 c5>goal")
    assert lines[0] == "La ficha amarilla 1 cuenta 3 y entra en la meta."
    assert sum("meta" in line for line in lines) == 2, "the other is of the 10 it wins"


@pytest.mark.parametrize(
    ("text", "move", "spanish", "english"),
    [
        (
            "tradicional; Y home*4; R home; turn Y; throw 5",
            "Y1+Y2 5 home>5",
            "A1 y A2 de casa a la salida: forman barrera",
            "Y1 and Y2 from home to the start: form a barrier",
        ),
        (
            "tradicional; Y home 8; R 5 5+; turn Y; throw 5",
            "Y1 5 home>5 xR1",
            "A1 de casa a la salida: manda a casa a la roja 1 (sin contar 20)",
            "Y1 from home to the start: sends red 1 home (no 20)",
        ),
        (
            "clasico; Y c5 8; R home; turn Y; throw 1",
            "Y1 1 c5>c6",
            "A1 de p5 a p6",
            "Y1 from c5 to c6",
        ),
        (
            "clasico; Y 8; R 11; turn Y; throw 3",
            "Y1 3 8>11 xR1",
            "A1 de 8 a 11: come a la roja 1 y cuentas 20",
            "Y1 from 8 to 11: captures red 1 and you count 20",
        ),
        (
            "chaupar; Y 26 26 28; R 14; turn Y; throw 2",
            "Y1+Y2 2 26>28",
            "A1 y A2 de 26 a 28: se fusionan",
            "Y1 and Y2 from 26 to 28: merge",
        ),
    ],
)
def test_a_move_is_told_in_a_few_words(text: str, move: str, spanish: str, english: str) -> None:
    """Its verbs agree with the pieces that move, and a column square has the reader's letter."""
    game, events = played(text, move)
    parsed = pw.Move.parse(move)
    assert scene_of(game).move_text(parsed, events, "es") == spanish
    assert scene_of(game).move_text(parsed, events, "en") == english


def test_the_places_of_pachisi_are_its_own() -> None:
    """No piece of it leaves a house or enters a goal, in a report's list of moves either."""
    game = pw.Game.from_position(f"pachisi; {everybody('Y 59 home*3; turn Y; throw 25', CLOTH)}")
    for lang in languages():
        report = game.explain(("Y1", 3)).report(lang)
        lines = "\n".join(line for section in report.sections for line in section.lines)
        assert "Charkoni" in lines
        assert not re.search(r"\b(casa|meta|home|goal)\b", lines)


@pytest.mark.parametrize(
    ("rules", "position", "spanish", "english"),
    [
        ("clasico", "Y c5 goal*3; R home", "Gana el amarillo.", "Yellow wins."),
        (
            "clasico.parejas",
            "Y c5 goal*3; R home; B home; G home",
            "Gana la pareja de amarillo y rojo.",
            "Yellow and red win as a pair.",
        ),
        (
            "pachisi",
            "Y 81 goal*3; K goal*4; R home; G home",
            "Gana el equipo de amarillo y negro.",
            "Yellow and black win as a team.",
        ),
    ],
)
def test_who_wins_is_told_with_all_who_win(
    rules: str, position: str, spanish: str, english: str
) -> None:
    """A pair and a team are named whole."""
    game = pw.Game.from_position(f"{rules}; {position}; turn Y; throw 3", seed=1)
    (won,) = [event for event in game.play(("Y1", 3)) if event.kind == "win"]
    assert (won.text("es"), won.text("en")) == (spanish, english)
