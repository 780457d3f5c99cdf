"""The editor's Python side: what is placed is held, and the engine alone says what cannot be."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parchis_widgets as pw
from parchis_widgets.text import languages
from parchis_widgets.widgets.editor import _INTENTS, FIELDS
from parchis_widgets.widgets.export.still import still
from tests.game.play import FAMILIES, play_on, random_game
from tests.widgets.pages import EditorPage

pytestmark = pytest.mark.usefixtures("in_english")

TEXT = "clasico; Y 5 12 home*2; B home*4; R 39 goal home*2; G home*4; turn Y; throw 3"


@pytest.fixture
def page() -> EditorPage:
    return EditorPage(pw.Editor(TEXT))


def played() -> pw.Game:
    game = pw.Game("clasico", players="YR", seed=1, starter="Y")
    game.throw(5)
    game.play(("Y1", 5))
    return game


# ---- what an editor starts from -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "text"),
    [
        ("general", "general; Y home*4; B home*4; R home*4; G home*4; turn Y"),
        (pw.ruleset("pachisi"), "pachisi; Y home*4; R home*4; K home*4; G home*4; turn Y"),
        ("clasico dice=2", "clasico dice=2; Y home*4; B home*4; R home*4; G home*4; turn Y"),
        (TEXT, TEXT),
        (pw.Position.parse(TEXT), TEXT),
        (played(), "clasico; Y 5 home*3; R home*4; turn R"),
        (played().record, "clasico; Y 5 home*3; R home*4; turn R"),
    ],
)
def test_an_editor_starts_from_what_there_is(start: Any, text: str) -> None:
    """Rules, positions, games and records, and its name is the same each time."""
    editor = pw.Editor(start)
    assert editor.text == text
    assert repr(editor) == f"Editor({text!r})"
    assert editor.problems == ()
    assert str(editor.position) == text


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"start": "ludo"}, "unknown ruleset 'ludo'"),
        ({"start": "clasico; Y 3; R home"}, "yellow 1 never stands on square 3"),
        ({"start": 7}, "expected a ruleset or its id, a position or its text, .* not 7"),
        ({"lang": "fr"}, "unknown language 'fr'"),
        ({"palette": "neon"}, "palette cannot be 'neon'"),
        ({"theme": "blue"}, "theme cannot be 'blue'"),
    ],
)
def test_an_editor_that_cannot_be_is_refused(options: dict[str, Any], expected: str) -> None:
    """The message lists what can."""
    with pytest.raises(ValueError, match=expected):
        pw.Editor(**options)


@pytest.mark.parametrize("family", FAMILIES)
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_position_from_play_is_edited_as_it_is(family: str, seed: int) -> None:
    """Text in is text out; a piece that is taken away and put back has changed nothing else."""
    game, chooser = random_game(family, seed)
    for _ in play_on(game, chooser, chooser.randrange(1, 150)):
        pass
    page = EditorPage(pw.Editor(game.position))
    assert page.editor.text == str(game.position)
    assert page.editor.position == game.position
    before = page.editor.text
    page.ask("write", position=before)
    assert (page.editor.text, page.editor.problems) == (before, ())


# ---- placing ------------------------------------------------------------------------------------


def test_pieces_are_put_on_squares_home_and_into_the_goal(page: EditorPage) -> None:
    """By the number of the square in the cross; columns are called as their colour does."""
    page.place(Y1=21, Y3=69, R1="home", R3="goal")
    assert page.editor.text == (
        "clasico; Y 22 12 c2 home; B home*4; R home goal*2 home; G home*4; turn Y; throw 3"
    )
    assert page.editor.sheet["said"] == "Ficha roja 3: en la meta"
    assert page.answers == []


def test_the_piece_put_down_last_is_the_last_that_came(page: EditorPage) -> None:
    """It can be said otherwise."""
    page.place(Y1=11)
    assert "Y 12+ 12 home*2" in page.editor.text
    page.ask("mark", piece="Y1", mark="late")
    assert "Y 12 12 home*2" in page.editor.text


def test_what_is_impossible_is_held_and_told(page: EditorPage) -> None:
    """A square of three, one that yellow never enters, and another colour's column."""
    page.place(Y1=11, R1=11, Y3=2, B1=70)
    editor = page.editor
    assert editor.text == (
        "clasico; Y 12 12 3 home; B Yc3 home*3; R 12+ goal home*2; G home*4; turn Y; throw 3"
    )
    told = [(problem.pieces, problem.text("en")) for problem in editor.problems]
    assert told == [
        (("Y3",), "in 'Y 12 12 3 home': yellow 3 never stands on square 3"),
        (("B1",), "in 'B Yc3 home*3': blue 1 never stands on square 3 of the yellow column"),
        (("Y1", "Y2", "R1"), "square 12 holds two pieces at most, not 3"),
    ]
    assert [fault["squares"] for fault in editor.sheet["faults"]] == [[2], [70], [11]]
    assert editor.sheet["faults"][0]["text"] == "La ficha amarilla 3 nunca pisa la casilla 3"
    for use in (lambda: editor.position, editor.game):
        with pytest.raises(ValueError, match="yellow 3 never stands on square 3"):
            use()


