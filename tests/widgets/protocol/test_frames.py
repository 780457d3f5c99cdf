"""The frames: put together, they show the board as it was after each ply."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from parchis_widgets.widgets.protocol.frames import Frames, paged
from parchis_widgets.widgets.protocol.moves import way_spots
from parchis_widgets.widgets.protocol.scenes import scene_of
from parchis_widgets.widgets.protocol.scenes.spots import in_runs
from parchis_widgets.widgets.protocol.snapshot import last_move
from tests.game.play import step
from tests.widgets.ways import written_out

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAIN = {"way": "", "queen": False, "lap": 1, "taken": 0, "done": False}


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
    whole: dict[str, Any] = {
        "pieces": {
            piece: {"place": "home", "spot": "home", "size": 1, "look": PLAIN, "stack": piece}
            for piece in frames[0]["pieces"]
        }
    }
    for frame in frames:
        whole = merged(whole, frame)
        yield {name: value for name, value in whole.items() if name != "row"}


def pages(board: pw.Board) -> list[dict[str, Any]]:
    """Give all frames that a board has sent."""
    names = [name for name in board.keys if name.startswith("frames_")]
    return [frame for name in names for frame in getattr(board, name)]


@pytest.mark.parametrize("ruleset", ["clasico", "tradicional", "pachisi", "chaupar"])
def test_frames_show_how_the_board_stood_after_each_ply(ruleset: str) -> None:
    """Pieces with their looks, barriers, castles, the turn, the last move."""
    game = played(ruleset, 300)
    frames, scene = Frames().follow(game, "es"), scene_of(game)
    assert len(frames) == len(game.plies) + 1
    for ply, standing in enumerate(shown(frames)):
        position = game.position_at(ply)
        assert standing == {
            "turn": position.turn,
            "pieces": scene.pieces(position),
            **scene.held(position),
            "last": last_move(scene, game.plies, ply),
        }


def test_the_way_of_a_bounce_goes_to_the_goal_and_back() -> None:
    """From c5 by 6 in `general`: the page moves the piece along it."""
    game = pw.Game.from_position("general; Y c5 home*3; R home; turn Y; throw 6")
    game.play(("Y1", 6))
    last = last_move(scene_of(game), game.plies, game.ply)
    assert last == {"pieces": ["Y1"], "way": [[72, 74], "goal", [74, 72]]}


@pytest.mark.parametrize(("plies", "sheets"), [(0, 1), (62, 1), (63, 1), (64, 2)])
def test_a_longer_game_gets_more_pages(plies: int, sheets: int) -> None:
    """All at once: 32 pages of 2 frames each."""
    frames: list[dict[str, Any]] = [{"ply": ply} for ply in range(plies + 1)]
    book = paged(frames)
    assert len(book) == 32 * sheets
    assert [frame for page in book.values() for frame in page] == frames


def test_a_ply_sends_the_page_that_it_is_written_on() -> None:
    """The others stay as they are; a shorter game empties those it does not need."""
    game = played("clasico", 40)
    board = pw.Board(game)
    changed: list[str] = []
    board.observe(lambda change: changed.append(change["name"]))
    step(game, random.Random(2))
    assert [name for name in changed if name.startswith("frames_")] == ["frames_20"]
    game.restart(seed=3)
    assert len(pages(board)) == 1


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
    before = pages(board)
    board.game.undo(7)
    assert pages(board) == before


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
    (beginning,) = pages(board)
    assert set(beginning["pieces"]) == {f"{colour}{n}" for colour in "YBRG" for n in range(1, 5)}


@pytest.mark.parametrize("ruleset", pw.rulesets())
def test_a_saved_board_is_small(ruleset: str) -> None:
    """Of 300 plies each takes on average less than 160 bytes, the whole less than 150 KB."""
    board = pw.Board(played(ruleset, 300))
    assert len(_json(pages(board))) / 300 < 160
    assert len(_json(board.get_state())) < 150_000


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, default=str).encode()


@pytest.mark.parametrize("ruleset", pw.rulesets())
def test_a_way_in_runs_is_the_way(ruleset: str) -> None:
    """Whatever corners it turns, and where it goes back."""
    game, chooser = pw.Game(ruleset, seed=3), random.Random(3)
    scene, seen = scene_of(game), 0
    while game.ply < 400 and game.phase != "over":
        for move, way, _ in game.outlook():
            spots = way_spots(scene, move.piece[0], move.origin, way)
            told = in_runs(spots)
            assert written_out(told) == spots
            seen += len(told) < len(spots)
        step(game, chooser)
    assert seen > 50
