"""What would make an attempt legal: every single change that does, found by trying it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from parchis_widgets.engine.family import family_of
from parchis_widgets.position.position import Position
from parchis_widgets.rules.ruleset import Ruleset, valid_values
from parchis_widgets.text import current_language
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parchis_widgets.engine.violation import Violation
    from parchis_widgets.explain.question import Question
    from parchis_widgets.rules.ruleset import Value

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
    attempt : tuple of str and int
        The piece and the count that are then legal.
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
    attempt: tuple[str, int]
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
            piece=self.attempt[0],
            count=self.attempt[1],
            other=self.gone,
            number=self.position.saved.throws[-1] if self.kind == "throw" else 0,
            rule=rule,
            colour=self.attempt[0][0],
        )


def counterfactuals(asked: Question, violations: Sequence[Violation]) -> tuple[Counterfactual, ...]:
    """Give the single changes that make an illegal attempt legal, the smallest first.

    Where the piece can make that count, only not in the way that was chosen, that is the change.
    """
    if asked.is_legal():
        return (_as_counterfactual("count", asked),)
    found = [
        *_on_its_turn(asked, violations),
        *_blockers_gone(asked, violations),
        *_other_counts(asked),
        *_other_pieces(asked),
        *_other_throws(asked),
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


def _other_counts(asked: Question) -> Iterator[Counterfactual]:
    """Look for what else the piece may count now, the nearest count first."""
    state, family = asked.state(), asked.family
    moves = [family.uses(state, code) for code in family.legal(state)]
    counts = {count for pieces, count in moves if asked.piece in pieces}
    for count in sorted(counts, key=lambda count: (abs(count - asked.count), count)):
        yield _as_counterfactual("count", replace(asked, count=count))


def _other_pieces(asked: Question) -> Iterator[Counterfactual]:
    state, family = asked.state(), asked.family
    moves = [family.uses(state, code) for code in family.legal(state)]
    able = dict.fromkeys(pieces[0] for pieces, count in moves if count == asked.count)
    for piece in able:
        yield _as_counterfactual("piece", replace(asked, piece=piece))


def _other_throws(asked: Question) -> Iterator[Counterfactual]:
    """Look for a number that, thrown instead, would have moved the piece, the nearest first."""
    numbers = set(asked.rules.thrower.values) - set(asked.saved.throws)
    for number in sorted(numbers, key=lambda number: (abs(number - asked.count), number)):
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
    """Give every ruleset that differs in one switch, and sits the same players down."""
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
    names = family_of(changed.rules).tables_for(changed.rules, changed.seats).names
    return Counterfactual(
        kind,
        (names[changed.piece], changed.count),
        Position(changed.rules, changed.seats, changed.saved),
        gone,
        switch,
        value,
        changed.rules.behind(switch) if switch else (),
    )
