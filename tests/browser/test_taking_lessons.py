"""Every lesson is taken on its page from the first step to the end, with the mouse or with keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.live_lesson import LiveLesson
from tests.browser.taking import KeyTaker, MouseTaker

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.mark.parametrize("ident", pw.lessons())
def test_a_lesson_is_taken_with_the_mouse(page: Page, ident: str) -> None:
    shown = LiveLesson(page, pw.Lesson(ident, lang="es"))
    MouseTaker(shown.root, ident, "es").take()
    assert shown.lesson.state == "end"


@pytest.mark.parametrize(("ident", "lang"), [("parejas", "en"), ("seises", "es")])
def test_a_lesson_is_taken_with_the_keyboard_alone(page: Page, ident: str, lang: str) -> None:
    """Throws, passes, two pieces at once, and which of two moves is meant."""
    shown = LiveLesson(page, pw.Lesson(ident, lang=lang))
    KeyTaker(shown.root, ident, lang).take()
    assert shown.lesson.state == "end"


def test_which_of_two_moves_is_meant_is_asked_in_a_lesson_too(page: Page) -> None:
    """A bridge with the partner's piece, or its capture; the answer is not given away."""
    lesson = pw.Lesson("parejas", lang="es")
    lesson.bet(0)
    shown = LiveLesson(page, lesson)
    shown.piece("Y1").click()
    page.locator("[data-target]").click()
    expect(shown.card.locator("[data-move]")).to_have_count(2)
    assert lesson.state == "goal"
    page.keyboard.press("Escape")
    expect(shown.card.locator("[data-move]")).to_have_count(0)
    expect(shown.piece("Y1")).to_have_attribute("data-place", "9")
