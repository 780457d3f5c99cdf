"""A fault of a position: what no game could hold, and the pieces and squares concerned."""

from __future__ import annotations

import re
from typing import Final

from parchis_widgets.text import message
from parchis_widgets.text.colours import LETTERS
from parchis_widgets.text.phrases import name_of_pieces, name_of_place
from parchis_widgets.text.refusal import Refused

__all__ = ["Fault"]

_FOREIGN: Final = re.compile("[YBRGK]c[1-7]$", re.IGNORECASE)


class Fault(Refused):
    """Why a position cannot be, or cannot be read."""

    def text(self, lang: str | None = None) -> str:
        """Say why, and in which part of the text: in a language, or in the fault's own."""
        lang = lang or self.lang
        if "part" not in self.said:
            return self.reason(lang)
        return self.words(lang, "faults.in_part", fault=self.reason(lang))

    def reason(self, lang: str | None = None) -> str:
        """Say why, for those who see the board: in a language, or in the fault's own."""
        lang = lang or self.lang
        more = {
            "names": name_of_pieces(lang, self.pieces),
            "square": _square(lang, self.squares[0]) if self.squares else "",
        }
        if self.field in tuple(LETTERS):
            more["field"] = message(lang, f"letters.{self.field}")
        return self.words(lang, **more)

    @property
    def field(self) -> str:
        """The field concerned: a colour's letter or a keyword; empty if it is none alone."""
        return str(self.said.get("field", ""))

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces concerned."""
        return tuple(self.said.get("pieces", ()))

    @property
    def squares(self) -> tuple[str, ...]:
        """The squares concerned, as positions write them."""
        return tuple(self.said.get("squares", ()))


def _square(lang: str, place: str) -> str:
    """Name a square; one of another colour's column is called by that colour: ``Rc3``."""
    if _FOREIGN.match(place):
        colour = message(lang, f"colours.{place[0].upper()}")
        return message(lang, "faults.foreign", number=place[2:], colour=colour)
    return name_of_place(lang, place)
