"""A table to play on: short words for the tests of the statements."""

from __future__ import annotations

from typing import TYPE_CHECKING

import parchis_widgets as pw

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parchis_widgets import Event, Ruleset


def game(text: str, *throws: int, rules: Ruleset | None = None) -> pw.Game:
    """Set a game up from a position's text, and throw."""
    played = pw.Game.from_position(pw.Position.parse(text, rules), seed=1)
    if throws:
        played.throw(*throws)
    return played


def moves(played: pw.Game) -> set[tuple[str, str]]:
    """Give who can go where."""
    return {(move.piece, move.target) for move in played.legal_moves()}


def movers(played: pw.Game) -> set[str]:
    """Give the pieces that can move."""
    return {move.piece for move in played.legal_moves()}


def refusals(played: pw.Game, piece: str, count: int) -> list[str]:
    """Give the statements for which an attempt is refused; none if it is legal."""
    explanation = played.explain((piece, count))
    assert explanation.legal == (not explanation.violations)
    return [violation.statement for violation in explanation.violations]


def told(events: Iterable[Event], kind: str) -> list[tuple[str | None, str]]:
    """Give the piece and the statement of each event of a kind."""
    return [(event.piece, event.statement) for event in events if event.kind == kind]


def places(played: pw.Game, *pieces: str) -> list[str]:
    """Give where pieces stand."""
    return [played.position[piece] for piece in pieces]
