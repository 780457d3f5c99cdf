"""Where an editor's pieces stand: anywhere, whether or not a game could hold it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board import pachisi, parchis
from parchis_widgets.board.cross import SQUARES
from parchis_widgets.engine.core import PIECES
from parchis_widgets.position.fields import Word
from parchis_widgets.position.notation import piece_index
from parchis_widgets.position.pachisi import stand_called
from parchis_widgets.position.reading import writing_of

if TYPE_CHECKING:
    from types import ModuleType

    from parchis_widgets.position.fields import Fields

__all__ = ["OFF_BOARD", "WAYS", "mark", "marks_of", "pieces_in_play", "pieces_of", "put", "spot_of"]

_BOARDS: Final[dict[str, ModuleType]] = {"parchis": parchis, "pachisi": pachisi}
WAYS: Final = {"parchis": parchis.WAYS, "pachisi": pachisi.WAYS}
OFF_BOARD: Final = ("home", "goal")


def spot_of(fields: Fields, piece: int) -> int | str:
    """Give where on the cross a piece was put, or ``"home"`` or ``"goal"``."""
    place = _place(fields, piece)
    if place in OFF_BOARD:
        return place
    square: int | None = _BOARDS[fields.rules.family].square_called(piece // PIECES, place)
    return "home" if square is None else square


def put(fields: Fields, name: str, spot: int | str) -> None:
    """Put a piece on a square of the cross, home or into the goal; it came there last."""
    piece = _piece(fields, name)
    if spot not in OFF_BOARD and not (isinstance(spot, int) and 0 <= spot < SQUARES):
        raise ValueError(f"put: expected spot as home, goal or 0 to {SQUARES - 1}")
    if "goal" in (spot, _place(fields, piece)):
        # Who has finished is told anew by what stands in the goal.
        fields.words.pop("places", None)
    place = spot if isinstance(spot, str) else _place_on(fields, piece, spot)
    _write(fields, piece, place)
    if fields.rules.family == "parchis":
        _arrive(fields, piece)


def _place_on(fields: Fields, piece: int, square: int) -> str:
    """Name a square for a piece, which keeps its rank but begins its first lap."""
    place: str = _BOARDS[fields.rules.family].place_called(piece // PIECES, square)
    stand, before = stand_called(place), stand_called(_place(fields, piece))
    if fields.rules.family == "parchis" or stand is None or before is None:
        return place
    return stand._replace(taken=before.taken, queen=before.queen).name


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
    """Give what can be said of a piece beside its place, and whether it is."""
    if fields.rules.family == "parchis":
        shared = bool(_beside(fields, piece))
        return {"late": fields.places[piece].late} if shared else {}
    stand = stand_called(_place(fields, piece))
    square = spot_of(fields, piece)
    if stand is None or isinstance(square, str):
        return {}
    steps = pachisi.steps_of(piece // PIECES, square)
    marks = {"queen": stand.queen, "taken": bool(stand.taken), "lap": stand.lap > 1}
    return marks | ({"on_way_back": stand.step == steps[-1]} if len(steps) > 1 else {})


def mark(fields: Fields, name: str, key: str) -> None:
    """Say the contrary of what is said of a piece."""
    piece = _piece(fields, name)
    marks = marks_of(fields, piece)
    if key not in marks:
        raise ValueError(f"mark: {key!r} cannot be said of {name}")
    if key == "late":
        _arrive(fields, _beside(fields, piece)[0] if marks[key] else piece)
        return
    stand = stand_called(_place(fields, piece))
    assert stand is not None
    on = not marks[key]
    if key == "lap":
        changed = stand._replace(lap=1 + on)
    elif key == "on_way_back":
        square = spot_of(fields, piece)
        assert isinstance(square, int)
        changed = stand._replace(step=pachisi.steps_of(piece // PIECES, square)[-1 if on else 0])
    else:
        changed = stand._replace(queen=on and key == "queen", taken=int(on and key == "taken"))
    _write(fields, piece, changed.name)


def _piece(fields: Fields, name: str) -> int:
    piece = piece_index(name, fields.letters)
    if piece not in pieces_in_play(fields):
        raise ValueError(f"nobody plays {name[0]} in this position")
    return piece


def pieces_in_play(fields: Fields) -> list[int]:
    """Give the pieces of the colours that play."""
    every = writing_of(fields.rules).ALL_PLAY
    playing = range(len(fields.letters)) if every else sorted(fields.colours)
    return [piece for colour in playing for piece in pieces_of(colour)]


def pieces_of(colour: int) -> range:
    """Give the pieces of a colour."""
    return range(PIECES * colour, PIECES * colour + PIECES)


def _place(fields: Fields, piece: int) -> str:
    word = fields.places.get(piece)
    return "home" if word is None else word.place


def _write(fields: Fields, piece: int, place: str) -> None:
    fields.places[piece] = Word(place, False, "")
