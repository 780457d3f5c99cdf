"""A notebook exported as a page, with the files beside it that show its widgets offline."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.browser.jupyter import own_folders, write_notebook
from tests.browser.servers import inherited
from tools.site.pages import BESIDE

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

LOCAL = ("file:", "data:", "blob:")


class ExportError(RuntimeError):
    """A notebook was not exported; the message says why."""


@dataclass(frozen=True)
class Exports:
    """Pages made of notebooks, in a folder, which are opened without a network."""

    home: Path
    dark: bool = False

    def show(self, page: Page, *cells: str) -> Locator:
        """Run these cells and open what they show as a page; give the first board."""
        absent = [str(file) for file in BESIDE.values() if not file.exists()]
        if absent:
            raise ExportError(f"missing, or `npm ci` is due in js/: {', '.join(absent)}")
        for name, file in BESIDE.items():
            shutil.copy(file, self.home / name)
        write_notebook(self.home / "board.ipynb", *cells)
        self._convert()
        page.context.set_offline(True)
        page.route(lambda url: not url.startswith(LOCAL), lambda route: route.abort())
        page.goto((self.home / "board.html").as_uri())
        return page.locator(".pw").first

    def _convert(self) -> None:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "nbconvert", "--to", "html", "--execute"),
                *("--HTMLExporter.require_js_url=require.js", "--HTMLExporter.mathjax_url="),
                "--HTMLExporter.widget_renderer_url=embed-amd.js",
                f"--HTMLExporter.theme={'dark' if self.dark else 'light'}",
                str(self.home / "board.ipynb"),
            ],
            env=inherited() | own_folders(self.home),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise ExportError(done.stderr)
