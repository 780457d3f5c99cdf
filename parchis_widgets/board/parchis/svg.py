"""The Parchís board as SVG: the one drawing, for the widget and for a page without it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.palette import BOARD, PALETTES, check_palette
from parchis_widgets.board.parchis import layers
from parchis_widgets.board.parchis.figure import FIGURE_RULES, on_square, piece_at
from parchis_widgets.board.parchis.geometry import HOME_PIECE, PAIRED, SIDE, goals, homes
from parchis_widgets.board.parchis.layers import LAYER_RULES, MARGIN, static
from parchis_widgets.board.parchis.places import read_place
from parchis_widgets.board.parchis.squares import COLOURS, GOAL, HOME, WAYS
from parchis_widgets.board.svg_parts import PIECE_RULES, css, opening

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from parchis_widgets.board.svg_parts import Rules

VIEW_BOX: Final = f"{-MARGIN} {-MARGIN} {SIDE + 2 * MARGIN} {SIDE + 2 * MARGIN}"

_RULES: Final[Rules] = (*LAYER_RULES, *FIGURE_RULES, *PIECE_RULES)
"""What the classes of the drawing look like; ``$name`` is a colour of the palette."""


def board_svg(
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
    """Draw the board with pieces on it.

    Parameters
    ----------
    pieces
        The place of each piece, such as ``{"Y1": "12", "B2": "home"}``; of two on a square the
        earlier arrival first.
    labels
        What is written on each piece; by default its name.
    names
        What is written on each colour's home; by default nothing.
    held
        Squares of the cross whose two pieces hold together as a barrier; by default none.
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
    scope = f"pw-{check_palette(palette)}"
    sheet = f"<style>{rules_css(f'.{scope}', BOARD | PALETTES[palette])}</style>" if style else ""
    return (
        f"{opening(scope, VIEW_BOX, title)}{sheet}{static()}{layers.names(names or {})}"
        f"{_pieces(pieces, labels or {}, held or ())}{over}</svg>"
    )


def empty_board() -> str:
    """Draw the board without pieces, names and colours: the layer on which the widget draws."""
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}">'
    return f"{opening}\n{static(newline=True)}</svg>\n"


def rules_css(scope: str, colours: Mapping[str, str] | None = None) -> str:
    """Write the drawing's style sheet below a selector.

    Parameters
    ----------
    scope
        The selector of what holds the drawing.
    colours
        Values of the colours; without them the style sheet names the variables of the palette.
    """
    return css(_RULES, scope, colours)


def _pieces(pieces: Mapping[str, str], labels: Mapping[str, str], held: Collection[int]) -> str:
    standing: defaultdict[int, list[str]] = defaultdict(list)
    in_goal: defaultdict[str, int] = defaultdict(int)
    drawn = ""
    for piece, place in pieces.items():
        step = read_place(piece, place)
        arm, colour = COLOURS.index(piece[0]), piece[0]
        if step == HOME:
            drawn += piece_at(homes(arm)[int(piece[1:]) - 1], HOME_PIECE, piece, labels)
        elif step == GOAL:
            drawn += piece_at(goals(arm)[in_goal[colour]], PAIRED, piece, labels)
            in_goal[colour] += 1
        else:
            standing[WAYS[arm][step - 1]].append(piece)
    for square, those in standing.items():
        drawn += on_square(square, those, labels, barrier=square in held)
    return drawn
