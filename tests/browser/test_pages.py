"""The course as pages to read, opened from files: no server, no network, no Python."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import nbformat
import pytest
from playwright.sync_api import expect

from tests.browser.test_without_kernel import CELLS, steps_without_python
from tools.site.pages import write_pages

if TYPE_CHECKING:
    from playwright.sync_api import Page

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
FIRST = "01_tu_primera_partida"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write two notebooks as pages: the course's first, and one with a game that has begun."""
    notebooks = tmp_path_factory.mktemp("notebooks")
    (notebooks / "es").mkdir()
    shutil.copy2(NOTEBOOKS / "es" / f"{FIRST}.ipynb", notebooks / "es")
    cells = [nbformat.v4.new_code_cell(cell) for cell in CELLS]
    cells.append(nbformat.v4.new_markdown_cell(f"[La primera]({FIRST}.ipynb)"))
    nbformat.write(nbformat.v4.new_notebook(cells=cells), notebooks / "es" / "game.ipynb")
    folder = tmp_path_factory.mktemp("pages")
    write_pages(notebooks, folder)
    return folder


def test_a_board_steps_through_its_game(page: Page, pages: Path) -> None:
    page.route(re.compile("^https?:"), lambda route: route.abort())
    page.goto((pages / "es" / "game.html").as_uri())
    steps_without_python(page.locator(".pw"))


def test_pages_lead_to_pages_and_show_lessons(page: Page, pages: Path) -> None:
    page.goto((pages / "es" / "game.html").as_uri())
    page.get_by_role("link", name="La primera").click()
    expect(page.locator(".pw")).to_have_count(2)
    expect(page.get_by_role("heading", name="Tu primera partida").first).to_be_visible()


def test_what_all_pages_hold_lies_beside_them_once(pages: Path) -> None:
    """Bundles and styles are most of what a page is."""
    sizes = [page.stat().st_size for page in (pages / "es").glob("*.html")]
    assert len(sizes) == 2
    assert max(sizes) < 200_000
