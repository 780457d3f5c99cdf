"""Every statement has a test where it bites and a near miss."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from parchis_widgets.rules.statements import STATEMENTS

NOT_YET_BUILT = ("PAC", "CHA", "TRA", "GEN", *(f"CLA-{n}" for n in range(23, 31)))
"""Sources, or statements, of rulesets that are still to come."""

MARK = re.compile(r'^@(bites|near_miss)\("([A-Z]{3}-\d\d)"\)$', re.MULTILINE)


def marked() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for file in Path(__file__).parent.glob("test_*.py"):
        for kind, ident in MARK.findall(file.read_text(encoding="utf-8")):
            found[ident].add(kind)
    return found


def test_every_statement_is_tested_where_it_bites_and_where_it_just_does_not() -> None:
    """The list of those without tests is empty, but for what is not built yet."""
    found = marked()
    wanting = {
        ident: sorted({"bites", "near_miss"} - found[ident])
        for ident in STATEMENTS
        if not ident.startswith(NOT_YET_BUILT)
    }
    assert {ident: kinds for ident, kinds in wanting.items() if kinds} == {}


def test_every_mark_names_a_statement() -> None:
    """A mark with a wrong number would stand for nothing."""
    assert set(marked()) <= set(STATEMENTS)


def test_what_is_not_built_yet_has_no_tests() -> None:
    """The list of exceptions shrinks with the work."""
    assert [ident for ident in marked() if ident.startswith(NOT_YET_BUILT)] == []
