"""A game as a Python object: copies go their own way, and everything crosses processes."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from tests.game.errands import go_on, play_what_is_illegal, same
from tests.game.play import Clock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PLIES = 40


def through_pickle(game: pw.Game) -> pw.Game:
    there: pw.Game = pickle.loads(pickle.dumps(game))
    return there


WAYS = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, through_pickle])
RULESETS = pytest.mark.parametrize("ruleset", pw.rulesets())


class Diary(pw.Game):
    """A game of one's own, with something more."""

    notes: list[str]


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as workers:
        yield workers


def begun(ruleset: str, **options: Any) -> pw.Game:
    return go_on(pw.Game(ruleset, seed=-7, **options), PLIES)


@WAYS
@RULESETS
def test_a_copy_goes_its_own_way(ruleset: str, way: Callable[[pw.Game], pw.Game]) -> None:
    """Neither the copy's moves nor its going back reach the original, nor the other way round."""
    game = begun(ruleset)
    position, record, plies = game.position, game.record, game.plies
    other = way(game)
    assert (other.position, other.record, other.plies) == (position, record, plies)
    go_on(other, PLIES)
    other.undo(3)
    assert (game.position, game.record, game.plies) == (position, record, plies)
    game.go_to(0)
    assert other.ply > 0


@WAYS
@RULESETS
def test_the_same_throws_come_in_a_copy(ruleset: str, way: Callable[[pw.Game], pw.Game]) -> None:
    """Chance goes on alike: the seed and how far it was used are copied."""
    game = begun(ruleset)
    other = way(game)
    assert go_on(other, PLIES).record == go_on(game, PLIES).record


@WAYS
def test_a_copy_can_go_back_and_forth_where_the_original_could(
    way: Callable[[pw.Game], pw.Game],
) -> None:
    """What was undone in the original can be redone in the copy."""
    game = begun("clasico")
    game.undo(10)
    other = way(game)
    other.redo(10)
    assert (other.ply, game.ply) == (PLIES, PLIES - 10)
    other.go_to(0)
    assert str(other.position) == str(pw.Game("clasico", seed=-7).position)


@WAYS
def test_nobody_watches_a_copy(way: Callable[[pw.Game], pw.Game]) -> None:
    """Also while a board is open on the original."""
    game = pw.Game("clasico", seed=1)
    told: list[object] = []
    board = pw.Board(game)
    game.watch(told.append)
    other = way(game)
    other.throw()
    assert (told, board.snapshot["ply"]) == ([], 0)
    game.throw()
    assert (len(told), board.snapshot["ply"], other.ply) == (1, 1, 1)


@WAYS
def test_a_copy_speaks_the_same_language(way: Callable[[pw.Game], pw.Game]) -> None:
    """Whatever is the default where it is made."""
    assert way(pw.Game("clasico", seed=1, lang="en")).lang == "en"


@WAYS
def test_a_subclass_stays_one(way: Callable[[Any], Any]) -> None:
    """With what it has of its own; that is shared by `copy.copy` alone."""
    game = Diary("clasico", seed=1)
    game.notes = ["begun"]
    other = way(game)
    assert type(other) is Diary
    other.notes.append("copied")
    assert (game.notes == other.notes) is (way is copy.copy)


def test_a_subclass_stays_one_however_it_begins() -> None:
    """From a position, from a record, and begun anew."""
    game = Diary.from_position("clasico; Y 5; R home; turn Y", seed=1)
    again = Diary.from_record(game.record)
    again.restart(seed=2)
    assert (type(game), type(again)) == (Diary, Diary)
    assert repr(again) == "Diary('clasico', players='YR', seed=2)"


def test_a_clock_is_kept_in_a_copy() -> None:
    """The turn goes on in the copy; in a deep copy, by a clock of its own."""
    clock = Clock()
    game = pw.Game("general", players="YR", starter="Y", seed=1, clock=clock)
    shallow, deep = copy.copy(game), copy.deepcopy(game)
    clock.seconds = 31.0
    assert [event.kind for event in shallow.throw(5)] == ["timeout", "turn"]
    assert [event.kind for event in deep.throw(5)] == ["throw"]


def test_a_turn_begins_anew_in_another_process() -> None:
    """What the clock shows there says nothing of when the turn began here."""
    game = pw.Game("general", players="YR", starter="Y", seed=1, clock=Clock())
    game._turn_began = -1000.0
    assert [event.kind for event in through_pickle(game).throw(5)] == ["throw"]


@pytest.mark.usefixtures("in_english")
def test_a_clock_that_cannot_be_taken_along_is_refused() -> None:
    """A clock made on the spot cannot be pickled; one that holds a generator, not be copied."""
    game = pw.Game("general", seed=1, clock=lambda: 0.0)
    with pytest.raises(ValueError, match="has a clock that cannot be pickled"):
        pickle.dumps(game)
    stream = (second for second in range(9))
    game = pw.Game("general", seed=1, clock=stream.__next__)
    with pytest.raises(ValueError, match="has a clock that cannot be copied"):
        copy.deepcopy(game)
    assert copy.copy(game).position == game.position


def public_things(ruleset: str) -> dict[str, Any]:
    """Return one of everything that a game gives, under some rules."""
    game = begun(ruleset, lang="en")
    while not game.legal_moves():
        go_on(game, 1)
    refused = game.explain((game.attempts()[0][0], 999))
    told = refused.counterfactuals, refused.elsewhere
    assert any(told), "what an explanation has found out is kept in it"
    return {
        "Explanation": refused,
        "IllegalMove": pw.IllegalMove(refused, "en"),
        "Record": game.record,
        "Position": game.position,
        "Ruleset": game.ruleset,
        "Move": game.legal_moves()[0],
        "Event": next(event for ply in reversed(game.plies) for event in ply.events),
        "Violation": refused.violations[0],
        "Outcome": pw.Outcome(("Y",), ("Y", "R"), "goal"),
        "Statement": pw.statement(refused.violations[0].statement),
        "Difference": game.ruleset.diff(pw.ruleset("chaupar"))[:1],
    }


@RULESETS
def test_everything_that_a_game_gives_crosses_processes(
    ruleset: str, pool: ProcessPoolExecutor
) -> None:
    """It comes back as it went: equal, and saying the same."""
    things = public_things(ruleset)
    for name, thing in pool.submit(same, things).result().items():
        if name == "IllegalMove":
            assert (str(thing), thing.explanation) == (str(things[name]), things["Explanation"])
        else:
            assert thing == things[name], name
        for copied in (copy.copy(thing), copy.deepcopy(thing)):
            assert (str(copied), type(copied)) == (str(thing), type(thing)), name


@RULESETS
def test_a_game_is_played_on_in_another_process(ruleset: str, pool: ProcessPoolExecutor) -> None:
    """With a board open on it here; there it throws what it would have thrown here."""
    game = begun(ruleset)
    board = pw.Board(game)
    there = pool.submit(go_on, game, PLIES).result()
    assert game.ply == PLIES
    assert go_on(game, PLIES).record == there.record
    board.close()


@RULESETS
def test_a_refusal_in_another_process_comes_back(ruleset: str, pool: ProcessPoolExecutor) -> None:
    """The pool survives it, and the error carries its explanation."""
    game = pw.Game(ruleset, seed=1, lang="en")
    with pytest.raises(pw.IllegalMove) as refused:
        pool.submit(play_what_is_illegal, game).result()
    assert str(refused.value) == refused.value.explanation.text("en")
    assert refused.value.lang == "en"
    assert pool.submit(same, 1).result() == 1
