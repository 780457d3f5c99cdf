"""A move as its users see it: frozen, named, written and read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.parchis import HOME, PLACES
from parchis_widgets.engine.effects import movers, victims
from parchis_widgets.engine.event import piece_name
from parchis_widgets.engine.option import SUM, parts
from parchis_widgets.engine.tables import SEVEN, SIX, walk

if TYPE_CHECKING:
    from parchis_widgets.engine.state import State
    from parchis_widgets.engine.tables import Reach

__all__ = ["Move", "move_of", "way_of"]

_WRITTEN: Final = re.compile(
    r"(?P<pieces>[A-Z]\d(?:\+[A-Z]\d)*) (?P<count>\d+)(?:\((?P<counts>\d+(?:\+\d+)*)\))?"
    r" (?P<origin>[\w/]+)>(?P<target>[\w/]+)(?: x(?P<captures>[A-Z]\d(?:,[A-Z]\d)*))?"
)


@dataclass(frozen=True)
class Move:
    """One legal move.

    Attributes
    ----------
    piece : str
        The piece that moves, such as ``"Y2"``; of several, the one with the lowest number.
    pieces : tuple of str
        All pieces that move: two in a double exit (TRA-05).
    count : int
        Squares counted; for leaving home, the throw that does it.
    counts : tuple of int
        The throws it uses up, as thrown: a 7 uses up a 6.
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
        found = _WRITTEN.fullmatch(text.strip())
        if found is None:
            raise ValueError(f"not a move: {text!r}; expected a text such as 'Y2 5 7>12 xB1'")
        pieces = tuple(found["pieces"].split("+"))
        count = int(found["count"])
        counts = tuple(map(int, found["counts"].split("+"))) if found["counts"] else (count,)
        captures = tuple(found["captures"].split(",")) if found["captures"] else ()
        return cls(pieces[0], pieces, count, counts, found["origin"], found["target"], captures)


def move_of(state: State, code: int) -> Move:
    """Tell what a legal move of the core does."""
    count, variant, piece = parts(code)
    colour = piece >> 2
    pieces = tuple(piece_name(mover) for mover in movers(state, code))
    reach = _reach(state, piece, count)
    leaves = state.step[piece] == HOME
    target = 1 if leaves else reach.target if reach else HOME
    taken = victims(state, code)
    return Move(
        pieces[0],
        pieces,
        count,
        _used(state, count, variant if leaves else 0),
        PLACES[colour][state.step[piece]],
        PLACES[colour][target],
        tuple(piece_name(victim) for victim in taken),
    )


def _reach(state: State, piece: int, count: int) -> Reach | None:
    tables = state.tables
    reach = tables.bonus_reach if state.bonuses else tables.reach
    return reach[count][piece][state.step[piece]]


def _used(state: State, count: int, variant: int) -> tuple[int, ...]:
    if state.bonuses:
        return (count,)
    if variant & SUM:
        return tuple(state.throws)
    return (SIX,) if count == SEVEN else (count,)


def way_of(state: State, code: int) -> tuple[str, ...]:
    """Give the places that a move's piece enters one by one."""
    count, _, piece = parts(code)
    if state.step[piece] == HOME:
        steps: tuple[int, ...] = (1,)
    else:
        steps = walk(state.tables.rules, state.step[piece], count, bonus=bool(state.bonuses))
    return tuple(PLACES[piece >> 2][step] for step in steps)
