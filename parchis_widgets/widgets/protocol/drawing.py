"""The trait `drawing`: the board itself, and what its squares are called."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from parchis_widgets.board import cloth_export, cross, export, pachisi, parchis
from parchis_widgets.board.cloth_figure import REACHES
from parchis_widgets.text import message
from parchis_widgets.widgets.protocol.trays import drawn_trays, trays

__all__ = ["cloth_drawing", "cloth_names", "parchis_drawing", "parchis_names"]


_LETTERS: Final = {
    "letterSize": {"Y": 1.04, "B": 1.04, "R": 1.01, "G": 1.02, "K": 1.02},
    "letterY": {"Y": 0.375, "B": 0.375, "R": 0.65, "G": 0.365, "K": 0.4},
}
"""Larger than on paper, in radii of a piece: on a screen no letter is to be below 10 pixels."""
_TRIANGLE: Final = "M0-1.18L1.17 .82H-1.17z"
"""It holds less than the other shapes do, and so is drawn larger where its letter is."""
_REACH: Final = replace(REACHES["R"], side=1.33, top=1.34, bottom=0.98, crown=0.84)


def parchis_drawing(lang: str) -> dict[str, Any]:
    """Give the Parchís board for the page, its squares named in a language."""
    return _lettered(export.page_drawing()) | {"names": parchis_names(lang)}


def cloth_drawing(lang: str) -> dict[str, Any]:
    """Give the Pachisi cloth for the page, its squares named in a language."""
    drawn = _lettered(cloth_export.page_drawing())
    svg = str(drawn["svg"]).removesuffix("</svg>") + drawn_trays() + "</svg>"
    return (
        drawn
        | trays()
        | {
            "svg": export.styled(svg, cloth_export.page_css()),
            "alone": 1.44,
            "ways": dict(zip(pachisi.COLOURS, map(list, pachisi.WAYS), strict=True)),
            "reach": {
                colour: [reach.side, reach.top, reach.bottom, reach.crown]
                for colour, reach in (REACHES | {"R": _REACH}).items()
            },
            "names": cloth_names(lang),
        }
    )


def _lettered(drawn: dict[str, Any]) -> dict[str, Any]:
    """Return a drawing with the letters that a screen needs."""
    return drawn | _LETTERS | {"shapes": drawn["shapes"] | {"R": _TRIANGLE}}


def parchis_names(lang: str) -> list[str]:
    """Name the 96 squares: *casilla 12, seguro*, *pasillo amarillo 2*."""
    return [_parchis_name(lang, square) for square in range(cross.SQUARES)]


def cloth_names(lang: str) -> list[str]:
    """Name the 96 squares: *brazo rojo, lado derecho 4, castillo*.

    Right is right for who sits at the arm's tip; squares are counted from the tip inward.
    """
    return [_cloth_name(lang, square) for square in range(cross.SQUARES)]


def _parchis_name(lang: str, square: int) -> str:
    if square >= cross.RIM:
        colour = parchis.COLOURS[cross.arm_of(square)]
        return message(lang, f"board.column_{colour}", n=cross.cell(square)[1])
    name = message(lang, "board.square", n=square + 1)
    safe = square in parchis.SAFE_SQUARES
    return ", ".join([name, message(lang, "board.safe")] if safe else [name])


def _cloth_name(lang: str, square: int) -> str:
    file, rank = cross.cell(square)
    part = "tip" if (file, rank) == (1, 0) else ("right", "middle", "left")[file]
    parts = [
        message(lang, f"board.arm_{pachisi.COLOURS[cross.arm_of(square)]}"),
        message(lang, f"board.{part}", n=rank + 1),
    ]
    if square in pachisi.CASTLES:
        parts.append(message(lang, "board.castle"))
    return ", ".join(parts)
