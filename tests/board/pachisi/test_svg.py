"""The Pachisi cloth as SVG."""

from __future__ import annotations

from functools import partial
from xml.etree import ElementTree as ET

import pytest

from parchis_widgets.board import svg
from parchis_widgets.board.cross import SQUARES, tip
from parchis_widgets.board.pachisi import CASTLES, COLOURS, track
from parchis_widgets.board.pachisi.export import page_css
from parchis_widgets.board.pachisi.geometry import MIDDLES, outline
from parchis_widgets.board.pachisi.print import arm_svg
from parchis_widgets.board.pachisi.svg import RULES, empty_board
from parchis_widgets.board.shapes import SHAPES
from parchis_widgets.board.svg_parts import css, pair, path

board_svg = partial(svg.board_svg, track)

pytestmark = pytest.mark.usefixtures("in_english")

NAMESPACE = "{http://www.w3.org/2000/svg}"
GAME = {"Y1": "home", "Y2": "30", "R1": "33", "R2": "33", "G1": "goal", "K1": "12q/2"}


def drawn(text: str) -> ET.Element:
    """Parse a drawing: it must be well-formed."""
    return ET.fromstring(text)


def body(pieces: dict[str, str], **options: object) -> str:
    """Draw pieces, and leave out the style sheet and the cloth below them."""
    whole = board_svg(pieces, style=False, **options)  # type: ignore[arg-type]
    return whole.removeprefix(board_svg({}, style=False).removesuffix("</svg>"))


def labels(text: str) -> list[str]:
    """Give what is written on the pieces."""
    found = (e for e in drawn(text).iter(f"{NAMESPACE}text") if "label" in e.get("class", ""))
    return [element.text or "" for element in found]


def test_the_static_cloth_draws_each_square_once_in_the_order_of_the_cross() -> None:
    """The page finds a square by its place in the drawing."""
    group = drawn(empty_board()).find(f"{NAMESPACE}g[@class='squares']")
    assert group is not None
    assert [square.get("d") for square in group] == [path(outline(n)) for n in range(SQUARES)]
    assert {n for n, square in enumerate(group) if square.get("class") == "castle"} == CASTLES


def test_the_page_finds_names_homes_and_goals() -> None:
    """Names are empty until it fills them; pieces start from and return to the same place."""
    tree = drawn(empty_board())
    for colour in COLOURS:
        name = tree.find(f".//{NAMESPACE}text[@data-name='{colour}']")
        assert name is not None
        assert not name.text
        home = tree.find(f".//*[@data-home='{colour}']")
        assert home is not None
        assert home is tree.find(f".//*[@data-goal='{colour}']")


def test_the_static_cloth_is_compact_and_holds_no_ids() -> None:
    """It is stored with every widget, and a page may hold many."""
    assert len(empty_board()) < 9_000
    assert " id=" not in empty_board() + board_svg(GAME) + arm_svg("Y")


def test_pieces_stand_where_their_way_leads() -> None:
    """Step 25 of yellow is the tip of the arm to its right, red's."""
    at = MIDDLES[tip(COLOURS.index("R"))]
    assert f"translate({pair(at)})" in body({"Y1": "25"})


def test_every_piece_is_drawn_with_what_is_written_on_it() -> None:
    """By default its name."""
    written = labels(board_svg(GAME, labels={"Y2": "A2"}))
    assert sorted(written) == ["2", "A2", "G1", "K1", "R", "Y1", "×2"]


def test_pieces_that_stand_together_are_one_figure_with_layers_and_a_number() -> None:
    """Three bodies, one label of what the labels share, and how many they are."""
    text = body({"R1": "30", "R2": "30", "R3": "30"}, labels={"R1": "Ro1", "R2": "Ro2"})
    assert text.count(f'd="{SHAPES["R"]}"') == 3 * 2
    assert "×3" in text
    assert ">R<" in text


