"""What the page shows of a comparison: each ruleset's game, and where they answer apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.comparison.answers import answer_of
from parchis_widgets.game.game import Game
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import message
from parchis_widgets.widgets.protocol.moves import told_moves
from parchis_widgets.widgets.protocol.scenes import scene_of
from parchis_widgets.widgets.protocol.snapshot import setup

if TYPE_CHECKING:
    from parchis_widgets.comparison.answer import RuleAnswer
    from parchis_widgets.comparison.compare import Comparison
    from parchis_widgets.comparison.lane import Lane
    from parchis_widgets.comparison.parting import Answer
    from parchis_widgets.engine.move import Move
    from parchis_widgets.widgets.protocol.scenes import Json

__all__ = ["comparison_of", "lane_of"]


def lane_of(comparison: Comparison, name: str, lang: str) -> Json:
    """Return one ruleset's game: the ply after each number of throws, and what befell at which."""
    lane = comparison.lanes[name]
    begun = Game.from_position(lane.start.position, seed=lane.seed, play_on=lane.start.play_on)
    return {
        "id": name,
        "name": comparison.name_of(name, lang),
        "over": lane.over,
        "setup": setup(begun, lang),
        "plies": list(comparison.plies_at(name)),
        **_befell(lane),
    }


def _befell(lane: Lane) -> Json:
    """Return for each piece captured, and each in the goal, the throw that brought it there."""
    at_first = list(lane.start.position.places.values()).count("goal")
    moves = [(number, move) for number, one in enumerate(lane.played, 1) for move in one.moves]
    return {
        "captures": [number for number, move in moves for _ in move.captures],
        "goal": [0] * at_first
        + [number for number, move in moves if move.target == "goal" for _ in move.pieces],
    }


def comparison_of(comparison: Comparison, lang: str, revision: int) -> Json:
    """Return the throws, and what the rulesets answer differently."""
    parting = comparison.parting
    forks = [*comparison.answers, *([parting] if parting else [])]
    first = comparison.lanes[comparison.rulesets[0]]
    return {
        "revision": revision,
        "throws": [list(faces) for faces in comparison.throws],
        "parting": parting.throw if parting else None,
        "forks": [_fork(comparison, one, lang) for one in forks],
        "facts": _facts(comparison, first, lang),
    }


def _facts(comparison: Comparison, first: Lane, lang: str) -> str:
    said = [
        message(lang, "board.players", n=len(first.start.seats)),
        message(lang, "board.seed", n=first.seed),
    ]
    if comparison.aligned:
        name = comparison.name_of(comparison.rulesets[0], lang)
        said.append(message(lang, "comparison.aligned", name=name))
    return " · ".join(said)


def _fork(comparison: Comparison, answer: Answer, lang: str) -> Json:
    return {
        "throw": answer.throw,
        "kind": answer.kind,
        "text": answer.head(lang),
        "sides": {name: _side(comparison, answer, name, lang) for name in answer.moves},
    }


def _side(comparison: Comparison, answer: Answer, name: str, lang: str) -> Json:
    """Return what a ruleset says, its moves where they are chosen among, and which one was."""
    played = comparison.moves_at(answer.throw, name)
    chosen = played[answer.choice] if answer.choice < len(played) else None
    steps, position = answer.chosen_in(name)
    game = Game.from_position(position)
    moves = told_moves(scene_of(game), game.outlook(), lang)
    answered = answer_of(position, position.ruleset)
    return {
        "said": answer.rule(name, lang),
        "statements": [
            {"id": ident, "text": statement(ident).text(lang)} for ident in answer.statements[name]
        ],
        "ply": comparison.plies_at(name)[answer.throw - 1] + steps,
        "moves": moves,
        "chosen": _place(answer.moves[name], chosen),
        "held": _held(answered, lang) if answered else [],
    }


def _held(answered: RuleAnswer, lang: str) -> list[Json]:
    """Return the pieces that a duty holds, those of one duty together, and what it says."""
    duties: dict[str, list[str]] = {}
    for piece, duty in answered.held.items():
        duties.setdefault(duty.statement, []).append(piece)
    return [
        {"pieces": pieces, "text": answered.held[pieces[0]].text(lang), "statement": ident}
        for ident, pieces in duties.items()
    ]


def _place(moves: tuple[Move, ...], chosen: Move | None) -> int:
    return moves.index(chosen) if chosen in moves else -1
