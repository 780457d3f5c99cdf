"""The family tree's widget: what its page knows, and the boards on which an example is tried."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parchis_widgets as pw
from parchis_widgets.board.cross import SQUARES
from tests.widgets.hostile import ODD


@pytest.fixture
def widget() -> pw.Lineage:
    made = pw.Lineage()
    made.answers = []
    made.send = lambda content, buffers=None: made.answers.append(content)
    return made


def ask(widget: pw.Lineage, **asked: Any) -> None:
    widget._receive(widget, asked, [])


def test_what_is_shown_is_the_tree(widget: pw.Lineage) -> None:
    assert isinstance(widget.data, pw.FamilyTree)
    assert [row["aspect"] for row in widget.tree["rows"]] == [row.aspect for row in widget.data]
    assert repr(widget) == "Lineage()"


def test_the_page_knows_every_square_and_both_boards(widget: pw.Lineage) -> None:
    assert len(widget.tree["places"]) == SQUARES + 1
    assert [game["board"] for game in widget.tree["games"]] == ["parchis", "pachisi", "pachisi"]
    assert {drawing["columns"][0] for drawing in widget.drawing.values()} == {"Y"}
    assert [game["castles"] for game in widget.tree["games"]] == [True, True, False]


def test_every_statement_that_is_cited_is_told(widget: pw.Lineage) -> None:
    told = widget.tree["statements"]
    for row in widget.tree["rows"]:
        for part in (*row["cells"], *row["examples"]):
            assert {ident for ident, _ in part["cited"]} <= set(told)


def test_an_example_is_told_with_its_answer(widget: pw.Lineage) -> None:
    row = next(row for row in widget.tree["rows"] if row["aspect"] == "safe")
    assert [example["legal"] for example in row["examples"]] == [True, False, True]
    pachisi = row["examples"][1]
    assert pachisi["way"][pachisi["stop"]] == 29
    assert "castillo" in pachisi["text"]


def test_it_is_small(widget: pw.Lineage) -> None:
    """All that a saved notebook holds of it, beside the bundle."""
    state = {name: getattr(widget, name) for name in ("drawing", "tree", "labels", "options")}
    assert len(json.dumps(state, ensure_ascii=False).encode()) < 110_000


def test_a_row_opens_three_boards_on_which_its_example_stands(widget: pw.Lineage) -> None:
    ask(widget, intent="open", aspect="safe", revision=0)
    assert widget.answers == []
    assert widget.opened["aspect"] == "safe"
    boards = widget.beneath.children
    assert [isinstance(board, pw.Board) for board in boards] == [True] * 3
    assert [board.game.ruleset.id for board in boards] == list(widget.data.games)
    for game, example in zip(widget.games, widget.data["safe"].example.values(), strict=True):
        assert game.position == example.position
        assert game.explain(example.attempt).legal == example.legal


def test_an_example_can_be_played_on(widget: pw.Lineage) -> None:
    clasico, pachisi, _ = widget.play("safe")
    clasico.play(clasico.legal_moves()[0])
    assert clasico.turn == "R"
    pachisi.pass_turn()
    assert pachisi.turn == "R"


def test_the_boards_of_another_row_take_the_place_of_the_first_ones(widget: pw.Lineage) -> None:
    widget.play("safe")
    first = widget.beneath
    widget.play("again")
    assert widget.opened["aspect"] == "again"
    assert first.comm is None
    assert all(board.comm is None for board in first.children)
    widget.close()
    assert widget.beneath is None


def test_boards_look_as_the_tree_does() -> None:
    widget = pw.Lineage(lang="en", palette="okabe_ito", theme="dark")
    widget.play("way")
    for board in widget.beneath.children:
        assert (board.lang, board.palette) == ("en", "okabe_ito")
        assert board.options["theme"] == "dark"


def test_a_row_that_there_is_not_is_refused(widget: pw.Lineage) -> None:
    ask(widget, intent="open", aspect="colour", revision=0)
    assert [answer["type"] for answer in widget.answers] == ["error"]
    assert widget.beneath is None
    with pytest.raises(ValueError, match="no hay ninguna fila 'colour'"):
        widget.play("colour")


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
def test_nothing_from_the_page_is_trusted(widget: pw.Lineage, odd: Any) -> None:
    for content in (odd, {"intent": odd}, {"intent": "open", "aspect": odd, "revision": 0}):
        widget._receive(widget, content, [])
    ask(widget, intent="open", aspect="safe", revision=7)
    ask(widget, intent="open", aspect="safe", revision=0, tree={})
    assert {answer["type"] for answer in widget.answers} == {"error"}
    assert widget.beneath is None


@pytest.mark.parametrize(
    "options", [{"lang": "xx"}, {"palette": "red"}, {"theme": 1}, {"large": 2}]
)
def test_an_option_that_there_is_not_is_refused(options: Any) -> None:
    with pytest.raises(ValueError, match=r"idioma|palette|theme|large"):
        pw.Lineage(**options)


def test_it_speaks_the_language_that_is_spoken() -> None:
    pw.use_language("en")
    try:
        widget = pw.Lineage()
    finally:
        pw.use_language("es")
    assert widget.options["lang"] == "en"
    assert widget.labels["walk"] == "Walk it"
    assert widget.tree["rows"][0]["name"] == "The cross"


def test_without_widgets_the_table_is_shown(widget: pw.Lineage) -> None:
    data, _ = widget._repr_mimebundle_()
    assert "<table>" in data["text/html"]
    assert "image/svg+xml" not in data