def test_what_is_mended_is_possible_again(page: EditorPage) -> None:
    """And nothing is left of it in the text."""
    page.place(Y3=2)
    page.place(Y3="home")
    assert (page.editor.text, page.editor.problems) == (TEXT, ())


def test_the_engine_decides_and_the_editor_only_shows() -> None:
    """Whatever is placed at random: the problems are those with which reading refuses it."""
    chooser = random.Random(5)
    for rules in ("clasico", "clasico.parejas", "pachisi", "chaupar"):
        page = EditorPage(pw.Editor(rules))
        for _ in range(60):
            piece = chooser.choice(page.editor.sheet["pieces"])["id"]
            page.place(**{piece: chooser.choice([*range(96), "home", "goal"])})
            problems = page.editor.problems
            if problems:
                with pytest.raises(ValueError, match=f"^{re.escape(str(problems[0]))}$"):
                    pw.Position.parse(page.editor.text)
            else:
                assert str(pw.Position.parse(page.editor.text)) == page.editor.text
        assert page.answers == []


def test_every_problem_is_told_in_both_languages(page: EditorPage) -> None:
    """In the words of the board: no part of the text is quoted."""
    page.place(Y1=11, R1=11, Y3=2)
    spanish, english = (pw.Editor(lang=lang) for lang in languages())
    for editor in (spanish, english):
        held = EditorPage(editor)
        held.place(Y1=11, Y2=11, R1=11)
    assert (
        spanish.sheet["faults"][0]["text"] == "En la casilla 12 caben dos fichas como mucho, no 3"
    )
    assert english.sheet["faults"][0]["text"] == "Square 12 holds two pieces at most, not 3"


# ---- Pachisi ------------------------------------------------------------------------------------


def test_a_pachisi_piece_keeps_its_rank_and_loses_its_lap() -> None:
    """A Queen stays one wherever she is put, and begins her first lap."""
    page = EditorPage(pw.Editor("pachisi; Y 30 home*3; turn Y; throw 3"))
    page.ask("mark", piece="Y1", mark="queen")
    page.ask("mark", piece="Y1", mark="lap")
    assert page.editor.position["Y1"] == "30q/2"
    page.place(Y1=pw_square("Y", 40))
    assert page.editor.position["Y1"] == "40q"
    page.ask("mark", piece="Y1", mark="taken")
    assert page.editor.position["Y1"] == "40x"


def pw_square(colour: str, number: int) -> int:
    """Give the square of the cross that a colour of Pachisi calls by a number."""
    text = f"pachisi; {colour} {number} home*3; turn {colour}"
    shown = pw.Editor(text).sheet["pieces"]
    spot = next(piece["spot"] for piece in shown if piece["id"] == f"{colour}1")
    assert isinstance(spot, int)
    return spot


def test_a_square_with_two_numbers_is_on_the_way_out_or_back() -> None:
    """The own middle column is walked twice."""
    page = EditorPage(pw.Editor("pachisi; Y 5 home*3; turn Y; throw 3"))
    page.ask("mark", piece="Y1", mark="on_way_back")
    assert page.editor.position["Y1"] == "79"
    looks = {piece["id"]: piece["look"] for piece in page.editor.sheet["pieces"]}
    assert looks["Y1"]["way"] == "back"


