"""A ruleset: a frozen record of typed switches, each naming the statements behind its values."""

from __future__ import annotations

import dataclasses
import re
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

from parchis_widgets.rules.citation import Citation
from parchis_widgets.rules.clash import Clash
from parchis_widgets.rules.statements import STATEMENTS, statement
from parchis_widgets.rules.switch import (
    Value,
    check_value,
    switch,
    switch_field,
    switch_fields,
    unknown_value,
    valid_values,
    written_value,
)
from parchis_widgets.text import message, spoken
from parchis_widgets.text.phrases import listed
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parchis_widgets.rules.throwers import Thrower

__all__ = ["Difference", "Need", "Ruleset"]

Need = tuple[str, Value, str, Value]
"""A switch and its value, and what another switch must be for it to mean anything."""

_Rules = TypeVar("_Rules", bound="Ruleset")


@dataclass(frozen=True)
class Difference:
    """A switch that two rulesets set differently.

    Attributes
    ----------
    switch : str
        The name of the switch; it is an attribute of both rulesets.
    left, right : str, int, bool or None
        Its value in either ruleset; ``None`` where a ruleset of another family lacks it.
    statements : tuple of str
        The statements behind either side, of the rulesets' own sources first.
    """

    switch: str
    left: Value | None
    right: Value | None
    statements: tuple[str, ...]
    _sides: tuple[Ruleset, Ruleset] = field(repr=False, compare=False)

    def text(self, lang: str | None = None) -> str:
        """Return what either side says, in a sentence each; of a side that lacks it, nothing."""
        lang = spoken(lang)
        values = zip(self._sides, (self.left, self.right), strict=True)
        return " ".join(
            message(
                lang,
                "describe.side",
                name=message(lang, f"rulesets.{rules.name}"),
                said=rules.label(self.switch, value, lang),
            )
            for rules, value in values
            if value is not None
        )


