"""Throws from a seed: the same seed gives the same throws, also after going back."""

from __future__ import annotations

import random

__all__ = ["SeededDice"]


class SeededDice:
    """An endless row of throws of one die.

    Parameters
    ----------
    seed : int
        Two dice with one seed throw alike.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._thrown: list[int] = []

    def at(self, index: int) -> int:
        """Give the throw at a place of the row, from 0."""
        while len(self._thrown) <= index:
            self._thrown.append(self._random.randint(1, 6))
        return self._thrown[index]
