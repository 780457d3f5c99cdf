"""Which Chromium the tests drive, and how it is started; run as a module to see that one is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserType

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


def find_chromium(kind: BrowserType) -> str:
    """Give the path of the first Chromium that starts: on the PATH, else Playwright's own."""
    for path in (*map(shutil.which, NAMES), kind.executable_path):
        if path and _starts(path):
            return path
    raise NoChromiumError(MISSING)


def _starts(path: str) -> bool:
    """Tell whether it is a browser with its libraries: a name may only say what to install."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def launch(kind: BrowserType, **environment: str) -> Browser:
    """Start Chromium without a window."""
    return kind.launch(
        executable_path=find_chromium(kind),
        args=list(LAUNCH_ARGS),
        env={**os.environ, **environment},
    )


def main() -> None:
    """Print which one, or exit with the message how to get one."""
    with sync_playwright() as playwright:
        try:
            print(find_chromium(playwright.chromium))
        except NoChromiumError as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
