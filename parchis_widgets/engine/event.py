"""What happened: the events that a throw, a move or a pass gives back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parchis_widgets.rules.citations import cite
from parchis_widgets.rules.statements import statement
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.violation import Violation

__all__ = ["KINDS", "Event"]

KINDS = {
    "double-exit": "exit",
    "bounce": "move",
    "barrier-formed": "barrier",
    "exit-capture": "capture",
    "exit-capture-beside-own": "capture",
    "double-exit-capture": "capture",
    "partner-capture": "capture",
    "partner-exit-capture": "capture",
    "goal-bonus": "bonus",
    "goal-bonus-lost": "bonus-lost",
    "double-again": "throw-again",
    "double-penalty": "penalty",
    "pair-win": "win",
    "two-colour-win": "win",
    "throw-of-seven": "throw",
    "grace": "throw-again",
    "grace-of-two": "throw-again",
    "capture-throw": "throw-again",
    "third-grace": "penalty",
    "first-piece": "exit",
    "enter": "exit",
    "come-back": "exit",
    "castle-held": "castle",
    "captured": "capture",
    "charkoni": "goal",
    "goal-by-grace": "goal",
    "team-win": "win",
}
"""Codes that tell two statements apart, and the kind of event they are."""


@dataclass(frozen=True)
class Event:
    """One thing that happened.

    Attributes
    ----------
    kind : str
        A stable word: ``throw``, ``exit``, ``move``, ``capture``, ``bonus``, ``bonus-lost``,
        ``goal``, ``barrier``, ``penalty``, ``throw-again``, ``pass``, ``turn``, ``win``,
        ``leave``, ``timeout``, ``opening``; in Pachisi and Chaupar also ``castle``, ``crown``,
        ``merge``, ``lap``, ``lost-turn``, ``stuck``, ``dead-end``.
    code : str
        The kind, or a finer word where several statements lead to one kind.
    colour : str
        The colour concerned: of the piece, or of the player whose turn it is.
    piece : str or None
        The piece concerned; of a capture, the captured one.
    place : str or None
        Where that piece stands now; of a capture, where it stood.
    count : int
        Squares counted, or the number thrown; 0 where there is none.
    statement : str
        Id of the statement behind it.
    reasons : tuple of Violation
        Where nothing could be done: for each piece, what spoke against it.
    """

    kind: str
    code: str
    colour: str
    piece: str | None
    place: str | None
    count: int
    statement: str
    reasons: tuple[Violation, ...] = ()

    @classmethod
    def of(
        cls,
        core: Core,
        code: str,
        piece: int,
        count: int,
        place_of: int,
        reasons: tuple[Violation, ...] = (),
    ) -> Event:
        """Describe what has just happened in a game."""
        tables = core.tables
        colour = tables.seats[core.seat][0] if piece < 0 else piece >> 2
        return cls(
            KINDS.get(code, code),
            code,
            tables.colours[colour],
            None if piece < 0 else tables.names[piece],
            None if piece < 0 else core.place(piece if place_of < 0 else place_of),
            count,
            cite(tables.rules, code),
            reasons,
        )

    def text(self, lang: str = "es") -> str:
        """Tell what happened in one sentence."""
        return sentence(
            lang,
            f"events.{self.code}",
            piece=self.piece or "",
            count=self.count,
            place=self.place or "",
            colour=self.colour,
        )

    def why(self, lang: str = "es") -> str:
        """Tell by which statement it happened, and what spoke against every other way."""
        said = statement(self.statement)
        lines = [f"{self.text(lang)} {said.id}: {said.text(lang)}"]
        lines += [f"- {reason.text(lang)} ({reason.statement})" for reason in self.reasons]
        return "\n".join(lines)
