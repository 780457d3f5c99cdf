"""Where an editor's pieces stand: anywhere, whether or not a game could hold it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.cross import SQUARES
from parchis_widgets.board.places import OFF_BOARD
from parchis_widgets.board.track import track_of
from parchis_widgets.engine.pieces import PIECES
from parchis_widgets.position.fields import Word
from parchis_widgets.position.notation import piece_index
from parchis_widgets.position.reading import writing_of
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.saying import Phrase
from parchis_widgets.widgets.protocol.scenes import scene_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.board.track import Track
    from parchis_widgets.position.fields import Fields

__all__ = ["OFF_BOARD", "mark", "marks_of", "pieces_in_play", "pieces_of", "put", "spot_of"]


def spot_of(fields: Fields, piece: int) -> int | str:
    """Return where on the cross a piece was put, or ``"home"`` or ``"goal"``."""
    place = _place(fields, piece)
    if place in OFF_BOARD:
        return place
    square = _track(fields).square_called(piece // PIECES, place)
    return "home" if square is None else square


def put(fields: Fields, name: str, spot: int | str) -> None:
    """Put a piece on a square of the cross, home or into the goal; it came there last."""
    piece = _piece(fields, name)
    if spot not in OFF_BOARD and not (isinstance(spot, int) and 0 <= spot < SQUARES):
        raise Refused("messages.no_spot", spot=spot)
    if "goal" in (spot, _place(fields, piece)):
        # Who has finished is told anew by what stands in the goal.
        fields.words.pop("places", None)
    place = spot if isinstance(spot, str) else _place_on(fields, piece, spot)
    _write(fields, piece, place)
    if scene_for(fields.rules).TELLS_ORDER:
        _arrive(fields, piece)


def _place_on(fields: Fields, piece: int, square: int) -> str:
    """Name a square for a piece, with what it keeps."""
    place = _track(fields).place_called(piece // PIECES, square)
    return scene_for(fields.rules).moved(place, _place(fields, piece))


def _arrive(fields: Fields, piece: int) -> None:
    """Let a piece be the last of those on its square."""
    others = _beside(fields, piece)
    for other in (piece, *others):
        word = fields.places[other]
        fields.places[other] = word._replace(late=bool(others) and other == piece)


def _beside(fields: Fields, piece: int) -> list[int]:
    here = spot_of(fields, piece)
    if isinstance(here, str):
        return []
    return [
        other
        for other in pieces_in_play(fields)
        if other != piece and spot_of(fields, other) == here
    ]


def marks_of(fields: Fields, piece: int) -> dict[str, bool]:
    """Return what can be said of a piece beside its place, and whether it is."""
    if isinstance(spot_of(fields, piece), str):
        return {}
    scene = scene_for(fields.rules)
    marks = scene.said(_place(fields, piece), _steps(fields, piece))
    if scene.TELLS_ORDER and _beside(fields, piece):
        marks["late"] = fields.places[piece].late
    return marks


def mark(fields: Fields, name: str, key: str) -> None:
    """Say the contrary of what is said of a piece."""
    piece = _piece(fields, name)
    marks = marks_of(fields, piece)
    if key not in marks:
        raise Refused("messages.no_mark", mark=key, piece=name)
    if key == "late":
        _arrive(fields, _beside(fields, piece)[0] if marks[key] else piece)
        return
    place, steps = _place(fields, piece), _steps(fields, piece)
    _write(fields, piece, scene_for(fields.rules).unsaid(place, key, steps))


def _steps(fields: Fields, piece: int) -> Sequence[int]:
    """Return the steps at which a piece can stand on its square."""
    square = spot_of(fields, piece)
    assert isinstance(square, int), "home and goal are no squares"
    return _track(fields).steps_of(piece // PIECES, square)


def _track(fields: Fields) -> Track:
    return track_of(fields.rules.family)


def _piece(fields: Fields, name: str) -> int:
    piece = piece_index(name, fields.letters)
    if piece not in pieces_in_play(fields):
        colour = Phrase(f"colours.{fields.letters[piece // PIECES]}")
        raise Refused("positions.nobody", colour=colour)
    return piece


def pieces_in_play(fields: Fields) -> list[int]:
    """Return the pieces of the colours that play."""
    every = writing_of(fields.rules).ALL_PLAY
    playing = range(len(fields.letters)) if every else sorted(fields.colours)
    return [piece for colour in playing for piece in pieces_of(colour)]


def pieces_of(colour: int) -> range:
    """Return the pieces of a colour."""
    return range(PIECES * colour, PIECES * colour + PIECES)


def _place(fields: Fields, piece: int) -> str:
    word = fields.places.get(piece)
    return "home" if word is None else word.place


def _write(fields: Fields, piece: int, place: str) -> None:
    fields.places[piece] = Word(place, False, "")
