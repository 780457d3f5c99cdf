"""Every statement has a test where it bites and a near miss."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from parchis_widgets.rules.statements import STATEMENTS

if TYPE_CHECKING:
    from collections.abc import Iterator

TESTS = Path(__file__).parents[1]
KINDS = ("bites", "near_miss")


def marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Give statement and kind of each mark of a file's tests: `bites("CLA-09")`, or the long way.

    Only what decorates a test counts, so that a comment or a helper stands for nothing.
    """
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if not isinstance(mark, ast.Call):
                continue
            words = [*mark.args, *(word.value for word in mark.keywords)]
            said = [word.value for word in words if isinstance(word, ast.Constant)]
            match mark.func, said:
                case ast.Name(id="bites" | "near_miss" as kind), [str(ident)]:
                    yield ident, kind
                case ast.Attribute(attr="statement"), [str(ident), str(kind)]:
                    yield ident, kind
                case _:
                    pass


def marked() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for file in TESTS.rglob("test_*.py"):
        for ident, kind in marks(ast.parse(file.read_text(encoding="utf-8"))):
            found[ident].add(kind)
    return found


def test_every_statement_is_tested_where_it_bites_and_where_it_just_does_not() -> None:
    """The list of those without tests is empty."""
    found = marked()
    wanting = {ident: sorted(set(KINDS) - found[ident]) for ident in STATEMENTS}
    assert {ident: kinds for ident, kinds in wanting.items() if kinds} == {}


def test_every_mark_names_a_statement_and_a_kind() -> None:
    """A mark with a wrong number would stand for nothing."""
    found = marked()
    assert set(found) <= set(STATEMENTS)
    assert {kind for kinds in found.values() for kind in kinds} <= set(KINDS)
