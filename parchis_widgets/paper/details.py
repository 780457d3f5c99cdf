"""Details of the board beside the rules: a position, what is tried in it, and where it is."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.board.track import track_of
from parchis_widgets.game.game import Game
from parchis_widgets.paper.flow import Figure
from parchis_widgets.position.picture import picture, way_marks
from parchis_widgets.text import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.move import Move
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["PRIORITY", "detail_svg", "figure_of"]

PRIORITY: Final = ("barriers", "castles", "merging", "capturing", "goal", "entering", "leaving")
"""The groups with a picture; where room is short the last go first."""

_WIDTH, _HEIGHT = 30.0, 24.0
"""Of a detail, in units of the board."""
_BOX: Final = re.compile(r'viewBox="([^"]+)"')


class Example(NamedTuple):
    """A position, the piece tried with what it counts, and what is to count once it has moved."""

    position: str
    piece: str
    counted: int
    pending: tuple[int, ...] | None
    """``None``: it may not move."""


_EXAMPLES: Final = {
    "parchis": {
        "leaving": Example("Y home*3 30; R 50 home*3; turn Y; throw 5", "Y1", 5, ()),
        "capturing": Example("Y 27 home*3; R 31 home*3; turn Y; throw 4", "Y1", 4, (20,)),
        "barriers": Example("Y 8 home*3; R 12 12 home*2; turn Y; throw 6", "Y1", 6, None),
        "goal": Example("Y c4 8 home*2; R 50 home*3; turn Y; throw 4", "Y1", 4, (10,)),
    },
    "pachisi": {
        "entering": Example("Y 30 home*3; turn Y; throw 3 10", "Y2", 10, (3,)),
        "castles": Example("Y 34 home*3; R 21 home*3; turn Y; throw 4", "Y1", 4, None),
        "merging": Example("Y 6 7 23 24; turn Y; throw 1 6 2", "Y1", 1, (6, 2)),
    },
}
"""By family and group; each is asked of the ruleset, and left out where it answers otherwise."""


@cache
def figure_of(rules: Ruleset, group: str, lang: str) -> Figure | None:
    """Return the detail for a group of rules, if this ruleset plays it so."""
    example = _EXAMPLES[rules.family].get(group)
    if example is None or not _holds(rules, example):
        return None
    drawn = detail_svg(_game(rules, example), example.piece, example.counted, lang)
    return Figure(drawn, message(lang, f"paper.figures.{group}"))


def detail_svg(game: Game, piece: str, count: int, lang: str) -> str:
    """Draw the part of a board on which a piece goes, or would go, its way."""
    found = game.explain((piece, count))
    squares = found.violations[0].squares if found.violations else ()
    way = found.way or tuple(move.target for move in _moves(game, piece, count))
    marks = way_marks(game.position, piece, way, squares)
    drawn = picture(game.position, lang, over=marks)
    box = _detail(game.ruleset.family, piece, [game.position[piece], *way])
    return _BOX.sub(f'viewBox="{box}"', drawn, count=1)


def _game(rules: Ruleset, example: Example) -> Game:
    return Game.from_position(f"{rules.id}; {example.position}", seed=0)


def _holds(rules: Ruleset, example: Example) -> bool:
    """Ask the game whether what the figure's sentence says is so under these rules."""
    try:
        game = _game(rules, example)
    except ValueError:  # these rules have no such throw, or no such position
        return False
    moves = _moves(game, example.piece, example.counted)
    if example.pending is None or not moves:
        return example.pending is None and not moves
    game.play(moves[0])
    return tuple(game.pending) == example.pending


def _moves(game: Game, piece: str, count: int) -> list[Move]:
    return [move for move in game.legal_moves() if (move.piece, move.count) == (piece, count)]


def _detail(family: str, piece: str, places: Sequence[str]) -> str:
    """Return the view of the board in whose middle a way lies, no further out than the board."""
    track = track_of(family)
    arm = track.COLOURS.index(piece[0])
    points = []
    for place in places:
        square = track.square_called(arm, place)
        homes = track.homes if place == "home" else track.goals
        points.append(track.middle(square) if square is not None else homes(arm)[int(piece[1]) - 1])
    left, top, width, height = map(float, track.VIEW_BOX.split())
    view = []
    for axis, least, side, size in ((0, left, width, _WIDTH), (1, top, height, _HEIGHT)):
        values = [point[axis] for point in points]
        start = (min(values) + max(values) - size) / 2
        view.append(min(max(start, least), least + side - size))
    return f"{view[0]:.2f} {view[1]:.2f} {_WIDTH:g} {_HEIGHT:g}"
