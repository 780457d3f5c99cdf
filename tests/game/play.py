"""Random play, for tests that need games and positions of every kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.rules.catalogue import PARCHIS
from parchis_widgets.rules.ruleset import valid_values

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    import parchis_widgets as pw
    from parchis_widgets.rules.parchis import ParchisRules

LONGEST = 4000


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def play_on(game: pw.Game, chooser: random.Random, plies: int = LONGEST) -> Iterator[pw.Game]:
    """Play at random, and give the game after each ply."""
    for _ in range(plies):
        if game.phase == "over":
            return
        step(game, chooser)
        yield game


def step(game: pw.Game, chooser: random.Random) -> None:
    """Do one thing that the rules allow."""
    moves = game.legal_moves()
    if game.phase == "throw":
        game.throw()
    elif moves and not (game.may_pass() and chooser.random() < 0.5):
        game.play(chooser.choice(moves))
    else:
        game.pass_turn()


def random_rules(chooser: random.Random) -> ParchisRules:
    """Give a published ruleset with some switches turned, as far as they make sense together."""
    rules = chooser.choice(PARCHIS)
    for name, _ in chooser.sample(list(rules.switches()), chooser.randrange(6)):
        try:
            rules = rules.replace(**{name: chooser.choice(valid_values(type(rules), name))})
        except ValueError:
            continue
    return rules
