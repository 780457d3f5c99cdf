"""The Pachisi cloth as SVG: the one drawing, for the widget and for a page without it."""

from __future__ import annotations

from collections import defaultdict
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.pachisi.figure import FIGURE_RULES, Figure
from parchis_widgets.board.pachisi.geometry import (
    ALONE,
    CHARKONI,
    GROUND,
    Room,
    homes,
    outline,
    outward,
    rooms,
    turned,
)
from parchis_widgets.board.pachisi.layers import LAYER_RULES, cloth, ground, name
from parchis_widgets.board.pachisi.places import read_place
from parchis_widgets.board.pachisi.squares import CASTLES, COLOURS, GOAL, HOME
from parchis_widgets.board.palette import BOARD, CLOTH
from parchis_widgets.board.svg_parts import number_text, path, piece_rules

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from parchis_widgets.board.pachisi.places import Place
    from parchis_widgets.board.svg_parts import Rules

# Not the class of a Parchís board: style sheets reach every picture of a page.
SCOPE: Final = "pw-cloth"
INKS: Final = BOARD | CLOTH
VIEW_BOX: Final = " ".join(number_text(v) for v in (-GROUND, -GROUND, 2 * GROUND, 2 * GROUND))

RULES: Final[Rules] = (
    *LAYER_RULES,
    (".held", "fill:none;stroke-width:.56;stroke:$ink"),
    (".holder", "stroke-width:.32"),
    (".second", "stroke-dasharray:.8"),
    *piece_rules(COLOURS),
    *FIGURE_RULES,
)


def empty_board() -> str:
    """Draw the cloth without pieces, names and colours: the layer on which the widget draws."""
    return _layer(background({}))


def bare_board(colours: str) -> str:
    """Draw the cloth as `empty_board` does, its arms in these colours, without room for names."""
    return _layer("".join((ground(), *cloth(dict(enumerate(colours))))))


def _layer(drawn: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="cloth" viewBox="{VIEW_BOX}">{drawn}</svg>'
    )


def background(names: Mapping[str, str]) -> str:
    """Draw the cloth without pieces, and the colours' names beside their arms."""
    colours = dict(enumerate(COLOURS))
    written = (name(arm, colour, names.get(colour, "")) for arm, colour in colours.items())
    return "".join((ground(), *cloth(colours), *written))


def figures(
    pieces: Mapping[str, str], labels: Mapping[str, str], held: Collection[int] | None = None
) -> str:
    """Draw the pieces; those of a colour that stand on one square and look alike are one figure.

    Squares that are held, by default the castles on which pieces stand, are framed in their
    holders' colours. Frames are drawn first: no figure lies below one.
    """
    framed = CASTLES if held is None else held
    standing: defaultdict[int, list[Figure]] = defaultdict(list)
    in_charkoni = ""
    for (colour, place), those in _together(pieces).items():
        texts = [labels.get(piece, piece) for piece in those]
        arm = COLOURS.index(colour)
        if place.step in {HOME, GOAL}:
            for piece, text in zip(those, texts, strict=True):
                in_charkoni += _in_charkoni(piece, place, text)
        else:
            standing[place.square(arm)].append(_figure(colour, place, texts))
    frames = "".join(
        _frame(square, [figure.colour for figure in those])
        for square, those in standing.items()
        if square in framed
    )
    return frames + in_charkoni + "".join(_on_square(*item) for item in standing.items())


def _together(pieces: Mapping[str, str]) -> dict[tuple[str, Place], list[str]]:
    """Return the pieces of a colour that stand on the same place and look alike."""
    together: defaultdict[tuple[str, Place], list[str]] = defaultdict(list)
    for piece, text in pieces.items():
        place = read_place(piece, text)
        together[piece[0], place].append(piece)
    return together


def _in_charkoni(piece: str, place: Place, text: str) -> str:
    done = place.step == GOAL
    figure = Figure(piece[0], text, hollow=done, done=done)
    at = homes(COLOURS.index(piece[0]))[int(piece[1:]) - 1]
    return figure.svg_in(Room(at, 3 * CHARKONI), CHARKONI)


def _figure(colour: str, place: Place, texts: list[str]) -> Figure:
    """Return the figure of pieces that stand together, with what their labels have in common."""
    ahead = outward(COLOURS.index(colour))
    heading = {"out": ahead, "back": turned(ahead, 2)}.get(place.way)
    return Figure(
        colour,
        _common_start(texts) or colour,
        len(texts),
        hollow=place.way == "back",
        heading=heading,
        queen=place.mark == "q",
        taken=place.mark == "x",
        lap=place.lap,
    )


def _common_start(texts: list[str]) -> str:
    same = takewhile(lambda letters: len(set(letters)) == 1, zip(*texts, strict=False))
    return "".join(letters[0] for letters in same)


def _on_square(square: int, figures: list[Figure]) -> str:
    places = rooms(square, len(figures))
    return "".join(figure.svg_in(room, ALONE) for figure, room in zip(figures, places, strict=True))


def _frame(square: int, colours: list[str]) -> str:
    """Frame a castle in the colour of those who hold it; a second colour takes turns with it."""
    data = path(outline(square))
    lines = f'<path class="held" d="{data}"/>'
    for n, colour in enumerate(dict.fromkeys(colours)):
        look = "holder second" if n else "holder"
        lines += f'<path class="{look} s-{colour}" d="{data}"/>'
    return lines
