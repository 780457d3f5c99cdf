"""What the READMEs and the documentation show is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import parchis_widgets as pw
from parchis_widgets.text import use_language

ROOT = Path(__file__).parents[1]
SHOWING = ("README.md", "README.en.md", "docs/start.md", "docs/tour.md")


@pytest.mark.parametrize("page", SHOWING)
def test_the_examples_run_as_shown(page: str) -> None:
    use_language("es")  # as it is where nobody has chosen one
    result = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_the_reference_lists_every_name() -> None:
    listed = (ROOT / "docs" / "reference.rst").read_text(encoding="utf-8").split()
    assert [name for name in pw.__all__ if name not in listed] == []


@pytest.mark.parametrize("page", ["README.md", "README.en.md"])
def test_the_pictures_of_the_readmes_are_there(page: str) -> None:
    told = (ROOT / page).read_text(encoding="utf-8")
    pictures = [part.split(")")[0] for part in told.split("](")[1:] if ".svg)" in part]
    assert pictures
    assert all((ROOT / name).is_file() for name in pictures)
