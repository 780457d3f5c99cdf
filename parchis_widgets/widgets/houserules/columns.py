"""What a table's page knows: every row, so that it filters and compares without Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.rules.questions import GROUPS, group_name
from parchis_widgets.widgets.houserules.cited import Json, ids_of, statements_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parchis_widgets.rules.table import Row, Table

__all__ = ["columns_of"]


def columns_of(tables: Sequence[Table], lang: str) -> Json:
    """Return tables, one a family, with the words of every statement that they cite."""
    told = [_family(table, lang) for table in tables]
    ids = {
        ident
        for family in told
        for row in family["rows"]
        for says in row["says"]
        for ident, _ in says[2]
    }
    return {"families": told, **statements_of(ids, lang)}


def _family(table: Table, lang: str) -> Json:
    return {
        "family": table.family,
        "reference": table.reference,
        "rulesets": [
            {"id": rules.id, "name": name}
            for rules, name in zip(table.rulesets, table.names, strict=True)
        ],
        "groups": {group: group_name(group, lang) for group in GROUPS[table.family]},
        "rows": list(_rows(table)),
    }


def _rows(table: Table) -> Iterator[Json]:
    for row in table.rows():
        says = list(dict.fromkeys(_says(row)))
        yield {
            "group": row.group,
            "question": row.question,
            # What one of them says, in few words and in full, with what stands behind it.
            "says": [[text, sentence, _cited(row, text)] for text, sentence in says],
            "cells": [says.index(one) for one in _says(row)],
            "pills": [table.cite(index, cell) for index, cell in enumerate(row.cells)],
            "idle": [index for index, cell in enumerate(row.cells) if cell.idle],
        }


def _says(row: Row) -> list[tuple[str, str]]:
    return [(cell.text, cell.sentence) for cell in row.cells]


def _cited(row: Row, text: str) -> list[list[str | bool]]:
    """Return what stands behind an answer, whichever ruleset gives it."""
    return ids_of(next(cell.cited for cell in row.cells if cell.text == text))
