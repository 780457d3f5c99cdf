"""What is alike of moves that do the same with pieces of other numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.move import Move

__all__ = ["legal_of", "likeness"]


def likeness(move: Move) -> tuple[object, ...]:
    """Return what is alike of moves that do the same with pieces of other numbers."""
    captured = tuple(sorted([piece[0] for piece in move.captures])) if move.captures else ()
    return (move.piece[0], move.origin, move.target, move.counts, len(move.pieces), captured)


def legal_of(choice: Sequence[Move]) -> frozenset[tuple[object, ...]]:
    """Return the moves of a choice, whatever their pieces' numbers."""
    return frozenset(map(likeness, choice))
