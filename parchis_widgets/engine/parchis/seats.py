"""Who can play Parchís, with which colours, in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.parchis import COLOURS
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.rules.parchis import ParchisRules

__all__ = ["colours_for", "named_players", "opening_order", "seats_of"]

_USUAL: Final = {2: "YR", 3: "YBR", 4: "YBRG"}
_NEEDED: Final = {"pairs": (4,), "two_colours": (2,), "individual": (2, 3, 4)}


def colours_for(rules: ParchisRules, players: int | None) -> str:
    """Give the colours that a number of players take, in the order Y B R G.

    Raises
    ------
    ValueError
        If the ruleset cannot be played by so many.
    """
    fitting = _NEEDED[rules.seats]
    number = fitting[-1] if players is None else players
    if number not in fitting:
        raise Refused("players.number", rules=rules.id, allowed=fitting, given=players)
    return COLOURS if rules.seats == "two_colours" else _USUAL[number]


def seats_of(rules: ParchisRules, colours: Iterable[str]) -> Seats:
    """Seat the players of some colours in the order of play (CLA-05, TRA-02, CLA-23, CLA-27).

    Raises
    ------
    ValueError
        If the ruleset cannot be played with these colours.
    """
    seated = [COLOURS.index(colour) for colour in colours]
    if len(set(seated)) != len(seated):
        raise Refused("players.twice", colours="".join(colours))
    if rules.seats == "two_colours":
        if len(seated) != len(COLOURS):
            raise Refused("players.all_two", rules=rules.id)
        return ((0, 2), (1, 3))
    if len(seated) not in _NEEDED[rules.seats]:
        allowed = _NEEDED[rules.seats]
        raise Refused("players.number", rules=rules.id, allowed=allowed, given=len(seated))
    clockwise = rules.turn_order == "clockwise"
    return tuple((colour,) for colour in sorted(seated, key=lambda c: -c % 4 if clockwise else c))


def named_players(rules: ParchisRules, groups: Sequence[str]) -> str:
    """Give the colours of players that are named, or raise a ``ValueError``."""
    colours = "".join(groups)
    seats_of(rules, colours)
    return colours


def opening_order(rules: ParchisRules, colours: str) -> list[int]:
    """Give the first colour of each player, in the order in which they throw."""
    return [0, 1] if rules.seats == "two_colours" else [COLOURS.index(c) for c in colours]
