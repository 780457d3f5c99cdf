"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import COLOURS

if TYPE_CHECKING:
    from parchis_widgets.engine.state import State

__all__ = ["Outcome", "outcome_of"]


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    Attributes
    ----------
    winners : tuple of str
        Letters of the colours that won: one, both of a pair, or both of a player; () if nobody.
    places : tuple of str
        The first colour of each player in the order of arrival, as far as it was played out.
    reason : str
        ``"goal"``, or ``"left"`` when too few players remained (GEN-08).
    """

    winners: tuple[str, ...]
    places: tuple[str, ...]
    reason: str


def outcome_of(state: State) -> Outcome | None:
    """Tell how a game ended, or ``None`` if it has not."""
    if not state.over:
        return None
    seats, side = state.tables.seats, state.tables.side
    places = [seats[seat][0] for seat in state.ranking]
    if not state.ranking:
        return Outcome((), (), "left")
    first = seats[state.ranking[0]]
    if state.tables.rules.seats == "pairs":
        first = tuple(c for c in range(len(COLOURS)) if side[c] == side[first[0]])
    rest = [seats[s][0] for s in range(len(seats)) if s not in state.ranking]
    if state.play_on and len(rest) == 1:
        places += rest
    return Outcome(tuple(COLOURS[c] for c in first), tuple(COLOURS[c] for c in places), "goal")
