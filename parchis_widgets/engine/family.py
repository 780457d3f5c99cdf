"""What a family of games gives to the game loop: each is a package with these names."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine import pachisi, parchis
    from parchis_widgets.engine.move import Move
    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.engine.veto import Veto
    from parchis_widgets.engine.violation import Violation
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Family", "family_of"]

Code = Any
"""A move as the core of its family sees it."""


class Family(Protocol):
    """The mechanics of one family of games.

    The rules are passed as each family's own class, the cores as its own: nothing here looks
    into them.
    """

    COLOURS: str
    """The letters of the board's colours, by arm."""

    def colours_for(self, rules: Any, number: int | None) -> str:
        """Name who plays if so many do; a ``ValueError`` if they cannot."""

    def named_players(self, rules: Any, groups: Sequence[str]) -> str:
        """Name who plays, from the colours of each; a ``ValueError`` if they cannot."""

    def opening_order(self, rules: Any, players: str) -> list[int]:
        """Give the first colour of each player, in the order in which they throw."""

    def seats_of(self, rules: Any, players: str) -> Seats:
        """Give the colours that play, in the order of play."""

    def tables_for(self, rules: Any, seats: Seats) -> Any:
        """Give what is looked up, built at the first call."""

    def new_state(self, tables: Any, seat: int, play_on: bool) -> Any:
        """Give a game that has just begun."""

    def legal(self, state: Any) -> Sequence[Code]:
        """Give the moves that may be played now."""

    def pending(self, state: Any) -> tuple[int, ...]:
        """Give the squares that may be counted now."""

    def may_throw(self, state: Any) -> bool:
        """Tell whether a throw is due."""

    def may_decline(self, state: Any) -> bool:
        """Tell whether the player may pass although there are legal moves."""

    def throw(self, state: Any, shown: tuple[int, ...]) -> None:
        """Take up a throw."""

    def play(self, state: Any, code: Code) -> None:
        """Carry out a legal move, and all that follows of itself."""

    def forgo(self, state: Any, reasons: tuple[Violation, ...] = ()) -> None:
        """Pass; the reasons are told with the event."""

    def own_pieces(self, state: Any) -> Sequence[int]:
        """Give the pieces that may be moved by whose turn it is."""

    def move_of(self, state: Any, code: Code) -> Move:
        """Tell what a legal move does."""

    def uses(self, state: Any, code: Code) -> tuple[tuple[int, ...], int]:
        """Give the pieces that a move moves, and the squares it counts."""

    def asked_as(self, state: Any, there: Any, piece: int, count: int) -> int:
        """Give what a count here is called under other rules: the same throw is asked again."""

    def fits(self, saved: Any, rules: Any, seats: tuple[int, ...]) -> Any:
        """Give how a game stands under other rules of the family; ``None`` if it cannot.

        `seats` tells by player which one that is there.
        """

    def rethrow(self, state: Any, number: int) -> bool:
        """Throw another number instead of the one to be used; tell whether that can be."""

    def count_of(self, state: Any, piece: int, number: int) -> int:
        """Give what a number thrown counts for a piece."""

    def way_of(self, state: Any, code: Code) -> tuple[str, ...]:
        """Give the places that a move's piece enters one by one."""

    def objections(
        self,
        state: Any,
        piece: int,
        count: int,
        codes: Sequence[Code],
        counts: tuple[int, ...] | None = None,
        target: str | None = None,
    ) -> Sequence[Veto]:
        """Give what speaks against an attempt that is no legal move, the weightiest first.

        `codes` are the legal moves; `counts` the throws it should use up and `target` where it
        should end, if they are chosen.
        """

    def way(self, state: Any, piece: int, count: int) -> tuple[str, ...]:
        """Give the places that an attempt would enter one by one; () if it leads nowhere."""

    def place_in(self, saved: Any, piece: int) -> str:
        """Name where a piece stands."""

    def outcome(self, state: Any) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """Tell who won, the places and the reason of a game that is over."""


def family_of(rules: Ruleset) -> Family:
    """Give the mechanics of a ruleset's family, loaded when it is first played."""
    return _load(rules.family)


@cache
def _load(name: str) -> Family:
    return cast("Family", import_module(f"parchis_widgets.engine.{name}"))


if TYPE_CHECKING:
    _ALL: Final[tuple[Family, ...]] = (pachisi, parchis)
    """Each has all the names: the type checker looks at them here."""
