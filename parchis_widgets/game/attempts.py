"""What somebody tries, checked before it is read; and the error that refuses it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.engine.move import Move
from parchis_widgets.game.checks import number
from parchis_widgets.text.language import speaking
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown
from parchis_widgets.text.spoken import current_language

if TYPE_CHECKING:
    from parchis_widgets.explain.asking import Asked
    from parchis_widgets.explain.explanation import Explanation

__all__ = ["IllegalMove", "captures_of", "counts_of", "read_attempt", "target_of"]

_PIECES: Final = 16
"""No attempt captures more."""
_LONGEST: Final = 10**30
"""More squares than these no message could hold."""


class IllegalMove(Refused):
    """A move that the rules refuse; nothing has changed.

    Attributes
    ----------
    explanation : Explanation
        Why, and what can be played instead.
    lang : str
        The language of its message: that of the game.
    """

    def __init__(self, explanation: Explanation, lang: str | None = None) -> None:
        self.explanation = explanation
        with speaking(lang or current_language()):
            super().__init__(f"violations.{explanation.violations[0].words}")

    def text(self, lang: str | None = None) -> str:
        """Say why, in its own language unless another is asked for."""
        return self.explanation.text(lang or self.lang)

    def told_in(self, lang: str) -> IllegalMove:
        """Return the same error, speaking another language of itself."""
        return type(self)(self.explanation, lang)

    def __reduce__(self) -> tuple[Any, ...]:
        # An error is made again from what its message is made of, not from the message.
        return type(self), (self.explanation, self.lang)


def read_attempt(attempt: object) -> Asked:
    """Return what is tried, numbers of any kind as plain ones, or refuse what is no attempt."""
    if isinstance(attempt, str):
        return attempt
    if isinstance(attempt, Move):
        return _whole(attempt)
    if isinstance(attempt, (tuple, list)) and len(attempt) == 2:
        piece, what = attempt
        if isinstance(piece, str) and isinstance(what, str):
            return piece, what
        if isinstance(piece, str) and (counted := _count(what)) is not None:
            return piece, counted
    raise Refused("attempts.unreadable", attempt=shown(attempt))


def _whole(move: Move) -> Move:
    """Return a move, or refuse one that somebody made of what moves are not made of."""
    words = (move.piece, move.origin, move.target)
    rows = (move.pieces, move.captures, move.counts)
    if all(isinstance(word, str) for word in words) and all(isinstance(r, tuple) for r in rows):
        named = all(isinstance(piece, str) for piece in (*move.pieces, *move.captures))
        if named and None not in map(_count, (move.count, *move.counts)):
            return move
    raise Refused("attempts.unreadable", attempt=shown(move))


def _count(value: object) -> int | None:
    found = number(value)
    return None if found is None or abs(found) > _LONGEST else found


def target_of(target: object) -> str | None:
    """Return where an attempt should end, if that is said, or refuse what is no place."""
    if target is not None and not isinstance(target, str):
        raise Refused("game.target", found=shown(target))
    return target


def counts_of(counts: object) -> tuple[int, ...] | None:
    """Return which throws an attempt should use up, if that is said, or refuse what is none."""
    if counts is None:
        return None
    found = [_count(one) for one in counts] if isinstance(counts, (tuple, list)) else [None]
    if None in found:
        raise Refused("game.counts", found=shown(counts))
    return tuple(one for one in found if one is not None)


def captures_of(captures: object) -> tuple[str, ...] | None:
    """Return which pieces an attempt should capture, if that is said, or refuse what is none."""
    if captures is None:
        return None
    pieces = [*islice(captures, _PIECES + 1)] if isinstance(captures, Iterable) else [None]
    named = all(isinstance(piece, str) for piece in pieces) and len(pieces) <= _PIECES
    if isinstance(captures, str) or not named:
        raise Refused("game.captures", found=shown(captures))
    return tuple(piece for piece in pieces if isinstance(piece, str))
