"""What a cell costs that is run again and again: its board is made anew, the one before let go.

Boards of one game are made as JupyterLab has them made, cell and request named; then the game is
played on. Told are the milliseconds to make a board, those of a ply with the boards that are left,
what Python keeps, and what the saved notebook holds. `kept` is the same in a host that does not
name its cells, where nothing is let go. A ply of a game that no board shows is the yardstick.
"""

from __future__ import annotations

import argparse
import gc
import itertools
import json
import random
import statistics
import time
import tracemalloc
from typing import TYPE_CHECKING, NamedTuple

from ipywidgets import Widget
from ipywidgets.embed import dependency_state, embed_data
from ipywidgets.widgets.widget import _instances

import parchis_widgets as pw
from parchis_widgets.widgets import cells

if TYPE_CHECKING:
    from collections.abc import Callable

PLIES = 100


class Cost(NamedTuple):
    """What it costs after so many runs."""

    making: float
    ply: float
    kept: float
    saved: int

    def __str__(self) -> str:
        """Write it as columns."""
        making, ply = 1000 * self.making, 1000 * self.ply
        return f"{making:10.2f}{ply:10.2f}{self.kept / 1000:10,.0f}{self.saved / 1000:10,.0f}"


def play(game: pw.Game, chance: random.Random) -> None:
    """Play one ply, from the beginning again once the game is over."""
    moves = game.legal_moves()
    if game.phase == "over":
        game.restart()
    elif game.phase == "throw":
        game.throw()
    elif moves:
        game.play(chance.choice(moves))
    else:
        game.pass_turn()


def seconds(act: Callable[[], object]) -> float:
    """Measure something once, in CPU time."""
    start = time.process_time()
    act()
    return time.process_time() - start


def rerun(runs: int, cell: str | None) -> Cost:
    """Run a cell so often that shows a board, and play on."""
    requests = itertools.count()
    cells._running = lambda: cells._Run(cell, str(next(requests))) if cell else None
    game, chance = pw.Game("clasico", seed=1), random.Random(1)
    for _ in range(PLIES):
        play(game, chance)
    making = [seconds(lambda: pw.Board(game)) for _ in range(runs)]
    plies = [seconds(lambda: play(game, chance)) for _ in range(PLIES)]
    shown = list(_instances.values())
    state = dependency_state(shown, drop_defaults=False)
    saved = len(json.dumps(embed_data(shown, state=state)["manager_state"]))
    Widget.close_all()
    gc.collect()
    tracemalloc.start()
    for _ in range(runs):
        pw.Board(game)
    gc.collect()
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    Widget.close_all()
    return Cost(statistics.median(making), statistics.median(plies), kept, saved)


def main() -> None:
    """Print a line for one run, for many, and for many that are kept."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--runs", type=int, default=30)
    runs = arguments.parse_args().runs
    game, chance = pw.Game("clasico", seed=1), random.Random(1)
    alone = statistics.median(seconds(lambda: play(game, chance)) for _ in range(PLIES))
    print(f"{'':10}{'making ms':>10}{'ply ms':>10}{'kept KB':>10}{'saved KB':>10}")
    for name, times, cell in (
        ("one run", 1, "a"),
        (f"{runs} runs", runs, "a"),
        ("kept", runs, None),
    ):
        print(f"{name:10}{rerun(times, cell)}", flush=True)
    print(f"a ply that no board shows: {1000 * alone:.2f} ms")


if __name__ == "__main__":
    main()