@dataclass(frozen=True)
class Ruleset:
    """The rules of one game, as switches.

    Attributes
    ----------
    name : str
        The published ruleset this one starts from, such as ``"clasico"``.
    source : str
        The prefix of the statements it obeys first (``"CLA"``); empty for a rule without a source.
    """

    name: str
    source: str

    starter: Literal["lowest", "highest"] = switch(
        "lowest",
        {"lowest": "CLA-05", "highest": "TRA-02 GEN-01 PAC-01"},
        ours={"highest": "TRA-02"},
    )
    starter_ties: Literal["again", "seat_order"] = switch("again", {"again": "CLA-05"})

    family: ClassVar[str]
    sources: ClassVar[tuple[str, ...]]
    """The prefixes of the sources that tell games of this family."""
    needs: ClassVar[tuple[Need, ...]] = ()
    """Values that only mean something beside another switch's value."""
    published: ClassVar[dict[str, Ruleset]] = {}

    def __post_init__(self) -> None:
        """Refuse a value that a switch does not have, and switches that contradict each other."""
        for name, value in self.switches():
            check_value(type(self), name, value)
        self.check()

    def check(self) -> None:
        """Raise a ``ValueError`` with the reason if the switches make no sense together."""
        for clash in self.clashes():
            raise clash.refusal

    def clashes(self) -> Iterator[Clash]:
        """Return the switches that make no sense together, each with the reason.

        A ruleset has none; what `unchecked` gives may have several.
        """
        for name, value, other, needed in self.needs:
            found = getattr(self, other)
            if getattr(self, name) == value and found != needed:
                said = {"name": name, "value": value, "other": other}
                refusal = Refused("rules.needs", **said, needed=needed, found=found)
                yield Clash(f"{name}.{other}", name, (other,), refusal)

    @property
    def id(self) -> str:
        """The published name, and behind it every switch that was turned."""
        published = self.published.get(self.name, self)
        turned = [
            f"{name}={written_value(value)}"
            for name, value in self.switches()
            if value != getattr(published, name)
        ]
        return " ".join([self.name, *turned])

    @property
    def statements(self) -> tuple[str, ...]:
        """Ids of the statements of this ruleset's own source, in their order."""
        return tuple(
            ident
            for ident, said in STATEMENTS.items()
            if said.source == self.source and self.obeys(ident)
        )

    @property
    def thrower(self) -> Thrower:
        """What is thrown."""
        raise NotImplementedError

    @property
    def opening_thrower(self) -> Thrower:
        """What is thrown to see who starts."""
        return self.thrower

    @property
    def up(self) -> Fraction:
        """How often a cowrie falls with its mouth up, where there are any."""
        return Fraction(1, 2)

    @property
    def grace_values(self) -> frozenset[int]:
        """The throws that are graces, where there are any (PAC-09)."""
        return frozenset()

    @property
    def colours_are_chosen(self) -> bool:
        """Whether the players choose their colours by their opening throws (GEN-01)."""
        return False

    @property
    def goes_on(self) -> bool:
        """Whether a game can go on for the places after its first winner (TRA-19)."""
        return False

    @property
    def seconds_a_turn(self) -> int | None:
        """How long a turn may last, where there is a clock (GEN-05)."""
        return None

    @property
    def may_leave(self) -> bool:
        """Whether players may leave the game (GEN-08)."""
        return False

    def obeys(self, ident: str) -> bool:
        """Return whether a statement of its source is about the way of playing chosen here."""
        return True

    def is_idle(self, name: str) -> bool:
        """Return whether a switch decides nothing beside the values of the others."""
        return any(
            name == switch and getattr(self, other) != needed
            for switch, _, other, needed in self.needs
        )

    def switches(self) -> Iterator[tuple[str, Value]]:
        """Return each switch and its value."""
        for one in switch_fields(type(self)):
            yield one.name, getattr(self, one.name)

    def replace(self: _Rules, **changes: Value) -> _Rules:
        """Turn switches: a house rule.

        Raises
        ------
        ValueError
            If there is no such switch or value (the valid ones are listed), or if the switches
            make no sense together (with the reason).
        """
        for name, value in changes.items():
            check_value(type(self), name, value)
        changed: dict[str, Any] = dict(changes)
        return dataclasses.replace(self, **changed)

    def is_turned(self, name: str) -> bool:
        """Return whether a switch is not as the published ruleset has it."""
        published = self.published.get(self.name, self)
        return bool(getattr(self, name) != getattr(published, name))

    def is_brought_in(self, name: str) -> bool:
        """Return whether a switch is turned, or means something only beside one that is."""
        needed = (other for one, _, other, _ in self.needs if one == name)
        return self.is_turned(name) or any(self.is_turned(other) for other in needed)

    def first_of_own(self, statements: Sequence[str]) -> str | None:
        """Return the first statement of the source that the ruleset rests on, if there is one."""
        own = self.source or self.sources[0]
        return next((ident for ident in statements if ident.startswith(own)), None)

    def nearest(self, statements: Sequence[str]) -> str:
        """Return the first statement of the own source, or else of the family's, or of all."""
        return (self._by_source(statements) or statements)[0]

    def _by_source(self, statements: Sequence[str]) -> list[str]:
        """Return the statements of the family's sources, those of the own one first."""
        sources = dict.fromkeys(filter(None, (self.source, *self.sources)))
        return [ident for source in sources for ident in statements if ident.startswith(source)]

    def citations(self, name: str) -> list[Citation]:
        """Return what stands behind a switch's value, the own source's first.

        A value that no source states reads statements in its own way: they are readings.
        """
        told, value = switch_field(type(self), name).metadata, getattr(self, name)
        stated: tuple[str, ...] = told["statements"].get(value, ())
        ours: frozenset[str] = told["ours"].get(value, frozenset())
        ids = self._by_source(stated or told["reads"])
        return [Citation(ident, not stated or ident in ours) for ident in ids]

    def own_citations(self, name: str) -> list[Citation]:
        """Return what stands behind a switch's value in the ruleset's own source."""
        own = self.source or self.sources[0]
        return [cited for cited in self.citations(name) if cited.statement.startswith(own)]

    def behind(self, name: str) -> tuple[str, ...]:
        """Return the statements behind a switch's value, those of the own source first.

        Raises
        ------
        ValueError
            If there is no such switch; the valid ones are listed.
        """
        field = switch_field(type(self), name)
        ids: tuple[str, ...] = field.metadata["statements"].get(getattr(self, name), ())
        own = tuple(ident for ident in ids if ident.startswith(self.source or "-"))
        related = tuple(ident for ident in ids if ident.startswith(self.sources))
        return own or related or ids

    def diff(self, other: Ruleset) -> tuple[Difference, ...]:
        """Return every switch that differs, with the statements behind either side.

        Raises
        ------
        ValueError
            If the other is no ruleset.
        """
        if not isinstance(other, Ruleset):
            raise Refused("rules.no_ruleset", given=other)
        mine, theirs = dict(self.switches()), dict(other.switches())
        differences = []
        for name in dict.fromkeys([*mine, *theirs]):
            left, right = mine.get(name), theirs.get(name)
            if left != right:
                ids = (self.behind(name) if name in mine else ()) + (
                    other.behind(name) if name in theirs else ()
                )
                differences.append(
                    Difference(name, left, right, tuple(dict.fromkeys(ids)), (self, other))
                )
        return tuple(differences)

    def describe(self, lang: str | None = None) -> str:
        """Return the rules as readable text, each with the statements behind it.

        The statements of the ruleset's own source come first, then the switches that hold a
        reading of what the source leaves open, or a house rule.
        """
        lang = spoken(lang)
        title = message(lang, f"rulesets.{self.name}")
        lines = [title, ""]
        if not self.source:
            lines.append(message(lang, "describe.no_source"))
        lines += [f"{ident}: {statement(ident).text(lang)}" for ident in self.statements]
        lines += ["", message(lang, "describe.switches")]
        for name, value in self.switches():
            if self.is_idle(name):
                continue
            label = self.label(name, value, lang)
            ids = ", ".join(self.behind(name))
            lines.append(f"- {label}" + (f" ({ids})" if ids else ""))
        return "\n".join(lines)

    def label(self, name: str, value: Value, lang: str | None = None) -> str:
        """Return what a value of a switch means, in words.

        Raises
        ------
        ValueError
            If there is no such switch or value; the valid ones are listed.
        """
        lang = spoken(lang)
        check_value(type(self), name, value)
        field = switch_field(type(self), name)
        if field.metadata["values"] is not None:
            return message(lang, f"switches.{name}.number", value=value)
        graces = listed(lang, map(str, self.thrower.graces or ("—",)))
        return message(lang, f"switches.{name}.{written_value(value)}", graces=graces)

    @classmethod
    def parse_switches(cls, words: list[str]) -> dict[str, Value]:
        """Read ``name=value`` words, as an id writes them."""
        changes: dict[str, Value] = {}
        for word in words:
            name, equals, text = word.partition("=")
            if not equals or not re.fullmatch(r"\w+", name):
                raise Refused("rules.no_pair", word=word)
            values = valid_values(cls, name)
            named = {written_value(value): value for value in values}
            if text not in named:
                raise unknown_value(name, text, tuple(named))
            changes[name] = named[text]
        return changes
