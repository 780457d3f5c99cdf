"""One reason why an attempt is not legal, as its users read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parchis_widgets.engine.core import NOBODY
from parchis_widgets.rules.citations import cite
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.veto import Veto

__all__ = ["Violation"]


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
        What was attempted; no piece where there is none of that name.
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

    @classmethod
    def of(
        cls, core: Core, piece: int, count: int, veto: Veto, pending: tuple[int, ...]
    ) -> Violation:
        """Name what speaks against counting so many squares with a piece."""
        tables = core.tables
        return cls(
            veto.code,
            cite(tables.rules, veto.code),
            tuple(core.square_name(piece, square) for square in veto.squares),
            tuple(tables.names[other] for other in veto.pieces),
            "" if piece == NOBODY else tables.names[piece],
            count,
            pending,
            tables.colours[tables.seats[core.seat][0]],
        )
