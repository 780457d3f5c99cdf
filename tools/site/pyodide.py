"""The page's Python: Pyodide as npm ships it, and a lock file of what lies beside it."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tools.site.wheels import Wheel

__all__ = ["lay_out"]

RUNTIME: Final = (
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "python_stdlib.zip",
)
"""What a page loads of Pyodide, besides the lock file."""


def lay_out(distribution: Path, wheels: Iterable[Wheel], folder: Path) -> None:
    """Copy Pyodide and wheels into a folder, and write its lock file anew.

    Parameters
    ----------
    distribution : Path
        Pyodide, as its npm package lays it out.
    wheels : iterable of Wheel
        All that pages may load.
    folder : Path
        Where they are put.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name in RUNTIME:
        shutil.copy2(distribution / name, folder / name)
    lock = json.loads((distribution / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}
    for wheel in wheels:
        shutil.copy2(wheel.path, folder / wheel.path.name)
        lock["packages"][wheel.name] = wheel.entry()
    text = json.dumps(lock, indent=1, sort_keys=True)
    (folder / "pyodide-lock.json").write_text(text + "\n", encoding="utf-8")