def test_what_chaupar_does_not_know_is_not_offered() -> None:
    """It has no Queens and keeps no count."""
    assert pw.Editor("chaupar").sheet["marks"] == ["lap", "on_way_back"]
    assert pw.Editor("pachisi").sheet["marks"] == ["queen", "taken", "lap", "on_way_back"]


# ---- rules, players, the turn -------------------------------------------------------------------


def test_a_change_of_rules_keeps_the_pieces(page: EditorPage) -> None:
    """As far as the boards agree: on the cloth stand only those that are home or in the goal."""
    page.ask("rules", value="general")
    assert page.editor.text == TEXT.replace("clasico", "general")
    page.ask("rules", value="pachisi")
    assert page.editor.text == "pachisi; Y home*4; R home goal home*2; K home*4; G home*4; turn Y"
    assert page.editor.drawing["kind"] == "cloth"


def test_rules_that_need_four_colours_get_them() -> None:
    """Pairs are not played by two."""
    page = EditorPage(pw.Editor("clasico; Y 5 home*3; R home*4; turn R"))
    page.ask("rules", value="clasico.parejas")
    assert page.editor.text == "clasico.parejas; Y 5 home*3; B home*4; R home*4; G home*4; turn R"
    assert page.editor.problems == ()


def test_a_colour_leaves_with_all_that_is_said_of_it(page: EditorPage) -> None:
    """Its pieces, its turn, and what it moved last; it comes back at home."""
    page.ask("say", keyword="last", value="Y1")
    page.ask("seat", colour="Y")
    assert page.editor.text == ("clasico; B home*4; R 39 goal home*2; G home*4; turn G; throw 3")
    page.ask("seat", colour="Y")
    assert page.editor.position["Y1"] == "home"


def test_one_colour_alone_cannot_play_and_can_be_mended() -> None:
    """Also that is held."""
    page = EditorPage(pw.Editor("clasico; Y 5 home*3; R home*4; turn Y"))
    page.ask("seat", colour="R")
    assert page.editor.text == "clasico; Y 5 home*3; turn Y"
    assert str(page.editor.problems[0]) == "clasico is for 2, 3 or 4 players, not 1"
    page.ask("undo")
    assert page.editor.problems == ()


@pytest.mark.parametrize(
    ("keyword", "value", "written"),
    [
        ("turn", "B", "turn B; throw 3"),
        ("throw", "5", "turn Y; throw 5"),
        ("throw", "", "turn Y"),
        ("bonus", "20 10", "turn Y; throw 3; bonus 20 10"),
        ("sixes", "2", "turn Y; throw 3; sixes 2"),
        ("again", "again", "turn Y; throw 3; again"),
        ("last", "Y2", "turn Y; throw 3; last Y2"),
    ],
)
def test_what_is_said_of_the_turn_is_written(
    page: EditorPage, keyword: str, value: str, written: str
) -> None:
    """In the canonical form, and the lists show it."""
    page.ask("say", keyword=keyword, value=value)
    assert page.editor.text.endswith(f"G home*4; {written}")
    shown = {choice["key"]: choice["value"] for choice in page.editor.sheet["choices"]}
    assert shown.get(keyword, value) == value


@pytest.mark.parametrize("rules", pw.rulesets())
def test_everything_that_is_offered_can_be_chosen(rules: str) -> None:
    """Each value of each list, and each throw, is possible or told as what it is not."""
    page = EditorPage(pw.Editor(rules))
    for choice in page.editor.sheet["choices"]:
        for option in choice["options"]:
            page.ask("say", keyword=choice["key"], value=option["value"])
    for value in page.editor.sheet["throw"]["values"]:
        page.ask("clear")
        page.ask("say", keyword="throw", value=str(value))
        assert page.editor.problems == ()
    assert page.answers == []


def test_clearing_sends_every_piece_home(page: EditorPage) -> None:
    """Rules, players and the turn stay."""
    page.ask("clear")
    assert page.editor.text == "clasico; Y home*4; B home*4; R home*4; G home*4; turn Y"


