"""What somebody gave, in so few signs that a message can hold it."""

from __future__ import annotations

from reprlib import Repr
from typing import Final

__all__ = ["shown"]

_LONGEST: Final = 80
_REPR: Final = Repr()
_REPR.maxlevel = 4
_REPR.maxstring = _REPR.maxother = _REPR.maxlong = 2 * _LONGEST


def shown(value: object) -> str:
    """Return a value in one short line, whatever it is: endless, nested deeply, or broken."""
    try:
        line = " ".join(_REPR.repr(value).split())
    except Exception:
        line = type(value).__name__
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"
