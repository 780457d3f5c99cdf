"""Codes of progress, written down and typed back: ``BAR-7QK4-M2XD-9TF3``.

After the prefix, a number in base 32. Its remainder by a prime depends on whose code it is; so any
one wrong character, and any two neighbours that changed places, are noticed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "COURSE",
    "Progress",
    "prefix_of",
    "read_course",
    "read_progress",
    "write_course",
    "write_progress",
]

COURSE: Final = "CUR"
"""The prefix of the course's own codes."""

_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The digits: none looks like another; letters that would are read as what they look like."""
_LOOKS_LIKE: Final = str.maketrans("ILO", "110")
_BETWEEN: Final = re.compile(r"[\s\u2010-\u2015\u2212-]")
"""What may stand between groups: blanks, and dashes as a word processor makes them."""
_PRIME: Final = 4093
"""The largest that twelve bits can tell."""
_CHECK: Final = 12
_GROUP: Final = 4
_FIRST: Final = 48
"""Bits of six steps: fewer take as many, more take groups of their own."""
_STEP: Final = 8
_MOST_STEPS: Final = 8
_MOST_LESSONS: Final = 32


@dataclass(frozen=True)
class Progress:
    """How a step went.

    Attributes
    ----------
    tries : int
        Tries until it was solved, 7 meaning seven or more; 0 as long as it is not.
    hints : int
        Hints that were looked at, 0 to 3.
    reason : int
        Which of the step's reasons was met most, from 1; 7 another one, 0 none.
    """

    tries: int = 0
    hints: int = 0
    reason: int = 0

    @property
    def solved(self) -> bool:
        """Whether the step is solved."""
        return self.tries > 0

    @property
    def bits(self) -> int:
        """The step in a code."""
        return min(self.tries, 7) << 5 | self.hints << 3 | self.reason

    @classmethod
    def of(cls, bits: int) -> Progress:
        """Read a step from a code."""
        return cls(bits >> 5 & 7, bits >> 3 & 3, bits & 7)


def write_progress(prefix: str, steps: Sequence[Progress]) -> str:
    """Return the code of a lesson's progress."""
    data = 0
    for step in reversed(steps):
        data = data << _STEP | step.bits
    return _written(prefix, len(steps), data, _bits(len(steps)))


def read_progress(prefix: str, steps: int, code: str) -> tuple[Progress, ...]:
    """Return the progress that a code tells of a lesson of so many steps.

    Raises
    ------
    ValueError
        If it is no code, if it is another lesson's or another version's, if a character is missing
        or wrong.
    """
    data = _read(prefix, steps, code, _bits(steps))
    return tuple(Progress.of(data >> _STEP * n & 0xFF) for n in range(steps))


def write_course(done: Sequence[bool], lesson: int, step: int) -> str:
    """Return the code of the course: which lessons are done, and where one is, each from 0."""
    data = sum(is_done << n for n, is_done in enumerate(done))
    data |= lesson << _MOST_LESSONS | step << _MOST_LESSONS + 5
    return _written(COURSE, 0, data, _FIRST)


def read_course(code: str, lessons: int) -> tuple[tuple[bool, ...], int, int]:
    """Return which of so many lessons are done, the present one and the step in it, from 0.

    Raises
    ------
    ValueError
        If it is no code of the course.
    """
    data = _read(COURSE, 0, code, _FIRST)
    done = tuple(bool(data >> n & 1) for n in range(lessons))
    lesson = min(data >> _MOST_LESSONS & 31, lessons - 1)
    return done, lesson, data >> _MOST_LESSONS + 5 & 7


def prefix_of(code: object) -> str:
    """Return the prefix of a code, in capitals; "" if it has none."""
    found = re.match(r"\s*([A-Za-z]{3})", code) if isinstance(code, str) else None
    return found[1].upper() if found else ""


def _bits(steps: int) -> int:
    """Return how many bits the steps take: those of six, and whole groups for more."""
    groups = -(-max(0, steps * _STEP - _FIRST) // (5 * _GROUP))
    return _FIRST + groups * 5 * _GROUP


def _written(prefix: str, steps: int, data: int, bits: int) -> str:
    check = (_rest(prefix, steps) - (data << _CHECK)) % _PRIME
    number = data << _CHECK | check
    signs = "".join(_SIGNS[number >> 5 * n & 31] for n in reversed(range((bits + _CHECK) // 5)))
    groups = (signs[n : n + _GROUP] for n in range(0, len(signs), _GROUP))
    return "-".join((prefix, *groups))


def _rest(prefix: str, steps: int) -> int:
    """Return the remainder by which a code shows whose it is."""
    rest = steps
    for sign in prefix:
        rest = (rest * 64 + ord(sign)) % _PRIME
    return rest


def _read(prefix: str, steps: int, code: object, bits: int) -> int:
    if not isinstance(code, str) or len(code) > 100:
        raise Refused("codes.no_code", found=code if isinstance(code, str) else type(code).__name__)
    found = prefix_of(code)
    if found != prefix:
        raise Refused("codes.other", code=code, found=found or "?", expected=prefix)
    signs = _BETWEEN.sub("", code.strip()[3:]).upper().translate(_LOOKS_LIKE)
    wrong = next((sign for sign in signs if sign not in _SIGNS), None)
    if wrong is not None:
        raise Refused("codes.sign", code=code, sign=wrong)
    number = 0
    for sign in signs:
        number = number << 5 | _SIGNS.index(sign)
    _check_length(prefix, steps, code, signs, (bits + _CHECK) // 5)
    if number % _PRIME != _rest(prefix, steps):
        _refuse_version(prefix, steps, number, code)
        raise Refused("codes.mistyped", code=code)
    return number >> _CHECK


def _check_length(prefix: str, steps: int, code: str, signs: str, length: int) -> None:
    if len(signs) == length:
        return
    lengths = {(_bits(n) + _CHECK) // 5 for n in range(1, _MOST_STEPS + 1)}
    if steps and len(signs) in lengths:
        raise Refused("codes.version", code=code)
    wrong = "missing" if len(signs) < length else "extra"
    n = abs(length - len(signs))
    raise Refused(f"codes.{wrong}_one" if n == 1 else f"codes.{wrong}", code=code, n=n)


def _refuse_version(prefix: str, steps: int, number: int, code: str) -> None:
    """Refuse a code that would be right if the lesson had another number of steps."""
    others = (n for n in range(1, _MOST_STEPS + 1) if n != steps)
    if steps and any(number % _PRIME == _rest(prefix, n) for n in others):
        raise Refused("codes.version", code=code)
