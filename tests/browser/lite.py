"""The course's site in a browser: a folder behind a one-line server, and Python in the page."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.browser.jupyterlab import run_all
from tests.browser.servers import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page

START_MS = 120_000
"""For a page's Python to start, on a machine that does much else."""


@contextmanager
def serving(folder: Path, log: Path) -> Iterator[str]:
    """Serve a folder as a classroom does, with nothing but Python; give its address."""

    def command(port: int) -> list[str]:
        return [
            *(sys.executable, "-m", "http.server", str(port)),
            *("--bind", "127.0.0.1", "--directory", str(folder)),
        ]

    with running(command, {}, log, probe="/index.html") as url:
        yield url


def open_lite(page: Page, url: str, path: str) -> Locator:
    """Open a notebook of the site and run it all; give its boards."""
    page.goto(f"{url}/notebooks/index.html?path={path}")
    run_all(page)
    return page.locator(".jp-OutputArea-output .pw")