def test_a_winner_who_is_taken_out_of_the_goal_has_not_won() -> None:
    """Who has finished is told by what stands there."""
    page = EditorPage(pw.Editor("clasico; Y goal*4; R home*4; turn Y"))
    page.place(Y1="home")
    assert page.editor.text == "clasico; Y home goal*3; R home*4; turn Y"
    assert page.editor.game(seed=1).phase == "throw"


def test_edits_are_undone_and_done_again(page: EditorPage) -> None:
    """Also from what is impossible; a new edit ends what could be done again."""
    page.place(Y1=2)
    page.ask("undo")
    assert page.editor.text == TEXT
    page.ask("redo")
    assert page.editor.problems
    page.ask("undo")
    page.place(Y1=30)
    assert not page.editor.sheet["canRedo"]
    page.ask("redo")
    assert [answer["type"] for answer in page.answers] == ["error"]


# ---- from a cell --------------------------------------------------------------------------------


def test_a_text_that_is_set_is_shown(page: EditorPage) -> None:
    """In its canonical form, also from Spanish words."""
    page.editor.text = "general; amarillo casa 12; rojo casa; turno rojo"
    assert page.editor.text == "general; Y home 12 home*2; R home*4; turn R"
    assert page.editor.sheet["rules"]["id"] == "general"


@pytest.mark.parametrize("text", ["", "ludo; Y 3", "clasico; Y 3; R home", "clasico; Y 5; throw 9"])
def test_a_bad_text_changes_nothing(page: EditorPage, text: str) -> None:
    """From a cell it is a ValueError, from the page an answer beside the field."""
    before = page.editor.sheet
    with pytest.raises(ValueError, match=r".") as refused:
        page.editor.text = text
    page.ask("write", position=text)
    assert (page.editor.text, page.editor.sheet) == (TEXT, before)
    (answer,) = page.answers
    assert (answer["type"], answer["beside"]) == ("error", "text")
    assert answer["text"].lower() != str(refused.value).lower()


def test_a_position_gives_a_game(page: EditorPage) -> None:
    """With a seed and the options of a game."""
    game = page.editor.game(seed=7)
    assert (str(game.position), game.seed, game.ply) == (TEXT, 7, 0)
    assert str(page.editor.game(seed=7, players="YBRG").position) == TEXT


# ---- files --------------------------------------------------------------------------------------


def test_a_loaded_record_gives_its_own_game_until_something_is_edited(page: EditorPage) -> None:
    """The record stays, and can be saved again; undoing the edit brings its game back."""
    record = played().record
    page.ask("open", name="partida.json", text=record.to_json())
    editor = page.editor
    assert editor.record == record
    assert editor.text == str(played().position)
    assert editor.game().record == record
    page.place(Y1=30)
    assert editor.record == record
    assert editor.game(seed=3).record.position == editor.text
    page.ask("save", what="record")
    assert pw.Record.from_json(page.answers[-1]["text"]) == record
    page.ask("undo")
    assert editor.game().record == record
    assert editor.game(seed=3).ply == 0
    page.ask("undo")
    assert page.editor.record is None
    assert editor.text == TEXT


@pytest.mark.parametrize(
    ("lang", "name"), [("es", "parchis-posicion.txt"), ("en", "parchis-position.txt")]
)
def test_a_position_is_saved_as_it_is_edited(lang: str, name: str) -> None:
    """Also while it is impossible: then it cannot be opened again, and that is told."""
    page = EditorPage(pw.Editor(TEXT, lang=lang))
    page.ask("save", what="position")
    assert page.answers == [{"type": "file", "name": name, "text": TEXT + "\n"}]
    page.ask("open", name=name, text=page.answers[0]["text"])
    assert page.editor.text == TEXT
    page.place(Y1=2)
    page.ask("save", what="position")
    page.ask("open", name=name, text=page.answers[1]["text"])
    assert page.answers[2]["type"] == "error"


@pytest.mark.parametrize("text", ["", "hola", "PK\ufffd\0", "{", "x" * 2_000_000])
def test_a_file_that_is_none_of_ours_leaves_the_edit(page: EditorPage, text: str) -> None:
    """The answer says what is wrong with it."""
    before = page.editor.sheet
    page.ask("open", name="<b>a</b>.json", text=text)
    assert page.editor.sheet == before
    (answer,) = page.answers
    assert answer["type"] == "error"
    assert "archivo" in answer["text"]


