"""A question about a game as it stands, that can be asked again with one thing changed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from parchis_widgets.engine.family import family_of

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core, Saved
    from parchis_widgets.engine.family import AnyFamily
    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Question"]


@dataclass(frozen=True)
class Question:
    """Whether a piece may count so many squares, under some rules, in a game that stands so.

    Attributes
    ----------
    rules : Ruleset
        The rules.
    seats : tuple of tuple of int
        The colours of each player, in the order of play.
    saved : Saved
        How the game stands.
    piece, count : int
        The attempt.
    """

    rules: Ruleset
    seats: Seats
    saved: Saved
    piece: int
    count: int

    @property
    def family(self) -> AnyFamily:
        """The mechanics of the rules."""
        return family_of(self.rules)

    def state(self) -> Core:
        """Give a core that stands so."""
        return self.family.standing(self.rules, self.seats, self.saved)

    def is_legal(self) -> bool:
        """Answer it."""
        state, family = self.state(), self.family
        if self.piece not in family.own_pieces(state):
            return False
        for code in family.legal(state):
            pieces, count = family.moved_and_counted(state, code)
            if count == self.count and self.piece in pieces:
                return True
        return False

    def without(self, piece: int) -> Question:
        """Ask as if a piece were back where it began."""
        state = self.state()
        state.send_home(piece)
        return replace(self, saved=state.save())

    def on_its_turn(self) -> Question | None:
        """Ask as if it were the turn of the piece's colour, with the same throws."""
        seat = next((n for n, those in enumerate(self.seats) if self.piece >> 2 in those), None)
        return (
            None if seat is None else replace(self, saved=self.family.turned_to(self.saved, seat))
        )

    def having_thrown(self, number: int) -> Question | None:
        """Ask as if another number had been thrown, and counted; ``None`` if it could not be."""
        state = self.state()
        if not self.family.rethrow(state, number):
            return None
        count = self.family.count_of(state, self.piece, number)
        return replace(self, saved=state.save(), count=count)

    def under(self, rules: Ruleset) -> Question | None:
        """Ask the same throw of the same players under other rules; ``None`` if that cannot be."""
        seats = self.family.seats_of(rules, self._letters())
        if set(seats) != set(self.seats):
            return None
        moved = tuple(seats.index(seat) for seat in self.seats)
        saved = self.family.saved_under(self.saved, rules, moved)
        if saved is None:
            return None
        there = replace(self, rules=rules, seats=seats, saved=saved)
        count = self.family.count_under(self.state(), there.state(), self.piece, self.count)
        return replace(there, count=count)

    def _letters(self) -> str:
        return "".join(self.family.COLOURS[c] for c in sorted(sum(self.seats, ())))
