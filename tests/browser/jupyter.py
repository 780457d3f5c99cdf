"""What the servers of the Jupyter family have in common: their folders and their notebooks."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

import nbformat
from nbformat.v4 import new_code_cell, new_notebook

if TYPE_CHECKING:
    from pathlib import Path

KERNEL = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
OWN_FOLDERS = {
    "JUPYTER_CONFIG_DIR": "config",
    "JUPYTER_DATA_DIR": "data",
    "JUPYTER_RUNTIME_DIR": "runtime",
    "JUPYTERLAB_SETTINGS_DIR": "settings",
    "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    "IPYTHONDIR": "ipython",
}
SETTINGS: dict[str, object] = {
    # Otherwise cells out of sight are not on the page, and so not to be found.
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
    # Otherwise a saved notebook has no widgets.
    "@jupyter-widgets/jupyterlab-manager/plugin": {"saveState": True},
}
# Otherwise the first page asks whether to fetch news.
DISABLED = {"@jupyterlab/apputils-extension:announcements": True}


@dataclass(frozen=True)
class JupyterServer:
    """A running server: its address, and the folder whose notebooks it shows."""

    url: str
    root: Path

    def write(self, path: str, *cells: str) -> None:
        """Write a notebook of these code cells, to be opened under `path`."""
        write_notebook(self.root / path, *cells)


def write_notebook(path: Path, *cells: str) -> None:
    """Write a notebook of these code cells."""
    # Without a kernel's name JupyterLab would stop to ask for one.
    notebook = new_notebook(
        cells=[new_code_cell(cell) for cell in cells], metadata={"kernelspec": KERNEL}
    )
    nbformat.write(notebook, path)


def own_folders(home: Path, *, dark: bool = False) -> dict[str, str]:
    """Make the folders a server reads or writes, all under `home`; give its environment."""
    own = {name: home / folder for name, folder in OWN_FOLDERS.items()}
    for folder in own.values():
        folder.mkdir()
    config = own["JUPYTER_CONFIG_DIR"] / "labconfig" / "page_config.json"
    _write_json(config, {"disabledExtensions": DISABLED})
    theme = {"theme": f"JupyterLab {'Dark' if dark else 'Light'}"}
    settings = SETTINGS | {"@jupyterlab/apputils-extension/themes": theme}
    for plugin, values in settings.items():
        file = own["JUPYTERLAB_SETTINGS_DIR"] / f"{plugin}.jupyterlab-settings"
        _write_json(file, values)
    return {name: str(folder) for name, folder in own.items()}


def _write_json(path: Path, value: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value), encoding="utf-8")
