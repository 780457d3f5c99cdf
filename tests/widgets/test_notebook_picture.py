"""A board in a notebook that is converted: alive where its state was saved, else a picture."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from ipywidgets.embed import dependency_state
from nbconvert import HTMLExporter
from nbformat.v4 import new_code_cell, new_notebook, new_output

import parchis_widgets as pw

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
    assert f"data:image/svg+xml;base64,{b64encode(board.to_svg().encode()).decode()}" in text
    assert board.model_id not in text


def test_with_its_state_the_board_is_shown() -> None:
    """And not the picture as well."""
    board = pw.Board("clasico", seed=1)
    state = {"state": dependency_state(board), "version_major": 2, "version_minor": 0}
    text = converted(board, widgets={STATE: state})
    assert f'"model_id": "{board.model_id}"' in text
    assert b64encode(board.to_svg().encode()).decode() not in text
