"""The board as SVG."""

from __future__ import annotations

import re
from functools import partial
from xml.etree import ElementTree as ET

import pytest

from parchis_widgets.board import parchis, svg
from parchis_widgets.board.cross import SQUARES
from parchis_widgets.board.parchis import track
from parchis_widgets.board.parchis.svg import RULES, empty_board
from parchis_widgets.board.shapes import SHAPES
from parchis_widgets.board.svg_parts import css

board_svg = partial(svg.board_svg, track)

pytestmark = pytest.mark.usefixtures("in_english")

NAMESPACE = "{http://www.w3.org/2000/svg}"
GAME = {"Y1": "home", "Y2": "12", "R1": "12", "B1": "c3", "B2": "goal", "B3": "goal"}


def drawn(text: str) -> ET.Element:
    """Parse a drawing: it must be well-formed."""
    return ET.fromstring(text)


def squares(text: str) -> list[ET.Element]:
    """Give the squares of a drawing, in order."""
    group = drawn(text).find(f"{NAMESPACE}g[@class='squares']")
    assert group is not None
    return list(group)


def test_the_static_board_draws_each_square_once_in_the_order_of_the_cross() -> None:
    """The widget finds a square by its place in the drawing."""
    assert len(squares(empty_board())) == SQUARES


def test_starts_and_columns_have_their_colour_and_safe_squares_are_tinted() -> None:
    """Twelve safe squares, of which four are starts; four columns of seven."""
    looks = [square.get("class", "") for square in squares(empty_board())]
    assert [at for at, look in enumerate(looks[:68]) if look] == sorted(parchis.SAFE_SQUARES)
    for arm, colour in enumerate(parchis.COLOURS):
        assert looks.count(colour) == 1 + 7
        assert looks[parchis.STARTS[arm]] == colour
    assert looks.count("safe") == 8


def test_every_number_is_written_once() -> None:
    """1 to 68, and nothing else is text: names depend on the language."""
    texts = [element.text for element in drawn(empty_board()).iter(f"{NAMESPACE}text")]
    assert sorted(int(text or 0) for text in texts) == list(range(1, 69))


def test_every_safe_square_carries_a_disc() -> None:
    """Grey discs, and rings on the starts."""
    text = empty_board()
    assert text.count('class="disc"') == 8
    assert text.count('class="start"') == 4


def test_pieces_stand_on_their_places_with_shape_and_label() -> None:
    """Each is drawn in its colour's shape, with what is written on it."""
    text = board_svg(GAME, labels={"Y1": "A1"})
    labels = [e.text for e in drawn(text).iter(f"{NAMESPACE}text") if "label" in e.get("class", "")]
    assert sorted(label or "" for label in labels) == ["A1", "B1", "B2", "B3", "R1", "Y2"]
    assert text.count(f'class="body R" d="{SHAPES["R"]}"') == 1


def test_two_in_the_goal_have_a_spot_each() -> None:
    """No piece covers another."""
    places = re.findall(r'<g transform="(translate[^"]*)">', board_svg(GAME))
    assert len(places) == len(set(places)) == len(GAME)


def test_a_barrier_is_held_together_by_a_yoke() -> None:
    """Two that only share a square are not."""
    pair = {"R1": "12", "R2": "12"}
    assert "yoke" in drawn_part(board_svg(pair, held=[11]))
    assert "yoke" not in drawn_part(board_svg(pair))


def drawn_part(text: str) -> str:
    """Leave the style sheet out."""
    return re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)


def test_a_picture_that_stands_alone_brings_its_colours() -> None:
    """Concrete values, no variables; and none at all when they are not wanted."""
    alone = board_svg(GAME)
    assert "#F0B429" in alone
    assert "var(" not in alone
    assert "#" not in board_svg(GAME, style=False)
    assert "#F0E442" in board_svg(GAME, palette="okabe_ito")


def test_the_widgets_style_sheet_names_variables_only() -> None:
    """Themes and palettes change the variables, not the drawing."""
    rules = css(RULES, ".pw")
    assert "#" not in rules
    assert all(line.startswith(".pw ") for line in rules.splitlines())


def test_home_names_and_titles_are_text_whatever_they_hold() -> None:
    """Markup stays text."""
    text = board_svg({}, names={"Y": "<b>x"}, title='"quoted" & <i>', labels={})
    tree = drawn(text)
    assert tree.get("aria-label") == '"quoted" & <i>'
    names = [element.text for element in tree.iter(f"{NAMESPACE}textPath")]
    assert names == ["<B>X"]


@pytest.mark.parametrize("place", ["1", "c8", "69", "0", "casa"])
def test_a_place_where_a_colour_never_stands_is_refused(place: str) -> None:
    """Yellow never stands on 1."""
    with pytest.raises(ValueError, match=f"Y1 never stands on '{place}'"):
        board_svg({"Y1": place})


@pytest.mark.parametrize("piece", ["Y5", "X1", "", "Y", "K1"])
def test_an_unknown_piece_is_refused(piece: str) -> None:
    """The message says what is expected."""
    with pytest.raises(ValueError, match="unknown piece"):
        board_svg({piece: "home"})
