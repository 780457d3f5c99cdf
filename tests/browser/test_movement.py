"""What is played of a ply: the animations are held, and set to the time that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.moving import MOVING, MovingBoard, badges

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

CAPTURE = "clasico; Y 40 8 c2 home; B 44 30 home*2; R 12 home*3; G 50 home*3; turn Y; throw 4"
CAPTURES = "clasico; Y 39 8 c2 c3; B 44 64 home*2; R 12 home*3; G 31 home*3; turn Y; throw 5"
BOUNCE = "general; Y c5 20 home*2; R 12 home*3; turn Y; throw 6"
MERGE = "chaupar; Y 34 30 30 home; R 25 home*3; turn Y; throw 2 2"
TAKING = ("Y1", 4)
WINNING = ("Y1", 20)


class TestAMove:
    def test_goes_square_by_square_and_sends_home_what_it_captures(self, page: Page) -> None:
        """90 ms a square, as much for a corner; the capture leaves when its captor arrives."""
        board = MovingBoard(page, CAPTURE)
        board.move(*TAKING)
        assert board.on_way() == ["B1", "Y1"]
        board.wait_until(0)
        assert board.is_on("Y1", 40)
        board.wait_until(90)
        assert board.is_on("Y1", 41)
        assert board.is_on("B1", 44)
        board.wait_until(450)
        assert board.is_on("Y1", 44)
        assert board.is_on("B1", 44)
        board.wait_until(850)
        assert board.has_arrived("B1")

    def test_is_on_the_board_at_once(self, page: Page) -> None:
        """Readers and tests need not wait; what is not to be seen yet can be chosen already."""
        board = MovingBoard(page, CAPTURE)
        board.move(*TAKING)
        assert board.on_way() == ["B1", "Y1"]
        expect(board.piece("Y1")).to_have_attribute("data-place", "44")
        expect(board.piece("B1")).to_have_attribute("data-place", "home")
        expect(board.piece("Y1").locator("> g")).to_have_css("opacity", "0")
        expect(page.locator(".pw-air")).to_have_attribute("aria-hidden", "true")
        board.piece("Y1").click()
        expect(board.piece("Y1")).to_have_attribute("aria-pressed", "true")
        expect(board.piece("Y1").locator("> g")).to_have_css("opacity", "1")

    def test_that_bounces_reaches_the_goal_and_comes_back(self, page: Page) -> None:
        """From c5 by 6: three to the goal, and back to c5."""
        board = MovingBoard(page, BOUNCE)
        board.move("Y1", 6)
        board.wait_until(180)
        assert board.is_on("Y1", 75)
        board.wait_until(270)
        assert board.is_on("Y1", None)
        board.wait_until(540)
        assert board.has_arrived("Y1")

    def test_to_a_stack_is_made_by_the_piece_as_it_was(self, page: Page) -> None:
        """Y1 leads it and stands there already: it is three only when the two have come."""
        board = MovingBoard(page, MERGE)
        board.move("Y2", 4)
        assert board.on_way() == ["Y2"]
        assert badges(page, "[data-moving]") == ["×2"]
        board.wait_until(360)
        assert board.has_arrived("Y2", "Y1")
        board.end()
        expect(page.locator("[data-moving]")).to_have_count(0)
        assert badges(page, "[data-piece]") == ["×3"]

    def test_lies_above_the_others(self, page: Page) -> None:
        """Over the piece that it captures, and that over those that stay."""
        board = MovingBoard(page, CAPTURE)
        board.move(*TAKING)
        names = "nodes => nodes.map(({dataset}) => dataset.moving)"
        order = page.locator("[data-moving]").evaluate_all(names)
        assert order[-2:] == ["B1", "Y1"]


class TestMovesInARow:
    def test_wait_for_their_turn(self, page: Page) -> None:
        """The same piece twice: until it has arrived it does not set out again."""
        board = MovingBoard(page, CAPTURE)
        board.move(*TAKING)
        board.move(*WINNING)
        expect(board.piece("Y1")).to_have_attribute("data-place", "64")
        assert board.on_way() == ["B1", "Y1"]
        board.wait_until(850)
        assert board.is_on("Y1", 44)
        board.end()
        page.wait_for_function(f"{MOVING}.some((one) => one.currentTime === 0)")
        assert board.on_way() == ["Y1"]
        assert board.is_on("Y1", 44)
        board.wait_until(1800)
        assert board.has_arrived("Y1")

    def test_are_dropped_but_the_last_if_it_would_wait_too_long(self, page: Page) -> None:
        """A loop of many plies is not watched for minutes: two captures take 3.14 s here."""
        board = MovingBoard(page, CAPTURES)
        board.move("Y1", 5)
        board.move("Y1", 20)
        assert board.on_way() == ["B1", "Y1"]
        board.move("Y2", 20)
        assert board.on_way() == ["Y2"]
        assert board.is_on("Y2", 8)


class TestSkipping:
    @pytest.mark.parametrize("place", [".pw-board", ".pw-panel", ".pw-footer"])
    def test_is_a_click_anywhere(self, page: Page, place: str) -> None:
        """On the board, the panel, the last line."""
        board = MovingBoard(page, CAPTURE)
        board.move(*TAKING)
        assert not board.is_still()
        page.locator(place).click(position={"x": 3, "y": 3})
        assert board.is_still()

    @pytest.mark.parametrize("key", ["Escape", "ArrowRight", "Enter"])
    def test_is_a_key(self, page: Page, key: str) -> None:
        """Whatever else it does."""
        board = MovingBoard(page, CAPTURE)
        board.piece("Y1").focus()
        board.move(*TAKING)
        assert not board.is_still()
        page.keyboard.press(key)
        assert board.is_still()

    def test_keeps_the_focus(self, page: Page) -> None:
        """The piece that has it is never taken away; its ring shows where it is."""
        board = MovingBoard(page, CAPTURE)
        board.piece("Y1").focus()
        board.move(*TAKING)
        expect(board.piece("Y1")).to_be_focused()
        expect(board.piece("Y1").locator(".pw-focus").first).to_have_css("opacity", "1")


class TestNoMovement:
    def test_is_shown_where_less_is_wanted(self, page: Page) -> None:
        """The trace of the last move stays."""
        board = MovingBoard(page, CAPTURE, motion=False)
        board.move(*TAKING)
        expect(page.locator(".pw-last")).to_have_count(1)
        assert board.is_still()

    def test_is_shown_when_the_game_goes_back(self, page: Page) -> None:
        """Undo ends what was moving; redo moves it again."""
        board = MovingBoard(page, CAPTURE)
        board.move(*TAKING)
        board.ask("undo")
        assert board.is_still()
        board.ask("redo")
        assert board.on_way() == ["B1", "Y1"]

    def test_is_queued_on_a_page_that_nobody_sees(self, page: Page) -> None:
        """What was to be played is not made up for."""
        board = MovingBoard(page, CAPTURE)
        page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")
        board.move(*TAKING)
        expect(board.piece("Y1")).to_have_attribute("data-place", "44")
        assert board.is_still()

    def test_is_left_behind(self, page: Page) -> None:
        """When a view is closed in the middle of a movement."""
        board = MovingBoard(page, CAPTURE)
        board.move(*TAKING)
        assert not board.is_still()
        page.evaluate("endings[0]()")
        assert board.is_still()


class TestTheTimeline:
    def test_steps_on_with_the_same_movement_but_faster_and_back_with_none(
        self, page: Page
    ) -> None:
        """A row is shown for 800 ms: half for the way, half for what goes home."""
        board = MovingBoard(page, CAPTURE)
        board.move(*TAKING)
        board.move(*WINNING)
        board.action("first").click()
        assert board.is_still()
        board.action("next").click()
        assert board.on_way() == ["B1", "Y1"]
        board.wait_until(400)
        assert board.is_on("Y1", 44)
        board.action("previous").click()
        assert board.is_still()
