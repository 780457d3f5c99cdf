"""The traits `setup` and `snapshot`: a game as plain lists and words of one language.

The page adds where the pieces stand from the frames, and what a move or a note leaves out.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from parchis_widgets.text import message
from parchis_widgets.text.phrases import listed, sentence
from parchis_widgets.widgets.protocol.moves import told_moves, way_spots
from parchis_widgets.widgets.protocol.rows import beginning
from parchis_widgets.widgets.protocol.scenes import scene_of
from parchis_widgets.widgets.protocol.scenes.spots import in_runs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.comparison.lane import Step
    from parchis_widgets.game.game import Game
    from parchis_widgets.game.history import Ply
    from parchis_widgets.widgets.protocol.scenes import Json, Scene

__all__ = ["last_move", "setup", "snapshot"]

_BLANK: Final = frozenset({"thrown", "pending", "bonus", "moves", "reasons", "canPass", "outcome"})
"""What is told only if there is something: the page takes the rest for granted."""


def setup(game: Game, lang: str) -> Json:
    """Return what stays the same as long as a game goes on."""
    rules, thrower = game.ruleset, game.ruleset.thrower
    return {
        "rules": {"id": rules.id, "name": message(lang, f"rulesets.{rules.name}")},
        "players": [list(colours) for colours in game.players],
        # As text: the page counts exactly only to 2**53.
        "seed": str(game.seed),
        "thrower": {
            "kind": thrower.kind,
            "table": list(thrower.values) if thrower.kind == "cowries" else [],
            "chances": [
                [value, float(chance)] for value, chance in thrower.chances(rules.up).items()
            ],
        },
        "company": {colour: _company(game, colour, lang) for colour in game.position.colours},
        **scene_of(game).features(game),
    }


def snapshot(
    game: Game, lang: str, revision: int, note: Json | None, *, hints: bool = False
) -> Json:
    """Return where a game has come to, and what can be done now.

    With `hints` also why a piece cannot do what the throws tell, before anybody has tried it.
    """
    scene = scene_of(game)
    told = {
        "revision": revision,
        "ply": game.ply,
        "phase": game.phase,
        "thrown": _thrown(game),
        **scene.throws(game),
        "moves": told_moves(scene, game.outlook(), lang),
        "reasons": _reasons(game, lang) if hints else [],
        "canPass": game.may_pass(),
        "note": note,
        "outcome": _outcome(game, lang),
        "tally": _tally(game),
        "position": str(game.position),
        **_undone(game),
        **_branches(game, lang),
    }
    return {name: value for name, value in told.items() if name not in _BLANK or value}


def _undone(game: Game) -> Json:
    """Return how many plies there are with those that can be redone, if any can."""
    plies = len(game.plies)
    return {"plies": plies} if plies > game.ply else {}


def _branches(game: Game, lang: str) -> Json:
    """Return where lines of play leave this one, how long they are, and how they begin."""
    told = [
        {"ply": one.ply, "plies": len(one.plies), "text": beginning(game, one.plies, lang)}
        for one in game.branches
    ]
    return {"branches": told} if told else {}


def _company(game: Game, turn: str, lang: str) -> str:
    """Return the colours on a player's side, and against whom; "" if each is alone."""
    own = next(colours for colours in game.players if turn in colours)
    others = [colour for colour in (*own, *game.partners_of(turn)) if colour != turn]
    if not others:
        return ""
    rivals = [colour for colour in game.position.colours if colour not in (turn, *others)]
    sides = [
        listed(lang, [message(lang, f"colours.{c}") for c in side]) for side in (others, rivals)
    ]
    return message(lang, "seats.with", colours=sides[0], rivals=sides[1])


def _reasons(game: Game, lang: str) -> list[Json]:
    """Tell of each own piece and count that is not legal why it is not, before it is tried."""
    able = {(piece, move.count) for move in game.legal_moves() for piece in move.pieces}
    return [
        {"piece": piece, "count": count, "text": game.explain((piece, count)).text(lang)}
        for piece, count in game.attempts()
        if (piece, count) not in able
    ]


def _thrown(game: Game) -> Json:
    """Return what was thrown last in this turn, as it lies on the table."""
    thrower = game.ruleset.thrower
    shown = list(_last_throw(game))
    if not shown:
        return {}
    if thrower.kind != "cowries":
        return {"shown": shown}
    value = shown[0]
    shells = _shells(thrower.number, thrower.mouths(value), game.ply)
    return {"shown": shells, "value": value}


def _tally(game: Game) -> list[int]:
    """Count how often each number was thrown up to now, in the order of the thrower's chances."""
    rules = game.ruleset
    seen = Counter(
        event.count
        for ply in game.plies[: game.ply]
        for event in ply.events
        if event.kind == "throw"
    )
    return [seen[value] for value in rules.thrower.chances(rules.up)]


def _shells(number: int, mouths: int, ply: int) -> list[int]:
    """Spread so many mouths up among the shells, each time a little differently."""
    order = [*range(0, number, 2), *range(1, number, 2)]
    up = {(place + ply) % number for place in order[:mouths]}
    return [int(shell in up) for shell in range(number)]


def _last_throw(game: Game) -> tuple[int, ...]:
    """Return what the throw in use shows, or the last one of this turn."""
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


def last_move(scene: Scene, plies: Sequence[Ply | Step], ply: int) -> Json | None:
    """Return the last move made up to a ply, for its trace on the board."""
    for number in range(ply, 0, -1):
        one = plies[number - 1]
        if one.move is not None:
            move = one.move
            return {
                "pieces": list(move.pieces),
                "way": in_runs(way_spots(scene, move.piece[0], move.origin, one.way)),
            }
    return None


def _outcome(game: Game, lang: str) -> str | None:
    outcome = game.outcome
    if outcome is None:
        return None
    if not outcome.winners:
        return message(lang, "outcome.none")
    return sentence(lang, "outcome.winners", colours=outcome.winners)
