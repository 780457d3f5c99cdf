"""Every ruleset by every switch, in words: what differs at a glance."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final, Literal

import traitlets

from parchis_widgets.game.checks import flag
from parchis_widgets.position.reading import rules_of
from parchis_widgets.rules import catalogue
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import current_language, message
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown
from parchis_widgets.widgets.protocol.options import options_of
from parchis_widgets.widgets.widget import Widget, bundled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.widgets.protocol.messages import Schema

__all__ = ["RulesetTable"]

_MOST: Final = 8
"""More columns than these nobody can read side by side."""
NOTHING: Final[Schema] = {}
"""Its page asks nothing of Python: all of it can be read on a saved page."""


class RulesetTable(Widget):
    """Rulesets side by side, a row for each switch, compared with one of them.

    Parameters
    ----------
    rulesets : sequence of str or Ruleset, optional
        Which are shown, the one first with which the others are compared; all of Parchís if left
        out.
    lang, large, theme
        As `Board` takes them.

    Raises
    ------
    ValueError
        If there is no such ruleset, or they are none or too many, or of two families.
    """

    _esm = bundled("rules.js")
    _css = bundled("rules.css")
    _asked = NOTHING

    table = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        rulesets: Sequence[str | Ruleset] | None = None,
        *,
        lang: str | None = None,
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
    ) -> None:
        options = options_of(lang or current_language(), "printed", theme, large=large)
        self._rules = _read(rulesets)
        super().__init__(options, "table", "sources")
        self.table = _table(self._rules, self.lang)

    @property
    def data(self) -> dict[str, Any]:
        """What is shown: ``rulesets`` and ``rows``, each with a cell for each ruleset."""
        return dict(self.table)

    def __repr__(self) -> str:
        """Tell it in a line that is the same each time."""
        return f"RulesetTable({', '.join(rules.id for rules in self._rules)})"

    def to_markdown(self, *, differences: bool = True) -> str:
        """Write the table as Markdown: with `differences` only the rows that are not alike."""
        names = [one["name"] for one in self.table["rulesets"]]
        lines = [_row(["", *names]), _row(["---"] * (1 + len(names)))]
        for row in self._rows(differences=flag("differences", differences)):
            first, *others = row["cells"]
            cells = [_cited(first), *(_compared(cell, first) for cell in others)]
            lines.append(_row([f"**{row['title']}**", *cells]))
        return "\n".join(lines) + "\n"

    def to_svg(self) -> str:
        """Refuse: a table has no picture; see `to_markdown`."""
        raise Refused("table.no_picture")

    def _rows(self, *, differences: bool) -> list[dict[str, Any]]:
        return [row for row in self.table["rows"] if not (differences and row["alike"])]

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the table as HTML too, for viewers that run no widgets."""
        data, metadata = super()._repr_mimebundle_(**kwargs)
        return {**data, "text/html": self._html()}, metadata

    def _html(self) -> str:
        heads = "".join(f"<th>{escape(one['name'])}</th>" for one in self.table["rulesets"])
        rows = "".join(
            f"<tr><th>{escape(row['title'])}</th>"
            + "".join(f"<td>{escape(_cited(cell))}</td>" for cell in row["cells"])
            + "</tr>"
            for row in self._rows(differences=True)
        )
        return f'<table lang="{self.lang}"><tr><th></th>{heads}</tr>{rows}</table>'


def _read(rulesets: Sequence[str | Ruleset] | None) -> tuple[Ruleset, ...]:
    if rulesets is None:
        known = map(catalogue.ruleset, catalogue.rulesets())
        return tuple(rules for rules in known if rules.family == "parchis")
    if isinstance(rulesets, str) or not hasattr(rulesets, "__iter__"):
        raise Refused("table.rulesets", found=shown(rulesets), most=_MOST)
    rules = tuple(rules_of(one) for one in rulesets)
    if not 1 <= len(rules) <= _MOST:
        raise Refused("table.rulesets", found=len(rules), most=_MOST)
    other = next((one for one in rules if one.family != rules[0].family), None)
    if other is not None:
        raise Refused("comparison.family", one=rules[0].id, other=other.id)
    return rules


def _table(rules: Sequence[Ruleset], lang: str) -> dict[str, Any]:
    """Return the table in words: of each switch its title, of each ruleset what it says."""
    names = [name for name, _ in rules[0].switches()]
    cited = dict.fromkeys(ident for one in rules for name in names for ident in one.behind(name))
    return {
        "rulesets": [{"id": one.id, "name": _name(one, lang)} for one in rules],
        "rows": [_row_of(rules, name, lang) for name in names],
        "statements": {ident: statement(ident).text(lang) for ident in cited},
    }


def _row_of(rules: Sequence[Ruleset], name: str, lang: str) -> dict[str, Any]:
    values = [getattr(one, name) for one in rules]
    title = message(lang, f"switches.{name}.")
    return {
        "switch": name,
        "title": title[:1].upper() + title[1:],
        "alike": len(set(values)) == 1,
        "cells": [
            {
                "text": one.label(name, value, lang),
                "statements": list(one.behind(name)),
                "idle": one.is_idle(name),
                "value": str(value),
            }
            for one, value in zip(rules, values, strict=True)
        ],
    }


def _name(rules: Ruleset, lang: str) -> str:
    called = message(lang, f"short.{rules.name}")
    turned = rules.id != rules.name
    return message(lang, "comparison.house", name=called) if turned else called


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _cited(cell: dict[str, Any]) -> str:
    ids = ", ".join(cell["statements"])
    return f"{cell['text']} ({ids})" if ids else str(cell["text"])


def _compared(cell: dict[str, Any], first: dict[str, Any]) -> str:
    return "=" if cell["value"] == first["value"] else _cited(cell)
