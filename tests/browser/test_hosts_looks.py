"""Hosts that read from right to left, colours of the reader's own, zoom, and paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.states import show

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

OVERFLOWING = """
(root) => [...root.querySelectorAll("*")].filter((one) => {
  const {left, right, width} = one.getBoundingClientRect();
  const frame = root.getBoundingClientRect();
  return width > 1 && !one.closest("svg") && (left < frame.left - 1 || right > frame.right + 1);
}).map((one) => one.className)
"""


@pytest.mark.parametrize("width", ["360px", "auto"])
@pytest.mark.parametrize("state", ["refused", "half played", "cloth throws added"])
def test_a_host_that_reads_from_right_to_left_changes_nothing_inside(
    page: Page, state: str, width: str
) -> None:
    """Slider, marks and text run as the languages do that are written there."""
    show(page, state, width=width)
    where = "(one) => { const b = one.getBoundingClientRect(); return [b.width, b.height]; }"
    before = [one.evaluate(where) for one in page.locator(".pw-page > *").all()]
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert [one.evaluate(where) for one in page.locator(".pw-page > *").all()] == before
    assert page.locator(".pw").evaluate(OVERFLOWING) == []
    board, panel = (
        page.locator(".pw-board").bounding_box(),
        page.locator(".pw-panel").bounding_box(),
    )
    assert board is not None
    assert panel is not None
    assert board["x"] <= panel["x"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_in_the_readers_own_colours_what_is_current_has_a_frame(page: Page) -> None:
    """The throw on the cowries' table, the row, the tokens picked; and the slider is seen."""
    page.emulate_media(forced_colors="active")
    show(page, "cloth throws added")
    style = "(one) => getComputedStyle(one).outlineStyle"
    for current in (
        ".pw-table [aria-current=true]",
        ".pw-row[aria-current]",
        ".pw-token[aria-pressed=true]",
    ):
        assert page.locator(current).first.evaluate(style) == "solid", current
    track = page.locator(".pw-slider")
    assert track.evaluate("(one) => getComputedStyle(one).forcedColorAdjust") == "none"
    expect(track).to_be_visible()


@pytest.mark.parametrize("state", ["refused", "cloth throws added", "new game"])
def test_at_twice_the_size_nothing_is_cut_off(page: Page, state: str) -> None:
    """A window of 1280 px is then one of 640."""
    page.set_viewport_size({"width": 640, "height": 450})
    show(page, state, width="auto")
    assert page.locator(".pw").evaluate(OVERFLOWING) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 640


@pytest.mark.parametrize("state", ["refused", "half played", "cloth throws added"])
def test_on_paper_are_the_board_and_what_is_said(page: Page, state: str) -> None:
    """In light colours; no button and no slider."""
    show(page, state, theme="dark")
    page.emulate_media(media="print")
    expect(page.locator(".pw")).to_have_attribute("data-theme", "light")
    expect(page.locator(".pw-board svg")).to_be_visible()
    expect(page.locator(".pw-card")).to_be_visible()
    for name in (".pw-buttons", ".pw-slider", ".pw-footer button"):
        for one in page.locator(name).all():
            expect(one).to_be_hidden()
    assert page.locator(".pw").evaluate(OVERFLOWING) == []
