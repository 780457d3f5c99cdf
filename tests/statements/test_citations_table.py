"""The table of citations is as the reasons are, and leaves no statement without a place."""

from __future__ import annotations

from pathlib import Path

from tools.write_citations import table

WRITTEN = Path(__file__).parent / "citations.md"


def test_it_is_written_as_the_reasons_are() -> None:
    """`make tables` writes it anew."""
    assert WRITTEN.read_text(encoding="utf-8") == table()


def test_every_statement_is_cited_or_says_why_not() -> None:
    """By a refusal, an event or a switch; a row of empty cells would show a forgotten one."""
    rows = [line.split("|")[2:-1] for line in table().splitlines() if line.startswith("| ")][2:]
    assert [row for row in rows if not any(cell.strip() for cell in row)] == []