def test_pieces_that_look_different_stay_countable() -> None:
    """A Queen, one that has captured and one on its second lap are figures of their own."""
    text = board_svg({"Y1": "30", "Y2": "30q", "Y3": "30x", "Y4": "30/2"})
    assert labels(text) == ["Y1", "Y2", "Y3", "Y4", "2"]
    assert "×" not in text


@pytest.mark.parametrize(
    ("place", "hollow", "heading"),
    [("1", False, True), ("8", False, True), ("9", False, False), ("76", False, False),
     ("77", True, True), ("83", True, True), ("home", False, False), ("goal", True, False)],
)  # fmt: skip
def test_outward_is_filled_and_homeward_hollow(place: str, hollow: bool, heading: bool) -> None:
    """Each points where it goes on its own middle; on the rim it is plain."""
    text = body({"Y1": place})
    assert ('class="hollow"' in text) == hollow
    assert ('class="heading"' in text) == heading


def test_outward_and_homeward_point_opposite_ways() -> None:
    """Yellow leaves downward and comes back upward."""
    assert "rotate(180)" in body({"Y1": "3"})
    assert "rotate(0)" in body({"Y1": "80"})


@pytest.mark.parametrize(
    ("place", "look"),
    [("30q", "crown"), ("30x", "badge"), ("30/2", "light"), ("goal", "tick")],
)
def test_what_a_piece_has_done_is_drawn_on_it(place: str, look: str) -> None:
    """A crown, a dot, a lap's number, a tick; and on a piece that has done nothing, nothing."""
    assert f'class="{look}"' in body({"Y1": place})
    assert f'class="{look}"' not in body({"Y1": "30"})


def test_a_held_castle_is_framed_in_its_holders_colours() -> None:
    """Both of a team; but no other square, and none where castles are ignored."""
    pieces = {"Y1": "12", "K1": "46", "R1": "13"}
    text = body(pieces)
    assert text.count('class="held"') == 1
    assert text.index("holder s-Y") < text.index("holder second s-K")
    assert "held" not in body(pieces, held=())


def test_a_picture_that_stands_alone_brings_its_colours() -> None:
    """Concrete values, no variables; and none at all when they are not wanted."""
    assert "#2B3A67" in board_svg(GAME)
    assert "var(" not in board_svg(GAME)
    assert "#" not in board_svg(GAME, style=False)
    assert "#F0E442" in board_svg(GAME, palette="okabe_ito")


def test_the_widgets_style_sheet_names_variables_only() -> None:
    """Themes and palettes change the variables, not the drawing; all of them are defined."""
    rules = css(RULES, ".pw .cloth")
    assert "#" not in rules
    assert all(line.startswith(".pw .cloth ") for line in rules.splitlines())
    assert "--pw-indigo:#2B3A67" in page_css()
    assert "[data-theme=dark]" in page_css()


def test_names_labels_and_titles_are_text_whatever_they_hold() -> None:
    """Markup stays text."""
    text = board_svg({"Y1": "3"}, names={"K": "<b>x"}, labels={"Y1": "<&"}, title='"q" & <i>')
    tree = drawn(text)
    assert tree.get("aria-label") == '"q" & <i>'
    name = tree.find(f".//{NAMESPACE}text[@data-name='K']")
    assert name is not None
    assert name.text == "<B>X"
    assert labels(text) == ["<&"]
    assert "<B>X" in [e.text for e in drawn(arm_svg("K", names={"K": "<b>x"})).iter()]


@pytest.mark.parametrize("place", ["0", "84", "85", "c1", "30qx", "30/1", "30/", "", "casa", " 3"])
def test_a_place_where_no_piece_stands_is_refused(place: str) -> None:
    """The Charkoni is "home" and "goal", not 0 and 84."""
    with pytest.raises(ValueError, match=f"Y1 never stands on '{place}'"):
        board_svg({"Y1": place})


@pytest.mark.parametrize("piece", ["Y5", "B1", "", "Y", "YR1"])
def test_an_unknown_piece_is_refused(piece: str) -> None:
    """The message says what is expected."""
    with pytest.raises(ValueError, match=r"unknown piece .* expected one of K, G, Y or R"):
        board_svg({piece: "home"})
