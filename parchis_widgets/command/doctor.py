"""What is there and what is missing, each finding with its remedy."""

from __future__ import annotations

import json
import re
import shutil
import sys
import webbrowser
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import TYPE_CHECKING, Final

from parchis_widgets.text import message

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Finding", "examine", "findings"]


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at.

    Attributes
    ----------
    name : str
        What it is.
    found : str
        What was found; "" if nothing was.
    remedy : str
        Key of what helps; "" if all is well.
    needed : bool
        Whether nothing works without it.
    """

    name: str
    found: str
    remedy: str = ""
    needed: bool = True


def examine(*, lang: str) -> int:
    """Print what was found; return 1 if something is missing without which nothing works."""
    told = findings()
    for finding in told:
        print(_line(finding, lang))
    broken = any(finding.remedy and finding.needed for finding in told)
    print(message(lang, "doctor.broken" if broken else "doctor.well"))
    return int(broken)


def _line(finding: Finding, lang: str) -> str:
    name = message(lang, f"doctor.{finding.name}")
    found = finding.found or message(lang, "doctor.nothing")
    sign = "✓" if not finding.remedy else ("✗" if finding.needed else "–")
    line = f"{sign} {name}: {found}"
    if not finding.remedy:
        return line
    return f"{line}\n  → {message(lang, f'doctor.{finding.remedy}')}"


def findings() -> list[Finding]:
    """Return all that was looked at, what is needed first."""
    return [look() for look in _LOOKS]


def _python() -> Finding:
    return Finding("python", ".".join(map(str, sys.version_info[:3])))


def _own() -> Finding:
    return Finding("own", _version("parchis_widgets") or "?")


def _anywidget() -> Finding:
    return _at_least("anywidget", "upgrade_anywidget")


def _ipywidgets() -> Finding:
    return _at_least("ipywidgets", "upgrade_ipywidgets")


def _kernel() -> Finding:
    found = _version("ipykernel")
    return Finding("kernel", found, "" if found else "no_kernel", needed=False)


def _host() -> Finding:
    """Look for what opens notebooks."""
    names = ("jupyterlab", "notebook", "voila", "marimo")
    there = [f"{name} {_version(name)}" for name in names if _version(name)]
    return Finding("host", ", ".join(there), "" if there else "no_host", needed=False)


def _manager() -> Finding:
    """Look for what shows widgets in JupyterLab: it comes with ipywidgets, as files beside it."""
    names = ("@jupyter-widgets/jupyterlab-manager", "anywidget")
    there = [found for name in names if (found := _extension(name))]
    remedy = "" if len(there) == len(names) else "no_manager"
    return Finding("manager", ", ".join(there), remedy, needed=False)


def _browser() -> Finding:
    try:
        found = webbrowser.get().name
    except (webbrowser.Error, AttributeError):
        found = next(filter(None, map(shutil.which, ("chromium", "google-chrome", "firefox"))), "")
    return Finding("browser", found, "" if found else "no_browser", needed=False)


def _pictures() -> Finding:
    found = _version("resvg-py")
    return Finding("pictures", found, "" if found else "no_pictures", needed=False)


_LOOKS: Final[tuple[Callable[[], Finding], ...]] = (
    _python,
    _own,
    _anywidget,
    _ipywidgets,
    _kernel,
    _host,
    _manager,
    _browser,
    _pictures,
)


def _version(package: str) -> str:
    """Return a package's version, "" if it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _at_least(package: str, remedy: str) -> Finding:
    found = _version(package)
    old = not found or _numbers(found) < _numbers(_required(package))
    return Finding(package, found, remedy if old else "")


def _required(package: str) -> str:
    """Return from which version on this package needs another one, as its own metadata tells."""
    lines = requires("parchis_widgets") or []
    found = (re.match(rf"{re.escape(package)}\s*>=\s*([\d.]+)", line) for line in lines)
    return next((match[1] for match in found if match), "0")


def _numbers(release: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", release)[:3])


def _extension(name: str) -> str:
    """Return name and version of a part of JupyterLab that packages bring as files."""
    file = Path(sys.prefix) / "share" / "jupyter" / "labextensions" / name / "package.json"
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    return f"{told.get('name', name)} {told.get('version', '')}".strip()
