"""What happened: the events that a throw, a move or a pass gives back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from parchis_widgets.engine.pieces import NOBODY
from parchis_widgets.explain.violation import Violation, as_reading
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import current_language
from parchis_widgets.text.phrases import sentence

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.fact import Fact
    from parchis_widgets.rules.reason import Code

__all__ = ["Event", "events_of"]


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
    reading : bool
        Whether it is a reading of ours or of the house: no source states it.
    reasons : tuple of Violation
        Where nothing could be done: for each piece, what spoke against it.
    lang : str
        The language it speaks unless another is asked for.
    """

    kind: str
    code: Code
    colour: str
    piece: str | None
    place: str | None
    count: int
    statement: str
    reading: bool = False
    reasons: tuple[Violation, ...] = ()
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    @classmethod
    def of(cls, core: Core, fact: Fact) -> Event:
        """Put into words what has just happened in a game."""
        tables = core.tables
        cited = fact.reason.cite(tables.rules, fact.switch)
        nobody = fact.piece == NOBODY
        return cls(
            fact.reason.kind,
            fact.reason.code,
            tables.colours[fact.colour],
            None if nobody else tables.names[fact.piece],
            None if nobody else fact.place,
            fact.count,
            cited.statement,
            cited.reading,
            tuple(Violation.of(core, objection) for objection in fact.objections),
        )

    def text(self, lang: str | None = None) -> str:
        """Return what happened in one sentence."""
        return sentence(
            lang or self.lang,
            f"events.{self.code}",
            piece=self.piece or "",
            count=self.count,
            place=self.place or "",
            colour=self.colour,
        )

    def why(self, lang: str | None = None) -> str:
        """Return by which statement it happened, and what spoke against every other way."""
        lang = lang or self.lang
        said = statement(self.statement)
        cited = f"{self.text(lang)} {said.id}: {said.text(lang)}"
        if self.reading:
            cited = as_reading(lang, cited, said.id)
        lines = [cited, *(f"- {r.text(lang)} ({r.statement})" for r in self.reasons)]
        return "\n".join(lines)


def events_of(core: Core) -> tuple[Event, ...]:
    """Return what a core has told since it is listened to, and listen no longer."""
    facts, core.facts = core.facts or [], None
    return tuple(Event.of(core, fact) for fact in facts)
