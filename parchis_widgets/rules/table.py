"""Every ruleset by every switch, in words: as data, as Markdown, as HTML."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from parchis_widgets.rules.questions import (
    GROUPS,
    answer,
    answer_citations,
    group_name,
    question,
    rules_name,
    rules_title,
)
from parchis_widgets.text import current_language, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parchis_widgets.rules.citation import Citation
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Cell", "Row", "Table"]


class Cell(NamedTuple):
    """What one ruleset says of one switch."""

    text: str
    cited: list[Citation]
    sentence: str
    differs: bool
    """Whether the ruleset that it is compared with says something else."""
    idle: bool


class Row(NamedTuple):
    """A switch, and what each ruleset says of it."""

    switch: str
    group: str
    question: str
    cells: tuple[Cell, ...]

    @property
    def is_alike(self) -> bool:
        """Whether all rulesets say the same."""
        return not any(cell.differs for cell in self.cells)


@dataclass(frozen=True)
class Table:
    """Rulesets of one family, switch by switch.

    Parameters
    ----------
    rulesets : tuple of Ruleset
        The columns.
    reference : int
        Which of them the others are compared with.
    lang : str
        The language it is told in.
    """

    rulesets: tuple[Ruleset, ...]
    reference: int = 0
    lang: str = field(default_factory=current_language)

    @property
    def family(self) -> str:
        """The family of its rulesets."""
        return self.rulesets[0].family

    @property
    def names(self) -> tuple[str, ...]:
        """What its columns are called; a house rule by what it starts from and its changes."""
        return tuple(
            rules_title(rules, self.lang) if " " in rules.id else rules_name(rules, self.lang)
            for rules in self.rulesets
        )

    def rows(self, *, only_differing: bool = False) -> tuple[Row, ...]:
        """Return the switches as they are asked, or only those that the rulesets differ in."""
        rows = (
            self._row(group, name) for group, names in GROUPS[self.family].items() for name in names
        )
        return tuple(row for row in rows if not (only_differing and row.is_alike))

    def _row(self, group: str, name: str) -> Row:
        cells = tuple(self._cell(rules, name) for rules in self.rulesets)
        return Row(name, group, question(name, self.lang), cells)

    def _cell(self, rules: Ruleset, name: str) -> Cell:
        value = getattr(rules, name)
        return Cell(
            answer(rules, name, value, self.lang),
            answer_citations(rules, name, value),
            rules.label(name, value, self.lang),
            value != getattr(self.rulesets[self.reference], name),
            rules.is_idle(name),
        )

    def to_markdown(self, *, only_differing: bool = True) -> str:
        """Write it in Markdown, ``=`` where a ruleset says what the one it is compared with says.

        Parameters
        ----------
        only_differing
            Leave out what all rulesets say alike.
        """
        head = [message(self.lang, "rulestable.rule"), *self.names]
        rows = self.rows(only_differing=only_differing)
        told = ([row.question, *self._written(row)] for row in rows)
        lines = [head, ["---"] * len(head), *told]
        return "\n".join(f"| {' | '.join(map(_in_markdown, line))} |" for line in lines) + "\n"

    def _written(self, row: Row) -> Iterator[str]:
        for index, cell in enumerate(row.cells):
            if cell.differs or index == self.reference:
                ids = self.cite(index, cell)
                yield f"{cell.text} ({ids})" if ids else cell.text
            else:
                yield "="

    def cite(self, index: int, cell: Cell) -> str:
        """Return the statement of the column's own source, or else the first one."""
        own = self.rulesets[index].first_of_own([ident for ident, _ in cell.cited])
        return own or next((ident for ident, _ in cell.cited), "")

    def to_html(self, *, only_differing: bool = True) -> str:
        """Write it as an HTML table that needs nothing else."""
        heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in self.names)
        body, before = "", ""
        for row in self.rows(only_differing=only_differing):
            if row.group != before:
                before, name = row.group, escape(group_name(row.group, self.lang))
                body += f'<tr><th colspan="{len(row.cells) + 1}" scope="colgroup">{name}</th></tr>'
            cells = "".join(f"<td>{escape(text)}</td>" for text in self._written(row))
            body += f'<tr><th scope="row">{escape(row.question)}</th>{cells}</tr>'
        rule = escape(message(self.lang, "rulestable.rule"))
        return (
            f'<table lang="{self.lang}"><thead><tr><th scope="col">{rule}</th>{heads}</tr></thead>'
            f"<tbody>{body}</tbody></table>"
        )


def _in_markdown(text: str) -> str:
    """Write a text so that it stays in its cell."""
    return text.replace("\\", "\\\\").replace("|", "\\|").replace("\n", " ")
