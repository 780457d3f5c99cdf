"""Count how games part: run as a module, for every pair of Parchís rulesets of one die.

Told for each pair: the switches that part most games with the statements behind them, after how
many throws half of the games have parted, and how often the games of one seed end with another
winner. The games go on for so many throws at most as a game rarely needs.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final

import parchis_widgets as pw

if TYPE_CHECKING:
    from collections.abc import Iterable

RULESETS: Final = (
    "clasico", "clasico.parejas", "clasico.dos_colores", "tradicional", "general",
)  # fmt: skip
MOST: Final = 5


def cause(comparison: pw.Comparison) -> tuple[str, ...]:
    """Give what parts two games: the switches, and the statements of either side."""
    parting = comparison.parting
    if parting is None:
        return ("never",)
    (switches,) = parting.switches.values()
    cited = (ident for ids in parting.statements.values() for ident in ids)
    return (", ".join(switches), *dict.fromkeys(cited))


def count(pair: tuple[str, str], seeds: Iterable[int]) -> str:
    """Compare a pair under many seeds, and tell what came of it."""
    causes: Counter[tuple[str, ...]] = Counter()
    throws: list[int] = []
    others = games = 0
    for seed in seeds:
        comparison = pw.compare(None, pair, seed=seed)
        causes[cause(comparison)] += 1
        games += 1
        if comparison.parting:
            throws.append(comparison.parting.throw)
        won = [outcome.winners if outcome else () for outcome in outcomes(comparison)]
        others += won[0] != won[1]
    median = statistics.median(throws) if throws else "-"
    lines = [f"{' · '.join(pair)}: median throw {median}, another winner {others / games:.1%}"]
    for told, number in causes.most_common(MOST):
        lines.append(f"  {number / games:6.1%}  {told[0]} ({', '.join(told[1:])})")
    return "\n".join(lines)


def outcomes(comparison: pw.Comparison) -> list[pw.Outcome | None]:
    """Give how each game has ended."""
    return [game.outcome for game in comparison.games.values()]


def main() -> None:
    """Count, pair by pair."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seeds", type=int, default=100)
    seeds = range(arguments.parse_args().seeds)
    for pair in combinations(RULESETS, 2):
        print(count(pair, seeds), flush=True)


if __name__ == "__main__":
    main()
