"""What a rule sheet says: statements in groups, what the house changes, and how gaps are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.paper.details import figure_of
from parchis_widgets.paper.flow import Heading, Item
from parchis_widgets.paper.groups import INHERITED, grouped
from parchis_widgets.rules.codes import code_of
from parchis_widgets.rules.questions import GROUPS, group_name, rules_title, turned_switches
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parchis_widgets.paper.flow import Block
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Told"]

_FULL_ID: Final = 12.0
"""How far a rule is indented behind a whole id, such as PAC-01."""
_RING: Final = 3.4
"""And behind a ring."""


class Told:
    """A ruleset in one language, as blocks."""

    def __init__(self, rules: Ruleset, lang: str) -> None:
        self.rules, self.lang = rules, lang
        self.changed = turned_switches(rules)

    def say(self, key: str, /, **values: object) -> str:
        """Return a message of what is printed."""
        return message(self.lang, f"paper.{key}", **values)

    def statements(self, pictures: Sequence[str]) -> Iterator[Block]:
        """Return the statements in their groups; of rules without a source, what they switch."""
        if not self.rules.source:
            yield from self._switches()
        for group, idents in grouped(self.rules.source, self.rules.statements).items():
            yield Heading(self.say(f"groups.{group}"))
            figure = figure_of(self.rules, group, self.lang) if group in pictures else None
            if figure:
                yield figure
            for ident in idents:
                yield Item(ident[4:], self._statement(ident))
        inherited = INHERITED.get(self.rules.source, ())
        if inherited:
            yield Heading(self.say("groups.inherited"))
        for ident in inherited:
            yield Item(ident, statement(ident).text(self.lang), _FULL_ID)

    def _statement(self, ident: str) -> str:
        """Return a statement, and that the house plays otherwise where it does."""
        words = statement(ident).text(self.lang)
        if ident not in self._left_aside():
            return words
        return self.say("rules.aside", words=words)

    def _left_aside(self) -> set[str]:
        """Return the statements behind what was published and is now turned."""
        published = self.rules.published.get(self.rules.name, self.rules)
        before = {ident for name in self.changed for ident in published.behind(name)}
        return before - {ident for name in self.changed for ident in self.rules.behind(name)}

    def _switches(self) -> Iterator[Block]:
        for group, names in GROUPS[self.rules.family].items():
            told = [self._said(name) for name in names if not self.rules.is_idle(name)]
            if told:
                yield Heading(group_name(group, self.lang))
            yield from (Item("", words, _RING) for words in told)

    def _said(self, name: str) -> str:
        """Return what a switch is set to, with the statements behind it."""
        words = self.rules.label(name, getattr(self.rules, name), self.lang)
        ids = ", ".join(self.rules.behind(name))
        return f"{words} ({ids})" if ids else words

    def house(self) -> tuple[str, list[Block]]:
        """Return what the house plays otherwise than the published rules."""
        if not self.changed:
            return "", []
        told = [self._said(name) for name in self.changed]
        told.append(self.say("rules.code", code=code_of(self.rules)))
        title = self.say("rules.house", title=rules_title(self.rules, self.lang))
        return title, [Item("", words, _RING) for words in told]

    def unread(self) -> tuple[str, list[Block]]:
        """Return what no statement of the source decides, and how it is played."""
        if not self.rules.source:
            return "", []
        names = [name for name in self._open() if not self.rules.own_citations(name)]
        return self.say("rules.silent"), [Item("", self._said(name), _RING) for name in names]

    def readings(self) -> tuple[str, list[Block]]:
        """Return how statements that can be read in several ways are read, with their ids."""
        names = [name for name in self._open() if self._is_read(name)] if self.rules.source else []
        return self.say("rules.readings"), [Item("", self._said(name), _RING) for name in names]

    def _open(self) -> Iterator[str]:
        for name, _ in self.rules.switches():
            if not self.rules.is_idle(name) and name not in self.changed:
                yield name

    def _is_read(self, name: str) -> bool:
        cited = self.rules.own_citations(name)
        return bool(cited) and all(one.reading for one in cited)
