"""What speaks against an attempt, as the engine sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from parchis_widgets.rules.reason import Reason, forbids

if TYPE_CHECKING:
    from parchis_widgets.engine.attempt import Attempt

__all__ = [
    "BACK",
    "CAPTURES_ALL",
    "FOREIGN_COLUMN",
    "GAME_OVER",
    "LEADS_ELSEWHERE",
    "MUST_COUNT",
    "MUST_MOVE",
    "NOT_THERE",
    "NOT_YOUR_TURN",
    "NO_SUCH_PIECE",
    "OTHER_SQUARE",
    "PASS_FIRST",
    "STANDS_THERE",
    "THROW_FIRST",
    "USE_THROW",
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
    counted: int = 0
    """The count that it is about, where only a place was asked for."""
    distance: int = 0
    """How far it is to what was asked for."""
    needed: tuple[int, ...] = ()
    """The numbers that would do."""


@dataclass(frozen=True, slots=True)
class Objection:
    """What speaks against an attempt."""

    attempt: Attempt
    veto: Veto
    pending: tuple[int, ...]
    """What could have been counted."""


GAME_OVER = forbids("game-over", "CLA-04 TRA-19 GEN-07 PAC-04 CHA-01")
NO_SUCH_PIECE = forbids("no-such-piece", "CLA-03 TRA-01 GEN-01 PAC-01 CHA-01")
NOT_YOUR_TURN = forbids("not-your-turn", "CLA-05 TRA-02 GEN-01 PAC-01 CHA-01")
THROW_FIRST = forbids("throw-first", "CLA-07 TRA-03 GEN-04 PAC-05 CHA-02")
MUST_MOVE = forbids("must-move", "CLA-07 TRA-18 GEN-04 CHA-09", reads="declining")
MUST_COUNT = forbids(
    "must-move", "CLA-12 TRA-12 GEN-04", reads="bonus_use", words="must-move-bonus"
)
USE_THROW = forbids("use-throw", "CLA-07 TRA-18 GEN-04 PAC-10 CHA-09")
PASS_FIRST = forbids("pass-first", "CLA-07 TRA-18 GEN-04 PAC-16 CHA-09")
"""Who may do anything at all, and when."""

BACK = forbids("back", "CLA-07 TRA-03 GEN-02 PAC-03 CHA-01")
STANDS_THERE = forbids("stands-there", "CLA-07 TRA-03 GEN-04 PAC-10 CHA-08")
FOREIGN_COLUMN = forbids("foreign-column", "CLA-19 TRA-16 GEN-03 PAC-03 CHA-01")
OTHER_SQUARE = forbids("other-square", "CLA-07 TRA-03 GEN-04 PAC-10 CHA-08")
LEADS_ELSEWHERE = forbids("leads-elsewhere", "CLA-07 TRA-03 GEN-04 PAC-10 CHA-08")
"""Where no count leads."""

NOT_THERE = forbids("not-there", "CLA-12 TRA-12 GEN-15 PAC-12 CHA-05")
CAPTURES_ALL = forbids("captures-all", "CLA-12 TRA-12 GEN-15 PAC-12 CHA-07")
"""What a landing captures is not for the player to say."""
