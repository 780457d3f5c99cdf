"""What the page draws: a game as plain lists and words of one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.text import message
from parchis_widgets.text.phrases import listed
from parchis_widgets.widgets.scenes import scene_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.event import Event
    from parchis_widgets.engine.move import Move
    from parchis_widgets.game.game import Game
    from parchis_widgets.widgets.scenes import Json, Scene, Spot

__all__ = ["last_move", "snapshot", "way_spots"]


def snapshot(game: Game, lang: str, revision: int, note: Json | None) -> Json:
    """Give all that the page needs to draw a game."""
    scene = scene_of(game)
    return {
        "revision": revision,
        "rules": {"id": game.ruleset.id, "name": message(lang, f"rulesets.{game.ruleset.name}")},
        "players": [list(colours) for colours in game.players],
        "seed": game.seed,
        "turn": game.turn,
        "turnName": message(lang, f"board.name_{game.turn}"),
        "company": _company(game, lang),
        "phase": game.phase,
        "thrown": _thrown(game),
        "pieces": scene.pieces(game.position, lang),
        **scene.held(game.position),
        **scene.throws(game),
        "moves": [_move(scene, *ahead, lang) for ahead in game.outlook()],
        "reasons": _reasons(game, lang),
        "canPass": game.may_pass(),
        "canUndo": game.ply > 0,
        "canRedo": game.ply < len(game.plies),
        "ply": game.ply,
        "plies": len(game.plies),
        "note": note,
        "last": last_move(game, game.ply),
        "outcome": _outcome(game, lang),
    }


def _company(game: Game, lang: str) -> str:
    """Tell which other colours are on the player's side, and against whom; "" if each is alone."""
    own = next(colours for colours in game.players if game.turn in colours)
    others = [colour for colour in (*own, *game.partners_of(game.turn)) if colour != game.turn]
    if not others:
        return ""
    rivals = [colour for colour in game.position.colours if colour not in (game.turn, *others)]
    sides = [
        listed(lang, [message(lang, f"colours.{c}") for c in side]) for side in (others, rivals)
    ]
    return message(lang, "seats.with", colours=sides[0], rivals=sides[1])


def _move(
    scene: Scene, move: Move, way: tuple[str, ...], events: tuple[Event, ...], lang: str
) -> Json:
    colour = move.piece[0]
    return {
        "piece": move.piece,
        "pieces": list(move.pieces),
        "count": move.count,
        "counts": list(move.counts) or [move.count],
        "target": move.target,
        "spot": scene.spot(colour, move.target),
        "captures": list(move.captures),
        "way": way_spots(scene, colour, move.origin, way),
        "text": scene.move_text(move, events, lang),
    }


def _reasons(game: Game, lang: str) -> dict[str, str]:
    """Tell of each own piece that cannot move why it cannot, before it is tried."""
    able = {piece for move in game.legal_moves() for piece in move.pieces}
    told: dict[str, str] = {}
    for piece, count in game.attempts():
        if piece not in able and piece not in told:
            told[piece] = game.explain((piece, count)).text(lang)
    return told


def way_spots(scene: Scene, colour: str, origin: str, places: Sequence[str]) -> list[Spot]:
    """Give where a way leads, its origin first."""
    return [scene.spot(colour, place) for place in (origin, *places)]


def _thrown(game: Game) -> Json:
    """Give what was thrown last in this turn, as it lies on the table."""
    thrower = game.ruleset.thrower
    shown = list(_last_throw(game))
    if thrower.kind != "cowries":
        return {"kind": thrower.kind, "shown": shown, "value": None, "table": []}
    value = shown[0] if shown else None
    return {
        "kind": "cowries",
        "shown": [] if value is None else _shells(thrower.number, thrower.mouths(value), game.ply),
        "value": value,
        "table": list(thrower.values),
    }


def _shells(number: int, mouths: int, ply: int) -> list[int]:
    """Spread so many mouths up among the shells, each time a little differently."""
    order = [*range(0, number, 2), *range(1, number, 2)]
    up = {(place + ply) % number for place in order[:mouths]}
    return [int(shell in up) for shell in range(number)]


def _last_throw(game: Game) -> tuple[int, ...]:
    """Give what the throw in use shows, or the last one of this turn."""
    for ply in reversed(game.plies[: game.ply]):
        kinds = {event.kind for event in ply.events}
        if "turn" in kinds:
            return ()
        if "throw" in kinds:
            return tuple(event.count for event in ply.events if event.kind == "throw")
        if "throw-again" in kinds:
            return ()
    number: int = game.ruleset.thrower.draws
    throws: tuple[int, ...] = game.position.saved.throws
    return throws[-number:]


def last_move(game: Game, ply: int) -> Json | None:
    """Give the last move made up to a ply, for its trace on the board."""
    for number in range(ply, 0, -1):
        move = game.plies[number - 1].move
        if move is not None:
            way = game.way_at(number)
            return {
                "pieces": list(move.pieces),
                "way": way_spots(scene_of(game), move.piece[0], move.origin, way),
            }
    return None


def _outcome(game: Game, lang: str) -> str | None:
    outcome = game.outcome
    if outcome is None:
        return None
    if not outcome.winners:
        return message(lang, "outcome.none")
    names = [message(lang, f"board.name_{colour}") for colour in outcome.winners]
    return message(lang, "outcome.winners", colours=listed(lang, names))
