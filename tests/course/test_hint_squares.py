"""The square that a hint names: with marks and lap, or without."""

from __future__ import annotations

from copy import deepcopy

import pytest

from parchis_widgets.course.catalogue import lesson_file, plan_of
from parchis_widgets.course.reading import parsed


@pytest.mark.parametrize("square", ["12/2", "12"])
def test_a_square_may_be_named_without_its_lap(square: str) -> None:
    """And 12 does not lose its own 2 with the lap's."""
    assert plan_of(with_square(square)).steps[2].hints[2].target == square


def test_a_square_where_no_way_leads_is_refused() -> None:
    """The number in front of it is not enough."""
    with pytest.raises(ValueError, match="14"):
        plan_of(with_square("14"))


def with_square(square: str) -> dict[str, object]:
    """Return a lesson of Pachisi whose third step points at a square."""
    lesson = deepcopy(parsed(lesson_file("estrategia")).data)
    lesson["steps"][2]["hints"]["square"]["square"] = square
    return dict(lesson)
