"""A position's text, taken apart: what its fields say, before anybody asks what it means."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.pieces import PIECES
from parchis_widgets.position import notation
from parchis_widgets.position.fault import Fault
from parchis_widgets.text.saying import letters_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from parchis_widgets.engine.seats import Seating
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = [
    "Fields",
    "Word",
    "bits_of",
    "is_number",
    "number",
    "numbers",
    "places_text",
    "seat",
    "seats",
    "turn",
]

_WORD: Final = re.compile(r"(?P<place>[^\s*+]+)(?P<late>\+?)(?:\*(?P<times>\d{1,2}))?")

T = TypeVar("T")
Other = TypeVar("Other")


class Word(NamedTuple):
    """What is written of a piece."""

    place: str
    late: bool
    """Whether it is marked as the one that came last."""
    part: str
    """The whole field, for messages."""


@dataclass
class Fields:
    """What the fields have said so far.

    Attributes
    ----------
    places : dict
        What is written of each piece, in the order in which they are named.
    colours : list of int
        Colours that have a field.
    words : dict
        By keyword, the words after it.
    faults : list of Fault
        What is wrong with them; filled while they are understood.
    """

    rules: Ruleset
    places: dict[int, Word] = field(default_factory=dict)
    colours: list[int] = field(default_factory=list)
    words: dict[str, list[str]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @property
    def letters(self) -> str:
        """The letters of the board's colours."""
        return family_of(self.rules).COLOURS

    def understood(
        self, keyword: str, otherwise: Other, read: Callable[..., T], *said: object
    ) -> T | Other:
        """Give what a field means; if it has a fault, keep that and give something else."""
        try:
            return read(*said)
        except Fault as fault:
            fault.said.setdefault("field", keyword)
            self.faults.append(fault)
            return otherwise

    def read(self, part: str, known: Collection[str]) -> None:
        """Read a field; only some keywords are known to a family of games."""
        word, *rest = part.split()
        letter = notation.letter_of(word)
        if letter is not None:
            self._read_colour(letter, rest, part)
            return
        keyword = notation.KEYWORDS.get(word.lower())
        if keyword is None or keyword not in known:
            raise Fault("faults.keyword", part=part, known=", ".join(known))
        if keyword in self.words:
            raise Fault("faults.twice", part=part, field=keyword)
        self.words[keyword] = rest

    def _read_colour(self, letter: str, words: list[str], part: str) -> None:
        if letter not in self.letters:
            raise Fault("faults.no_colour", part=part, field=letter, rules=self.rules.id)
        colour = self.letters.index(letter)
        if colour in self.colours:
            raise Fault("faults.has_field", part=part, field=letter)
        self.colours.append(colour)
        piece = PIECES * colour
        for word in words:
            found = _WORD.fullmatch(word)
            if found is None:
                raise Fault("faults.no_word", part=part, field=letter, place=word)
            for _ in range(int(found["times"] or 1)):
                if piece == PIECES * colour + PIECES:
                    raise Fault("faults.five", part=part, field=letter)
                self.places[piece] = Word(found["place"], bool(found["late"]), part)
                piece += 1


def places_text(words: Iterable[str]) -> str:
    """Write the places of a colour's pieces; what several share at home or in the goal, once."""
    return " ".join(_run(word, len(list(same))) for word, same in groupby(words))


def _run(word: str, times: int) -> str:
    if times > 1 and word in ("home", "goal"):
        return f"{word}*{times}"
    return " ".join([word] * times)


def is_number(word: str) -> bool:
    """Tell whether a word is a number, and none so long that it could only be a trap."""
    return word.isdecimal() and len(word) < 10


def number(words: list[str], keyword: str, allowed: range) -> int:
    """Read a keyword's number."""
    if len(words) != 1 or not is_number(words[0]) or int(words[0]) not in allowed:
        part = " ".join([keyword, *words])
        raise Fault("faults.number", part=part, least=allowed[0], most=allowed[-1])
    return int(words[0])


def numbers(words: list[str], keyword: str) -> list[int]:
    """Read a keyword's numbers."""
    for word in words or [""]:
        if not is_number(word):
            raise Fault("faults.numbers", part=" ".join([keyword, *words]), word=word)
    return [int(word) for word in words]


def seats(tables: Seating, words: list[str] | None, keyword: str) -> tuple[int, ...]:
    """Read the players whose colours follow a keyword."""
    return tuple(seat(tables, word, f"{keyword} {word}") for word in words or [])


def seat(tables: Seating, word: str, part: str) -> int:
    """Read the player of a colour."""
    letter = notation.letter_of(word)
    colour = -1 if letter is None else tables.colours.find(letter)
    if colour not in tables.seat_of:
        playing = letters_of(tables.letters(sorted(tables.seat_of)))
        raise Fault("faults.no_player", part=part, word=word, playing=playing)
    return tables.seat_of[colour]


def turn(tables: Seating, words: list[str] | None, default: int) -> int:
    """Read whose turn it is."""
    if words is None:
        return default
    if len(words) != 1:
        raise Fault("faults.one_colour", part=f"turn {' '.join(words)}")
    return seat(tables, words[0], f"turn {words[0]}")


def bits_of(tables: Seating, words: list[str], keyword: str) -> int:
    """Read colours as bits."""
    bits = 0
    for word in words:
        letter = notation.letter_of(word)
        if letter is None or letter not in tables.colours:
            raise Fault("faults.not_in_play", part=" ".join([keyword, *words]), word=word)
        bits |= 1 << tables.colours.index(letter)
    return bits
