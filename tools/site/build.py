"""Build the site: ``python -m tools.site.build [FOLDER]``.

A folder of static files: the course's notebooks in JupyterLab and Notebook, with Python running in
the page. Served by whatever serves files, it asks no other host for anything.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Any, Final

from tools.site.pages import write_pages
from tools.site.pyodide import lay_out
from tools.site.wheels import closure, empty_wheel, fetch, own_wheel, read

if TYPE_CHECKING:
    from tools.site.wheels import Wheel

__all__ = ["build", "build_live"]

ROOT: Final = Path(__file__).parents[2]
PYODIDE: Final = ROOT / "js" / "node_modules" / "pyodide"
START: Final = Path(__file__).with_name("index.html")
LANGUAGES: Final = ("es", "en")
KERNEL: Final = "@jupyterlite/pyodide-kernel-extension:kernel"

EXTENSIONS: Final = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
SHOWN: Final = (
    "@jupyter-widgets/jupyterlab-manager",
    "@jupyterlite/pyodide-kernel-extension",
    "anywidget",
)
"""What shows the widgets, and runs Python; nothing else that is installed here comes along."""

KERNELS_OWN: Final = EXTENSIONS / SHOWN[1] / "static" / "pypi"
"""The kernel's own wheels. Listed with the others, they are loaded side by side with them."""

NEEDED: Final = ("anywidget", "comm", "ipython", "ipywidgets", "micropip")
"""What is downloaded: what the kernel needs, and what the package does."""

UNUSED: Final = "jedi"
"""The kernel asks for it at its start. It is 1,500 files of types of other packages, and completes
names a little better: an empty wheel takes its place, and IPython completes without."""

AT_START: Final = ("parchis-widgets", "ipykernel", "piplite", "micropip", "comm", "ipython", UNUSED)
"""What is loaded before the first cell runs; what these require comes with them."""

SETTINGS: Final[dict[str, Any]] = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {
        "appName": "parchis_widgets",
        "disabledExtensions": ["@jupyterlab/apputils-extension:announcements"],
        "litePluginSettings": {
            KERNEL: {
                "disablePyPIFallback": True,
                "loadPyodideOptions": {"packages": [*AT_START, "pyodide-kernel"]},
            }
        },
    },
}


def build(folder: Path, root: Path = ROOT) -> None:
    """Build the site into a folder; what was there is replaced."""
    build_live(folder, root)
    write_pages(root / "notebooks", folder / "pages")


def build_live(folder: Path, root: Path = ROOT) -> None:
    """Build what runs Python, and the page that it all starts from."""
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as made:
        lite = Path(made)
        _lay_out_python(lite / "static" / "pyodide", root)
        (lite / "jupyter-lite.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
        _build_lite(lite, folder, root / "notebooks")
    _write_start(folder / "index.html", root / "notebooks")


def _write_start(page: Path, notebooks: Path) -> None:
    """Write the page that leads to the first notebook of each language.

    While it is read, the browser fetches already what a notebook will need: Python itself.
    """
    first = {
        language: sorted((notebooks / language).glob("*.ipynb"))[0].stem for language in LANGUAGES
    }
    files = sorted((page.parent / "static" / "pyodide").iterdir())
    prefetch = "\n".join(
        f'<link rel="prefetch" href="{file.relative_to(page.parent).as_posix()}">' for file in files
    )
    written = Template(START.read_text(encoding="utf-8")).substitute(first, prefetch=prefetch)
    page.write_text(written, encoding="utf-8")


def _lay_out_python(folder: Path, root: Path) -> None:
    with tempfile.TemporaryDirectory() as made:
        lay_out(PYODIDE, closure(_wheels(Path(made), root), AT_START), folder)


def _wheels(folder: Path, root: Path) -> list[Wheel]:
    """Gather all wheels there are to choose from, an empty one for what is left out."""
    fetched = [wheel for wheel in fetch(NEEDED, folder) if wheel.name != UNUSED]
    made = (own_wheel(root, folder), empty_wheel(UNUSED, folder))
    return [*fetched, *map(read, (*made, *KERNELS_OWN.glob("*.whl")))]


def _build_lite(lite: Path, folder: Path, notebooks: Path) -> None:
    subprocess.run(
        [
            *(sys.executable, "-m", "jupyter", "lite", "build"),
            *("--no-sourcemaps", "--no-unused-shared-packages", "--ignore-sys-prefix"),
            *(f"--LiteBuildConfig.federated_extensions={EXTENSIONS / name}" for name in SHOWN),
            *("--apps", "notebooks", "--apps", "lab", "--contents", str(notebooks)),
            *("--lite-dir", str(lite), "--output-dir", str(folder.resolve())),
        ],
        cwd=lite,
        check=True,
    )


if __name__ == "__main__":
    build(Path(sys.argv[1] if len(sys.argv) > 1 else "dist/site"))
