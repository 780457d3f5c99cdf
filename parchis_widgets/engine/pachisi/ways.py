"""Where counts lead: the throws that can be added up, and the ways they go (PAC-10, PAC-17)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from parchis_widgets.board.pachisi import GOAL, LAP, TURN
from parchis_widgets.engine.pachisi.tables import ROUND_AGAIN, span

if TYPE_CHECKING:
    from parchis_widgets.engine.pachisi.tables import Tables

__all__ = ["Use", "Way", "uses", "ways"]


class Use(NamedTuple):
    """Throws added up."""

    total: int
    counts: tuple[int, ...]
    """The throws, in the order in which they were thrown."""


class Way(NamedTuple):
    """One way that a count can go."""

    target: int
    laps: int
    """How often it goes on round the board instead of turning in."""
    entered: int
    """Every step entered, the last one included, as bits."""


@lru_cache(maxsize=4096)
def uses(throws: tuple[int, ...]) -> tuple[Use, ...]:
    """Return every choice of throws, each once; single throws first."""
    kinds = tuple(dict.fromkeys(throws))
    chosen = product(*(range(throws.count(kind) + 1) for kind in kinds))
    found = [
        tuple(kind for kind, times in zip(kinds, choice, strict=True) for _ in range(times))
        for choice in chosen
    ]
    found = sorted(found[1:], key=lambda counts: (len(counts), [kinds.index(c) for c in counts]))
    return tuple(Use(sum(counts), counts) for counts in found)


@cache
def ways(tables: Tables, step: int, count: int) -> tuple[Way, ...]:
    """Return the ways that a count can go from a step: turning in, or round again (PAC-17)."""
    rules = tables.rules
    last = GOAL - 1 if rules.finishing == "grace_from_83" else GOAL
    end, found = step + count, []
    if end <= last:
        found.append(Way(end, 0, span(step, end)))
    if step <= TURN and rules.second_lap:
        laps = 1
        while end - LAP * laps > ROUND_AGAIN:
            target = end - LAP * laps
            if target <= last:
                round_ = span(ROUND_AGAIN, TURN) if laps > 1 else 0
                entered = span(step, TURN) | round_ | span(ROUND_AGAIN, target)
                found.append(Way(target, laps, entered))
            laps += 1
    return tuple(found)


def steps_entered(step: int, way: Way) -> list[int]:
    """Return the steps of a way one by one."""
    steps, laps = [], way.laps
    while True:
        step += 1
        if laps and step > TURN:
            step, laps = ROUND_AGAIN + 1, laps - 1
        steps.append(step)
        if step == way.target and not laps:
            return steps
