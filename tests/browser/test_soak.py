"""A long evening: thousands of plies and hundreds of views leave nothing behind."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, NamedTuple

import pytest

import parchis_widgets as pw
from tests.browser.harness import BoardPage
from tests.browser.live import LiveBoard

if TYPE_CHECKING:
    from playwright.sync_api import Page

PLIES = 2000
EACH_GAME = 250
PLAY = """
async (plies) => {
  const board = document.querySelector(".pw");
  const buttons = () => [
    ...board.querySelectorAll("[data-action=throw]:not([aria-disabled]), [data-move]"),
    ...board.querySelectorAll("[data-action=pass]:not([hidden])"),
  ];
  for (let ply = 0; ply < plies; ply++) {
    const choices = buttons();
    if (choices.length === 0) return ply;
    choices[(ply * 7) % choices.length].click();
    await window.answered;
    await new Promise((drawn) => queueMicrotask(drawn));
  }
  return plies;
}
"""
COUNT_TIMERS = """
() => {
  window.timers = new Set();
  const [start, end] = [window.setTimeout, window.clearTimeout];
  window.setTimeout = (act, ...more) => {
    const id = start(() => { timers.delete(id); act(); }, ...more);
    timers.add(id);
    return id;
  };
  window.clearTimeout = (id) => { timers.delete(id); end(id); };
}
"""


class Kept(NamedTuple):
    """What is there after everything that can be forgotten has been."""

    heap: int
    nodes: int
    listeners: int
    python: int

    def grown(self, before: Kept) -> Kept:
        """Give what has been added to an earlier count."""
        return Kept(*(now - then for now, then in zip(self, before, strict=True)))


class Scales:
    """Weighs a page, and counts the package's objects in Python."""

    def __init__(self, page: Page) -> None:
        self.client = page.context.new_cdp_session(page)
        self.client.send("Performance.enable")
        self.client.send("HeapProfiler.enable")

    def weigh(self) -> Kept:
        """Forget what can be forgotten, and count."""
        gc.collect()
        for _ in range(2):
            self.client.send("HeapProfiler.collectGarbage")
        found = self.client.send("Performance.getMetrics")["metrics"]
        count = {one["name"]: one["value"] for one in found}
        own = [one for one in gc.get_objects() if str(type(one).__module__).startswith("parchis")]
        return Kept(
            heap=int(count["JSHeapUsedSize"]),
            nodes=int(count["Nodes"]),
            listeners=int(count["JSEventListeners"]),
            python=len(own),
        )


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["clasico"])
def test_thousands_of_plies_leave_nothing_behind(page: Page, ruleset: str) -> None:
    """Game after game on one board: page and package weigh what they did after the first."""
    board = LiveBoard(page, pw.Board(ruleset, players=2, seed=1, hints=True))
    scales, played, weights = Scales(page), 0, []
    while played < PLIES:
        played += page.evaluate(PLAY, EACH_GAME)
        board.action("new").click()
        page.locator("[name=seed]").fill(str(played))
        board.action("start").click()
        board.settle()
        assert board.board.game.ply == 0
        weights.append(scales.weigh())
    grown = weights[-1].grown(weights[0])
    print(f"{ruleset}: {played} plies, {len(weights)} games, {weights[-1]}, grown by {grown}")
    assert len(board.board.game._watchers) == 1
    assert abs(grown.nodes) < 200
    assert grown.listeners < 20
    assert grown.heap < 500_000
    assert grown.python < 500
    assert board.answers == []


@pytest.mark.slow
def test_hundreds_of_views_leave_nothing_behind(page: Page) -> None:
    """Mounted, clicked and disposed of: no listener, node or timer of theirs stays."""
    page.evaluate(COUNT_TIMERS)
    board = BoardPage(page)
    scales, weights = Scales(page), []
    listening = page.evaluate("model.listening()")
    for _ in range(2):
        page.evaluate(
            """() => {
              for (let view = 0; view < 200; view++) {
                addView(document.body);
                const last = document.body.lastElementChild;
                last.querySelector("[data-action=play-on]").click();
                last.querySelector("[data-action=back_to_game], [data-piece=Y2]").dispatchEvent(
                  new MouseEvent("click", {bubbles: true}));
                endings.pop()();
                last.remove();
              }
            }"""
        )
        weights.append(scales.weigh())
    print(f"400 views, {weights[-1]}, the last 200 grown by {weights[1].grown(weights[0])}")
    grown = weights[1].grown(weights[0])
    assert page.evaluate("model.listening()") == listening
    assert page.evaluate("timers.size") == 0
    assert board.root.count() == 1
    assert (abs(grown.nodes) < 50, grown.listeners <= 0, grown.heap < 300_000) == (True,) * 3
