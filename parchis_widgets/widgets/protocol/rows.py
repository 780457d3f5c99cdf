"""The timeline's rows: each throw, or throws running, and what was done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.text import message
from parchis_widgets.text.phrases import label
from parchis_widgets.widgets.protocol.scenes import scene_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.move import Move
    from parchis_widgets.game.game import Game
    from parchis_widgets.game.history import Ply
    from parchis_widgets.widgets.protocol.scenes import Json, Scene

__all__ = ["beginning", "begins_row", "row"]

_MARKS = {"capture": "capture", "goal": "goal", "barrier": "barrier", "penalty": "home"}
_NOTED = (
    "capture", "goal", "barrier", "penalty", "bonus-lost", "throw-again", "crown", "merge", "lap",
    "lost-turn",
)  # fmt: skip


def begins_row(game: Game, ply: int) -> bool:
    """Return whether a ply begins a row: a throw does, unless it joins others still to be used."""
    if ply == 1:
        return True
    before = game.plies[ply - 2]
    waits = not before.move and game.position_at(ply - 1).saved.throws
    return bool(_faces(game.plies[ply - 1])) and not waits


def row(game: Game, start: int, ply: int, lang: str) -> Json:
    """Return the row that began with the ply `start`, as far as a ply on."""
    scene, plies = scene_of(game), game.plies[start - 1 : ply]
    before = game.position_at(start - 1)
    faces = [face for one in plies for face in _faces(one)]
    events = [event for one in plies for event in one.events]
    marks = [_MARKS[event.kind] for event in events if event.kind in _MARKS]
    if game.ruleset.thrower.kind == "dice" and 6 in _faces(plies[0]):
        marks.insert(0, "six")
    return {
        "from": start,
        "colour": before.turn,
        "dice": faces or list(before.saved.throws),
        # Before anything was done, the page says what comes next.
        "text": ", ".join(filter(None, (_done(one, scene, lang) for one in plies))),
        "note": " · ".join(
            dict.fromkeys(
                message(lang, f"rows.{_key(event.kind, event.code)}", count=event.count)
                for event in events
                if event.kind in _NOTED
            )
        ),
        "marks": list(dict.fromkeys(marks)),
    }


def beginning(game: Game, plies: Sequence[Ply], lang: str) -> str:
    """Tell how a branch begins: what was thrown, and the first move."""
    faces = [str(face) for ply in plies[:1] for face in _faces(ply)]
    scene = scene_of(game)
    moves = [_done(ply, scene, lang) for ply in plies[:2]]
    return ": ".join(filter(None, (", ".join(faces), next(filter(None, moves), ""))))


def _faces(ply: Ply) -> list[int]:
    return [event.count for event in ply.events if event.kind == "throw"]


def _done(ply: Ply, scene: Scene, lang: str) -> str:
    if ply.action == "pass":
        return message(lang, "rows.pass")
    return _short(ply.move, scene, lang) if ply.move else ""


def _key(kind: str, code: str) -> str:
    return "void" if code == "third-grace" else kind


def _short(move: Move, scene: Scene, lang: str) -> str:
    """Write a move as the timeline does: *V3 61 → 63*."""
    pieces = " ".join(label(lang, piece) for piece in move.pieces)
    return f"{pieces} {scene.place(move.origin, lang)} → {scene.place(move.target, lang)}"
