"""A cell that is run again lets go of the widgets that it has made before."""

from __future__ import annotations

import gc
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING
from weakref import ref

import pytest
from ipywidgets.widgets.widget import _instances

import parchis_widgets as pw
from parchis_widgets.widgets import cells

if TYPE_CHECKING:
    from collections.abc import Callable

    Run = Callable[[str, str], None]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a cell by a request, as ipykernel's messages name them."""
    monkeypatch.setattr(cells, "_SHOWN", {})

    def begin(cell: str, request: str) -> None:
        monkeypatch.setattr(cells, "_running", lambda: cells._Run(cell, request))

    return begin


def is_following(board: pw.Board) -> bool:
    """Tell whether a board still shows what its game comes to."""
    before = board.snapshot["revision"]
    game = board.game
    game.throw() if game.phase == "throw" else game.undo()
    return bool(board.snapshot["revision"] > before)


def test_the_old_board_of_a_cell_is_closed(run: Run) -> None:
    """It follows its game no longer, and is not saved."""
    game = pw.Game("clasico", seed=1)
    run("a", "1")
    old = pw.Board(game)
    run("a", "2")
    new = pw.Board(game)
    assert old.comm is None
    assert not is_following(old)
    assert is_following(new)


def test_boards_of_one_run_stay_beside_one_another(run: Run) -> None:
    run("a", "1")
    boards = [pw.Board("clasico", seed=n) for n in range(3)]
    assert all(is_following(board) for board in boards)


def test_another_cells_board_stays(run: Run) -> None:
    game = pw.Game("clasico", seed=1)
    run("a", "1")
    first = pw.Board(game)
    run("b", "2")
    second = pw.Board(game)
    assert is_following(first)
    assert is_following(second)


def test_an_editor_is_let_go_as_well(run: Run) -> None:
    run("a", "1")
    old = pw.Editor()
    run("a", "2")
    pw.Board("clasico", seed=1)
    assert old.comm is None


def test_nothing_is_closed_where_cells_are_not_told_apart() -> None:
    """As in a script, and in hosts that name no cell."""
    first, second = pw.Board("clasico", seed=1), pw.Board("clasico", seed=1)
    assert is_following(first)
    assert is_following(second)


def test_the_cell_is_told_by_the_message_that_runs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    parent = {"metadata": {"cellId": "a"}, "header": {"msg_id": "1"}}
    shell = SimpleNamespace(get_parent=lambda: parent)
    ipython = SimpleNamespace(get_ipython=lambda: shell)
    monkeypatch.setitem(sys.modules, "IPython", ipython)
    assert cells._running() == ("a", "1")
    del parent["metadata"]["cellId"]
    assert cells._running() is None


def test_what_is_let_go_is_forgotten(run: Run) -> None:
    """Neither its state nor its looks stay: not in Python, not in what is saved."""
    before = set(_instances)
    game, seen = pw.Game("clasico", seed=1), []
    for request in "12345":
        run("a", request)
        seen.append(ref(pw.Board(game)))
    gc.collect()
    assert [one() is None for one in seen] == [True] * 4 + [False]
    left = [type(one).__name__ for name, one in _instances.items() if name not in before]
    assert sorted(left) == ["Board", "Layout"]
