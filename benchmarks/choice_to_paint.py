"""How long a choice on a comparison takes to its painted answer, beside a click on the board.

In a real JupyterLab, within the page: a card chosen at the parting of two rulesets, after which all
that follows is played anew, and in turn a throw on a board. Each begins when nothing of the other
is left to do. The aim is a ratio of the medians of
1.3 at most.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from click_to_paint import (
    WARM_UP,
    launch,
    line,
    milliseconds,
    open_notebook,
    run_all,
    running_lab,
    sync_playwright,
    until_throw,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

AIM = 1.3
CELL = """
import parchis_widgets as pw
from IPython.display import display
compared = pw.Compare(None, ["clasico", "tradicional"], seed=7, players=4)
display(compared, pw.Board(pw.Game("clasico", seed=1)))
"""


def measured(page: Page, choices: int) -> Iterator[tuple[float, float]]:
    """Choose one card and then another, and throw in between; give both times."""
    compared, board = page.locator(".pw-compare"), page.locator(".pw:not(.pw-compare)")
    chance, throw = random.Random(1), board.locator("[data-action=throw]")
    compared.locator("[data-action=parting]").click()
    cards = compared.locator(".pw-cmp-side").first.locator("[data-card]")
    for number in range(choices):
        card = cards.nth(1 + number % 2)
        until_throw(board, chance)
        chosen = milliseconds(page, card, compared, "data-revision")
        # What follows from the choice is fetched afterwards: the board is not to wait for it.
        compared.and_(page.locator("[data-whole=true]")).wait_for()
        yield chosen, milliseconds(page, throw, board, "data-revision")


def times(choices: int) -> list[tuple[float, float]]:
    """Measure in a JupyterLab of its own."""
    with (
        tempfile.TemporaryDirectory() as home,
        running_lab(Path(home)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright.chromium)
        page = browser.new_page(
            viewport={"width": 1280, "height": 2400}, reduced_motion="reduce", locale="es-ES"
        )
        server.write("choices.ipynb", CELL)
        open_notebook(page, server, "choices.ipynb")
        run_all(page)
        found = list(measured(page, WARM_UP + choices))[WARM_UP:]
        browser.close()
    return found


def main() -> None:
    """Print a line for the choice, one for the throw, and their ratio."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--choices", type=int, default=30)
    compared, board = zip(*times(arguments.parse_args().choices), strict=True)
    print(f"{'':12}{'median ms':>10}{'p90 ms':>10}{'least ms':>10}")
    print(line("choice", list(compared)))
    print(line("throw", list(board)))
    ratio = statistics.median(compared) / statistics.median(board)
    print(f"ratio: {ratio:.2f} (aim: {AIM})")


if __name__ == "__main__":
    main()
