"""A real marimo of the tests' own, which runs notebooks as apps."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from dataclasses import dataclass
from textwrap import indent
from typing import TYPE_CHECKING

from tests.browser.servers import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page

APP_MS = 60_000
BEGINNING = "import marimo\n\napp = marimo.App()\n"


@dataclass(frozen=True)
class MarimoServer:
    """A running marimo: its address, and the app it runs, which it reads for each page anew."""

    url: str
    app: Path

    def show(self, page: Page, *cells: str) -> Locator:
        """Run an app of these cells; give the first board."""
        write_app(self.app, *cells)
        page.goto(self.url)
        board = page.locator(".pw").first
        board.wait_for(timeout=APP_MS)
        return board


def write_app(path: Path, *cells: str) -> None:
    """Write an app of these cells.

    marimo reads from a cell's body which names it needs and makes: neither its parameters nor
    its result need to be written.
    """
    bodies = [f"\n@app.cell\ndef _():\n{indent(cell, '    ')}\n" for cell in cells]
    path.write_text("".join([BEGINNING, *bodies]), encoding="utf-8")


@contextmanager
def running_marimo(home: Path, *, dark: bool = False) -> Iterator[MarimoServer]:
    """Run marimo with every folder it reads or writes under `home`, and stop it after."""
    app, config = home / "app.py", home / "config" / "marimo"
    write_app(app)
    config.mkdir(parents=True)
    theme = "dark" if dark else "light"
    (config / "marimo.toml").write_text(f'[display]\ntheme = "{theme}"\n', encoding="utf-8")

    def command(port: int) -> list[str]:
        return [
            sys.executable,
            "-m",
            "marimo",
            "--yes",
            "run",
            str(app),
            "--headless",
            "--no-token",
            "--no-sandbox",
            f"--port={port}",
        ]

    folders = ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")
    own = {name: str(home / name.split("_")[1].lower()) for name in folders}
    with running(command, own, home / "server.log", probe="/health") as url:
        yield MarimoServer(url, app)
