"""What a family of games gives to the game loop: each is a package with these names."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, TypeVar, cast

from parchis_widgets.engine.core import Core, Saved
from parchis_widgets.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from parchis_widgets.engine import pachisi, parchis
    from parchis_widgets.engine.attempt import Attempt
    from parchis_widgets.engine.move import Move
    from parchis_widgets.engine.pachisi import option as pachisi_option
    from parchis_widgets.engine.pachisi import state as pachisi_state
    from parchis_widgets.engine.parchis import state as parchis_state
    from parchis_widgets.engine.seats import Seating, Seats
    from parchis_widgets.engine.veto import Veto
    from parchis_widgets.rules.pachisi import PachisiRules
    from parchis_widgets.rules.parchis import ParchisRules
    from parchis_widgets.rules.reason import Reason

__all__ = ["AnyFamily", "Code", "Family", "family_of", "seated_under", "seats_under"]

Code: TypeAlias = Hashable
"""A move as the core of its family sees it."""

RulesT_contra = TypeVar("RulesT_contra", bound=Ruleset, contravariant=True)
StateT = TypeVar("StateT", bound=Core)
SavedT = TypeVar("SavedT", bound=Saved)
CodeT = TypeVar("CodeT", bound=Code)


class Family(Protocol[RulesT_contra, StateT, SavedT, CodeT]):
    """The mechanics of one family of games: its rules, state, saved state, and code of a move."""

    COLOURS: str
    """The letters of the board's colours, by arm."""

    def colours_for(self, rules: RulesT_contra, number: int | None) -> str:
        """Name who plays if so many do; a ``ValueError`` if they cannot."""

    def named_players(self, rules: RulesT_contra, groups: Sequence[str]) -> str:
        """Name who plays, from the colours of each; a ``ValueError`` if they cannot."""

    def opening_order(self, rules: RulesT_contra, players: str) -> list[int]:
        """Return the first colour of each player, in the order in which they throw."""

    def seats_of(self, rules: RulesT_contra, players: str) -> Seats:
        """Return the colours that play, in the order of play."""

    def tables_for(self, rules: RulesT_contra, seats: Seats) -> Seating:
        """Return what is looked up, built at the first call."""

    def new_state(
        self, rules: RulesT_contra, seats: Seats, seat: int = 0, *, play_on: bool = False
    ) -> StateT:
        """Return a game that has just begun."""

    def standing(
        self, rules: RulesT_contra, seats: Seats, saved: SavedT, *, play_on: bool = False
    ) -> StateT:
        """Return a game that stands as it was saved."""

    def legal(self, state: StateT) -> Sequence[CodeT]:
        """Return the moves that may be played now."""

    def any_legal(self, state: StateT, is_asked: Callable[[CodeT], bool]) -> bool:
        """Return whether one of the legal moves is asked for."""

    def pending(self, state: StateT) -> tuple[int, ...]:
        """Return the squares that may be counted now."""

    def may_throw(self, state: StateT) -> bool:
        """Return whether a throw is due."""

    def may_decline(self, state: StateT) -> bool:
        """Return whether the player may pass although there are legal moves."""

    def why_not_decline(self, state: StateT) -> Reason:
        """Return why a player who may not decline has to move."""

    def throw(self, state: StateT, shown: tuple[int, ...]) -> None:
        """Take up a throw."""

    def play(self, state: StateT, code: CodeT) -> None:
        """Carry out a legal move, and all that follows of itself."""

    def forgo(self, state: StateT) -> None:
        """Pass."""

    def give_up(self, state: StateT) -> None:
        """End the turn because its time is up (GEN-05)."""

    def may_leave(self, state: StateT, seat: int) -> bool:
        """Return whether a player may leave the game (GEN-08)."""

    def leave_game(self, state: StateT, seat: int) -> None:
        """Take a player out of the game (GEN-08)."""

    def own_pieces(self, state: StateT) -> Sequence[int]:
        """Return the pieces that may be moved by whose turn it is."""

    def move_of(self, state: StateT, code: CodeT) -> Move:
        """Return what a legal move does."""

    def moved_and_counted(self, state: StateT, code: CodeT) -> tuple[tuple[int, ...], int]:
        """Return the pieces that a move moves, and the squares it counts."""

    def may_count_otherwise(self, saved: SavedT, count: int) -> bool:
        """Return whether a count may be called otherwise under other rules."""

    def count_under(self, state: StateT, there: StateT, piece: int, count: int) -> int:
        """Return what a count here is called under other rules: the same throw is asked again."""

    def saved_under(
        self, saved: SavedT, rules: RulesT_contra, seats: tuple[int, ...]
    ) -> SavedT | None:
        """Return how a game stands under other rules of the family; ``None`` if it cannot.

        `seats` tells by player which one that is there.
        """

    def turned_to(self, saved: SavedT, seat: int) -> SavedT:
        """Return how a game stands but for whose turn it is."""

    def rethrow(self, state: StateT, number: int) -> bool:
        """Throw another number instead of the one to be used; tell whether that can be."""

    def count_of(self, state: StateT, piece: int, number: int) -> int:
        """Return what a number thrown counts for a piece."""

    def way_of(self, state: StateT, code: CodeT) -> tuple[str, ...]:
        """Return the places that a move's piece enters one by one."""

    def knows_place(self, piece: int, place: str) -> bool:
        """Return whether the board has a place that a piece's colour calls so."""

    def is_same_place(self, piece: int, written: str, target: str) -> bool:
        """Return whether a place that is written is the target of a piece's move."""

    def objections(self, state: StateT, attempt: Attempt, codes: Sequence[CodeT]) -> Sequence[Veto]:
        """Return what speaks against an attempt that is no legal move, the weightiest first.

        `codes` are the legal moves.
        """

    def way(self, state: StateT, piece: int, count: int) -> tuple[str, ...]:
        """Return the places that an attempt would enter one by one; () if it leads nowhere."""

    def place_in(self, saved: SavedT, piece: int) -> str:
        """Name where a piece stands."""

    def outcome(self, state: StateT) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """Return who won, the places and the reason of a game that is over."""


