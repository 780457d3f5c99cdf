"""Do what Binder does, in a fresh environment: ``python -m tools.try_binder FOLDER [--start]``.

Binder clones the repository, makes an environment, installs ``binder/requirements.txt``, runs
``binder/postBuild`` and starts JupyterLab in the clone. Its containers are its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

__all__ = ["command", "environment", "install"]

ROOT: Final = Path(__file__).parents[1]


def install(folder: Path, root: Path = ROOT) -> Path:
    """Clone the repository into a folder, with an environment beside it, and install.

    Parameters
    ----------
    folder : Path
        Where the clone and the environment are put.
    root : Path
        The repository; what is committed is taken.

    Returns
    -------
    Path
        The clone.
    """
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", "--depth=1", root.as_uri(), str(clone)], check=True)
    venv.create(folder / "venv", with_pip=True)
    own = environment(folder)
    pip = ("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    _run([*pip, "--requirement", "binder/requirements.txt"], clone, own)
    _run(["bash", "binder/postBuild"], clone, own)
    return clone


def environment(folder: Path) -> dict[str, str]:
    """Return the environment in which the installed programs are found, and no other's."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "JUPYTER", "VIRTUAL_ENV"))
    }
    path = f"{folder / 'venv' / 'bin'}{os.pathsep}{kept['PATH']}"
    return kept | {"PATH": path, "HOME": str(folder), "PYTHONPATH": ""}


def command(port: int) -> list[str]:
    """Return what starts JupyterLab in the clone, as Binder does."""
    return [
        *("jupyter", "lab", "--no-browser", "--allow-root", "--ip=127.0.0.1"),
        *(f"--ServerApp.port={port}", "--IdentityProvider.token=", "--ServerApp.port_retries=0"),
    ]


def _run(command: list[str], folder: Path, own: dict[str, str]) -> None:
    subprocess.run(command, cwd=folder, env=own, check=True)


if __name__ == "__main__":
    where = Path(sys.argv[1])
    clone = install(where)
    if "--start" in sys.argv:
        _run(command(8888), clone, environment(where))
