"""Pictures of a game as it stands, for notebooks without widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from parchis_widgets.board import cloth, drawing, pachisi, parchis
from parchis_widgets.board.cloth_svg import cloth_svg
from parchis_widgets.board.svg import board_svg
from parchis_widgets.board.trail import trail
from parchis_widgets.engine.parchis.tables import squares_in
from parchis_widgets.text import catalogue, message
from parchis_widgets.text.phrases import label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from parchis_widgets.board.drawing import Point
    from parchis_widgets.position.position import Position

__all__ = ["picture", "sentence_of", "way_marks"]

OFF_BOARD: Final = ("home", "goal")


def picture(
    position: Position, lang: str = "es", *, over: str = "", palette: str = "printed"
) -> str:
    """Draw a position.

    Parameters
    ----------
    position : Position
        What stands where.
    lang : str
        The language of letters and names.
    over : str
        SVG to lie over all of it, such as `way_marks`.
    palette : str
        ``"printed"`` or ``"okabe_ito"``.

    Returns
    -------
    str
        An ``<svg>`` element.
    """
    pieces = {f"{c}{n}": position[f"{c}{n}"] for c in position.colours for n in range(1, 5)}
    board = _BOARDS[position.ruleset.family]
    drawn = board.draw(
        pieces,
        labels={piece: label(lang, piece) for piece in pieces},
        names={c: message(lang, f"colours.{c}").capitalize() for c in board.colours},
        palette=palette,
        title=sentence_of(position, lang),
        over=over,
        **board.marks(position),
    )
    return drawn.replace("<svg ", f'<svg lang="{lang}" xml:lang="{lang}" ', 1)


def sentence_of(position: Position, lang: str) -> str:
    """Return a position told in a sentence, for those who do not see its picture."""
    told, name = [], position.ruleset.name
    for colour in position.colours:
        places = [position[f"{colour}{n}"] for n in range(1, 5)]
        words = [message(lang, f"places.{one}") if one in OFF_BOARD else one for one in places]
        told.append(f"{message(lang, f'colours.{colour}')} {', '.join(words)}")
    return message(
        lang,
        "report.picture",
        # A reader's own rules have the name that they were given.
        rules=catalogue(lang).get(f"rulesets.{name}", name),
        turn=message(lang, f"colours.{position.turn}"),
        pieces="; ".join(told),
    )


def way_marks(position: Position, piece: str, way: Sequence[str], squares: Sequence[str]) -> str:
    """Draw the way of an attempt over a position, to the first square concerned that it enters."""
    board = _BOARDS[position.ruleset.family]
    places = [position[piece], *way]
    stop = next((n for n, place in enumerate(places) if n and place in squares), -1)
    concerned = (board.square(piece, place) for place in squares)
    outlines = [board.outline(square) for square in concerned if square is not None]
    return trail([_point(board, piece, place) for place in places], stop, outlines)


def _point(board: _Board, piece: str, place: str) -> Point:
    square = board.square(piece, place)
    return board.aside(piece, place) if square is None else board.middle(square)


class _Board(NamedTuple):
    """How one board is drawn."""

    colours: str
    draw: Callable[..., str]
    marks: Callable[[Position], dict[str, Any]]
    """What the drawing needs to know beside the pieces."""
    square: Callable[[str, str], int | None]
    """The square of the cross that a piece's colour calls by a place; none for home and goal."""
    middle: Callable[[int], Point]
    outline: Callable[[int], Sequence[Point]]
    aside: Callable[[str, str], Point]
    """Where a piece stands at home or in the goal."""


def _barriers(position: Position) -> dict[str, Any]:
    return {"barriers": squares_in(position.state().barred)}


def _square_on_board(piece: str, place: str) -> int | None:
    """Find a square: of the rim by the name it has for all, of a column by its own colour's."""
    if place in ("home", "goal"):
        return None
    if place.isdigit():
        return int(place) - 1
    arm = parchis.COLOURS.index(piece[0])
    return parchis.WAYS[arm][parchis.STEPS[arm][place] - 1]


def _beside_board(piece: str, place: str) -> Point:
    arm, number = parchis.COLOURS.index(piece[0]), int(piece[1]) - 1
    return (drawing.nests(arm) if place == "home" else drawing.goal_spots(arm))[number]


def _castles(position: Position) -> dict[str, Any]:
    return {"held": position.state().tables.castles}


def _square_on_cloth(piece: str, place: str) -> int | None:
    if place in ("home", "goal"):
        return None
    return pachisi.WAYS[pachisi.COLOURS.index(piece[0])][pachisi.step_of(place) - 1]


def _in_charkoni(piece: str, place: str) -> Point:
    return cloth.homes(pachisi.COLOURS.index(piece[0]))[int(piece[1]) - 1]


_BOARDS: Final = {
    "parchis": _Board(
        parchis.COLOURS,
        board_svg,
        _barriers,
        _square_on_board,
        lambda square: drawing.DRAWING[square].one,
        lambda square: drawing.DRAWING[square].outline,
        _beside_board,
    ),
    "pachisi": _Board(
        pachisi.COLOURS,
        cloth_svg,
        _castles,
        _square_on_cloth,
        cloth.middle,
        cloth.outline,
        _in_charkoni,
    ),
}
