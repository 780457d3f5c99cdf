"""What the panel says: who starts, what has just happened, why a try is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parchis_widgets.engine.fact import OPENING
from parchis_widgets.explain.event import together
from parchis_widgets.explain.telling import told_changes, told_elsewhere, told_moves
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import message
from parchis_widgets.text.phrases import listed, sentence
from parchis_widgets.widgets.protocol.moves import way_spots
from parchis_widgets.widgets.protocol.scenes import scene_for
from parchis_widgets.widgets.protocol.scenes.spots import in_runs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.explain.event import Event
    from parchis_widgets.explain.explanation import Explanation
    from parchis_widgets.explain.violation import Violation
    from parchis_widgets.game.game import Game
    from parchis_widgets.widgets.protocol.scenes import Json, Spot

__all__ = ["note_of_events", "note_of_legal", "note_of_opening", "note_of_refusal"]

_TOLD = (
    "win", "dead-end", "penalty", "capture", "goal", "crown", "merge", "bonus-lost", "timeout",
    "leave", "lost-turn", "barrier", "castle", "lap", "stuck", "exit", "move",
)  # fmt: skip
"""Events worth a sentence beside the board, the weightiest first."""


def _cited(ident: str, lang: str) -> Json:
    said = statement(ident)
    return {"id": ident, "text": said.text(lang)}


def _note(kind: str, title: str, ident: str | None, lang: str, **more: Any) -> Json:
    return {
        "kind": kind,
        "title": title,
        "statement": None if ident is None else _cited(ident, lang),
        **more,
    }


def note_of_opening(game: Game, lang: str) -> Json | None:
    """Return who starts and by which throws; nothing if that was agreed."""
    if not game.opening:
        return None
    thrown = [f"{message(lang, f'colours.{colour}')} {face}" for colour, face in game.opening]
    ident = OPENING.cite(game.ruleset).statement
    throws = message(lang, "opening.throws", throws=listed(lang, thrown))
    return _note(
        "done",
        sentence(lang, "opening.starts", colour=game.turn),
        ident,
        lang,
        reasons=[{"title": throws, "statement": _cited(ident, lang)}],
    )


def note_of_events(events: Sequence[Event], lang: str) -> Json | None:
    """Return what has just happened: the weightiest first, what follows from it beneath."""
    events = together(events)
    told = [event for event in events if event.kind in _TOLD]
    if any(event.kind in ("exit", "move") for event in told) and len(told) > 1:
        told = [event for event in told if event.kind != "move"]
    told.sort(key=lambda event: _TOLD.index(event.kind))
    told += [event for event in events if event.kind in ("bonus", "throw-again")]
    if not told:
        return None
    first, *rest = told
    kind = "over" if first.kind in ("win", "dead-end") else "done"
    return _note(
        kind,
        first.text(lang),
        first.statement,
        lang,
        reasons=[
            {"title": event.text(lang), "statement": _cited(event.statement, lang)}
            for event in rest
        ]
        + [
            {"title": reason.text(lang), "statement": _cited(reason.statement, lang)}
            for event in told
            for reason in event.reasons
        ],
    )


def note_of_legal(explanation: Explanation, lang: str) -> Json:
    """Return that what is asked may be done, and what it is."""
    asked, state = explanation.asked, explanation.asked.state()
    codes = asked.family.legal(state)
    moves = [
        move
        for move, code in zip(explanation.instead, codes, strict=True)
        if asked.is_answered_by(state, code)
    ]
    told = listed(lang, told_moves(moves, asked.rules, lang))
    return _note("legal", message(lang, "answers.legal_now", moves=told), None, lang)


def note_of_refusal(explanation: Explanation, target: Spot | None, lang: str) -> Json:
    """Return why an attempt at a target is refused, and what to mark on the board."""
    first, *others = explanation.violations
    return _note(
        "refused",
        first.text(lang),
        first.statement,
        lang,
        reasons=[
            {"title": other.text(lang), "statement": _cited(other.statement, lang)}
            for other in others
        ],
        would=[
            {"text": change.text, "statements": [_cited(i, lang) for i in change.statements]}
            for change in told_changes(explanation, lang)
        ],
        elsewhere=[
            {
                "name": message(lang, f"short.{other.ruleset}"),
                "legal": other.legal,
                "statement": _cited(other.statement, lang) if other.statement else None,
            }
            for other in told_elsewhere(explanation)
            if other.thrown
        ],
        **_marks(explanation, target),
    )


def _marks(explanation: Explanation, target: Spot | None) -> Json:
    """Return what to mark on the board; a pass or a throw is no piece's, and marks nothing."""
    first, position = explanation.violations[0], explanation.position
    piece = first.piece
    if not piece:
        return {}
    scene, origin = scene_for(position.ruleset), position[piece]
    way = way_spots(scene, piece[0], origin, explanation.way) if explanation.way else []
    squares = [scene.spot(piece[0], place) for place in first.squares]
    reach = way[-1] if way else None
    if isinstance(target, int) and not explanation.way:
        reach = target
    return {
        "piece": piece,
        "count": first.count,
        "squares": squares,
        "pieces": list(first.pieces),
        "way": in_runs(way),
        "stop": next((n for n, step in enumerate(way) if n and step in squares), -1),
        "reach": reach,
        "surplus": _surplus(first, explanation.way),
    }


def _surplus(first: Violation, way: Sequence[str]) -> int:
    """Return how many squares are left over of a count that is more than the way to the goal."""
    return first.count - len(way) if way and way[-1] == "goal" and first.count > len(way) else 0
