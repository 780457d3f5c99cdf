"""Double clicks, two views of one board, answers that come late: one click is one move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.live import LiveBoard
from tests.browser.states import BARRED, BRIDGED

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

HOLD = """
() => { window.held = []; model.send = (content) => ask(content).then((one) => held.push(one)); }
"""
TWO_DICE = "dos_dados; Y 8 24 40 50; R home*4; turn Y; throw 3 4"


def live(page: Page, position: str) -> LiveBoard:
    """Show a game that begins at a position, its moves listed."""
    return LiveBoard(page, pw.Board(pw.Game.from_position(position, seed=1), hints=True))


def seed_of_a_grace() -> int:
    """Give a seed whose first throw gives another."""
    for seed in range(100):
        game = pw.Game("pachisi", seed=seed)
        game.throw()
        if game.phase == "throw":
            return seed
    raise AssertionError


def press_again(button: Locator) -> None:
    """Make the second click of a double click, whose first may have met something else."""
    button.hover()
    button.page.mouse.down(click_count=2)
    button.page.mouse.up(click_count=2)


class TestADoubleClick:
    @pytest.mark.parametrize("clicks", [2, 5])
    def test_on_throw_throws_once(self, page: Page, clicks: int) -> None:
        """However many there are."""
        board = live(page, "clasico; Y 8 24 40 50; R home*4; turn Y")
        board.action("throw").click(click_count=clicks)
        board.settle()
        assert board.board.game.ply == 1

    @pytest.mark.parametrize("position", [BARRED, TWO_DICE])
    def test_on_a_move_makes_one_move(self, page: Page, position: str) -> None:
        """Also where another move's button takes its place at once."""
        board = live(page, position)
        page.locator("[data-move]").first.dblclick()
        board.settle()
        assert board.board.game.ply == 1

    def test_on_throw_throws_once_although_a_grace_came_between(self, page: Page) -> None:
        """The next throw lies where the first was pressed."""
        board = LiveBoard(page, pw.Board("pachisi", seed=seed_of_a_grace()))
        throwing = board.action("throw")
        throwing.click()
        board.settle()
        assert (board.board.game.ply, board.board.game.phase) == (1, "throw")
        press_again(throwing)
        board.settle()
        assert board.board.game.ply == 1

    def test_on_a_move_counts_once_although_the_answer_came_between(self, page: Page) -> None:
        """Another move's button may lie where the first was pressed."""
        board = live(page, TWO_DICE)
        page.locator("[data-move]").first.click()
        board.settle()
        press_again(page.locator("[data-move]").first)
        board.settle()
        assert board.board.game.ply == 1

    def test_on_a_piece_makes_its_only_move(self, page: Page) -> None:
        """And no other, wherever that leads."""
        board = live(page, BARRED)
        board.piece("Y2").dblclick()
        board.settle()
        assert board.board.game.ply == 1

    @pytest.mark.parametrize("position", [BARRED, TWO_DICE])
    def test_on_a_target_makes_one_move(self, page: Page, position: str) -> None:
        """The second click meets what came there."""
        board = live(page, position)
        board.piece("Y2").click()
        page.locator("[data-target]").first.dblclick()
        board.settle()
        assert board.board.game.ply == 1

    def test_on_one_of_two_meant_makes_one_move(self, page: Page) -> None:
        """The panel had asked."""
        board = live(page, BRIDGED)
        board.piece("Y1").click()
        page.locator("[data-target]").first.click()
        page.locator(".pw-asking [data-move]").last.dblclick()
        board.settle()
        assert board.board.game.ply == 1


class TestTwoViews:
    def test_that_act_on_the_same_make_one_move(self, page: Page) -> None:
        """The second is told that the board had changed; both show the same."""
        board = live(page, TWO_DICE)
        page.evaluate("addView(document.body)")
        page.evaluate(HOLD)
        for number in range(2):
            board.root.nth(number).locator("[data-move]").nth(number).click()
        page.wait_for_function("held.length === 2")
        page.evaluate("held.forEach(deliver)")
        assert board.board.game.ply == 1
        assert [answer["type"] for answer in board.answers] == ["error"]
        for number in range(2):
            expect(board.root.nth(number)).to_have_attribute("data-revision", "2")

    def test_that_throw_at_once_throw_once(self, page: Page) -> None:
        """One of them was first."""
        board = live(page, "clasico; Y 8 24 40 50; R home*4; turn Y")
        page.evaluate("addView(document.body)")
        page.evaluate(
            "document.querySelectorAll('[data-action=throw]').forEach((one) => one.click())"
        )
        board.settle()
        assert board.board.game.ply == 1


class TestALateAnswer:
    def test_is_shown_when_it_comes(self, page: Page) -> None:
        """What was clicked meanwhile is refused; the board shows the latest."""
        board = live(page, BARRED)
        page.evaluate(HOLD)
        for intent in ("undo", "play", "play", "throw"):
            fields = {"move": 0} if intent == "play" else {}
            board.ask(intent, **fields)
        page.wait_for_function("held.length === 4")
        assert board.board.game.ply == 1
        page.evaluate("held.forEach(deliver)")
        self.shows_the_latest(page, board)

    def test_leaves_the_latest_whatever_the_errors_order(self, page: Page) -> None:
        """Errors and snapshots that overtake one another."""
        board = live(page, BARRED)
        page.evaluate(HOLD)
        board.ask("play", move=0)
        board.ask("play", move=0)
        board.ask("go", ply=99)
        page.wait_for_function("held.length === 3")
        page.evaluate("held.reverse().forEach(deliver)")
        self.shows_the_latest(page, board)

    def shows_the_latest(self, page: Page, board: LiveBoard) -> None:
        """Expect the page to stand where the game does, and that it can go on."""
        game = board.board.game
        revision = str(board.board.snapshot["revision"])
        expect(board.root).to_have_attribute("data-revision", revision)
        for piece in ("Y1", "Y2", "B1"):
            expect(board.piece(piece)).to_have_attribute("data-place", game.position[piece])
        expect(page.locator(".pw-ply")).to_have_text(f"{game.ply} / {len(game.plies)}")
