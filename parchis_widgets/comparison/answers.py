"""One position and its throw, and what each ruleset answers: see `every_rule`."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Final

from parchis_widgets.comparison.answer import RuleAnswer
from parchis_widgets.comparison.lines import brief_lines
from parchis_widgets.comparison.names import short_name
from parchis_widgets.comparison.source import start_under
from parchis_widgets.game.game import Game
from parchis_widgets.position.picture import picture
from parchis_widgets.position.position import Position
from parchis_widgets.position.reading import rules_of
from parchis_widgets.rules import catalogue
from parchis_widgets.rules.reason import REASONS
from parchis_widgets.text import current_language, message
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping, Sequence

    from parchis_widgets.explain.violation import Violation
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["RuleAnswer", "RuleAnswers", "answer_of", "every_rule"]


_CARD: Final = "flex:1 1 240px;border:1px solid #d8c6a4;border-radius:10px;padding:0 12px"


@dataclass(frozen=True)
class RuleAnswers:
    """What each ruleset answers to one position and its throw, by id: ``answers["clasico"]``.

    Attributes
    ----------
    position : Position
        The position that is asked about.
    lang : str
        The language it speaks unless another is asked for.
    """

    position: Position
    _answers: Mapping[str, RuleAnswer] = field(repr=False)
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    def __getitem__(self, name: str) -> RuleAnswer:
        """Return what one ruleset answers."""
        if name not in self._answers:
            raise Refused("every_rule.no_answer", name=shown(name), known=tuple(self._answers))
        return self._answers[name]

    def __iter__(self) -> Iterator[str]:
        """Return the ids."""
        return iter(self._answers)

    def __len__(self) -> int:
        """Return how many rulesets answer."""
        return len(self._answers)

    @cached_property
    def different(self) -> int:
        """How many different answers there are."""
        return len({_likeness(answer) for answer in self._answers.values()})

    def text(self, lang: str | None = None) -> str:
        """Return all answers as plain text."""
        lang = lang or self.lang
        lines = [_head(self.different, lang)]
        for name, answer in self._answers.items():
            lines += ["", f"{short_name(name, lang)}: {answer.word(lang)}"]
            for line in brief_lines(answer, lang):
                cited = f" ({line.statement})" if line.statement else ""
                lines.append(f"  {'+' if line.may else '-'} {line.text}{cited}")
        return "\n".join(lines)

    def __str__(self) -> str:
        """Return all answers as plain text."""
        return self.text()

    def to_svg(self) -> str:
        """Draw the position as an SVG picture that needs nothing else."""
        return picture(self.position, self.lang)

    def _repr_html_(self) -> str:
        """Show the position and a card for each ruleset, for notebooks without widgets."""
        cards = "".join(self._card(name, answer) for name, answer in self._answers.items())
        head = escape(_head(self.different, self.lang))
        return (
            f'<div lang="{self.lang}"><p><strong>{head}</strong></p>'
            '<div style="display:flex;flex-wrap:wrap;gap:16px">'
            f'<div style="flex:0 0 260px">{self.to_svg()}</div>{cards}</div></div>'
        )

    def _card(self, name: str, answer: RuleAnswer) -> str:
        items = "".join(
            f"<li>{'✓' if line.may else '✗'} {escape(line.text)}"
            + (f" <small>{line.statement}</small>" if line.statement else "")
            + "</li>"
            for line in brief_lines(answer, self.lang)
        )
        title = f"{escape(short_name(name, self.lang))}: {escape(answer.word(self.lang))}"
        return (
            f'<div style="{_CARD}"><p><strong>{title}</strong></p>'
            f'<ul style="list-style:none;padding:0">{items}</ul></div>'
        )


def every_rule(
    position: Position | str, rulesets: Sequence[str | Ruleset] | None = None
) -> RuleAnswers:
    """Ask every ruleset what may be done in one position with its throw.

    Parameters
    ----------
    position : Position or str
        How the game stands, with a throw or a count still to be made.
    rulesets : sequence of str or Ruleset, optional
        Which are asked; those of the family that a source tells and that can seat the players.

    Returns
    -------
    RuleAnswers
        By id, the moves, the pieces that a duty holds, and why the others cannot move.

    Raises
    ------
    ValueError
        If the position has no throw, or a ruleset that is named cannot be asked.
    """
    stands = Position.parse(position) if isinstance(position, str) else position
    if not isinstance(stands, Position):
        raise Refused("game.position", found=shown(position))
    if not stands.pending:
        raise Refused("every_rule.no_throw")
    if rulesets is None:
        answers = {one.id: answer_of(stands, one) for one in _of_the_family(stands)}
        return RuleAnswers(stands, {name: one for name, one in answers.items() if one is not None})
    named: dict[str, RuleAnswer] = {}
    for one in map(rules_of, rulesets):
        answer = answer_of(stands, one) if one.family == stands.ruleset.family else None
        if answer is None:
            raise Refused("every_rule.cannot", rules=one.id)
        named[one.id] = answer
    return RuleAnswers(stands, named)


def _of_the_family(position: Position) -> list[Ruleset]:
    known = map(catalogue.ruleset, catalogue.rulesets())
    family = position.ruleset.family
    return [
        one for one in known if one.family == family and (one.source or one == position.ruleset)
    ]


def answer_of(position: Position, rules: Ruleset) -> RuleAnswer | None:
    """Return what a ruleset answers; `None` where the game cannot stand so."""
    start = start_under(position, rules, play_on=False)
    if start is None:
        return None
    game = Game.from_position(start.position)
    if game.phase != "move":
        return None
    ahead = tuple(game.outlook())
    moves = tuple(move for move, _, _ in ahead)
    able = {piece for move in moves for piece in move.pieces}
    duties = {reason.code for reason in REASONS.values() if reason.kind == "duty"}
    held: dict[str, Violation] = {}
    refused: dict[str, tuple[Violation, ...]] = {}
    for piece, count in game.attempts():
        if piece in able or piece in refused or piece in held:
            continue
        violations = game.explain((piece, count)).violations
        if violations[0].code in duties:
            held[piece] = violations[0]
        else:
            refused[piece] = violations
    ways = tuple(way for _, way, _ in ahead)
    events = tuple(told for _, _, told in ahead)
    return RuleAnswer(rules.id, game.position, moves, events, ways, held, refused)


def _likeness(answer: RuleAnswer) -> Hashable:
    """Return what is alike of answers that are the same: moves, and what happens then."""
    happens = [
        (str(move), *((event.kind, event.piece, event.place, event.count) for event in events))
        for move, events in zip(answer.moves, answer.events, strict=True)
    ]
    return tuple(happens), tuple(sorted(answer.held))


def _head(answers: int, lang: str) -> str:
    key = "every_rule.answers_1" if answers == 1 else "every_rule.answers"
    return message(lang, key, n=answers)
