"""Parchís on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parchis_widgets.board.parchis import COLOURS, STEPS, WAYS
from parchis_widgets.engine.parchis.tables import squares_in
from parchis_widgets.text import message
from parchis_widgets.text.phrases import label, listed, name_of_piece
from parchis_widgets.widgets.protocol.drawing import parchis_drawing as drawing

if TYPE_CHECKING:
    from parchis_widgets.engine.event import Event
    from parchis_widgets.engine.move import Move
    from parchis_widgets.game.game import Game
    from parchis_widgets.position.position import Position

__all__ = [
    "PLAIN", "drawing", "held", "is_on_way", "manner", "move_text", "pieces", "place", "spot",
    "throws",
]  # fmt: skip

PLAIN = {"way": "", "queen": False, "lap": 1, "taken": 0, "done": False}


def spot(colour: str, place: str) -> int | str:
    """Give the square of the cross that a colour calls by a place; home and goal are none."""
    if place in ("home", "goal"):
        return place
    arm = COLOURS.index(colour)
    return WAYS[arm][STEPS[arm][place] - 1]


def is_on_way(colour: str, target: int | str) -> bool:
    """Tell whether a square of the cross, or the goal, lies on a colour's way."""
    return target == "goal" or target in WAYS[COLOURS.index(colour)]


def pieces(position: Position) -> dict[str, dict[str, Any]]:
    """Give the pieces, each of them a figure of its own."""
    return {
        name: {
            "place": position[name],
            "spot": spot(name[0], position[name]),
            "stack": name,
            "size": 1,
            "look": PLAIN,
        }
        for name in _names(position)
    }


def _names(position: Position) -> list[str]:
    return [f"{colour}{n}" for colour in position.colours for n in range(1, 5)]


def _late(position: Position) -> list[str]:
    return [name for name in _names(position) if _index(name) in position.saved.late]


def _index(name: str) -> int:
    return 4 * COLOURS.index(name[0]) + int(name[1]) - 1


def held(position: Position) -> dict[str, Any]:
    """Give the barriers, and the later of two pieces on a square."""
    barriers = list(squares_in(position.state().barred))
    return {"barriers": barriers, "held": [], "late": _late(position)}


def throws(game: Game) -> dict[str, Any]:
    """Give the squares to be counted."""
    return {"pending": list(game.pending), "bonus": bool(game.position.saved.bonuses)}


def manner(_game: Game) -> dict[str, Any]:
    """Tell that throws are never added up, and that all pieces look alike."""
    return {"adds": False, "legend": []}


def place(place: str, lang: str) -> str:
    """Write a place: *12*, *c3*, *meta*."""
    return message(lang, f"places.{place}") if place.isalpha() else place


def move_text(move: Move, events: tuple[Event, ...], lang: str) -> str:
    """Tell a move in a few words: *A3 de 40 a 45: come la azul 3 y cuentas 20*."""
    codes = [event.code for event in events]
    names = listed(lang, [label(lang, piece) for piece in move.pieces])
    kind = "exit" if move.origin == "home" else "goal" if move.target == "goal" else "advance"
    if "bounce" in codes and kind == "advance":
        kind = "bounce"
    text = message(lang, f"moves.{kind}", pieces=names, origin=move.origin, target=move.target)
    then = []
    if "barrier-formed" in codes:
        then.append(message(lang, "moves.bridge"))
    if move.captures:
        taken = listed(lang, [name_of_piece(lang, p, form="short") for p in move.captures])
        then.append(message(lang, "moves.captures", pieces=taken))
    if wins := [str(event.count) for event in events if event.kind == "bonus"]:
        then.append(message(lang, "moves.wins", count=listed(lang, wins)))
    return f"{text}: {listed(lang, then)}" if then else text
