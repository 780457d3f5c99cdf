"""The course's site, served from a bare folder with every other host out of reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.conftest import ELSEWHERE
from tests.browser.lite import START_MS, open_lite, serving
from tools.site.build import build_live

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

LIMIT = 60 * 1024 * 1024


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build it, but for the pages to read."""
    folder = tmp_path_factory.mktemp("site")
    build_live(folder)
    return folder


@pytest.fixture
def url(site: Path, tmp_path: Path, page: Page) -> Iterator[str]:
    """Serve it; what a page asks of any other host is written down and refused."""
    asked: list[str] = []

    def refuse(route: object) -> None:
        asked.append(route.request.url)  # type: ignore[attr-defined]
        route.abort()  # type: ignore[attr-defined]

    page.context.route(ELSEWHERE, refuse)
    page.set_default_timeout(START_MS)
    with serving(site, tmp_path / "server.log") as address:
        yield address
    assert asked == []


def test_the_site_fits_on_a_stick(site: Path) -> None:
    assert sum(file.stat().st_size for file in site.rglob("*") if file.is_file()) < LIMIT


def test_its_first_page_leads_to_the_first_notebook(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("link", name="Empezar en español").click()
    heading = page.get_by_role("heading", name="Parchís, y de dónde viene").first
    expect(heading).to_be_visible(timeout=START_MS)


def test_three_notebooks_play_teach_and_compare(page: Page, url: str) -> None:
    """One after the other, as a class goes through them."""
    plays_on_the_board(page, url)
    solves_a_step(page, url)
    compares_two_rulesets(page, url)


def plays_on_the_board(page: Page, url: str) -> None:
    board = open_lite(page, url, "es/01_tu_primera_partida.ipynb").last
    expect(board.locator(".pw-ply")).to_have_text("0 / 0")
    board.locator("[data-action=throw]").click()
    expect(board.locator(".pw-ply")).to_have_text("1 / 1")


def solves_a_step(page: Page, url: str) -> None:
    lesson = open_lite(page, url, "es/02_barreras.ipynb").first
    lesson.locator("[data-answer]").first.click()
    lesson.locator("[data-piece=Y2]").click()
    lesson.locator("[data-target]").first.click()
    expect(lesson.locator(".pw-panel .pw-card")).to_contain_text("no hay ninguna barrera")


def compares_two_rulesets(page: Page, url: str) -> None:
    open_lite(page, url, "en/09_two_rulebooks.ipynb")
    parting = pw.compare(None, ["clasico", "tradicional"], seed=3, players=2).parting
    assert parting
    expect(page.get_by_text(parting.text("en"))).to_be_visible()
