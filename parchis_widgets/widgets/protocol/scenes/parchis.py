"""Parchís on the page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.board.parchis import COLOURS, track
from parchis_widgets.engine.parchis.state import Saved, State
from parchis_widgets.engine.parchis.tables import squares_in
from parchis_widgets.text import message
from parchis_widgets.text.phrases import listed, move_words, written_place
from parchis_widgets.widgets.protocol.drawing import parchis_drawing as drawing
from parchis_widgets.widgets.protocol.scenes import spots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.event import Event
    from parchis_widgets.game.game import Game
    from parchis_widgets.position.position import Position

__all__ = [
    "PLAIN",
    "TELLS_ORDER",
    "drawing",
    "features",
    "held",
    "look_on",
    "move_text",
    "moved",
    "pieces",
    "place",
    "place_on",
    "said",
    "spot",
    "throws",
    "unsaid",
]  # fmt: skip

PLAIN = {"way": "", "queen": False, "lap": 1, "taken": 0, "done": False}
TELLS_ORDER: Final = True

spot = partial(spots.spot, track)
place_on = partial(spots.place_on, track)


def pieces(position: Position) -> dict[str, dict[str, Any]]:
    """Return the pieces, each of them a figure of its own."""
    return {
        name: {
            "place": place,
            "spot": spot(name[0], place),
            "stack": name,
            "size": 1,
            "look": PLAIN,
        }
        for name, place in position.places.items()
    }


def _names(position: Position) -> list[str]:
    return [f"{colour}{n}" for colour in position.colours for n in range(1, 5)]


def _late(position: Position) -> list[str]:
    saved = position.saved
    assert isinstance(saved, Saved), "its family's own"
    return [name for name in _names(position) if _index(name) in saved.late]


def _index(name: str) -> int:
    return 4 * COLOURS.index(name[0]) + int(name[1]) - 1


def held(position: Position) -> dict[str, Any]:
    """Return the barriers, and the later of two pieces on a square."""
    state = position.state()
    assert isinstance(state, State), "its family's own"
    barriers = list(squares_in(state.barred))
    return {"barriers": barriers, "held": [], "late": _late(position)}


def throws(game: Game) -> dict[str, Any]:
    """Return the squares to be counted."""
    saved = game.position.saved
    assert isinstance(saved, Saved), "its family's own"
    return {"pending": list(game.pending), "bonus": bool(saved.bonuses)}


def features(_game: Game) -> dict[str, Any]:
    """Tell that throws are never added up, and that all pieces look alike."""
    return {"adds": False, "legend": []}


def place(place: str, lang: str) -> str:
    """Write a place: *12*, *p3*, *meta*."""
    return written_place(lang, place)


def move_text(move: Move, events: tuple[Event, ...], lang: str) -> str:
    """Tell a move in a few words: *A3 de 40 a 45: come a la azul 3 y cuentas 20*."""
    codes = [event.code for event in events]
    said = move_words(lang, move.pieces, move.captures)
    kind = "exit" if move.origin == "home" else "goal" if move.target == "goal" else "advance"
    if "bounce" in codes and kind == "advance":
        kind = "bounce"
    ends = {"origin": place(move.origin, lang), "target": place(move.target, lang)}
    text = message(lang, f"moves.{kind}", **said, **ends)
    then = []
    if "barrier-formed" in codes:
        then.append(message(lang, "moves.bridge", **said))
    if move.captures:
        unpaid = any(event.words.endswith("-unpaid") for event in events)
        then.append(message(lang, "moves.sends-home" if unpaid else "moves.captures", **said))
    if wins := [str(event.count) for event in events if event.kind == "bonus"]:
        then.append(message(lang, "moves.wins", count=listed(lang, wins)))
    return f"{text}: {listed(lang, then)}" if then else text


# ---- of a piece that an editor puts anywhere: a place says no more than its square -----------


def look_on(_place: str) -> dict[str, Any]:
    """Return how any piece is dressed."""
    return PLAIN


def moved(place: str, _before: str) -> str:
    """Return the place itself."""
    return place


def said(_place: str, _steps: Sequence[int]) -> dict[str, bool]:
    """Return nothing."""
    return {}


def unsaid(place: str, _mark: str, _steps: Sequence[int]) -> str:
    """Return the place itself."""
    return place
