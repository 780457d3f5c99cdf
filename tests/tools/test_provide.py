"""What the checks need is taken from the machine, else installed, else asked for in one message."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from tools import provide

if TYPE_CHECKING:
    from pathlib import Path

ENGINES = "^20.19.0 || >=22.12.0"
Commands = list[list[str]]


class Machine:
    """A machine with nothing but what is put on its PATH; it remembers what was to be installed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.brings: dict[str, dict[str, str]] = {}
        """By a word of the command that installs them: programs, and what they answer."""
        self.tried: Commands = []

    def put(self, name: str, answer: str = "", code: int = 0) -> None:
        program = self.path / name
        program.write_text(f"#!/bin/sh\necho '{answer}'\nexit {code}\n", encoding="utf-8")
        program.chmod(0o755)

    def has(self, name: str) -> bool:
        return (self.path / name).exists()

    def attempt(self, commands: Commands) -> list[str]:
        self.tried += commands
        for word, programs in self.brings.items():
            if word in commands[-1]:
                for name, answer in programs.items():
                    self.put(name, answer)
                return []
        return [f"{commands[-1][0]}: no network"]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    made = Machine(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setattr(provide, "attempt", made.attempt)
    monkeypatch.setattr(provide, "lacking", lambda: "" if made.has("chromium") else "no Chromium")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    return made


@pytest.mark.parametrize(
    ("version", "is_one"),
    [
        ("v20.19.0", True),
        ("v20.20.2", True),
        ("v20.18.3", False),
        ("v18.20.0", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_a_version_of_node_is_one_of_those_of_the_package(version: str, is_one: bool) -> None:
    assert provide.fits(version, ENGINES) is is_one


def test_node_is_taken_from_the_path(machine: Machine) -> None:
    machine.put("node", "v22.12.0")
    machine.put("npm")
    provide.main(["node"])
    assert machine.tried == []


@pytest.mark.parametrize("found", [{}, {"node": "v18.1.0", "npm": ""}, {"node": "v24.1.0"}])
def test_node_that_is_missing_or_old_or_has_no_npm_comes_from_a_wheel(
    machine: Machine, found: dict[str, str]
) -> None:
    for name, answer in found.items():
        machine.put(name, answer)
    machine.brings = {provide.NODE_WHEEL: {"node": "v24.1.0", "npm": ""}}
    provide.main(["node"])
    assert [command[-1] for command in machine.tried] == [provide.NODE_WHEEL]


def test_chromium_that_is_there_is_taken(machine: Machine) -> None:
    machine.put("chromium")
    provide.main(["chromium"])
    assert machine.tried == []


def test_chromium_that_is_missing_comes_from_playwright(machine: Machine) -> None:
    machine.brings = {"playwright": {"chromium": ""}}
    provide.main(["chromium"])
    assert [command[1:4] for command in machine.tried] == [["-m", "playwright", "install"]]


def test_root_asks_the_system_first_and_then_playwright(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    machine.put("apt-get")
    machine.brings = {"--with-deps": {"chromium": ""}}
    provide.main(["chromium"])
    assert [command[:2] for command in machine.tried[:2]] == [
        ["apt-get", "update"],
        ["apt-get", "install"],
    ]
    assert "--with-deps" in machine.tried[2]


@pytest.mark.parametrize(
    ("name", "help_"),
    [("node", "apt-get install nodejs npm"), ("chromium", "no Chromium")],
)
def test_what_cannot_be_had_ends_with_one_message(machine: Machine, name: str, help_: str) -> None:
    with pytest.raises(SystemExit, match=help_) as ended:
        provide.main([name])
    assert "no network" in str(ended.value)


def test_an_attempt_ends_at_the_first_failure_and_tells_of_it() -> None:
    fails = [sys.executable, "-c", "print('E: absent'); raise SystemExit(3)"]
    passes = [sys.executable, "-c", "raise SystemExit(0)"]
    assert provide.attempt([passes]) == []
    assert provide.attempt([passes, fails, passes]) == [f"{' '.join(fails)}: E: absent"]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["Reading lists", "E: no such package", "E: bye"], "E: no such package"),
        (["Downloading", "  Error: not found", "    at line 3"], "Error: not found"),
        (["lib.so: error while loading", "Traceback", "Done"], "lib.so: error while loading"),
        (["Everything is", "odd"], "odd"),
        ([], "it does not say why"),
    ],
)
def test_the_reason_is_the_first_error_or_else_the_last_line(lines: list[str], told: str) -> None:
    assert provide.reason(lines) == told
