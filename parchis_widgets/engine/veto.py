"""What speaks against an attempt, as the engine sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from parchis_widgets.rules.reason import Reason, forbids

__all__ = [
    "GAME_OVER",
    "MUST_MOVE",
    "NOT_YOUR_TURN",
    "NO_SUCH_PIECE",
    "THROW_FIRST",
    "Objection",
    "Veto",
]


class Veto(NamedTuple):
    """One thing that forbids an attempt, or a duty that it leaves undone."""

    reason: Reason
    squares: tuple[int, ...] = ()
    """Squares of the cross."""
    pieces: tuple[int, ...] = ()
    switch: str = ""
    """The switch that causes it, where the reason reads several."""


@dataclass(frozen=True, slots=True)
class Objection:
    """What speaks against counting so many squares with a piece."""

    piece: int
    count: int
    veto: Veto
    pending: tuple[int, ...]
    """What could have been counted."""


GAME_OVER = forbids("game-over", "CLA-04 TRA-19 GEN-07 PAC-04 CHA-01")
NO_SUCH_PIECE = forbids("no-such-piece", "CLA-03 TRA-01 GEN-01 PAC-01 CHA-01")
NOT_YOUR_TURN = forbids("not-your-turn", "CLA-05 TRA-02 GEN-01 PAC-01 CHA-01")
THROW_FIRST = forbids("throw-first", "CLA-07 TRA-03 GEN-04 PAC-05 CHA-02")
MUST_MOVE = forbids("must-move", "CLA-07 TRA-18 GEN-04 CHA-09")
"""The reasons of every family: who may do anything at all, and when."""
