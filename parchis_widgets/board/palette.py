"""The colours, once: the drawing, the panel and the contrast test read them here.

Every name becomes a CSS variable ``--pw-name`` of the widget and a plain hex value in an SVG that
stands alone. The letter on a colour is named after it: ``on-Y`` lies on ``Y``.
"""

from __future__ import annotations

from typing import Final

from parchis_widgets.text.refusal import Refused

INK: Final = "#2E2620"
IVORY: Final = "#FFFDF7"

PALETTES: Final[dict[str, dict[str, str]]] = {
    "printed": {
        "Y": "#F0B429",
        "on-Y": INK,
        "B": "#2A67A8",
        "on-B": IVORY,
        "R": "#C63B2D",
        "on-R": IVORY,
        "G": "#2E7F52",
        "on-G": IVORY,
        "K": "#35302D",
        "on-K": IVORY,
    },
    "okabe_ito": {
        "Y": "#F0E442",
        "on-Y": "#000000",
        "B": "#0072B2",
        "on-B": "#FFFFFF",
        "R": "#D55E00",
        "on-R": "#000000",
        "G": "#009E73",
        "on-G": "#000000",
        "K": "#000000",
        "on-K": "#FFFFFF",
    },
}
"""Pieces, homes and columns. Okabe–Ito can be told apart with any colour vision."""

BOARD: Final = {
    "ink": INK,
    "ivory": IVORY,
    "frame": "#E9D9BB",
    "square": "#FFFAF0",
    "safe": "#EFE6D4",
    "disc": "#82776A",
    "line": "#7A6653",
    "number": "#4A3D32",
    "mark": "#5B2C91",
    "nest": "#FBF3E3",
}
"""The printed board; `mark` is for what can be done, `ink` for what is."""

DARK_BOARD: Final = {
    "frame": "#4A3F34",
    "square": "#EDE3D0",
    "safe": "#D9CCB5",
    "disc": "#766B5E",
    "nest": "#E5DAC6",
}
"""What differs on a dark page: the same printed board, dimmed."""

CLOTH: Final = {
    "indigo": "#2B3A67",
    "ochre": "#D9A441",
    "madder": "#8E3A33",
    "cotton": "#FBF4E4",
    "castle": "#EADFC6",
    "thread": "#85768C",
    "seam": "#A8740C",
    "ground": "#F1E8D8",
    "on-ground": INK,
}
"""The Pachisi cloth, and the ground it lies on; `seam` is yellow that can be seen on cotton."""

DARK_CLOTH: Final = {
    "indigo": "#3B4C80",
    "cotton": "#E9DFCB",
    "castle": "#D8CBAF",
    "thread": "#75677C",
    "seam": "#96660A",
    "ground": "#352E29",
    "on-ground": "#F1E8DA",
}
"""What differs on a dark page: the same cloth, dimmed."""

PANEL: Final = {
    "page": "#FFFDF7",
    "panel": "#FBF3E3",
    "raised": "#FFFFFF",
    "text": INK,
    "muted": "#6B5D50",
    "border": "#D8C6A4",
    "edge": "#8A7B6B",
    "action": "#6A3A9C",
    "on-action": "#FFFFFF",
    "no": "#7A2118",
    "no-back": "#FBE6E0",
    "yes": "#1E6B45",
    "yes-back": "#E2F1E6",
}
DARK_PANEL: Final = {
    "page": "#201C19",
    "panel": "#2B2622",
    "raised": "#332D28",
    "text": "#F1E8DA",
    "muted": "#B9AC9B",
    "border": "#4A4139",
    "edge": "#8F8172",
    "action": "#C9A4F2",
    "on-action": "#2B2622",
    "no": "#F5B5A8",
    "no-back": "#4A221C",
    "yes": "#A5E0BC",
    "yes-back": "#1D3B2A",
}


def check_palette(palette: str) -> str:
    """Return `palette`, or raise a ``ValueError`` that lists the palettes there are."""
    if not isinstance(palette, str) or palette not in PALETTES:
        raise Refused("drawings.palette", palette=palette, known=tuple(PALETTES))
    return palette


def variables(colours: dict[str, str]) -> str:
    """Write colours as CSS declarations of variables."""
    return ";".join(f"--pw-{name}:{value}" for name, value in colours.items())


def variables_css() -> str:
    """Write every palette as CSS: the widget's root chooses by theme and palette."""
    return "\n".join(
        (
            f".pw{{{variables(PALETTES['printed'] | BOARD | PANEL)}}}",
            f".pw[data-palette=okabe_ito]{{{variables(PALETTES['okabe_ito'])}}}",
            f".pw[data-theme=dark]{{{variables(DARK_BOARD | DARK_PANEL)}}}",
        )
    )
