"""Text as somebody typed or pasted it, without what editors put around and into it."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

__all__ = ["cleaned"]

_MARKS: Final = "\u0300-\u036f"
_ACCENTED: Final = re.compile(rf"[^\W\d_][{_MARKS}]{{1,4}}(?![{_MARKS}])")
"""A letter and its accents apart. More accents than these are no letter of any word."""
_SPACES: Final = str.maketrans(dict.fromkeys("\t\u00a0\u2007\u202f", " ") | {"\ufeff": None})


def cleaned(text: str) -> str:
    r"""Return a text as it was meant, whatever editor, system or web page it went through.

    Byte-order marks, blank lines, indentation and spaces at line ends are gone; lines end in
    ``"\n"``; tabs and non-breaking spaces are spaces; a letter with its accent is one sign (NFC).
    """
    # Composing a whole text takes its length squared where accents pile up: so letter by letter.
    composed = _ACCENTED.sub(lambda found: normalize("NFC", found[0]), text)
    lines = (line.strip() for line in composed.translate(_SPACES).splitlines())
    return "\n".join(line for line in lines if line)
