"""How long the course's site takes to its first board, and thirty learners' first visits at once.

A start is measured in a real Chromium from opening a notebook to its first board: cold, with
nothing kept, and warm, when the browser has been there before. Then what a cold start asks of the
server is asked thirty times at once, as by a class that opens one link. The aims on two cores:
25 s cold, 10 s warm.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))
from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.jupyterlab import IDLE, choose
from tests.browser.lite import START_MS, serving

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

PATH = "es/01_tu_primera_partida.ipynb"
CLASS = 30


def start(context: BrowserContext, url: str) -> list[float]:
    """Open a notebook; give the seconds to its text, to Python, and to its board."""
    page, seconds = context.new_page(), []
    begun = time.perf_counter()
    page.set_default_timeout(START_MS)
    page.goto(f"{url}/notebooks/index.html?path={PATH}")
    for shown in (".jp-CodeCell", IDLE, ".jp-OutputArea-output .pw"):
        page.locator(shown).first.wait_for()
        seconds.append(time.perf_counter() - begun)
        if shown == IDLE:
            choose(page, "Run", "Run All Cells")
    page.close()
    return seconds


def asked(log: Path) -> list[str]:
    """Give what the server was asked for, as it wrote it down."""
    return re.findall(r'"GET (\S+) HTTP[^"]*" 200', log.read_text(encoding="utf-8"))


def visit(addresses: list[str]) -> tuple[float, int]:
    """Ask for all that a cold start asks for, one after the other; give seconds and bytes."""
    begun, size = time.perf_counter(), 0
    for address in addresses:
        with urllib.request.urlopen(address, timeout=120) as answer:
            size += len(answer.read())
    return time.perf_counter() - begun, size


def class_of(learners: int, addresses: list[str]) -> str:
    """Have so many ask at once, and tell how long it took."""
    with ThreadPoolExecutor(learners) as visitors:
        visits = list(visitors.map(visit, [addresses] * learners))
    seconds, size = max(visits)
    told = f"{learners} first visits at once: all served after {seconds:.1f} s, "
    return told + f"{size / 1e6:.1f} MB in {len(addresses)} files each"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("dist/site"))
    parser.add_argument("--starts", type=int, default=3)
    given = parser.parse_args()
    if not given.folder.is_dir():
        print(f"{given.folder}: not there; `make site` builds it")
        return
    log = Path(tempfile.mkdtemp()) / "server.log"
    log = Path(tempfile.mkdtemp()) / "server.log"
    with serving(given.folder, log) as url, sync_playwright() as playwright:
        browser, addresses = launch(playwright.chromium), []
        for _ in range(given.starts):
            context = browser.new_context()
            for kind in ("cold", "warm"):
                text, python, board = start(context, url)
                addresses = addresses or [url + path for path in asked(log)]
                print(f"{kind}: text {text:.1f} s, Python {python:.1f} s, board {board:.1f} s")
            context.close()
        browser.close()
        print(class_of(CLASS, addresses))


if __name__ == "__main__":
    main()
