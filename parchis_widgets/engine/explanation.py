"""Why a move is not legal, read off the evaluation that decides it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parchis_widgets.board.parchis import COLOURS, PLACES
from parchis_widgets.engine.candidates import leaves_in_pairs
from parchis_widgets.engine.duties import duties_of
from parchis_widgets.engine.event import piece_name
from parchis_widgets.engine.legal import candidates, legal, pending
from parchis_widgets.engine.move import Move, move_of
from parchis_widgets.engine.tables import SEVEN, SIX, walk
from parchis_widgets.engine.vetoes import Attempt, Veto, vetoes
from parchis_widgets.rules.citations import cite
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from parchis_widgets.engine.state import State

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
    state: State,
    piece: int,
    count: int,
    *,
    target: str | None = None,
    counts: tuple[int, ...] | None = None,
    move: Move | None = None,
) -> Explanation:
    """Explain an attempt: a piece and a count, narrowed to a target, to throws, or to one move."""
    codes = legal(state)
    instead = tuple(move_of(state, code) for code in codes)
    name = piece_name(piece)
    narrowed = [
        other
        for other in instead
        if name in other.pieces
        and other.count == count
        and target in (None, other.target)
        and counts in (None, other.counts)
        and move in (None, other)
    ]
    found = () if narrowed else tuple(_violations(state, Attempt(state, piece, count), codes))
    return Explanation(bool(narrowed), found, instead, _way(state, piece, count))


def refuse_pass(state: State) -> Explanation:
    """Explain why nobody may pass while a move can be played."""
    codes = legal(state)
    instead = tuple(move_of(state, code) for code in codes)
    attempt = Attempt(state, codes[0] & 15, codes[0] >> 8)
    return Explanation(False, (_violation(attempt, Veto("must-move")),), instead, ())


def _violations(state: State, attempt: Attempt, codes: list[int]) -> list[Violation]:
    found = list(vetoes(attempt))
    if not found:
        found = _neglected(state, attempt, codes)
    if not found:
        alone = attempt.leaves_home and leaves_in_pairs(state, attempt.piece >> 2)
        found = [Veto("must-exit-two" if alone else "no-such-choice")]
    return [_violation(attempt, veto) for veto in found]


def _neglected(state: State, attempt: Attempt, codes: list[int]) -> list[Veto]:
    """Give the duties that an attempt which nothing forbids leaves undone."""
    face = SIX if attempt.count == SEVEN else attempt.count
    if state.bonuses or face not in state.throws:
        return [Veto("must-exit")] if codes and not state.bonuses else []
    found, moves = [], candidates(state, face)
    for duty in duties_of(state.tables).get(face, ()):
        fulfilling = duty.fulfilling(state, moves)
        if fulfilling and not any(_is_it(state, code, attempt) for code in fulfilling):
            owed = tuple(dict.fromkeys(code & 15 for code in fulfilling))
            squares = tuple(dict.fromkeys(state.at[piece] for piece in owed))
            found.append(Veto(duty.code, tuple(s for s in squares if s >= 0), owed))
        moves = fulfilling or moves
    return found or ([Veto("must-exit")] if len(state.throws) > 1 and codes else [])


def _is_it(state: State, code: int, attempt: Attempt) -> bool:
    return code >> 8 == attempt.count and piece_name(attempt.piece) in move_of(state, code).pieces


def _violation(attempt: Attempt, veto: Veto) -> Violation:
    return Violation(
        veto.code,
        cite(attempt.state.tables.rules, veto.code),
        tuple(_place(attempt.state, square) for square in veto.squares),
        tuple(piece_name(piece) for piece in veto.pieces),
        piece_name(attempt.piece),
        attempt.count,
        pending(attempt.state),
        COLOURS[attempt.state.tables.seats[attempt.state.seat][0]],
    )


def _place(state: State, square: int) -> str:
    """Name a square as its own colour does; those of the rim have one name for all."""
    for colour, squares in enumerate(state.tables.square):
        if square in squares:
            return PLACES[colour][squares.index(square)]
    raise AssertionError(square)


def _way(state: State, piece: int, count: int) -> tuple[str, ...]:
    steps = walk(state.tables.rules, state.step[piece], count, bonus=bool(state.bonuses))
    return tuple(PLACES[piece >> 2][step] for step in steps)
