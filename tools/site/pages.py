"""The course as pages to read: boards step through their games, with no Python and no server."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

__all__ = ["BESIDE", "PagesError", "write_pages"]

PACKAGES: Final = Path(__file__).parents[2] / "js" / "node_modules"
BESIDE: Final = {
    "require.js": PACKAGES / "requirejs" / "require.js",
    "embed-amd.js": PACKAGES / "@jupyter-widgets" / "html-manager" / "dist" / "embed-amd.js",
    # A page asks for a widget's module by its name.
    "anywidget.js": Path(sys.prefix)
    / "share"
    / "jupyter"
    / "nbextensions"
    / "anywidget"
    / "index.js",
}
"""The files beside the pages that show their widgets."""


class PagesError(RuntimeError):
    """A notebook was not written as a page; the message says why."""


def write_pages(notebooks: Path, folder: Path) -> list[Path]:
    """Run notebooks and write them as pages, with what shows their widgets beside them.

    Parameters
    ----------
    notebooks : Path
        A folder of notebooks of one language.
    folder : Path
        Where the pages are put; it is made if there is none.

    Returns
    -------
    list of Path
        The pages, in the notebooks' order.

    Raises
    ------
    PagesError
        If a file beside them is missing, or a notebook fails.
    """
    absent = [str(file) for file in BESIDE.values() if not file.exists()]
    if absent:
        raise PagesError(f"missing, or `npm ci` is due in js/: {', '.join(absent)}")
    folder.mkdir(parents=True, exist_ok=True)
    for name, file in BESIDE.items():
        shutil.copyfile(file, folder / name)
    sources = sorted(notebooks.glob("*.ipynb"))
    _convert(sources, folder)
    return [folder / f"{source.stem}.html" for source in sources]


def _convert(sources: list[Path], folder: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "nbconvert", "--to", "html", "--execute"),
            *("--HTMLExporter.require_js_url=require.js", "--HTMLExporter.mathjax_url="),
            "--HTMLExporter.widget_renderer_url=embed-amd.js",
            "--output-dir",
            str(folder.resolve()),
            *map(str, sources),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise PagesError(done.stderr)
    for source in sources:
        _link_pages(folder / f"{source.stem}.html")


def _link_pages(page: Path) -> None:
    """Have links to other notebooks lead to their pages."""
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace('.ipynb"', '.html"'), encoding="utf-8")
