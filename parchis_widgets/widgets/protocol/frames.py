"""The traits `frames_0`, `frames_1` …: how the board looked after each ply.

From them the page shows the game as it stands, and steps through it without Python. A ply sends
only the page of frames that it is written on.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from parchis_widgets.widgets.protocol.rows import begins_row, row
from parchis_widgets.widgets.protocol.scenes import scene_for
from parchis_widgets.widgets.protocol.snapshot import last_move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.comparison.lane import Step
    from parchis_widgets.game.game import Game
    from parchis_widgets.game.history import Ply
    from parchis_widgets.position.position import Position
    from parchis_widgets.widgets.protocol.scenes import Json

__all__ = ["Frames", "beginning", "changes", "paged", "shared", "standing_at"]

PAGE: Final = 2
"""Frames on a page: each ply sends the last of them again."""

SHEET: Final = 32
"""Pages that a board gets at once when those it has are full."""

_BLANK: Final[Json] = {
    "place": "home",
    "spot": "home",
    "size": 1,
    "look": {"way": "", "queen": False, "lap": 1, "taken": 0, "done": False},
}
"""What the page takes for granted of a piece; it also leads itself, `stack`."""


class Frames:
    """The frames of a game: of the beginning, then of each ply only what it has changed.

    They are kept, so that a new ply only adds its own.
    """

    def __init__(self) -> None:
        self._plies: tuple[Ply, ...] = ()
        self._frames: list[Json] = []
        self._starts: list[int] = []

    def follow(self, game: Game, lang: str) -> list[Json]:
        """Return a frame for the beginning and one for each ply, those that can be redone too."""
        kept = shared(self._plies, game.plies)
        starts = [*self._starts[:kept], *_starts(game, kept, self._starts)]
        standing = _standing(game, kept, starts, lang)
        # A game that begins anew shares no ply, and may stand differently at its beginning.
        frames = self._frames[: kept + 1] if kept else [beginning(standing)]
        for ply in range(kept + 1, len(game.plies) + 1):
            before, standing = standing, _standing(game, ply, starts, lang)
            frames.append(changes(before, standing))
        self._plies, self._frames, self._starts = game.plies, frames, starts
        return list(frames)


def paged(frames: list[Json], name: str = "frames", page: int = PAGE) -> dict[str, list[Json]]:
    """Write frames on pages, by the pages' names; those after the last frame are empty."""
    sheets = math.ceil(len(frames) / (page * SHEET))
    return {f"{name}_{n}": frames[page * n : page * (n + 1)] for n in range(SHEET * sheets)}


def shared(before: Sequence[object], now: Sequence[object]) -> int:
    """Count the plies with which both begin."""
    for ply, (one, other) in enumerate(zip(before, now, strict=False)):
        if one is not other:
            return ply
    return min(len(before), len(now))


def _starts(game: Game, kept: int, known: list[int]) -> list[int]:
    """Return of each ply after those kept with which ply its row begins."""
    start, found = known[kept - 1] if kept else 1, []
    for ply in range(kept + 1, len(game.plies) + 1):
        start = ply if begins_row(game, ply) else start
        found.append(start)
    return found


def _standing(game: Game, ply: int, starts: list[int], lang: str) -> Json:
    return {
        **standing_at(game.position_at(0), game.plies, ply),
        "row": row(game, starts[ply - 1], ply, lang) if ply else None,
    }


def standing_at(start: Position, plies: Sequence[Ply | Step], ply: int) -> Json:
    """Return how the board looks after so many plies of a game that began so."""
    scene = scene_for(start.ruleset)
    position = replace(start, saved=plies[ply - 1].saved) if ply else start
    return {
        "turn": position.turn,
        "pieces": scene.pieces(position),
        **scene.held(position),
        "last": last_move(scene, plies, ply),
    }


def beginning(standing: Json) -> Json:
    """Name every piece, with what the page does not take for granted of it."""
    pieces = {
        name: changes(_BLANK | {"stack": name}, piece) for name, piece in standing["pieces"].items()
    }
    return standing | {"pieces": pieces}


def changes(before: Json, now: Json) -> Json:
    """Return the fields that have changed; of an object within, only its own changes."""
    changed = {}
    for name, value in now.items():
        old = before[name]
        if value == old:
            continue
        if name == "row":
            changed[name] = _row(old, value)
        elif isinstance(value, dict) and isinstance(old, dict):
            changed[name] = changes(old, value)
        else:
            changed[name] = value
    return changed


def _row(before: Json | None, now: Json) -> Json:
    """Return what is new of a row; of one that begins, what there is to tell."""
    if before is None or before["from"] != now["from"]:
        return {name: value for name, value in now.items() if value}
    return changes(before, now)
