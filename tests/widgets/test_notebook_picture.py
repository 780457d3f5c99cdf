"""A board in a notebook that is converted: alive where its state was saved, else a picture."""

from __future__ import annotations

from base64 import b64encode
from typing import Any
from xml.etree import ElementTree

import pytest
from ipywidgets.embed import dependency_state
from nbconvert import HTMLExporter
from nbformat.v4 import new_code_cell, new_notebook, new_output

import parchis_widgets as pw
from parchis_widgets.widgets.export.still import still

STATE = "application/vnd.jupyter.widget-state+json"


def converted(board: pw.Board, **metadata: Any) -> str:
    """Convert a notebook whose only cell shows a board."""
    data, _ = board._repr_mimebundle_()
    cell = new_code_cell("board", outputs=[new_output("display_data", data)])
    text, _ = HTMLExporter().from_notebook_node(new_notebook(cells=[cell], metadata=metadata))
    return str(text)


def test_without_its_state_the_picture_is_shown() -> None:
    """As in most saved notebooks; it needs no script."""
    board = pw.Board("clasico", seed=1)
    text = converted(board)
    assert f"data:image/svg+xml;base64,{encoded(board)}" in text
    assert board.model_id not in text


def test_with_its_state_the_board_is_shown() -> None:
    """And not the picture as well."""
    board = pw.Board("clasico", seed=1)
    state = {"state": dependency_state(board), "version_major": 2, "version_minor": 0}
    text = converted(board, widgets={STATE: state})
    assert f'"model_id": "{board.model_id}"' in text
    assert encoded(board) not in text


@pytest.mark.parametrize(("lang", "line"), [("es", "ejecuta la celda"), ("en", "run the cell")])
def test_the_picture_says_what_to_do(lang: str, line: str) -> None:
    """Below the board, on room of its own; the board's own picture has no such line."""
    board = pw.Board("clasico", seed=1, lang=lang)
    tree = ElementTree.fromstring(still(board.to_svg(), lang))
    *_, last = tree
    assert line in str(last.text)
    bottom = [
        float(part) for part in ElementTree.fromstring(board.to_svg()).get("viewBox", "").split()
    ]
    assert float(last.get("y", "0")) > bottom[1] + bottom[3]
    assert line not in board.to_svg()


@pytest.mark.parametrize("ruleset", ["clasico", "pachisi"])
@pytest.mark.parametrize(("lang", "turn"), [("es", "turno de"), ("en", "turn of")])
def test_the_picture_has_a_sentence_and_its_language(ruleset: str, lang: str, turn: str) -> None:
    """For those who do not see it."""
    tree = ElementTree.fromstring(pw.Board(ruleset, seed=1, lang=lang).to_svg())
    assert turn in str(tree.get("aria-label"))
    assert tree.get("lang") == lang


def encoded(board: pw.Board) -> str:
    """Give the picture as a converted notebook holds it."""
    return b64encode(still(board.to_svg(), board.lang).encode()).decode()
