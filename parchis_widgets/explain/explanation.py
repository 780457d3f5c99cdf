"""Why a move is not legal, read off the evaluation that decides it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from parchis_widgets.board.pachisi import unmarked
from parchis_widgets.engine.core import NOBODY
from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.veto import Veto
from parchis_widgets.engine.violation import Violation
from parchis_widgets.explain.counterfactual import counterfactuals
from parchis_widgets.explain.elsewhere import elsewhere
from parchis_widgets.explain.question import Question
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.counterfactual import Counterfactual
    from parchis_widgets.explain.elsewhere import Elsewhere
    from parchis_widgets.explain.report import Report

__all__ = ["Explanation", "explain", "refuse_pass"]


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
        The places that the piece would enter one by one; () if the count leads nowhere.
    asked : Question
        What was asked; it can be asked again with one thing changed.
    """

    legal: bool
    violations: tuple[Violation, ...]
    instead: tuple[Move, ...]
    way: tuple[str, ...]
    asked: Question = field(repr=False)

    @cached_property
    def counterfactuals(self) -> tuple[Counterfactual, ...]:
        """The single changes that would make the attempt legal, the smallest first."""
        nobody = self.asked.piece == NOBODY
        return () if self.legal or nobody else counterfactuals(self.asked, self.violations)

    @cached_property
    def elsewhere(self) -> tuple[Elsewhere, ...]:
        """What each ruleset of the family says that can seat these players, and by what."""
        return elsewhere(self.asked, self.violations)

    @property
    def legal_in(self) -> dict[str, bool]:
        """By ruleset of the family that can seat these players, whether it is legal there."""
        return {other.ruleset: other.legal for other in self.elsewhere}

    def text(self, lang: str = "es") -> str:
        """Tell the verdict: the first reason, or that it is legal."""
        if self.violations:
            return self.violations[0].text(lang)
        return sentence(lang, "violations.none")

    def report(self, lang: str = "es") -> Report:
        """Tell all of it, part by part."""
        from parchis_widgets.explain.report import report_of  # noqa: PLC0415  (draws: slow to load)

        return report_of(self, lang)

    def __str__(self) -> str:
        """Tell all of it as plain text, in Spanish; `report` knows other languages."""
        return str(self.report())

    def _repr_html_(self) -> str:
        """Show all of it beside a picture, for notebooks without widgets."""
        return self.report().html()


def explain(
    state: Core,
    piece: int,
    count: int,
    *,
    target: str | None = None,
    counts: tuple[int, ...] | None = None,
    move: Move | None = None,
) -> Explanation:
    """Explain an attempt: a piece and a count, narrowed to a target, to throws, or to one move.

    A target need not carry the mark that a capture may bring.
    """
    family = family_of(state.tables.rules)
    codes = family.legal(state)
    instead = tuple(family.move_of(state, code) for code in codes)
    asked = Question(state.tables.rules, state.tables.seats, state.save(), piece, count)
    if piece == NOBODY:
        unknown = Violation.of(state, piece, count, Veto("no-such-piece"), family.pending(state))
        return Explanation(False, (unknown,), instead, (), asked)
    name = state.tables.names[piece]
    narrowed = [
        other
        for other in instead
        if name in other.pieces
        and other.count == count
        and (target is None or unmarked(target) == unmarked(other.target))
        and counts in (None, other.counts)
        and move in (None, other)
    ]
    way = family.way(state, piece, count)
    if narrowed:
        return Explanation(True, (), instead, way, asked)
    found = family.objections(state, piece, count, codes, counts, target) or [
        Veto("no-such-choice")
    ]
    pending = family.pending(state)
    violations = tuple(Violation.of(state, piece, count, veto, pending) for veto in found)
    return Explanation(False, violations, instead, way, asked)


def refuse_pass(state: Core) -> Explanation:
    """Explain why nobody may pass while a move can be played."""
    family = family_of(state.tables.rules)
    instead = tuple(family.move_of(state, code) for code in family.legal(state))
    piece, count = state.tables.names.index(instead[0].piece), instead[0].count
    refused = Violation.of(state, piece, count, Veto("must-move"), family.pending(state))
    asked = Question(state.tables.rules, state.tables.seats, state.save(), piece, count)
    return Explanation(False, (refused,), instead, (), asked)
