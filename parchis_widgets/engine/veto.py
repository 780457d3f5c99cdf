"""One thing that speaks against an attempt."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Veto"]


class Veto(NamedTuple):
    """One thing that forbids an attempt, or a duty that it leaves undone."""

    code: str
    squares: tuple[int, ...] = ()
    """Squares of the cross."""
    pieces: tuple[int, ...] = ()
