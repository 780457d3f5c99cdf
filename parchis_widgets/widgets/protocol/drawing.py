"""The trait `drawing`: a board as its track draws it, with what a screen needs beside."""

from __future__ import annotations

from typing import Any, Final

from parchis_widgets.board.pachisi import track as cloth
from parchis_widgets.board.pachisi.export import bare_drawing
from parchis_widgets.board.pachisi.geometry import HALF_WIDTH
from parchis_widgets.board.parchis import track as parchis
from parchis_widgets.board.parchis.geometry import CENTRE_FAR, CENTRE_NEAR
from parchis_widgets.widgets.protocol.trays import drawn_trays, trays

__all__ = ["cloth_drawing", "cross_drawings", "parchis_drawing"]


_LETTERS: Final = {
    "letterSize": {"Y": 1.04, "B": 1.04, "R": 1.01, "G": 1.02, "K": 1.02},
    "letterY": {"Y": 0.375, "B": 0.375, "R": 0.65, "G": 0.365, "K": 0.4},
}
"""Larger than on paper, in radii of a piece: on a screen no letter is to be below 10 pixels."""
_TRIANGLE: Final = "M0-1.18L1.17 .82H-1.17z"
"""It holds less than the other shapes do, and so is drawn larger where its letter is."""
_REACH: Final = [1.33, 1.34, 0.98, 0.84]
"""How far it reaches, then: aside, up, down, and to a crown's foot."""


def parchis_drawing(lang: str) -> dict[str, Any]:
    """Return the Parchís board for the page, its squares named in a language."""
    return _lettered(parchis.page_drawing(lang))


def cloth_drawing(lang: str) -> dict[str, Any]:
    """Return the Pachisi cloth for the page, its squares named in a language."""
    drawn = _lettered(cloth.page_drawing(lang))
    return {
        **drawn,
        **trays(),
        "svg": drawn["svg"].removesuffix("</svg>") + drawn_trays() + "</svg>",
        "alone": 1.44,
        "ways": dict(zip(cloth.COLOURS, map(list, cloth.WAYS), strict=True)),
        "reach": drawn["reach"] | {"R": _REACH},
    }


def cross_drawings(lang: str, first: str) -> dict[str, dict[str, Any]]:
    """Return both boards with one colour's arm up, and where their common centre lies."""
    plain = {name: part for name, part in parchis_drawing(lang).items() if name != "names"}
    arm = cloth.COLOURS.index(first)
    turned = _lettered(bare_drawing(cloth.COLOURS[arm:] + cloth.COLOURS[:arm]))
    reach = {"alone": 1.44, "reach": turned["reach"] | {"R": _REACH}}
    return {
        "parchis": {**plain, "centre": [CENTRE_NEAR, CENTRE_FAR - CENTRE_NEAR]},
        "pachisi": {**turned, **reach, "centre": [-HALF_WIDTH, 2 * HALF_WIDTH]},
    }


def _lettered(drawn: dict[str, Any]) -> dict[str, Any]:
    """Return a drawing with the letters that a screen needs."""
    return drawn | _LETTERS | {"shapes": drawn["shapes"] | {"R": _TRIANGLE}}
