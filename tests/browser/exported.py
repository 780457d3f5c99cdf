"""A notebook exported as a page, with the files beside it that show its widgets offline."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.jupyter import own_folders, write_notebook
from tests.browser.servers import inherited

if TYPE_CHECKING:
    from playwright.sync_api import Page

PACKAGES = Path(__file__).parents[2] / "js" / "node_modules"
BESIDE = {
    "require.js": PACKAGES / "requirejs" / "require.js",
    "embed-amd.js": PACKAGES / "@jupyter-widgets" / "html-manager" / "dist" / "embed-amd.js",
    # The page asks for a widget's module by its name.
    "anywidget.js": Path(sys.prefix) / "share/jupyter/nbextensions/anywidget/index.js",
}


class ExportError(RuntimeError):
    """A notebook was not exported; the message says why."""


def export(home: Path, *cells: str, dark: bool = False) -> Path:
    """Run these cells and export them as a page; give its file."""
    absent = [str(file) for file in BESIDE.values() if not file.exists()]
    if absent:
        raise ExportError(f"missing, or `npm ci` is due in js/: {', '.join(absent)}")
    write_notebook(home / "board.ipynb", *cells)
    for name, file in BESIDE.items():
        shutil.copy(file, home / name)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "nbconvert", "--to", "html", "--execute"),
            *("--HTMLExporter.require_js_url=require.js", "--HTMLExporter.mathjax_url="),
            "--HTMLExporter.widget_renderer_url=embed-amd.js",
            f"--HTMLExporter.theme={'dark' if dark else 'light'}",
            str(home / "board.ipynb"),
        ],
        env=inherited() | own_folders(home),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ExportError(done.stderr)
    return home / "board.html"


def open_offline(page: Page, file: Path) -> None:
    """Open a page where there is nothing but files."""
    page.context.set_offline(True)
    page.context.route(
        lambda url: not url.startswith(("file:", "data:", "blob:")), lambda route: route.abort()
    )
    page.goto(file.as_uri())
