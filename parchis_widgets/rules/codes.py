"""Short codes of house rules, which can be read aloud and typed back: ``clasico-7b-22b-8f``.

A code is the published name, each switch that was turned as its number and the letter of its value,
and two characters by which any one character that is wrong, missing or twice there, and any two
neighbours that changed places, are noticed. Codes are written down and kept: a number or a letter
that was given once is never given to anything else. So a new switch stands last in `NUMBERED`, and
a new value last of its switch's.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from parchis_widgets.rules.switch import Value, valid_values
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["NUMBERED", "code_of", "is_code", "read_code"]

NUMBERED: Final[dict[str, tuple[str, ...]]] = {
    "parchis": (
        "starter", "starter_ties", "seats", "dice", "turn_order", "seating", "exit_on_five",
        "double_exit", "exit_victim", "exit_bonus", "exit_beats_barrier", "barred_five",
        "partner_pair_on_start", "mixed_pair_on_start", "own_other_colour", "six_counts_seven",
        "home_empty", "idle_six", "third_six", "last_moved_by", "reform_barrier", "barriers",
        "pairs_off_safes", "column_barrier", "capture_bonus", "goal_bonus", "bonus_piece",
        "bonus_zone", "goal_bonus_colour", "bonus_chain", "bonus_use", "overshoot", "bounce_out",
        "bonus_bounce", "bounce_path", "winning", "play_on", "turn_seconds", "leaving",
    ),
    "pachisi": (
        "starter", "starter_ties", "throws", "mouth_up", "graces", "third_grace", "capture_throws",
        "capture_grace", "throwing", "setup", "entering", "first_piece", "entry", "six_enters",
        "castles", "castle_company", "queens", "queen_on_castle", "merging", "splitting", "larger",
        "declining", "dice_use", "second_lap", "finishing", "finished_colour",
    ),
}  # fmt: skip
"""By family, its switches: the first has number 1. Nothing here ever changes its place."""

_SIGNS: Final = "-._0123456789abcdefghijklmnopqrstuvwxyz"
"""What a code is written with."""
_CHECKS: Final = "23456789bcdfghjkmnpqrstvwxyz"
"""What the check is written with: nothing that looks like another of them, and no words."""
_PRIME: Final = 257
"""More than the signs there are; with `_LENGTHS` what two of the check's characters can tell."""
_LENGTHS: Final = 3
"""The length is told beside the sum: a character more or less never leaves it as it was."""
_STEP: Final = 31
_TURNED: Final = re.compile(r"([1-9]\d*)([a-z]+)")


def is_code(text: str) -> bool:
    """Return whether a text is meant to be a code, and no id."""
    return "-" in text and "=" not in text


def code_of(rules: Ruleset) -> str:
    """Return the code of a ruleset; of a published one, its name."""
    numbers = {name: number for number, name in enumerate(NUMBERED[rules.family], start=1)}
    turned = {name: value for name, value in rules.switches() if rules.is_turned(name)}
    parts = [
        f"{numbers[name]}{_letters(valid_values(type(rules), name).index(turned[name]))}"
        for name in sorted(turned, key=numbers.__getitem__)
    ]
    if not parts:
        return rules.name
    told = "-".join([rules.name, *parts])
    return f"{told}-{_check(told)}"


def read_code(text: str, published: Mapping[str, Ruleset]) -> Ruleset:
    """Return the ruleset of a code.

    Raises
    ------
    ValueError
        If a character is wrong, is missing or has changed places, or if the switches make no sense
        together.
    """
    told, _, check = text.lower().rpartition("-")
    name, *parts = told.split("-")
    if name not in published:
        raise Refused("rules.unknown", name=name, known=tuple(published))
    if not set(told) <= set(_SIGNS) or check != _check(told) or not parts:
        raise Refused("rules.code_mistyped", code=text)
    rules = published[name]
    changes: dict[str, Value] = {}
    for part in parts:
        switch, value = _turned(part, rules, text)
        changes[switch] = value
    return rules.replace(**changes)


def _turned(part: str, rules: Ruleset, code: str) -> tuple[str, Value]:
    """Return the switch and the value that a part of a code stands for."""
    found = _TURNED.fullmatch(part)
    names = NUMBERED[rules.family]
    if found is None or int(found[1]) > len(names):
        raise Refused("rules.code_unknown", code=code, part=part)
    name = names[int(found[1]) - 1]
    for index, value in enumerate(valid_values(type(rules), name)):
        if _letters(index) == found[2]:
            return name, value
    raise Refused("rules.code_unknown", code=code, part=part)


def _letters(index: int) -> str:
    """Return the letter of a value: *a*, *b*, …, *z*, *aa*, *ab* and so on."""
    before, last = divmod(index, 26)
    return (_letters(before - 1) if before else "") + chr(ord("a") + last)


def _check(told: str) -> str:
    """Return the two characters that tell whether a code was typed as it was written."""
    total, weight = 0, 1
    for sign in told:
        weight = weight * _STEP % _PRIME
        total += weight * _SIGNS.index(sign) if sign in _SIGNS else 0
    value = total % _PRIME * _LENGTHS + len(told) % _LENGTHS
    first, second = divmod(value, len(_CHECKS))
    return _CHECKS[first] + _CHECKS[second]
