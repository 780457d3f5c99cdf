"""Widgets of several kinds on one page: none changes how another one looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.harness import STATIC
from tests.browser.states import show

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

BOXES = """() => [...document.querySelectorAll(".pw, .pw :not(svg *)")].map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const {color, backgroundColor, display} = getComputedStyle(one);
  const name = `${one.tagName} ${one.getAttribute("class") ?? ""}`;
  const box = [x, y, width, height].map(Math.round);
  return [name, box, color, backgroundColor, display].join(" ");
})"""


@pytest.mark.parametrize("width", ["360px", "900px"])
@pytest.mark.parametrize("state", ["refused", "half played", "cloth throws added"])
@pytest.mark.parametrize("other", ["rules", "compare", "editor"])
def test_a_board_looks_as_ever_beside_widgets_of_another_kind(
    page: Page, other: str, state: str, width: str
) -> None:
    """Their styles hold in the whole page, and come after the board's."""
    show(page, state, width=width)
    before = page.evaluate(BOXES)
    page.add_style_tag(path=STATIC / f"{other}.css")
    assert [one for one in page.evaluate(BOXES) if one not in before] == []
