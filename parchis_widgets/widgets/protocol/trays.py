"""Where the pieces in the Charkoni stand to be seen: in a tray beside their colour's name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.board.pachisi import COLOURS
from parchis_widgets.board.pachisi.geometry import triangle

if TYPE_CHECKING:
    from parchis_widgets.board.points import Point

__all__ = ["drawn_trays", "trays"]

_RADIUS: Final = 1.6
_ROOM: Final = 2.2
"""From the middle of a piece to the tray's edge."""
_FIRST: Final[dict[str, tuple[float, float, float]]] = {
    "K": (12.6, -25.3, 3.8),
    "G": (-26.4, -13.3, 3.8),
    "Y": (-24.0, 26.0, 3.8),
    "R": (15.0, 13.3, 3.8),
}
"""By colour, where its first piece stands, and how far along the next one does."""


def trays() -> dict[str, Any]:
    """Return the places of the pieces, and by which point a way leads into the Charkoni."""
    places = {colour: [list(at) for at in _places(colour)] for colour in COLOURS}
    return {
        "homes": places,
        "homeRadius": _RADIUS,
        "goals": places,
        "goalRadius": _RADIUS,
        "gates": {colour: _middle(arm) for arm, colour in enumerate(COLOURS)},
    }


def drawn_trays() -> str:
    """Draw the trays as SVG, with a place for every piece; each is home and goal as well."""
    return "".join(_tray(colour) for colour in COLOURS)


def _places(colour: str) -> list[Point]:
    x, y, step = _FIRST[colour]
    return [(round(x + step * n, 2), y) for n in range(4)]


def _middle(arm: int) -> list[float]:
    x, y = zip(*triangle(arm), strict=True)
    return [round(sum(x) / 3, 2), round(sum(y) / 3, 2)]


def _tray(colour: str) -> str:
    places = _places(colour)
    left, top = min(x for x, _ in places) - _ROOM, places[0][1] - _ROOM
    width = max(x for x, _ in places) + _ROOM - left
    back = (
        f'<rect class="tray" x="{left:g}" y="{top:g}" '
        f'width="{width:g}" height="{2 * _ROOM:g}" rx="1.2"/>'
    )
    slots = (f'<circle class="slot" cx="{x:g}" cy="{y:g}" r="{_RADIUS:g}"/>' for x, y in places)
    return f'<g data-home="{colour}" data-goal="{colour}">{back}{"".join(slots)}</g>'
