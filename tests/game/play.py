"""Random play, for tests that need games and positions of every kind."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

import parchis_widgets as pw
from parchis_widgets.rules.catalogue import PACHISI, PARCHIS
from parchis_widgets.rules.switch import valid_values

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

LONGEST = 20_000
FAMILIES: Final[Mapping[str, Sequence[pw.Ruleset]]] = {"parchis": PARCHIS, "pachisi": PACHISI}

_DECLINED = 0.2
"""How often a move is declined where the rules allow it."""
_HANDFUL = 4
"""Throws in hand after which the cowries give no more graces: sums of many are very many."""


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def random_game(
    family: str, seed: int, *, house_rules: bool = True
) -> tuple[pw.Game, random.Random]:
    """Give a fresh game of some rules, and what chooses in it."""
    chooser = random.Random(seed)
    rules = random_rules(family, chooser) if house_rules else chooser.choice(FAMILIES[family])
    players = chooser.choice((2, 4)) if family == "pachisi" else None
    return pw.Game(rules, players=players, seed=seed, play_on=rules.goes_on), chooser


def random_rules(family: str, chooser: random.Random) -> pw.Ruleset:
    """Give a published ruleset with some switches turned, as far as they make sense together."""
    rules = chooser.choice(FAMILIES[family])
    for name, _ in chooser.sample(list(rules.switches()), chooser.randrange(6)):
        try:
            rules = rules.replace(**{name: chooser.choice(valid_values(type(rules), name))})
        except ValueError:
            continue
    return rules


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
        throw(game)
    elif moves and not (game.may_pass() and chooser.random() < _DECLINED):
        game.play(weighty(moves, chooser))
    else:
        game.pass_turn()


def throw(game: pw.Game) -> None:
    """Throw from the seed, but end a row of graces that has become long."""
    thrower = game.ruleset.thrower
    if thrower.kind == "cowries" and len(game.position.saved.throws) >= _HANDFUL:
        game.throw(2)
    else:
        game.throw()


def weighty(moves: Sequence[pw.Move], chooser: random.Random) -> pw.Move:
    """Choose a move; captures, laps and pieces that move together more often than they come."""
    rare = [move for move in moves if move.captures or "/" in move.target or len(move.pieces) > 1]
    return chooser.choice(rare if rare and chooser.random() < 0.5 else moves)
