"""The counts of the legal tree of Pachisi and Chaupar, counted once more by the plain reference.

The reference is slow and naive, and shares no code with the engine: two errors would have to agree.
"""

from __future__ import annotations

from itertools import product

import pytest

import parchis_widgets as pw
from parchis_widgets.engine.pachisi.state import Saved
from parchis_widgets.rules.pachisi import PachisiRules
from tests.game.test_tree import COUNTS
from tests.reference import pachisi as reference
from tests.reference.test_pachisi_agreement import lap_of, step_of

QUICK = 1000
"""More leaves than these take the reference too long for every day."""

LINES = [
    pytest.param(line["position"], int(throws), leaves, marks=[pytest.mark.slow] * (leaves > QUICK))
    for line in COUNTS
    for throws, leaves in line["leaves"].items()
    if line["position"].startswith(("pachisi", "chaupar"))
]


@pytest.mark.parametrize(("position", "throws", "leaves"), LINES)
def test_a_plain_reference_counts_the_same(position: str, throws: int, leaves: int) -> None:
    """Every throw and every move of the reference, as many as the engine has."""
    assert count_leaves(in_reference(pw.Position.parse(position)), throws) == leaves


def count_leaves(game: reference.Game, throws: int) -> int:
    """Count the ways in which so many throws, of every kind, can be played."""
    if game.phase == "over" or (game.phase == "throw" and not throws):
        return 1
    if game.phase == "throw":
        values = reference.VALUES[game.rules.thrower]
        dice = 3 if game.rules.thrower.startswith("long_dice") else 1
        shown = product(values, repeat=dice)
        return sum(count_leaves(after_throw(game, faces), throws - 1) for faces in shown)
    moves = game.moves()
    if not moves:
        return count_leaves(after_pass(game), throws)
    return sum(count_leaves(after_move(game, move), throws) for move in moves)


def after_throw(game: reference.Game, faces: tuple[int, ...]) -> reference.Game:
    after = game.another()
    after.throw(*faces)
    return after


def after_move(game: reference.Game, move: reference.Move) -> reference.Game:
    after = game.another()
    after.play(move)
    return after


def after_pass(game: reference.Game) -> reference.Game:
    after = game.another()
    after.pass_turn()
    return after


def in_reference(position: pw.Position) -> reference.Game:
    """Set the reference up as a position stands."""
    rules = position.ruleset
    assert isinstance(rules, PachisiRules)
    switches = {name: getattr(rules, name) for name in reference.SWITCHES if name != "thrower"}
    game = reference.Game(reference.Rules(thrower=rules.throws, **switches), position.turn)
    game.places = {piece: place_of(position[piece]) for piece in game.places}
    game.entered = {piece[0] for piece, place in game.places.items() if place[0] > 0}
    saved = position.saved
    assert isinstance(saved, Saved)
    game.throws = list(saved.throws)
    game.owed = saved.owed
    game.phase = "throw" if game.owed else "move"
    return game


def place_of(place: str) -> reference.Place:
    return (step_of(place), lap_of(place), int("x" in place), "q" in place)
