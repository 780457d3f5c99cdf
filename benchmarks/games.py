"""Complete random games a second, for each ruleset, in one thread.

Run it with ``make bench``. Each figure is the median of several windows of CPU time. Beside them
stands the machine's own yardstick, a fixed loop of plain Python measured in the same windows: the
games per million turns of that loop compare machines, and versions of this package on any of them.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import statistics
import time
from typing import TYPE_CHECKING

from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.playout import play_out
from parchis_widgets.rules.catalogue import ruleset, rulesets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parchis_widgets.engine.seats import Seating
    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.rules.throwers import Thrower

YARDSTICK_TURNS = 300_000


def yardstick() -> float:
    """Return the turns a second of a loop of plain Python: a call, a look-up and an ``&``."""
    table = [1 << n for n in range(96)]

    def look(n: int, bits: int) -> int:
        return table[n] & bits

    began, bits = time.process_time(), (1 << 96) - 1
    for n in range(YARDSTICK_TURNS):
        look(n % 96, bits)
    return YARDSTICK_TURNS / (time.process_time() - began)


def throws(chance: random.Random, thrower: Thrower) -> Iterator[tuple[int, ...]]:
    """Return random throws without end."""
    chances = thrower.chances()
    shown = list(itertools.product(chances, repeat=thrower.draws))
    weights = [float(math.prod(chances[number] for number in numbers)) for numbers in shown]
    while True:
        yield from chance.choices(shown, weights, k=1024)


def window(tables: Seating, chance: random.Random, seconds: float) -> tuple[int, int, float]:
    """Play games for a while; give games, moves and the CPU time they took."""
    drawn, family = throws(chance, tables.rules.thrower), family_of(tables.rules)
    uniform = chance.random
    games = moves = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = family.new_state(tables.rules, tables.seats, games % len(tables.seats))
        moves += play_out(
            state, drawn.__next__, lambda _, codes: codes[int(uniform() * len(codes))]
        )
        games += 1
    return games, moves, spent


def measure(rules: Ruleset, windows: int, seconds: float) -> str:
    """Measure one ruleset and give its line."""
    family = family_of(rules)
    tables = family.tables_for(rules, family.seats_of(rules, family.colours_for(rules, None)))
    chance = random.Random(1)
    window(tables, chance, seconds / 4)
    rates, move_rates, ratios, lengths = [], [], [], []
    for _ in range(windows):
        machine = yardstick()
        games, moves, spent = window(tables, chance, seconds)
        rates.append(games / spent)
        move_rates.append(moves / spent)
        ratios.append(games / spent / machine * 1e6)
        lengths.append(moves / games)
    return (
        f"{rules.id:22}{statistics.median(rates):8,.0f}{statistics.median(move_rates):12,.0f}"
        f"{statistics.median(lengths):9.0f}{statistics.median(ratios):12.1f}"
    )


def main() -> None:
    """Print a line for each ruleset."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--windows", type=int, default=7)
    arguments.add_argument("--seconds", type=float, default=1.0)
    options = arguments.parse_args()
    print(f"{'ruleset':22}{'games/s':>8}{'moves/s':>12}{'moves':>9}{'games/Myard':>12}")
    for rules in map(ruleset, rulesets()):
        print(measure(rules, options.windows, options.seconds), flush=True)
    print(f"yardstick: {yardstick() / 1e6:.1f} million turns a second")


if __name__ == "__main__":
    main()
