"""Whatever a page sends, a game changes only by a message that makes sense and is up to date."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parchis_widgets as pw
from tests.widgets.hostile import FIELDS, INTENTS, MARKUP, ODD, PIECES, acts, messages, revision
from tests.widgets.wire import Wire

LONGEST_ANSWER = 300
GAMES = {
    "clasico": {"players": 2, "starter": "Y", "seed": 1},
    "clasico.parejas": {"starter": "Y", "seed": 2},
    "general": {"seed": 3},
    "pachisi": {"seed": 4},
    "chaupar": {"seed": 5},
}

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40)
    | st.sampled_from(ODD) | st.sampled_from(PIECES),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=4,
)  # fmt: skip
WIRE = Wire(pw.Board("clasico", players=2, starter="Y", seed=1))

contents = values | st.dictionaries(st.sampled_from(FIELDS), values, max_size=6)


def standing(game: pw.Game) -> tuple[Any, ...]:
    """Give all that a refused message leaves as it was: what can be redone as well."""
    return game.record, game.position, game.plies, game.ply


def check(wire: Wire, content: object) -> None:
    """Send a message; expect one answer, and no change unless it makes sense."""
    game, before, shown = wire.board.game, standing(wire.board.game), revision(wire.board)
    does = acts(wire.board, content)
    came = wire.ask(content)
    assert len(came) == 1, content
    [answer] = came
    if does:
        assert (answer["method"], revision(wire.board)) == ("update", shown + 1)
        return
    assert standing(game) == before, content
    if answer["method"] == "update":
        note = wire.board.snapshot["note"]
        if isinstance(content, dict) and content["intent"] == "hints":
            return
        assert note["kind"] in {"refused", "legal"}
        told = note["title"]
    else:
        assert answer["method"] == "custom"
        if answer["content"]["type"] == "compared":
            return
        assert answer["content"]["type"] == "error"
        assert revision(wire.board) == shown
        told = answer["content"]["text"]
    assert 0 < len(told) <= LONGEST_ANSWER
    assert "<" not in told
    assert told.isprintable()


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_storm_of_messages_changes_only_what_it_may(ruleset: str) -> None:
    """Honest, spoilt, doubled and senseless ones, three thousand for each game."""
    board = pw.Board(ruleset, **GAMES[ruleset])  # type: ignore[arg-type]
    wire, chance = Wire(board), random.Random(ruleset)
    done = 0
    for content in islice(messages(board, chance), 3000):
        done += acts(board, content)
        check(wire, content)
    assert done > 200


@settings(max_examples=200)
@given(content=contents)
def test_no_content_is_too_odd(content: object) -> None:
    """Whatever JSON can say, and more."""
    check(WIRE, content)


@settings(max_examples=200)
@given(intent=st.sampled_from(INTENTS), fields=st.dictionaries(st.sampled_from(FIELDS), values))
def test_no_field_is_too_odd(intent: str, fields: dict[str, Any]) -> None:
    """With an intent and a revision that are right."""
    message = {"revision": revision(WIRE.board), "intent": intent, **fields}
    check(WIRE, message)


@pytest.mark.parametrize("target", [None, 5, -1, 200, "goal", "home", ""])
@pytest.mark.parametrize("piece", ["", "Y", "Y9", "K1", "Q1", "5"])
@pytest.mark.parametrize("ruleset", ["clasico", "pachisi"])
def test_a_piece_that_nobody_plays_is_answered(
    ruleset: str, piece: str, target: int | str | None
) -> None:
    """Wherever it should go."""
    board = pw.Board(ruleset, players=2, seed=1)
    wire = Wire(board)
    board.game.throw()
    message = {"intent": "try", "revision": revision(board), "piece": piece, "count": 5}
    check(wire, {**message, "target": target})


def test_the_second_of_two_views_comes_too_late() -> None:
    """Both showed the same, and both were clicked."""
    board = pw.Board("clasico", players=2, starter="Y", seed=1)
    wire = Wire(board)
    seen = revision(board)
    for intent in ("throw", "undo", "new"):
        check(wire, {"intent": "throw", "revision": seen})
        check(wire, {"intent": intent, "revision": seen})
    assert board.game.ply == 1


@pytest.mark.parametrize(
    "state",
    [
        {"options": {}},
        {"options": {"palette": MARKUP}},
        {"snapshot": {"revision": 99}},
        {"drawing": {}, "labels": {}},
        {"comm": None, "_esm": "alert(1)"},
        {"no_such_trait": 1},
    ],
)
def test_a_page_has_nothing_to_set(state: dict[str, Any]) -> None:
    """What Python shows is Python's: other views, pictures and saved notebooks read it."""
    board = pw.Board("clasico", players=2, starter="Y", seed=1)
    wire, before, picture = Wire(board), board.get_state(), board.to_svg()
    wire.receive({"method": "update", "state": state, "buffer_paths": []})
    assert board.get_state() == before
    assert board.to_svg() == picture
    check(wire, {"intent": "throw", "revision": revision(board)})
