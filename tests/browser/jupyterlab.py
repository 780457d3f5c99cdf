"""A real JupyterLab or Notebook 7 of the tests' own, and the few things a reader does in it."""

from __future__ import annotations

import re
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.jupyter import JupyterServer, own_folders
from tests.browser.servers import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page

# Before it has a kernel at all, a notebook shows "No Kernel" and calls itself idle.
IDLE = (
    ".jp-NotebookPanel-toolbar:not(:has-text('No Kernel')) "
    ".jp-Notebook-ExecutionIndicator[data-status=idle]"
)
IDLE_MS = 60_000
FINISHED = re.compile(r"\[\d+\]:")  # a cell that waits or runs shows [*]:
PAGES = {"jupyterlab": "lab/tree/{}?reset", "notebook": "notebooks/{}"}


@dataclass(frozen=True)
class LabServer(JupyterServer):
    """A running JupyterLab or Notebook 7, which show notebooks with the same parts."""

    program: str = "jupyterlab"

    def page_of(self, path: str) -> str:
        """Give the address of a notebook's page."""
        return f"{self.url}/{PAGES[self.program].format(path)}"

    def show(self, page: Page, *cells: str, path: str = "board.ipynb") -> Locator:
        """Run these cells in a notebook; give the first board."""
        self.write(path, *cells)
        open_notebook(page, self, path)
        run_all(page)
        return page.locator(".pw").first


@contextmanager
def running_lab(
    home: Path, program: str = "jupyterlab", *, dark: bool = False
) -> Iterator[LabServer]:
    """Run JupyterLab with every folder it reads or writes under `home`, and stop it after."""
    root = home / "notebooks"
    root.mkdir()

    def command(port: int) -> list[str]:
        return [
            sys.executable,
            "-m",
            program,
            "--no-browser",
            "--allow-root",
            "--ip=127.0.0.1",
            f"--ServerApp.port={port}",
            "--ServerApp.port_retries=0",
            f"--ServerApp.root_dir={root}",
            "--IdentityProvider.token=",
            "--LabApp.extension_manager=readonly",  # the other one asks the network
        ]

    with running(command, own_folders(home, dark=dark), home / "server.log") as url:
        yield LabServer(url, root, program)


def open_notebook(page: Page, server: LabServer, path: str) -> None:
    """Open a notebook below the server's root and wait until its kernel is idle."""
    page.goto(server.page_of(path))
    wait_until_idle(page)


def run_all(page: Page) -> None:
    """Run all cells and wait until the last of them, which is not to be empty, is done.

    JupyterLab silently drops a Run All that comes before the kernel is idle.
    """
    wait_until_idle(page)
    last = page.locator(".jp-CodeCell .jp-InputPrompt").last
    before = last.inner_text()
    choose(page, "Run", "Run All Cells")
    expect(last).not_to_have_text(before, timeout=IDLE_MS)
    expect(last).to_have_text(FINISHED, timeout=IDLE_MS)
    wait_until_idle(page)


def save(page: Page) -> None:
    """Save the notebook, its widgets too."""
    written = re.compile(r"/api/contents/.*\.ipynb")
    with page.expect_response(
        lambda answer: answer.request.method == "PUT" and bool(written.search(answer.url))
    ):
        page.keyboard.press("Control+s")


def shut_down(page: Page) -> None:
    """Shut down the notebook's kernel."""
    choose(page, "Kernel", "Shut Down Kernel")
    expect(page.get_by_text("No Kernel").first).to_be_visible()


def choose(page: Page, menu: str, item: str) -> None:
    """Choose an item of a menu."""
    page.get_by_role("menuitem", name=menu, exact=True).click()
    page.get_by_role("menuitem", name=item, exact=True).click()


def wait_until_idle(page: Page) -> None:
    """Wait until the notebook's kernel says that it is idle."""
    page.locator(IDLE).wait_for(timeout=IDLE_MS)
