"""The switches that a statement stands behind, how it is read there, and what others say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import parchis_widgets as pw
from parchis_widgets.rules.pachisi import PachisiRules
from parchis_widgets.rules.parchis import ParchisRules
from parchis_widgets.rules.switch import switch_fields, valid_values

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parchis_widgets.rules.switch import Value

__all__ = ["FAMILIES", "Setting", "settings"]

FAMILIES: Final = (ParchisRules, PachisiRules)
LISTED: Final = 20
"""Of a switch with more values than these, only those that a statement stands behind are told."""


class Setting(NamedTuple):
    """A value of a switch, as one statement sees it."""

    switch: str
    value: Value
    kind: str
    """ "states": it says so; "read": so we read it; "other": others, or nobody, say so."""
    statements: tuple[str, ...]
    label: dict[str, str]


def settings(ident: str) -> list[Setting]:
    """Return all values of the switches that a statement has to do with."""
    return [
        setting
        for family in FAMILIES
        for field in switch_fields(family)
        if any(ident in ids for ids in field.metadata["statements"].values())
        or ident in field.metadata["reads"]
        for setting in _values(ident, family, field.name, field.metadata)
    ]


def _values(ident: str, family: type, name: str, told: object) -> Iterator[Setting]:
    stated, ours = told["statements"], told["ours"]  # type: ignore[index]
    values = valid_values(family, name)
    rules = next(one for one in map(pw.ruleset, pw.rulesets()) if type(one) is family)
    for value in values if len(values) <= LISTED else stated:
        behind = stated.get(value, ())
        kind = "states" if ident in behind else "other"
        if (kind == "states" and ident in ours.get(value, ())) or not behind:
            kind = "read" if ident in (behind or told["reads"]) else "other"  # type: ignore[index]
        label = {lang: rules.label(name, value, lang) for lang in ("es", "en")}
        yield Setting(name, value, kind, behind, label)
