"""The trait `frames`: how the board looked after each ply, for a page without Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.widgets.scenes import scene_of
from parchis_widgets.widgets.snapshot import last_move

if TYPE_CHECKING:
    from parchis_widgets.game.game import Game, Ply
    from parchis_widgets.widgets.scenes import Json

__all__ = ["Frames"]


class Frames:
    """The frames of a game: the beginning whole, of each ply only what it has changed.

    They are kept, so that a new ply only adds its own.
    """

    def __init__(self) -> None:
        self._plies: tuple[Ply, ...] = ()
        self._frames: list[Json] = []

    def follow(self, game: Game, lang: str) -> list[Json]:
        """Give a frame for the beginning and one for each ply, those that can be redone too."""
        kept = _shared(self._plies, game.plies)
        standing = _standing(game, kept, lang)
        # A game that begins anew shares no ply, and may stand differently at its beginning.
        frames = self._frames[: kept + 1] if kept else [standing]
        for ply in range(kept + 1, len(game.plies) + 1):
            before, standing = standing, _standing(game, ply, lang)
            frames.append(_changes(before, standing))
        self._plies, self._frames = game.plies, frames
        return list(frames)


def _shared(before: tuple[Ply, ...], now: tuple[Ply, ...]) -> int:
    """Count the plies with which both begin."""
    for ply, (one, other) in enumerate(zip(before, now, strict=False)):
        if one is not other:
            return ply
    return min(len(before), len(now))


def _standing(game: Game, ply: int, lang: str) -> Json:
    scene, position = scene_of(game), game.position_at(ply)
    return {
        "turn": position.turn,
        "pieces": {piece["id"]: piece for piece in scene.pieces(position, lang)},
        **scene.held(position),
        "last": last_move(game, ply),
    }


def _changes(before: Json, now: Json) -> Json:
    """Give the fields that have changed; of an object within, only its own changes."""
    changed = {}
    for name, value in now.items():
        old = before[name]
        if value != old:
            nested = isinstance(value, dict) and isinstance(old, dict)
            changed[name] = _changes(old, value) if nested else value
    return changed
