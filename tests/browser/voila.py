"""A real Voilà of the tests' own, which shows what a notebook's cells show, as a page."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.browser.jupyter import JupyterServer, own_folders
from tests.browser.servers import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page

PAGE_MS = 60_000  # the page comes when the notebook has run


@dataclass(frozen=True)
class VoilaServer(JupyterServer):
    """A running Voilà."""

    def show(self, page: Page, *cells: str, path: str = "board.ipynb") -> Locator:
        """Show a notebook of these cells as a page; give the first board."""
        self.write(path, *cells)
        page.goto(f"{self.url}/voila/render/{path}", timeout=PAGE_MS)
        board = page.locator(".pw").first
        board.wait_for(timeout=PAGE_MS)
        return board


@contextmanager
def running_voila(home: Path, *, dark: bool = False) -> Iterator[VoilaServer]:
    """Run Voilà with every folder it reads or writes under `home`, and stop it after."""
    root = home / "notebooks"
    root.mkdir()

    def command(port: int) -> list[str]:
        return [
            sys.executable,
            "-m",
            "voila",
            str(root),
            "--no-browser",
            f"--port={port}",
            "--Voila.ip=127.0.0.1",
            "--show_tracebacks=True",
            f"--theme={'dark' if dark else 'light'}",
        ]

    with running(command, own_folders(home), home / "server.log", probe="/") as url:
        yield VoilaServer(url, root)
