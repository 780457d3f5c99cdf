"""Servers of the tests' own: started on a free port, waited for, stopped with their kernels."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

START_SECONDS = 60
STOP_SECONDS = 15


class ServerError(RuntimeError):
    """A server did not start; the message holds what it printed."""


@contextmanager
def running(
    command: Callable[[int], list[str]],
    environment: dict[str, str],
    log: Path,
    probe: str = "/api/status",
) -> Iterator[str]:
    """Run the command for a port until its server answers at `probe`; give its address."""
    port = _free_port()
    url = f"http://127.0.0.1:{port}"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command(port),
            env=inherited() | environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # a process group of its own, to be stopped as one
        )
    try:
        _wait_until_up(url + probe, process, log)
        yield url
    finally:
        _stop(process)


def inherited() -> dict[str, str]:
    """Give the environment but for what would make it somebody's own Jupyter."""
    return {name: value for name, value in os.environ.items() if "JUPYTER" not in name}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_until_up(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
        else:
            return
    raise ServerError(f"{url} does not answer:\n{log.read_text(encoding='utf-8')}")


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
