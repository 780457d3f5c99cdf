"""What has been done in a game, ply by ply: forward, back, and forward again."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from parchis_widgets.game.checks import number, within
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.core import Saved
    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.event import Event

__all__ = ["Branch", "History", "Ply"]


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


@dataclass(frozen=True)
class Branch:
    """What was played once after a ply, before the game went on otherwise from there.

    Attributes
    ----------
    ply : int
        The ply after which it leaves what is played now.
    plies : tuple of Ply
        What was played then.
    """

    ply: int
    plies: tuple[Ply, ...]

    @property
    def actions(self) -> tuple[str, ...]:
        """What was done, as records write it."""
        return tuple(ply.action for ply in self.plies)


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
        self._left: list[tuple[Ply, ...]] = []
        """Lines of play that the game has left, each from the beginning: plies are shared."""

    def copy(self) -> History:
        """Return a history that goes its own way from here: plies are frozen and shared."""
        other = History(self._start, self._drawn)
        other.plies, other.now, other._left = self.plies.copy(), self.now, self._left.copy()
        return other

    def up_to(self, ply: object) -> History:
        """Return a history of its own that has come as far as a ply, and knows no more."""
        other = History(self._start, self._drawn)
        other.plies = self.plies[: self.checked(ply)]
        other.now = len(other.plies)
        return other

    def keep(self, plies: Sequence[Ply]) -> None:
        """Keep a line from the beginning as a branch, unless it is known."""
        known = (self.plies, *self._left)
        if all(_shared(plies, line) < len(plies) for line in known):
            self._left.append(tuple(plies))

    @property
    def done(self) -> list[Ply]:
        """The plies up to where the game stands."""
        return self.plies[: self.now]

    @property
    def drawn(self) -> int:
        """Throws taken from the seed so far."""
        return self.plies[self.now - 1].drawn if self.now else self._drawn

    def add(self, ply: Ply) -> None:
        """Go on by a ply: what was undone stays as a branch, unless it began with just that."""
        undone = self.plies[self.now :]
        if undone[:1] != [ply]:
            self._leave(self.now)
            self.plies[self.now :] = self._known(ply)
        self.now += 1

    def _leave(self, ply: int) -> None:
        """Keep the line that is played, if it goes on after a ply."""
        if len(self.plies) > ply:
            self._left.append(tuple(self.plies))

    def _known(self, ply: Ply) -> list[Ply]:
        """Return a ply with all that was played after it where it is the beginning of a branch."""
        for place, line in enumerate(self._left):
            if line[: self.now + 1] == (*self.plies[: self.now], ply):
                return list(self._left.pop(place)[self.now :])
        return [ply]

    @property
    def branches(self) -> tuple[Branch, ...]:
        """What was played once and is not what is played now, the oldest first."""
        return self._branches_off(self.plies)

    def branches_of_done(self) -> tuple[Branch, ...]:
        """Return the branches as they leave the plies up to where the game stands."""
        return self._branches_off(self.done)

    def _branches_off(self, plies: list[Ply]) -> tuple[Branch, ...]:
        forks = [(_shared(line, plies), line) for line in self._left]
        return tuple(Branch(ply, line[ply:]) for ply, line in forks if ply < len(line))

    def take(self, branch: object) -> None:
        """Play a branch, by its place among them; what was played becomes one in its place."""
        if not self._left:
            raise Refused("game.no_branches")
        place = within("game.no_branch", branch, 0, len(self._left) - 1)
        left, line = tuple(self.plies), self._left[place]
        if _shared(left, line) < len(left):
            self._left[place] = left
        else:
            del self._left[place]
        self.plies, self.now = list(line), len(line)

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


def _shared(one: Sequence[Ply], other: Sequence[Ply]) -> int:
    """Count the plies with which two lines begin alike."""
    alike = (left is right or left == right for left, right in zip(one, other, strict=False))
    return sum(takewhile(bool, alike))


def _distance(plies: object, most: int, key: str) -> int:
    found = number(plies)
    if found is None or found < 1:
        raise Refused("game.distance", found=shown(plies))
    if found > most:
        raise Refused(key, found=shown(found), most=most)
    return found
