"""The trait `answers`: what each ruleset answers to one position, throw by throw."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from parchis_widgets.comparison.answers import every_rule
from parchis_widgets.comparison.lines import brief_lines
from parchis_widgets.comparison.names import short_name
from parchis_widgets.position.position import Position
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import message
from parchis_widgets.widgets.protocol.boxes import box_of
from parchis_widgets.widgets.protocol.frames import Frames
from parchis_widgets.widgets.protocol.moves import way_spots
from parchis_widgets.widgets.protocol.scenes import scene_for, scene_of
from parchis_widgets.widgets.protocol.scenes.spots import in_runs

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parchis_widgets.comparison.answer import RuleAnswer
    from parchis_widgets.comparison.answers import RuleAnswers
    from parchis_widgets.comparison.lines import Line
    from parchis_widgets.game.game import Game
    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.widgets.protocol.scenes import Json, Spot

__all__ = ["asked_with", "told_answers"]


def asked_with(
    position: Position, rulesets: Sequence[str | Ruleset] | None
) -> dict[tuple[int, ...], RuleAnswers]:
    """Return the answers to a position by what could have been thrown, its own throw among them.

    Where it is not the whole of a throw that is to be used, as of a bonus, there is no other.
    """
    own = tuple(position.saved.throws) or tuple(position.pending)
    there = every_rule(position, rulesets)
    asked = [there[name].position.ruleset for name in there]
    answers = {}
    for shown in _throws(position, own):
        stands = _with_throw(position, shown)
        if shown == own:
            answers[shown] = there
        elif stands is not None:
            answers[shown] = every_rule(stands, asked)
    return answers


def _throws(position: Position, own: tuple[int, ...]) -> list[tuple[int, ...]]:
    thrower = position.ruleset.thrower
    if not position.saved.throws or len(own) != thrower.draws:
        return [own]
    faces = sorted(set(thrower.values))
    found = [tuple(sorted(one)) for one in combinations_with_replacement(faces, thrower.draws)]
    return [own if tuple(sorted(own)) == one else one for one in found]


def _with_throw(position: Position, shown: tuple[int, ...]) -> Position | None:
    """Return the position with another throw; ``None`` where the game could not stand so."""
    fields = [one for one in str(position).split(";") if one.split()[:1] != ["throw"]]
    text = ";".join([*fields, f" throw {' '.join(map(str, shown))}"])
    try:
        return Position.parse(text)
    except ValueError:
        return None


def told_answers(
    answers: dict[tuple[int, ...], RuleAnswers], game: Game, revision: int, lang: str
) -> Json:
    """Return what the page is told: the position, and by throw a card for each ruleset."""
    own = next(iter([one for one in answers if answers[one].position == game.position]))
    drawing = scene_of(game).drawing(lang)
    frame = Frames().follow(game, lang)[0]
    told = [_told_throw(shown, these, lang) for shown, these in answers.items()]
    cited = {line["statement"] for one in told for card in one["cards"] for line in card["lines"]}
    return {
        "revision": revision,
        "kind": game.ruleset.thrower.kind,
        "who": message(lang, f"board.name_{game.turn}"),
        "turn": game.turn,
        "frame": {"pieces": frame["pieces"], "late": frame["late"]},
        "box": box_of(drawing, _points(drawing, answers.values())),
        "throws": told,
        "own": list(answers).index(own),
        "position": str(game.position),
        "statements": {one: statement(one).text(lang) for one in sorted(cited - {""})},
    }


def _told_throw(shown: tuple[int, ...], answers: RuleAnswers, lang: str) -> Json:
    key = "every_rule.answers_1" if answers.different == 1 else "every_rule.answers"
    throw = ", ".join(map(str, shown))
    return {
        "shown": list(shown),
        "different": answers.different,
        "title": message(lang, key, n=answers.different),
        "said": message(lang, "everyrule.said", throw=throw, n=answers.different),
        "cards": [_card(name, answers[name], lang) for name in answers],
    }


def _card(name: str, answer: RuleAnswer, lang: str) -> Json:
    return {
        "id": name,
        "name": short_name(name, lang),
        "word": answer.word(lang),
        "free": len(answer.moves) > 1,
        "held": list(answer.held),
        "lines": [_line(answer, line) for line in brief_lines(answer, lang)],
    }


def _line(answer: RuleAnswer, line: Line) -> Json:
    told: Json = {
        "may": line.may,
        "text": line.text,
        "statement": line.statement,
        "pieces": list(line.pieces),
    }
    if line.move is not None:
        move, scene = answer.moves[line.move], scene_for(answer.position.ruleset)
        spots = way_spots(scene, move.piece[0], move.origin, answer.ways[line.move])
        told |= {"way": in_runs(spots), "captures": list(move.captures)}
    return told


def _points(drawing: Json, answers: Iterable[RuleAnswers]) -> list[tuple[float, float]]:
    """Return the places between which the moves of all answers go."""
    spots = {
        (move.piece, scene_for(answer.position.ruleset).spot(move.piece[0], place))
        for these in answers
        for answer in (these[name] for name in these)
        for move in answer.moves
        for place in (move.origin, move.target)
    }
    return [_point(drawing, piece, spot) for piece, spot in spots]


def _point(drawing: Json, piece: str, spot: Spot) -> tuple[float, float]:
    if isinstance(spot, int):
        x, y = drawing["squares"][spot][:2]
    else:
        places = drawing["homes" if spot == "home" else "goals"]
        x, y = places[piece[0]][int(piece[1]) - 1][:2]
    return x, y
