"""Pieces, squares and numbers as sentences name them, and what agrees with them.

A message may choose by number: ``{piece:sale|salen}`` is *sale* of one piece, *salen* of several;
a third form, ``{distance:…|…|…}``, is of none. A place has cases: ``{place:to}``, ``{place:from}``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.text.catalogue import has_message, message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

__all__ = [
    "Number", "Words", "agreeing", "label", "listed", "move_words", "name_of_piece",
    "name_of_pieces", "name_of_place", "name_of_places", "number_with_article", "own_key",
    "place_words", "sentence", "written_place",
]  # fmt: skip

_CASES: Final = ("to", "from")


class Words(str):
    """A name, or several, that knows how many it names."""

    __slots__ = ("cases", "number")

    number: int
    cases: Mapping[str, str]

    def __new__(cls, text: str, number: int = 1, cases: Mapping[str, str] | None = None) -> Words:
        """Make words that name so many, and are said so in each case."""
        words = super().__new__(cls, text)
        words.number, words.cases = number, cases or {}
        return words

    def __format__(self, spec: str) -> str:
        """Return a case, or of several forms the one that agrees; else the words themselves."""
        if "|" in spec:
            return agreeing(self.number, spec)
        return self.cases[spec] if spec else str(self)


class Number(int):
    """A number with which the words around it agree."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        """Return the form that agrees, or the number itself."""
        return agreeing(self, spec) if "|" in spec else super().__format__(spec)


def agreeing(number: int, forms: str) -> str:
    """Return the form that agrees with a number: *sale|salen*, or a third one for none."""
    one, many, *none = forms.split("|")
    if number == 0 and none:
        return none[0]
    return one if number == 1 else many


def name_of_piece(lang: str, piece: str, *, form: str = "piece") -> str:
    """Name ``"Y2"``: *la ficha amarilla 2*, or with ``form="short"`` *la amarilla 2*."""
    adjective = message(lang, f"adjectives.{piece[0]}")
    return message(lang, f"phrases.{form}", adjective=adjective, number=piece[1:])


def name_of_pieces(lang: str, pieces: Sequence[str], *, form: str = "piece") -> Words:
    """Name pieces, those of one colour together: *las fichas amarillas 1 y 2*."""
    if len(pieces) > 1 and len({piece[0] for piece in pieces}) == 1:
        adjective = message(lang, f"plural_adjectives.{pieces[0][0]}")
        numbers = listed(lang, [piece[1:] for piece in pieces])
        name = message(lang, f"phrases.{form}s", adjective=adjective, numbers=numbers)
    else:
        name = listed(lang, [name_of_piece(lang, piece, form=form) for piece in pieces] or [""])
    return Words(name, len(pieces))


def name_of_place(lang: str, place: str, *, family: str = "", case: str = "") -> str:
    """Name a place as positions write it: *la casilla 12*, *la meta*.

    Parameters
    ----------
    lang, place : str
        The language and the place.
    family : str
        Whose place it is, where families call one differently: *el Charkoni*.
    case : str
        ``"to"`` or ``"from"``, for *a la casilla 12*, *del Charkoni*.
    """
    if place in ("home", "goal"):
        name = message(lang, own_key(lang, f"phrases.{place}", family))
        return _cased(lang, place, case, family, name)
    if place.startswith("c"):
        name = message(lang, "phrases.column", square=place[1:])
    elif place[1:2] == "c":
        colour = message(lang, f"colours.{place[0]}")
        foreign = own_key(lang, "faults.foreign", family)
        name = message(lang, foreign, number=place[2:], colour=colour)
    else:
        number, _, lap = place.partition("/")
        key = "phrases.lap" if lap else "phrases.square"
        name = message(lang, key, square=number.rstrip("qx"), lap=lap)
    return _cased(lang, "", case, "", name)


def own_key(lang: str, key: str, family: str) -> str:
    """Return a family's own key for a message, if it has one, or else the key."""
    own = f"{key}-{family}"
    return own if has_message(lang, own) else key


def _cased(lang: str, word: str, case: str, family: str, name: str) -> str:
    """Put a name into a case; some words contract: *del Charkoni*."""
    if not case:
        return name
    own = f"phrases.{case}-{word}-{family}"
    return message(lang, own if has_message(lang, own) else f"phrases.{case}", place=name)


def written_place(lang: str, place: str, family: str = "") -> str:
    """Write a place in a few letters, as the reader's language does: *12*, *p3*, *meta*."""
    if place.isalpha():
        return message(lang, own_key(lang, f"places.{place}", family))
    if place.startswith("c"):
        return message(lang, "letters.column") + place[1:]
    return place


def name_of_places(lang: str, places: Sequence[str], family: str = "") -> str:
    """Name places one of which is meant: *las casillas 9 o 11*."""
    numbers = [place.partition("/")[0].rstrip("qx") for place in places]
    if all(number.isdecimal() for number in numbers) and len(numbers) > 1:
        return message(lang, "phrases.squares", squares=listed(lang, numbers, "or"))
    return listed(lang, [name_of_place(lang, place, family=family) for place in places], "or")


def number_with_article(lang: str, number: int) -> str:
    """Write a number that is thrown: *un 5*, *a 5*, *an 8*."""
    vowel = str(number).startswith("8") or number in (11, 18)
    return message(lang, "phrases.an_number" if vowel else "phrases.a_number", number=number)


