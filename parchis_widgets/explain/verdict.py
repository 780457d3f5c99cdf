"""The verdict on what is asked: what speaks against it, or nothing if it may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.engine.pieces import NOBODY
from parchis_widgets.engine.veto import (
    GAME_OVER,
    NO_SUCH_PIECE,
    PASS_FIRST,
    THROW_FIRST,
    USE_THROW,
    Veto,
)
from parchis_widgets.rules.reason import forbids

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.family import Code
    from parchis_widgets.explain.question import Question

__all__ = ["vetoes_of"]

NO_SUCH_CHOICE = forbids("no-such-choice", "CLA-12 TRA-13 GEN-15 PAC-10 CHA-08")


def vetoes_of(asked: Question, state: Core, codes: Sequence[Code]) -> list[Veto]:
    """Return what speaks against it, the weightiest first; [] if it may be done.

    `state` is the game as it is asked about, `codes` are its legal moves.
    """
    if asked.gesture == "move" and asked.piece == NOBODY:
        return [Veto(NO_SUCH_PIECE)]
    if asked.gesture != "move":
        return [] if asked.is_legal() else [_refused_gesture(asked, state, bool(codes))]
    if any(asked.is_answered_by(state, code) for code in codes):
        return []
    found = asked.family.objections(state, asked.attempt, codes)
    return list(found) or [Veto(NO_SUCH_CHOICE)]


def _refused_gesture(asked: Question, state: Core, can_move: bool) -> Veto:
    """Return why nobody may pass or throw now."""
    if state.over:
        return Veto(GAME_OVER)
    if asked.gesture == "pass":
        if asked.family.may_throw(state):
            return Veto(THROW_FIRST)
        return Veto(asked.family.why_not_decline(state))
    return Veto(USE_THROW if can_move else PASS_FIRST)
