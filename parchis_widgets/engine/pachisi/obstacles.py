"""What stands in the way of a colour: castles that the enemy holds, and larger pieces."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parchis_widgets.engine.pachisi.state import State

__all__ = ["Obstacles", "enemies_at", "is_queen"]


class Obstacles:
    """The enemy as a colour meets it, in steps of that colour's way.

    Attributes
    ----------
    castles : int
        Castles on which an enemy stands, as bits (PAC-15).
    groups : list of tuple
        Of each enemy piece, merged or single: its size and the steps of its square, as bits; of
        larger ones only, and only where pieces merge (CHA-06).
    """

    def __init__(self, state: State, colour: int) -> None:
        tables = state.tables
        steps = tables.steps[colour]
        self.castles = 0
        sizes: Counter[tuple[int, int, int]] = Counter()
        merging = tables.rules.merging
        for piece in tables.side_pieces[1 - colour % 2]:
            square = state.square(piece)
            if square is None:
                continue
            if square in tables.castles:
                self.castles |= steps[square]
            if merging:
                sizes[piece >> 2, square, state.step[piece]] += 1
        self.groups = [(size, steps[square]) for (_, square, _), size in sizes.items() if size > 1]
        self._company = tables.rules.castle_company == "allowed"
        self._larger_bars = tables.rules.larger == "bars_the_way"
        self._castle_steps = 0
        for square in tables.castles:
            self._castle_steps |= steps[square]

    def barring(self, size: int, queen: bool) -> int:
        """Return the steps that a piece of a size cannot pass."""
        if queen:
            return 0
        return self.castles | (self.larger(size) if self._larger_bars else 0)

    def closed(self, size: int, queen: bool) -> int:
        """Return the steps on which such a piece cannot end."""
        castles = 0 if self._company or queen else self.castles
        return castles | self.larger(size) & ~self._castle_steps

    def larger(self, size: int) -> int:
        """Return the steps on which an enemy of greater size stands (CHA-07)."""
        bits = 0
        for other, steps in self.groups:
            if other > size:
                bits |= steps
        return bits


def is_queen(state: State, pieces: tuple[int, ...]) -> bool:
    """Return whether a piece, merged or single, is a Queen."""
    return all(state.queen[piece] for piece in pieces)


def enemies_at(state: State, colour: int, square: int | None) -> list[tuple[int, ...]]:
    """Return the enemies on a square: each group that would be captured together."""
    if square is None:
        return []
    found: list[tuple[int, ...]] = []
    for piece in state.tables.side_pieces[1 - colour % 2]:
        if state.square(piece) == square and not any(piece in group for group in found):
            found.append(state.merged(piece))
    return found
