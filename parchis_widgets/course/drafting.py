"""A step drafted from its position and its goal: hints and wrong tries are asked of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.course.playing import opened
from parchis_widgets.course.reading import bare_step
from parchis_widgets.course.solving import beginnings
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import message
from parchis_widgets.text.phrases import label, name_of_place
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.course.playing import Stand
    from parchis_widgets.engine.move import Move

__all__ = ["draft"]

_MOST: Final = 3
"""So many wrong tries are enough for a step."""
_LONGEST: Final = 160
"""Letters that a hint may have."""


def draft(step: dict[str, Any], languages: Sequence[str]) -> dict[str, Any]:
    """Return what the engine can write of a step: hints, wrong tries, statements.

    Parameters
    ----------
    step : dict
        A step with its ``position``, its throws and its ``reach``; all else is left as it is.
    languages : sequence of str
        The languages in which the hints are told.

    Returns
    -------
    dict
        The keys ``hints``, ``wrong`` and ``statements`` of a step.

    Raises
    ------
    ValueError
        If the goal cannot be reached, or nothing can be tried that is refused.
    """
    stand = opened(bare_step(step), languages[0])
    ways = beginnings(stand)
    if not ways:
        raise Refused("lessons.draft_no_way")
    wrong = _wrong_tries(stand)
    if not wrong:
        raise Refused("lessons.draft_no_wrong")
    moves = {str(move): move for move in stand.game.legal_moves()}
    first = next((moves[way] for way in ways if way in moves), None)
    gesture = "" if first else str(next(iter(ways)))
    rule = wrong[0]["statement"]
    return {
        "hints": {
            "rule": {"statement": rule, **_said(languages, lambda lang: _rule(rule, lang))},
            "piece": _piece_hint(first, languages),
            "square": _square_hint(stand, first, gesture, languages),
        },
        "wrong": wrong,
        "statements": list(dict.fromkeys(one["statement"] for one in wrong)),
    }


def _wrong_tries(stand: Stand) -> list[dict[str, Any]]:
    """Return tries that are refused, each for another reason."""
    tries: dict[str, dict[str, Any]] = {}
    for piece, count in stand.game.attempts():
        answer = stand.asked((piece, count))
        if not answer.legal:
            first = answer.violations[0]
            told = {"try": [piece, count], "statement": first.statement}
            tries.setdefault(first.code, told)
    passing = stand.asked("pass")
    if not tries and not passing.legal:
        told = {"try": "pass", "statement": passing.violations[0].statement}
        tries[passing.violations[0].code] = told
    return list(tries.values())[:_MOST]


def _said(languages: Sequence[str], words: Any) -> dict[str, str]:
    return {lang: words(lang) for lang in languages}


def _rule(ident: str, lang: str) -> str:
    """Return the words of a statement, as far as a hint has room for them."""
    text = statement(ident).text(lang)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1].rsplit(" ", 1)[0] + "…"


def _piece_hint(first: Move | None, languages: Sequence[str]) -> dict[str, str]:
    if first is None:
        return _said(languages, lambda lang: message(lang, "lessons.draft_no_piece"))
    told = _said(
        languages,
        lambda lang: message(lang, "lessons.draft_piece", piece=label(lang, first.piece)),
    )
    return {"piece": first.piece, **told}


def _square_hint(
    stand: Stand, first: Move | None, gesture: str, languages: Sequence[str]
) -> dict[str, str]:
    if first is None:
        key = "lessons.draft_pass" if gesture == "pass" else "lessons.draft_throw"
        return {"square": gesture, **_said(languages, lambda lang: message(lang, key))}
    family = stand.game.ruleset.family
    told = _said(
        languages,
        lambda lang: message(
            lang,
            "lessons.draft_square",
            piece=label(lang, first.piece),
            place=name_of_place(lang, first.target, family=family),
        ),
    )
    return {"square": first.target, **told}
