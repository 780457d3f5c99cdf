"""The packages that a page loads into its Python: pure wheels, found by what depends on what."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from dataclasses import dataclass
from email import message_from_bytes
from typing import TYPE_CHECKING, Final
from zipfile import ZipFile

from packaging.requirements import Requirement

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

__all__ = ["Wheel", "closure", "empty_wheel", "fetch", "own_wheel", "read"]

PYTHON: Final = "3.14"
"""The Python that runs in the page: the one that the pinned Pyodide brings."""

ENVIRONMENT: Final = {
    "python_version": PYTHON,
    "python_full_version": f"{PYTHON}.0",
    "sys_platform": "emscripten",
    "platform_system": "Emscripten",
    "os_name": "posix",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
    "extra": "",
}
"""What the page's Python is, for requirements that hold only somewhere."""

FRONT_END: Final = frozenset({"widgetsnbextension", "jupyterlab-widgets"})
"""What ipywidgets requires only to bring its front end: the site has that already."""


@dataclass(frozen=True)
class Wheel:
    """A wheel, as the lock file of Pyodide tells it."""

    path: Path
    name: str
    version: str
    requires: tuple[str, ...]
    imports: tuple[str, ...]

    def entry(self) -> dict[str, object]:
        """Return its entry in the lock file."""
        return {
            "name": self.name,
            "version": self.version,
            "file_name": self.path.name,
            "install_dir": "site",
            "sha256": hashlib.sha256(self.path.read_bytes()).hexdigest(),
            "package_type": "package",
            "imports": list(self.imports),
            "depends": list(self.requires),
            "unvendored_tests": False,
        }


def normal(name: str) -> str:
    """Return a package's name in the one way to write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def read(path: Path) -> Wheel:
    """Read what a wheel is called, what it requires in a page, and what it can be imported as."""
    with ZipFile(path) as archive:
        names = archive.namelist()
        metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
        told = message_from_bytes(archive.read(metadata))
    required = (Requirement(line) for line in told.get_all("Requires-Dist", []))
    wanted = {
        normal(one.name)
        for one in required
        if one.marker is None or one.marker.evaluate(ENVIRONMENT)
    }
    return Wheel(
        path,
        normal(told["Name"]),
        told["Version"],
        tuple(sorted(wanted - FRONT_END)),
        tuple(sorted(_imports(names))),
    )


def _imports(names: Iterable[str]) -> set[str]:
    tops = {name.split("/")[0] for name in names if name.endswith(".py")}
    return {top.removesuffix(".py") for top in tops if not top.endswith((".dist-info", ".data"))}


def fetch(requirements: Iterable[str], folder: Path) -> list[Wheel]:
    """Download pure wheels of packages and of all that these require."""
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--dest", str(folder), "--platform", "any", "--python-version", PYTHON),
            *("--abi", "none", "--only-binary=:all:"),
            *requirements,
        ],
        check=True,
    )
    return [read(path) for path in sorted(folder.glob("*.whl"))]


def own_wheel(root: Path, folder: Path) -> Path:
    """Build the package's own wheel."""
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--wheel-dir", str(folder), str(root)),
        ],
        check=True,
    )
    return next(folder.glob("parchis_widgets-*.whl"))


def empty_wheel(name: str, folder: Path) -> Path:
    """Write a wheel with nothing in it, for a package that is asked for and not needed."""
    path = folder / f"{name}-0-py3-none-any.whl"
    told = {
        "METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n",
        "WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "RECORD": "",
    }
    with ZipFile(path, "w") as archive:
        for file, text in told.items():
            archive.writestr(f"{name}-0.dist-info/{file}", text)
    return path


def closure(wheels: Iterable[Wheel], roots: Iterable[str]) -> list[Wheel]:
    """Return the wheels that are reached from some packages by what they require."""
    known = {wheel.name: wheel for wheel in wheels}
    reached: set[str] = set()
    waiting = [normal(root) for root in roots]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += known[name].requires
    return [known[name] for name in sorted(reached)]
