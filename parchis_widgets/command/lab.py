"""The lessons in a folder of the user's, opened in JupyterLab: no clone is needed."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from parchis_widgets.text import message

__all__ = ["open_lab"]

PACKAGED: Final = Path(__file__).parents[1] / "notebooks"
"""Where a wheel has the notebooks."""

CLONED: Final = Path(__file__).parents[2] / "notebooks"
"""Where a clone has them."""


def open_lab(*, folder: str, no_browser: bool, lang: str) -> int:
    """Copy the notebooks into a folder, and open the first one in JupyterLab.

    What lies there already is left as it is: it may have been worked on.

    Parameters
    ----------
    folder : str
        The folder; it is made if there is none.
    no_browser : bool
        Whether the notebooks are only copied.
    lang : str
        The language, and with it which notebooks.

    Returns
    -------
    int
        The exit code: 1 if there is no JupyterLab.
    """
    source = (PACKAGED if PACKAGED.is_dir() else CLONED) / lang
    target = Path(folder)
    copied = copy_new(source, target)
    print(message(lang, "command.copied", count=copied, path=target.resolve()))
    if no_browser:
        return 0
    if importlib.util.find_spec("jupyterlab") is None:
        print(message(lang, "command.no_lab"))
        return 1
    first = sorted(target.glob("*.ipynb"))[0]
    return subprocess.run(
        [sys.executable, "-m", "jupyter", "lab", str(first)], check=False
    ).returncode


def copy_new(source: Path, target: Path) -> int:
    """Copy the notebooks that are not there yet; return how many these were."""
    target.mkdir(parents=True, exist_ok=True)
    new = [one for one in sorted(source.glob("*.ipynb")) if not (target / one.name).exists()]
    for notebook in new:
        shutil.copyfile(notebook, target / notebook.name)
    return len(new)
