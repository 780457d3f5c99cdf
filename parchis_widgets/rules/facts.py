"""What the sources tell beside the rules: where the game comes from, other names, advice.

No statement rests on these, and nothing is refused for them; a lesson can tell them. The words
stand in the catalogues of `parchis_widgets.text`.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from parchis_widgets.text import message

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["FACTS", "Fact", "Kind"]

Kind = Literal["told", "legend", "name", "advice"]
"""What a source tells as true, tells as a legend, calls something, or advises."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that a source tells beside the rules.

    Parameters
    ----------
    id
        A stable word, such as ``"count-aloud"``.
    source
        Prefix of the source that tells it, as in the ids of its statements: ``"TRA"``.
    kind
        ``"told"``, ``"legend"``, ``"name"`` or ``"advice"``.
    """

    id: str
    source: str
    kind: Kind

    def text(self, lang: str) -> str:
        """Return what is told, in our own words."""
        return message(lang, f"facts.{self.id}")


_TOLD: Final[tuple[tuple[str, str, Kind], ...]] = (
    ("from-india", "CLA", "told"),
    ("twenty-five", "CLA", "name"),
    ("living-pieces", "CLA", "legend"),
    ("prisons", "CLA", "name"),
    ("waiting-circle", "CLA", "name"),
    ("grey-safes", "CLA", "told"),
    ("barriers-on-safes-are-rare", "CLA", "told"),
    ("no-reading", "TRA", "told"),
    ("nobody-is-out", "TRA", "told"),
    ("time-to-explain", "TRA", "told"),
    ("time-to-set-up", "TRA", "told"),
    ("die-within-reach", "TRA", "advice"),
    ("show-the-board", "TRA", "advice"),
    ("agree-first", "TRA", "advice"),
    ("count-aloud", "TRA", "advice"),
    ("circle-on-safes", "GEN", "told"),
    ("coins-for-cowries", "PAC", "told"),
    ("values-of-the-federation", "PAC", "told"),
    ("rules-vary", "PAC", "told"),
    ("other-penalties", "PAC", "told"),
    ("crown-like-draughts", "PAC", "told"),
    ("team-work", "PAC", "advice"),
    ("wait-for-your-partner", "PAC", "advice"),
    ("super-piece", "CHA", "name"),
)

FACTS: Final[Mapping[str, Fact]] = MappingProxyType({row[0]: Fact(*row) for row in _TOLD})
"""Every fact by its id, in the order of the sources."""
