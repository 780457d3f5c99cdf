"""Which Chromium the tests drive, and how it is started."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")

LAUNCH_ARGS = (
    "--no-sandbox",  # as root, as in a container, there is no sandbox to be had
    "--disable-gpu",
    "--font-render-hinting=none",  # letters as wide on one machine as on another
    # The pages are local: nothing is to be asked of the network.
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

MISSING = (
    "The browser tests need a Chromium and found none. Install one on the PATH "
    "(Debian, Ubuntu: apt-get install chromium) or Playwright's own: "
    ".venv/bin/python -m playwright install chromium"
)


class NoChromiumError(RuntimeError):
    """There is no browser to test with, which is a failure and not a reason to skip."""


def find_chromium(playwright: Playwright) -> str:
    """Give the path of the first Chromium on the PATH, else of Playwright's own."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    own = playwright.chromium.executable_path
    if Path(own).exists():
        return own
    raise NoChromiumError(MISSING)


def launch(playwright: Playwright) -> Browser:
    """Start Chromium without a window."""
    return playwright.chromium.launch(
        executable_path=find_chromium(playwright), args=list(LAUNCH_ARGS)
    )
