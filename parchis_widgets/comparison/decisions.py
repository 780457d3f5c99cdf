"""Who decides in a comparison: the source where it can, else chance or somebody's function."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from parchis_widgets.comparison.likeness import likeness
from parchis_widgets.engine.move import Move
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from typing import TypeAlias

    from parchis_widgets.game.game import Game

    Decide: TypeAlias = str | Callable[[Game], Move]
    """``"random"``, ``"first"``, or a function that gives a move of a game."""
    Decider: TypeAlias = "Callable[[Choice], Move]"
    """Gives one of the moves of a choice."""
    Chosen: TypeAlias = Mapping[tuple[int, str], Sequence[Move]]
    """By number of a throw and id of a ruleset, the moves that are made with it instead."""

__all__ = ["Choice", "Chosen", "Decide", "Decider", "check_chosen", "decider_of", "nearest"]


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


def check_chosen(chosen: Chosen | None, names: Collection[str]) -> Chosen:
    """Return what is chosen by hand, or refuse what is no choice of these rulesets."""
    if chosen is None:
        return {}
    if not isinstance(chosen, Mapping):
        raise Refused("comparison.chosen", found=shown(chosen))
    for key, moves in chosen.items():
        if not (_is_asked(key, names) and _are_moves(moves)):
            raise Refused("comparison.chosen", found=shown({key: moves}))
    return chosen


def _is_asked(key: object, names: Collection[str]) -> bool:
    if not isinstance(key, tuple) or len(key) != 2:
        return False
    throw, name = key
    return isinstance(throw, int) and throw > 0 and name in names


def _are_moves(moves: object) -> bool:
    return isinstance(moves, (list, tuple)) and all(isinstance(move, Move) for move in moves)


def _by_chance(choice: Choice, seed: int) -> Move:
    """Draw each move's lot from seed, throw and decision: another ruleset's moves change none."""

    def lot(move: Move) -> bytes:
        drawn = f"{seed} {choice.throw} {choice.number} {likeness(move)}"
        return blake2b(drawn.encode(), digest_size=8).digest()

    return max(choice.moves, key=lot)


def _by_function(choice: Choice, decide: Callable[[Game], Move]) -> Move:
    move = decide(choice.game())
    if move not in choice.moves:
        found = str(move) if isinstance(move, Move) else move
        raise Refused("comparison.no_move", found=shown(found))
    return move


def nearest(moves: Sequence[Move], wanted: Move) -> Move | None:
    """Return the move that does what another one does, the same piece's if it can be."""
    alike = [move for move in moves if likeness(move) == likeness(wanted)]
    return next((move for move in alike if move.piece == wanted.piece), next(iter(alike), None))
