"""What has been done in a game, ply by ply: forward, back, and forward again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parchis_widgets.game.checks import number, within
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Saved
    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.event import Event

__all__ = ["History", "Ply"]


@dataclass(frozen=True)
class Ply:
    """One step of a game: an action, what happened, and how the game stood after it."""

    action: str
    events: tuple[Event, ...]
    saved: Saved
    drawn: int
    """Throws taken from the seed so far."""
    move: Move | None = None
    way: tuple[str, ...] = ()
    """The places that the move's piece entered one by one."""


class History:
    """The plies of a game, those that can be redone included, and how far it has come.

    Parameters
    ----------
    start : Saved
        How the game stood at first.
    drawn : int
        Throws taken from the seed before.
    """

    def __init__(self, start: Saved, drawn: int) -> None:
        self._start, self._drawn = start, drawn
        self.plies: list[Ply] = []
        self.now = 0

    def copy(self) -> History:
        """Return a history that goes its own way from here: plies are frozen and shared."""
        other = History(self._start, self._drawn)
        other.plies, other.now = self.plies.copy(), self.now
        return other

    @property
    def done(self) -> list[Ply]:
        """The plies up to where the game stands."""
        return self.plies[: self.now]

    @property
    def drawn(self) -> int:
        """Throws taken from the seed so far."""
        return self.plies[self.now - 1].drawn if self.now else self._drawn

    def add(self, ply: Ply) -> None:
        """Go on by a ply: what was undone is forgotten."""
        del self.plies[self.now :]
        self.plies.append(ply)
        self.now += 1

    def saved_at(self, ply: int) -> Saved:
        """Return how the game stood after a number of plies."""
        return self.plies[ply - 1].saved if ply else self._start

    def checked(self, ply: object) -> int:
        """Return a number of plies that the game has, or refuse it."""
        return within("game.no_ply", ply, 0, len(self.plies))

    def back(self, plies: object) -> int:
        """Return where so many plies back is, or refuse what lies before the beginning."""
        return self.now - _distance(plies, self.now, "game.undo")

    def forth(self, plies: object) -> int:
        """Return where so many plies forward is, or refuse what was never played."""
        return self.now + _distance(plies, len(self.plies) - self.now, "game.redo")


def _distance(plies: object, most: int, key: str) -> int:
    found = number(plies)
    if found is None or found < 1:
        raise Refused("game.distance", found=shown(plies))
    if found > most:
        raise Refused(key, found=shown(found), most=most)
    return found