AnyFamily: TypeAlias = Family[Ruleset, Core, Saved, Code]
"""Some family, whichever: what one function of it gives is handed to the others as it is."""


def family_of(rules: Ruleset) -> AnyFamily:
    """Return the mechanics of a ruleset's family, loaded when it is first played."""
    return _load(rules.family)


def seats_under(rules: Ruleset, seats: Seats) -> Seats | None:
    """Return how other rules of the family seat the same players; ``None`` if they cannot."""
    family = family_of(rules)
    letters = "".join(family.COLOURS[colour] for colour in sorted(sum(seats, ())))
    try:
        others = family.seats_of(rules, letters)
    except ValueError:
        return None
    return others if set(others) == set(seats) else None


def seated_under(rules: Ruleset, seats: Seats, saved: Saved) -> tuple[Seats, Saved] | None:
    """Return the seats and the standing of a game under other rules of the family.

    `None` where they seat these players otherwise, or where no game of theirs can stand so.
    """
    others = seats_under(rules, seats)
    if others is None:
        return None
    there = family_of(rules).saved_under(saved, rules, tuple(map(others.index, seats)))
    return None if there is None else (others, there)


@cache
def _load(name: str) -> AnyFamily:
    # What it is of is forgotten here, once: no caller mixes the states of two families.
    return cast("AnyFamily", import_module(f"parchis_widgets.engine.{name}"))


if TYPE_CHECKING:
    # Each has all the names, of its own types: the type checker looks at them here.
    _PARCHIS: Final[Family[ParchisRules, parchis_state.State, parchis_state.Saved, int]] = parchis
    _PACHISI: Final[
        Family[PachisiRules, pachisi_state.State, pachisi_state.Saved, pachisi_option.Option]
    ] = pachisi
