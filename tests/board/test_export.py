"""The generated part of the front end is what Python's one table gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from parchis_widgets.board.export import generated_files, write

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
