"""The course as pages to read: boards step through their games, with no Python and no server."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.site.sharing import Shared

__all__ = ["BESIDE", "PagesError", "write_pages"]

PACKAGES: Final = Path(__file__).parents[2] / "js" / "node_modules"
BESIDE: Final = {
    "require.js": PACKAGES / "requirejs" / "require.js",
    "embed-amd.js": PACKAGES / "@jupyter-widgets" / "html-manager" / "dist" / "embed-amd.js",
    "anywidget.js": Path(sys.prefix)
    / "share"
    / "jupyter"
    / "nbextensions"
    / "anywidget"
    / "index.js",
}
"""The files that show a page's widgets."""

SHARED: Final = ("require.js", "embed-amd.js")
MODULE: Final = "anywidget.js"
"""Looked for where the page is; the others, where the page says."""


class PagesError(RuntimeError):
    """A notebook was not written as a page; the message says why."""


def write_pages(notebooks: Path, folder: Path) -> list[Path]:
    """Run notebooks and write them as pages, with what shows their widgets beside them.

    Parameters
    ----------
    notebooks : Path
        A folder of notebooks, with a folder for each language.
    folder : Path
        Where the pages are put, in the same folders; it is made if there is none.

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
    for name in SHARED:
        shutil.copyfile(BESIDE[name], folder / name)
    pages = []
    for language in sorted(one for one in notebooks.iterdir() if one.is_dir()):
        (folder / language.name).mkdir(exist_ok=True)
        shutil.copyfile(BESIDE[MODULE], folder / language.name / MODULE)
        sources = sorted(language.glob("*.ipynb"))
        _convert(sources, folder / language.name)
        pages += [folder / language.name / f"{source.stem}.html" for source in sources]
    _finish(pages, folder)
    return pages


def _convert(sources: list[Path], folder: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "nbconvert", "--to", "html", "--execute"),
            *("--HTMLExporter.require_js_url=../require.js", "--HTMLExporter.mathjax_url="),
            "--HTMLExporter.widget_renderer_url=../embed-amd.js",
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


def _finish(pages: list[Path], folder: Path) -> None:
    """Have links to notebooks lead to their pages, and what all pages hold lie beside them once."""
    shared = Shared()
    for page in pages:
        text = page.read_text(encoding="utf-8").replace('.ipynb"', '.html"')
        page.write_text(shared.taken_out(text), encoding="utf-8")
    shared.write(folder)
