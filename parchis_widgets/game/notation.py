"""The words of positions and records, in both languages."""

from __future__ import annotations

from typing import Final

from parchis_widgets.board.parchis import COLOURS
from parchis_widgets.engine.event import piece_name

__all__ = ["KEYWORDS", "PLACES", "colour_of", "piece_index", "piece_name"]

_COLOURS: Final = {
    **{letter: letter for letter in COLOURS},
    **dict(zip(("yellow", "blue", "red", "green"), COLOURS, strict=True)),
    **dict(zip(("amarillo", "azul", "rojo", "verde"), COLOURS, strict=True)),
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
}  # fmt: skip
"""Words that begin a field, and what they mean."""

PLACES: Final = {"casa": "home", "meta": "goal", **{f"p{n}": f"c{n}" for n in range(1, 8)}}
"""Spanish words for places, and the canonical ones."""


def colour_of(word: str) -> int | None:
    """Give the colour that a letter or a name means, or ``None``."""
    letter = _COLOURS.get(word if len(word) == 1 else word.lower())
    return None if letter is None else COLOURS.index(letter)


def piece_index(name: object) -> int:
    """Give the piece that a name such as ``"Y2"`` means.

    Raises
    ------
    ValueError
        If there is no such piece.
    """
    if isinstance(name, str) and len(name) == 2 and name[0] in COLOURS and name[1] in "1234":
        return 4 * COLOURS.index(name[0]) + int(name[1]) - 1
    letters = ", ".join(COLOURS)
    raise ValueError(f"no such piece: {name!r}; expected one of {letters} and 1 to 4, as in 'Y2'")
