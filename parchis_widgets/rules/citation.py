"""A statement that is cited, and whether it says so itself."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Citation"]


class Citation(NamedTuple):
    """A statement that is cited."""

    statement: str
    reading: bool
    """Whether it is a reading of ours, or of the house, that decides: no source states it."""
