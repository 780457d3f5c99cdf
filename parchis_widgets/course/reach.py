"""Reading a step's goal: the conditions of `reach`, each a table of one form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.course.conditions import (
    AllStand,
    Answered,
    Happened,
    IsOver,
    IsPending,
    IsPhase,
    IsTurn,
    Places,
    Reach,
    Stands,
    Tried,
)
from parchis_widgets.rules.reason import EVENTS, REASONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from parchis_widgets.course.conditions import Condition
    from parchis_widgets.course.table import Table
    from parchis_widgets.position.position import Position

__all__ = ["read_reach"]

_MOST: Final = 8
_PHASES: Final = ("throw", "move", "over")


def read_reach(table: Table, position: Position) -> Reach:
    """Return the goal that stands under ``reach``."""
    conditions: list[Condition] = []
    one_turn = False
    for inside in table.list_of("reach", 1, _MOST):
        if inside.has("one_turn"):
            one_turn = inside.take("one_turn", bool)
        else:
            conditions.append(_condition(inside, position))
        inside.done()
    if not conditions:
        raise table.refused("reach", "no_condition", known=tuple(_FORMS))
    return Reach(tuple(conditions), one_turn)


def _condition(table: Table, position: Position) -> Condition:
    for key, read in _FORMS.items():
        if table.has(key):
            return read(table, position)
    raise table.refused("", "no_condition", known=tuple(_FORMS))


def _happened(table: Table, position: Position) -> Condition:
    absent = not table.has("event")
    return Happened(
        kind=_among(table, "no_event" if absent else "event", _kinds()),
        piece=_who(table, "piece", position) if table.has("piece") else "",
        place=table.take("place", str, ""),
        statement=table.statement("statement", ""),
        count=table.among("count", 0, 1000) if table.has("count") else None,
        absent=absent,
    )


def _stands(table: Table, position: Position) -> Condition:
    return Stands(_who(table, "piece", position), _places(table))


def _all_stand(table: Table, position: Position) -> Condition:
    return AllStand(_colour(table, "all", position), _places(table))


def _places(table: Table) -> Places:
    text = table.take("on", str)
    try:
        return Places(text)
    except ValueError as error:
        raise table.refused("on", "no_places", found=text) from error


def _answered(table: Table, position: Position) -> Condition:
    attempt = table.attempt("ask")
    if isinstance(attempt, str):
        raise table.refused("ask", "no_attempt", found=attempt)
    legal = table.take("legal", bool, False)
    if legal and (table.has("code") or table.has("statement")):
        raise table.refused("legal", "legal_code")
    return Answered(
        attempt,
        code=_reason(table, "code") if table.has("code") else "",
        statement=table.statement("statement", ""),
        legal=legal,
    )


def _is_phase(table: Table, _position: Position) -> Condition:
    return IsPhase(_among(table, "phase", _PHASES))


def _is_pending(table: Table, _position: Position) -> Condition:
    counts = table.take("pending", list)
    if not all(type(count) is int for count in counts):
        raise table.refused("pending", "wrong_kind", key="pending", found=counts)
    return IsPending(tuple(counts))


def _among(table: Table, key: str, known: Iterable[str]) -> str:
    """Return a word, one of those that are known."""
    found = table.take(key, str)
    if found not in known:
        raise table.refused(key, "one_of", found=found, known=tuple(known))
    return found


def _kinds() -> list[str]:
    """Return the kinds of events there are."""
    return sorted({event.kind for event in EVENTS.values()})


def _reason(table: Table, key: str) -> str:
    """Return the code of a reason for which something can be refused."""
    found = table.take(key, str)
    if all(found != reason.code for reason in REASONS.values()):
        raise table.refused(key, "no_reason", found=found)
    return found


def _who(table: Table, key: str, position: Position) -> str:
    """Return a piece or a colour in play."""
    found = table.take(key, str)
    if found[:1] not in position.colours or found[1:] not in ("", "1", "2", "3", "4"):
        raise table.refused(key, "no_piece", found=found)
    return found


def _colour(table: Table, key: str, position: Position) -> str:
    found = _who(table, key, position)
    if len(found) > 1:
        raise table.refused(key, "no_colour", found=found)
    return found


_FORMS: Final[dict[str, Callable[[Table, Position], Condition]]] = {
    "event": _happened,
    "no_event": _happened,
    "all": _all_stand,
    "ask": _answered,
    "on": _stands,
    "turn": lambda table, position: IsTurn(_colour(table, "turn", position)),
    "phase": _is_phase,
    "pending": _is_pending,
    "tried": lambda table, _position: Tried(_reason(table, "tried")),
    "outcome": lambda table, position: IsOver(_colour(table, "outcome", position)),
}
"""By the key that tells it, how a condition is read."""
