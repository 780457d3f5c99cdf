"""What other processes are asked to do with a game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeVar

from tests.game.play import play_on

if TYPE_CHECKING:
    import parchis_widgets as pw

T = TypeVar("T")


def same(thing: T) -> T:
    """Give back what was given: it has gone there and come back."""
    return thing


def go_on(game: pw.Game, plies: int) -> pw.Game:
    """Play on at random, with the throws of the seed."""
    for _ in play_on(game, random.Random(5), plies):
        pass
    return game


def play_what_is_illegal(game: pw.Game) -> None:
    """Have a move refused: the error goes to whoever asked for it."""
    game.play(("Y1", 999))
