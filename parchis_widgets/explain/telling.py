"""What would change a refusal, as readers are told it: what belongs together told once."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.explain.event import capturing
from parchis_widgets.rules.catalogue import ruleset
from parchis_widgets.text import message
from parchis_widgets.text.phrases import (
    listed,
    move_words,
    name_of_place,
    name_of_places,
    number_with_article,
    place_words,
    sentence,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.counterfactual import Counterfactual
    from parchis_widgets.explain.elsewhere import Elsewhere
    from parchis_widgets.explain.explained import Explained
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Change", "told_changes", "told_elsewhere", "told_moves"]

_MOST_SWITCHES: Final = 2
"""More rules than these are too many to read; which comes first is the ruleset's order."""


class Change(NamedTuple):
    """A change in one sentence, and the statements behind it."""

    text: str
    statements: tuple[str, ...] = ()


def told_changes(explanation: Explained, lang: str) -> tuple[Change, ...]:
    """Return what would make an attempt legal, the smallest change first.

    A barrier is told once, numbers that could have been thrown are told together; what can be
    played now, another piece or count, is no change: it stands under what can be played.
    """
    found = explanation.counterfactuals
    return (
        *(Change(one.text(lang)) for one in _of_kind(found, "turn")),
        *_blockers(explanation, _of_kind(found, "blocker"), lang),
        *_throws(explanation, _of_kind(found, "throw"), lang),
        *(
            Change(one.text(lang), one.statements)
            for one in _of_kind(found, "switch")[:_MOST_SWITCHES]
        ),
    )


def _of_kind(found: Sequence[Counterfactual], kind: str) -> list[Counterfactual]:
    return [one for one in found if one.kind == kind]


def _blockers(explanation: Explained, found: list[Counterfactual], lang: str) -> Iterator[Change]:
    """Tell whose leaving would do, square by square: one of a barrier's two is enough."""
    stood = {one.gone: explanation.position[one.gone] for one in found}
    for place, there in groupby(found, key=lambda one: stood[one.gone]):
        those = list(there)
        colours = {one.gone[0] for one in those}
        if len(those) == 1 or len(colours) > 1:
            yield from (Change(one.text(lang)) for one in those)
            continue
        adjective = message(lang, f"plural_adjectives.{colours.pop()}")
        square = name_of_place(lang, place)
        yield Change(message(lang, "counterfactuals.one_of", adjective=adjective, square=square))


def _throws(explanation: Explained, found: list[Counterfactual], lang: str) -> Iterator[Change]:
    """Tell all numbers that, thrown instead, would have moved the piece; or that graces would."""
    if not found:
        return
    numbers = sorted(one.number for one in found)
    piece = found[0].attempt[0]
    if len(numbers) > 1 and set(numbers) == explanation.position.ruleset.grace_values:
        yield Change(sentence(lang, "counterfactuals.grace", piece=piece))
        return
    thrown = listed(lang, [number_with_article(lang, number) for number in numbers], "or")
    yield Change(sentence(lang, "counterfactuals.throws", piece=piece, numbers=thrown))


def told_elsewhere(explanation: Explained) -> tuple[Elsewhere, ...]:
    """Return what the other rulesets say that readers look for: those that a source tells.

    A house rule without a source is told only where the game is itself one of its own.
    """
    here = explanation.position.ruleset
    return tuple(
        other
        for other in explanation.elsewhere
        if other.ruleset != here.id and (ruleset(other.ruleset).source or not here.source)
    )


def told_moves(moves: Sequence[Move], rules: Ruleset, lang: str) -> Iterator[str]:
    """Return lines that tell moves: the plain ones of a piece together, each capture alone.

    *A1, de la casilla 8: cuenta 1, 2 o 3, hasta las casillas 9, 10 u 11.*
    """
    by_piece = groupby(moves, key=lambda move: (move.pieces, move.origin, bool(move.captures)))
    for (pieces, origin, captures), those in by_piece:
        together = sorted(those, key=lambda move: move.count)
        if captures or len(together) == 1:
            yield from (move_line(move, rules, lang) for move in together)
            continue
        yield message(
            lang,
            "report.moves",
            **move_words(lang, pieces),
            origin=place_words(lang, origin, rules.family),
            counts=listed(lang, dict.fromkeys(str(move.count) for move in together), "or"),
            targets=name_of_places(
                lang, tuple(dict.fromkeys(move.target for move in together)), rules.family
            ),
        )


def move_line(move: Move, rules: Ruleset, lang: str) -> str:
    """Write a move: *A1, de la casilla 33 a la casilla 38 (5): come a la roja 2*."""
    said = move_words(lang, move.pieces, move.captures)
    line = message(
        lang,
        "report.move",
        **said,
        count=" + ".join(map(str, move.counts if len(move.counts) > 1 else (move.count,))),
        origin=place_words(lang, move.origin, rules.family),
        target=place_words(lang, move.target, rules.family),
    )
    if not move.captures:
        return line
    return f"{line}: {message(lang, capturing(rules, lang, leaves=move.origin == 'home'), **said)}"
