"""A move as the core sees it."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Option"]


class Option(NamedTuple):
    """A move as the core sees it."""

    pieces: tuple[int, ...]
    total: int
    counts: tuple[int, ...]
    """The throws it uses up."""
    target: int
    laps: int
