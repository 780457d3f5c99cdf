"""Pieces, squares and numbers as sentences name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parchis_widgets.text.catalogue import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

__all__ = [
    "label",
    "listed",
    "name_of_piece",
    "name_of_place",
    "name_of_places",
    "number_with_article",
    "sentence",
]


def name_of_piece(lang: str, piece: str, *, form: str = "piece") -> str:
    """Name ``"Y2"``: *la ficha amarilla 2*, or with ``form="short"`` *la amarilla 2*."""
    adjective = message(lang, f"adjectives.{piece[0]}")
    return message(lang, f"phrases.{form}", adjective=adjective, number=piece[1:])


def name_of_place(lang: str, place: str) -> str:
    """Name a place as positions write it: *la casilla 12*, *la meta*."""
    if place in ("home", "goal"):
        return message(lang, f"phrases.{place}")
    if place.startswith("c"):
        return message(lang, "phrases.column", square=place[1:])
    if place[1:2] == "c":
        colour = message(lang, f"colours.{place[0]}")
        return message(lang, "faults.foreign", number=place[2:], colour=colour)
    number, _, lap = place.partition("/")
    key = "phrases.lap" if lap else "phrases.square"
    return message(lang, key, square=number.rstrip("qx"), lap=lap)


def name_of_places(lang: str, places: Sequence[str]) -> str:
    """Name places one of which is meant: *la casilla 9 o la 11*, shorter where all are squares."""
    numbers = [place.partition("/")[0].rstrip("qx") for place in places]
    if all(number.isdecimal() for number in numbers) and len(numbers) > 1:
        return message(lang, "phrases.squares", squares=listed(lang, numbers, "or"))
    return listed(lang, [name_of_place(lang, place) for place in places], "or")


def number_with_article(lang: str, number: int) -> str:
    """Write a number that is thrown: *un 5*, *a 5*, *an 8*."""
    vowel = str(number).startswith("8") or number in (11, 18)
    return message(lang, "phrases.an_number" if vowel else "phrases.a_number", number=number)


def label(lang: str, piece: str) -> str:
    """Give what is written on a piece: the colour's letter in the reader's language, its number."""
    return message(lang, f"letters.{piece[0]}") + piece[1:]


def listed(lang: str, words: Iterable[str], joint: str = "and") -> str:
    """Join words: *a*, *a y b*, *a, b y c*."""
    *firsts, last = list(words)
    return message(lang, f"phrases.{joint}").join([", ".join(firsts), last] if firsts else [last])


def sentence(lang: str, key: str, /, **said: Any) -> str:
    """Give a message about pieces and places, named in the language, with a capital first.

    Parameters
    ----------
    lang, key : str
        The language and the message.
    **said
        What it may speak of, as positions write it: ``piece`` and ``other``, ``pieces``
        (``{others}`` are their names, ``{adjective}`` their colours), ``place``, ``squares``,
        ``colour``, ``pending`` (numbers); all else is written as it is.
    """
    words = {name: name_in(lang, value) for name, (name_in, value) in _with(said).items()}
    text = message(lang, key, **{**said, **words})
    return text[:1].upper() + text[1:]


def _with(said: dict[str, Any]) -> dict[str, tuple[Callable[[str, Any], str], Any]]:
    return {
        "piece": (_name_or_nothing, said.get("piece", "")),
        "other": (_name_or_nothing, said.get("other", "")),
        "adjective": (_adjectives, said.get("pieces", ())),
        "others": (_pieces, said.get("pieces", ())),
        "place": (_place_or_nothing, said.get("place", "")),
        "squares": (_places, said.get("squares", ())),
        "colour": (_colour_or_nothing, said.get("colour", "")),
        "pending": (_numbers, said.get("pending", ())),
        "thrown": (_all_numbers, said.get("pending", ())),
    }


def _name_or_nothing(lang: str, piece: str) -> str:
    return name_of_piece(lang, piece) if piece else ""


def _place_or_nothing(lang: str, place: str) -> str:
    return name_of_place(lang, place) if place else ""


def _colour_or_nothing(lang: str, colour: str) -> str:
    return message(lang, f"colours.{colour}") if colour else ""


def _adjectives(lang: str, pieces: Sequence[str]) -> str:
    found = dict.fromkeys(message(lang, f"adjectives.{piece[0]}") for piece in pieces)
    return listed(lang, found or [""])


def _pieces(lang: str, pieces: Sequence[str]) -> str:
    return listed(lang, [name_of_piece(lang, piece, form="short") for piece in pieces] or [""])


def _places(lang: str, places: Sequence[str]) -> str:
    return listed(lang, [name_of_place(lang, place) for place in places] or [""])


def _all_numbers(lang: str, numbers: Sequence[int]) -> str:
    return listed(lang, [str(number) for number in numbers] or ["—"])


def _numbers(lang: str, numbers: Sequence[int]) -> str:
    return listed(lang, [str(number) for number in numbers] or ["—"], "or")
