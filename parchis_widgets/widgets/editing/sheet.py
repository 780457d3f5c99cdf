"""The trait `sheet`: an edited position as the page draws it, with what is impossible in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.track import track_of
from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.pieces import PIECES
from parchis_widgets.position.notation import piece_index
from parchis_widgets.position.position import Position
from parchis_widgets.position.reading import faults_of, read_fields, writing_of
from parchis_widgets.text import message
from parchis_widgets.text.phrases import label, written_place
from parchis_widgets.widgets.editing.choices import (
    choices_of,
    marks_for,
    rules_choice,
    throw_choice,
)
from parchis_widgets.widgets.editing.placing import marks_of, pieces_in_play, spot_of
from parchis_widgets.widgets.protocol.scenes import scene_for

if TYPE_CHECKING:
    from parchis_widgets.position.fault import Fault
    from parchis_widgets.position.fields import Fields
    from parchis_widgets.widgets.protocol.scenes import Json

__all__ = ["sheet"]


_NOTHING_HELD: Final[Json] = {"barriers": [], "held": [], "late": []}


def sheet(text: str, lang: str) -> Json:
    """Return all that the page needs to draw a position that is edited."""
    fields = read_fields(text)
    faults = faults_of(fields)
    position = None if faults else Position.parse(text)
    return {
        "text": text,
        "rules": {"id": fields.rules.id, "name": message(lang, f"rulesets.{fields.rules.name}")},
        "ruleset": rules_choice(fields, lang),
        "colours": _colours(fields),
        "turn": position.turn if position else " ".join(fields.words.get("turn", [])),
        "players": _players(fields),
        "pieces": _pieces(fields, lang),
        **(scene_for(fields.rules).held(position) if position else _NOTHING_HELD),
        "marks": marks_for(fields),
        "throw": throw_choice(fields),
        "choices": choices_of(fields, lang),
        "faults": [_fault(fields, fault, lang) for fault in faults],
    }


def _colours(fields: Fields) -> list[Json]:
    """Return the board's colours, whether they play, and where their way begins."""
    writing, letters = writing_of(fields.rules), fields.letters
    ways = track_of(fields.rules.family).WAYS
    return [
        {
            "colour": letter,
            "plays": writing.ALL_PLAY or letters.index(letter) in fields.colours,
            "fixed": writing.ALL_PLAY,
            "start": ways[letters.index(letter)][0],
        }
        for letter in writing.ORDER
    ]


def _players(fields: Fields) -> list[list[str]]:
    """Return each player's colours; where the rules cannot seat these, each plays alone."""
    letters = fields.letters
    playing = [letters[colour] for colour in _in_play(fields)]
    try:
        seats = family_of(fields.rules).seats_of(fields.rules, "".join(playing))
    except ValueError:
        return [[letter] for letter in playing]
    return [[letters[colour] for colour in colours] for colours in seats]


def _in_play(fields: Fields) -> list[int]:
    return sorted({piece // PIECES for piece in pieces_in_play(fields)})


def _pieces(fields: Fields, lang: str) -> list[Json]:
    """Return the pieces as they are drawn, each for itself; who came first to a square, first."""
    found = [_piece(fields, piece, lang) for piece in pieces_in_play(fields)]
    return sorted(found, key=lambda piece: piece["marks"].get("late", False))


def _piece(fields: Fields, piece: int, lang: str) -> Json:
    letter = fields.letters[piece // PIECES]
    name = f"{letter}{piece % PIECES + 1}"
    word = fields.places.get(piece)
    place = "home" if word is None else word.place
    return {
        "id": name,
        "colour": letter,
        "label": label(lang, name),
        "place": place,
        "where": written_place(lang, place),
        "spot": spot_of(fields, piece),
        "stack": name,
        "size": 1,
        "look": scene_for(fields.rules).look_on(place),
        "marks": marks_of(fields, piece),
    }


def _fault(fields: Fields, fault: Fault, lang: str) -> Json:
    """Tell a fault, and where on the board it lies."""
    pieces = [piece_index(name, fields.letters) for name in fault.pieces]
    spots = dict.fromkeys(spot_of(fields, piece) for piece in pieces)
    text = fault.reason(lang)
    return {
        "text": text[:1].upper() + text[1:],
        "field": fault.field,
        "pieces": list(fault.pieces),
        "squares": [spot for spot in spots if isinstance(spot, int)],
    }
