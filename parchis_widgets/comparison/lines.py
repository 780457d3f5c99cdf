"""An answer in a few lines: what may be done, what is held back, what cannot be, and by what."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

from parchis_widgets.explain.event import together
from parchis_widgets.explain.telling import told_moves
from parchis_widgets.text import message
from parchis_widgets.text.phrases import label, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parchis_widgets.comparison.answer import RuleAnswer
    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.event import Event

__all__ = ["MOST", "Line", "brief_lines"]

MOST: Final = 3
"""More lines than these are not read side by side."""

_FOLLOWS: Final = ("bonus", "bonus-lost", "throw-again", "penalty", "crown", "win")
"""What a move brings besides itself, worth a word."""
_BEHIND: Final = ("capture", "merge", "goal", "exit", "move")
"""By which event a move is told; of several the first of these."""


@dataclass(frozen=True)
class Line:
    """One line of an answer.

    Attributes
    ----------
    may : bool
        Whether it tells what may be done.
    text : str
        Its words.
    statement : str
        The statement behind it; "" if there is none of its own.
    pieces : tuple of str
        The pieces that it is about.
    move : int or None
        Which of the answer's moves it tells; ``None`` if it tells none.
    """

    may: bool
    text: str
    statement: str
    pieces: tuple[str, ...]
    move: int | None = None


def brief_lines(answer: RuleAnswer, lang: str) -> tuple[Line, ...]:
    """Return an answer in three lines at most: what may be done first, and at least one why not."""
    may, cannot = list(_allowed(answer, lang)), list(_barred(answer, lang))
    room = MOST - min(len(cannot), 1)
    told = _cut(may, room, lang)
    return (*told, *_cut(cannot, MOST - len(told), lang))


def _cut(lines: list[Line], room: int, lang: str) -> list[Line]:
    """Return as many lines as there is room for; the last one says how many more there are."""
    if len(lines) <= room or room == 0:
        return lines[:room]
    last = lines[room - 1]
    more = message(lang, "every_rule.more", n=len(lines) - room)
    text = f"{last.text.rstrip('.')} {more}"
    return [*lines[: room - 1], Line(last.may, text, last.statement, last.pieces, last.move)]


def _allowed(answer: RuleAnswer, lang: str) -> Iterator[Line]:
    """Tell the moves; of those that do the same, as of pieces at home, one."""
    seen: dict[tuple[object, ...], list[int]] = {}
    for number, move in enumerate(answer.moves):
        effect = (move.piece[0], len(move.pieces), move.origin, move.target, move.captures)
        seen.setdefault(effect, []).append(number)
    for numbers in seen.values():
        first = numbers[0]
        move, events = answer.moves[first], answer.events[first]
        pieces = tuple(dict.fromkeys(p for n in numbers for p in answer.moves[n].pieces))
        yield Line(True, _told(answer, move, events, lang), _behind(events), pieces, first)


def _told(answer: RuleAnswer, move: Move, events: Sequence[Event], lang: str) -> str:
    [words] = told_moves([move], answer.position.ruleset, lang)
    follows = (event.text(lang) for event in together(events) if event.kind in _FOLLOWS)
    return " ".join((f"{words.rstrip('.')}.", *follows))


def _behind(events: Sequence[Event]) -> str:
    """Return the statement behind the weightiest event of a move."""
    told = [event for event in events if event.kind in _BEHIND]
    told.sort(key=lambda event: _BEHIND.index(event.kind))
    return told[0].statement if told else ""


def _barred(answer: RuleAnswer, lang: str) -> Iterator[Line]:
    """Tell why pieces cannot move, those of one reason together; of those that are in, nothing."""
    refused = ((piece, those[0]) for piece, those in answer.refused.items())
    out = [one for one in refused if answer.position[one[0]] != "goal"]
    firsts = [*answer.held.items(), *out]
    firsts.sort(key=lambda one: (one[0] not in answer.held, one[1].code, one[1].statement))
    for _, those in groupby(firsts, key=lambda one: (one[1].code, one[1].statement)):
        group = list(those)
        pieces = tuple(piece for piece, _ in group)
        violation = group[0][1]
        reason = violation.text(lang).rpartition(": ")[2]
        names = listed(lang, [label(lang, piece) for piece in pieces])
        yield Line(False, f"{names}: {reason}", violation.statement, pieces)
