"""Who plays, with which colours, in which order, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.parchis import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from parchis_widgets.rules.parchis import ParchisRules

__all__ = ["Seats", "choose_colours", "colours_for", "open_game", "seats_of"]

Seats = tuple[tuple[int, ...], ...]
"""The colours of each player, in the order of play."""

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
        allowed = " or ".join(map(str, fitting))
        raise ValueError(f"{rules.id} is for {allowed} players, not {players!r}")
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
        raise ValueError(f"each colour has one player: {''.join(colours)} names one twice")
    if rules.seats == "two_colours":
        if len(seated) != len(COLOURS):
            raise ValueError(f"{rules.id} is played with all four colours, two for each player")
        return ((0, 2), (1, 3))
    if len(seated) not in _NEEDED[rules.seats]:
        allowed = " or ".join(map(str, _NEEDED[rules.seats]))
        raise ValueError(f"{rules.id} is for {allowed} players, not {len(seated)}")
    clockwise = rules.turn_order == "clockwise"
    return tuple((colour,) for colour in sorted(seated, key=lambda c: -c % 4 if clockwise else c))


def open_game(
    rules: ParchisRules, players: Sequence[int], throw: Callable[[], int]
) -> tuple[int, list[tuple[int, int]]]:
    """Let everybody throw for who starts (CLA-05, TRA-02, GEN-01).

    Parameters
    ----------
    players : sequence of int
        The first colour of each player, in the order in which they throw.
    throw : callable
        Gives the next throw.

    Returns
    -------
    tuple
        The colour that starts, and every throw made, as colour and number.
    """
    best = min if rules.starter == "lowest" else max
    made: list[tuple[int, int]] = []
    tied = list(players)
    while len(tied) > 1:
        round_ = [(colour, throw()) for colour in tied]
        made += round_
        decisive = best(number for _, number in round_)
        tied = [colour for colour, number in round_ if number == decisive]
        if rules.starter_ties == "seat_order":
            break
    return tied[0], made


def choose_colours(
    players: Sequence[int], first: int, throws: Sequence[tuple[int, int]], choices: str
) -> dict[int, int]:
    """Give the colour that each player gets by choosing in the order of the throws (GEN-01).

    The one that starts chooses first; of two who threw alike, the one named first.
    """
    thrown = dict(reversed(throws))
    order = sorted(players, key=lambda player: (player != first, -thrown[player]))
    return {player: COLOURS.index(colour) for player, colour in zip(order, choices, strict=True)}
