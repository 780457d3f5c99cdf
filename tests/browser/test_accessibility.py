"""axe-core finds nothing against the board, in any of its states and looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.states import STATES, show

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOOKS: dict[str, dict[str, Any]] = {
    "English": {"lang": "en"},
    "large": {"large": True, "width": "1320px"},
    "large and dark, other palette": {"large": True, "theme": "dark", "palette": "okabe_ito"},
    "narrow, English": {"width": "320px", "lang": "en"},
    "dark": {"theme": "dark"},
    "between": {"width": "700px", "palette": "okabe_ito"},
}
TELLING = ("statement opened", "cloth throws added")
"""States that hold much: what they share with the others need not be seen in every look."""


@pytest.mark.parametrize("state", STATES)
def test_no_state_breaks_a_rule(page: Page, state: str) -> None:
    """WCAG 2 at A and AA, and what else a widget can do; in two looks that share nothing."""
    board = show(page, state)
    assert violations(page) == []
    board.update(options={"lang": "es", "palette": "okabe_ito", "theme": "dark", "large": False})
    page.locator("body > div").evaluate("one => { one.style.width = '320px'; }")
    expect(board.root).to_have_attribute("data-theme", "dark")
    assert violations(page) == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("state", TELLING)
def test_no_look_breaks_a_rule(page: Page, state: str, look: str) -> None:
    """Themes, palettes, sizes and languages one by one."""
    show(page, state, **LOOKS[look])
    assert violations(page) == []


def test_two_boards_on_a_page_break_no_rule(page: Page) -> None:
    """Such as an id that is there twice."""
    show(page, "statement opened")
    page.evaluate("addView(document.body)")
    assert violations(page) == []


def test_a_fault_would_be_found(page: Page) -> None:
    """A button without a name, and letters too pale."""
    board = show(page, "moves offered")
    board.root.evaluate(
        """(root) => {
          root.querySelector(".pw-slider").removeAttribute("aria-label");
          root.querySelector(".pw-facts").style.color = "#ccc";
        }"""
    )
    assert {line.partition(":")[0] for line in violations(page)} == {"label", "color-contrast"}
