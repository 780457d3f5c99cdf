"""The same attempt under the other rulesets of the family, and what makes the difference."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from parchis_widgets.engine.family import seats_under
from parchis_widgets.engine.pieces import NOBODY
from parchis_widgets.explain.verdict import vetoes_of
from parchis_widgets.rules.catalogue import ruleset, rulesets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.explain.question import Question
    from parchis_widgets.explain.violation import Violation
    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.rules.switch import Value

__all__ = ["Elsewhere", "elsewhere"]


@dataclass(frozen=True)
class Elsewhere:
    """What another ruleset says.

    Attributes
    ----------
    ruleset : str
        Its id.
    legal : bool
        Whether the attempt is legal there.
    statement : str
        The statement that makes the difference: of what forbids it there, or of the switch that
        allows it; empty if no single one does.
    thrown : bool
        Whether what was thrown can be thrown there at all.
    """

    ruleset: str
    legal: bool
    statement: str
    thrown: bool = True


def elsewhere(asked: Question, violations: Sequence[Violation]) -> tuple[Elsewhere, ...]:
    """Ask an attempt under every ruleset of the family that can seat these players.

    It is asked by piece and throw; only its own ruleset knows a way that was chosen.
    """
    return tuple(
        _verdict(asked, other, violations)
        for other in map(ruleset, rulesets())
        if other.family == asked.rules.family and seats_under(other, asked.seats) is not None
    )


def _verdict(asked: Question, rules: Ruleset, violations: Sequence[Violation]) -> Elsewhere:
    if rules == asked.rules:
        return Elsewhere(rules.id, not violations, violations[0].statement if violations else "")
    if asked.piece == NOBODY and asked.gesture == "move":
        return Elsewhere(rules.id, False, "")
    there = asked.under(rules)
    if there is None:
        return Elsewhere(rules.id, False, "", thrown=False)
    if there.is_legal():
        same = not violations or asked.is_legal()
        return Elsewhere(rules.id, True, "" if same else _switch_between(asked, rules))
    return Elsewhere(rules.id, False, _what_forbids(there))


def _what_forbids(there: Question) -> str:
    state = there.state()
    first, *_ = vetoes_of(there, state, there.family.legal(state))
    return first.reason.cite(there.rules, first.switch).statement


def _switch_between(asked: Question, rules: Ruleset) -> str:
    """Return the statement behind the switch that alone makes an attempt legal, as there."""
    for name, _ in asked.rules.switches():
        turned = _turned(asked.rules, name, getattr(rules, name))
        there = None if turned is None else asked.under(turned)
        if there is not None and there.is_legal():
            return next(iter(rules.behind(name)), "")
    return ""


@cache
def _turned(rules: Ruleset, name: str, value: Value) -> Ruleset | None:
    """Return rules with one switch turned; none if it is so, or makes no sense there."""
    if getattr(rules, name) == value:
        return None
    try:
        return rules.replace(**{name: value})
    except ValueError:
        return None
