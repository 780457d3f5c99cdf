"""What holds in every game of Pachisi and Chaupar; random play reaches even what is rare."""

from __future__ import annotations

import random
import re
from itertools import combinations

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
    for piece in PIECES:
        assert can_be(position[piece], rules)
    if not enemies_may_share(rules):
        assert not any(stand_together(position, *two) for two in combinations(PIECES, 2))


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


def stand_together(position: pw.Position, one: str, other: str) -> bool:
    """Tell whether two are ordinary enemies on one square."""
    enemies = SEATS.index(one[0]) % 2 != SEATS.index(other[0]) % 2
    ordinary = "q" not in position[one] + position[other]
    here = square(one, position[one])
    return enemies and ordinary and here is not None and here == square(other, position[other])


def square(piece: str, place: str) -> int | None:
    """Number the squares of the rim, where enemies meet, as yellow does."""
    found = PLACE.fullmatch(place)
    if found is None or not 8 <= int(found["step"]) <= 76:
        return None
    return (int(found["step"]) + 17 * SEATS.index(piece[0])) % 68


@GAMES
@given(seeds)
def test_whatever_is_asked_is_answered(seed: int) -> None:
    """Any piece with any count, sums and nonsense among them, is legal or is told why not."""
    game, chooser = random_game("pachisi", seed)
    for playing in play_on(game, chooser, 60):
        moves = playing.legal_moves()
        sums = {move.count for move in moves} | {0, 1, chooser.randint(5, 90)}
        for piece in chooser.sample(PIECES, 6):
            for count in sums:
                explanation = playing.explain((piece, count))
                legal = any(piece in move.pieces and move.count == count for move in moves)
                assert explanation.legal == legal
                assert bool(explanation.violations) != legal
                for violation in explanation.violations:
                    assert violation.statement in pw.STATEMENTS
                    assert violation.text("es") != violation.text("en")


@pytest.mark.parametrize(
    ("rules", "seed", "rare"),
    [
        ("pachisi", 1, "lap castle capture throw-again crown goal dead-end"),
        ("chaupar", 1, "lap capture merge goal win"),
    ],
)
def test_random_play_reaches_what_is_rare(rules: str, seed: int, rare: str) -> None:
    """Second laps, Queens, merged pieces and dead ends come up, and nothing breaks there."""
    game, chooser = pw.Game(rules, seed=seed), random.Random(seed)
    for playing in play_on(game, chooser):
        assert_well_formed(playing.position)
        assert pw.Position.parse(str(playing.position)) == playing.position
    assert game.phase == "over"
    assert set(rare.split()) <= {event.kind for ply in game.plies for event in ply.events}
    assert pw.Record.parse(str(game.record)).replay().position == game.position
