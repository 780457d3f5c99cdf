"""What is drawn on the board and in the panel can be seen: in both themes, in both palettes."""

from __future__ import annotations

import pytest

from parchis_widgets.board.palette import BOARD, DARK_BOARD, DARK_PANEL, PALETTES, PANEL
from tests.board.contrast import contrast

DARK = {**BOARD, **DARK_BOARD}

GROUNDS = ("square", "safe", "nest", "ivory")
"""What marks and pieces lie on; an ivory halo goes with them over colours."""


@pytest.mark.parametrize("board", [BOARD, DARK], ids=["light", "dark"])
def test_marks_can_be_seen_on_every_ground(board: dict[str, str]) -> None:
    """Ink, brown and violet are read as well as seen: 4.5; lines and discs are seen: 3."""
    for ground in GROUNDS:
        for front in ("ink", "number", "mark"):
            assert contrast(board[front], board[ground]) >= 4.5, (front, ground)
        assert contrast(board["line"], board[ground]) >= 3, ground
    for ground in ("square", "safe"):
        assert contrast(board["disc"], board[ground]) >= 3, ground
    for sign in ("ink", "mark"):
        assert contrast(board["ivory"], board[sign]) >= 4.5, sign


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("colour", "YBRGK")
def test_a_piece_stands_out_on_every_ground(palette: str, colour: str) -> None:
    """Its ink edge from the board, and its own colour from the edge or from the ring within."""
    own = PALETTES[palette][colour]
    seen = [contrast(BOARD[rim], own) for rim in ("ink", "ivory")]
    assert max(seen) >= 3
    for ground in PALETTES[palette].values():
        assert max(contrast(BOARD[rim], ground) for rim in ("ink", "ivory")) >= 3, ground
    assert contrast(BOARD["ink"], BOARD["ivory"]) >= 3


@pytest.mark.parametrize("panel", [PANEL, DARK_PANEL], ids=["light", "dark"])
def test_the_panels_signs_can_be_seen(panel: dict[str, str]) -> None:
    """Verdicts and what is turned round in a table; the bars beside a card, rings and thumbs."""
    for front, back in (("panel", "text"), ("panel", "yes"), ("page", "text")):
        assert contrast(panel[front], panel[back]) >= 4.5, (front, back)
    for back in ("page", "panel", "raised"):
        for front in ("action", "yes", "text", "edge"):
            assert contrast(panel[front], panel[back]) >= 3, (front, back)
    for back in ("yes-back", "no-back"):
        assert contrast(panel["text"], panel[back]) >= 4.5, back
