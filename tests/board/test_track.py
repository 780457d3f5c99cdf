"""Both boards answer alike what any board is asked."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import parchis_widgets.board
from parchis_widgets.board.cross import ARMS, SQUARES, arm_of, cell, column, tip
from parchis_widgets.board.places import OFF_BOARD
from parchis_widgets.board.svg import board_svg
from parchis_widgets.board.track import track_of

if TYPE_CHECKING:
    from parchis_widgets.board.points import Point
    from parchis_widgets.board.track import Track

FOLDER = Path(parchis_widgets.board.__file__).parent
NAMES = ("parchis", "pachisi")
# Only the cloth is printed an arm a page, to be cut out and glued: a Parchís board is never cut.
PACHISI_ALONE = {"print.py"}


@pytest.fixture(params=NAMES)
def track(request: pytest.FixtureRequest) -> Track:
    """Give one board after the other."""
    return track_of(request.param)


def files(name: str) -> set[str]:
    """Give the names of a board's files."""
    return {file.name for file in (FOLDER / name).glob("*.py")}


def is_inside(point: Point, corners: tuple[Point, ...]) -> bool:
    """Tell whether a point lies inside a convex polygon: on the same side of all its edges."""
    (x, y), around = point, pairwise((*corners, corners[0]))
    sides = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for (x1, y1), (x2, y2) in around]
    return all(side > 0 for side in sides) or all(side < 0 for side in sides)


def test_the_folders_of_both_boards_hold_the_same_files() -> None:
    """So who knows one board finds everything of the other."""
    assert files("pachisi") - PACHISI_ALONE == files("parchis")
    assert files("pachisi") >= PACHISI_ALONE


def test_there_are_no_other_boards() -> None:
    """Else they would be asked here as well."""
    assert {folder.parent.name for folder in FOLDER.glob("*/track.py")} == set(NAMES)


def test_a_board_is_found_by_its_name(track: Track) -> None:
    """It is loaded once."""
    assert track_of(track.NAME) is track


def test_a_board_has_four_colours_of_which_each_has_its_arm(track: Track) -> None:
    """And a way."""
    assert len(set(track.COLOURS)) == len(track.WAYS) == ARMS


def test_the_ways_of_the_colours_are_one_way_turned(track: Track) -> None:
    """After as many steps each stands on the same square of an arm as far from its own."""
    for squares in zip(*track.WAYS, strict=True):
        seen = {(cell(square), (arm_of(square) - arm) % ARMS) for arm, square in enumerate(squares)}
        assert len(seen) == 1


@pytest.mark.parametrize(("name", "length"), [("parchis", 71), ("pachisi", 83)])
def test_a_way_has_so_many_squares_between_home_and_goal(name: str, length: int) -> None:
    """64 of the rim and the column; the column, the whole rim and the column again."""
    assert {len(way) for way in track_of(name).WAYS} == {length}


def test_a_way_ends_by_the_own_column_inward(track: Track) -> None:
    """Each colour comes to its own tip and turns in."""
    for arm, way in enumerate(track.WAYS):
        assert way[-8:] == (tip(arm), *column(arm))


def test_no_step_of_a_way_stays_where_it_is(track: Track) -> None:
    """From each square to another."""
    assert all(one != next_ for way in track.WAYS for one, next_ in pairwise(way))


def test_the_steps_of_a_square_are_where_the_way_passes_it(track: Track) -> None:
    """The first square is step 1; a square off the way has none."""
    for arm, way in enumerate(track.WAYS):
        for square in range(SQUARES):
            steps = track.steps_of(arm, square)
            assert all(way[step - 1] == square for step in steps)
            assert len(steps) == way.count(square)


def test_every_square_is_called_by_each_colour_in_a_way_that_leads_back_to_it(track: Track) -> None:
    """Also where the colour never stands."""
    for arm in range(ARMS):
        places = [track.place_called(arm, square) for square in range(SQUARES)]
        assert [track.square_called(arm, place) for place in places] == list(range(SQUARES))
        assert [track.square_called(arm, place.upper()) for place in places] == list(range(SQUARES))


@pytest.mark.parametrize("place", [*OFF_BOARD, "", "0", "x", "c9", "Zc3", "999", "-1", "½"])
def test_what_is_no_square_is_none(track: Track, place: str) -> None:
    """Home and goal lie beside the squares; other words mean nothing."""
    assert all(track.square_called(arm, place) is None for arm in range(ARMS))


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_square_has_a_name_of_its_own(track: Track, lang: str) -> None:
    """Who hears of it knows which one is meant."""
    assert len({track.name_of(square, lang) for square in range(SQUARES)}) == SQUARES


def test_each_board_marks_three_safe_squares_an_arm_of_which_one_is_the_tip(track: Track) -> None:
    """Twelve in all."""
    assert len(track.SAFE_SQUARES) == 3 * ARMS
    assert {tip(arm) for arm in range(ARMS)} <= track.SAFE_SQUARES


@pytest.mark.parametrize("square", range(SQUARES))
def test_a_piece_stands_inside_the_outline_of_its_square(track: Track, square: int) -> None:
    """And in no other's."""
    at = track.middle(square)
    assert [other for other in range(SQUARES) if is_inside(at, track.outline(other))] == [square]


def test_four_pieces_stand_beside_the_squares_at_home_and_in_the_goal(track: Track) -> None:
    """Each at a place of its own, on no square."""
    for places in (track.homes, track.goals):
        every = [at for arm in range(ARMS) for at in places(arm)]
        assert len(every) == len(set(every)) == 4 * ARMS
        outlines = [track.outline(square) for square in range(SQUARES)]
        assert not any(is_inside(at, corners) for at in every for corners in outlines)


def test_each_board_is_drawn_and_told_to_the_page(track: Track) -> None:
    """A piece more makes a picture longer; the page hears of the colours in their order."""
    piece = f"{track.COLOURS[0]}1"
    assert len(board_svg(track, {piece: "home"})) > len(board_svg(track, {}))
    assert track.page_drawing("es")["columns"] == track.COLOURS


def test_what_is_held_stands_out_on_each_board(track: Track) -> None:
    """A barrier of two, or a castle."""
    arm, square = 0, tip(0)
    pair = {f"{track.COLOURS[arm]}{n}": track.place_called(arm, square) for n in (1, 2)}
    assert board_svg(track, pair, held=[square]) != board_svg(track, pair, held=[])


def test_a_game_is_played_without_the_drawings() -> None:
    """It needs the squares alone."""
    code = (
        "import sys, parchis_widgets as pw;"
        "[pw.Game(rules, seed=1).throw() for rules in ('clasico', 'pachisi')];"
        "print(*(name for name in sys.modules if '.board.' in name))"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    rooms = {name.rpartition(".")[2] for name in loaded.stdout.decode().split()}
    assert rooms == {"cross", "places", "squares", *NAMES}
