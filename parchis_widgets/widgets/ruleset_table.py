"""All rulesets by all switches in a notebook, in words; it filters and compares without Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import traitlets

from parchis_widgets.game.checks import flag
from parchis_widgets.rules.catalogue import ruleset as read_ruleset
from parchis_widgets.rules.catalogue import rulesets as published
from parchis_widgets.rules.ruleset import Ruleset
from parchis_widgets.rules.table import Table
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.houserules.columns import columns_of
from parchis_widgets.widgets.plain import PlainWidget
from parchis_widgets.widgets.protocol.options import options_of
from parchis_widgets.widgets.widget import bundled

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["RulesetTable"]


class RulesetTable(PlainWidget):
    """A table of rulesets, switch by switch.

    Parameters
    ----------
    rulesets : iterable of str or Ruleset, optional
        The columns: ids, codes or rules, also of house rules. All published ones if left out.
    compared_with : str or Ruleset, optional
        The one that the others are compared with; the first of its family if left out.
    only_differing : bool
        Leave out what all say alike.
    lang : str
        The language, ``"es"`` or ``"en"``.
    large : bool
        Larger signs, for a projector.
    theme : str
        ``"auto"`` follows the notebook; ``"light"``, ``"dark"``.

    Attributes
    ----------
    tables : tuple of Table
        What is shown: a table for each family of games, that of `compared_with` first.

    Raises
    ------
    ValueError
        If these are no rulesets, or an option is not one of those listed.
    """

    _esm = bundled("rules.js")
    _css = bundled("rules.css")
    _asked = {}  # noqa: RUF012 - nothing is asked of Python

    shell = traitlets.Unicode("table").tag(sync=True)
    table = traitlets.Dict().tag(sync=True)
    only_differing = traitlets.Bool(True).tag(sync=True)

    def __init__(
        self,
        rulesets: Iterable[str | Ruleset] | None = None,
        *,
        compared_with: str | Ruleset | None = None,
        only_differing: bool = True,
        lang: str = "es",
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
    ) -> None:
        options = options_of(lang, "printed", theme, large=large)
        self.tables = _tables(_columns(rulesets), compared_with, options["lang"])
        table = columns_of(self.tables, options["lang"])
        only = flag("only_differing", only_differing)
        super().__init__(options, "rulestable", table=table, only_differing=only)

    def __repr__(self) -> str:
        """Tell the table in a line that is the same each time."""
        return f"RulesetTable({[rules.id for table in self.tables for rules in table.rulesets]})"

    def _repr_html_(self) -> str:
        """Return the tables as HTML."""
        only = self.only_differing
        return "".join(table.to_html(only_differing=only) for table in self.tables)

    def to_markdown(self, *, only_differing: bool | None = None) -> str:
        """Write the tables in Markdown, one after another.

        Parameters
        ----------
        only_differing
            Leave out what all say alike; as the widget does if left out.
        """
        only = self.only_differing if only_differing is None else only_differing
        return "\n".join(table.to_markdown(only_differing=only) for table in self.tables)

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        raise AssertionError("nothing is asked")


def _rules(given: str | Ruleset) -> Ruleset:
    return given if isinstance(given, Ruleset) else read_ruleset(given)


def _columns(rulesets: Iterable[str | Ruleset] | None) -> list[Ruleset]:
    """Return the rulesets of a table, each once."""
    if rulesets is None:
        return [read_ruleset(name) for name in published()]
    if isinstance(rulesets, str) or not hasattr(rulesets, "__iter__"):
        raise Refused("rules.table_rulesets", given=rulesets)
    columns = list(dict.fromkeys(map(_rules, rulesets)))
    if not columns:
        raise Refused("rules.table_rulesets", given=[])
    return columns


def _tables(
    columns: list[Ruleset], compared_with: str | Ruleset | None, lang: str
) -> tuple[Table, ...]:
    """Return a table for each family, the one with the reference first."""
    first = columns[0] if compared_with is None else _rules(compared_with)
    if first not in columns:
        raise Refused("rules.no_column", given=first.id, known=tuple(r.id for r in columns))
    families = dict.fromkeys((first.family, *(rules.family for rules in columns)))
    tables = []
    for family in families:
        own = tuple(rules for rules in columns if rules.family == family)
        reference = own.index(first) if first in own else 0
        tables.append(Table(own, reference, lang))
    return tuple(tables)
