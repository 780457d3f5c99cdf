"""The glossary on its page: a word that is chosen lights up, by mouse, by keyboard, alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from parchis_widgets.course.glossary import glossary
from tests.browser.axe import violations
from tests.browser.live_course import LiveCourse

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from parchis_widgets.course.glossary import Term


def words(
    page: Page, *, width: str = "900px", lang: str = "es", theme: str = "light"
) -> LiveCourse[pw.Glossary]:
    """Show the glossary."""
    return LiveCourse(page, pw.Glossary(lang=lang, theme=theme), width=width)  # type: ignore[arg-type]


@pytest.mark.parametrize("term", glossary(), ids=lambda term: term.id)
def test_a_word_lights_up_its_places(page: Page, term: Term) -> None:
    """On each of its boards: squares, homes and goals, pieces; what has no place is told so."""
    words(page)
    page.locator(f"[data-word={term.id}]").click()
    expect(page.locator(f"[data-word={term.id}]")).to_have_attribute("aria-selected", "true")
    boards = page.locator(".pw-lit-board .pw-detail")
    expect(boards).to_have_count(len(term.families))
    for board, family in zip(boards.all(), term.families, strict=True):
        expect(board.locator(".pw-lit")).to_have_count(frames_of(term, family))
        drawn = box_of(board)
        for frame in board.locator(".pw-lit").all():
            left, right = box_of(frame)
            assert drawn[0] - 1 <= left < right <= drawn[1] + 1
    told = "está iluminado" if term.families else "No tiene sitio"
    expect(page.locator(".pw-meaning")).to_contain_text(told)


def frames_of(term: Term, family: str) -> int:
    """Count what is to be framed; on the cloth homes and goals are one, the Charkoni."""
    lit = term.lit(family)
    areas = len(lit.homes + lit.goals)
    return len(lit.squares) + len(lit.pieces) + (min(areas, 1) if family == "pachisi" else areas)


def box_of(drawn: Locator) -> tuple[float, float]:
    """Give where something begins and ends."""
    box = drawn.bounding_box()
    assert box
    return box["x"], box["x"] + box["width"]


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
    expect(page.locator("[data-word=square]")).to_be_focused()
    last = page.locator(".pw-word").last.get_attribute("data-word")
    for key, word in (
        ("ArrowRight", "piece"),
        ("ArrowDown", "home"),
        ("ArrowLeft", "piece"),
        ("ArrowUp", "square"),
        ("ArrowUp", last),
        ("ArrowDown", "square"),
        ("End", last),
        ("Home", "square"),
    ):
        page.keyboard.press(key)
        expect(page.locator(f"[data-word={word}]")).to_be_focused()
        expect(page.locator("[aria-selected=true]")).to_have_attribute("data-word", word)
    assert shown.spoken.startswith("casilla: Un sitio del tablero")
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
    expect(page.locator(".pw-lit-board .pw-lit")).to_have_count(12)


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
    for word in glossary():
        page.locator(f"[data-word={word.id}]").click()
        assert page.evaluate("document.documentElement.scrollWidth <= 360")
    for target in page.locator(".pw-word").all():
        box = target.bounding_box()
        assert box
        assert box["height"] >= 44
