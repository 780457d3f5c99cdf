"""The glossary on its page: a word that is chosen lights up, by mouse, by keyboard, alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from parchis_widgets.course.glossary import WORDS
from tests.browser.axe import violations
from tests.browser.live_course import LiveCourse

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def words(
    page: Page, *, width: str = "900px", lang: str = "es", theme: str = "light"
) -> LiveCourse[pw.Glossary]:
    """Show the glossary."""
    return LiveCourse(page, pw.Glossary(lang=lang, theme=theme), width=width)  # type: ignore[arg-type]


def lit(page: Page) -> Locator:
    """Give what is framed on the board."""
    return page.locator(".pw-lit-board .pw-lit")


@pytest.mark.parametrize(
    ("word", "frames"),
    [
        ("home", 4),
        ("start", 4),
        ("safe", 12),
        ("column", 28),
        ("goal", 4),
        ("barrier", 1),
        ("capture", 2),
        ("count_20", 21),
        ("count_10", 11),
        ("charkoni", 1),
        ("castle", 12),
        ("grace", 2),
        ("queen", 1),
        ("merged", 1),
        ("cowries", 0),
        ("long_dice", 0),
    ],
)
def test_a_word_lights_up_its_places(page: Page, word: str, frames: int) -> None:
    words(page)
    page.locator(f"[data-word={word}]").click()
    expect(page.locator(f"[data-word={word}]")).to_have_attribute("aria-selected", "true")
    expect(lit(page)).to_have_count(frames)
    drawn = page.locator(".pw-lit-board svg").bounding_box()
    assert drawn
    for frame in lit(page).all():
        box = frame.bounding_box()
        assert box
        assert box["x"] >= drawn["x"] - 1
        assert box["x"] + box["width"] <= drawn["x"] + drawn["width"] + 1
    told = "no tiene sitio" if frames == 0 else "está iluminado"
    expect(page.locator(".pw-meaning")).to_contain_text(told, ignore_case=True)


def test_every_word_has_its_meaning_its_other_names_and_its_statements(page: Page) -> None:
    shown = words(page)
    for told in shown.widget.glossary["words"]:
        page.locator(f"[data-word={told['id']}]").click()
        meaning = page.locator(".pw-meaning")
        expect(meaning.locator("h4")).to_have_text(told["name"])
        expect(meaning).to_contain_text(told["text"])
        if told["also"]:
            expect(meaning).to_contain_text(told["also"])
        expect(meaning.locator(".pw-chip")).to_have_text([ident for ident, _ in told["cited"]])


def test_a_pill_opens_what_the_source_says(page: Page) -> None:
    words(page)
    page.locator("[data-word=barrier]").click()
    page.locator(".pw-meaning .pw-chip").first.click()
    expect(page.locator(".pw-statement")).to_contain_text("Dos fichas de un mismo color")
    expect(page.locator(".pw-statement")).to_contain_text("CLA-16")
    page.locator(".pw-meaning .pw-chip").first.click()
    expect(page.locator(".pw-statement")).to_have_count(0)


def test_the_keyboard_alone_goes_through_the_words(page: Page) -> None:
    """One tab stop for all words; arrows, Home and End choose and say; then the statements."""
    shown = words(page)
    page.keyboard.press("Tab")
    expect(page.locator("[data-word=home]")).to_be_focused()
    for key, word in (
        ("ArrowRight", "start"),
        ("ArrowDown", "safe"),
        ("ArrowLeft", "start"),
        ("ArrowUp", "home"),
        ("ArrowUp", WORDS[-1].id),
        ("ArrowDown", "home"),
        ("End", WORDS[-1].id),
        ("Home", "home"),
    ):
        page.keyboard.press(key)
        expect(page.locator(f"[data-word={word}]")).to_be_focused()
        expect(page.locator("[aria-selected=true]")).to_have_attribute("data-word", word)
    assert shown.spoken.startswith("casa: La esquina redonda")
    assert shown.spoken.endswith("En el tablero está iluminado.")
    page.keyboard.press("Tab")
    expect(page.locator(".pw-meaning .pw-chip").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".pw-statement")).to_be_visible()
    expect(page.locator(".pw-meaning .pw-chip").first).to_be_focused()


def test_it_needs_no_kernel(page: Page) -> None:
    shown = words(page)
    shown.lose_python()
    page.locator("[data-word=castle]").click()
    expect(lit(page)).to_have_count(12)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, theme: str) -> None:
    words(page, theme=theme)
    assert violations(page) == []
    page.locator("[data-word=castle]").click()
    page.locator(".pw-meaning .pw-chip").first.click()
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["es", "en"])
def test_on_a_telephone_nothing_is_cut(page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    words(page, width="344px", lang=lang)
    for word in WORDS:
        page.locator(f"[data-word={word.id}]").click()
        assert page.evaluate("document.documentElement.scrollWidth <= 360")
    for target in page.locator(".pw-word").all():
        box = target.bounding_box()
        assert box
        assert box["height"] >= 44
