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
from typing import Any, Final

from tools.site.pyodide import lay_out
from tools.site.wheels import closure, fetch, own_wheel, read

__all__ = ["build"]

ROOT: Final = Path(__file__).parents[2]
PYODIDE: Final = ROOT / "js" / "node_modules" / "pyodide"
KERNEL: Final = "@jupyterlite/pyodide-kernel-extension:kernel"

NEEDED: Final = ("anywidget", "comm", "ipython", "ipywidgets", "jedi", "micropip")
"""What the kernel needs, and what the package does."""

AT_START: Final = ("parchis-widgets", "ipython", "comm", "jedi", "micropip")
"""What is loaded before the first cell runs; what these require comes with them."""

SETTINGS: Final[dict[str, Any]] = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {
        "appName": "parchis_widgets",
        "disabledExtensions": ["@jupyterlab/apputils-extension:announcements"],
        "litePluginSettings": {
            KERNEL: {
                "disablePyPIFallback": True,
                "loadPyodideOptions": {"packages": list(AT_START)},
            }
        },
    },
}


def build(folder: Path, root: Path = ROOT) -> None:
    """Build the site into a folder; what was there is replaced."""
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as made:
        lite = Path(made)
        _lay_out_python(lite / "static" / "pyodide", root)
        (lite / "jupyter-lite.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
        _build_lite(lite, folder, root / "notebooks")
    shutil.copy2(ROOT / "tools" / "site" / "index.html", folder / "index.html")


def _lay_out_python(folder: Path, root: Path) -> None:
    with tempfile.TemporaryDirectory() as made:
        wheels = fetch(NEEDED, Path(made))
        with tempfile.TemporaryDirectory() as own:
            wheels.append(read(own_wheel(root, Path(own))))
            lay_out(PYODIDE, closure(wheels, AT_START), folder)


def _build_lite(lite: Path, folder: Path, notebooks: Path) -> None:
    subprocess.run(
        [
            *(sys.executable, "-m", "jupyter", "lite", "build", "--no-sourcemaps"),
            *("--apps", "notebooks", "--apps", "lab", "--contents", str(notebooks)),
            *("--lite-dir", str(lite), "--output-dir", str(folder.resolve())),
        ],
        cwd=lite,
        check=True,
    )


if __name__ == "__main__":
    build(Path(sys.argv[1] if len(sys.argv) > 1 else "dist/site"))
