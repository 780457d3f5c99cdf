"""When a goal is reached: conditions on what has happened and on how the game stands.

None of them knows a rule: they look at the engine's events and at the position, or ask the engine.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parchis_widgets.explain.event import Event
    from parchis_widgets.game.game import Game

__all__ = [
    "AllStand",
    "Answered",
    "Condition",
    "Happened",
    "IsOver",
    "IsPending",
    "IsPhase",
    "IsTurn",
    "Past",
    "Places",
    "Reach",
    "Stands",
    "Tried",
    "bare",
    "turns_of",
]

_NUMBER: Final = re.compile(r"\d+")
_PLACE: Final = re.compile(r"home|goal|column|queen|[1-9]\d?(-[1-9]\d?)?|c[1-7]")


class Past(NamedTuple):
    """How a step stands: its game, which began with the step, and what was refused in it."""

    game: Game
    tried: frozenset[str] = frozenset()

    @property
    def plies(self) -> Sequence[tuple[Event, ...]]:
        """The events of each ply since the step was opened."""
        return [ply.events for ply in self.game.plies[: self.game.ply]]


class Condition(Protocol):
    """What holds or not of how a step stands."""

    def holds(self, past: Past) -> bool:
        """Return whether it holds."""
        ...


@dataclass(frozen=True)
class Places:
    """Places as a lesson writes them: ``"22-68 column goal"``."""

    text: str

    def __post_init__(self) -> None:
        parts = self.text.split()
        if not parts or not all(map(_PLACE.fullmatch, parts)):
            raise Refused("lessons.no_places", found=self.text)

    def hold(self, place: str) -> bool:
        """Return whether a place, as positions write it, is one of these."""
        return any(self._is(part, place) for part in self.text.split())

    @staticmethod
    def _is(part: str, place: str) -> bool:
        if part == "column":
            return place.startswith("c")
        if part == "queen":
            return "q" in place
        if part[0].isdigit():
            low, _, high = part.partition("-")
            found = _NUMBER.match(place)
            return found is not None and int(low) <= int(found[0]) <= int(high or low)
        return place == part


@dataclass(frozen=True)
class Happened:
    """An event has happened since the step was opened, or, if it is to be absent, has not.

    Attributes
    ----------
    kind : str
        The event's kind.
    piece : str
        The piece, or the colour, concerned; "" for any.
    place, statement : str
        Where, and by which statement; "" for any.
    count : int or None
        The squares counted, or the number thrown.
    absent : bool
        Whether none may have happened.
    """

    kind: str
    piece: str = ""
    place: str = ""
    statement: str = ""
    count: int | None = None
    absent: bool = False

    def holds(self, past: Past) -> bool:
        """Return whether it has happened, or has not if it is to be absent."""
        return self.is_among(e for events in past.plies for e in events) is not self.absent

    def is_among(self, events: Iterable[Event]) -> bool:
        """Return whether one of some events is it."""
        return any(self._is(event) for event in events)

    def _is(self, event: Event) -> bool:
        return (
            event.kind == self.kind
            and self.piece
            in ("", event.piece, event.colour if event.piece is None else event.piece[0])
            and self.place in ("", event.place, bare(event.place))
            and self.statement in ("", event.statement)
            and self.count in (None, event.count)
        )


def bare(place: str | None) -> str | None:
    """Return a place without marks and lap."""
    found = _NUMBER.match(place or "")
    return found[0] if found else place


@dataclass(frozen=True)
class Stands:
    """A piece, or some piece of a colour, stands on one of these places."""

    piece: str
    places: Places

    def holds(self, past: Past) -> bool:
        """Return whether one does."""
        return any(self.places.hold(place) for place in _places(past, self.piece))


@dataclass(frozen=True)
class AllStand:
    """All pieces of a colour stand on one of these places."""

    colour: str
    places: Places

    def holds(self, past: Past) -> bool:
        """Return whether all do."""
        return all(self.places.hold(place) for place in _places(past, self.colour))


def _places(past: Past, piece: str) -> list[str]:
    position = past.game.position
    names = [piece] if len(piece) > 1 else [f"{piece}{number}" for number in range(1, 5)]
    return [position[name] for name in names]


@dataclass(frozen=True)
class Answered:
    """The engine, asked about an attempt now, answers so."""

    attempt: tuple[str, int] | tuple[str, str]
    code: str = ""
    statement: str = ""
    legal: bool = False

    def holds(self, past: Past) -> bool:
        """Return whether it does."""
        answer = past.game.explain(self.attempt)
        if answer.legal or self.legal:
            return answer.legal is self.legal
        first = answer.violations[0]
        return self.code in ("", first.code) and self.statement in ("", first.statement)


@dataclass(frozen=True)
class IsTurn:
    """It is the turn of this colour."""

    colour: str

    def holds(self, past: Past) -> bool:
        """Return whether it is."""
        return past.game.outcome is None and past.game.turn == self.colour


@dataclass(frozen=True)
class IsPhase:
    """The game waits for this: ``"throw"``, ``"move"``, or is ``"over"``."""

    phase: str

    def holds(self, past: Past) -> bool:
        """Return whether it does."""
        return past.game.phase == self.phase


@dataclass(frozen=True)
class IsPending:
    """These counts may be counted now."""

    counts: tuple[int, ...]

    def holds(self, past: Past) -> bool:
        """Return whether they may."""
        return past.game.pending == self.counts


@dataclass(frozen=True)
class Tried:
    """Something was tried that was refused with this code."""

    code: str

    def holds(self, past: Past) -> bool:
        """Return whether it was."""
        return self.code in past.tried


@dataclass(frozen=True)
class IsOver:
    """The game is over, and this colour is among the winners."""

    colour: str

    def holds(self, past: Past) -> bool:
        """Return whether it is."""
        outcome = past.game.outcome
        return outcome is not None and self.colour in outcome.winners


@dataclass(frozen=True)
class Reach:
    """A goal: all of its conditions hold.

    Attributes
    ----------
    conditions : tuple of Condition
        What has to hold.
    one_turn : bool
        Whether all events that have to happen have to happen in one turn.
    """

    conditions: tuple[Condition, ...]
    one_turn: bool = False

    def holds(self, past: Past) -> bool:
        """Return whether the goal is reached."""
        # The engine is asked last, for that takes longest.
        order = sorted(self.conditions, key=lambda one: isinstance(one, Answered))
        return all(one.holds(past) for one in order) and self._came_together(past)

    def marks(self, past: Past) -> tuple[bool, ...]:
        """Return which events have happened: with the position, what decides how to go on."""
        return tuple(one.holds(past) for one in self._events)

    @property
    def _events(self) -> list[Happened]:
        return [one for one in self.conditions if isinstance(one, Happened)]

    def _came_together(self, past: Past) -> bool:
        if not self.one_turn:
            return True
        wanted = [one for one in self._events if not one.absent]
        return any(all(one.is_among(turn) for one in wanted) for turn in turns_of(past))


def turns_of(past: Past) -> list[list[Event]]:
    """Return the events of a step turn by turn; the last turn may still go on."""
    turns: list[list[Event]] = [[]]
    for events in past.plies:
        turns[-1] += events
        if any(event.kind == "turn" for event in events):
            turns.append([])
    return turns
