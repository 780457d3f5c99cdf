"""A position's text, taken apart: what its fields say, before anybody asks what it means."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.engine.core import PIECES
from parchis_widgets.engine.family import family_of
from parchis_widgets.game import notation

if TYPE_CHECKING:
    from collections.abc import Collection

    from parchis_widgets.engine.seats import Seating
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Fields", "Word", "bits_of", "number", "numbers", "seat", "seats", "turn"]

_WORD: Final = re.compile(r"(?P<place>[^\s*+]+)(?P<late>\+?)(?:\*(?P<times>\d{1,2}))?")


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
    """

    rules: Ruleset
    places: dict[int, Word] = field(default_factory=dict)
    colours: list[int] = field(default_factory=list)
    words: dict[str, list[str]] = field(default_factory=dict)

    @property
    def letters(self) -> str:
        """The letters of the board's colours."""
        return family_of(self.rules).COLOURS

    def read(self, part: str, known: Collection[str]) -> None:
        """Read a field; only some keywords are known to a family of games."""
        word, *rest = part.split()
        letter = notation.letter_of(word)
        if letter is not None:
            self._read_colour(letter, rest, part)
            return
        keyword = notation.KEYWORDS.get(word.lower())
        if keyword is None or keyword not in known:
            raise ValueError(f"in {part!r}: expected a colour or one of {', '.join(known)}")
        if keyword in self.words:
            raise ValueError(f"in {part!r}: {keyword} is said twice")
        self.words[keyword] = rest

    def _read_colour(self, letter: str, words: list[str], part: str) -> None:
        if letter not in self.letters:
            raise ValueError(f"in {part!r}: {letter} is no colour of {self.rules.id}'s board")
        colour = self.letters.index(letter)
        if colour in self.colours:
            raise ValueError(f"in {part!r}: {letter} has a field already")
        self.colours.append(colour)
        piece = PIECES * colour
        for word in words:
            found = _WORD.fullmatch(word)
            if found is None:
                raise ValueError(f"in {part!r}: {word!r} is no place")
            for _ in range(int(found["times"] or 1)):
                if piece == PIECES * colour + PIECES:
                    raise ValueError(f"in {part!r}: a colour has four pieces, not more")
                self.places[piece] = Word(found["place"], bool(found["late"]), part)
                piece += 1


def number(words: list[str], keyword: str, allowed: range) -> int:
    """Read a keyword's number."""
    if len(words) != 1 or not words[0].isdigit() or int(words[0]) not in allowed:
        said = " ".join([keyword, *words])
        raise ValueError(f"in {said!r}: expected a number from {allowed[0]} to {allowed[-1]}")
    return int(words[0])


def numbers(words: list[str], keyword: str) -> list[int]:
    """Read a keyword's numbers."""
    for word in words or [""]:
        if not word.isdigit():
            said = " ".join([keyword, *words])
            raise ValueError(f"in {said!r}: expected numbers, not {word!r}")
    return [int(word) for word in words]


def seats(tables: Seating, words: list[str] | None, keyword: str) -> tuple[int, ...]:
    """Read the players whose colours follow a keyword."""
    return tuple(seat(tables, word, f"{keyword} {word}") for word in words or [])


def seat(tables: Seating, word: str, part: str) -> int:
    """Read the player of a colour."""
    letter = notation.letter_of(word)
    colour = -1 if letter is None else tables.colours.find(letter)
    if colour not in tables.seat_of:
        playing = ", ".join(tables.letters(sorted(tables.seat_of)))
        raise ValueError(f"in {part!r}: {word!r} does not play; expected one of {playing}")
    return tables.seat_of[colour]


def turn(tables: Seating, words: list[str] | None, default: int) -> int:
    """Read whose turn it is."""
    if words is None:
        return default
    if len(words) != 1:
        raise ValueError(f"in 'turn {' '.join(words)}': expected one colour")
    return seat(tables, words[0], f"turn {words[0]}")


def bits_of(tables: Seating, words: list[str], keyword: str) -> int:
    """Read colours as bits."""
    bits = 0
    for word in words:
        letter = notation.letter_of(word)
        if letter is None or letter not in tables.colours:
            raise ValueError(f"in '{keyword} {' '.join(words)}': {word!r} is no colour in play")
        bits |= 1 << tables.colours.index(letter)
    return bits
