"""The cloth as the page draws it."""

from __future__ import annotations

import json

from parchis_widgets.board.cross import SQUARES
from parchis_widgets.board.pachisi import CASTLES
from parchis_widgets.board.pachisi.export import page_css, page_drawing
from parchis_widgets.board.pachisi.svg import empty_board
from parchis_widgets.board.page import styled


def test_the_page_gets_every_place_on_the_cloth() -> None:
    """As JSON: a place for each square and four in the Charkoni for each colour."""
    drawing = json.loads(json.dumps(page_drawing("es")))
    assert drawing["kind"] == "cloth"
    assert drawing["svg"] == styled(empty_board(), page_css())
    assert [len(square) for square in drawing["squares"]] == [7] * SQUARES
    assert drawing["homes"] == drawing["goals"]
    assert [len(drawing["homes"][colour]) for colour in drawing["columns"]] == [4] * 4
    assert drawing["safe"] == sorted(CASTLES)
    assert len(json.dumps(drawing)) < 30_000
