"""The cover and a lesson in every host: a card a lesson; a bet, a refusal, a solved step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.mouse import ANSWER_MS

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.hosts import Host

pytestmark = pytest.mark.browser

CELLS = (
    "import parchis_widgets as pw",
    'pw.Course(lang="es")',
    'pw.Lesson("barreras", lang="es")',
)


def test_a_lesson_is_taken(page: Page, host: Host) -> None:
    cover = host.show(page, *CELLS)
    expect(cover.locator("[data-lesson=barreras]")).to_have_attribute(
        "href", "02_barreras.ipynb", timeout=ANSWER_MS
    )
    lesson = page.locator(".pw-in-lesson")
    lesson.locator("[data-answer]").first.click()
    expect(lesson).to_contain_text("Tu apuesta", timeout=ANSWER_MS)
    lesson.locator("[data-piece=Y1]").click()
    expect(lesson).to_contain_text("hay una barrera roja en la casilla 11", timeout=ANSWER_MS)
    lesson.locator("[data-piece=Y2]").click()
    lesson.locator("[data-target]").first.click()
    expect(lesson).to_contain_text("no hay ninguna barrera", timeout=ANSWER_MS)
    lesson.locator("[data-action=next]").click()
    expect(lesson).to_contain_text("encerrada detrás de tu barrera", timeout=ANSWER_MS)
