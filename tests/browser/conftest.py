"""A browser, a page, and the hosts that show boards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.chromium import NoChromiumError, launch
from tests.browser.jupyterlab import running_lab
from tests.browser.marimo import running_marimo
from tests.browser.voila import running_voila

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Error, Page

    from tests.browser.hosts import Host
    from tests.browser.jupyterlab import LabServer
    from tests.browser.marimo import MarimoServer
    from tests.browser.voila import VoilaServer

WIDTH, HEIGHT = 1280, 900
PAGE_OPTIONS: dict[str, Any] = {
    "viewport": {"width": WIDTH, "height": HEIGHT},
    "device_scale_factor": 1,
    "locale": "es-ES",
    "color_scheme": "light",
    "reduced_motion": "reduce",
}
ELSEWHERE = re.compile(r"^https?://(?!127\.0\.0\.1[:/])")
# Notebook 7.6 lets one slip on every page, before any cell is run: in its shortcuts.
NOTEBOOKS_OWN = re.compile(r"reading 'schema'\)\n.*\n +at \S+/static/notebook/notebook_core")


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Give the one Chromium of the test run."""
    with sync_playwright() as playwright:
        try:
            chromium = launch(playwright.chromium)
        except NoChromiumError as error:
            request.session.shouldstop = str(error)  # said once, and not by every test
            raise
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Give an empty page of its own size and scale; an error that its scripts let slip fails."""
    context = browser.new_context(**PAGE_OPTIONS)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(_told(error)))
    yield page
    context.close()
    assert [error for error in errors if not NOTEBOOKS_OWN.search(error)] == []


def _told(error: Error) -> str:
    return f"{error}\n{error.stack}"


@pytest.fixture(params=["lab_server", "notebook_server", "voila_server", "marimo_server"])
def host(request: pytest.FixtureRequest, page: Page) -> Host:
    """Give each of the hosts that run Python, on a machine without a network."""
    page.route(ELSEWHERE, lambda route: route.abort())
    server: Host = request.getfixturevalue(request.param)
    return server


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """Give a running JupyterLab; put notebooks into its `root`."""
    with running_lab(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="session")
def notebook_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """Give a running Notebook 7."""
    with running_lab(tmp_path_factory.mktemp("notebook"), "notebook") as server:
        yield server


@pytest.fixture(scope="session")
def voila_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[VoilaServer]:
    """Give a running Voilà."""
    with running_voila(tmp_path_factory.mktemp("voila")) as server:
        yield server


@pytest.fixture(scope="session")
def marimo_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MarimoServer]:
    """Give a running marimo."""
    with running_marimo(tmp_path_factory.mktemp("marimo")) as server:
        yield server
