"""What holds in every game, whatever is thrown, chosen and switched."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parchis_widgets as pw
from parchis_widgets.board.parchis import SAFE_SQUARES
from parchis_widgets.engine.parchis.state import State
from tests.game.play import FAMILIES, play_on, random_game, step, weighty

seeds = st.integers(0, 2**32)
GAMES = settings(max_examples=25, deadline=None)
each_family = pytest.mark.parametrize("family", FAMILIES)


@GAMES
@given(seeds)
def test_every_position_holds_sixteen_pieces_two_on_a_square_at_most(seed: int) -> None:
    """Pieces of Parchís are neither made nor lost, and no third one finds room."""
    game, chooser = random_game("parchis", seed)
    for _ in play_on(game, chooser, 400):
        assert_well_formed(game.position)


def assert_well_formed(position: pw.Position) -> None:
    state = position.state()
    assert isinstance(state, State)
    tables = state.tables
    names = [f"{colour}{n}" for colour in position.colours for n in range(1, 5)]
    assert len({name: position[name] for name in names}) == 4 * len(position.colours)
    standing = Counter(square for square in state.at if square >= 0)
    for square, pieces in standing.items():
        assert pieces <= 2
        sides = {tables.side[p >> 2] for p in range(16) if state.at[p] == square}
        assert len(sides) == 1 or square in SAFE_SQUARES
        barred = bool(state.barred >> square & 1)
        assert barred == (
            pieces == 2 and len(sides) == 1 and bool(tables.barrier_squares >> square & 1)
        )
    for piece in range(16):
        assert state.at[piece] < 68 or (state.at[piece] - 68) // 7 == piece >> 2


@each_family
@GAMES
@given(seeds)
def test_undo_is_exact_and_redo_comes_back(family: str, seed: int) -> None:
    """Every earlier position is reached again, at any distance, in both directions."""
    game, chooser = random_game(family, seed)
    seen = [game.position]
    seen += [playing.position for playing in play_on(game, chooser, 150)]
    for _ in range(20):
        ply = chooser.randrange(len(seen))
        game.go_to(ply)
        assert game.position == seen[ply]
        if ply:
            game.undo(chooser.randint(1, ply))
            assert game.position == seen[game.ply]
        if game.ply < len(seen) - 1:
            game.redo()
            assert game.position == seen[game.ply]


@each_family
@GAMES
@given(seeds)
def test_a_record_replays_exactly(family: str, seed: int) -> None:
    """What is replayed from text or JSON is the same game, its next seeded throw included."""
    game, chooser = random_game(family, seed)
    list(play_on(game, chooser, 200))
    record = game.record
    assert pw.Record.parse(str(record)) == record
    assert pw.Record.from_json(record.to_json()) == record
    again = pw.Record.parse(str(record)).replay()
    assert again.position == game.position
    assert again.record == record
    for played in (game, again):
        list(play_on(played, random.Random(1), 5))
    assert again.position == game.position


@each_family
@GAMES
@given(seeds)
def test_positions_are_written_and_read_alike(family: str, seed: int) -> None:
    """Text gives back the very position, and a game goes on from it as from the original."""
    game, chooser = random_game(family, seed)
    for playing in play_on(game, chooser, 150):
        position = playing.position
        assert pw.Position.parse(str(position)) == position
        assert str(pw.Position.parse(str(position))) == str(position)
        copy = pw.Game.from_position(position, seed=1)
        assert copy.legal_moves() == playing.legal_moves()
        assert (copy.phase, copy.turn) == (playing.phase, playing.turn)
        assert copy.pending == playing.pending
        assert copy.may_pass() == playing.may_pass()


@each_family
@GAMES
@given(seeds)
def test_an_attempt_is_legal_exactly_when_it_is_a_legal_move(family: str, seed: int) -> None:
    """`explain` and `legal_moves` agree on everything that could be tried."""
    game, chooser = random_game(family, seed)
    for playing in play_on(game, chooser, 100):
        moves = playing.legal_moves()
        for piece, count in playing.attempts():
            explanation = playing.explain((piece, count))
            legal = any(piece in move.pieces and move.count == count for move in moves)
            assert explanation.legal == legal
            assert bool(explanation.violations) != legal
            assert explanation.instead == moves
        for move in moves:
            assert playing.explain(move).legal
            assert pw.Move.parse(str(move)) == move


@each_family
@GAMES
@given(seeds)
def test_a_refused_attempt_changes_nothing(family: str, seed: int) -> None:
    """An illegal move is refused with its explanation, and the game stays as it was."""
    game, chooser = random_game(family, seed)
    for playing in play_on(game, chooser, 100):
        before = playing.position, playing.record
        for attempt in playing.attempts():
            if playing.explain(attempt).legal:
                continue
            with pytest.raises(pw.IllegalMove) as refused:
                playing.play(attempt)
            assert refused.value.explanation == playing.explain(attempt)
        assert (playing.position, playing.record) == before


@each_family
@settings(max_examples=12, deadline=None)
@given(seeds)
def test_a_game_comes_to_its_end(family: str, seed: int) -> None:
    """By its published rules a game has a winner or none is possible; then all is done."""
    game, chooser = random_game(family, seed, house_rules=False)
    outcomes = [game.outcome, *(playing.outcome for playing in play_on(game, chooser))]
    assert game.phase == "over"
    assert set(outcomes[:-1]) == {None}
    assert game.outcome is not None
    assert bool(game.outcome.winners) == (game.outcome.reason == "goal")
    assert game.legal_moves() == ()
    assert not game.may_pass()


@each_family
@GAMES
@given(seeds)
def test_after_going_back_the_same_seed_throws_the_same(family: str, seed: int) -> None:
    """Undoing a throw and throwing again does not change one's luck."""
    game, chooser = random_game(family, seed)
    for _ in range(60):
        if game.phase == "throw":
            first = game.throw()
            game.undo()
            assert game.throw() == first
        elif game.phase == "over":
            return
        else:
            step(game, chooser)


@each_family
@GAMES
@given(seeds)
def test_a_move_does_what_it_says_and_nothing_else(family: str, seed: int) -> None:
    """Its piece is where it says, its captures are at home, all others stand where they stood."""
    game, chooser = random_game(family, seed)
    for playing in play_on(game, chooser, 150):
        moves, before = playing.legal_moves(), playing.position
        if not moves:
            continue
        move = weighty(moves, chooser)
        foreseen, way = playing.preview(move), playing.way_of(move)
        assert playing.play(move) == foreseen
        assert playing.way_at(playing.ply) == way
        assert playing.position[move.piece] == move.target
        assert all(playing.position[piece] == "home" for piece in move.captures)
        names = {f"{colour}{n}" for colour in before.colours for n in range(1, 5)}
        for piece in names - {*move.pieces, *move.captures}:
            assert playing.position[piece] == before[piece]


@each_family
@GAMES
@given(seeds)
def test_two_games_with_one_seed_are_alike(family: str, seed: int) -> None:
    """The same seed, the same choices: the same game."""
    played = []
    for _ in range(2):
        game, chooser = random_game(family, seed)
        list(play_on(game, chooser, 100))
        played.append((game.record, game.position, game.opening))
    assert played[0] == played[1]
