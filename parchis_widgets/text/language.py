"""Which language is spoken: a default for all, and the language of whoever is speaking now.

What is told keeps the language in which it was made: a field with the default factory
`current_language`. A game speaks its own while it acts: it does so under `speaking`.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

from parchis_widgets.text.catalogue import check_language

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["current_language", "speaking", "spoken", "use_language"]

_default: list[str] = ["es"]
_spoken: Final[ContextVar[str | None]] = ContextVar("spoken", default=None)


def use_language(lang: str) -> None:
    """Make a language the default of all that is made from now on.

    Raises
    ------
    ValueError
        If there is no such language; those there are are listed.
    """
    _default[0] = check_language(lang)


def current_language() -> str:
    """Return the language that is spoken here: the speaker's own, or else the default."""
    return _spoken.get() or _default[0]


def spoken(lang: str | None) -> str:
    """Return a language that was asked for, or for ``None`` the one that is spoken here."""
    return current_language() if lang is None else lang


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Speak a language: everything made meanwhile is told in it unless asked otherwise."""
    token = _spoken.set(check_language(lang))
    try:
        yield
    finally:
        _spoken.reset(token)
