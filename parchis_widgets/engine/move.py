"""A move as its users see it: frozen, named, written and read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from parchis_widgets.text.refusal import Refused

__all__ = ["Move"]

_WRITTEN: Final = re.compile(
    r"(?P<pieces>[A-Z]\d(?:\+[A-Z]\d)*) (?P<count>\d{1,9})"
    r"(?:\((?P<counts>(?:\d{1,9}(?:\+\d{1,9})*)?)\))?"
    r" (?P<origin>[\w/]+)>(?P<target>[\w/]+)(?: x(?P<captures>[A-Z]\d(?:,[A-Z]\d)*))?",
    re.ASCII,
)


@dataclass(frozen=True)
class Move:
    """One legal move.

    Attributes
    ----------
    piece : str
        The piece that moves, such as ``"Y2"``; of several, the one with the lowest number.
    pieces : tuple of str
        All pieces that move: two in a double exit (TRA-05), the parts of a merged piece (CHA-06).
    count : int
        Squares counted; for leaving home or entering, the throw that does it.
    counts : tuple of int
        The throws it uses up, as thrown: a 7 uses up a 6; a sum (PAC-10) uses up several.
    origin, target : str
        Places, written as positions write them.
    captures : tuple of str
        The pieces it sends home.
    """

    piece: str
    pieces: tuple[str, ...]
    count: int
    counts: tuple[int, ...]
    origin: str
    target: str
    captures: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Write the move: ``Y2 5 7>12 xB1``, ``Y1+Y2 5 home>5``, ``Y3 7(6) 8>15``."""
        used = "" if self.counts == (self.count,) else f"({'+'.join(map(str, self.counts))})"
        taken = f" x{','.join(self.captures)}" if self.captures else ""
        return f"{'+'.join(self.pieces)} {self.count}{used} {self.origin}>{self.target}{taken}"

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read what ``str()`` writes.

        Raises
        ------
        ValueError
            If the text is no move.
        """
        found = _WRITTEN.fullmatch(text.strip()) if isinstance(text, str) else None
        if found is None:
            raise Refused("moves.no_move", given=text)
        pieces = tuple(found["pieces"].split("+"))
        count = int(found["count"])
        used = found["counts"]
        counts = (count,) if used is None else tuple(int(one) for one in used.split("+") if one)
        captures = tuple(found["captures"].split(",")) if found["captures"] else ()
        return cls(pieces[0], pieces, count, counts, found["origin"], found["target"], captures)
