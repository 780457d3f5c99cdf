"""Writing a lesson's file: TOML from the same dict that is read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["written"]

_HEADED: Final = ("steps", "learned")
"""Tables that stand under heads of their own."""


def written(lesson: dict[str, Any]) -> str:
    """Return a lesson as the text of its file.

    Parameters
    ----------
    lesson : dict
        A lesson as `read_lesson` takes it.

    Returns
    -------
    str
        TOML: read again, it is the same lesson.
    """
    return "\n".join(_table(lesson)).strip() + "\n"


def _table(table: dict[str, Any]) -> Iterator[str]:
    """Write what is plain first: what follows the head of a table belongs to that table."""
    for key, value in table.items():
        if key not in _HEADED:
            yield from _lines(key, value)
    for key in _HEADED:
        for one in table.get(key, ()):
            yield from ("", f"[[{key}]]", *_table(one))


def _lines(key: str, value: Any) -> Iterator[str]:
    """Write a value under its key; of a table, each of its keys under a dotted one."""
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from _lines(f"{key}.{name}", inside)
    else:
        yield f"{key} = {_value(value)}"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {_value(one)}" for key, one in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_value, value))}]"
    # What JSON writes of texts, numbers and truth is TOML as well.
    return json.dumps(value, ensure_ascii=False)
