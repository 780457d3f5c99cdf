"""What the page shows of a comparison: each ruleset's game, and where they answer apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.comparison.answers import answer_of
from parchis_widgets.game.game import Game
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import message
from parchis_widgets.widgets.protocol.frames import Frames
from parchis_widgets.widgets.protocol.moves import told_moves
from parchis_widgets.widgets.protocol.scenes import scene_of
from parchis_widgets.widgets.protocol.snapshot import setup

if TYPE_CHECKING:
    from parchis_widgets.comparison.answer import RuleAnswer
    from parchis_widgets.comparison.compare import Comparison
    from parchis_widgets.comparison.parting import Answer
    from parchis_widgets.engine.move import Move
    from parchis_widgets.widgets.protocol.scenes import Json

__all__ = ["comparison_of", "lane_of"]


def lane_of(comparison: Comparison, name: str, lang: str) -> Json:
    """Return one ruleset's game: its frames, and the ply after each number of throws."""
    game = comparison.games[name]
    return {
        "id": name,
        "name": comparison.name_of(name, lang),
        "over": game.phase == "over",
        "setup": setup(game, lang),
        "frames": Frames().follow(game, lang),
        "plies": list(comparison.plies_at(name)),
        "captures": [sum(drift[name].captures.values()) for drift in comparison.drift],
        "goal": [sum(drift[name].goal.values()) for drift in comparison.drift],
    }


def comparison_of(comparison: Comparison, lang: str, revision: int) -> Json:
    """Return the throws, and what the rulesets answer differently."""
    parting = comparison.parting
    forks = [*comparison.answers, *([parting] if parting else [])]
    first = comparison.games[comparison.rulesets[0]]
    return {
        "revision": revision,
        "throws": [list(faces) for faces in comparison.throws],
        "parting": parting.throw if parting else None,
        "forks": [_fork(comparison, one, lang) for one in forks],
        "facts": _facts(comparison, first, lang),
    }


def _facts(comparison: Comparison, first: Game, lang: str) -> str:
    said = [
        message(lang, "board.players", n=len(first.players)),
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
    ply = _ply(comparison, answer, name)
    game = Game.from_position(comparison.games[name].position_at(ply))
    moves = told_moves(scene_of(game), game.outlook(), lang)
    answered = answer_of(game.position, game.ruleset)
    return {
        "said": answer.rule(name, lang),
        "statements": [
            {"id": ident, "text": statement(ident).text(lang)} for ident in answer.statements[name]
        ],
        "ply": ply,
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


def _ply(comparison: Comparison, answer: Answer, name: str) -> int:
    """Return the ply at which a ruleset's moves were to be chosen among."""
    ends = comparison.plies_at(name)
    plies = comparison.games[name].plies
    moves = [ply for ply in range(ends[answer.throw - 1], ends[answer.throw]) if plies[ply].move]
    # Without so many moves nothing was to be chosen: then it is how the throw ends.
    return moves[answer.choice] if answer.choice < len(moves) else ends[answer.throw]
