"""Why a move is not legal, read off the evaluation that decides it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from parchis_widgets.board.pachisi import unmarked
from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.pieces import NOBODY
from parchis_widgets.engine.veto import MUST_MOVE, NO_SUCH_PIECE, Objection, Veto
from parchis_widgets.explain.counterfactual import counterfactuals
from parchis_widgets.explain.elsewhere import elsewhere
from parchis_widgets.explain.question import Question
from parchis_widgets.explain.violation import Violation
from parchis_widgets.rules.reason import forbids
from parchis_widgets.text import current_language, speaking
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.counterfactual import Counterfactual
    from parchis_widgets.explain.elsewhere import Elsewhere
    from parchis_widgets.explain.report import Report

NO_SUCH_CHOICE = forbids("no-such-choice", "CLA-12 TRA-13 GEN-15 PAC-10 CHA-08")

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
    lang : str
        The language it speaks unless another is asked for.
    """

    legal: bool
    violations: tuple[Violation, ...]
    instead: tuple[Move, ...]
    way: tuple[str, ...]
    asked: Question = field(repr=False)
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    @cached_property
    def counterfactuals(self) -> tuple[Counterfactual, ...]:
        """The single changes that would make the attempt legal, the smallest first."""
        nobody = self.asked.piece == NOBODY
        with speaking(self.lang):
            return () if self.legal or nobody else counterfactuals(self.asked, self.violations)

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
        pending = family.pending(state)
        unknown = Violation.of(state, Objection(piece, count, Veto(NO_SUCH_PIECE), pending))
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
    found = family.objections(state, piece, count, codes, counts, target) or [Veto(NO_SUCH_CHOICE)]
    pending = family.pending(state)
    violations = tuple(
        Violation.of(state, Objection(piece, count, veto, pending)) for veto in found
    )
    return Explanation(False, violations, instead, way, asked)


def refuse_pass(state: Core) -> Explanation:
    """Explain why nobody may pass while a move can be played."""
    family = family_of(state.tables.rules)
    instead = tuple(family.move_of(state, code) for code in family.legal(state))
    piece, count = state.tables.names.index(instead[0].piece), instead[0].count
    refused = Violation.of(state, Objection(piece, count, Veto(MUST_MOVE), family.pending(state)))
    asked = Question(state.tables.rules, state.tables.seats, state.save(), piece, count)
    return Explanation(False, (refused,), instead, (), asked)
