"""What is generated of the course is up to date, and the notebooks are those it speaks of."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

import parchis_widgets as pw
from parchis_widgets.course.catalogue import plan_of
from parchis_widgets.course.paths import notebook_of
from parchis_widgets.rules.statements import STATEMENTS
from parchis_widgets.text import languages
from tools.write_course import COVERS, shown_by, written

LATER = {"TRA-23"}
"""Of classic and traditional Parchís, what a lesson to come shows."""

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LINK = re.compile(r"\]\(([^)\s#]+)(?:#[^)]*)?\)")
OUTSIDE = re.compile(r"https?://|mailto:|#")

PLANNED = 18
"""So many lessons there are to be."""
PLAYING_TIME = "TRA-22"
"""How long a game takes is a matter of counting games, which is no lesson's yet."""


def cells_of(file: Path) -> list[tuple[str, str]]:
    """Return a notebook's cells: their kind and their text."""
    notebook = nbformat.read(file, as_version=4)
    nbformat.validate(notebook)
    return [(cell["cell_type"], cell["source"]) for cell in notebook["cells"]]


def count(cells: list[tuple[str, str]], call: str) -> int:
    """Count how often the code of a notebook asks for something."""
    return sum(source.count(call) for kind, source in cells if kind == "code")


EVERY = [
    pytest.param(file, id=f"{lang}-{file.stem}")
    for lang in languages()
    for file in sorted((NOTEBOOKS / lang).glob("*.ipynb"))
]


@pytest.mark.parametrize("lang", languages())
def test_the_cover_notebook_is_as_the_lessons_make_it(lang: str) -> None:
    """Else write it again with ``python -m tools.write_course``."""
    assert (NOTEBOOKS / lang / COVERS[lang]).read_text(encoding="utf-8") == written(lang)


@pytest.mark.parametrize("lang", languages())
def test_every_lesson_has_its_notebook_and_every_notebook_its_lesson(lang: str) -> None:
    names = {notebook_of(ident, lang) for ident in pw.lessons()}
    there = {file.name for file in (NOTEBOOKS / lang).glob("*.ipynb")}
    assert there == {*names, COVERS[lang]}


@pytest.mark.parametrize("ident", pw.lessons())
def test_a_notebook_shows_its_own_lesson_in_its_own_language(ident: str) -> None:
    for lang in languages():
        cells = cells_of(NOTEBOOKS / lang / notebook_of(ident, lang))
        assert count(cells, f'pw.Lesson("{ident}", lang="{lang}")') == 1
        assert count(cells, "pw.Lesson(") == 1
        assert cells[0][1].startswith("# ")
        assert plan_of(ident).question[lang] in cells[0][1]


@pytest.mark.parametrize("ident", pw.lessons())
def test_both_languages_have_the_same_cells(ident: str) -> None:
    """The same kinds in the same order, with as many boards and exercises."""
    spanish, english = (cells_of(NOTEBOOKS / one / notebook_of(ident, one)) for one in languages())
    assert [kind for kind, _ in spanish] == [kind for kind, _ in english]
    for call in ("pw.Lesson(", "pw.Board(", "pw.Game", "pw.every_rule(", "pw.check("):
        assert count(spanish, call) == count(english, call), call


@pytest.mark.parametrize("file", EVERY)
def test_links_lead_to_what_there_is(file: Path) -> None:
    """Those to other files of the repository; none leads out of the folder of notebooks."""
    texts = [source for kind, source in cells_of(file) if kind == "markdown"]
    links = [link for text in texts for link in LINK.findall(text) if not OUTSIDE.match(link)]
    if file.name in COVERS.values():
        assert len(links) > len(pw.lessons())
    for link in links:
        target = (file.parent / link).resolve()
        assert target.is_file(), link
        assert NOTEBOOKS.resolve() in target.parents


def test_every_statement_is_shown_by_a_lesson() -> None:
    """The playing time excepted. As long as lessons are missing: those of the games they are on."""
    unshown = {ident for ident, own in shown_by().items() if not own} - {PLAYING_TIME}
    if len(pw.lessons()) >= PLANNED:
        assert unshown == set()
        return
    assert {ident for ident in unshown if ident[:3] in ("CLA", "TRA")} <= LATER


def test_a_lesson_shows_only_statements_that_there_are() -> None:
    """And says at its end nothing that no step has shown."""
    assert len(STATEMENTS) == 110
    for ident in pw.lessons():
        plan = plan_of(ident)
        assert set(plan.statements) <= STATEMENTS.keys()
        assert {one.statement for one in plan.learned} <= set(plan.statements), ident
