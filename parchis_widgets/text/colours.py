"""The colours: their letters, and what every language calls them."""

from __future__ import annotations

from functools import cache
from typing import Final

from parchis_widgets.text.catalogue import languages, message

__all__ = ["LETTERS", "letter_of"]

LETTERS: Final = "YBRGK"
"""The letters of all colours, as positions write them; each board has four of them."""


def letter_of(word: str) -> str | None:
    """Return the letter of the colour that a word of any language means, or ``None``."""
    return _meanings().get(word if len(word) == 1 else word.lower())


@cache
def _meanings() -> dict[str, str]:
    """Return every letter and name with its colour; the first language keeps what two share."""
    meanings = {letter: letter for letter in LETTERS}
    for lang in languages():
        for letter in LETTERS:
            for section in ("letters", "colours"):
                meanings.setdefault(message(lang, f"{section}.{letter}"), letter)
    return meanings
