"""Where counts lead: step by step, and back off the goal where pieces bounce (GEN-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.parchis import GOAL, LAST_RIM_STEP

if TYPE_CHECKING:
    from parchis_widgets.rules.parchis import ParchisRules

__all__ = ["COUNTS", "walk"]

COLUMN_FIRST: Final = LAST_RIM_STEP + 1
COUNTS: Final = (*range(1, 8), 10, 20)
"""All that a piece can be asked to count."""


def walk(rules: ParchisRules, step: int, count: int, *, bonus: bool = False) -> tuple[int, ...]:
    """Give the steps a piece enters one by one, the last one its target; () if it cannot.

    Beyond the goal there is nothing, or the way back by which a piece bounces (GEN-18).
    """
    if not 0 < step < GOAL or count > GOAL:
        return ()  # the whole way is no longer, and an endless count would fill the memory
    steps, direction = [], 1
    for _ in range(count):
        if direction < 0 and step == COLUMN_FIRST:
            if rules.bounce_out == "illegal":
                return ()
            direction = 1
        step += direction
        steps.append(step)
        if step == GOAL:
            direction = -1
    bounced = GOAL in steps[:-1]
    if bounced and (rules.overshoot == "illegal" or (bonus and rules.bonus_bounce == "exact")):
        return ()
    return tuple(steps)
