"""How long a click on the board takes to its painted answer, in a real JupyterLab.

Beside it stands the least that any widget takes there: a bare button of ipywidgets whose handler
in Python changes a label. Both are clicked in turn, so that what else the machine does slows both.
Both are measured within the page: from the click's own time to the first frame that shows the
answer, that of Python: for the board the new revision, for the label its new text. The game has
some plies behind it, as a game has; between the measured throws it is played at random. The aim is
a ratio of the medians of 1.5 at most.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the JupyterLab of the tests

from tests.browser import mouse
from tests.browser.chromium import launch
from tests.browser.jupyterlab import open_notebook, run_all, running_lab

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page

AIM = 1.5
WARM_UP = 5
"""Clicks of each kind that are not counted."""
CELL = """
import random
import ipywidgets
import parchis_widgets as pw
from IPython.display import display
button, label = ipywidgets.Button(description="Bare"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
game, chance = pw.Game("{ruleset}", seed=1), random.Random(1)
while game.ply < {plies} or game.phase != "throw":
    moves = game.legal_moves()
    if game.phase == "throw":
        game.throw()
    elif moves:
        game.play(chance.choice(moves))
    else:
        game.pass_turn()
display(button, label, pw.Board(game))
"""
"""One cell for both: a click into another cell makes JupyterLab select it first."""
ARM = """
([shown, name]) => {
  const told = () => name === null ? shown.textContent : shown.getAttribute(name);
  const before = told();
  let clicked;
  addEventListener("click", (event) => { clicked = event.timeStamp; }, {capture: true, once: true});
  window.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (told() === before) return;
      observer.disconnect();
      // A frame's callbacks come before its painting, the next message after it.
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage(null);
      });
    });
    const all = {attributes: true, childList: true, characterData: true, subtree: true};
    observer.observe(shown, all);
  });
}
"""
"""Waits for a click, and then for the frame after an element's text, or attribute, is another."""


def milliseconds(page: Page, clicked: Locator, shown: Locator, attribute: str | None) -> float:
    """Click and give the time to the painted answer."""
    page.evaluate(ARM, [shown.element_handle(), attribute])
    clicked.click()
    measured: float = page.evaluate("painted")
    return measured


def until_throw(board: Locator, chance: random.Random) -> None:
    """Play at random until the next throw is due."""
    throwing = board.locator("[data-action=throw]:not([aria-disabled])")
    while not throwing.count():
        if not mouse.act(board, chance):
            raise RuntimeError("the game is over: play fewer plies before, or click less often")


def measured(page: Page, clicks: int) -> Iterator[tuple[float, float]]:
    """Click in turn on the bare button and on the board; give both times."""
    chance, board = random.Random(1), page.locator(".pw")
    throw = board.locator("[data-action=throw]")
    bare, label = page.get_by_role("button", name="Bare"), page.locator(".widget-label")
    for _ in range(clicks):
        until_throw(board, chance)
        yield (
            milliseconds(page, bare, label, None),
            milliseconds(page, throw, board, "data-revision"),
        )


def times(ruleset: str, plies: int, clicks: int) -> list[tuple[float, float]]:
    """Measure in a JupyterLab of its own."""
    with (
        tempfile.TemporaryDirectory() as home,
        running_lab(Path(home)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright.chromium)
        page = browser.new_page(
            viewport={"width": 1280, "height": 1400}, reduced_motion="reduce", locale="es-ES"
        )
        server.write("clicks.ipynb", CELL.format(ruleset=ruleset, plies=plies))
        open_notebook(page, server, "clicks.ipynb")
        run_all(page)
        found = list(measured(page, WARM_UP + clicks))[WARM_UP:]
        browser.close()
    return found


def line(name: str, found: list[float]) -> str:
    tenth = statistics.quantiles(found, n=10)[-1]
    return f"{name:12}{statistics.median(found):10.1f}{tenth:10.1f}{min(found):10.1f}"


def main() -> None:
    """Print a line for the bare button, one for the board, and their ratio."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--clicks", type=int, default=60)
    arguments.add_argument("--plies", type=int, default=100)
    arguments.add_argument("--rulesets", nargs="*", default=["clasico"])
    options = arguments.parse_args()
    for ruleset in options.rulesets:
        bare, board = zip(*times(ruleset, options.plies, options.clicks), strict=True)
        ratio = statistics.median(board) / statistics.median(bare)
        print(f"{'':12}{'median ms':>10}{'p90 ms':>10}{'least ms':>10}")
        print(line("bare button", list(bare)))
        print(line(ruleset, list(board)))
        print(f"ratio: {ratio:.2f} (aim: {AIM})", flush=True)


if __name__ == "__main__":
    main()
