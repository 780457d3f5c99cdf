"""What an editor changes beside where pieces stand: rules, players, what is said of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.pieces import PIECES
from parchis_widgets.position.fields import Word
from parchis_widgets.position.notation import letter_of
from parchis_widgets.position.reading import rules_of, writing_of
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.editing.placing import OFF_BOARD, pieces_in_play, pieces_of

if TYPE_CHECKING:
    from parchis_widgets.position.fields import Fields

__all__ = ["change_rules", "clear", "say", "seat"]


def seat(fields: Fields, colour: str) -> None:
    """Let a colour play that does not, or take one away with all that is said of it."""
    index = _colour(fields, colour)
    if index not in fields.colours:
        fields.colours.append(index)
        fields.places.update({piece: Word("home", False, "") for piece in pieces_of(index)})
        return
    fields.colours.remove(index)
    for piece in pieces_of(index):
        fields.places.pop(piece, None)
    for keyword, words in list(fields.words.items()):
        kept = [word for word in words if colour not in word]
        if words and not kept:
            del fields.words[keyword]
        else:
            fields.words[keyword] = kept


def say(fields: Fields, keyword: str, value: str) -> None:
    """Say something else after a keyword; nothing if the value is empty."""
    if keyword not in writing_of(fields.rules).WORDS or ";" in value:
        raise Refused("messages.unknown", keyword=keyword, value=value)
    fields.words.pop(keyword, None)
    if value.strip():
        fields.words[keyword] = [] if value == keyword else value.split()


def clear(fields: Fields) -> None:
    """Put every piece home, and keep only whose turn it is."""
    fields.places = {piece: Word("home", False, "") for piece in pieces_in_play(fields)}
    fields.words = {key: words for key, words in fields.words.items() if key == "turn"}


def change_rules(fields: Fields, ident: str) -> None:
    """Stand under other rules: pieces stay as far as the boards agree, and all play who must."""
    before, rules = fields.rules, rules_of(ident)
    old, new = family_of(before).COLOURS, family_of(rules).COLOURS
    same = rules.family == before.family
    places = {
        PIECES * new.index(old[piece // PIECES]) + piece % PIECES: word
        for piece, word in fields.places.items()
        if old[piece // PIECES] in new and (same or word.place in OFF_BOARD)
    }
    playing = {new.index(old[colour]) for colour in fields.colours if old[colour] in new}
    fields.rules, fields.places = rules, places
    fields.colours = sorted(playing | set(_missing(fields, playing)))
    known = writing_of(rules).WORDS if same else ("turn",)
    fields.words = {key: words for key, words in fields.words.items() if key in known}
    if not same and not set(fields.words.get("turn", ())) <= set(new):
        del fields.words["turn"]


def _missing(fields: Fields, playing: set[int]) -> range:
    """Return all colours where the rules cannot be played by some of them."""
    family = family_of(fields.rules)
    try:
        family.seats_of(fields.rules, "".join(family.COLOURS[colour] for colour in sorted(playing)))
    except ValueError:
        return range(len(family.COLOURS))
    return range(0)


def _colour(fields: Fields, colour: str) -> int:
    letter = letter_of(colour)
    if letter is None or letter not in fields.letters or writing_of(fields.rules).ALL_PLAY:
        raise Refused("messages.no_seat", colour=colour)
    return fields.letters.index(letter)
