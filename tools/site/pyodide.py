"""The page's Python: Pyodide as npm ships it, and a lock file of what lies beside it."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tools.site.wheels import Wheel

__all__ = ["lay_out"]

RUNTIME: Final = (
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "python_stdlib.zip",
)
"""What a page loads of Pyodide, besides the lock file."""

LOCK: Final = "pyodide-lock.json"
BYTECODE: Final = Path(__file__).with_name("bytecode.mjs")


def lay_out(distribution: Path, wheels: Sequence[Wheel], folder: Path) -> None:
    """Copy Pyodide and wheels into a folder, with their bytecode, and write its lock file anew.

    Parameters
    ----------
    distribution : Path
        Pyodide, as its npm package lays it out.
    wheels : sequence of Wheel
        All that pages may load.
    folder : Path
        Where they are put.

    Raises
    ------
    FileNotFoundError
        If Pyodide is not there; the message says how to get it.
    """
    if not distribution.is_dir():
        raise FileNotFoundError(f"no {distribution}: `npm ci` is due in js/")
    folder.mkdir(parents=True, exist_ok=True)
    for name in (*RUNTIME, LOCK):
        shutil.copyfile(distribution / name, folder / name)
    beside = [replace(wheel, path=folder / wheel.path.name) for wheel in wheels]
    for wheel, copy in zip(wheels, beside, strict=True):
        shutil.copyfile(wheel.path, copy.path)
    subprocess.run(["node", str(BYTECODE), str(folder)], check=True)
    _lock(beside, folder / LOCK)


def _lock(wheels: Iterable[Wheel], file: Path) -> None:
    """Say what may be loaded; a wheel's hash is of the file with its bytecode."""
    told = json.loads(file.read_text(encoding="utf-8"))
    told["packages"] = {wheel.name: wheel.entry() for wheel in wheels}
    file.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")
