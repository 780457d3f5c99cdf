"""Who watches a game is told of all that happens, and harms nobody by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import pytest

import parchis_widgets as pw
from tests.game.play import Clock

if TYPE_CHECKING:
    from parchis_widgets.explain.event import Event

Told: TypeAlias = "list[tuple[Event, ...]]"


@pytest.mark.parametrize("ruleset", pw.rulesets())
def test_a_watcher_is_told_what_the_methods_return(ruleset: str) -> None:
    """After each throw, move and pass the events; after going back and forth, ()."""
    game = pw.Game(ruleset, seed=1)
    told: Told = []
    returned: Told = []
    game.watch(told.append)
    for _ in range(30):
        moves = game.legal_moves()
        if game.phase == "throw":
            returned.append(game.throw())
        else:
            returned.append(game.play(moves[0]) if moves else game.pass_turn())
    assert told == returned
    told.clear()
    game.undo()
    game.redo()
    game.go_to(0)
    game.restart(seed=2)
    assert told == [(), (), (), ()]


def test_a_watcher_is_told_of_leaving_and_of_time_that_is_up() -> None:
    """These happen to a game as well."""
    clock, told = Clock(), []
    game = pw.Game("general", players=3, seed=1, starter="Y", clock=clock)
    game.watch(lambda events: told.append([event.kind for event in events]))
    clock.seconds = 31.0
    game.throw(5)
    game.leave("R")
    assert [kinds[0] for kinds in told] == ["timeout", "leave"]


def test_what_watch_returns_ends_it() -> None:
    """Once or twice; and it ends that watching alone, also of one who watches twice."""
    game = pw.Game("clasico", seed=1, starter="Y")
    told: list[object] = []
    end, _ = game.watch(told.append), game.watch(told.append)
    game.throw(2)
    assert len(told) == 2
    end()
    end()
    game.pass_turn()
    assert len(told) == 3


def test_a_watcher_of_any_kind_is_kept() -> None:
    """A function made on the spot is told although nothing else holds it."""
    game = pw.Game("clasico", seed=1, starter="Y")
    told: list[object] = []
    game.watch(lambda events: told.append(len(events)))
    game.throw(2)
    assert told == [1]


def test_an_error_of_a_watcher_harms_nobody() -> None:
    """The move is made, all others are told, and the first error is raised then."""
    game = pw.Game("clasico", seed=1, starter="Y")
    told: list[object] = []

    def break_down(_events: object) -> None:
        raise KeyError("broken")

    game.watch(break_down)
    game.watch(told.append)
    with pytest.raises(KeyError, match="broken"):
        game.throw(2)
    assert (game.ply, game.phase, len(told)) == (1, "move", 1)
    assert game.record.actions == ("throw 2!",)


def test_who_plays_while_being_told_is_told_in_order() -> None:
    """A seat that plays by itself: everybody hears of each change once, in the order it had."""
    game = pw.Game("clasico", seed=1, starter="Y")
    heard: list[object] = []

    def play_by_itself(_events: object) -> None:
        if game.phase == "move" and not game.legal_moves():
            game.pass_turn()

    game.watch(play_by_itself)
    game.watch(lambda events: heard.append([event.kind for event in events]))
    game.throw(2)
    game.throw(3)
    assert heard == [["throw"], ["pass", "turn"], ["throw"], ["pass", "turn"]]


def test_a_watcher_that_is_ended_meanwhile_is_not_told() -> None:
    """The one before ends the one after."""
    game = pw.Game("clasico", seed=1, starter="Y")
    told: list[object] = []
    game.watch(lambda _events: end())
    end = game.watch(told.append)
    game.throw(2)
    assert told == []
