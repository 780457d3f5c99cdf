"""The shape of each colour's pieces, as SVG path data for a piece of radius 1, and its letters."""

from __future__ import annotations

from typing import Final

SHAPES: Final = {
    "Y": "M-.86 0a.86.86 0 1 0 1.72 0a.86.86 0 1 0-1.72 0z",
    "B": "M-.76-.76h1.52v1.52h-1.52z",
    "R": "M0-.98L.98 .7H-.98z",
    "G": "M0-1.04L1.04 0 0 1.04-1.04 0z",
    "K": "M0-.92L.9-.26.56.78H-.56L-.9-.26z",
}
"""Circle, square, triangle, diamond, pentagon. A piece's edge is drawn 0.14 beyond its shape."""

EDGE: Final = 0.14

LETTER_SIZES: Final = {"Y": 0.95, "B": 0.95, "R": 0.74, "G": 0.8, "K": 0.85}
"""Type size of what is written on a piece, by how much room its shape leaves."""

LETTER_DROPS: Final = {"Y": 0.0, "B": 0.0, "R": 0.24, "G": 0.0, "K": 0.03}
"""How far below the middle it is written: a triangle has its room low."""

DIGIT_WIDTH: Final = 0.58
DIGIT_HEIGHT: Final = 0.72
"""A digit's width and height in parts of the type size; measured on Noto Sans bold."""
