"""The timeline's rows: each throw, or throws running, and what was done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parchis_widgets.text import message
from parchis_widgets.text.phrases import label
from parchis_widgets.widgets.scenes import scene_of

if TYPE_CHECKING:
    from parchis_widgets.engine.move import Move
    from parchis_widgets.game.game import Game, Ply
    from parchis_widgets.widgets.scenes import Scene

__all__ = ["rows"]

_MARKS = {"capture": "capture", "goal": "goal", "barrier": "barrier", "penalty": "home"}
_NOTED = (
    "capture", "goal", "barrier", "penalty", "bonus-lost", "throw-again", "crown", "merge", "lap",
    "lost-turn",
)  # fmt: skip

Json = dict[str, Any]


def rows(game: Game, lang: str) -> list[Json]:
    """Give a row for each throw of a game, those that can be redone included."""
    found: list[Json] = []
    scene = scene_of(game)
    for number, ply in enumerate(game.plies, 1):
        faces = [event.count for event in ply.events if event.kind == "throw"]
        if not found or (faces and not _goes_on(game, number)):
            found.append(_row(game, number, ply, faces))
        else:
            found[-1]["dice"] += faces
        _add(found[-1], number, ply, scene, lang)
    for row in found:
        if not row["text"]:
            row["text"] = message(lang, "rows.choose")
        row["note"] = " · ".join(dict.fromkeys(row["note"]))
    return found


def _goes_on(game: Game, number: int) -> bool:
    """Tell whether a throw joins others that wait to be used."""
    before = number - 1
    return bool(
        before and not game.plies[before - 1].move and game.position_at(before).saved.throws
    )


def _row(game: Game, number: int, ply: Ply, faces: list[int]) -> Json:
    before = game.position_at(number - 1)
    return {
        "ply": number,
        "colour": before.turn,
        "dice": faces or list(before.saved.throws),
        "text": "",
        "note": [],
        "marks": ["six"] if 6 in faces and game.ruleset.thrower.kind == "dice" else [],
    }


def _add(row: Json, number: int, ply: Ply, scene: Scene, lang: str) -> None:
    row["ply"] = number
    done = _short(ply.move, scene, lang) if ply.move else ""
    if ply.action == "pass":
        done = message(lang, "rows.pass")
    row["text"] = ", ".join(part for part in (row["text"], done) if part)
    for event in ply.events:
        mark = _MARKS.get(event.kind)
        if mark and mark not in row["marks"]:
            row["marks"].append(mark)
        if event.kind in _NOTED:
            key = "void" if event.code == "third-grace" else event.kind
            row["note"].append(message(lang, f"rows.{key}", count=event.count))


def _short(move: Move, scene: Scene, lang: str) -> str:
    """Write a move as the timeline does: *V3 61 → 63*."""
    pieces = " ".join(label(lang, piece) for piece in move.pieces)
    return f"{pieces} {scene.place(move.origin, lang)} → {scene.place(move.target, lang)}"
