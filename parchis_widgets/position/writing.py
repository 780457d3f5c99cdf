"""Writing what the fields of a position say, whether or not a game could hold it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.pieces import PIECES
from parchis_widgets.position.fields import places_text
from parchis_widgets.position.position import Position
from parchis_widgets.position.reading import writing_of

if TYPE_CHECKING:
    from parchis_widgets.position.fields import Fields

__all__ = ["settled", "written"]


def settled(fields: Fields) -> str:
    """Write fields in their canonical form; as they stand if no game could hold them."""
    text = written(fields)
    try:
        return str(Position.parse(text))
    except ValueError:
        return text


def written(fields: Fields) -> str:
    """Write fields as they stand."""
    writing = writing_of(fields.rules)
    colours = [fields.letters.index(letter) for letter in writing.ORDER]
    playing = [colour for colour in colours if writing.ALL_PLAY or colour in fields.colours]
    places = [f"{fields.letters[colour]} {_places(fields, colour)}" for colour in playing]
    extras = [
        " ".join([keyword, *fields.words[keyword]])
        for keyword in writing.WORDS
        if keyword in fields.words
    ]
    return "; ".join([fields.rules.id, *places, *extras])


def _places(fields: Fields, colour: int) -> str:
    pieces = range(PIECES * colour, PIECES * colour + PIECES)
    return places_text(_word(fields, piece) for piece in pieces)


def _word(fields: Fields, piece: int) -> str:
    word = fields.places.get(piece)
    return "home" if word is None else word.place + "+" * word.late
