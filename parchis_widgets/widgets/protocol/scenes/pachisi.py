"""Pachisi and Chaupar on the page."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.board.pachisi import COLOURS, GOAL, HOME, TURN, WAYS, step_of
from parchis_widgets.engine.pachisi.tables import ROUND_AGAIN, square_of
from parchis_widgets.text import message
from parchis_widgets.text.phrases import label, listed, name_of_piece
from parchis_widgets.widgets.protocol.drawing import cloth_drawing as drawing

if TYPE_CHECKING:
    from parchis_widgets.engine.event import Event
    from parchis_widgets.engine.move import Move
    from parchis_widgets.engine.pachisi.state import Saved
    from parchis_widgets.game.game import Game
    from parchis_widgets.position.position import Position

__all__ = [
    "drawing", "held", "is_on_way", "look", "manner", "move_text", "pieces", "place", "spot",
    "throws",
]  # fmt: skip

_THEN: Final = {
    "crown": "moves.crown",
    "merge": "moves.merge",
    "castle": "moves.castle",
    "throw-again": "moves.throws",
    "stuck": "moves.stuck",
}
"""What can come of a move beside captures, by the kind of event."""


def spot(colour: str, place: str) -> int | str:
    """Give the square of the cross that a colour calls by a number; the Charkoni is none."""
    if place in ("home", "goal"):
        return place
    return WAYS[COLOURS.index(colour)][step_of(place) - 1]


def is_on_way(colour: str, target: int | str) -> bool:
    """Tell whether a square of the cross, or the Charkoni, lies on a colour's way."""
    return target == "goal" or target in WAYS[COLOURS.index(colour)]


def pieces(position: Position) -> dict[str, dict[str, Any]]:
    """Give the pieces; those that stand together are drawn as one figure."""
    stacks = _stacks(position)
    names = [f"{colour}{n}" for colour in position.colours for n in range(1, 5)]
    leader = {name: those[0] for those in stacks for name in those}
    size = {those[0]: len(those) for those in stacks}
    return {
        name: {
            "place": position[name],
            "spot": spot(name[0], position[name]),
            "stack": leader.get(name, name),
            "size": size.get(name, 1),
            "look": _look(position.saved, 4 * COLOURS.index(name[0]) + int(name[1]) - 1),
        }
        for name in names
    }


def _stacks(position: Position) -> list[list[str]]:
    """Give the pieces of a colour on one square that nothing tells apart, or that are merged."""
    merging = position.state().tables.rules.merging
    together: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for colour in position.colours:
        for name in (f"{colour}{n}" for n in range(1, 5)):
            place = position[name]
            if place not in ("home", "goal"):
                key = str(step_of(place)) if merging else place
                together[colour, key].append(name)
    return list(together.values())


def _look(saved: Saved, piece: int) -> dict[str, Any]:
    taken, queen = saved.taken[piece], saved.queens[piece]
    return look(saved.steps[piece], saved.laps[piece], taken, queen)


def look(step: int, lap: int, taken: int, queen: bool) -> dict[str, Any]:
    """Give how a piece is dressed that stands so."""
    outward, back = HOME < step <= ROUND_AGAIN, TURN <= step < GOAL
    return {
        "way": "out" if outward else "back" if back else "",
        "queen": queen,
        "lap": lap,
        "taken": min(taken, 1),
        "done": step == GOAL,
    }


def held(position: Position) -> dict[str, Any]:
    """Give the castles that are held, and by which colours."""
    tables = position.state().tables
    holders: defaultdict[int, list[str]] = defaultdict(list)
    for piece, step in enumerate(position.saved.steps):
        square = square_of(piece, step)
        colour = COLOURS[piece >> 2]
        if square is None or square not in tables.castles:
            continue
        if colour not in holders[square]:
            holders[square].append(colour)
    castles = [{"square": s, "colours": those} for s, those in holders.items()]
    return {"barriers": [], "held": castles, "late": []}


def throws(game: Game) -> dict[str, Any]:
    """Give the throws still to be used."""
    pending = [] if game.phase == "over" else list(game.position.saved.throws)
    return {"pending": pending, "bonus": False}


def manner(game: Game) -> dict[str, Any]:
    """Tell that throws may be added up, and which looks pieces have."""
    queens = [] if game.position.state().tables.rules.queens == "never" else ["queen"]
    return {"adds": True, "legend": ["out", "back", *queens, "stack"]}


def place(place: str, lang: str) -> str:
    """Write a place: *30*, *Charkoni*."""
    return message(lang, "places.charkoni") if place in ("home", "goal") else str(step_of(place))


def move_text(move: Move, events: tuple[Event, ...], lang: str) -> str:
    """Tell a move in a few words: *A3 de 59 a 62: captura la roja 1 y tiras otra vez*."""
    kinds = {event.kind: event.code for event in events}
    names = listed(lang, [label(lang, piece) for piece in move.pieces])
    text = message(
        lang,
        f"moves.{_way(move, kinds)}",
        pieces=names,
        origin=place(move.origin, lang),
        target=place(move.target, lang),
    )
    if len(move.counts) > 1:
        text += f" ({' + '.join(map(str, move.counts))})"
    then = []
    if move.captures:
        taken = listed(lang, [name_of_piece(lang, p, form="short") for p in move.captures])
        then.append(message(lang, "moves.takes", pieces=taken))
    then += [message(lang, key) for kind, key in _THEN.items() if kind in kinds]
    return f"{text}: {listed(lang, then)}" if then else text


def _way(move: Move, kinds: dict[str, str]) -> str:
    if move.target == "goal":
        return "finish"
    if move.origin == "home":
        return "enter" if kinds.get("exit") == "enter" else "leave"
    return "lap" if "lap" in kinds else "advance"
