"""Throws from a seed: the same seed gives the same throws, also after going back."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["SeededThrows"]


class SeededThrows:
    """An endless row of numbers thrown.

    Parameters
    ----------
    rules : Ruleset
        What is thrown; the numbers of two dice are taken from one row.
    seed : int
        Two rows with one seed are alike, and no others: 7 and -7 are two seeds.
    """

    def __init__(self, rules: Ruleset, seed: int) -> None:
        self._thrower = rules.thrower
        self._up = rules.up
        # Of a number below 0 the generator would take the size alone: its text is told apart.
        self._chance = random.Random(seed if seed >= 0 else str(seed))
        self._thrown: list[int] = []

    def throw(self, first: int, numbers: int) -> tuple[int, ...]:
        """Give the throw of so many numbers that begins at a place of the row, from 0."""
        return tuple(self._at(first + n) for n in range(numbers))

    def _at(self, index: int) -> int:
        while len(self._thrown) <= index:
            self._thrown.append(self._thrower.draw(self._chance, self._up))
        return self._thrown[index]
