"""Any board as SVG: the one drawing, for the widget and for a page without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.palette import PALETTES, check_palette
from parchis_widgets.board.svg_parts import css, opening

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from parchis_widgets.board.track import Track

__all__ = ["board_svg"]


def board_svg(
    track: Track,
    pieces: Mapping[str, str],
    *,
    labels: Mapping[str, str] | None = None,
    names: Mapping[str, str] | None = None,
    held: Collection[int] | None = None,
    palette: str = "printed",
    title: str = "",
    style: bool = True,
    over: str = "",
) -> str:
    """Draw a board with pieces on it.

    Parameters
    ----------
    track
        The board.
    pieces
        The place of each piece, such as ``{"Y1": "12", "B2": "home"}``; of two on a square the
        earlier arrival first.
    labels
        What is written on each piece; by default its name.
    names
        What is written at each colour's home; by default nothing.
    held
        Squares of the cross that stand out: barriers, whose two pieces hold together, by default
        none; castles, by default those on which pieces stand. Chaupar knows none: ``()``.
    palette
        ``"printed"`` or ``"okabe_ito"``.
    title
        What the picture shows, for those who do not see it.
    style
        Whether the colours come along, as they must where no other style sheet has them.
    over
        SVG to lie over all of it, such as the marks of `trail`.

    Returns
    -------
    str
        An ``<svg>`` element.

    Raises
    ------
    ValueError
        If a piece or a palette is unknown, or a piece stands where its colour never does.
    """
    scope = f"{track.SCOPE}-{check_palette(palette)}"
    rules = css(track.RULES, f".{scope}", track.INKS | PALETTES[palette])
    sheet = f"<style>{rules}</style>" if style else ""
    return (
        f"{opening(scope, track.VIEW_BOX, title)}{sheet}{track.background(names or {})}"
        f"{track.figures(pieces, labels or {}, held)}{over}</svg>"
    )
