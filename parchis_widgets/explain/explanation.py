"""Why a move is not legal, read off the evaluation that decides it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from parchis_widgets.engine.pieces import NOBODY
from parchis_widgets.engine.veto import Objection
from parchis_widgets.explain.counterfactual import counterfactuals
from parchis_widgets.explain.elsewhere import elsewhere
from parchis_widgets.explain.verdict import vetoes_of
from parchis_widgets.explain.violation import Violation
from parchis_widgets.position.position import Position
from parchis_widgets.text import current_language, speaking
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.move import Move
    from parchis_widgets.engine.veto import Veto
    from parchis_widgets.explain.counterfactual import Counterfactual
    from parchis_widgets.explain.elsewhere import Elsewhere
    from parchis_widgets.explain.question import Question
    from parchis_widgets.explain.report import Report

__all__ = ["Explanation", "explain"]


@dataclass(frozen=True)
class Explanation:
    """What there is to say of an attempt.

    Attributes
    ----------
    legal : bool
        Whether it is a legal move.
    violations : tuple of Violation
        Why it is not, the most fundamental reason first; () if it is.
    instead : tuple of Move
        The moves that are legal now.
    way : tuple of str
        The places that the piece would enter one by one, as far as there are any.
    asked : Question
        What was asked; it can be asked again with one thing changed.
    lang : str
        The language it speaks unless another is asked for.
    """

    legal: bool
    violations: tuple[Violation, ...]
    instead: tuple[Move, ...]
    way: tuple[str, ...]
    asked: Question = field(repr=False)
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    @property
    def position(self) -> Position:
        """The game in which it was asked, as it stood."""
        return Position(self.asked.rules, self.asked.seats, self.asked.saved)

    @cached_property
    def counterfactuals(self) -> tuple[Counterfactual, ...]:
        """The single changes that would make the attempt legal, the smallest first."""
        if self.legal or (self.asked.piece == NOBODY and self.asked.gesture == "move"):
            return ()
        with speaking(self.lang):
            return counterfactuals(self.asked, self.violations)

    @cached_property
    def elsewhere(self) -> tuple[Elsewhere, ...]:
        """What each ruleset of the family says that can seat these players, and by what."""
        with speaking(self.lang):
            return elsewhere(self.asked, self.violations)

    @property
    def legal_in(self) -> dict[str, bool]:
        """By ruleset of the family that can seat these players, whether it is legal there."""
        return {other.ruleset: other.legal for other in self.elsewhere}

    def text(self, lang: str | None = None) -> str:
        """Return the verdict: the first reason, or that it is legal."""
        if self.violations:
            return self.violations[0].text(lang or self.lang)
        return sentence(lang or self.lang, "violations.none")

    def report(self, lang: str | None = None) -> Report:
        """Return all of it, part by part."""
        from parchis_widgets.explain.report import report_of  # noqa: PLC0415  (draws: slow to load)

        return report_of(self, lang or self.lang)

    def __str__(self) -> str:
        """Return all of it as plain text."""
        return str(self.report())

    def _repr_html_(self) -> str:
        """Show all of it beside a picture, for notebooks without widgets."""
        return self.report().html()


def explain(asked: Question) -> Explanation:
    """Explain what is asked: whether it may be done, and if not, why."""
    state, family = asked.state(), asked.family
    codes = family.legal(state)
    instead = tuple(family.move_of(state, code) for code in codes)
    found = vetoes_of(asked, state, codes)
    way = _way(asked, state, found)
    return Explanation(not found, _violations(state, asked, found), instead, way, asked)


def _violations(state: Core, asked: Question, found: Sequence[Veto]) -> tuple[Violation, ...]:
    pending = asked.family.pending(state)
    return tuple(Violation.of(state, Objection(asked.attempt, veto, pending)) for veto in found)


def _way(asked: Question, state: Core, found: Sequence[Veto]) -> tuple[str, ...]:
    """Return the places that an attempt would enter, to where a count leads or as far as asked."""
    family, count = asked.family, asked.attempt.count
    if asked.gesture != "move" or asked.piece == NOBODY:
        return ()
    if count is None and not found:
        moves = (code for code in family.legal(state) if asked.is_answered_by(state, code))
        return family.way_of(state, next(moves))
    told = (v.counted or v.distance for v in found)
    # A count that leads nowhere may be too large: then the way goes as far as there is one.
    for squares in (count or 0, *told):
        if squares and (way := family.way(state, asked.piece, squares)):
            return way
    return ()
