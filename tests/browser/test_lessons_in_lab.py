"""Lessons in a real JupyterLab: from the cover to the end of a lesson, by mouse and by keyboard."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from parchis_widgets.course.catalogue import plan_of
from parchis_widgets.course.paths import notebook_of
from parchis_widgets.text import languages
from tests.browser.jupyterlab import open_notebook, run_all, wait_until_idle
from tests.browser.taking import KeyTaker, MouseTaker
from tools.write_course import COVERS

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.jupyterlab import LabServer

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
SAMPLE = [("barreras", "es"), ("meta", "en")]
"""What the ordinary run takes: all lessons are taken in the long one."""


def shown(page: Page, server: LabServer, ident: str, lang: str) -> Locator:
    """Show a lesson in a notebook of its own; give its widget."""
    server.write(
        f"lesson_{ident}_{lang}.ipynb",
        "import parchis_widgets as pw",
        f'lesson = pw.Lesson("{ident}", lang="{lang}"); lesson',
        "print(lesson.state, lesson.code)",
    )
    open_notebook(page, server, f"lesson_{ident}_{lang}.ipynb")
    run_all(page)
    return page.locator(".pw").first


def told(page: Page) -> str:
    """Run the last cell again; give what it prints: Python knows what was done on the page."""
    last = page.locator(".jp-CodeCell").last
    last.locator(".jp-InputArea").click()
    page.keyboard.press("Control+Enter")
    expect(last.locator(".jp-OutputArea-output")).to_contain_text("end ")
    return last.locator(".jp-OutputArea-output").inner_text()


@pytest.mark.parametrize(("ident", "lang"), SAMPLE)
def test_a_lesson_is_taken_with_the_mouse(
    page: Page, lab_server: LabServer, ident: str, lang: str
) -> None:
    root = shown(page, lab_server, ident, lang)
    MouseTaker(root, ident, lang).take()
    assert plan_of(ident).prefix in told(page)


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("ident", pw.lessons())
def test_every_lesson_is_taken_with_the_mouse(
    page: Page, lab_server: LabServer, ident: str, lang: str
) -> None:
    root = shown(page, lab_server, ident, lang)
    MouseTaker(root, ident, lang).take()
    assert plan_of(ident).prefix in told(page)


def test_a_whole_lesson_is_taken_with_the_keyboard_alone(page: Page, lab_server: LabServer) -> None:
    """Tab leads from the notebook into it; the host hears none of the keys."""
    root = shown(page, lab_server, "barreras", "es")
    cells = page.locator(".jp-Cell").count()
    page.locator(".jp-CodeCell").nth(1).locator(".jp-InputArea").click()
    page.keyboard.press("Escape")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.pw') !== null"):
            break
    KeyTaker(root, "barreras", "es").take()
    assert page.locator(".jp-Cell").count() == cells
    code = root.locator(".pw-card output").inner_text()
    assert code in told(page)


@pytest.mark.parametrize("lang", languages())
def test_from_the_cover_a_card_leads_to_a_lessons_notebook(
    page: Page, lab_server: LabServer, lang: str
) -> None:
    """In a tab of its own; the lesson in it can be begun."""
    ident = pw.lessons()[1]
    folder = lab_server.root / lang
    folder.mkdir(exist_ok=True)
    for name in (COVERS[lang], notebook_of(ident, lang)):
        shutil.copy(NOTEBOOKS / lang / name, folder)
    open_notebook(page, lab_server, f"{lang}/{COVERS[lang]}")
    run_all(page)
    card = page.locator(f"[data-lesson={ident}]")
    with page.context.expect_page() as opening:
        card.click()
    opened = opening.value
    wait_until_idle(opened)
    assert opened.url.endswith(f"/{lang}/{notebook_of(ident, lang)}")
    heading = opened.locator(".jp-MarkdownCell h1").first
    expect(heading).to_contain_text(plan_of(ident).title[lang])
    run_all(opened)
    expect(opened.locator(".pw-dot").first).to_be_visible()
