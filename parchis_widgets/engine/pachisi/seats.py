"""Who can play Pachisi and Chaupar: four colours in two teams, four players or two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.pachisi import COLOURS, SEATS
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.saying import Phrase, letters_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.rules.pachisi import PachisiRules

__all__ = ["colours_for", "named_players", "opening_order", "seats_of"]

_TEAMS: Final = (SEATS[::2], SEATS[1::2])
_FOUR: Final = SEATS
_TWO: Final = " ".join(_TEAMS)
"""How records write who plays: each colour alone, or both colours of a team together."""


def colours_for(rules: PachisiRules, number: int | None) -> str:
    """Name who plays if so many do (PAC-01, PAC-02).

    Raises
    ------
    ValueError
        If the game cannot be played by so many.
    """
    if number not in (None, 2, 4):
        raise Refused("players.number", rules=rules.id, allowed=(2, 4), given=number)
    return _TWO if number == 2 else _FOUR


def named_players(rules: PachisiRules, groups: Sequence[str]) -> str:
    """Name who plays, from the colours of each player: all four, or a team's two each.

    Raises
    ------
    ValueError
        If the colours are not those of four players, or of two.
    """
    if sorted("".join(groups)) != sorted(SEATS):
        raise Refused("players.all_four", rules=rules.id, colours=list(letters_of(SEATS)))
    if len(groups) == len(SEATS):
        return _FOUR
    if sorted(sorted(group) for group in groups) == sorted(sorted(team) for team in _TEAMS):
        return _TWO
    first, second = (_pair(team) for team in _TEAMS)
    raise Refused("players.teams", first=first, second=second)


def _pair(team: str) -> Phrase:
    one, other = (Phrase(f"colours.{colour}") for colour in team)
    return Phrase("players.pair", {"one": one, "other": other})


def seats_of(rules: PachisiRules, players: str) -> Seats:
    """Give the colours in the order of play: the same for two players (PAC-02)."""
    if sorted(players.replace(" ", "")) != sorted(SEATS):
        raise Refused("players.all_four", rules=rules.id, colours=list(letters_of(SEATS)))
    return tuple((COLOURS.index(colour),) for colour in SEATS)


def opening_order(rules: PachisiRules, players: str) -> list[int]:
    """Give the first colour of each player, in the order in which they throw."""
    groups = players.split() if " " in players else list(players)
    return [COLOURS.index(group[0]) for group in groups]
