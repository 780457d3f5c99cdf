"""Every kind of page that shows boards, by name."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, Protocol

from tests.browser.exported import Exports
from tests.browser.jupyterlab import running_lab
from tests.browser.marimo import running_marimo
from tests.browser.voila import running_voila

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from contextlib import AbstractContextManager
    from pathlib import Path

    from playwright.sync_api import Locator, Page


class Host(Protocol):
    """What shows a notebook's boards on a page."""

    def show(self, page: Page, *cells: str) -> Locator:
        """Run these cells; give the first board."""


HOSTS: Mapping[str, Callable[[Path, bool], AbstractContextManager[Host]]] = {
    "jupyterlab": lambda home, dark: running_lab(home, dark=dark),
    "notebook": lambda home, dark: running_lab(home, "notebook", dark=dark),
    "voila": lambda home, dark: running_voila(home, dark=dark),
    "marimo": lambda home, dark: running_marimo(home, dark=dark),
    "exported": lambda home, dark: nullcontext(Exports(home, dark)),
}
"""How each is started, given its folder and whether it is dark."""
