"""What stands on the cloth: one piece, or several of a colour on the same step, drawn as one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.shapes import SHAPES
from parchis_widgets.board.svg_parts import BASELINE, body, centre, label, moved, number_text

if TYPE_CHECKING:
    from parchis_widgets.board.pachisi.geometry import Room
    from parchis_widgets.board.points import Point
    from parchis_widgets.board.svg_parts import Rules

FIGURE_RULES: Final[Rules] = (
    (".hollow", "fill:$ivory"),
    (".inked", "fill:$ink"),
    (".halo,.heading,.tick", "fill:none;stroke-linecap:round;stroke-linejoin:round"),
    (".halo", "stroke:$ivory;stroke-width:.56"),
    (".heading", "stroke:$ink;stroke-width:.25"),
    (".tick", "stroke:$ivory;stroke-width:.15"),
    (".crown", "fill:$ivory;stroke:$ink;stroke-width:.13;stroke-linejoin:round"),
    (".badge", "fill:$ink;stroke:$ivory;stroke-width:.1"),
    (".light", "fill:$ivory;stroke:$ink;stroke-width:.12"),
    (".on-badge", "fill:$ivory"),
)


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a shape's edge reaches, in radii, and where a crown's foot stands on it."""

    side: float
    top: float
    bottom: float
    crown: float
    upper_left: Point
    """A point on the edge, for a badge."""


REACHES: Final = {
    "K": Reach(1.06, 1.08, 0.94, 0.88, (-0.76, -0.56)),
    "G": Reach(1.2, 1.2, 1.2, 0.78, (-0.62, -0.62)),
    "Y": Reach(1.02, 1.02, 1.02, 0.86, (-0.7, -0.7)),
    "R": Reach(1.14, 1.14, 0.86, 0.7, (-0.62, -0.2)),
}
_LAYER: Final = 0.2
_CROWN: Final = "l-.16-.5.3.22.36-.42.36.42.3-.22-.16.5z"
_CROWN_HEIGHT: Final = 0.5
_GAP, _DEPTH, _STROKE = 0.14, 0.34, 0.13
# A triangle's middle lies below that of its radius.
_HOLLOW: Final = {
    colour: "translate(0 .04)scale(.7)" if colour == "R" else "scale(.7)" for colour in SHAPES
}


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of radius 1: whose, what is written on it, and how it looks."""

    colour: str
    text: str
    size: int = 1
    """How many pieces it stands for."""
    hollow: bool = False
    """On the way back, or back."""
    heading: Point | None = None
    """Where it is going, on its own middle."""
    queen: bool = False
    taken: bool = False
    """Has captured one piece."""
    lap: int = 1
    done: bool = False

    def extent(self) -> tuple[float, float, float, float]:
        """Return how far it reaches to the left, up, to the right and down, in radii."""
        reach = REACHES[self.colour]
        left = right = reach.side
        top, bottom = reach.top, reach.bottom + _LAYER * (self.size - 1)
        if self.queen:
            top = max(top, reach.crown + _CROWN_HEIGHT + 0.07)
        if self.size > 1 or self.done:
            right, top = max(right, 1.3), max(top, 1.2)
        if self.taken:
            left, top = max(left, 1.1), max(top, 1.0)
        if self.lap > 1:
            right, bottom = max(right, 1.16), max(bottom, 1.16)
        if self.heading:
            far = _GAP + _DEPTH + _STROKE
            x, y = self.heading
            if x:
                left, right = (left + far, right) if x < 0 else (left, right + far)
            elif y > 0 or self.queen:
                bottom += far
            else:
                top += far
        return left, top, right, bottom

    def svg_in(self, room: Room, largest: float) -> str:
        """Draw it as large as a room and a largest radius allow, whole inside the room."""
        left, top, right, bottom = self.extent()
        radius = min(largest, room.side / (left + right), room.side / (top + bottom))
        x, y = room.at
        x += _shift(room.side / 2, left * radius, right * radius)
        y += _shift(room.side / 2, top * radius, bottom * radius)
        return f'<g transform="{moved((x, y), radius)}">{self._svg()}</g>'

    def _svg(self) -> str:
        layers = "".join(
            f'<g transform="translate(0 {number_text(_LAYER * below)})">{body(self.colour)}</g>'
            for below in range(self.size - 1, 0, -1)
        )
        inside = ""
        if self.hollow:
            turn = _HOLLOW[self.colour]
            inside = f'<path class="hollow" transform="{turn}" d="{SHAPES[self.colour]}"/>'
        text = label(self.colour, self.text, "inked" if self.hollow else "")
        return (
            f"{layers}{self._chevron()}{body(self.colour)}{inside}{text}{self._crown()}"
            f"{self._badges()}"
        )

    def _chevron(self) -> str:
        """Point where it is going; up from below, where a crown sits above."""
        if self.heading is None:
            return ""
        reach, turn = REACHES[self.colour], _TURNS[self.heading]
        behind = self.queen and turn == 0
        ahead = {0: reach.top, 180: reach.bottom}.get(turn, reach.side)
        foot = reach.bottom + _GAP + _DEPTH if behind else -ahead - _GAP
        data = f"M-.5 {number_text(foot)}l.5-{number_text(_DEPTH)}.5 {number_text(_DEPTH)}"
        lines = "".join(f'<path class="{look}" d="{data}"/>' for look in ("halo", "heading"))
        return f'<g transform="rotate({turn})">{lines}</g>'

    def _crown(self) -> str:
        if not self.queen:
            return ""
        foot = number_text(-REACHES[self.colour].crown)
        return f'<path class="crown" d="M-.5 {foot}{_CROWN}"/>'

    def _badges(self) -> str:
        badges = ""
        if self.taken:
            at = centre(REACHES[self.colour].upper_left)
            badges += f'<circle class="badge" {at} r=".28"/>'
        if self.size > 1:
            badges += '<rect class="badge" x=".1" y="-1.15" width="1.15" height=".78" rx=".39"/>'
            badges += _badge_text(f"×{self.size}", (0.675, -0.76), "on-badge")
        if self.lap > 1:
            badges += '<circle class="light" cx=".72" cy=".72" r=".38"/>'
            badges += _badge_text(str(self.lap), (0.72, 0.72), "inked")
        if self.done:
            badges += '<circle class="badge" cx=".72" cy="-.72" r=".36"/>'
            badges += '<path class="tick" d="M.54-.71l.13.15.24-.31"/>'
        return badges


_TURNS: Final[dict[Point, int]] = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}


def _shift(half: float, before: float, after: float) -> float:
    """Return by how much to move what reaches too far to one side of a room."""
    return min(max(0, before - half), half - after)


def _badge_text(text: str, at: Point, look: str) -> str:
    size = 0.6
    x, y = number_text(at[0]), number_text(at[1] + BASELINE * size)
    return f'<text class="label {look}" font-size="{size}" x="{x}" y="{y}">{text}</text>'
