"""What holds in every game of Pachisi and Chaupar; random play reaches even what is rare."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parchis_widgets as pw
from parchis_widgets.rules.pachisi import PachisiRules
from tests.game.play import play_on, random_game

SEATS = "YRKG"
PIECES = [f"{colour}{n}" for colour in SEATS for n in range(1, 5)]
PLACE = re.compile(r"(?P<step>\d{1,2})(?P<mark>[qx]?)(?:/(?P<lap>\d+))?")
MARKS = {"two_captures": {"", "x", "q"}, "one_landing": {"", "q"}, "never": {""}}

seeds = st.integers(0, 2**32)
GAMES = settings(max_examples=20, deadline=None)


@GAMES
@given(seeds)
def test_every_position_holds_sixteen_pieces_where_they_can_be(seed: int) -> None:
    """Four of each colour, on its own way, with marks that the rules know."""
    game, chooser = random_game("pachisi", seed)
    for playing in play_on(game, chooser, 200):
        assert_well_formed(playing.position)


def assert_well_formed(position: pw.Position) -> None:
    rules = position.ruleset
    assert isinstance(rules, PachisiRules)
    assert position.colours == SEATS
    places = {piece: position[piece] for piece in PIECES}
    assert all(can_be(place, rules) for place in places.values())
    if not enemies_may_share(rules):
        standing = {(square(piece, place), team(piece)) for piece, place in places.items()}
        squares = [where for where, _ in standing if where is not None]
        assert len(squares) == len(set(squares))


def can_be(place: str, rules: PachisiRules) -> bool:
    """Tell whether the rules know such a place."""
    if place in ("home", "goal"):
        return True
    found = PLACE.fullmatch(place)
    if found is None or not 1 <= int(found["step"]) <= 83:
        return False
    goes_round = rules.second_lap and int(found["step"]) > 8 and int(found["lap"] or 2) > 1
    return found["mark"] in MARKS[rules.queens] and (found["lap"] is None or goes_round)


def enemies_may_share(rules: PachisiRules) -> bool:
    """Tell whether ordinary enemies can stand together: on a castle, or brought by a Queen."""
    with_a_queen = rules.merging and rules.queens != "never"
    return with_a_queen or rules.castle_company == "allowed"


def square(piece: str, place: str) -> int | None:
    """Give the square as yellow numbers it, where an enemy could meet the piece."""
    found = PLACE.fullmatch(place)
    if found is None or found["mark"] == "q" or not 8 <= int(found["step"]) <= 76:
        return None
    return (int(found["step"]) + 17 * SEATS.index(piece[0])) % 68


def team(piece: str) -> int:
    return SEATS.index(piece[0]) % 2


@GAMES
@given(seeds)
def test_whatever_is_asked_is_answered(seed: int) -> None:
    """Any piece with any count, sums and nonsense among them, is legal or is told why not."""
    game, chooser = random_game("pachisi", seed)
    for playing in play_on(game, chooser, 50):
        moves = playing.legal_moves()
        sums = {move.count for move in moves} | {0, 1, chooser.randint(5, 90)}
        for piece in chooser.sample(PIECES, 4):
            for count in sums:
                explanation = playing.explain((piece, count))
                legal = any(piece in move.pieces and move.count == count for move in moves)
                assert explanation.legal == legal
                assert bool(explanation.violations) != legal
                for violation in explanation.violations:
                    assert violation.statement in pw.STATEMENTS
                    assert violation.text("es") != violation.text("en")


@pytest.mark.parametrize(
    ("rules", "rare"),
    [
        (
            "pachisi",
            "first-piece enter grace castle-held captured capture-throw crown lap dead-end",
        ),
        ("chaupar", "captured come-back merge lap charkoni team-win"),
        ("pachisi merging=yes", "merge crown captured lap"),
        ("pachisi graces=ten_and_25 third_grace=void mouth_up=20", "third-grace lost-turn"),
        ("pachisi finishing=grace_from_83", "goal-by-grace"),
    ],
)
def test_random_play_reaches_what_is_rare(rules: str, rare: str) -> None:
    """Second laps, Queens, merged pieces, dead ends: they come up, and nothing breaks there."""
    game = pw.Game(rules, seed=1)
    for playing in play_on(game, random.Random(1)):
        position = playing.position
        assert_well_formed(position)
        assert pw.Position.parse(str(position)) == position
    assert game.phase == "over"
    assert set(rare.split()) <= {event.code for ply in game.plies for event in ply.events}
    assert pw.Record.parse(str(game.record)).replay().position == game.position
