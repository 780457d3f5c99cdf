"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parchis_widgets.engine.family import family_of

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core

__all__ = ["Outcome", "outcome_of"]


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    Attributes
    ----------
    winners : tuple of str
        Letters of the colours that won: one, both of a pair, a team or a player; () if nobody.
    places : tuple of str
        The first colour of each player in the order of arrival, as far as it was played out.
    reason : str
        ``"goal"``; ``"left"`` when too few players remained (GEN-08); ``"dead end"`` when no
        team can bring its pieces in any more (PAC-18).
    """

    winners: tuple[str, ...]
    places: tuple[str, ...]
    reason: str


def outcome_of(core: Core) -> Outcome | None:
    """Return how a game ended, or ``None`` if it has not."""
    if not core.over:
        return None
    letters = core.tables.colours
    winners, places, reason = family_of(core.tables.rules).outcome(core)
    return Outcome(tuple(letters[c] for c in winners), tuple(letters[c] for c in places), reason)
