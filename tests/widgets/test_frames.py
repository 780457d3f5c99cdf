"""The frames: put together, they show the board as it was after each ply."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from parchis_widgets.widgets.frames import Frames
from parchis_widgets.widgets.snapshot import snapshot
from tests.game.play import step

if TYPE_CHECKING:
    from collections.abc import Iterator

SHOWN = ("turn", "barriers", "held", "last")


def played(ruleset: str, plies: int, seed: int = 1) -> pw.Game:
    """Give a game of so many plies, played at random."""
    game, chooser = pw.Game(ruleset, seed=seed), random.Random(seed)
    while game.ply < plies and game.phase != "over":
        step(game, chooser)
    return game


def merged(whole: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Put changes into what stood before, as the page does."""
    result = dict(whole)
    for name, value in changes.items():
        old = whole.get(name)
        nested = isinstance(value, dict) and isinstance(old, dict)
        result[name] = merged(whole[name], value) if nested else value
    return result


def shown(frames: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Give what the page shows after each ply."""
    whole: dict[str, Any] = {}
    for frame in frames:
        whole = merged(whole, frame)
        pieces = sorted(whole["pieces"].values(), key=lambda piece: piece["id"] in whole["late"])
        yield {name: whole[name] for name in SHOWN} | {"pieces": pieces}


@pytest.mark.parametrize("ruleset", ["clasico", "tradicional", "pachisi", "chaupar"])
def test_frames_show_what_the_snapshot_of_each_ply_shows(ruleset: str) -> None:
    """Pieces in their order, barriers, castles, the turn, the last move."""
    game = played(ruleset, 300)
    frames = Frames().follow(game, "es")
    assert len(frames) == len(game.plies) + 1
    for ply, standing in enumerate(shown(frames)):
        game.go_to(ply)
        whole = snapshot(game, "es", 1, None)
        assert standing == {name: whole[name] for name in (*SHOWN, "pieces")}


def test_a_new_ply_adds_one_frame_and_keeps_the_others() -> None:
    """The frames of a game that goes on are not made anew."""
    game, frames = played("clasico", 40), Frames()
    before = frames.follow(game, "es")
    step(game, random.Random(2))
    now = frames.follow(game, "es")
    assert len(now) == len(before) + 1
    assert all(one is other for one, other in zip(before, now, strict=False))


def test_frames_stay_while_plies_can_be_redone() -> None:
    """Going back is no change to what was played."""
    board = pw.Board(played("clasico", 40))
    before = board.frames
    board.game.undo(7)
    assert board.frames == before


@pytest.mark.parametrize("back", [1, 13, 40])
def test_another_move_replaces_the_frames_of_what_was_undone(back: int) -> None:
    """As if they had been made from the beginning."""
    game, frames = played("clasico", 40), Frames()
    frames.follow(game, "es")
    game.undo(back)
    step(game, random.Random(5))
    assert frames.follow(game, "es") == Frames().follow(game, "es")


def test_a_new_game_has_only_its_beginning() -> None:
    """Which may be another one: here a colour more."""
    board = pw.Board(played("clasico", 40))
    board.game.restart(seed=3)
    (beginning,) = board.frames
    assert set(beginning["pieces"]) == {f"{colour}{n}" for colour in "YBRG" for n in range(1, 5)}


@pytest.mark.parametrize("ruleset", ["clasico", "pachisi"])
def test_a_saved_board_is_small(ruleset: str) -> None:
    """A frame has on average less than 150 bytes, the whole with its bundle less than 150 KB."""
    board = pw.Board(played(ruleset, 300))
    frames = [len(_json(frame)) for frame in board.frames]
    assert sum(frames) / len(frames) < 150
    names = ("drawing", "snapshot", "rows", "frames", "labels", "options")
    saved = sum(len(_json(getattr(board, name))) for name in names)
    bundle = sum(len(str(file).encode()) for file in (pw.Board._esm, pw.Board._css))
    assert saved + bundle < 150_000


def _json(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()
