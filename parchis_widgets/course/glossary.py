"""The words of the games, and what each of them lights up on the board.

No square is written down here: the board's tables and the engine are asked where they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from parchis_widgets.board import pachisi, parchis
from parchis_widgets.board.track import track_of
from parchis_widgets.engine.parchis.state import State
from parchis_widgets.engine.parchis.tables import squares_in
from parchis_widgets.game.game import Game
from parchis_widgets.position.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.engine.move import Move

__all__ = ["WORDS", "Light", "Word"]


@dataclass(frozen=True)
class Light:
    """What is lit on a board.

    Attributes
    ----------
    squares : tuple of int
        Squares of the cross, from 0.
    areas : tuple of str
        Places that are no squares: ``"home"``, ``"goal"``, ``"charkoni"``.
    pieces : tuple of str
        Pieces.
    """

    squares: tuple[int, ...] = ()
    areas: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True)
class Word:
    """A word of a game.

    Attributes
    ----------
    id : str
        Its key: in the glossary's texts stand its name, what it means, and what else it is called.
    position : str
        A position in which it is to be seen.
    statements : tuple of str
        Where the sources speak of it.
    asked : callable
        What it lights up, asked of the game in that position. May play in it.
    """

    id: str
    position: str
    statements: tuple[str, ...]
    asked: Callable[[Game], Light]

    def shown(self) -> tuple[Position, Light]:
        """Return how the board stands when the word is told, and what is lit."""
        game = Game.from_position(Position.parse(self.position), seed=0)
        light = self.asked(game)
        return game.position, light

    @property
    def family(self) -> str:
        """The family of games whose word it is."""
        return Position.parse(self.position).ruleset.family


def _always(light: Light, _game: Game) -> Light:
    return light


def _barrier(game: Game) -> Light:
    state = game.position.state()
    assert isinstance(state, State), "barriers are told of Parchís"
    return Light(squares=squares_in(state.barred))


def _capture(game: Game) -> Light:
    """Light the piece that may capture, and the one that would be captured."""
    move = _first(game, lambda move: bool(move.captures))
    return Light(pieces=(move.piece, *move.captures))


def _bonus(game: Game) -> Light:
    """Play until there is something to be counted, and light the way that it leads."""
    game.play(_first(game, lambda move: bool(move.captures) or move.target == "goal"))
    (count,) = game.pending
    move = _first(game, lambda move: move.count == count)
    way = game.explain((move.piece, count)).way
    return Light(_squares(game, move.piece, way), pieces=(move.piece,))


def _entering(game: Game) -> Light:
    """Light the square by which a throw lets a new piece enter."""
    move = _first(game, lambda move: move.origin == "home")
    return Light(_squares(game, move.piece, (move.target,)), ("charkoni",))


def _squares(game: Game, piece: str, places: tuple[str, ...]) -> tuple[int, ...]:
    """Return where a piece's places lie on the cross, as far as they are squares."""
    track = track_of(game.ruleset.family)
    arm = track.COLOURS.index(piece[0])
    squares = (track.square_called(arm, place) for place in places)
    return tuple(square for square in squares if square is not None)


def _queens(game: Game) -> Light:
    return Light(pieces=tuple(one for one in _pieces(game) if "q" in game.position[one]))


def _merged(game: Game) -> Light:
    """Light the pieces that move together."""
    move = _first(game, lambda move: len(move.pieces) > 1)
    return Light(pieces=move.pieces)


def _pieces(game: Game) -> list[str]:
    return [f"{colour}{n}" for colour in game.position.colours for n in range(1, 5)]


def _first(game: Game, wanted: Callable[[Move], bool]) -> Move:
    return next(move for move in game.legal_moves() if wanted(move))


def _lit(**light: tuple[int, ...] | tuple[str, ...]) -> Callable[[Game], Light]:
    return partial(_always, Light(**light))  # type: ignore[arg-type]


_BEGIN: Final = "clasico; Y home*4; B home*4; R home*4; G home*4; turn Y"
_CLOTH: Final = "pachisi; Y home*4; R home*4; K home*4; G home*4; turn Y"
_COLUMNS: Final = tuple(sorted({s for way in parchis.WAYS for s in way[parchis.LAST_RIM_STEP :]}))

WORDS: Final = (
    Word("home", _BEGIN, ("CLA-01", "CLA-06"), _lit(areas=("home",))),
    Word("start", _BEGIN, ("CLA-01", "CLA-15"), _lit(squares=parchis.STARTS)),
    Word("safe", _BEGIN, ("CLA-13", "GEN-22"), _lit(squares=tuple(sorted(parchis.SAFE_SQUARES)))),
    Word("column", _BEGIN, ("CLA-19", "GEN-20"), _lit(squares=_COLUMNS)),
    Word("goal", _BEGIN, ("CLA-20", "GEN-18"), _lit(areas=("goal",))),
    Word(
        "barrier",
        "clasico; Y 8 home*3; R 11 11 home*2; turn Y; throw 4",
        ("CLA-16", "GEN-17"),
        _barrier,
    ),
    Word(
        "capture",
        "clasico; Y 9 home*3; R 13 home*3; turn Y; throw 4",
        ("CLA-12", "TRA-12"),
        _capture,
    ),
    Word(
        "count_20",
        "clasico; Y 9 home*3; R 13 home*3; turn Y; throw 4",
        ("CLA-12", "TRA-12"),
        _bonus,
    ),
    Word(
        "count_10",
        "clasico; Y c5 8 home*2; R home*4; turn Y; throw 3",
        ("CLA-21", "TRA-17"),
        _bonus,
    ),
    Word("charkoni", _CLOTH, ("PAC-03", "PAC-18"), _lit(areas=("charkoni",))),
    Word("castle", _CLOTH, ("PAC-15",), _lit(squares=tuple(sorted(pachisi.CASTLES)))),
    Word("cowries", _CLOTH, ("PAC-05",), _lit()),
    Word(
        "grace",
        "pachisi; Y 30 home*3; R home*4; K home*4; G home*4; turn Y; throw 10",
        ("PAC-09", "PAC-07"),
        _entering,
    ),
    Word(
        "queen",
        "pachisi; Y 36q home*3; R 21 home*3; K home*4; G home*4; turn Y; throw 4",
        ("PAC-14",),
        _queens,
    ),
    Word(
        "merged",
        "chaupar; Y 36 36 home*2; R 21 home*3; K home*4; G home*4; turn Y; throw 2",
        ("CHA-06", "CHA-07"),
        _merged,
    ),
    Word(
        "long_dice",
        "chaupar; Y 6 7 23 24; R 6 7 23 24; K 6 7 23 24; G 6 7 23 24; turn Y",
        ("CHA-02",),
        _lit(),
    ),
)
"""The words in the order in which one meets them."""
