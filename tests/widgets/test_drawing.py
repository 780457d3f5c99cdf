"""The trait `drawing`: the board, which the page does not know of itself."""

from __future__ import annotations

import parchis_widgets as pw


def test_a_board_sends_its_drawing_in_its_language() -> None:
    """Once; snapshots follow."""
    board = pw.Board("clasico", seed=1, lang="en")
    assert board.drawing["names"][0] == "square 1"
