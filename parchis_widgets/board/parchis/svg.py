"""The Parchís board as SVG: the one drawing, for the widget and for a page without it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.palette import BOARD
from parchis_widgets.board.parchis import layers
from parchis_widgets.board.parchis.figure import FIGURE_RULES, on_square, piece_at
from parchis_widgets.board.parchis.geometry import HOME_PIECE, PAIRED, SIDE, goals, homes
from parchis_widgets.board.parchis.layers import LAYER_RULES, MARGIN, static
from parchis_widgets.board.parchis.places import read_place
from parchis_widgets.board.parchis.squares import COLOURS, GOAL, HOME, WAYS
from parchis_widgets.board.svg_parts import PIECE_RULES

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from parchis_widgets.board.svg_parts import Rules

SCOPE: Final = "pw"
INKS: Final = BOARD
VIEW_BOX: Final = f"{-MARGIN} {-MARGIN} {SIDE + 2 * MARGIN} {SIDE + 2 * MARGIN}"

RULES: Final[Rules] = (*LAYER_RULES, *FIGURE_RULES, *PIECE_RULES)
"""What the classes of the drawing look like; ``$name`` is a colour of the palette."""


def background(names: Mapping[str, str]) -> str:
    """Draw the board without pieces, and the colours' names on their homes."""
    return static() + layers.names(names)


def empty_board() -> str:
    """Draw the board without pieces, names and colours: the layer on which the widget draws."""
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}">'
    return f"{opening}\n{static(newline=True)}</svg>\n"


def figures(
    pieces: Mapping[str, str], labels: Mapping[str, str], held: Collection[int] | None = None
) -> str:
    """Draw the pieces; two that are held together, by default none, have a yoke.

    Of two on a square the earlier arrival stands first.
    """
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
        drawn += on_square(square, those, labels, barrier=square in (held or ()))
    return drawn
