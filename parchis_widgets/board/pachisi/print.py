"""The cloth for printing, one arm a page, to be cut out and glued together (CHA-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.pachisi.geometry import BORDER, FRINGE, HALF_WIDTH, SIDE, TIP
from parchis_widgets.board.pachisi.layers import cloth, name_at
from parchis_widgets.board.pachisi.squares import COLOURS
from parchis_widgets.board.pachisi.svg import INKS, RULES
from parchis_widgets.board.palette import PALETTES, check_palette
from parchis_widgets.board.svg_parts import css, number_text, path
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from parchis_widgets.board.points import Point

PAGE_WIDTH: Final = 210
PAGE_HEIGHT: Final = 297
"""A4, in mm."""
SQUARE: Final = 25
"""Side of a printed square, in mm: an arm with its part of the Charkoni is 255 mm long."""

_TAB: Final = 1.3
_NAME_AT: Final = (-11.0, 0.85)
"""Where the paper is cut off, below the arm at the left."""
_ON_PAPER: Final = {**INKS, "ground": "#FFFFFF"}
_TAB_RULE: Final = "fill:none;stroke:#6B5D50;stroke-width:.08;stroke-dasharray:.4 .25"


def printable_arms(
    *, names: Mapping[str, str] | None = None, palette: str = "printed"
) -> dict[str, str]:
    """Return the cloth for printing, one arm at a time, to be glued together (CHA-11).

    Parameters
    ----------
    names
        What is written beside each arm, by colour; by default nothing.
    palette
        ``"printed"`` or ``"okabe_ito"``.

    Returns
    -------
    dict of str
        By colour, a page of A4 as an ``<svg>`` element.
    """
    return {colour: arm_svg(colour, names=names, palette=palette) for colour in COLOURS}


def arm_svg(
    colour: str, *, names: Mapping[str, str] | None = None, palette: str = "printed"
) -> str:
    """Draw one arm and its quarter of the Charkoni, sized in mm for a page of A4.

    The four are drawn alike. Cut along the lines, the arm ends in a right angle; the dashed tab
    at its right goes below the next arm.

    Parameters
    ----------
    colour
        Whose arm: a letter of KGYR.
    names
        What is written beside the arm, by colour; by default nothing.
    palette
        ``"printed"`` or ``"okabe_ito"``.

    Returns
    -------
    str
        An ``<svg>`` element.

    Raises
    ------
    ValueError
        If the colour or the palette is unknown, or the names are not given by colour.
    """
    if colour not in tuple(COLOURS):
        raise Refused("drawings.colour", colour=colour, known=tuple(COLOURS))
    if names is not None and not isinstance(names, Mapping):
        raise Refused("drawings.names", given=names)
    scope = f"pw-arm-{check_palette(palette)}"
    rules = css(RULES, f".{scope}", _ON_PAPER | PALETTES[palette])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{scope}" width="{PAGE_WIDTH}mm"'
        f' height="{PAGE_HEIGHT}mm" viewBox="{_view_box()}">'
        f"<style>{rules}\n.{scope} .tab{{{_TAB_RULE}}}</style>"
        f'<path class="tab" d="{path(_tab())}"/>{"".join(cloth({0: colour}))}'
        f"{name_at(_NAME_AT, colour, (names or {}).get(colour, ''))}</svg>"
    )


def _view_box() -> str:
    """Return the page in the units of the cloth, the arm in its middle."""
    width, height = PAGE_WIDTH * SIDE / SQUARE, PAGE_HEIGHT * SIDE / SQUARE
    middle = -(TIP + BORDER + FRINGE - _TAB) / 2
    return " ".join(number_text(v) for v in (-width / 2, middle - height / 2, width, height))


def _tab() -> tuple[Point, ...]:
    """Return the strip to glue, along the cut from the middle to the inner corner at the right."""
    corner = HALF_WIDTH + BORDER
    return (0, 0), (corner, -corner), (corner, _TAB - corner), (_TAB, 0)
