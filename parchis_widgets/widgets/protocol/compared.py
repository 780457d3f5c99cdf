"""What the other rulesets make of a game's throws, in a line each for the board's foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.comparison.answers import every_rule
from parchis_widgets.comparison.compare import compare
from parchis_widgets.comparison.lines import brief_lines
from parchis_widgets.comparison.names import short_name
from parchis_widgets.rules.catalogue import ruleset, rulesets
from parchis_widgets.text import message, speaking

if TYPE_CHECKING:
    from parchis_widgets.comparison.answer import RuleAnswer
    from parchis_widgets.game.game import Game
    from parchis_widgets.position.position import Position
    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.widgets.protocol.scenes import Json

__all__ = ["answered", "compared"]


def compared(game: Game, lang: str) -> list[Json]:
    """Return of each ruleset that can be compared what it is called, and where the games part."""
    with speaking(lang):
        told = ((other, _told(game, other, lang)) for other in _others(game))
        return [
            {"name": message(lang, f"short.{other}"), "text": text} for other, text in told if text
        ]


def answered(position: Position, lang: str) -> list[Json]:
    """Return what each ruleset answers to a position, in a line.

    Raises
    ------
    ValueError
        If there is nothing to be counted in it.
    """
    with speaking(lang):
        answers = every_rule(position)
        return [
            {"name": short_name(name, lang), "text": _in_a_line(answers[name], lang)}
            for name in answers
        ]


def _in_a_line(answer: RuleAnswer, lang: str) -> str:
    lines = (
        f"{line.text} ({line.statement})" if line.statement else line.text
        for line in brief_lines(answer, lang)
    )
    return " ".join((f"{answer.word(lang)}.", *lines))


def _others(game: Game) -> list[str]:
    """Return the rulesets of the family that a source tells."""
    family = game.ruleset.family
    known = {name: ruleset(name) for name in rulesets()}
    return [
        name
        for name, rules in known.items()
        if rules.family == family and rules.source and rules != game.ruleset
    ]


def _told(game: Game, other: str, lang: str) -> str:
    """Return where the games part; nothing where the throws or the players are others."""
    try:
        comparison = compare(game, [game.ruleset, other])
    except ValueError:
        return ""
    if _seats(comparison.games[other].ruleset) != _seats(ruleset(other)):
        return ""  # seated as here, it is not what its readers know
    parting = comparison.parting
    if parting is None:
        return message(lang, "comparison.not_yet", n=len(comparison.throws))
    return f"{message(lang, 'comparison.parts', n=parting.throw)} {parting.text(lang)}"


def _seats(rules: Ruleset) -> object:
    return dict(rules.switches()).get("seats")
