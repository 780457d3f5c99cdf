"""The trait `drawing`: the board itself, and what its squares are called."""

from __future__ import annotations

from typing import Any

from parchis_widgets.board import cloth_export, cross, export, pachisi, parchis
from parchis_widgets.board.cloth_figure import REACHES
from parchis_widgets.text import message

__all__ = ["cloth_drawing", "cloth_names", "parchis_drawing", "parchis_names"]


def parchis_drawing(lang: str) -> dict[str, Any]:
    """Give the Parchís board for the page, its squares named in a language."""
    return export.page_drawing() | {"names": parchis_names(lang)}


def cloth_drawing(lang: str) -> dict[str, Any]:
    """Give the Pachisi cloth for the page, its squares named in a language."""
    drawn = cloth_export.page_drawing()
    return drawn | {
        "svg": export.styled(str(drawn["svg"]), cloth_export.page_css()),
        "reach": {
            colour: [reach.side, reach.top, reach.bottom, reach.crown]
            for colour, reach in REACHES.items()
        },
        "names": cloth_names(lang),
    }


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
