"""A move as the core sees it: one small int, so that a list of them costs little.

From the low end: four bits for the piece, four for the variant, then the count.
"""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = [
    "CAPTURE",
    "DOUBLE",
    "PLAIN",
    "SUM",
    "VICTIM_LOWER",
    "VICTIM_UPPER",
    "Option",
    "option",
    "parts",
]

PLAIN: Final = 0
CAPTURE: Final = 1
"""Capture the partner's piece instead of making a bridge with it (CLA-24)."""
VICTIM_LOWER: Final = 2
VICTIM_UPPER: Final = 3
"""Leave home, and capture the piece that came first or last to the start."""
DOUBLE: Final = 4
"""Leave home together with piece number ``variant - DOUBLE`` of the colour (TRA-05)."""
SUM: Final = 8
"""Added to a variant of leaving home: the two dice are added up to 5."""


class Option(NamedTuple):
    """The parts of a move's int."""

    squares: int
    variant: int
    piece: int


def option(count: int, variant: int, piece: int) -> int:
    """Put the parts of a move into one int."""
    return count << 8 | variant << 4 | piece


def parts(code: int) -> Option:
    """Take a move's int apart."""
    return Option(code >> 8, code >> 4 & 15, code & 15)
