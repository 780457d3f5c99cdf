"""A question about a game as it stands, that can be asked again with one thing changed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from parchis_widgets.engine.family import family_of, seated_under

if TYPE_CHECKING:
    from parchis_widgets.engine.attempt import Attempt
    from parchis_widgets.engine.core import Core, Saved
    from parchis_widgets.engine.family import AnyFamily, Code
    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Gesture", "Question"]

Gesture = Literal["move", "pass", "throw"]
"""What a player does: move a piece, pass, or throw."""


@dataclass(frozen=True)
class Question:
    """Whether something may be done, under some rules, in a game that stands so.

    Attributes
    ----------
    rules : Ruleset
        The rules.
    seats : tuple of tuple of int
        The colours of each player, in the order of play.
    saved : Saved
        How the game stands.
    attempt : Attempt
        What is attempted with a piece; of no piece if somebody is to pass or to throw.
    gesture : str
        ``"move"``, ``"pass"`` or ``"throw"``.
    """

    rules: Ruleset
    seats: Seats
    saved: Saved
    attempt: Attempt
    gesture: Gesture = "move"

    @property
    def family(self) -> AnyFamily:
        """The mechanics of the rules."""
        return family_of(self.rules)

    @property
    def piece(self) -> int:
        """The piece that is asked about."""
        return self.attempt.piece

    def state(self) -> Core:
        """Return a core that stands so."""
        return self.family.standing(self.rules, self.seats, self.saved)

    def is_legal(self) -> bool:
        """Answer it."""
        state, family = self.state(), self.family
        if self.gesture == "throw":
            return family.may_throw(state)
        if self.gesture == "pass":
            waits = state.over or family.may_throw(state)
            return not waits and (family.may_decline(state) or not family.legal(state))
        if self.piece not in family.own_pieces(state):
            return False
        return family.any_legal(state, lambda code: self.is_answered_by(state, code))

    def is_answered_by(self, state: Core, code: Code) -> bool:
        """Return whether a legal move of a core that stands so is what is asked for."""
        pieces, count = self.family.moved_and_counted(state, code)
        asked = self.attempt
        if asked.piece not in pieces or asked.count not in (None, count):
            return False
        if asked.pieces is not None and set(asked.pieces) != set(pieces):
            return False
        if (asked.place, asked.counts, asked.captures) == (None, None, None):
            return True
        move, names = self.family.move_of(state, code), state.tables.names
        return (
            (asked.place is None or self._is_there(asked.place, move.target))
            and asked.counts in (None, move.counts)
            and (
                asked.captures is None
                or {names[piece] for piece in asked.captures} == set(move.captures)
            )
        )

    def _is_there(self, place: str, target: str) -> bool:
        return self.family.is_same_place(self.piece, place, target)

    def without(self, piece: int) -> Question:
        """Ask as if a piece were back where it began."""
        state = self.state()
        state.take_away(piece)
        return replace(self, saved=state.save())

    def of(self, piece: int, count: int) -> Question:
        """Ask for another piece or count."""
        return replace(self, attempt=type(self.attempt)(piece, count))

    def on_its_turn(self) -> Question | None:
        """Ask as if it were the turn of the piece's colour, with the same throws."""
        seat = next((n for n, those in enumerate(self.seats) if self.piece >> 2 in those), None)
        if seat is None:
            return None
        return replace(self, saved=self.family.turned_to(self.saved, seat))

    def having_thrown(self, number: int) -> Question | None:
        """Ask as if another number had been thrown, and counted; ``None`` if it could not be."""
        state, asked = self.state(), self.attempt
        if not self.family.rethrow(state, number):
            return None
        if asked.count is not None:
            asked = replace(asked, count=self.family.count_of(state, self.piece, number))
        return replace(self, saved=state.save(), attempt=replace(asked, counts=None))

    def under(self, rules: Ruleset) -> Question | None:
        """Ask the same throw of the same players under other rules; ``None`` if that cannot be.

        Where the place is said, it is asked for whatever count leads there.
        """
        seated = seated_under(rules, self.seats, self.saved)
        if seated is None:
            return None
        seats, saved = seated
        there, asked = replace(self, rules=rules, seats=seats, saved=saved), self.attempt
        if asked.count is None:
            return there
        if asked.place is not None:
            return replace(there, attempt=replace(asked, count=None))
        if not self.family.may_count_otherwise(self.saved, asked.count):
            return there
        count = self.family.count_under(self.state(), there.state(), self.piece, asked.count)
        return replace(there, attempt=replace(asked, count=count))
