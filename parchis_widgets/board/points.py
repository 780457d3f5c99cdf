"""Points of a drawing, and how the page is told them."""

from __future__ import annotations

from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
"""To the right, and down."""


def flat(*points: Point) -> list[float]:
    """Return the numbers of points in a row, as short as they can be sent."""
    return [
        int(value) if value == int(value) else round(value, 2)
        for point in points
        for value in point
    ]
