"""What is clicked measures 44 px and more, at normal size, on a board of 900 px."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.states import show

if TYPE_CHECKING:
    from playwright.sync_api import Page

LEAST = 44
# An element's hit area: how far from its middle a click still reaches it, in each direction.
REACHES = """
(all) => all.map((one) => {
  const inside = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.closest("label")?.control === one);
  };
  one.scrollIntoView({block: "center"});
  const {x, y, width, height} = one.getBoundingClientRect();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const far = (dx, dy) => {
    let step = 0;
    while (step < 200 && inside(middleX + dx * step, middleY + dy * step)) step += 0.5;
    return step;
  };
  const name = one.getAttribute("aria-label") || one.textContent || one.name;
  return {name, width: far(1, 0) + far(-1, 0), height: far(0, 1) + far(0, -1)};
})
"""
BUTTONS = ".pw-page :is(button:not(.pw-chip), input):visible"
STATES = (
    "statement opened", "earlier ply", "asked among moves", "new game", "cloth throws added",
)  # fmt: skip
"""States that among them have every button, row, token and field."""


def small(page: Page, what: str, least: float = LEAST) -> list[dict[str, Any]]:
    """Give what is smaller than it should be to hit."""
    measured: list[dict[str, Any]] = page.locator(what).evaluate_all(REACHES)
    assert measured
    return [one for one in measured if min(one["width"], one["height"]) < least]


@pytest.mark.parametrize("state", STATES)
def test_every_button_row_and_field_can_be_hit(page: Page, state: str) -> None:
    """Measured where clicks go, not where ink is."""
    show(page, state)
    assert small(page, BUTTONS) == []


def test_a_statements_number_is_larger_to_hit_than_to_see(page: Page) -> None:
    """It stands in a line of text, which WCAG excepts: as high as 44 px, wide as it is written."""
    show(page, "statement opened")
    chips = page.locator(".pw-chip")
    for chip in chips.evaluate_all(REACHES):
        assert chip["width"] >= LEAST, chip
        assert chip["height"] >= 24, chip
    seen = chips.first.bounding_box()
    assert seen
    assert chips.first.evaluate_all(REACHES)[0]["height"] >= min(LEAST, seen["height"] + 20)


@pytest.mark.parametrize("dx, dy", [(20, 0), (-20, 0), (0, 20), (0, -20), (14, 14)])  # noqa: PT006
@pytest.mark.parametrize("state", ["moves offered", "cloth throws to use"])
def test_a_click_20_px_beside_a_movable_piece_chooses_it(
    page: Page, state: str, dx: int, dy: int
) -> None:
    """Whether it stands alone; squares are smaller than a fingertip."""
    show(page, state)
    for at in range(page.locator(".pw-movable").count()):
        piece = page.locator(".pw-movable").nth(at)
        box = piece.locator(".pw-hit").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2 + dx, box["y"] + box["height"] / 2 + dy
        if not free(page, x, y):
            continue
        page.mouse.click(x, y)
        expect(piece).to_have_attribute("aria-pressed", "true")
        return
    pytest.fail("no movable piece has room beside it")


def free(page: Page, x: float, y: float) -> bool:
    """Tell whether no other piece is hit there, nor lies nearer."""
    nearest = page.locator("[data-piece]").evaluate_all(
        """(all, [x, y]) => all
          .map((one) => {
            const box = one.querySelector(".pw-hit").getBoundingClientRect();
            return Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
          })
          .sort((one, other) => one - other)""",
        [x, y],
    )
    return bool(nearest[0] > 15 and nearest[1] > 40)
