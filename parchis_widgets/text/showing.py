"""Values as refusals show them: on one line, short, and whatever they are."""

from __future__ import annotations

from reprlib import Repr
from typing import Any, Final

__all__ = ["LONGEST", "one_line", "shown"]

LONGEST: Final = 160
"""So many signs are shown of what cannot be taken."""
_DIGITS: Final = 40
"""Numbers of more digits than these are told by their size."""


def shown(value: object) -> str:
    """Return a value as ``repr`` writes it, but never more than a line of it.

    A number too long to be read is told by its digits; what has no ``repr``, by its kind.
    """
    try:
        return one_line(_SHOWN.repr(value))
    except Exception:
        return f"<{type(value).__name__}>"


def one_line(text: str) -> str:
    """Return as much of a text as is shown, with everything escaped that would not be seen."""
    seen = "".join(sign if sign.isprintable() else _escaped(sign) for sign in text[: LONGEST + 1])
    return seen if len(seen) <= LONGEST else seen[:LONGEST] + "…"


def _escaped(sign: str) -> str:
    return repr(sign)[1:-1]


class _Shown(Repr):
    """``repr``, shortened: Python's own of a number may be refused, and of a list, endless."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = self.maxdict = 8

    def repr(self, x: Any) -> str:
        return self.repr1(x, self.maxlevel)

    def repr1(self, x: Any, level: int) -> str:
        # By the kind's name, as Repr chooses, a stranger's `int` would be taken for Python's.
        if type(x) in (bool, int, str, bytes, list, tuple, set, frozenset, dict):
            return super().repr1(x, level)
        return repr(x)

    def repr_int(self, x: int, level: int) -> str:
        digits = abs(x).bit_length() * 30103 // 100_000 + 1
        return repr(x) if digits <= _DIGITS else f"{'-' if x < 0 else ''}1e+{digits - 1}"

    def repr_str(self, x: str, level: int) -> str:
        return repr(x) if len(x) <= LONGEST else repr(x[:LONGEST] + "…")

    def repr_bytes(self, x: bytes, level: int) -> str:
        return repr(x[:LONGEST])


_SHOWN: Final = _Shown()
