"""What the drawings of both boards share."""

from __future__ import annotations

from parchis_widgets.board.svg_parts import number_text, path


def test_coordinates_are_written_shortly() -> None:
    """No zeros that say nothing; straight lines as such."""
    assert [number_text(value) for value in (0.5, -0.25, 3.0, 22.333)] == [
        ".5",
        "-.25",
        "3",
        "22.33",
    ]
    assert path([(21, 0), (28, 0), (28, 3), (21, 3)]) == "M21 0h7v3h-7z"
    assert path([(1, 2), (3, -4)], closed=False) == "M1 2l2-6"
