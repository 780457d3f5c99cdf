"""Who plays: colours as they are named, and how many."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeAlias

from parchis_widgets.engine.family import family_of
from parchis_widgets.game.checks import number
from parchis_widgets.position import notation
from parchis_widgets.position.reading import writing_of
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Players", "colour_of", "colours_of"]

Players: TypeAlias = "int | str | Iterable[str] | None"
"""How many, or which colours: a letter or name for each player, or the letters of each."""

_MOST: Final = 4


def colours_of(rules: Ruleset, players: Players) -> str:
    """Return the letters of those who play, as records write them, or refuse them."""
    family = family_of(rules)
    if players is None:
        return family.colours_for(rules, None)
    if (count := number(players)) is not None:
        if not 0 <= count <= 2 * _MOST:
            raise Refused("game.players", found=shown(players), rules=rules.id)
        return family.colours_for(rules, count)
    words = _words(players)
    if not 0 < len(words) <= _MOST:
        raise Refused("game.players", found=shown(players), rules=rules.id)
    return family.named_players(rules, [_group(rules, word) for word in words])


def colour_of(rules: Ruleset, word: object) -> int:
    """Return the colour that a letter or a name means on the board of a ruleset."""
    return family_of(rules).COLOURS.index(_letter(rules, word))


def _letter(rules: Ruleset, word: object) -> str:
    letter = notation.letter_of(word) if isinstance(word, str) else None
    if letter is None or letter not in family_of(rules).COLOURS:
        raise Refused("game.colour", found=shown(word), colours=tuple(writing_of(rules).ORDER))
    return letter


def _words(players: object) -> list[object]:
    """Return a word for each player: ``"YR"`` is two, ``"YK RG"`` is two as well."""
    if isinstance(players, str):
        words = players.split()
        return [*words[0]] if len(words) == 1 and words[0].isupper() else [*words]
    # An endless row is read no further than it takes to see that it is too long.
    return [*islice(players, _MOST + 1)] if isinstance(players, Iterable) else []


def _group(rules: Ruleset, word: object) -> str:
    """Return the colours of one player: a colour's letter or name, or several letters."""
    several = isinstance(word, str) and word.isupper() and 1 < len(word) <= _MOST
    letters = word if several and isinstance(word, str) else [word]
    return "".join(_letter(rules, letter) for letter in letters)
