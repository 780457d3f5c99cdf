"""A board has a width of its own wherever it stands, and takes no more than there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from tests.browser.harness import BoardPage
from tests.browser.live import LiveBoard
from tests.browser.live_editor import LiveEditor
from tests.browser.states import played, show

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

PLACES = {
    "HBox": "display: flex; flex-direction: row; overflow: auto",
    "VBox": "display: flex; flex-direction: column; align-items: flex-start",
    "Box": "display: inline-flex",
    "GridBox": "display: grid; justify-items: start",
    "float": "float: left",
    "table": "display: table",
}
PUT = """
([css, count]) => {
  document.body.replaceChildren();
  const place = document.createElement("div");
  place.style.cssText = css;
  document.body.append(place);
  for (let n = 0; n < count; n++) window.addView(place);
  return [...place.querySelectorAll(".pw")].map((one) => {
    const {x, y, width} = one.getBoundingClientRect();
    return [x, y, width].map(Math.round);
  });
}
"""
SCROLLED = """
() => [...document.querySelectorAll("*")].filter((one) => {
  const {overflowX, overflowY} = getComputedStyle(one);
  return (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight)
    || (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth);
}).map((one) => one.className)
"""
OVERFLOW = """
() => {
  const {documentElement: page} = document;
  const root = document.querySelector(".pw").getBoundingClientRect();
  const bottom = Math.ceil(root.bottom + scrollY) + 8;
  return [page.scrollWidth - page.clientWidth, page.scrollHeight - Math.max(innerHeight, bottom)];
}
"""


def put(page: Page, place: str, count: int = 1) -> list[list[int]]:
    """Put boards into a place as ipywidgets lays it out, and give where each is and how wide."""
    found: list[list[int]] = page.evaluate(PUT, [PLACES[place], count])
    return found


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("window", "width"), [(1280, 1040), (700, 684), (360, 344)])
def test_a_board_has_a_width_of_its_own(page: Page, place: str, window: int, width: int) -> None:
    """As wide as it likes, or as there is room."""
    page.set_viewport_size({"width": window, "height": 800})
    BoardPage(page, width="auto")
    assert [one[2] for one in put(page, place)] == [width]
    assert page.evaluate("document.documentElement.scrollWidth") == window


@pytest.mark.parametrize("place", ["HBox", "Box"])
def test_two_boards_side_by_side_share_the_room(page: Page, place: str) -> None:
    BoardPage(page, width="auto")
    (x1, y1, one), (x2, y2, other) = put(page, place, 2)
    assert one == other == 632
    assert y1 == y2
    assert x2 == x1 + one


def test_an_editor_has_a_width_of_its_own_as_well(page: Page) -> None:
    LiveEditor(page, pw.Editor(), width="auto")
    assert [one[2] for one in put(page, "HBox")] == [1040]


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("width", ["860px", "auto"])
def test_a_whole_answer_is_seen_at_once(page: Page, lang: str, width: str) -> None:
    """Verdict, what would change it, other rules, what can be played; nothing is scrolled to."""
    page.set_viewport_size({"width": 1280, "height": 720})
    show(page, "refused", lang=lang, width=width)
    parts = ".pw-verdict", "[data-part=would]", "[data-part=elsewhere]", ".pw-moves"
    for part in parts:
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 720, part
    assert page.evaluate(SCROLLED) == []


STATES = "waiting for a throw", "refused", "statement opened", "cloth targets", "game over"


@pytest.mark.parametrize("width", [320, 660, 900])
@pytest.mark.parametrize("state", STATES)
def test_nothing_overflows_and_at_most_one_thing_scrolls(
    page: Page, state: str, width: int
) -> None:
    """No scrollbar within a scrollbar, and not a pixel for what is only heard."""
    page.set_viewport_size({"width": width + 16, "height": 800})
    show(page, state, width="auto")
    assert max(page.evaluate(OVERFLOW)) <= 0
    assert len(page.evaluate(SCROLLED)) <= 1


@pytest.mark.parametrize("ruleset", ["clasico", "pachisi"])
@pytest.mark.parametrize(
    ("window", "beside"),
    [((1920, 1080), 0), ((1920, 1080), 320), ((3840, 2160), 0), ((1280, 800), 0)],
)
def test_a_large_board_and_its_timeline_fit_the_window(
    page: Page, ruleset: str, window: tuple[int, int], beside: int
) -> None:
    """With what a notebook has above and below, with and without its file browser."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    options: dict[str, Any] = {"large": True}
    LiveBoard(page, pw.Board(played(ruleset, 60)(), **options), width="auto")
    page.add_style_tag(content=f"body {{ margin-left: {beside}px !important }}")
    root = page.locator(".pw").bounding_box()
    timeline = page.locator(".pw-timeline").bounding_box()
    board = page.locator(".pw-board").bounding_box()
    assert root is not None
    assert timeline is not None
    assert board is not None
    hosts_own = 120
    assert timeline["y"] + timeline["height"] - root["y"] <= window[1] - hosts_own
    assert board["height"] >= 0.5 * window[1]
