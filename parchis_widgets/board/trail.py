"""The way of an attempt, drawn over a board: step by step, to where it is barred."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.palette import BOARD, INK, IVORY
from parchis_widgets.board.svg_parts import BASELINE, centre, moved, number_text, path

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parchis_widgets.board.points import Point

__all__ = ["trail"]

_MARK: Final = BOARD["mark"]
_STEP_RADIUS: Final = 0.8
_STEP_SIZE: Final = 1.1
_OCTAGON: Final = "M-.42-1h.84L1-.42v.84L.42 1h-.84L-1 .42v-.84z"
_CROSS: Final = "M-.4-.4.4.4M.4-.4-.4.4"


def trail(points: Sequence[Point], stop: int = -1, outlines: Iterable[Sequence[Point]] = ()) -> str:
    """Draw a way.

    Parameters
    ----------
    points
        Where it begins, and every square it enters.
    stop
        Index of the point that cannot be entered; -1 if all can.
    outlines
        Corners of the squares concerned, which are framed.
    """
    frames = "".join(
        f'<path d="{path(corners)}" fill="none" stroke="{INK}" stroke-width=".42"/>'
        for corners in outlines
    )
    reached = list(points if stop < 0 else points[:stop])
    if not reached:
        return frames
    end = [*reached, _between(points, stop)] if stop > 0 else reached
    line = path(end, closed=False) if len(end) > 1 else ""
    drawn = "".join(
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{width}"'
        ' stroke-linejoin="round"/>'
        for colour, width in ((IVORY, ".9"), (_MARK, ".5"))
    )
    steps = "".join(_step(at, number) for number, at in enumerate(reached) if number)
    return frames + (drawn if line else "") + steps + (_barred(end[-1]) if stop > 0 else "")


def _between(points: Sequence[Point], stop: int) -> Point:
    (x1, y1), (x2, y2) = points[stop - 1], points[stop]
    return (x1 + x2) / 2, (y1 + y2) / 2


def _step(at: Point, number: int) -> str:
    drop = number_text(at[1] + BASELINE * _STEP_SIZE)
    return (
        f'<circle {centre(at)} r="{_STEP_RADIUS}" fill="{_MARK}" stroke="{IVORY}"'
        ' stroke-width=".2"/>'
        f'<text x="{number_text(at[0])}" y="{drop}" font-size="{_STEP_SIZE}" fill="{IVORY}"'
        f' text-anchor="middle">{number}</text>'
    )


def _barred(at: Point) -> str:
    return (
        f'<g transform="{moved(at, 1)}"><path d="{_OCTAGON}" fill="{INK}" stroke="{IVORY}"'
        f' stroke-width=".2"/><path d="{_CROSS}" fill="none" stroke="{IVORY}"'
        ' stroke-width=".3" stroke-linecap="round"/></g>'
    )
