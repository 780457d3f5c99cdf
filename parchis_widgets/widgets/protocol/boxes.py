"""Which part of a board a detail shows: a square box that lies on it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.widgets.protocol.scenes import Json

__all__ = ["Box", "box_of", "box_round"]

Box: TypeAlias = "list[float]"
"""Left, top and side, in units of the board."""

_SHARE: Final = 24 / 63
"""How much of the board's side a detail shows at least."""
_MARGIN: Final = 3.0
"""Units of the board around what a detail is to show."""


def box_round(drawing: Json, x: float, y: float) -> Box:
    """Return a box round a point."""
    return box_of(drawing, [(x, y)])


def box_of(drawing: Json, points: Sequence[Sequence[float]]) -> Box:
    """Return a box that shows some points; without any, all of the board."""
    found = re.search(r'viewBox="([-\d. ]+)"', drawing["svg"])
    assert found is not None
    left, top, width, height = map(float, found[1].split())
    whole = max(width, height)
    if not points:
        return [left, top, whole]
    spans = [_span([one[axis] for one in points]) for axis in (0, 1)]
    side = min(max(*(high - low for low, high in spans), _SHARE * whole), whole)
    at = (
        min(max((low + high - side) / 2, start), start + size - side)
        for (low, high), start, size in zip(spans, (left, top), (width, height), strict=True)
    )
    return [*(round(one, 2) for one in at), round(side, 2)]


def _span(values: Sequence[float]) -> tuple[float, float]:
    return min(values) - _MARGIN, max(values) + _MARGIN
