"""What happened, as plain facts; `parchis_widgets.explain` puts them into words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parchis_widgets.rules.reason import happens

if TYPE_CHECKING:
    from parchis_widgets.engine.veto import Objection
    from parchis_widgets.rules.reason import Reason

__all__ = ["MOVE", "OPENING", "PASS", "THROW", "TURN", "Fact"]


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that happened."""

    reason: Reason
    colour: int
    """Of the piece, or of the player whose turn it is."""
    piece: int
    place: str
    """Where that piece stands now, or another one if that is told; empty if there is none."""
    count: int
    objections: tuple[Objection, ...] = ()
    """Where nothing could be done: for each piece, what spoke against it."""
    switch: str = ""
    """The switch that causes it, where another than the first that the reason reads."""


OPENING = happens("opening", "CLA-05 TRA-02 GEN-01 PAC-01 CHA-01", reads="starter")
THROW = happens("throw", "CLA-03 TRA-01 GEN-04 PAC-05 CHA-02")
MOVE = happens("move", "CLA-07 TRA-03 GEN-02 PAC-10 CHA-08")
PASS = happens("pass", "CLA-07 TRA-18 GEN-04 PAC-16 CHA-09")
TURN = happens("turn", "CLA-05 TRA-02 GEN-01 PAC-01 CHA-01", reads="turn_order")
"""What happens in every family."""
