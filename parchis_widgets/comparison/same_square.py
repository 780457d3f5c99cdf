"""The same square of the cross in Parchís, Pachisi and Chaupar, Yellow up on all three boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from parchis_widgets.board.cross import SQUARES, turned
from parchis_widgets.board.places import OFF_BOARD
from parchis_widgets.board.track import Track, track_of
from parchis_widgets.comparison.kinship import GAMES
from parchis_widgets.game.checks import number
from parchis_widgets.game.game import Game
from parchis_widgets.rules.catalogue import ruleset
from parchis_widgets.text import current_language, message
from parchis_widgets.text.phrases import written_place
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

__all__ = ["COLOUR", "SamePlace", "Spot", "all_places", "same_place", "spot_on", "walk"]

Spot: TypeAlias = "int | str"
"""A square of the cross with Yellow's arm up, or ``"home"`` or ``"goal"``."""

COLOUR: Final = "Y"
"""Whose arm is up, and by whose way squares are numbered where colours differ in that."""


@dataclass(frozen=True)
class SamePlace(Mapping[str, str]):
    """One square of the cross, or its centre, by game: ``place["pachisi"]`` is ``"25"``.

    Attributes
    ----------
    square : int or None
        The square, 0 to 95, of the cross with Yellow's arm up; `None` for the centre.
    lang : str
        The language it speaks unless another is asked for.
    """

    square: int | None
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    def __getitem__(self, game: str) -> str:
        """Return what yellow calls it in a game, as positions do; of two numbers the lower."""
        return self.called(game)[0]

    def __iter__(self) -> Iterator[str]:
        """Return the games."""
        return iter(GAMES)

    def __len__(self) -> int:
        """Return how many games there are."""
        return len(GAMES)

    def called(self, game: str) -> tuple[str, ...]:
        """Return all that yellow calls it: on its own middle in Pachisi there are two numbers.

        Raises
        ------
        ValueError
            If the game is none of the family.
        """
        track, arm = _track(game)
        if self.square is None:
            return ("goal",)
        own = turned(self.square, arm)
        steps = track.steps_of(arm, own)
        if len(steps) > 1:
            return tuple(map(str, steps))
        return (track.place_called(arm, own),)

    def kind(self, game: str) -> str:
        """Return what it is there: ``"safe"``, ``"castle"``, or ``""`` if like any other.

        Raises
        ------
        ValueError
            If the game is none of the family.
        """
        track, arm = _track(game)
        if self.square is None or turned(self.square, arm) not in track.SAFE_SQUARES:
            return ""
        if track.NAME == "parchis":
            return "safe"
        return "castle" if getattr(ruleset(game), "castles", "") == "block" else ""

    def number(self, game: str, lang: str | None = None) -> str:
        """Return all that yellow calls it, in a few letters: *17*, *7 y 77*, *Charkoni*."""
        lang = lang or self.lang
        family = _track(game)[0].NAME
        if self.square is None:
            return message(lang, "places.charkoni" if family == "pachisi" else "places.goal")
        names = [_written(lang, place, family) for place in self.called(game)]
        return message(lang, "phrases.and").join(names)

    def text(self, lang: str | None = None) -> str:
        """Return it for all games: *Parchís 17, seguro; Pachisi 25, castillo; Chaupar 25*."""
        lang = lang or self.lang
        return "; ".join(self._said(game, lang) for game in GAMES)

    def _said(self, game: str, lang: str) -> str:
        said, kind = message(lang, f"kinship.game_{game}"), self.kind(game)
        said = f"{said} {self.number(game, lang)}"
        return f"{said}, {message(lang, f'kinship.kind_{kind}')}" if kind else said


def same_place(game: str, square: str | int) -> SamePlace:
    """Return the square of the cross that yellow calls so in a game, in all of them.

    Parameters
    ----------
    game : str
        ``"clasico"``, ``"pachisi"`` or ``"chaupar"``.
    square : str or int
        A place as positions write it, also of another colour's middle: ``17``, ``"c3"``, ``"Rc3"``.
        The centre is ``"goal"``; where pieces begin in it, also ``"home"``.

    Raises
    ------
    ValueError
        If there is no such game, or no such square on its board.
    """
    track, arm = _track(game)
    counted = number(square)
    place: object = square if counted is None else str(counted)
    if not isinstance(place, str):
        raise Refused("kinship.square", given=shown(square), game=game)
    if place == "goal" or (place == "home" and track.NAME == "pachisi"):
        return SamePlace(None)
    own = track.square_called(arm, place)
    found = None if own is None else SamePlace(turned(own, -arm))
    # What a piece has done, as in "30q/2", belongs to no square.
    if found is None or place.lower() not in map(str.lower, found.called(game)):
        raise Refused("kinship.square", given=shown(square), game=game)
    return found


def all_places(lang: str) -> tuple[SamePlace, ...]:
    """Return every square of the cross, and its centre last."""
    return tuple(SamePlace(square, lang) for square in (*range(SQUARES), None))


def spot_on(game: str, piece: str, place: str) -> Spot:
    """Return where on the cross a piece stands in a game; the place is one of a position."""
    track, arm = _track(game)
    if place in OFF_BOARD:
        return place
    own = track.square_called(track.COLOURS.index(piece[0]), place)
    assert own is not None, "positions hold no other"
    return turned(own, -arm)


def walk() -> dict[str, tuple[Spot, ...]]:
    """Return by game the way of one yellow piece, square by square of the cross.

    All are as long as the longest: who begins further on waits until the others have come there.
    """
    ways = {game: _way(game) for game in GAMES}
    longest = max(map(len, ways.values()))
    return {game: (way[0],) * (longest - len(way)) + way for game, way in ways.items()}


def _way(game: str) -> tuple[Spot, ...]:
    """Return where a game's first piece begins, the squares after that, and its goal."""
    track, arm = _track(game)
    squares = tuple(turned(square, -arm) for square in track.WAYS[arm])
    begins = Game(game, starter=COLOUR).position[f"{COLOUR}1"]
    if begins == "home":
        return ("home", *squares, "goal")
    first = spot_on(game, f"{COLOUR}1", begins)
    return (*squares[squares.index(int(first)) :], "goal")


def _track(game: str) -> tuple[Track, int]:
    """Return a game's board, and the arm of yellow on it."""
    if not isinstance(game, str) or game not in GAMES:
        raise Refused("kinship.game", given=shown(game), known=GAMES)
    track = track_of(ruleset(game).family)
    return track, track.COLOURS.index(COLOUR)


def _written(lang: str, place: str, family: str) -> str:
    """Write a place in a few letters, another colour's middle too: *p3*, *Zp3*."""
    if place[1:2] == "c":
        letter = message(lang, f"letters.{place[0]}")
        return letter + written_place(lang, place[1:], family)
    return written_place(lang, place, family)
