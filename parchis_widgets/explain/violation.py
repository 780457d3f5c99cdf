"""One reason why an attempt is not legal, as its users read it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from parchis_widgets.engine.pieces import NOBODY
from parchis_widgets.text import current_language, has_message, message
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.veto import Objection, Veto
    from parchis_widgets.rules.reason import Code

__all__ = ["Violation", "as_reading"]


@dataclass(frozen=True)
class Violation:
    """One reason why an attempt is not legal.

    Attributes
    ----------
    code : str
        A stable word, such as ``"barrier"``.
    statement : str
        Id of the statement behind it.
    reading : bool
        Whether it is a reading of ours or of the house that forbids it: no source states it.
    squares : tuple of str
        The squares concerned, as positions write them.
    pieces : tuple of str
        The pieces concerned.
    piece, count, place : str, int, str
        What was attempted; no piece where there is none of that name, 0 or empty if not said.
    distance : int
        How far it is to what was attempted, where that matters.
    pending : tuple of int
        What could have been counted.
    turn : str
        The colour whose turn it is.
    words : str
        The key of its sentence.
    needed : tuple of int
        The numbers that would do, where there are some.
    family : str
        The family of games in which it was attempted.
    lang : str
        The language it speaks unless another is asked for.
    """

    code: Code
    statement: str
    reading: bool
    squares: tuple[str, ...]
    pieces: tuple[str, ...]
    piece: str
    count: int
    place: str
    distance: int
    pending: tuple[int, ...]
    turn: str
    words: str = field(repr=False)
    needed: tuple[int, ...] = field(default=(), repr=False)
    family: str = field(default="", repr=False)
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    def text(self, lang: str | None = None) -> str:
        """Return the reason in one sentence; one that is a reading says so."""
        lang = lang or self.lang
        said = sentence(
            lang,
            f"violations.{self.words}",
            self.family,
            piece=self.piece,
            count=self.count,
            place=self.place,
            distance=self.distance,
            squares=self.squares,
            pieces=self.pieces,
            pending=self.pending,
            needed=self.needed,
            colour=self.turn,
        )
        return as_reading(lang, said, self.statement) if self.reading else said

    @classmethod
    def of(cls, core: Core, objection: Objection) -> Violation:
        """Name what speaks against counting so many squares with a piece."""
        tables, veto, attempt = core.tables, objection.veto, objection.attempt
        piece = attempt.piece
        cited = veto.reason.cite(tables.rules, veto.switch)
        return cls(
            veto.reason.code,
            cited.statement,
            cited.reading,
            tuple(core.square_name(piece, square) for square in veto.squares),
            tuple(tables.names[other] for other in veto.pieces),
            "" if piece == NOBODY else tables.names[piece],
            attempt.count or veto.counted,
            attempt.place or "",
            veto.distance,
            objection.pending,
            tables.colours[tables.seats[core.seat][0]],
            _words(core, veto),
            veto.needed,
            tables.rules.family,
        )


def _words(core: Core, veto: Veto) -> str:
    """Return the key of the sentence; some values of the switches concerned have their own."""
    words, rules = veto.reason.words, core.tables.rules
    switches = dict.fromkeys(filter(None, (veto.switch, *veto.reason.switches)))
    finer = (f"{words}-{getattr(rules, switch, '')}" for switch in switches)
    return next((own for own in finer if has_message("es", f"violations.{own}")), words)


def as_reading(lang: str, said: str, statement: str) -> str:
    """Return a sentence that says as well that it is a reading of a statement."""
    noted = message(lang, "phrases.reading", statement=statement)
    return f"{said.removesuffix('.')} {noted}."
