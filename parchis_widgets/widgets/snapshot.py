"""What the page draws: a game as plain lists and words of one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parchis_widgets.board.parchis import COLOURS, STEPS, WAYS
from parchis_widgets.engine.tables import squares_in
from parchis_widgets.rules.citations import cite
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import message
from parchis_widgets.text.phrases import label, listed, name_of_piece, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.event import Event
    from parchis_widgets.engine.explanation import Explanation
    from parchis_widgets.engine.move import Move
    from parchis_widgets.game.game import Game

__all__ = ["is_on_way", "note_of_events", "note_of_opening", "note_of_refusal", "snapshot"]

Json = dict[str, Any]
Spot = int | str

_TOLD = (
    "win", "penalty", "capture", "goal", "bonus-lost", "timeout", "leave", "barrier", "exit",
    "move",
)  # fmt: skip
"""Events worth a sentence beside the board, the weightiest first."""


def snapshot(game: Game, lang: str, revision: int, note: Json | None) -> Json:
    """Give all that the page needs to draw a game."""
    position = game.position
    return {
        "revision": revision,
        "rules": {"id": game.ruleset.id, "name": message(lang, f"rulesets.{game.ruleset.name}")},
        "players": [list(colours) for colours in game.players],
        "seed": game.seed,
        "turn": game.turn,
        "turnName": message(lang, f"board.name_{game.turn}"),
        "company": _company(game, lang),
        "phase": game.phase,
        "thrown": {"kind": "dice", "shown": list(_dice(game)), "value": None, "table": []},
        "pending": list(game.pending),
        "adds": False,
        "bonus": bool(position.saved.bonuses),
        "pieces": _pieces(game, lang),
        "barriers": list(squares_in(position.state().barred)),
        "held": [],
        "legend": [],
        "moves": [_move(game, move, lang) for move in game.legal_moves()],
        "canPass": game.may_pass(),
        "canUndo": game.ply > 0,
        "canRedo": game.ply < len(game.plies),
        "ply": game.ply,
        "plies": len(game.plies),
        "note": note,
        "last": _last(game),
        "outcome": _outcome(game, lang),
    }


def _company(game: Game, lang: str) -> str:
    """Tell which other colours are on the player's side, and against whom; "" if each is alone."""
    own = next(colours for colours in game.players if game.turn in colours)
    others = [colour for colour in (*own, *game.partners_of(game.turn)) if colour != game.turn]
    if not others:
        return ""
    rivals = [colour for colour in COLOURS if colour not in (game.turn, *others)]
    sides = [
        listed(lang, [message(lang, f"colours.{c}") for c in side]) for side in (others, rivals)
    ]
    return message(lang, "seats.with", colours=sides[0], rivals=sides[1])


def spot(colour: str, place: str) -> Spot:
    """Give the square of the cross that a colour calls by a place; home and goal are none."""
    if place in ("home", "goal"):
        return place
    arm = COLOURS.index(colour)
    return WAYS[arm][STEPS[arm][place] - 1]


def _pieces(game: Game, lang: str) -> list[Json]:
    """Give the pieces, of two on a square the earlier arrival first."""
    position = game.position
    names = [f"{colour}{n}" for colour in position.colours for n in range(1, 5)]
    late = {name for name in names if _index(name) in position.saved.late}
    return [
        {
            "id": name,
            "colour": name[0],
            "label": label(lang, name),
            "place": position[name],
            "spot": spot(name[0], position[name]),
            "stack": name,
            "size": 1,
            "look": {"way": "", "queen": False, "lap": 1, "taken": 0, "done": False},
        }
        for name in sorted(names, key=lambda name: name in late)
    ]


def _index(name: str) -> int:
    return 4 * COLOURS.index(name[0]) + int(name[1]) - 1


def _move(game: Game, move: Move, lang: str) -> Json:
    colour = move.piece[0]
    return {
        "piece": move.piece,
        "pieces": list(move.pieces),
        "count": move.count,
        "counts": [move.count],
        "target": move.target,
        "spot": spot(colour, move.target),
        "captures": list(move.captures),
        "way": _way(colour, move.origin, game.way_of(move)),
        "text": move_text(game, move, lang),
    }


def _way(colour: str, origin: str, places: Sequence[str]) -> list[Spot]:
    return [spot(colour, place) for place in (origin, *places)]


def move_text(game: Game, move: Move, lang: str) -> str:
    """Tell a move in a few words: *A3 de 40 a 45: come la azul 3 y cuentas 20*."""
    events = game.preview(move)
    codes = [event.code for event in events]
    pieces = listed(lang, [label(lang, piece) for piece in move.pieces])
    kind = "exit" if move.origin == "home" else "goal" if move.target == "goal" else "advance"
    if "bounce" in codes and kind == "advance":
        kind = "bounce"
    text = message(lang, f"moves.{kind}", pieces=pieces, origin=move.origin, target=move.target)
    then = []
    if "barrier-formed" in codes:
        then.append(message(lang, "moves.bridge"))
    if move.captures:
        taken = listed(lang, [name_of_piece(lang, p, form="short") for p in move.captures])
        then.append(message(lang, "moves.captures", pieces=taken))
    if wins := [str(event.count) for event in events if event.kind == "bonus"]:
        then.append(message(lang, "moves.wins", count=listed(lang, wins)))
    return f"{text}: {listed(lang, then)}" if then else text


