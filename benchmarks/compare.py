"""How long it takes to compare: three rulesets over whole games, and what the widget keeps.

Each figure is the least CPU time of three measurements of one seed; told are the median and the
worst over the seeds, and the median in turns of the yardstick, so that machines compare. The aim is
100 ms. `text` is the parting put into words, which finds the switches that make it. `saved` is a
comparison of two rulesets in a saved notebook, as compact JSON, its script and styles included.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from typing import TYPE_CHECKING

from games import yardstick

import parchis_widgets as pw

if TYPE_CHECKING:
    from collections.abc import Callable

AIM = 0.1
RULESETS = ("clasico", "tradicional", "general")


def seconds(act: Callable[[], object]) -> float:
    """Measure something three times, and give the least CPU time."""
    times = []
    for _ in range(3):
        start = time.process_time()
        act()
        times.append(time.process_time() - start)
    return min(times)


def compared(seed: int) -> pw.Comparison:
    """Compare a whole game under three rulesets."""
    return pw.compare(None, RULESETS, seed=seed, players=4)


def told(seed: int) -> str:
    """Compare, and put the parting into words."""
    parting = compared(seed).parting
    return parting.text("es") if parting else ""


def saved(seed: int) -> tuple[int, int]:
    """Give the throws of a comparison of two rulesets, and the bytes of its widget."""
    widget = pw.Compare(None, RULESETS[:2], seed=seed, players=4)
    state = json.dumps(widget.get_state(), default=str, ensure_ascii=False, separators=(",", ":"))
    return len(widget.data.throws), len(state.encode())


def main() -> None:
    """Print the time of a comparison, that of its words, and what is saved."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seeds", type=int, default=20)
    seeds = range(arguments.parse_args().seeds)
    compared(0)  # looks up what every later one finds looked up
    turns = yardstick()
    print(f"{'':10}{'median ms':>10}{'worst ms':>10}{'turns':>10}")
    for name, act in (("compare", compared), ("text", told)):
        times = [seconds(lambda act=act, seed=seed: act(seed)) for seed in seeds]  # type: ignore[misc]
        median = statistics.median(times)
        print(f"{name:10}{1000 * median:10.1f}{1000 * max(times):10.1f}{median * turns:10,.0f}")
    print(f"aim: {1000 * AIM:.0f} ms")
    for seed in seeds[:3]:
        throws, size = saved(seed)
        print(f"saved: {throws} throws, {size / 1000:,.0f} KB")


if __name__ == "__main__":
    main()