def label(lang: str, piece: str) -> str:
    """Return what is written on a piece: its colour's letter for the reader, its number."""
    return message(lang, f"letters.{piece[0]}") + piece[1:]


def listed(lang: str, words: Iterable[str], joint: str = "and") -> str:
    """Join words: *a*, *a y b*, *a, b y c*."""
    *firsts, last = list(words)
    if lang == "es" and joint == "or" and last.startswith(("o", "8", "11")):
        joint = "or_o"
    return message(lang, f"phrases.{joint}").join([", ".join(firsts), last] if firsts else [last])


def move_words(lang: str, pieces: Sequence[str], captures: Sequence[str] = ()) -> dict[str, Words]:
    """Return what messages about a move speak of: ``pieces`` as labels, ``taken`` by name."""
    labels = listed(lang, [label(lang, piece) for piece in pieces])
    return {
        "pieces": Words(labels, len(pieces)),
        "taken": name_of_pieces(lang, captures, form="short"),
    }


def sentence(lang: str, key: str, family: str = "", /, **said: Any) -> str:
    """Return a message about pieces and places, named in the language, with a capital first.

    Where a family has a sentence of its own, it is said: its key ends in ``-<family>``.

    Parameters
    ----------
    lang, key : str
        The language and the message.
    family : str
        The family of games that is spoken of.
    **said
        What it may speak of, as positions write it: ``piece`` (one or several) and ``other``,
        ``pieces`` (``{others}`` are their names, ``{adjective}`` their colours), ``place``,
        ``squares``, ``colour``, ``colours``, ``pending`` and ``needed`` (numbers), ``count`` and
        ``distance``; ``{attempt}`` is *count 5* or *go to square 12*; all else is written as it is.
    """
    words = {
        name: name_in(lang, said[source], family)
        for name, (source, name_in) in _NAMED.items()
        if said.get(source)
    }
    numbers = {name: Number(value) for name, value in said.items() if type(value) is int}
    if "place" in words and not said.get("count"):
        words["attempt"] = Words(message(lang, "phrases.go", place=words["place"]))
    else:
        words["attempt"] = Words(message(lang, "phrases.count", count=said.get("count", 0)))
    as_it_is = {name: value for name, value in said.items() if name not in _NAMED}
    filled = {**_nothing(lang, family), **as_it_is, **numbers, **words}
    text = message(lang, own_key(lang, key, family), **filled)
    return text[:1].upper() + text[1:]


def _nothing(lang: str, family: str) -> dict[str, str]:
    """Return what stands for what is not said: no square is the goal, which has none."""
    unsaid: dict[str, str] = dict.fromkeys(_NAMED, Words("", 0))
    goal = place_words(lang, "goal", family)
    return {**unsaid, "squares": goal, "pending": "—", "thrown": "—"}


def _piece_or_pieces(lang: str, piece: str | Sequence[str], _family: str) -> Words:
    return name_of_pieces(lang, (piece,) if isinstance(piece, str) else piece)


def _others(lang: str, pieces: Sequence[str], _family: str) -> Words:
    return name_of_pieces(lang, pieces, form="short")


def _adjectives(lang: str, pieces: Sequence[str], _family: str) -> Words:
    found = dict.fromkeys(message(lang, f"adjectives.{piece[0]}") for piece in pieces)
    return Words(listed(lang, found), len(found))


def _colours(lang: str, colours: Sequence[str], _family: str) -> Words:
    return Words(listed(lang, [message(lang, f"colours.{c}") for c in colours]), len(colours))


def place_words(lang: str, place: str, family: str = "") -> Words:
    """Name a place, in each case."""
    cases = {case: name_of_place(lang, place, family=family, case=case) for case in _CASES}
    return Words(name_of_place(lang, place, family=family), 1, cases)


def _places(lang: str, places: Sequence[str], family: str) -> Words:
    """Name squares together: *las casillas 12 y 30*."""
    if len(places) == 1:
        return place_words(lang, places[0], family)
    if all(place.isdigit() for place in places):
        name = message(lang, "phrases.squares", squares=listed(lang, places))
    else:
        name = listed(lang, [name_of_place(lang, place, family=family) for place in places])
    cases = {case: message(lang, f"phrases.{case}", place=name) for case in _CASES}
    return Words(name, len(places), cases)


def _all_numbers(lang: str, numbers: Sequence[int], _family: str) -> Words:
    return Words(listed(lang, map(str, numbers)), len(numbers))


def _any_number(lang: str, numbers: Sequence[int], _family: str) -> Words:
    words = [number_with_article(lang, number) for number in numbers]
    return Words(listed(lang, words, "or"), len(numbers))


def _numbers(lang: str, numbers: Sequence[int], _family: str) -> Words:
    different = dict.fromkeys(map(str, numbers))
    return Words(listed(lang, different, "or"), len(different))


_NAMED: Final[dict[str, tuple[str, Callable[[str, Any, str], Words]]]] = {
    "piece": ("piece", _piece_or_pieces),
    "other": ("other", _piece_or_pieces),
    "others": ("pieces", _others),
    "adjective": ("pieces", _adjectives),
    "place": ("place", place_words),
    "squares": ("squares", _places),
    "colour": ("colour", _colours),
    "colours": ("colours", _colours),
    "pending": ("pending", _numbers),
    "thrown": ("pending", _all_numbers),
    "needed": ("needed", _any_number),
}
"""By what a message calls it, what it is made of, and how that is named."""