# ---- messages -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        None,
        7,
        [],
        {},
        {"intent": "play", "revision": 1, "move": 1},
        {"intent": "put", "revision": 1, "piece": "Y1"},
        {"intent": "put", "revision": 1, "piece": "Y1", "spot": 96},
        {"intent": "put", "revision": 1, "piece": "Y1", "spot": -1},
        {"intent": "put", "revision": 1, "piece": "Y1", "spot": True},
        {"intent": "put", "revision": 1, "piece": "Y1", "spot": 5.0},
        {"intent": "put", "revision": 1, "piece": "Y1", "spot": "12; R 5"},
        {"intent": "put", "revision": 1, "piece": "K1", "spot": 5},
        {"intent": "put", "revision": 1, "piece": "<b>", "spot": 5},
        {"intent": "put", "revision": 1, "piece": "", "spot": 5},
        {"intent": "mark", "revision": 1, "piece": "Y1", "mark": "late"},
        {"intent": "mark", "revision": 1, "piece": "Y1", "mark": "queen"},
        {"intent": "seat", "revision": 1, "colour": "K"},
        {"intent": "seat", "revision": 1, "colour": ""},
        {"intent": "say", "revision": 1, "keyword": "skip", "value": "Y"},
        {"intent": "say", "revision": 1, "keyword": "Y", "value": "3"},
        {"intent": "say", "revision": 1, "keyword": "turn", "value": "R; throw 5"},
        {"intent": "say", "revision": 1, "keyword": "throw", "value": "5" * 2000},
        {"intent": "rules", "revision": 1, "value": "ludo"},
        {"intent": "rules", "revision": 1, "value": "clasico; Y 5"},
        {"intent": "save", "revision": 1, "what": "record"},
        {"intent": "save", "revision": 1, "what": "../secret"},
        {"intent": "open", "revision": 1, "name": "a" * 2000, "text": ""},
        {"intent": "write", "revision": 1, "position": "clasico; Y " + "5 " * 2000},
        {"intent": "undo", "revision": 1},
        {"intent": "clear", "revision": 1, "more": 1},
    ],
)
def test_a_message_that_makes_no_sense_changes_nothing(page: EditorPage, content: object) -> None:
    """It is answered, and the position is as before."""
    before = page.editor.sheet
    page.send(content)
    assert page.editor.sheet == before
    assert [answer["type"] for answer in page.answers] == ["error"]


def test_a_value_that_makes_no_sense_is_held_as_impossible(page: EditorPage) -> None:
    """What a keyword can say is the engine's to judge, and undo takes it back."""
    page.ask("say", keyword="throw", value="<b>9</b>")
    assert [problem.field for problem in page.editor.problems] == ["throw"]
    page.ask("undo")
    assert page.editor.text == TEXT


def test_a_late_message_is_refused_and_answered(page: EditorPage) -> None:
    """Two clicks on one picture of the board put one piece."""
    message = {"intent": "put", "revision": page.editor.sheet["revision"], "piece": "Y1"}
    page.send({**message, "spot": 20})
    page.send({**message, "spot": 30})
    assert page.editor.position["Y1"] == "21"
    assert [answer["type"] for answer in page.answers] == ["error"]


def test_every_intent_is_known_to_the_editor() -> None:
    """What the schema lets through has somebody to do it."""
    assert set(_INTENTS) == set(FIELDS)


def test_a_viewer_without_widgets_shows_the_picture_of_what_is_possible(page: EditorPage) -> None:
    """In the editor's language and palette; what cannot be is told by its text alone."""
    data, _ = page.editor._repr_mimebundle_()
    assert data["image/svg+xml"] == still(page.editor.to_svg(), page.editor.lang)
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == page.editor.model_id
    page.place(Y3=4, Y4=4)
    assert page.editor.problems
    data, _ = page.editor._repr_mimebundle_()
    assert data.keys() == {"text/plain", "application/vnd.jupyter.widget-view+json"}
    assert data["text/plain"] == repr(page.editor)
