"""What a word of the glossary lights up: squares of a board, or pieces of a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from parchis_widgets.board.cross import ARMS, RIM, SQUARES, arm_of, column
from parchis_widgets.board.palette import BOARD
from parchis_widgets.board.svg import board_svg
from parchis_widgets.board.svg_parts import centre, path
from parchis_widgets.board.track import track_of
from parchis_widgets.position.picture import picture
from parchis_widgets.position.position import Position
from parchis_widgets.text import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from parchis_widgets.board.points import Point
    from parchis_widgets.board.track import Track

__all__ = ["LIGHTS", "Lit", "lit_svg"]


@dataclass(frozen=True)
class Lit:
    """What is lit on a board.

    Attributes
    ----------
    squares : tuple of int
        Squares of the cross, as `Track` numbers them.
    homes, goals : str
        The letters of the colours whose homes or goals are lit.
    pieces : tuple of str
        Pieces of the position that are lit, such as ``"R1"``.
    position : str
        What stands on the board, as text; empty for a board without pieces.
    """

    squares: tuple[int, ...] = ()
    homes: str = ""
    goals: str = ""
    pieces: tuple[str, ...] = ()
    position: str = ""


Light: TypeAlias = "Callable[[Track], Lit]"


def _squares(*squares: int) -> Light:
    return lambda track: Lit(squares)


def _starts(track: Track) -> Lit:
    return Lit(tuple(way[0] for way in track.WAYS))


def _safe(track: Track) -> Lit:
    return Lit(tuple(sorted(track.SAFE_SQUARES)))


def _arm(track: Track) -> Lit:
    arm = track.COLOURS.index("Y")
    return Lit(tuple(square for square in range(SQUARES) if arm_of(square) == arm))


def _homes(track: Track) -> Lit:
    return Lit(homes=track.COLOURS)


def _goals(track: Track) -> Lit:
    return Lit(goals=track.COLOURS)


def _charkoni(track: Track) -> Lit:
    return Lit(homes=track.COLOURS, goals=track.COLOURS)


def _example(position: str, pieces: str, *, to: str = "") -> Light:
    """Light pieces of a position with their squares, and the place to which the first may go."""

    def lit(track: Track) -> Lit:
        stands, named = Position.parse(position), tuple(pieces.split())
        places = [(piece, stands[piece]) for piece in named] + ([(named[0], to)] if to else [])
        found = (track.square_called(track.COLOURS.index(p[0]), place) for p, place in places)
        squares = dict.fromkeys(square for square in found if square is not None)
        return Lit(tuple(squares), pieces=named, position=position)

    return lit


_COLUMNS: Final = _squares(*(square for arm in range(ARMS) for square in column(arm)))
_PARCHIS: Final[Mapping[str, Light]] = {
    "square": _squares(*range(RIM)),
    "piece": _example("clasico; Y 8 home*3; R 50 home*3; turn Y", "Y1"),
    "home": _homes,
    "start": _starts,
    "safe": _safe,
    "column": _COLUMNS,
    "goal": _goals,
    "leave": _example("clasico; Y home*4; R home*4; turn Y; throw 5", "Y1", to="5"),
    "barrier": _example("clasico; Y 8 home*3; R 12 12 home*2; turn Y; throw 6", "R1 R2"),
    "open": _example("clasico; Y 12 12 home*2; R home*4; turn Y; throw 6", "Y1", to="18"),
    "capture": _example("clasico; Y 27 home*3; R 31 home*3; turn Y; throw 4", "Y1 R1", to="31"),
    "twenty": _example("clasico; Y 31 home*3; R home*4; turn Y; bonus 20", "Y1", to="51"),
    "ten": _example("clasico; Y 30 goal home*2; R home*4; turn Y; bonus 10", "Y1", to="40"),
    "seven": _example("clasico; Y 8 20 30 40; R home*4; turn Y; throw 6", "Y1", to="15"),
    "bounce": _example("general; Y c5 home*3; R home*4; turn Y; throw 4", "Y1", to="c7"),
    "partner": _example(
        "clasico.parejas; Y 8 home*3; B home*4; R 42 home*3; G home*4; turn Y", "Y1 R1"
    ),
    "two_colours": _example(
        "clasico.dos_colores; Y 8 home*3; B home*4; R 42 home*3; G home*4; turn Y", "Y1 R1"
    ),
}
_PACHISI: Final[Mapping[str, Light]] = {
    "square": _squares(*range(SQUARES)),
    "piece": _example("pachisi; Y 30 home*3; turn Y", "Y1"),
    "capture": _example("pachisi; Y 30 home*3; R 17 home*3; turn Y; throw 4", "Y1 R1", to="34"),
    "partner": _example("pachisi; Y 30 home*3; K 30 home*3; turn Y", "Y1 K1"),
    "two_colours": _example("pachisi; Y 30 home*3; K 30 home*3; turn Y", "Y1 K1"),
    "charkoni": _charkoni,
    "arm": _arm,
    "castle": _safe,
    "blockade": _example("pachisi; Y 34 home*3; R 21 home*3; turn Y; throw 4", "R1"),
    "enter": _example("pachisi; Y home*3 30; turn Y; throw 10", "Y1", to="1"),
    "queen": _example("pachisi; Y 30q home*3; turn Y", "Y1"),
    "back": _example("pachisi; Y 79 home*3; turn Y", "Y1"),
    "lap": _example("pachisi; Y 30/2 home*3; turn Y", "Y1"),
    "merged": _example("chaupar; Y 15 15 23 24; turn Y", "Y1 Y2"),
}
LIGHTS: Final[Mapping[str, Mapping[str, Light]]] = {"parchis": _PARCHIS, "pachisi": _PACHISI}
"""By family and word. What is thrown lights up no square, and stands in neither."""

_MARK: Final = BOARD["mark"]
_GLOW: Final = f'fill="{_MARK}" fill-opacity=".2" stroke="{_MARK}"'
_EDGE: Final = f'fill="none" stroke="{BOARD["ivory"]}"'
"""Below a frame, so that it stands out from squares of any colour."""


def lit_svg(lit: Lit, family: str, lang: str, title: str) -> str:
    """Draw a board with what is lit framed and tinted.

    Parameters
    ----------
    lit
        What is lit.
    family
        The family of games whose board it is.
    lang
        The language of letters and names.
    title
        What a board without pieces shows, in words; a position tells itself.
    """
    track = track_of(family)
    over = "".join(_frames(lit, track))
    if lit.position:
        return picture(Position.parse(lit.position), lang, over=over)
    names = {c: message(lang, f"colours.{c}").capitalize() for c in track.COLOURS}
    return board_svg(track, {}, names=names, title=title, over=over)


def _frames(lit: Lit, track: Track) -> Iterable[str]:
    for square in lit.squares:
        outline = path(track.outline(square))
        yield f'<path d="{outline}" {_EDGE} stroke-width="1"/>'
        yield f'<path d="{outline}" {_GLOW} stroke-width=".5"/>'
    for at in _spots(lit, track):
        yield f'<circle {centre(at)} r="1.3" {_EDGE} stroke-width=".7"/>'
        yield f'<circle {centre(at)} r="1.3" {_GLOW} stroke-width=".35"/>'


def _spots(lit: Lit, track: Track) -> Iterable[Point]:
    """Return the places at home and in the goal that are lit, with a piece or without."""
    for colours, places in ((lit.homes, track.homes), (lit.goals, track.goals)):
        for colour in colours:
            yield from places(track.COLOURS.index(colour))
    for piece in lit.pieces:
        if Position.parse(lit.position)[piece] == "home":
            yield track.homes(track.COLOURS.index(piece[0]))[int(piece[1]) - 1]
