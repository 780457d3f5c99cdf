"""A piece can be dragged, with the mouse and with a finger, on the board and in the editor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.live import LiveBoard
from tests.browser.live_editor import LiveEditor
from tests.browser.states import BARRED

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    Drag = Callable[[Page, Locator, Locator], None]

pytestmark = pytest.mark.browser


def middle(one: Locator) -> tuple[float, float]:
    """Give the middle of a thing on the page."""
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_with_mouse(page: Page, piece: Locator, onto: Locator) -> None:
    """Take a piece up with the mouse and put it down elsewhere."""
    page.mouse.move(*middle(piece))
    page.mouse.down()
    page.mouse.move(*middle(onto), steps=6)
    page.mouse.up()


def drag_with_finger(page: Page, piece: Locator, onto: Locator) -> None:
    """Drag a piece as a touch screen does, which would rather scroll the page."""
    touch = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(piece), middle(onto)

    def send(kind: str, *points: dict[str, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    send("touchStart", {"x": x, "y": y})
    for step in range(1, 9):
        send("touchMove", {"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8})
    send("touchEnd")


WAYS = pytest.mark.parametrize("drag", [drag_with_mouse, drag_with_finger])


@pytest.fixture
def board(page: Page) -> LiveBoard:
    """Give a game in which Y1 is barred and Y2 can go to 45, on a page that could scroll."""
    shown = LiveBoard(page, pw.Board(pw.Game.from_position(BARRED, seed=1)))
    page.add_style_tag(content="body { height: 3000px }")
    return shown


@WAYS
def test_a_piece_goes_where_it_is_put_down(page: Page, board: LiveBoard, drag: Drag) -> None:
    drag(page, board.piece("Y2"), board.square(45))
    expect(page.locator(".pw-ply")).to_have_text("1 / 1")
    assert board.board.game.position["Y2"] == "45"
    assert page.evaluate("scrollY") == 0


def test_it_is_seen_where_a_piece_may_land_while_it_is_dragged(
    page: Page, board: LiveBoard
) -> None:
    page.mouse.move(*middle(board.piece("Y2")))
    page.mouse.down()
    x, y = middle(board.square(30))
    page.mouse.move(x, y, steps=3)
    expect(board.target("45")).to_be_visible()
    at_x, at_y = middle(board.piece("Y2"))
    assert abs(at_x - x) < 8
    assert abs(at_y - y) < 8
    page.mouse.up()


@WAYS
def test_what_it_may_not_do_is_refused_as_when_it_is_tried(
    page: Page, board: LiveBoard, drag: Drag
) -> None:
    drag(page, board.piece("Y1"), board.square(13))
    title = page.locator(".pw-title")
    expect(title).to_contain_text("barrera")
    dragged = title.inner_text()
    board.square(14).click()
    expect(title).to_contain_text("casilla 14")
    board.square(13).click()
    expect(title).to_have_text(dragged)
    assert board.board.game.ply == 0


@WAYS
def test_a_piece_put_down_off_its_way_stays_where_it_was(
    page: Page, board: LiveBoard, drag: Drag
) -> None:
    drag(page, board.piece("Y2"), board.square(30))
    expect(page.locator(".pw-title")).to_contain_text("las fichas nunca van hacia atrás")
    assert board.board.game.position["Y2"] == "40"


def test_a_drag_ends_without_a_click(page: Page, board: LiveBoard) -> None:
    """Let go beside a piece that may move, it does not choose that one."""
    drag_with_mouse(page, board.piece("B1"), board.piece("Y2"))
    expect(board.piece("Y2")).to_have_attribute("aria-pressed", "false")


@WAYS
def test_a_piece_is_dragged_in_the_editor(page: Page, drag: Drag) -> None:
    editor = LiveEditor(page, pw.Editor())
    page.add_style_tag(content="body { height: 3000px }")
    drag(page, editor.piece("Y1"), editor.square(12))
    expect(editor.piece("Y1")).to_have_attribute("data-place", "12")
    assert page.evaluate("scrollY") == 0
