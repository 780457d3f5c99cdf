"""Statements as a page of rules cites them: an id where they stand behind something, words once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parchis_widgets.rules.statements import statement

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parchis_widgets.rules.citation import Citation

__all__ = ["Json", "ids_of", "statements_of"]

Json = dict[str, Any]


def ids_of(cited: Iterable[Citation]) -> list[list[str | bool]]:
    """Return the first statement of each source, and whether it is a reading."""
    firsts: dict[str, Citation] = {}
    for one in cited:
        firsts.setdefault(one.statement.partition("-")[0], one)
    return [[one.statement, one.reading] for one in firsts.values()]


def statements_of(ids: Iterable[str], lang: str) -> Json:
    """Return what statements say, and by source who says so."""
    said = {ident: statement(ident) for ident in sorted(set(ids))}
    return {
        "statements": {ident: one.text(lang) for ident, one in said.items()},
        "sources": {one.source: one.source_name(lang) for one in said.values()},
    }
