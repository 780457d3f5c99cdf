"""Pachisi and Chaupar on the page."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.board.pachisi import COLOURS, GOAL, HOME, TURN, step_of, track
from parchis_widgets.board.places import OFF_BOARD
from parchis_widgets.engine.pachisi.state import Saved, State
from parchis_widgets.engine.pachisi.tables import ROUND_AGAIN, square_of
from parchis_widgets.position.pachisi import Stand, stand_called
from parchis_widgets.text import message
from parchis_widgets.text.phrases import listed, move_words
from parchis_widgets.widgets.protocol.drawing import cloth_drawing as drawing
from parchis_widgets.widgets.protocol.scenes import spots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.event import Event
    from parchis_widgets.game.game import Game
    from parchis_widgets.position.position import Position
    from parchis_widgets.rules.reason import Code

__all__ = [
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

_THEN: Final = {
    "crown": "moves.crown",
    "merge": "moves.merge",
    "castle": "moves.castle",
    "throw-again": "moves.throws",
    "stuck": "moves.stuck",
}
"""What can come of a move beside captures, by the kind of event."""

TELLS_ORDER: Final = False

spot = partial(spots.spot, track)
place_on = partial(spots.place_on, track)


def pieces(position: Position) -> dict[str, dict[str, Any]]:
    """Return the pieces; those that stand together are drawn as one figure."""
    stacks = _stacks(position)
    leader = {name: those[0] for those in stacks for name in those}
    size = {those[0]: len(those) for those in stacks}
    return {
        name: {
            "place": place,
            "spot": spot(name[0], place),
            "stack": leader.get(name, name),
            "size": size.get(name, 1),
            "look": _look(_saved(position), 4 * COLOURS.index(name[0]) + int(name[1]) - 1),
        }
        for name, place in position.places.items()
    }


def _stacks(position: Position) -> list[list[str]]:
    """Return the pieces of a colour on one square that nothing tells apart, or that are merged."""
    merging = _state(position).tables.rules.merging
    together: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for colour in position.colours:
        for name in (f"{colour}{n}" for n in range(1, 5)):
            place = position[name]
            if place not in OFF_BOARD:
                key = str(step_of(place)) if merging else place
                together[colour, key].append(name)
    return list(together.values())


def _saved(position: Position) -> Saved:
    saved = position.saved
    assert isinstance(saved, Saved), "its family's own"
    return saved


def _state(position: Position) -> State:
    state = position.state()
    assert isinstance(state, State), "its family's own"
    return state


def _look(saved: Saved, piece: int) -> dict[str, Any]:
    taken, queen = saved.taken[piece], saved.queens[piece]
    return _dressed(saved.steps[piece], saved.laps[piece], taken, queen)


def _dressed(step: int, lap: int, taken: int, queen: bool) -> dict[str, Any]:
    """Return how a piece is dressed that stands so."""
    outward, back = HOME < step <= ROUND_AGAIN, TURN <= step < GOAL
    return {
        "way": "out" if outward else "back" if back else "",
        "queen": queen,
        "lap": lap,
        "taken": min(taken, 1),
        "done": step == GOAL,
    }


def held(position: Position) -> dict[str, Any]:
    """Return the castles that are held, and by which colours."""
    tables = _state(position).tables
    holders: defaultdict[int, list[str]] = defaultdict(list)
    for piece, step in enumerate(_saved(position).steps):
        square = square_of(piece, step)
        colour = COLOURS[piece >> 2]
        if square is None or square not in tables.castles:
            continue
        if colour not in holders[square]:
            holders[square].append(colour)
    castles = [{"square": s, "colours": those} for s, those in holders.items()]
    return {"barriers": [], "held": castles, "late": []}


def throws(game: Game) -> dict[str, Any]:
    """Return the throws still to be used."""
    pending = [] if game.phase == "over" else list(game.position.saved.throws)
    return {"pending": pending, "bonus": False}


def features(game: Game) -> dict[str, Any]:
    """Tell that throws may be added up, and which looks pieces have."""
    queens = [] if _state(game.position).tables.rules.queens == "never" else ["queen"]
    return {"adds": True, "legend": ["out", "back", *queens, "stack"]}


def place(place: str, lang: str) -> str:
    """Write a place: *30*, *Charkoni*."""
    return message(lang, "places.charkoni") if place in OFF_BOARD else str(step_of(place))


def move_text(move: Move, events: tuple[Event, ...], lang: str) -> str:
    """Tell a move in a few words: *A3 de 59 a 62: captura a la roja 1 y tiras otra vez*."""
    kinds = {event.kind: event.code for event in events}
    said = move_words(lang, move.pieces, move.captures)
    text = message(
        lang,
        f"moves.{_way(move, kinds)}",
        **said,
        origin=place(move.origin, lang),
        target=place(move.target, lang),
    )
    # Whichever throws enter a piece, it comes to the same square.
    if len(move.counts) > 1 or move.origin == "home":
        text += f" ({' + '.join(map(str, move.counts))})"
    then = []
    if move.captures:
        then.append(message(lang, "moves.captures-pachisi", **said))
    then += [message(lang, key, **said) for kind, key in _THEN.items() if kind in kinds]
    return f"{text}: {listed(lang, then)}" if then else text


def _way(move: Move, kinds: dict[str, Code]) -> str:
    if move.target == "goal":
        return "finish"
    if move.origin == "home":
        return "enter" if kinds.get("exit") == "enter" else "leave"
    return "lap" if "lap" in kinds else "advance"


# ---- of a piece that an editor puts anywhere -------------------------------------------------


def look_on(place: str) -> dict[str, Any]:
    """Return how a piece is dressed by what its place says; plainly where it never stands."""
    return _dressed(*(stand_called(place) or Stand(HOME)))


def moved(place: str, before: str) -> str:
    """Return a place for a piece that keeps its rank but begins its first lap."""
    stand, left = stand_called(place), stand_called(before)
    if stand is None or left is None:
        return place
    return stand._replace(taken=left.taken, queen=left.queen).name


def said(place: str, steps: Sequence[int]) -> dict[str, bool]:
    """Return what a place says of rank and lap, and on the own middle of the way there or back."""
    stand = stand_called(place)
    if stand is None:
        return {}
    marks = {"queen": stand.queen, "taken": bool(stand.taken), "lap": stand.lap > 1}
    return marks | ({"on_way_back": stand.step == steps[-1]} if len(steps) > 1 else {})


def unsaid(place: str, mark: str, steps: Sequence[int]) -> str:
    """Return the place that says the contrary; a Queen is not marked as one that has captured."""
    stand, on = stand_called(place), not said(place, steps)[mark]
    assert stand is not None, "so nothing was said"
    if mark == "lap":
        return stand._replace(lap=1 + on).name
    if mark == "on_way_back":
        return stand._replace(step=steps[-1 if on else 0]).name
    return stand._replace(queen=on and mark == "queen", taken=int(on and mark == "taken")).name
