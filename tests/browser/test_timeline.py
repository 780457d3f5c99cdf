"""The timeline steps through a whole game in the browser alone: Python hears nothing of it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.harness import BoardPage
from tests.browser.live import LiveBoard
from tests.browser.samples import dice, refusal, snapshot
from tests.game.play import step

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

EVERY_PLY = """
() => Array.from({length: Number(document.querySelector(".pw-slider").max) + 1}, (_, ply) => {
  const slider = document.querySelector(".pw-slider");
  slider.value = ply;
  slider.dispatchEvent(new Event("input"));
  const pieces = [...document.querySelectorAll("[data-piece]")];
  return Object.fromEntries(pieces.map(({dataset}) => [dataset.piece, dataset.place]));
})
"""


def ply(page: Page, number: int) -> None:
    """Expect the board to show a ply of the sample game."""
    expect(page.locator(".pw-ply")).to_have_text(f"{number} / 37")


def undone(**changes: Any) -> dict[str, Any]:
    """Give the sample game after two plies were undone."""
    return snapshot(ply=35, **changes)


@pytest.mark.parametrize("ruleset", ["clasico", "pachisi"])
def test_every_ply_shows_the_pieces_where_they_stood(page: Page, ruleset: str) -> None:
    """Of a real game; of a stack the piece that leads it is there for all."""
    game, chooser = pw.Game(ruleset, seed=4), random.Random(4)
    while game.ply < 150:
        step(game, chooser)
    board = LiveBoard(page, pw.Board(game))
    for number, places in enumerate(page.evaluate(EVERY_PLY)):
        position = game.position_at(number)
        assert places == {piece: position[piece] for piece in places}
        assert len(places) == 16 or ruleset == "pachisi"
    assert board.answers == []
    assert game.ply == 150


class TestStepping:
    @pytest.mark.parametrize(
        ("step", "number"), [("first", 0), ("previous", 34), ("next", 36), ("last", 37)]
    )
    def test_its_buttons_go_from_throw_to_throw(self, page: Page, step: str, number: int) -> None:
        """Whatever the plies in between; the pieces stand as they stood then."""
        board = BoardPage(page, snapshot=undone())
        board.action(step).click()
        ply(page, number)
        expect(board.piece("B3")).to_have_attribute("data-place", "45" if number > 35 else "41")
        assert board.sent == []

    def test_its_slider_goes_anywhere(self, page: Page) -> None:
        """By keyboard or pointer, as sliders do."""
        board = BoardPage(page)
        slider = page.locator(".pw-slider")
        slider.fill("12")
        ply(page, 12)
        slider.press("Home")
        ply(page, 0)
        slider.press("ArrowRight")
        ply(page, 1)
        expect(slider).to_have_attribute("aria-valuetext", "jugada 1 de 37: Amarillo sacó 5")
        expect(slider).to_be_focused()
        assert board.sent == []

    def test_its_rows_go_to_their_ply(self, page: Page) -> None:
        """The last five up to now; what is done there is heard."""
        board = BoardPage(page)
        expect(page.locator(".pw-row")).to_have_count(5)
        page.locator('[data-ply="34"]').click()
        ply(page, 34)
        assert board.spoken == "jugada 34 de 37: Rojo sacó 6, R2 6 → 12, barrera · repite"
        assert board.sent == []


class TestAnEarlierPly:
    def test_can_only_be_looked_at(self, page: Page) -> None:
        """No rings, no targets, no throw; a click on a piece asks what could be done then."""
        board = BoardPage(page)
        page.locator('[data-ply="35"]').click()
        expect(board.root).to_have_attribute("data-phase", "viewing")
        expect(page.locator(".pw-movable")).to_have_count(0)
        board.piece("Y3").click(force=True)
        expect(page.locator("[data-target], [data-move]")).to_have_count(0)
        for name in ("throw", "undo", "redo"):
            expect(board.action(name)).to_have_attribute("aria-disabled", "true")
        assert [(one["intent"], one["ply"]) for one in board.sent] == [("try", 35)]

    def test_says_which_it_is_and_leads_back(self, page: Page) -> None:
        """Its row in the panel, and the way back to the game; the focus stays in the panel."""
        board = BoardPage(page)
        page.locator('[data-ply="35"]').click()
        card = page.locator(".pw-card")
        expect(card).to_contain_text("Estás viendo la jugada 35 de 37")
        expect(card).to_contain_text("R3 c1 → c2")
        board.action("back_to_game").click()
        ply(page, 37)
        expect(page.locator(".pw-movable")).to_have_count(2)
        expect(board.action("throw")).to_be_focused()
        assert board.sent == []

    def test_before_the_end_of_its_row_tells_only_the_throw(self, page: Page) -> None:
        """What was done with it comes later."""
        BoardPage(page)
        page.locator(".pw-slider").fill("32")
        expect(page.locator(".pw-viewed .pw-die")).to_have_count(1)
        expect(page.locator(".pw-viewed")).to_have_text("V")

    def test_ends_when_the_game_goes_on(self, page: Page) -> None:
        """The board shows what Python sends."""
        board = BoardPage(page)
        board.action("first").click()
        ply(page, 0)
        later = snapshot(revision=2, thrown=dice(3), pending=[3], ply=36)
        board.update(snapshot=later)
        ply(page, 36)

    def test_is_where_the_game_can_go_on(self, page: Page) -> None:
        """Only then Python is asked, and what came after can be redone."""
        game, chooser = pw.Game("clasico", seed=4), random.Random(4)
        while game.ply < 40:
            step(game, chooser)
        board = LiveBoard(page, pw.Board(game))
        page.locator(".pw-slider").fill("30")
        page.locator(".pw-slider").fill("12")
        expect(board.root).to_have_attribute("data-phase", "viewing")
        assert game.ply == 40
        board.action("branch").click()
        expect(board.root).not_to_have_attribute("data-phase", "viewing")
        assert (game.ply, len(game.plies)) == (12, 40)
        expect(page.locator(".pw-ply")).to_have_text("12 / 40")

    def test_is_stepped_through_by_keyboard(self, page: Page) -> None:
        """The focus stays on the button, also where it can do nothing."""
        board = BoardPage(page)
        board.action("previous").focus()
        page.keyboard.press("Enter")
        page.keyboard.press(" ")
        ply(page, 35)
        board.action("first").press("Enter")
        page.keyboard.press("Enter")
        ply(page, 0)
        expect(board.action("first")).to_be_focused()
        assert board.sent == []


class TestPlaying:
    def test_shows_row_after_row_to_the_end(self, page: Page) -> None:
        """From where it stands; then the game can be played as before."""
        page.clock.install()
        board = BoardPage(page)
        page.locator(".pw-slider").fill("34")
        board.action("play-on").click()
        expect(board.action("play-on")).to_have_accessible_name("Parar")
        for number in (35, 36, 37):
            ply(page, number)
            page.clock.run_for(800)
        expect(board.action("play-on")).to_have_accessible_name("Reproducir la partida")
        expect(page.locator(".pw-movable")).to_have_count(2)
        assert board.sent == []

    def test_begins_anew_at_the_end_and_can_be_paused(self, page: Page) -> None:
        """A pause stays where it is, and says where that is."""
        page.clock.install()
        board = BoardPage(page)
        board.action("play-on").click()
        ply(page, 0)
        page.clock.run_for(800)
        ply(page, 4)
        board.action("play-on").click()
        page.clock.run_for(5000)
        ply(page, 4)
        assert board.spoken.startswith("jugada 4 de 37: ")

    def test_stops_at_a_step_of_the_reader(self, page: Page) -> None:
        """Who takes the slider has it."""
        page.clock.install()
        board = BoardPage(page)
        board.action("play-on").click()
        page.locator(".pw-slider").fill("12")
        page.clock.run_for(5000)
        ply(page, 12)


class TestWithoutPython:
    def test_the_last_row_is_told_where_nothing_else_is(self, page: Page) -> None:
        """What was thrown and done last, so that the card is not empty."""
        BoardPage(page)
        page.evaluate("model.comm_live = false; model.emit('comm_live_update')")
        expect(page.locator(".pw-card .pw-viewed")).to_have_text("Aelige ficha")

    def test_the_timeline_goes_on(self, page: Page) -> None:
        """It is told that Python is gone, and nothing is offered that needs it."""
        board = BoardPage(page, snapshot=refusal())
        page.evaluate("model.comm_live = false; model.emit('comm_live_update')")
        expect(page.locator(".pw-status")).to_have_text(
            "Sin conexión con Python: se puede recorrer la partida, pero no jugar."
        )
        expect(page.locator(".pw-movable, [data-move], [data-target]")).to_have_count(0)
        expect(board.action("new")).to_be_hidden()
        for name in ("throw", "undo", "redo"):
            expect(board.action(name)).to_have_attribute("aria-disabled", "true")
        expect(page.locator(".pw-title")).to_contain_text("barrera roja")
        board.piece("Y3").click(force=True)
        assert board.sent == []
        board.action("previous").click()
        ply(page, 36)
        expect(page.locator(".pw-status")).not_to_be_empty()
        expect(board.action("back_to_game")).to_be_visible()
        expect(board.action("branch")).to_have_count(0)

    def test_no_answer_is_taken_for_its_loss(self, page: Page) -> None:
        """Until it answers after all."""
        page.clock.install()
        board = BoardPage(page, snapshot=snapshot(phase="throw", moves=[]))
        board.action("throw").click()
        expect(page.locator(".pw-status")).to_be_empty()
        page.clock.run_for(5000)
        expect(page.locator(".pw-status")).to_contain_text("Sin conexión")
        board.update(snapshot=snapshot(revision=2))
        expect(page.locator(".pw-status")).to_be_empty()
