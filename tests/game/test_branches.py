"""Going on from an earlier ply keeps what was played after it, all of it and once."""

from __future__ import annotations

import copy
import json
import pickle
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parchis_widgets as pw
from tests.game.play import random_game, step

if TYPE_CHECKING:
    from parchis_widgets.game.history import Ply


def forked() -> pw.Game:
    """Give a game that went on otherwise after its fourth ply."""
    game = pw.Game("clasico", players=2, starter="Y", seed=1)
    for face, piece in ((5, "Y1"), (5, "R1"), (3, "Y1"), (2, "R1")):
        game.throw(face)
        game.play((piece, face))
    game.undo(4)
    game.throw(6)
    return game


def lines(game: pw.Game) -> set[tuple[str, ...]]:
    """Give every line of play that a game knows, each as its actions from the beginning."""
    played = [ply.action for ply in game.plies]
    whole = {tuple(played)}
    return whole | {(*played[: one.ply], *one.actions) for one in game.branches}


def test_what_was_played_is_a_branch_once_the_game_goes_on_otherwise() -> None:
    game = forked()
    (branch,) = game.branches
    assert branch.ply == 4
    assert branch.actions == ("throw 3!", "play Y1 3 5>8", "throw 2!", "play R1 2 39>41")
    assert len(game.plies) == 5


def test_a_branch_is_gone_to_and_what_was_played_becomes_one() -> None:
    game = forked()
    heard: list[object] = []
    game.watch(heard.append)
    game.take_branch(0)
    assert (game.ply, game.position["R1"], heard) == (8, "41", [()])
    assert [(one.ply, one.actions) for one in game.branches] == [(4, ("throw 6!",))]
    game.take_branch(0)
    assert (game.ply, game.pending) == (5, (6,))
    assert len(game.branches) == 1


def test_the_same_played_again_is_no_branch() -> None:
    """What came after it can still be redone."""
    game = forked()
    game.take_branch(0)
    game.undo(3)
    game.play(("Y1", 3))
    assert (game.ply, len(game.plies)) == (6, 8)
    assert len(game.branches) == 1
    game.undo(2)
    game.throw(6)
    assert [one.ply for one in game.branches] == [4]
    assert lines(game) == lines(forked())


def test_only_undoing_makes_no_branch() -> None:
    game = forked()
    game.undo(3)
    assert len(game.branches) == 1
    assert game.branches[0].ply == 4


def test_a_record_keeps_branches_as_text_and_as_json() -> None:
    game = forked()
    text = str(game.record)
    assert text.splitlines()[-6:] == [
        "5. throw 6!",
        "branch: 4 4",
        "5. throw 3!",
        "6. play Y1 3 5>8",
        "7. throw 2!",
        "8. play R1 2 39>41",
    ]
    for read in (pw.Record.parse(text), pw.Record.from_json(game.record.to_json())):
        assert read == game.record
        again = read.replay()
        assert again.position == game.position
        assert again.record == game.record
        assert lines(again) == lines(game)


def test_a_record_without_branches_is_written_as_before() -> None:
    """And one that was written before is read."""
    game = pw.Game("clasico", seed=1)
    game.throw()
    assert "branch" not in str(game.record)
    fields = json.loads(game.record.to_json())
    assert "branches" not in fields
    assert pw.Record.from_json(json.dumps(fields)) == game.record


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), family=st.sampled_from(("parchis", "pachisi")))
def test_nothing_is_lost_whatever_is_undone_and_taken(seed: int, family: str) -> None:
    """Every line that was ever played to its end is there, in copies and records too."""
    game, chooser = random_game(family, seed)
    known: set[tuple[str, ...]] = set()
    for _ in range(25):
        for _ in range(chooser.randrange(1, 6)):
            if game.phase != "over":
                step(game, chooser)
        known.add(tuple(ply.action for ply in game.plies))
        if chooser.random() < 0.7 and game.ply:
            game.undo(chooser.randrange(1, game.ply + 1))
        elif game.branches:
            game.take_branch(chooser.randrange(len(game.branches)))
        assert game.position == game.position_at(game.ply)
    found = lines(game)
    assert all(any(line[: len(one)] == one for line in found) for one in known)
    assert len(found) == 1 + len(game.branches)
    assert not any(one != line and line[: len(one)] == one for one in found for line in found)
    for other in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert lines(other) == found
    again = pw.Record.parse(str(game.record)).replay()
    assert again.record == game.record


def test_a_copy_takes_branches_of_its_own() -> None:
    game = forked()
    other = copy.copy(game)
    other.take_branch(0)
    assert (game.ply, other.ply) == (5, 8)
    assert [one.ply for one in game.branches] == [4]


def test_a_new_game_has_no_branches() -> None:
    game = forked()
    game.restart(seed=2)
    assert game.branches == ()


@pytest.mark.parametrize("branch", [1, -1, "0", None, 0.0])
def test_a_branch_that_there_is_not_is_refused(branch: object) -> None:
    game = forked()
    with pytest.raises(ValueError, match="no hay esa rama: se esperaba de 0 a 0"):
        game.take_branch(branch)  # type: ignore[arg-type]  # refused at run time
    with pytest.raises(ValueError, match="no ha dejado ninguna rama"):
        pw.Game("clasico").take_branch(0)
    assert game.ply == 5


WRONG = [
    ("branch: 4 4", "branch: 4", "línea 16: se esperaba «branch: »"),
    ("branch: 4 4", "branch: 4 5", "4"),
    ("branch: 4 4", "branch: 9 4", "5. "),
    ("7. throw 2!", "8. throw 2!", "línea 19"),
    ("6. play Y1 3 5>8", "6. play Y1 4 5>9", "línea 18"),
    ("6. play Y1 3 5>8", "6. jump", "línea 18"),
]


@pytest.mark.parametrize(("right", "wrong", "said"), WRONG)
def test_a_wrong_branch_is_refused_and_its_line_is_named(right: str, wrong: str, said: str) -> None:
    text = str(forked().record)
    assert text.count(right) == 1
    with pytest.raises(ValueError, match=said):
        pw.Record.parse(text.replace(right, wrong)).replay()


@pytest.mark.parametrize(
    "branches",
    [4, "x", [4], [{"ply": 4}], [{"ply": -1, "actions": []}], [{"ply": 4, "actions": "pass"}],
     [{"ply": 4, "actions": [5]}], [{"ply": True, "actions": []}], {"ply": 4, "actions": []}],
)  # fmt: skip
def test_branches_of_another_kind_are_refused(branches: object) -> None:
    fields = json.loads(forked().record.to_json())
    with pytest.raises(ValueError, match="branches"):
        pw.Record.from_json(json.dumps({**fields, "branches": branches}))


def test_a_branch_holds_its_plies() -> None:
    (branch,) = forked().branches
    plies: tuple[Ply, ...] = branch.plies
    assert [bool(ply.move) for ply in plies] == [False, True, False, True]
    with pytest.raises(AttributeError):
        branch.ply = 3  # type: ignore[misc]
