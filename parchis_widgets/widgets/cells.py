"""Whose cell a widget comes from: when that is run again, what it showed before is let go."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from weakref import ref

if TYPE_CHECKING:
    from ipywidgets import Widget

__all__ = ["come_from_cell"]


class _Run(NamedTuple):
    """A cell being run: which one, and by which request."""

    cell: str
    request: str


_SHOWN: Final[dict[str, tuple[_Run, list[ref[Widget]]]]] = {}
"""By cell, its latest run and the widgets that were made in it."""


def come_from_cell(widget: Widget) -> None:
    """Note where a widget is made, and close those that an earlier run of the cell has made.

    Otherwise each of them would go on following its game, and stay in the saved notebook. Nothing
    is closed where the host does not tell its cells apart.
    """
    run = _running()
    if run is None:
        return
    before, made = _SHOWN.get(run.cell, (run, []))
    if before != run:
        for earlier in made:
            old = earlier()
            if old is not None:
                old.layout.close()
                old.close()
        made = []
    _SHOWN[run.cell] = run, [*made, ref(widget)]


def _running() -> _Run | None:
    """Return the cell that is being run, as Jupyter's messages name it."""
    ipython: Any = sys.modules.get("IPython")
    shell: Any = ipython.get_ipython() if ipython else None
    parent = shell.get_parent() if hasattr(shell, "get_parent") else None
    if not isinstance(parent, dict):
        return None
    cell = parent.get("metadata", {}).get("cellId")
    request = parent.get("header", {}).get("msg_id")
    return _Run(str(cell), str(request)) if cell and request else None
