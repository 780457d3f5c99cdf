"""A table of a lesson's file: its keys are asked for one by one, and none may be left over."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, TypeVar

from parchis_widgets.rules.statements import STATEMENTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.course.fault import Path, Source
    from parchis_widgets.course.plan import Attempt, Words

__all__ = ["Table"]

_Kind = TypeVar("_Kind")

_MARKUP: Final = re.compile(r"[<`]|\*\*|\]\(|&#?\w+;")
"""What a host could take for markup."""
_BLANKS: Final = str.maketrans("\u00a0\u202f", "  ")
"""Blanks at which no line breaks: the only signs that do not show and are allowed."""
_MOST_STATEMENTS: Final = 12


class Table:
    """A table: a mapping whose keys are known.

    Parameters
    ----------
    source : Source
        The lesson, to name the place of a fault.
    path : tuple
        Where the table stands.
    data : object
        What stands there.
    languages : tuple of str
        The languages in which every text has to be.
    """

    def __init__(
        self, source: Source, path: Path, data: object, languages: tuple[str, ...] = ()
    ) -> None:
        if not isinstance(data, dict):
            raise source.refused(path, "no_table", found=data)
        self.source, self.path, self.languages = source, path, languages
        self._left: dict[str, Any] = dict(data)

    def refused(self, key: str, message: str, /, **said: Any) -> Exception:
        """Return a refusal of what stands under a key."""
        return self.source.refused((*self.path, key) if key else self.path, message, **said)

    def has(self, key: str) -> bool:
        """Return whether a key is there and has not been asked for."""
        return key in self._left

    def take(self, key: str, kind: type[_Kind], /, default: _Kind | None = None) -> _Kind:
        """Return what stands under a key: of a kind, and there unless it has a default."""
        if key not in self._left:
            if default is None:
                raise self.refused(key, "missing", key=key)
            return default
        value = self._left.pop(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.refused(key, "wrong_kind", key=key, found=value)
        return value

    def among(self, key: str, low: int, high: int) -> int:
        """Return a whole number between two, both of them allowed."""
        number = self.take(key, int)
        if not low <= number <= high:
            raise self.refused(key, "out_of_range", key=key, found=number, low=low, high=high)
        return number

    def matching(self, key: str, pattern: str, expected: str) -> str:
        """Return a text that is written as a pattern asks; `expected` says what that is."""
        text = self.take(key, str)
        if not re.fullmatch(pattern, text):
            raise self.refused(key, expected, key=key, found=text)
        return text

    def statement(self, key: str, default: str | None = None) -> str:
        """Return the id of a statement."""
        found = self.take(key, str, default)
        if found and found not in STATEMENTS:
            raise self.refused(key, "no_statement", found=found)
        return found

    def statements(self, key: str) -> tuple[str, ...]:
        """Return ids of statements."""
        found = self.take(key, list)
        if not 1 <= len(found) <= _MOST_STATEMENTS:
            said = {"key": key, "found": len(found), "low": 1, "high": _MOST_STATEMENTS}
            raise self.refused(key, "wrong_number", **said)
        for one in found:
            if not isinstance(one, str) or one not in STATEMENTS:
                raise self.refused(key, "no_statement", found=one)
        return tuple(dict.fromkeys(found))

    def words(self, key: str, longest: int) -> Words:
        """Return a text in every language."""
        table = self.inside(key)
        words = table.text_in_every_language(longest)
        table.done()
        return words

    def text_in_every_language(self, longest: int) -> Words:
        """Return the text whose languages stand in this table."""
        return {lang: self._text(lang, longest) for lang in self.languages}

    def _text(self, lang: str, longest: int) -> str:
        if lang not in self._left:
            raise self.refused("", "no_language", lang=lang)
        text = self.take(lang, str).strip()
        if not text:
            raise self.refused(lang, "empty")
        if len(text) > longest:
            raise self.refused(lang, "text_too_long", length=len(text), longest=longest)
        if markup := _MARKUP.search(text):
            raise self.refused(lang, "markup", found=markup[0])
        if not text.translate(_BLANKS).isprintable():
            raise self.refused(lang, "unprintable")
        return text

    def inside(self, key: str) -> Table:
        """Return the table under a key."""
        return Table(self.source, (*self.path, key), self.take(key, dict), self.languages)

    def list_of(self, key: str, low: int, high: int) -> list[Table]:
        """Return the tables in the list under a key, of which there are so many."""
        found = self.take(key, list)
        if not low <= len(found) <= high:
            raise self.refused(key, "wrong_number", key=key, found=len(found), low=low, high=high)
        return [
            Table(self.source, (*self.path, key, number), one, self.languages)
            for number, one in enumerate(found)
        ]

    def each(
        self, key: str, low: int, high: int, read: Callable[[Table], _Kind]
    ) -> tuple[_Kind, ...]:
        """Return what is read of each table in a list; nothing may be left over in any."""
        read_of = []
        for table in self.list_of(key, low, high):
            read_of.append(read(table))
            table.done()
        return tuple(read_of)

    def attempt(self, key: str) -> Attempt:
        """Return an attempt: a gesture or a move as text, or a piece with a count or a place."""
        found: Any = self.take(key, object)
        if isinstance(found, str):
            return found
        if isinstance(found, list) and len(found) == 2 and isinstance(found[0], str):
            piece, what = found
            if isinstance(what, str):
                return piece, what
            if type(what) is int:
                return piece, what
        raise self.refused(key, "no_attempt", found=found)

    def done(self) -> None:
        """Refuse what nobody has asked for."""
        for key in self._left:
            raise self.refused(key, "unknown_key", key=key)
