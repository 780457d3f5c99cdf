"""The generated part of the front end is what Python's one table gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from parchis_widgets.board import parchis
from parchis_widgets.board.export import generated_files, page_drawing, write

GENERATED = Path(__file__).parents[2] / "js" / "src" / "generated"


@pytest.mark.parametrize("name", generated_files())
def test_the_committed_files_are_those_that_python_writes(name: str) -> None:
    """After a change of the colours, run ``python tools/export_board.py js/src/generated``."""
    assert (GENERATED / name).read_text(encoding="utf-8") == generated_files()[name]


def test_nothing_else_lies_among_them() -> None:
    """A file that is no longer written is taken away."""
    assert {file.name for file in GENERATED.iterdir()} == set(generated_files())


def test_they_can_be_written_anywhere(tmp_path: Path) -> None:
    """The folder is made if need be."""
    write(tmp_path / "new")
    assert {file.name for file in (tmp_path / "new").iterdir()} == set(generated_files())


def test_they_hold_no_board() -> None:
    """They are part of a bundle that is stored with every widget, whatever board it shows."""
    assert set(generated_files()) == {"board.css"}
    assert ".squares" not in generated_files()["board.css"]
    assert len(generated_files()["board.css"]) < 3_000


def test_the_arms_are_told_as_the_top_one_turned() -> None:
    """Tips of the four arms, and the squares beside them."""
    places = [slots[:2] for slots in page_drawing()["squares"]]
    assert [places[square] for square in (67, 16, 33, 50)] == [
        [31.5, 1.5],
        [1.5, 31.5],
        [31.5, 61.5],
        [61.5, 31.5],
    ]
    assert [places[square] for square in (0, 17, 34, 51)] == [
        [25, 1.5],
        [1.5, 38],
        [38, 61.5],
        [61.5, 25],
    ]


def test_a_way_bends_after_the_eighth_square_of_each_arm() -> None:
    """The straight line would touch the goal."""
    bends = [bend[:2] for bend in page_drawing()["bends"]]
    assert bends == [[7, 8], [24, 25], [41, 42], [58, 59]]


def test_homes_are_read_like_a_page() -> None:
    """Homes are corners: turning would shuffle their places."""
    for colour in parchis.COLOURS:
        first, second, third, _ = page_drawing()["homes"][colour]
        assert first[0] < second[0]
        assert first[1] < third[1]
