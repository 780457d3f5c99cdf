"""The statements of the sources: 110 numbered sentences that refusals and lessons cite.

The words stand in the catalogues of `parchis_widgets.text`; here stands only which there are.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from parchis_widgets.text import message, spoken
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.saying import Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["STATEMENTS", "Statement", "statement"]

_COUNTS: Final = {"CLA": 30, "TRA": 23, "GEN": 23, "PAC": 23, "CHA": 11}

_OPEN: Final = {
    "CLA": (2, 5, 11, 12, 22, 25, 28),
    "TRA": (2, 8, 12, 23),
    "GEN": (4, 8, 10, 17),
    "PAC": (6, 7, 10, 14, 22),
    "CHA": (5, 7, 9),
}


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement of one source.

    Parameters
    ----------
    id
        Source and number, such as ``"CLA-16"``.
    source
        Prefix of the source: ``"CLA"``, ``"TRA"``, ``"GEN"``, ``"PAC"`` or ``"CHA"``.
    open
        Whether the source leaves something open, so that a switch holds the reading.
    """

    id: str
    source: str
    open: bool

    def text(self, lang: str | None = None) -> str:
        """Return what the statement says, in plain words; ``None`` means the current language."""
        return message(spoken(lang), f"statements.{self.id}")

    def source_name(self, lang: str | None = None) -> str:
        """Return the name by which readers know the source."""
        return message(spoken(lang), f"sources.{self.source}")


def _build() -> dict[str, Statement]:
    return {
        (id_ := f"{source}-{number:02}"): Statement(id_, source, number in _OPEN[source])
        for source, count in _COUNTS.items()
        for number in range(1, count + 1)
    }


STATEMENTS: Final[Mapping[str, Statement]] = MappingProxyType(_build())
"""Every statement by its id, in the order of the sources."""


def statement(id: str) -> Statement:  # noqa: A002 - the word the rules use
    """Return the statement with this id.

    Raises
    ------
    ValueError
        If there is no such statement; the message names the ids there are.
    """
    if not isinstance(id, str) or id not in STATEMENTS:
        raise Refused("rules.no_statement", id=id, known=tuple(map(_numbered, _COUNTS)))
    return STATEMENTS[id]


def _numbered(source: str) -> Phrase:
    ends = {"first": f"{source}-01", "last": f"{source}-{_COUNTS[source]:02}"}
    return Phrase("throwers.range", ends)