def _dice(game: Game) -> tuple[int, ...]:
    """Give what the dice show: the throw in use, or the last one of this turn."""
    if game.position.saved.throws and not game.ply:
        return game.position.saved.throws
    for ply in reversed(game.plies[: game.ply]):
        if any(event.kind in ("turn", "throw-again") for event in ply.events):
            return ()
        faces = tuple(event.count for event in ply.events if event.kind == "throw")
        if faces:
            return faces
    return game.position.saved.throws


def _last(game: Game) -> Json | None:
    """Give the last move made, for its trace on the board."""
    for number in range(game.ply, 0, -1):
        move = game.plies[number - 1].move
        if move is not None:
            way = game.way_at(number)
            return {"pieces": list(move.pieces), "way": _way(move.piece[0], move.origin, way)}
    return None


def _outcome(game: Game, lang: str) -> str | None:
    outcome = game.outcome
    if outcome is None:
        return None
    if not outcome.winners:
        return message(lang, "outcome.none")
    names = [message(lang, f"board.name_{colour}") for colour in outcome.winners]
    return message(lang, "outcome.winners", colours=listed(lang, names))


# ---- what the panel says --------------------------------------------------------------------


def _cited(ident: str, lang: str) -> Json:
    said = statement(ident)
    return {"id": ident, "text": said.text(lang), "source": said.source_name(lang)}


def _note(kind: str, title: str, ident: str | None, lang: str, **more: Any) -> Json:
    return {
        "kind": kind,
        "title": title,
        "statement": None if ident is None else _cited(ident, lang),
        "reasons": [],
        "piece": None,
        "count": None,
        "squares": [],
        "pieces": [],
        "way": [],
        "stop": -1,
        "reach": None,
        **more,
    }


def note_of_opening(game: Game, lang: str) -> Json | None:
    """Tell who starts and by which throws; nothing if that was agreed."""
    if not game.opening:
        return None
    thrown = [f"{message(lang, f'colours.{colour}')} {face}" for colour, face in game.opening]
    ident = cite(game.ruleset, "opening")
    throws = message(lang, "opening.throws", throws=listed(lang, thrown))
    return _note(
        "done",
        sentence(lang, "opening.starts", colour=game.turn),
        ident,
        lang,
        reasons=[{"title": throws, "statement": _cited(ident, lang)}],
    )


def note_of_events(events: Sequence[Event], lang: str) -> Json | None:
    """Tell what has just happened: the weightiest first, what follows from it beneath."""
    told = [event for event in events if event.kind in _TOLD]
    if any(event.kind in ("exit", "move") for event in told) and len(told) > 1:
        told = [event for event in told if event.kind != "move"]
    told.sort(key=lambda event: _TOLD.index(event.kind))
    told += [event for event in events if event.kind in ("bonus", "throw-again")]
    if not told:
        return None
    first, *rest = told
    kind = "over" if first.kind == "win" else "done"
    return _note(
        kind,
        _event_text(first, lang),
        first.statement,
        lang,
        reasons=[
            {"title": _event_text(event, lang), "statement": _cited(event.statement, lang)}
            for event in rest
        ],
    )


def _event_text(event: Event, lang: str) -> str:
    return sentence(
        lang,
        f"events.{event.code}",
        piece=event.piece or "",
        count=event.count,
        place=event.place or "",
        colour=event.colour,
    )


def note_of_refusal(game: Game, explanation: Explanation, target: Spot | None, lang: str) -> Json:
    """Tell why an attempt at a target is refused, and what to mark on the board."""
    first, *others = explanation.violations
    piece = first.piece
    origin = game.position[piece]
    way = _way(piece[0], origin, explanation.way) if explanation.way else []
    squares = [spot(piece[0], place) for place in first.squares]
    stop = next((n for n, step in enumerate(way) if n and step in squares), -1)
    reach = way[-1] if way else None
    if isinstance(target, int) and not explanation.way:
        reach = target
    return _note(
        "refused",
        first.text(lang),
        first.statement,
        lang,
        reasons=[
            {"title": other.text(lang), "statement": _cited(other.statement, lang)}
            for other in others
        ],
        piece=piece,
        count=first.count,
        squares=squares,
        pieces=list(first.pieces),
        way=way,
        stop=stop,
        reach=reach,
    )


def is_on_way(colour: str, target: Spot) -> bool:
    """Tell whether a square of the cross, or the goal, lies on a colour's way."""
    return target == "goal" or target in WAYS[COLOURS.index(colour)]
