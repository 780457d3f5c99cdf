"""Where lines end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["broken"]

_SPACES: Final = re.compile(r"[ \n\r\t]+")
"""Not those that keep a number beside its unit."""
_NARROWEST: Final = 0.8
"""How much of the width the lines keep, at least, for the sake of the last."""


def broken(words: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """Break a text into lines no wider than `width`, none more than it takes.

    A last word is not left alone where somewhat shorter lines bring it company.
    """
    lines = narrower = _filled(words, width, measure)
    narrow = width
    while " " not in narrower[-1] and len(narrower) == len(lines) > 1:
        narrow -= 1
        if narrow < _NARROWEST * width:
            return lines
        narrower = _filled(words, narrow, measure)
    return narrower if len(narrower) == len(lines) else lines


def _filled(words: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """Fill line after line."""
    lines = [""]
    for word in _SPACES.split(words):
        longer = f"{lines[-1]} {word}".lstrip()
        if measure(longer) <= width:
            lines[-1] = longer
        else:
            lines += _cut(word, width, measure)
    return [line for line in lines if line] or [""]


def _cut(word: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """Cut what is longer than a line, such as a code."""
    parts = [""]
    for letter in word:
        if parts[-1] and measure(parts[-1] + letter) > width:
            parts.append("")
        parts[-1] += letter
    return parts
