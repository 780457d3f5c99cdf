"""The board's size and that of what lies around it stay as they are while a game goes on."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import parchis_widgets as pw
from tests.browser.live import LiveBoard
from tests.game.play import step

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

BOXES = """
(traits) => {
  update(traits);
  return new Promise((told) => setTimeout(() => told([".pw", ".pw-board", ".pw-timeline"].map(
    (name) => { const box = document.querySelector(name).getBoundingClientRect();
                return [box.x, box.y, box.width, box.height].map(Math.round).join(); })), 0));
}
"""


def boxes(page: Page, ruleset: str, width: int, plies: int = 60) -> list[set[str]]:
    """Play a game, and give the boxes that view, board and timeline have had."""
    page.set_viewport_size({"width": width + 16, "height": 900})
    game, chooser = pw.Game(ruleset, seed=4), random.Random(4)
    board = LiveBoard(page, pw.Board(game), width="auto")
    seen = []
    while game.ply < plies:
        step(game, chooser)
        seen.append(page.evaluate(BOXES, board.traits()))
    return [set(those) for those in zip(*seen, strict=True)]


@pytest.mark.parametrize("width", [660, 900])
def test_nothing_jumps_beside_a_wide_board(page: Page, width: int) -> None:
    """Not by a pixel, whatever the panel and the timeline have to say."""
    assert [len(those) for those in boxes(page, "clasico", width)] == [1, 1, 1]


@pytest.mark.parametrize(
    ("ruleset", "width"), [("clasico", 320), ("pachisi", 320), ("chaupar", 900)]
)
def test_the_board_itself_never_jumps(page: Page, ruleset: str, width: int) -> None:
    """In one column, and with several throws, what lies below it may."""
    assert len(boxes(page, ruleset, width)[1]) == 1


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (3840, 2160)])
def test_a_large_board_grows_with_the_projector(page: Page, width: int, height: int) -> None:
    """With its words; it shares the window's height with the timeline and the notebook."""
    page.set_viewport_size({"width": width, "height": height})
    LiveBoard(page, pw.Board("clasico", seed=1, large=True), width="auto")
    box = page.locator(".pw-board").bounding_box()
    assert box is not None
    assert 0.55 * height < box["height"] < 0.8 * height
    size = page.locator(".pw-page").evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
    assert size / height > 0.02
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("width", [244, 320, 660, 711, 900])
def test_the_turn_is_told_in_one_line(page: Page, width: int, lang: str) -> None:
    """As wide as the hosts' columns are: JupyterLab and Notebook 7 in a phone's window, marimo."""
    game = pw.Game("clasico", starter="Y", seed=1)
    game.throw(5)
    LiveBoard(page, pw.Board(game, lang=lang), width=f"{width}px")
    name = page.locator(".pw-who .pw-big").bounding_box()
    die = page.locator(".pw-dice").bounding_box()
    assert name is not None
    assert die is not None
    assert die["y"] < name["y"] + name["height"]
    assert page.locator(".pw-page").evaluate("(one) => one.scrollWidth <= one.clientWidth")
