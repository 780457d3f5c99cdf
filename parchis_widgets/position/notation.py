"""The words of positions and records, in both languages."""

from __future__ import annotations

from typing import Final

from parchis_widgets.position.fault import Fault

__all__ = ["KEYWORDS", "LETTERS", "PLACES", "letter_of", "piece_index"]

LETTERS: Final = "YBRGK"
"""The letters of all colours; each board has four of them."""

_COLOURS: Final = {
    **{letter: letter for letter in LETTERS},
    **dict(zip(("yellow", "blue", "red", "green", "black"), LETTERS, strict=True)),
    **dict(zip(("amarillo", "azul", "rojo", "verde", "negro"), LETTERS, strict=True)),
}

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


def letter_of(word: str) -> str | None:
    """Give the letter of the colour that a letter or a name means, or ``None``."""
    return _COLOURS.get(word if len(word) == 1 else word.lower())


def piece_index(name: object, colours: str) -> int:
    """Give the piece of a board with those colours that a name such as ``"Y2"`` means.

    Raises
    ------
    ValueError
        If there is no such piece.
    """
    if isinstance(name, str) and len(name) == 2 and name[0] in colours and name[1] in "1234":
        return 4 * colours.index(name[0]) + int(name[1]) - 1
    raise Fault("faults.no_piece", name=name, colours=", ".join(colours))
