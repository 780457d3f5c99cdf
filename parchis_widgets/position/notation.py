"""The words of positions and records, in both languages."""

from __future__ import annotations

from typing import Final

from parchis_widgets.position.fault import Fault
from parchis_widgets.text.colours import LETTERS, letter_of
from parchis_widgets.text.saying import letters_of

__all__ = ["KEYWORDS", "LETTERS", "PLACES", "letter_of", "piece_index"]

KEYWORDS: Final = {
    "turn": "turn", "turno": "turn",
    "throw": "throw", "tirada": "throw",
    "bonus": "bonus", "premio": "bonus",
    "sixes": "sixes", "seises": "sixes",
    "last": "last", "última": "last", "ultima": "last",
    "second": "second", "segunda": "second",
    "again": "again", "repite": "again",
    "entered": "entered", "salieron": "entered",
    "places": "places", "puestos": "places",
    "left": "left", "abandona": "left",
    "skip": "skip", "salta": "skip",
    "spent": "spent", "gastadas": "spent",
    "graces": "graces", "gracias": "graces",
}  # fmt: skip
"""Words that begin a field, and what they mean."""

PLACES: Final = {"casa": "home", "meta": "goal", **{f"p{n}": f"c{n}" for n in range(1, 8)}}
"""Spanish words for places, and the canonical ones."""


def piece_index(name: object, colours: str) -> int:
    """Return the piece of a board with those colours that a name such as ``"Y2"`` means.

    Its letter is that of any language: ``"A2"`` is the same piece.

    Raises
    ------
    ValueError
        If there is no such piece.
    """
    if isinstance(name, str) and len(name) == 2 and name[1] in "1234":
        letter = letter_of(name[0])
        if letter is not None and letter in colours:
            return 4 * colours.index(letter) + int(name[1]) - 1
    raise Fault("faults.no_piece", name=name, colours=letters_of(colours))
