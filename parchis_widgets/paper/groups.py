"""What each statement is about: the groups of a rule sheet, in reading order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["GROUPS", "INHERITED", "grouped"]

GROUPS: Final[Mapping[str, Mapping[str, str]]] = {
    "CLA": {
        "before": "01 03 04 05",
        "leaving": "06 07 09",
        "six": "08 10 11",
        "capturing": "12 13 14 15",
        "barriers": "16 17 18 02",
        "goal": "19 20 21 22",
        "pairs": "23 24 25 26",
        "two_colours": "27 28 29 30",
    },
    "TRA": {
        "before": "01 02 19",
        "leaving": "03 04 05 06 15 18",
        "six": "07 08",
        "capturing": "11 12 13 14 20",
        "barriers": "09 10",
        "goal": "16 17",
        "more": "21 22 23",
    },
    "GEN": {
        "before": "01 05 07 08",
        "leaving": "02 23 09 10 11 12 13",
        "six": "04 14",
        "capturing": "06 15 16 22",
        "barriers": "17 19",
        "goal": "03 18 20 21",
    },
    "PAC": {
        "before": "01 02 03 04",
        "throwing": "05 09 10 19 20 22",
        "entering": "06 07 08 11 16",
        "castles": "12 13 14 15",
        "finishing": "17 18 21",
        "more": "23",
    },
    "CHA": {
        "before": "01 04",
        "throwing": "02 03 08 09",
        "merging": "05 06 07",
        "finishing": "10",
        "more": "11",
    },
}
"""By source, the groups and the numbers of their statements, in the order they are told in."""

INHERITED: Final[Mapping[str, tuple[str, ...]]] = {"CHA": ("PAC-01", "PAC-02", "PAC-03", "PAC-04")}
"""What a source takes over from another: board, teams and way of Pachisi (CHA-01)."""


def grouped(source: str, statements: tuple[str, ...]) -> dict[str, list[str]]:
    """Return a ruleset's statements by group; groups without any are left out."""
    told = {
        group: [ident for n in numbers.split() if (ident := f"{source}-{n}") in statements]
        for group, numbers in GROUPS.get(source, {}).items()
    }
    return {group: idents for group, idents in told.items() if idents}
