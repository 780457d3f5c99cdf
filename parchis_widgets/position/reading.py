"""Reading a position: words into a state, and a refusal of what no game could hold."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from parchis_widgets.engine.family import family_of
from parchis_widgets.position import notation
from parchis_widgets.position.fault import Fault
from parchis_widgets.position.fields import Fields
from parchis_widgets.rules.catalogue import ruleset as ruleset_of
from parchis_widgets.rules.ruleset import Ruleset
from parchis_widgets.text.cleaning import cleaned
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.position import pachisi, parchis

__all__ = ["Writing", "faults_of", "read_fields", "read_position", "rules_of", "writing_of"]


class Writing(Protocol):
    """How the positions of a family of games are written and read."""

    @property
    def ORDER(self) -> str:  # noqa: N802
        """The order in which the colours are written."""

    @property
    def ALL_PLAY(self) -> bool:  # noqa: N802
        """Whether a colour without a field plays as well."""

    @property
    def WORDS(self) -> Sequence[str]:  # noqa: N802
        """The keywords that a position can have."""

    def assemble(self, fields: Fields, tables: Any) -> Any:
        """Give the engine's picture of what the fields say; a ``ValueError`` for a fault."""

    def word(self, rules: Any, seats_: Seats, saved: Any, piece: int) -> str:
        """Write where a piece stands."""

    def extras(self, rules: Any, seats_: Seats, saved: Any) -> list[str]:
        """Write the fields after whose turn it is."""

    def held(self, state: Any) -> Collection[int]:
        """Return the squares that stand out in a picture: those on which pieces hold."""


def writing_of(rules: Ruleset) -> Writing:
    """Give how positions of a ruleset are written and read."""
    return _load(rules.family)


@cache
def _load(name: str) -> Writing:
    return cast("Writing", import_module(f"parchis_widgets.position.{name}"))


if TYPE_CHECKING:
    _ALL: Final[tuple[Writing, ...]] = (pachisi, parchis)
    """Each has all the names: the type checker looks at them here."""


def read_position(text: str, ruleset: str | Ruleset | None = None) -> tuple[Ruleset, Seats, Any]:
    """Read a position's text into rules, seats and the engine's picture of it."""
    fields = read_fields(text, ruleset)
    seats, saved = _assembled(fields)
    if fields.faults:
        raise fields.faults[0]
    return fields.rules, seats, saved


def faults_of(fields: Fields) -> tuple[Fault, ...]:
    """Give all that keeps fields from being a position: pieces may be wrong in several places."""
    fields.faults.clear()
    _assembled(fields)
    return tuple(fields.faults)


def read_fields(text: str, ruleset: str | Ruleset | None = None) -> Fields:
    """Take a position's text apart, whether or not a game could hold what it says."""
    if not isinstance(text, str):
        raise Refused("positions.no_text", given=text)
    parts = [part.strip() for part in cleaned(text).split(";") if part.strip()]
    rules, parts = _rules(parts, ruleset)
    fields = Fields(rules)
    for part in parts:
        fields.read(part, writing_of(rules).WORDS)
    if not fields.colours:
        raise Fault("faults.no_colour_field")
    return fields


def _assembled(fields: Fields) -> tuple[Seats, Any]:
    seats = fields.understood("", None, _seats, fields)
    family = family_of(fields.rules)
    if seats is None:
        # All four colours can play everywhere: so the other fields are understood as well.
        seats = family.seats_of(fields.rules, family.COLOURS)
    return seats, writing_of(fields.rules).assemble(fields, family.tables_for(fields.rules, seats))


def _seats(fields: Fields) -> Seats:
    family = family_of(fields.rules)
    every = writing_of(fields.rules).ALL_PLAY
    playing = range(len(fields.letters)) if every else sorted(fields.colours)
    colours = "".join(fields.letters[colour] for colour in playing)
    try:
        return family.seats_of(fields.rules, colours)
    except Refused as error:
        raise Fault("faults.seats", reason=error) from error


def rules_of(ruleset: str | Ruleset) -> Ruleset:
    """Give the ruleset that an id or a ruleset means."""
    rules = ruleset_of(ruleset) if isinstance(ruleset, str) else ruleset
    if not isinstance(rules, Ruleset):
        raise Refused("rules.no_ruleset", given=ruleset)
    return rules


def _rules(parts: list[str], given: str | Ruleset | None) -> tuple[Ruleset, list[str]]:
    first = parts[0].split()[0] if parts else ""
    leads = first not in notation.KEYWORDS and notation.letter_of(first) is None
    if leads and parts:
        rules = _published(parts[0])
        if given is not None and rules_of(given) != rules:
            raise Refused("positions.other_rules", own=rules.id, given=rules_of(given).id)
        return rules, parts[1:]
    if given is None:
        raise Fault("faults.no_ruleset")
    return rules_of(given), parts


def _published(ident: str) -> Ruleset:
    try:
        return ruleset_of(ident)
    except Refused as error:
        raise Fault("faults.ruleset", reason=error) from error
