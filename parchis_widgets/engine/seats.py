"""Who plays, with which colours, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from parchis_widgets.engine.pieces import PIECES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Seating", "Seats", "choose_colours", "open_game"]

Seats: TypeAlias = "tuple[tuple[int, ...], ...]"
"""The colours of each player, in the order of play."""


class Seating:
    """Who plays under which rules.

    Attributes
    ----------
    rules : Ruleset
        The rules.
    colours : str
        The letters of the board's colours; a colour is its place here, as it is its arm.
    names : tuple of str
        By piece, its name: ``"Y2"``.
    seats : tuple of tuple of int
        The colours of each player, in the order of play.
    seat_of : dict
        The player of a colour.
    next_seat : tuple of int
        By player, who comes next.
    side : tuple of int
        By colour; partners have the same side and do not capture each other by force.
    """

    def __init__(self, rules: Ruleset, colours: str, seats: Seats, side: tuple[int, ...]) -> None:
        self.rules = rules
        self.colours = colours
        self.names = tuple(f"{colour}{n + 1}" for colour in colours for n in range(PIECES))
        self.seats = seats
        self.seat_of = {colour: seat for seat, those in enumerate(seats) for colour in those}
        self.next_seat = tuple((seat + 1) % len(seats) for seat in range(len(seats)))
        self.side = side

    def letters(self, colours: Sequence[int]) -> str:
        """Give the letters of some colours."""
        return "".join(self.colours[colour] for colour in colours)


def open_game(
    rules: Ruleset, players: Sequence[int], throw: Callable[[], int]
) -> tuple[int, list[tuple[int, int]]]:
    """Let everybody throw for who starts (CLA-05, TRA-02, GEN-01, PAC-01).

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
    players: Sequence[int], first: int, throws: Sequence[tuple[int, int]], choices: Sequence[int]
) -> dict[int, int]:
    """Give the colour that each player gets by choosing in the order of the throws (GEN-01).

    The one that starts chooses first; of two who threw alike, the one named first.
    """
    thrown = dict(reversed(throws))
    order = sorted(players, key=lambda player: (player != first, -thrown[player]))
    return dict(zip(order, choices, strict=True))
