"""How long it takes to explain: an answer, what would change it, and in which rulesets it differs.

Random play, and in each position an attempt at random: a piece, mostly of whose turn it is, and
either a count, mostly one that is to be made, or a place. Each figure is the least CPU time of
three measurements, so that what else the machine does is not counted; the last column puts the
median into turns of the yardstick, the same fixed loop as beside the games a second, so that
machines compare. The aim is 5 ms.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import TYPE_CHECKING, NamedTuple

from games import yardstick

import parchis_widgets as pw

if TYPE_CHECKING:
    from parchis_widgets.explain.asking import Asked

AIM = 0.005
LONGEST_GAME = 400
"""Plies after which a new game begins, so that all stages of a game are met."""


class Met(NamedTuple):
    """A question met in play."""

    seconds: float
    position: str
    attempt: Asked


def asked(game: pw.Game, chance: random.Random) -> Asked:
    """Choose what to ask: by count or by place."""
    if chance.random() < 0.5:
        places = [*map(str, range(1, 69)), "home", "goal", "Rc3", "Gc5"]
        reached = [move.target for move in game.legal_moves()]
        colour = chance.choice(game.position.colours if chance.random() < 0.3 else game.turn)
        return f"{colour}{chance.randint(1, 4)}", chance.choice(places + 20 * reached)
    attempts = game.attempts()
    if attempts and chance.random() < 0.8:
        return chance.choice(attempts)
    colour = chance.choice(game.position.colours if chance.random() < 0.5 else game.turn)
    return f"{colour}{chance.randint(1, 4)}", chance.choice((1, 2, 3, 4, 5, 6, 7, 10, 20, 25))


def measured(game: pw.Game, attempt: Asked) -> Met:
    """Measure one question."""
    return Met(min(_once(game, attempt) for _ in range(3)), str(game.position), attempt)


def _once(game: pw.Game, attempt: Asked) -> float:
    began = time.process_time()
    explanation = game.explain(attempt)
    _ = explanation.counterfactuals, explanation.legal_in
    return time.process_time() - began


def met(rules: pw.Ruleset, positions: int) -> list[Met]:
    """Play at random and ask in every position; what is looked up is built before."""
    chance = random.Random(1)
    found: list[Met] = []
    game = pw.Game(rules, seed=1)
    _once(game, asked(game, chance))
    while len(found) < positions:
        found.append(measured(game, asked(game, chance)))
        moves = game.legal_moves()
        if game.phase == "over" or game.ply > LONGEST_GAME:
            game = pw.Game(rules, seed=len(found))
        elif game.phase == "throw":
            game.throw()
        else:
            _ = game.play(chance.choice(moves)) if moves else game.pass_turn()
    return found


def main() -> None:
    """Print a line for each ruleset, and the worst question."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--positions", type=int, default=10_000)
    arguments.add_argument("--rulesets", nargs="*", default=pw.rulesets())
    options = arguments.parse_args()
    machine = max(yardstick() for _ in range(3))
    print(f"{'ruleset':22}{'median ms':>10}{'worst ms':>10}{'over 5 ms':>10}{'turns':>8}")
    for ident in options.rulesets:
        found = met(pw.ruleset(ident), options.positions)
        worst, median = max(found), statistics.median(one.seconds for one in found)
        late = sum(one.seconds > AIM for one in found) / len(found)
        print(
            f"{ident:22}{1000 * median:10.2f}{1000 * worst.seconds:10.2f}{late:10.1%}"
            f"{median * machine:8,.0f}"
        )
        print(f"    {worst.position}  {worst.attempt}", flush=True)
    print(f"yardstick: {machine / 1e6:.1f} million turns a second")


if __name__ == "__main__":
    main()
