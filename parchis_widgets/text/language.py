"""Choosing a language: for all that is made from now on, or for what is made meanwhile.

What is told keeps the language in which it was made: a field with the default factory
`current_language`. A game speaks its own while it acts: it does so under `speaking`.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from parchis_widgets.text.catalogue import check_language
from parchis_widgets.text.spoken import DEFAULT, SPEAKER

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["speaking", "use_language"]


def use_language(lang: str) -> None:
    """Make a language the default of all that is made from now on.

    Raises
    ------
    ValueError
        If there is no such language; those there are are listed.
    """
    DEFAULT[0] = check_language(lang)


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Speak a language: everything made meanwhile is told in it unless asked otherwise."""
    token = SPEAKER.set(check_language(lang))
    try:
        yield
    finally:
        SPEAKER.reset(token)
