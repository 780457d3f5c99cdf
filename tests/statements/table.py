"""A table to play on: short words for the tests of the statements."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import parchis_widgets as pw

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parchis_widgets import Event, Move, Ruleset

CLOTH = "YRKG"
"""The colours of Pachisi and Chaupar, counter-clockwise; partners face each other."""


def bites(ident: str) -> pytest.MarkDecorator:
    """Mark a test where a statement decides what happens."""
    return pytest.mark.statement(ident, "bites")


def near_miss(ident: str) -> pytest.MarkDecorator:
    """Mark a test where one thing differs, so that the statement decides nothing."""
    return pytest.mark.statement(ident, "near_miss")


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


def kinds(events: Iterable[Event]) -> list[str]:
    """Give what happened, in order."""
    return [event.kind for event in events]


def captures(played: pw.Game, piece: str) -> set[tuple[str, ...]]:
    """Give what each move of a piece would send home."""
    return {move.captures for move in played.legal_moves() if piece in move.pieces}


def capture(played: pw.Game, piece: str, *victims: str) -> tuple[Event, ...]:
    """Play the one move of a piece that sends just these home."""
    (move,) = {m for m in played.legal_moves() if m.piece == piece and m.captures == victims}
    return played.play(move)


def passed(played: pw.Game, *throws: int) -> tuple[Event, ...]:
    """Throw what moves nothing, and pass."""
    played.throw(*throws)
    return played.pass_turn()


def everybody(text: str, colours: str = "YBRG") -> str:
    """Seat the colours that a position leaves out, with all their pieces at home."""
    said = {field.strip()[0] for field in text.split(";")}
    return "; ".join([*(f"{colour} home*4" for colour in colours if colour not in said), text])


# ---- on the cloth of Pachisi and Chaupar ---------------------------------------------------


def cowries(text: str, *throws: int, rules: str | Ruleset = "pachisi") -> pw.Game:
    """Set Pachisi up, colours left out in the Charkoni, and throw again and again."""
    rules = pw.ruleset(rules) if isinstance(rules, str) else rules
    played = game(everybody(text, CLOTH), rules=rules)
    for throw in throws:
        played.throw(throw)
    return played


def long_dice(text: str, *dice: int, rules: str | Ruleset = "chaupar") -> pw.Game:
    """Set Chaupar up, colours left out in the Charkoni, and throw the three dice at once."""
    rules = pw.ruleset(rules) if isinstance(rules, str) else rules
    return game(everybody(text, CLOTH), *dice, rules=rules)


def reasons(played: pw.Game, piece: str, count: int, *counts: int) -> list[tuple[str, str]]:
    """Give code and statement of what forbids an attempt, by these throws if they are named."""
    explanation = played.explain((piece, count), counts=counts or None)
    assert explanation.legal == (not explanation.violations)
    return [(violation.code, violation.statement) for violation in explanation.violations]


def going(played: pw.Game, piece: str, target: str) -> Move:
    """Give the one move of a piece to a place."""
    (move,) = {m for m in played.legal_moves() if piece in m.pieces and m.target == target}
    return move
