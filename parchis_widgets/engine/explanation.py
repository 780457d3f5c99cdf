"""Why a move is not legal, read off the evaluation that decides it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.veto import Veto
from parchis_widgets.rules.citations import cite
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.move import Move

__all__ = ["Explanation", "Violation", "explain", "refuse_pass"]


@dataclass(frozen=True)
class Violation:
    """One reason why an attempt is not legal.

    Attributes
    ----------
    code : str
        A stable word, such as ``"barrier"``.
    statement : str
        Id of the statement behind it.
    squares : tuple of str
        The squares concerned, as positions write them.
    pieces : tuple of str
        The pieces concerned.
    piece, count : str, int
        What was attempted.
    pending : tuple of int
        What could have been counted.
    turn : str
        The colour whose turn it is.
    """

    code: str
    statement: str
    squares: tuple[str, ...]
    pieces: tuple[str, ...]
    piece: str
    count: int
    pending: tuple[int, ...]
    turn: str

    def text(self, lang: str = "es") -> str:
        """Tell the reason in one sentence."""
        return sentence(
            lang,
            f"violations.{self.code}",
            piece=self.piece,
            count=self.count,
            squares=self.squares,
            pieces=self.pieces,
            pending=self.pending,
            colour=self.turn,
        )


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
    """

    legal: bool
    violations: tuple[Violation, ...]
    instead: tuple[Move, ...]
    way: tuple[str, ...]

    def text(self, lang: str = "es") -> str:
        """Tell the verdict: the first reason, or that it is legal."""
        if self.violations:
            return self.violations[0].text(lang)
        return sentence(lang, "violations.none")


def explain(
    state: Core,
    piece: int,
    count: int,
    *,
    target: str | None = None,
    counts: tuple[int, ...] | None = None,
    move: Move | None = None,
) -> Explanation:
    """Explain an attempt: a piece and a count, narrowed to a target, to throws, or to one move."""
    family = family_of(state.tables.rules)
    codes = family.legal(state)
    instead = tuple(family.move_of(state, code) for code in codes)
    name = state.tables.names[piece]
    narrowed = [
        other
        for other in instead
        if name in other.pieces
        and other.count == count
        and target in (None, other.target)
        and counts in (None, other.counts)
        and move in (None, other)
    ]
    way = family.way(state, piece, count)
    if narrowed:
        return Explanation(True, (), instead, way)
    found = family.objections(state, piece, count, codes) or [Veto("no-such-choice")]
    return Explanation(
        False, tuple(_violation(state, piece, count, veto) for veto in found), instead, way
    )


def refuse_pass(state: Core) -> Explanation:
    """Explain why nobody may pass while a move can be played."""
    family = family_of(state.tables.rules)
    instead = tuple(family.move_of(state, code) for code in family.legal(state))
    first = instead[0]
    piece = state.tables.names.index(first.piece)
    refused = _violation(state, piece, first.count, Veto("must-move"))
    return Explanation(False, (refused,), instead, ())


def _violation(state: Core, piece: int, count: int, veto: Veto) -> Violation:
    tables, family = state.tables, family_of(state.tables.rules)
    return Violation(
        veto.code,
        cite(tables.rules, veto.code),
        tuple(family.square_name(state, piece, square) for square in veto.squares),
        tuple(tables.names[other] for other in veto.pieces),
        tables.names[piece],
        count,
        family.pending(state),
        tables.colours[tables.seats[state.seat][0]],
    )
