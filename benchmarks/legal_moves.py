"""How long it takes to find the legal moves where several throws can be used: the worst met.

Random play of Pachisi and Chaupar, and Pachisi with cowries that fall mouth up more often, so
that graces come in rows. Each figure is the best of three measurements of one position, so that
what else the machine does is not counted.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import NamedTuple

import parchis_widgets as pw


class Met(NamedTuple):
    """A position met in play."""

    seconds: float
    moves: int
    throws: tuple[int, ...]
    position: str


def measured(game: pw.Game) -> Met:
    """Measure one position."""
    best = min(_once(game) for _ in range(3))
    return Met(best, len(game.legal_moves()), game.pending, str(game.position))


def _once(game: pw.Game) -> float:
    began = time.perf_counter()
    game.legal_moves()
    return time.perf_counter() - began


def met(rules: pw.Ruleset, positions: int) -> list[Met]:
    """Play at random and measure every position with something to move."""
    chance, found = random.Random(1), []
    game = pw.Game(rules, seed=1)
    while len(found) < positions:
        if game.phase == "over":
            game = pw.Game(rules, seed=len(found))
        elif game.phase == "throw":
            game.throw()
        else:
            found.append(measured(game))
            moves = game.legal_moves()
            _ = game.play(chance.choice(moves)) if moves else game.pass_turn()
    return found


def main() -> None:
    """Print a line for each ruleset, and the worst position."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--positions", type=int, default=5000)
    options = arguments.parse_args()
    print(f"{'ruleset':28}{'median ms':>10}{'worst ms':>10}{'moves':>7}{'throws':>8}")
    for ident in ("pachisi", "pachisi mouth_up=80", "chaupar"):
        found = met(pw.ruleset(ident), options.positions)
        worst = max(found)
        median = statistics.median(one.seconds for one in found)
        print(
            f"{ident:28}{1000 * median:10.3f}{1000 * worst.seconds:10.2f}{worst.moves:7}"
            f"{len(worst.throws):8}"
        )
        print(f"    {worst.position}")


if __name__ == "__main__":
    main()
