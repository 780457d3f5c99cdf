"""A real JupyterLab of the tests' own, and the few things a reader does in it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

START_SECONDS = 60
STOP_SECONDS = 15
# Before it has a kernel at all, a notebook shows "No Kernel" and calls itself idle.
IDLE = (
    ".jp-NotebookPanel-toolbar:not(:has-text('No Kernel')) "
    ".jp-Notebook-ExecutionIndicator[data-status=idle]"
)
IDLE_MS = 60_000
FINISHED = re.compile(r"\[\d+\]:")  # a cell that waits or runs shows [*]:
KERNEL = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
OWN_FOLDERS = {
    "JUPYTER_CONFIG_DIR": "config",
    "JUPYTER_DATA_DIR": "data",
    "JUPYTER_RUNTIME_DIR": "runtime",
    "JUPYTERLAB_SETTINGS_DIR": "settings",
    "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    "IPYTHONDIR": "ipython",
}


class LabError(RuntimeError):
    """JupyterLab did not start; the message holds what it printed."""


@dataclass(frozen=True)
class LabServer:
    """A running JupyterLab: its address, and the folder whose notebooks it shows."""

    url: str
    root: Path

    def write(self, path: str, *cells: str) -> None:
        """Write a notebook of these code cells, to be opened under `path`."""
        # Without a kernel's name JupyterLab would stop to ask for one.
        notebook = new_notebook(
            cells=[new_code_cell(cell) for cell in cells], metadata={"kernelspec": KERNEL}
        )
        nbformat.write(notebook, self.root / path)


@contextmanager
def running_lab(home: Path) -> Iterator[LabServer]:
    """Run JupyterLab with every folder it reads or writes under `home`, and stop it after."""
    root = home / "notebooks"
    root.mkdir()
    url = f"http://127.0.0.1:{_free_port()}"
    log = home / "lab.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            _command(url, root),
            env=_environment(home),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # a process group of its own, to be stopped as one
        )
    try:
        _wait_until_up(url, process, log)
        yield LabServer(url, root)
    finally:
        _stop(process)


def open_notebook(page: Page, server: LabServer, path: str) -> None:
    """Open a notebook below the server's root and wait until its kernel is idle."""
    page.goto(f"{server.url}/lab/tree/{path}?reset")
    wait_until_idle(page)


def run_all(page: Page) -> None:
    """Run all cells and wait until the last of them, which is not to be empty, is done.

    JupyterLab silently drops a Run All that comes before the kernel is idle.
    """
    wait_until_idle(page)
    last = page.locator(".jp-CodeCell .jp-InputPrompt").last
    before = last.inner_text()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    expect(last).not_to_have_text(before, timeout=IDLE_MS)
    expect(last).to_have_text(FINISHED, timeout=IDLE_MS)
    wait_until_idle(page)


def wait_until_idle(page: Page) -> None:
    """Wait until the notebook's kernel says that it is idle."""
    page.locator(IDLE).wait_for(timeout=IDLE_MS)


def _command(url: str, root: Path) -> list[str]:
    return [
        sys.executable,
        "-m",
        "jupyterlab",
        "--no-browser",
        "--allow-root",
        "--ip=127.0.0.1",
        f"--ServerApp.port={url.rpartition(':')[2]}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={root}",
        "--IdentityProvider.token=",
        "--LabApp.extension_manager=readonly",  # the other one asks the network
    ]


def _environment(home: Path) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if "JUPYTER" not in name}
    own = {name: home / folder for name, folder in OWN_FOLDERS.items()}
    for folder in own.values():
        folder.mkdir()
    # Otherwise the first page asks whether to fetch news.
    announcements = {"@jupyterlab/apputils-extension:announcements": True}
    _write_json(
        own["JUPYTER_CONFIG_DIR"] / "labconfig" / "page_config.json",
        {"disabledExtensions": announcements},
    )
    # Otherwise cells out of sight are not on the page, and so not to be found.
    _write_json(
        own["JUPYTERLAB_SETTINGS_DIR"]
        / "@jupyterlab/notebook-extension/tracker.jupyterlab-settings",
        {"windowingMode": "none"},
    )
    return inherited | {name: str(folder) for name, folder in own.items()}


def _write_json(path: Path, value: object) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(value), encoding="utf-8")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_until_up(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(f"{url}/api/status", timeout=5).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
        else:
            return
    raise LabError(f"JupyterLab did not start:\n{log.read_text(encoding='utf-8')}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    """End the server, which ends its kernels; kill what does not go."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        if process.poll() is None:
            os.killpg(process.pid, number)
        try:
            process.wait(timeout=STOP_SECONDS)
        except subprocess.TimeoutExpired:
            continue
        return
