"""A switch: how a ruleset declares one, which values it has, and what stands behind each."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from _typeshed import DataclassInstance

__all__ = [
    "Value",
    "check_value",
    "switch",
    "switch_field",
    "switch_fields",
    "unknown_value",
    "valid_values",
    "written_value",
]

Value = str | int | bool
"""What a switch can be set to."""


def switch(
    default: Value,
    behind: Mapping[Value, str],
    *,
    reads: str = "",
    ours: Mapping[Value, str] | None = None,
    values: Sequence[Value] | None = None,
) -> Any:
    """Declare a switch of a ruleset.

    Parameters
    ----------
    default
        Its value in the ruleset that the others are told by.
    behind
        By value, the statements behind it.
    reads
        The statements that a value without any reads in its own way; all of `behind` if left out.
    ours
        By value, those of its statements that say so only as we read them.
    values
        Its values, if they are numbers of a range; else they are read off its type.
    """
    statements = {value: tuple(ids.split()) for value, ids in behind.items()}
    every = tuple(dict.fromkeys(ident for ids in statements.values() for ident in ids))
    readings = {value: frozenset(ids.split()) for value, ids in (ours or {}).items()}
    told = {"reads": tuple(reads.split()) or every, "ours": readings, "values": values}
    return dataclasses.field(default=default, metadata={"statements": statements, **told})


def valid_values(rules: type[DataclassInstance], name: str) -> tuple[Value, ...]:
    """Return the values a switch can have.

    Raises
    ------
    ValueError
        If there is no such switch; the valid ones are listed.
    """
    known = _values(rules)
    if not isinstance(name, str) or name not in known:
        raise Refused("rules.no_switch", name=name, known=tuple(known))
    return known[name]


_LISTED = 20
"""More values than these are told by the first and the last."""

_VALUES: dict[type[DataclassInstance], dict[str, tuple[Value, ...]]] = {}
"""By class of rulesets, the values of each switch: reading them off the types takes long."""


def _values(rules: type[DataclassInstance]) -> dict[str, tuple[Value, ...]]:
    if rules not in _VALUES:
        hints = get_type_hints(rules)
        _VALUES[rules] = {
            field.name: _values_of(field, hints[field.name]) for field in switch_fields(rules)
        }
    return _VALUES[rules]


def _values_of(field: dataclasses.Field[Any], hint: Any) -> tuple[Value, ...]:
    if field.metadata["values"] is not None:
        return tuple(field.metadata["values"])
    return (True, False) if hint is bool else get_args(hint)


def check_value(rules: type[DataclassInstance], name: str, value: Value) -> None:
    """Refuse a value that a switch cannot have; those it can are listed."""
    values = valid_values(rules, name)
    if not any(type(value) is type(other) and value == other for other in values):
        raise unknown_value(name, value, values)


def unknown_value(name: str, value: Value, values: tuple[Value, ...]) -> Refused:
    """Return the refusal of a value that a switch cannot have."""
    if len(values) > _LISTED:
        ends = {"least": values[0], "most": values[-1]}
        return Refused("rules.no_number", name=name, value=value, **ends)
    return Refused("rules.no_value", name=name, value=value, known=tuple(map(repr, values)))


def written_value(value: Value) -> str:
    """Write a value as ids and catalogues do."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def switch_fields(rules: type[DataclassInstance]) -> list[dataclasses.Field[Any]]:
    """Return the switches of a class of rulesets, as it declares them."""
    return [field for field in dataclasses.fields(rules) if "statements" in field.metadata]


def switch_field(rules: type[DataclassInstance], name: str) -> dataclasses.Field[Any]:
    """Return one switch as it is declared, or refuse what is none."""
    valid_values(rules, name)  # refuses what is no switch
    return next(field for field in switch_fields(rules) if field.name == name)
