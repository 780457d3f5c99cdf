"""The traits `lane_0_0`, `lane_0_1` …: how each board of a comparison looked after each ply.

They are written as far as they are asked for. After a choice most of what follows is new, and who
chose looks at its beginning first.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from parchis_widgets.widgets.protocol.frames import (
    beginning,
    changes,
    paged,
    shared,
    standing_at,
)

if TYPE_CHECKING:
    from parchis_widgets.comparison.lane import Lane, Step
    from parchis_widgets.widgets.protocol.scenes import Json

__all__ = ["LaneFrames"]

PAGE: Final = 32
"""Frames on a page: what a choice changes is sent from its page on."""


class LaneFrames:
    """The frames of one ruleset's game: of the beginning, then of each ply what it has changed.

    Parameters
    ----------
    name : str
        What its pages begin with.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._steps: list[Step] = []
        self._frames: list[Json] = []

    def follow(self, lane: Lane, throws: int) -> dict[str, list[Json]]:
        """Return the pages, written for so many throws at least: what is known already stays."""
        start, steps = lane.start.position, list(chain(*(one.steps for one in lane.played)))
        wanted = sum(len(one.steps) for one in lane.played[:throws])
        kept = min(shared(self._steps, steps), max(len(self._frames) - 1, 0))
        standing = standing_at(start, steps, kept)
        frames = self._frames[: kept + 1] or [beginning(standing)]
        for ply in range(kept + 1, wanted + 1):
            before, standing = standing, standing_at(start, steps, ply)
            frames.append(changes(before, standing))
        self._steps, self._frames = steps, frames
        return paged(frames, self._name, PAGE)
