"""Photograph the board in every host, to be looked at: make screenshots TO=/tmp/pictures.

Light and dark, in both languages, in three sizes: as it comes, large, and in a narrow window.
"""

from __future__ import annotations

import itertools
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.hosts import HOSTS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

POSITION = "clasico; Y 10 home*3; B home*4; R 61*2 home*2; G 58 63 home*2; turn G; throw 4"
LANGUAGES = ("es", "en")


class Size(NamedTuple):
    """A board and the window it is shown in."""

    large: bool
    width: int
    height: int


SIZES = {
    "normal": Size(False, 1280, 900),
    "large": Size(True, 1600, 1300),
    "narrow": Size(False, 360, 1300),
}
PICTURES = list(itertools.product(LANGUAGES, SIZES))


def main(folder: Path, names: list[str]) -> None:
    """Photograph the hosts of these names, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        for name, theme in itertools.product(names or HOSTS, ("light", "dark")):
            photograph(browser, name, theme, folder)
        browser.close()


def photograph(browser: Browser, name: str, theme: str, folder: Path) -> None:
    """Show a board for each picture on one page of a host, and take the pictures."""
    # The system prefers the other theme: the board is to follow the host.
    page = browser.new_page(color_scheme="dark" if theme == "light" else "light")
    with tempfile.TemporaryDirectory() as home, HOSTS[name](Path(home), theme == "dark") as host:
        host.show(page, *cells())
        if name == "jupyterlab":
            page.keyboard.press("Control+b")  # its list of files leaves no room in a narrow window
        for number, (lang, size) in enumerate(PICTURES):
            page.set_viewport_size({"width": SIZES[size].width, "height": SIZES[size].height})
            prepare(page, page.locator(".pw").nth(number))
            page.screenshot(path=folder / f"{name}-{theme}-{size}-{lang}.png")
    page.close()


def cells() -> list[str]:
    """Write the notebook: a game each, so that each board can be played on."""
    game = f'pw.Game.from_position("{POSITION}", seed=0)'
    boards = [
        f'pw.Board({game}, lang="{lang}", large={SIZES[size].large})' for lang, size in PICTURES
    ]
    return ["import parchis_widgets as pw", *boards]


def prepare(page: Page, board: Locator) -> None:
    """Bring a board to the top of the window and try what is not legal, if Python is there."""
    board.locator("[data-piece=G1]").click()
    page.mouse.move(0, 0)
    lost, refused = board.locator(".pw-status"), board.locator("[data-action=statement]")
    lost.filter(has_text="Python").or_(refused.last).first.wait_for()
    board.evaluate("(element) => element.scrollIntoView({block: 'start'})")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
