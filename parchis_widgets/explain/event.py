"""What happened: the events that a throw, a move or a pass gives back."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from parchis_widgets.engine.pieces import NOBODY
from parchis_widgets.explain.violation import Violation, as_reading
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import current_language, has_message
from parchis_widgets.text.phrases import own_key, sentence

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parchis_widgets.engine.core import Core
    from parchis_widgets.engine.fact import Fact
    from parchis_widgets.rules.reason import Code
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Event", "capturing", "events_of", "together"]


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
    others : tuple of str
        Further pieces of which the same is told: see `together`.
    side : tuple of str
        Of a win, all the colours that win.
    words : str
        The key of its sentence, if it is not the code.
    family : str
        The family of games in which it happened.
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
    others: tuple[str, ...] = ()
    side: tuple[str, ...] = field(default=(), compare=False, repr=False)
    words: str = field(default="", compare=False, repr=False)
    family: str = field(default="", compare=False, repr=False)
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
            side=_side(core, fact.colour),
            words=_words(tables.rules, fact.reason.code),
            family=tables.rules.family,
        )

    def text(self, lang: str | None = None) -> str:
        """Return what happened in one sentence."""
        return sentence(
            lang or self.lang,
            f"events.{self.words or self.code}",
            self.family,
            piece=() if self.piece is None else (self.piece, *self.others),
            count=self.count,
            place=self.place or "",
            colour=self.colour,
            colours=self.side or self.colour,
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


def _side(core: Core, colour: int) -> tuple[str, ...]:
    """Return the colours that play with one, itself first: of one player, or of partners."""
    tables = core.tables
    own = tables.seats[tables.seat_of[colour]] if colour in tables.seat_of else (colour,)
    sides = {tables.side[one] for one in own}
    with_it = (one for seat in tables.seats for one in seat if tables.side[one] in sides)
    return tuple(
        tables.colours[one] for one in sorted(with_it, key=lambda one: (one != colour, one))
    )


def _words(rules: Ruleset, code: str) -> str:
    """Return the key of a sentence: a piece that makes room for another may count nothing."""
    unpaid = f"{code}-unpaid"
    has_own = has_message("es", f"events.{unpaid}")
    return unpaid if has_own and not _pays_exits(rules) else code


def _pays_exits(rules: Ruleset) -> bool:
    return bool(getattr(rules, "exit_bonus", True))


def capturing(rules: Ruleset, lang: str, *, leaves: bool) -> str:
    """Return the key by which moves say what they capture; leaving home may count nothing."""
    if leaves and not _pays_exits(rules):
        return "moves.sends-home"
    return own_key(lang, "moves.captures", rules.family)


def together(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return events with what is told of several pieces told once, for the reader.

    Pieces of which the same is told become one event; and a piece that comes to the end of its
    way is told of once, with the squares it counts.
    """
    told: list[Event] = []
    for event in events:
        same = next((n for n, other in enumerate(told) if _tells_the_same(other, event)), None)
        if same is None:
            told.append(event)
        else:
            told[same] = replace(told[same], others=(*told[same].others, event.piece or ""))
    return tuple(_with_its_end(told))


def _tells_the_same(one: Event, other: Event) -> bool:
    if one.piece is None or one.piece == other.piece:
        return False
    if one.kind != "capture" and one.place != other.place:  # colours count squares differently
        return False
    return (one.code, one.count) == (other.code, other.count)


def _with_its_end(events: list[Event]) -> list[Event]:
    """Tell an arrival and the move that leads to it in one: *cuenta 25 y vuelve al Charkoni*."""
    arrivals = {event.piece: event for event in events if event.kind == "goal"}
    told = []
    for event in events:
        arrival = arrivals.get(event.piece)
        if event.kind == "move" and event.place == "goal" and arrival is not None:
            words = f"{arrival.words or arrival.code}-counted"
            told.append(replace(arrival, count=event.count, words=words))
        elif event.kind != "goal" or event.count:
            told.append(event)
    return told


def events_of(core: Core) -> tuple[Event, ...]:
    """Return what a core has told since it is listened to, and listen no longer."""
    facts, core.facts = core.facts or [], None
    return tuple(Event.of(core, fact) for fact in facts)
