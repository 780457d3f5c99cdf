"""What is wrong with a lesson's file, and where: the step by number and name, and the line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.saying import Phrase

__all__ = ["Path", "Source", "lines_of"]

Path: TypeAlias = "tuple[str | int, ...]"
"""Where something stands: keys of tables and numbers in lists."""

_HEADER: Final = re.compile(r"\s*\[(\[?)\s*([\w.]+)\s*\]")
_KEY: Final = re.compile(r"\s*([\w.-]+)\s*=\s*(\[(?!.*\]\s*(#.*)?$))?")
"""A key; with its second group, if it is of a list that goes on in the next lines."""
_ITEM: Final = re.compile(r"\s*\{")


def lines_of(text: str) -> dict[Path, int]:
    """Return the lines, from 1, on which tables and keys of a TOML text begin."""
    lines: dict[Path, int] = {}
    head: Path = ()
    items: Path = ()
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        header = _HEADER.match(line)
        if header:
            name = header[2]
            head = tuple(name.split("."))
            if header[1]:
                counts[name] = counts.get(name, -1) + 1
                head = (*head, counts[name])
            lines.setdefault(head, number)
        elif key := _KEY.match(line):
            path = (*head, *key[1].split("."))
            for end in range(len(head) + 1, len(path) + 1):
                lines.setdefault(path[:end], number)
            items = (*path, -1) if key[2] else ()
        elif items and _ITEM.match(line):
            items = (*items[:-1], int(items[-1]) + 1)
            lines[items] = number
    return lines


@dataclass(frozen=True)
class Source:
    """Where a lesson comes from, to name the place of a fault in it."""

    data: dict[str, Any]
    lines: dict[Path, int] = field(default_factory=dict)

    def refused(self, path: Path, key: str, /, **said: Any) -> Refused:
        """Return a refusal that names where it is at fault.

        Parameters
        ----------
        path : tuple
            Where.
        key : str
            The message, without its section.
        **said
            What it speaks of.
        """
        return Refused(
            "lessons.fault", where=self._where(path), what=Phrase(f"lessons.{key}", said)
        )

    def _where(self, path: Path) -> Phrase:
        line = next(
            (self.lines[path[:n]] for n in range(len(path), 0, -1) if path[:n] in self.lines), 0
        )
        said: dict[str, Any] = {"line": line, "key": ".".join(map(str, path))}
        if len(path) > 1 and path[0] == "steps" and isinstance(path[1], int):
            said |= {"step": path[1] + 1, "name": self._name(path[1])}
            return Phrase("lessons.at_line_of_step" if line else "lessons.at_key_of_step", said)
        return Phrase("lessons.at_line" if line else "lessons.at_key", said)

    def _name(self, step: int) -> str:
        """Return a step's name as it is written, whatever it is."""
        try:
            names = self.data["steps"][step]["name"]
            return str(next(iter(names.values())))
        except (KeyError, IndexError, TypeError, AttributeError, StopIteration):
            return "?"
