"""The generated part of the front end is what Python's one table gives."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parchis_widgets.board.export import generated_files, write

GENERATED = Path(__file__).parents[2] / "js" / "src" / "generated"


@pytest.mark.parametrize("name", generated_files())
def test_the_committed_files_are_those_that_python_writes(name: str) -> None:
    """After a change of the drawing, run ``python tools/export_board.py js/src/generated``."""
    assert (GENERATED / name).read_text(encoding="utf-8") == generated_files()[name]


def test_nothing_else_lies_among_them() -> None:
    """A file that is no longer written is taken away."""
    assert {file.name for file in GENERATED.iterdir()} == set(generated_files())


def test_they_can_be_written_anywhere(tmp_path: Path) -> None:
    """The folder is made if need be."""
    write(tmp_path / "new")
    assert {file.name for file in (tmp_path / "new").iterdir()} == set(generated_files())


def test_they_are_compact() -> None:
    """They are part of a bundle that is stored with every widget."""
    assert sum(len(text) for text in generated_files().values()) < 18_000
    assert "\n" not in generated_files()["drawing.json"].strip()
    assert len(json.loads(generated_files()["drawing.json"])["arm"]) == 24
