"""A browser, a page, a JupyterLab."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.jupyterlab import running_lab

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.jupyterlab import LabServer

PAGE_OPTIONS: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 900},
    "device_scale_factor": 1,
    "locale": "es-ES",
    "color_scheme": "light",
    "reduced_motion": "reduce",
}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Give the one Chromium of the test run."""
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Give an empty page of its own size and scale; an error that its scripts let slip fails."""
    context = browser.new_context(**PAGE_OPTIONS)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """Give a running JupyterLab; put notebooks into its `root`."""
    with running_lab(tmp_path_factory.mktemp("lab")) as server:
        yield server
