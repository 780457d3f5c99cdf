"""Reading what somebody wants to try: a move, a piece and a count or a place, a pass, a throw."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

from parchis_widgets.engine.attempt import Attempt
from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.move import Move
from parchis_widgets.engine.pieces import NOBODY
from parchis_widgets.explain.question import Gesture, Question
from parchis_widgets.position import notation
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parchis_widgets.position.position import Position

__all__ = ["Asked", "question"]

Asked: TypeAlias = Move | tuple[str, int] | tuple[str, str] | str
"""A move, a piece and a count, a piece and a place, or as text a move, ``"pass"``, ``"throw"``."""

_COLUMN: Final = re.compile(r"(?P<colour>[A-Za-z])[cp](?P<number>[1-7])")


def question(
    position: Position,
    attempt: Asked,
    *,
    target: str | None = None,
    counts: tuple[int, ...] | None = None,
    captures: Iterable[str] | None = None,
) -> Question:
    """Return the question whether an attempt is legal in a position.

    Raises
    ------
    ValueError
        If the attempt cannot be read. A piece that nobody plays is asked about as such.
    """
    if attempt in ("pass", "throw"):
        return _asked(position, Attempt(NOBODY), "pass" if attempt == "pass" else "throw")
    if isinstance(attempt, str):
        attempt = Move.parse(attempt)
    if isinstance(attempt, Move):
        return _asked(position, _of_move(position, attempt))
    name, what = _piece_and_what(attempt)
    piece = _piece(position, name)
    place = what if isinstance(what, str) else target
    return _asked(
        position,
        Attempt(
            piece,
            what if isinstance(what, int) else None,
            None if place is None else _place(position, piece, place),
            None if counts is None else tuple(counts),
            None if captures is None else _pieces(position, captures),
        ),
    )


def _asked(position: Position, attempt: Attempt, gesture: Gesture = "move") -> Question:
    return Question(position.ruleset, position.seats, position.saved, attempt, gesture)


def _of_move(position: Position, move: Move) -> Attempt:
    piece = _piece(position, move.piece)
    return Attempt(
        piece,
        move.count,
        _place(position, piece, move.target),
        move.counts,
        _pieces(position, move.captures),
        _pieces(position, move.pieces),
    )


def _piece_and_what(attempt: object) -> tuple[str, int | str]:
    if isinstance(attempt, tuple) and len(attempt) == 2:
        piece, what = attempt
        if isinstance(piece, str) and isinstance(what, (int, str)) and not isinstance(what, bool):
            return piece, what
    raise Refused("attempts.unreadable", attempt=attempt)


def _piece(position: Position, name: str) -> int:
    """Return a piece that plays, or `NOBODY`; letters of either language are read."""
    names = family_of(position.ruleset).tables_for(position.ruleset, position.seats).names
    letter = notation.letter_of(name[:1]) if len(name) == 2 else None
    known = f"{letter}{name[1:]}"
    if letter is None or letter not in position.colours or known not in names:
        return NOBODY
    return names.index(known)


def _pieces(position: Position, names: Iterable[str]) -> tuple[int, ...]:
    pieces = []
    for name in names:
        piece = _piece(position, name) if isinstance(name, str) else NOBODY
        if piece == NOBODY:
            raise Refused("attempts.piece", piece=name)
        pieces.append(piece)
    return tuple(pieces)


def _place(position: Position, piece: int, place: object) -> str:
    """Return a place as positions write it; any place of the board."""
    family = family_of(position.ruleset)
    word = place.strip() if isinstance(place, str) else ""
    column = _COLUMN.fullmatch(word)
    letter = notation.letter_of(column["colour"].upper()) if column else None
    if column and letter:
        named, own = f"{letter}c{column['number']}", f"c{column['number']}"
        is_own = piece != NOBODY and letter == family.COLOURS[piece >> 2]
        word = named if family.knows_place(max(piece, 0), named) or not is_own else own
    else:
        word = notation.PLACES.get(word.lower(), word.lower())
    if not family.knows_place(max(piece, 0), word):
        raise Refused("attempts.place", place=place)
    return word
