"""Who decides in a comparison: the source where it can, else chance or somebody's function."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from parchis_widgets.comparison.likeness import likeness
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from parchis_widgets.engine.move import Move
    from parchis_widgets.game.game import Game

    Decide: TypeAlias = str | Callable[[Game], Move]
    """``"random"``, ``"first"``, or a function that gives a move of a game."""
    Decider: TypeAlias = "Callable[[Choice], Move]"
    """Gives one of the moves of a choice."""

__all__ = ["Choice", "Decide", "Decider", "decider_of", "nearest"]


class Choice(NamedTuple):
    """Moves of which one is to be chosen."""

    moves: Sequence[Move]
    throw: int
    """The number of the throw, from 1."""
    number: int
    """Which of the throw's choices it is, from 0."""
    game: Callable[[], Game]
    """Gives the game in which it is."""


def decider_of(decide: Decide, seed: int) -> Decider:
    """Return who decides, or refuse what cannot."""
    if decide == "random":
        return lambda choice: _by_chance(choice, seed)
    if decide == "first":
        return lambda choice: min(choice.moves, key=likeness)
    if callable(decide):
        return lambda choice: _by_function(choice, decide)
    raise Refused("comparison.decide", found=shown(decide))


def _by_chance(choice: Choice, seed: int) -> Move:
    """Draw each move's lot from seed, throw and decision: another ruleset's moves change none."""

    def lot(move: Move) -> bytes:
        drawn = f"{seed} {choice.throw} {choice.number} {likeness(move)}"
        return blake2b(drawn.encode(), digest_size=8).digest()

    return max(choice.moves, key=lot)


def _by_function(choice: Choice, decide: Callable[[Game], Move]) -> Move:
    move = decide(choice.game())
    if move not in choice.moves:
        raise Refused("comparison.no_move", found=shown(str(move)))
    return move


def nearest(moves: Sequence[Move], wanted: Move) -> Move | None:
    """Return the move that does what another one does, the same piece's if it can be."""
    alike = [move for move in moves if likeness(move) == likeness(wanted)]
    return next((move for move in alike if move.piece == wanted.piece), next(iter(alike), None))
