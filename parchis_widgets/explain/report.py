"""An explanation told in full: as plain text for a terminal, as HTML for a notebook."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from itertools import islice
from typing import TYPE_CHECKING

from parchis_widgets.explain.telling import told_changes, told_elsewhere, told_moves
from parchis_widgets.position.picture import picture, way_marks
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import message
from parchis_widgets.text.phrases import listed

if TYPE_CHECKING:
    from parchis_widgets.explain.explained import Explained

__all__ = ["Report", "Section", "report_of"]

_MOST = 6
"""More moves than these are too many to read."""


@dataclass(frozen=True)
class Section:
    """Some lines under a heading."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Report:
    """An explanation in words of one language.

    Attributes
    ----------
    verdict : str
        One sentence.
    rule : str
        The statement behind it: its number, what it says and its source; empty if it is legal.
    sections : tuple of Section
        Further reasons, what would make it legal, where it is, what can be played.
    svg : str
        The board with the way of the attempt.
    """

    verdict: str
    rule: str
    sections: tuple[Section, ...]
    svg: str

    def __str__(self) -> str:
        """Write it as plain text."""
        lines = [self.verdict, *([self.rule] if self.rule else [])]
        for section in self.sections:
            lines += ["", section.heading, *(f"  - {line}" for line in section.lines)]
        return "\n".join(lines)

    def html(self) -> str:
        """Write it as HTML, the picture beside the words."""
        rule = f"<p><small>{escape(self.rule)}</small></p>" if self.rule else ""
        parts = "".join(
            f"<p>{escape(section.heading)}</p><ul>{_items(section.lines)}</ul>"
            for section in self.sections
        )
        return (
            '<div style="display:flex;flex-wrap:wrap;gap:16px">'
            f'<div style="flex:0 0 300px">{self.svg}</div><div style="flex:1 1 280px">'
            f"<p><strong>{escape(self.verdict)}</strong></p>{rule}{parts}</div></div>"
        )


def _items(lines: tuple[str, ...]) -> str:
    return "".join(f"<li>{escape(line)}</li>" for line in lines)


def report_of(explanation: Explained, lang: str) -> Report:
    """Put an explanation into words."""
    first, *others = explanation.violations or (None,)
    rules = explanation.position.ruleset
    sections = (
        Section(
            message(lang, "report.also"),
            tuple(f"{v.text(lang)} ({v.statement})" for v in others if v is not None),
        ),
        Section(message(lang, "report.would_be"), _would_be_legal(explanation, lang)),
        Section(message(lang, "report.elsewhere"), _elsewhere(explanation, lang)),
        Section(
            message(lang, "report.instead"),
            tuple(islice(told_moves(explanation.instead, rules, lang), _MOST)),
        ),
    )
    return Report(
        explanation.text(lang),
        "" if first is None else _cited(first.statement, lang),
        tuple(section for section in sections if section.lines),
        _svg(explanation, lang),
    )


def _cited(ident: str, lang: str) -> str:
    """Quote a statement: its number, what it says, and its source."""
    said = statement(ident)
    return f"{ident}: {said.text(lang)} — {said.source_name(lang)}"


def _would_be_legal(explanation: Explained, lang: str) -> tuple[str, ...]:
    return tuple(
        change.text + (f" ({', '.join(change.statements)})" if change.statements else "")
        for change in told_changes(explanation, lang)
    )


def _elsewhere(explanation: Explained, lang: str) -> tuple[str, ...]:
    """Return where it is legal, where it is not, and where it cannot be thrown."""
    groups: dict[str, list[str]] = {}
    for other in told_elsewhere(explanation):
        name = message(lang, f"short.{other.ruleset}")
        behind = f" ({other.statement})" if other.statement else ""
        key = "legal_in" if other.legal else "illegal_in" if other.thrown else "not_thrown_in"
        groups.setdefault(key, []).append(name + behind)
    return tuple(
        message(lang, f"report.{key}", rulesets=listed(lang, groups[key]))
        for key in ("legal_in", "illegal_in", "not_thrown_in")
        if key in groups
    )


def _svg(explanation: Explained, lang: str) -> str:
    asked = explanation.asked
    position = explanation.position
    squares = explanation.violations[0].squares if explanation.violations else ()
    marks = ""
    if explanation.way:
        piece = asked.state().tables.names[asked.piece]
        marks = way_marks(position, piece, explanation.way, squares)
    return picture(position, lang, over=marks)
