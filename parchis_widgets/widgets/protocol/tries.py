"""What is tried on a board: a piece alone, or a piece and a place, and the answer in a note."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from parchis_widgets.explain.asking import question
from parchis_widgets.explain.explanation import explain
from parchis_widgets.text import speaking
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.protocol.notes import note_of_legal, note_of_refusal
from parchis_widgets.widgets.protocol.scenes import scene_for

if TYPE_CHECKING:
    from parchis_widgets.explain.asking import Asked
    from parchis_widgets.explain.explanation import Explanation
    from parchis_widgets.explain.question import Question
    from parchis_widgets.position.position import Position
    from parchis_widgets.widgets.protocol.scenes import Json, Spot

__all__ = ["asked_by", "note_of_try"]

_NUMBERS: Final = ("1", "2", "3", "4")


def asked_by(
    position: Position, piece: str, count: int | None, target: Spot | None, lang: str
) -> Explanation:
    """Return the answer to a try.

    Parameters
    ----------
    position : Position
        How the game stands.
    piece : str
        The piece that is tried, of whatever colour.
    count : int, optional
        The squares to be counted, where they were chosen.
    target : Spot, optional
        Where the piece is to go; without it, whether it can move at all, and if not, why it cannot
        count what was thrown first.
    lang : str
        The language of the answer.

    Raises
    ------
    ValueError
        If there is no such piece, or no such spot.
    """
    with speaking(lang):
        return explain(_question(position, piece, count, target))


def _question(position: Position, piece: str, count: int | None, target: Spot | None) -> Question:
    if piece[:1] not in position.colours or piece[1:] not in _NUMBERS:
        raise Refused("messages.no_piece")
    if target is not None:
        place = scene_for(position.ruleset).place_on(piece[0], target)
        return question(position, _attempt(piece, count, place), target=place)
    if count is not None:
        return question(position, (piece, count))
    # Before there is a throw the piece stays where it is, and that is asked about.
    asked = question(position, _attempt(piece, next(iter(position.pending), None), position[piece]))
    freely = replace(asked, attempt=replace(asked.attempt, count=None, place=None))
    return freely if freely.is_legal() else asked


def _attempt(piece: str, count: int | None, place: str) -> Asked:
    return (piece, place) if count is None else (piece, count)


def note_of_try(
    explanation: Explanation, lang: str, *, target: Spot | None = None, ply: int | None = None
) -> Json:
    """Return an answer as the panel tells it; of an earlier ply it says of which."""
    told = {} if ply is None else {"ply": ply}
    if explanation.legal:
        return note_of_legal(explanation, lang) | told
    return note_of_refusal(explanation, target, lang) | told


def refusal_of(explanation: Explanation, lang: str) -> Json:
    """Return what was refused, for Python.

    ``piece``, ``count`` or ``place``: what was asked; ``code``, ``statement``, ``text``: the first
    reason, its statement, the verdict.
    """
    first, asked = explanation.violations[0], explanation.asked.attempt
    what = {"count": first.count} if asked.place is None else {"place": first.place}
    told = {"code": first.code, "statement": first.statement, "text": first.text(lang)}
    return {"piece": first.piece, **what, **told}
