"""What is cut out: pieces, cowries and dice, as drawings of ours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.palette import BOARD, INK, IVORY, PALETTES
from parchis_widgets.board.svg_parts import (
    PIECE_RULES,
    body,
    centre,
    css,
    label,
    number_text,
    opening,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["SIZES", "cowrie_svg", "die_net", "long_die_net", "token_svg"]

SIZES: Final = (8.0, 16.0)
"""Across a piece, in mm: for a board on one page, and for one on four."""
FACE: Final = 18.0
LONG_FACE: Final = (12.0, 60.0)
FLAP: Final = 6.0

_CUT: Final = f'fill="none" stroke="{INK}" stroke-width=".3" stroke-dasharray="1.4 1"'
_PIPS: Final = ("", "4", "08", "048", "0268", "02468", "025836")
"""By face, where its pips lie among 3 × 3 places; as on the screen."""
_SHELL: Final = "M0-21c9.5 0 15.5 9.5 15.5 19.5S9.5 20 0 20-15.5 10-15.5-1.5-9.5-21 0-21z"
_MOUTH: Final = "M1-16c-4.4 8-4.4 23 0 31.5 2.5-8.5 2.5-23.5 0-31.5z"
_BACK: Final = "M0-13c6 0 9.5 6 9.5 12S6 13 0 13-9.5 6-9.5-1-6-13 0-13z"
_LIP: Final = "#5A3A2A"
_TEETH: Final = "".join(f"M-7 {y}h5M2.5 {y}h4.5" for y in range(-12, 13, 4))


def token_svg(colour: str, text: str, *, palette: str = "printed") -> str:
    """Draw a piece on the disc that is cut out, with what is written on it."""
    rules = css(PIECE_RULES, ".token", BOARD | PALETTES[palette])
    edge = f'stroke="{INK}" stroke-width=".05" stroke-dasharray=".16 .1"'
    disc = f'<circle r="1.22" fill="{IVORY}" {edge}/>'
    piece = f'<g transform="scale(.84)">{body(colour)}{label(colour, text) if text else ""}</g>'
    return f"{opening('token', '-1.25 -1.25 2.5 2.5', '')}<style>{rules}</style>{disc}{piece}</svg>"


def cowrie_svg(*, up: bool) -> str:
    """Draw a cowrie with its mouth up, or its back: told apart by shape, not by colour."""
    if up:
        inside = (
            f'<path d="{_MOUTH}" fill="{_LIP}"/>'
            f'<path d="{_TEETH}" fill="none" stroke="{_LIP}" stroke-width="1.4"/>'
        )
    else:
        inside = f'<path d="{_BACK}" fill="#D3AC77"/>'
    ground = IVORY if up else "#B98B55"
    shell = f'<path d="{_SHELL}" fill="{ground}" stroke="{INK}" stroke-width="2"/>'
    return f"{opening('cowrie', '-22 -24 44 48', '')}{shell}{inside}</svg>"


def die_net() -> tuple[str, float, float]:
    """Draw a die to fold: six faces, opposite ones together 7, and seven flaps.

    Returns
    -------
    tuple of str, float, float
        The drawing, and its width and height in mm.
    """
    row = (2, 3, 5, 4)
    faces = [((n, 1), face) for n, face in enumerate(row)] + [((1, 0), 1), ((1, 2), 6)]
    drawn = "".join(_face(x * FACE, y * FACE, face, FACE, FACE) for (x, y), face in faces)
    flaps = [_flap(n * FACE, FACE, FACE, -FLAP) for n in (0, 2, 3)]
    flaps += [_flap(n * FACE, 2 * FACE, FACE, FLAP) for n in (0, 2, 3)]
    flaps.append(_side_flap(4 * FACE, FACE, FACE))
    return _net((*flaps, drawn), 4 * FACE + FLAP, 3 * FACE)


def long_die_net(values: Iterable[int]) -> tuple[str, float, float]:
    """Draw a long die to fold: four long faces, the lowest opposite the highest, and a flap.

    Returns
    -------
    tuple of str, float, float
        The drawing, and its width and height in mm.
    """
    first, second, third, last = sorted(values)
    width, height = LONG_FACE
    faces = enumerate((first, second, last, third))
    drawn = "".join(_face(n * width, 0, value, width, height) for n, value in faces)
    return _net((_side_flap(4 * width, 0, height), drawn), 4 * width + FLAP, height)


def _net(parts: Iterable[str], width: float, height: float) -> tuple[str, float, float]:
    """Return a net in a view of 1 unit a mm, with room for the width of its lines."""
    box = f"-.5 -.5 {number_text(width + 1)} {number_text(height + 1)}"
    return f"{opening('net', box, '')}{''.join(parts)}</svg>", width + 1, height + 1


def _face(x: float, y: float, value: int, width: float, height: float) -> str:
    across, down = (width / 4, height / 4) if width == height else (width / 5, height / 3.6)
    radius = number_text(min(width, 16) / 9)
    middle = x + width / 2, y + height / 2
    pips = "".join(
        f'<circle {centre((middle[0] + dx * across, middle[1] + dy * down))} r="{radius}"'
        f' fill="{INK}"/>'
        for dx, dy in _pips(value)
    )
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{IVORY}" stroke="{INK}"'
        f' stroke-width=".3"/>{pips}'
    )


def _pips(value: int) -> Iterator[tuple[int, int]]:
    for place in map(int, _PIPS[value]):
        yield place % 3 - 1, place // 3 - 1


def _flap(x: float, y: float, width: float, height: float) -> str:
    return f'<path {_CUT} d="M{x} {y}l3 {height}H{x + width - 3}l3 {-height}"/>'


def _side_flap(x: float, y: float, height: float) -> str:
    return f'<path {_CUT} d="M{x} {y}l{FLAP} 3v{height - 6}l{-FLAP} 3"/>'
