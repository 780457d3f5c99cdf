"""Which language is spoken here: that of whoever is speaking now, or else the default of all."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

__all__ = ["DEFAULT", "SPEAKER", "current_language", "spoken"]

DEFAULT: Final = ["es"]
"""The default of all, in a list so that it can be changed."""
SPEAKER: Final[ContextVar[str | None]] = ContextVar("speaker", default=None)
"""The language of whoever is speaking now."""


def current_language() -> str:
    """Return the language that is spoken here: the speaker's own, or else the default."""
    return SPEAKER.get() or DEFAULT[0]


def spoken(lang: str | None) -> str:
    """Return a language that was asked for, or for ``None`` the one that is spoken here."""
    return current_language() if lang is None else lang
