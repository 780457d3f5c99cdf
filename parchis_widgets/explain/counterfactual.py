"""What would make an attempt legal: every single change that does, found by trying it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from parchis_widgets.engine.family import family_of
from parchis_widgets.position.position import Position
from parchis_widgets.rules.switch import valid_values
from parchis_widgets.text import current_language
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parchis_widgets.explain.question import Question
    from parchis_widgets.explain.violation import Violation
    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.rules.switch import Value

__all__ = ["Counterfactual", "counterfactuals", "variants"]

Kind = Literal["turn", "blocker", "count", "piece", "throw", "switch"]


@dataclass(frozen=True)
class Counterfactual:
    """One change after which an attempt is legal.

    Attributes
    ----------
    kind : str
        What changes: ``"turn"`` (it is that colour's turn), ``"blocker"`` (a piece in the way is
        gone), ``"count"`` (another count that may be made now), ``"piece"`` (another piece),
        ``"throw"`` (another number thrown), ``"switch"`` (one switch of the rules).
    attempt : tuple or str
        What is then legal: a piece and a count, a piece and a place, ``"pass"`` or ``"throw"``.
    position : Position
        The game in which they are.
    gone : str
        The piece that is gone, of a blocker.
    switch, value : str, str or int or bool
        The switch turned, and what to.
    statements : tuple of str
        The statements behind that value.
    lang : str
        The language in which it was made.
    """

    kind: Kind
    attempt: tuple[str, int] | tuple[str, str] | str
    position: Position
    gone: str = ""
    switch: str = ""
    value: Value = ""
    statements: tuple[str, ...] = ()
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    def text(self, lang: str | None = None) -> str:
        """Return the change in one sentence, in its own language for ``None``."""
        lang = lang or self.lang
        rule = ""
        if self.switch:
            rule = self.position.ruleset.label(self.switch, self.value, lang)
        return sentence(
            lang,
            f"counterfactuals.{self.kind}",
            **self._said(),
            other=self.gone,
            number=self.number,
            rule=rule,
        )

    @property
    def number(self) -> int:
        """The number thrown instead, of a throw; else 0."""
        return self.position.saved.throws[-1] if self.kind == "throw" else 0

    def _said(self) -> dict[str, object]:
        """Return what of the attempt there is to say."""
        if isinstance(self.attempt, str):
            return {}
        piece, what = self.attempt
        said = {"place": what} if isinstance(what, str) else {"count": what}
        return {"piece": piece, "colour": piece[0], **said}


def counterfactuals(asked: Question, violations: Sequence[Violation]) -> tuple[Counterfactual, ...]:
    """Return the single changes that make an illegal attempt legal, the smallest first.

    Where the piece can make that count, only not in the way that was chosen, that is the change.
    """
    if asked.gesture != "move":
        return tuple(_switches_turned(asked))
    if asked.attempt.count is not None:
        free = asked.of(asked.piece, asked.attempt.count)
        if free.is_legal():
            return (_as_counterfactual("count", free),)
    found = [
        *_on_its_turn(asked, violations),
        *_blockers_gone(asked, violations),
        *_other_counts(asked, violations),
        *_other_pieces(asked),
        *_other_throws(asked, violations),
        *_switches_turned(asked),
    ]
    return tuple(found)


def _on_its_turn(asked: Question, violations: Sequence[Violation]) -> Iterator[Counterfactual]:
    if not any(violation.code == "not-your-turn" for violation in violations):
        return
    changed = asked.on_its_turn()
    if changed is not None and changed.is_legal():
        yield _as_counterfactual("turn", changed)


def _blockers_gone(asked: Question, violations: Sequence[Violation]) -> Iterator[Counterfactual]:
    names = asked.state().tables.names
    concerned = dict.fromkeys(name for violation in violations for name in violation.pieces)
    for name in concerned:
        piece = names.index(name)
        if piece == asked.piece:
            continue
        changed = asked.without(piece)
        if changed.is_legal():
            yield _as_counterfactual("blocker", changed, gone=name)


def _wanted(asked: Question, violations: Sequence[Violation]) -> int:
    """Return the count that was asked for, or that would lead to the place that was."""
    told = (violation.count or violation.distance for violation in violations)
    return asked.attempt.count or next(filter(None, told), 0)


def _other_counts(asked: Question, violations: Sequence[Violation]) -> Iterator[Counterfactual]:
    """Look for what else the piece may count now, the nearest count first."""
    state, family = asked.state(), asked.family
    moves = [family.moved_and_counted(state, code) for code in family.legal(state)]
    counts = {count for pieces, count in moves if asked.piece in pieces}
    wanted = _wanted(asked, violations)
    for count in sorted(counts, key=lambda count: (abs(count - wanted), count)):
        yield _as_counterfactual("count", asked.of(asked.piece, count))


def _other_pieces(asked: Question) -> Iterator[Counterfactual]:
    state, family = asked.state(), asked.family
    moves = [family.moved_and_counted(state, code) for code in family.legal(state)]
    able = dict.fromkeys(pieces[0] for pieces, count in moves if count == asked.attempt.count)
    for piece in able:
        yield _as_counterfactual("piece", asked.of(piece, asked.attempt.count or 0))


def _other_throws(asked: Question, violations: Sequence[Violation]) -> Iterator[Counterfactual]:
    """Look for a number that, thrown instead, would have moved the piece, the nearest first."""
    numbers = set(asked.rules.thrower.values) - set(asked.saved.throws)
    wanted = _wanted(asked, violations)
    for number in sorted(numbers, key=lambda number: (abs(number - wanted), number)):
        changed = asked.having_thrown(number)
        if changed is not None and changed.is_legal():
            yield _as_counterfactual("throw", changed)


def _switches_turned(asked: Question) -> Iterator[Counterfactual]:
    for name, value, rules in variants(asked.rules):
        changed = asked.under(rules)
        if changed is not None and changed.is_legal():
            yield _as_counterfactual("switch", changed, switch=name, value=value)


_WHO_PLAYS: Final = ("seats", "dice", "throws", "turn_order", "starter", "starter_ties", "seating")
"""Switches that change who plays and what is thrown, not what may be done with it."""


@cache
def variants(rules: Ruleset) -> tuple[tuple[str, Value, Ruleset], ...]:
    """Return every ruleset that differs in one switch, and sits the same players down."""
    found = []
    for name, value in rules.switches():
        others = valid_values(type(rules), name)
        if name in _WHO_PLAYS or len(others) > _FEW:
            continue
        for other in others:
            if other != value:
                found += _variant(rules, name, other)
    return tuple(found)


_FEW: Final = 10
"""A switch with more values than these is a measure, such as how a cowrie falls."""


def _variant(rules: Ruleset, name: str, value: Value) -> list[tuple[str, Value, Ruleset]]:
    try:
        return [(name, value, rules.replace(**{name: value}))]
    except ValueError:  # it makes no sense beside the other switches
        return []


def _as_counterfactual(
    kind: Kind, changed: Question, *, gone: str = "", switch: str = "", value: Value = ""
) -> Counterfactual:
    return Counterfactual(
        kind,
        _named(changed),
        Position(changed.rules, changed.seats, changed.saved),
        gone,
        switch,
        value,
        changed.rules.behind(switch) if switch else (),
    )


def _named(asked: Question) -> tuple[str, int] | tuple[str, str] | str:
    """Return an attempt as `Game.explain` takes it; what else was chosen is left out."""
    if asked.gesture != "move":
        return asked.gesture
    name = family_of(asked.rules).tables_for(asked.rules, asked.seats).names[asked.piece]
    count, place = asked.attempt.count, asked.attempt.place
    return (name, place or "") if count is None else (name, count)
