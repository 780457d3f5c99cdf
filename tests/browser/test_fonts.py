"""The board looks the same whatever fonts a machine has, for it types no sign that few have."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.chromium import launch
from tests.browser.conftest import PAGE_OPTIONS
from tests.browser.live_editor import LiveEditor
from tests.browser.pictures import MOST, difference, reference, take
from tests.browser.states import show
from tests.signs import rare_signs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

NO_FONTS = "<fontconfig><cachedir>{}</cachedir></fontconfig>"
TYPED = """() => {
  const texts = document.createTreeWalker(document.querySelector(".pw"), NodeFilter.SHOW_TEXT);
  const typed = [];
  while (texts.nextNode())
    if (!texts.currentNode.parentElement.closest(".pw-heard")) typed.push(texts.currentNode.data);
  return typed.join(" ");
}"""


@pytest.fixture(scope="module")
def fontless(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Give a Chromium that finds no font on the machine, nor how letters are drawn there."""
    folder = tmp_path_factory.mktemp("fonts")
    (folder / "fonts.conf").write_text(NO_FONTS.format(folder / "cache"), encoding="utf-8")
    chromium = launch(browser.browser_type, FONTCONFIG_FILE=str(folder / "fonts.conf"))
    yield chromium
    chromium.close()


@pytest.mark.parametrize("name", ["refusal", "dark", "cloth"])
def test_the_pictures_are_the_same_on_a_machine_without_fonts(fontless: Browser, name: str) -> None:
    """Those with most words: one that another font makes longer would move those after it."""
    context = fontless.new_context(**PAGE_OPTIONS)
    picture = take(context.new_page(), name)
    context.close()
    assert difference(picture, reference(name)) < MOST


@pytest.mark.parametrize("state", ["refused", "half played", "earlier ply", "cloth throws added"])
def test_a_board_types_only_what_every_font_has(page: Page, state: str) -> None:
    """Arrows and ticks are drawn."""
    show(page, state)
    assert rare_signs(page.evaluate(TYPED)) == set()
    expect(page.locator(".pw-glyph").first).to_be_visible()


def test_the_editor_types_only_what_every_font_has(page: Page) -> None:
    """The tick of who plays is drawn."""
    LiveEditor(page, pw.Editor())
    assert rare_signs(page.evaluate(TYPED)) == set()
    expect(page.locator(".pw-swatch .pw-glyph")).to_have_count(4)


def test_an_arrow_is_still_heard_and_copied(page: Page) -> None:
    """A move reads as it did when its arrow was typed."""
    show(page, "half played")
    rows = page.locator(".pw-row-text", has=page.locator(".pw-glyph"))
    expect(rows.last).to_have_text("A3 5 → 7")
