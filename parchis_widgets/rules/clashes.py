"""Switches that make no sense together, and what would make sense again."""

from __future__ import annotations

from copy import copy
from itertools import combinations, product
from typing import TYPE_CHECKING, TypeVar

from parchis_widgets.rules.switch import Value, check_value, valid_values

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from parchis_widgets.rules.clash import Clash
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Changes", "unchecked", "ways_out"]

_Rules = TypeVar("_Rules", bound="Ruleset")

Changes = dict[str, Value]
"""Switches, and what each is turned to."""


def unchecked(rules: _Rules, changes: Mapping[str, Value]) -> _Rules:
    """Turn switches although they may make no sense together: what somebody is about to choose.

    It can be asked for its switches and its `clashes`; nothing is to be played by it.

    Raises
    ------
    ValueError
        If there is no such switch or value; the valid ones are listed.
    """
    asked = copy(rules)
    for name, value in changes.items():
        check_value(type(rules), name, value)
        object.__setattr__(asked, name, value)
    return asked


def ways_out(asked: Ruleset, clash: Clash, before: Ruleset) -> tuple[Changes, ...]:
    """Return what ends a clash: turning the switch itself, or turning what it needs.

    Parameters
    ----------
    asked
        The switches that make no sense together.
    clash
        One of its clashes.
    before
        The switches before they did so: of several values that would do, theirs is taken.
    """
    either = (_turned(asked, clash, before, names) for names in ((clash.switch,), clash.others))
    return tuple(changes for changes in either if changes)


def _turned(asked: Ruleset, clash: Clash, before: Ruleset, names: Sequence[str]) -> Changes:
    """Return the fewest of these switches that end a clash, best without another clash."""
    left = {other.key for other in asked.clashes()} - {clash.key}
    ends: list[Changes] = []
    for changes in _changes(asked, before, names):
        keys = {other.key for other in unchecked(asked, changes).clashes()}
        if clash.key not in keys:
            ends.append(changes)
            if keys <= left:
                return changes
    return ends[0] if ends else {}


def _changes(asked: Ruleset, before: Ruleset, names: Sequence[str]) -> Iterator[Changes]:
    """Return what these switches could be turned to, one switch first, then several."""
    others = {name: _others(asked, before, name) for name in names}
    for number in range(1, len(names) + 1):
        for some in combinations(names, number):
            for values in product(*(others[name] for name in some)):
                yield dict(zip(some, values, strict=True))


def _others(asked: Ruleset, before: Ruleset, name: str) -> list[Value]:
    """Return the values a switch does not have: as before and as published come first."""
    published = asked.published.get(asked.name, asked)
    values = dict.fromkeys(
        (getattr(before, name), getattr(published, name), *valid_values(type(asked), name))
    )
    return [value for value in values if value != getattr(asked, name)]
