"""An answer to a notebook's exercise, compared with what the engine says and never given away."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Set
from dataclasses import dataclass
from typing import Any

from parchis_widgets.text.catalogue import check_language
from parchis_widgets.text.saying import Phrase
from parchis_widgets.text.spoken import spoken

__all__ = ["Checked", "check"]


@dataclass(frozen=True, repr=False)
class Checked:
    """What is said of an answer.

    Attributes
    ----------
    right : bool
        Whether the answer is right.
    said : Phrase
        What is said, in any language.
    lang : str
        The language in which it shows itself.
    """

    right: bool
    said: Phrase
    lang: str

    def text(self, lang: str | None = None) -> str:
        """Say it: in a language, or for ``None`` in its own."""
        return self.said.text(lang or self.lang)

    def __bool__(self) -> bool:
        """Return whether the answer is right."""
        return self.right

    def __repr__(self) -> str:
        """Say it, as a cell shows it."""
        return self.text()


def check(answer: object, right: object, *, lang: str | None = None) -> Checked:
    """Say whether an answer is right, and how near it is if not, without giving the right one away.

    Parameters
    ----------
    answer : object
        The learner's; ``None``, or a table of ``None``, where nothing is written yet.
    right : object
        What the engine says. Of a set, hits and what is too much are counted; of a table (a
        mapping), the rows to be looked at again are named; a text may be in capitals or not.
    lang : str, optional
        The language; for ``None`` the one that is spoken.

    Returns
    -------
    Checked
        True in a condition if the answer is right; it shows itself as a sentence.
    """
    lang = spoken(lang)
    check_language(lang)
    if _is_empty(answer):
        return Checked(False, Phrase("exercises.empty", {"nothing": None}), lang)
    if isinstance(right, Mapping):
        said = _of_table(answer, right)
    elif isinstance(right, Set):
        said = _of_set(answer, right)
    else:
        said = None if _same(answer, right) else Phrase("exercises.not_yet")
    return Checked(said is None, said or Phrase("exercises.right"), lang)


def _is_empty(answer: object) -> bool:
    if isinstance(answer, Mapping):
        return all(map(_is_empty, answer.values()))
    return answer is None or answer is ...


def _of_table(answer: object, right: Mapping[Any, object]) -> Phrase | None:
    if not isinstance(answer, Mapping):
        return Phrase("exercises.table", {"rows": _rows(right)})
    again = [row for row in right if row not in answer or not _same(answer[row], right[row])]
    if not again:
        return None
    return Phrase("exercises.rows", {"rows": _rows(again)})


def _of_set(answer: object, right: Set[object]) -> Phrase | None:
    many = answer if isinstance(answer, (Set, list, tuple)) else (answer,)
    given = {one for one in many if isinstance(one, Hashable)}
    if given == right:
        return None
    hits, extra = len(given & right), len(given - right)
    return Phrase("exercises.set", {"hits": hits, "extra": extra})


def _same(one: object, other: object) -> bool:
    if isinstance(one, str) and isinstance(other, str):
        return one.strip().casefold() == other.strip().casefold()
    if isinstance(other, Set) and isinstance(one, (list, tuple)):
        return set(one) == other
    return one == other


def _rows(rows: object) -> tuple[str, ...]:
    return tuple(map(str, rows))  # type: ignore[call-overload]
