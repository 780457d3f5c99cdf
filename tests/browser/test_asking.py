"""Once a piece is chosen every place is a question about it; nothing is told before it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.live import LiveBoard
from tests.browser.states import BARRED, show

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

CROWDED = "clasico; Y 8 30 home goal; B 14 home*3; R 12 12 home*2; G 40 home*3; turn Y; throw 3"
"""Y1 can count 3 to 11; beyond it a barrier, an enemy, and empty squares."""
STUCK = "clasico; Y 8 goal*3; B home*4; R 12 12 home*2; G home*4; turn Y; throw 5"
"""Yellow's last piece stands before a barrier."""


@pytest.fixture
def board(page: Page) -> LiveBoard:
    return LiveBoard(page, pw.Board(pw.Game.from_position(CROWDED, seed=1)))


def verdict(page: Page) -> Locator:
    """Give the sentence that answers."""
    return page.locator(".pw-title")


@pytest.mark.parametrize(
    ("clicked", "said"),
    [
        ('[data-piece="B1"]', "casilla 14: queda a 6 casillas, y ahora toca contar 3"),
        ('[data-piece="R1"]', "casilla 12: queda a 4 casillas, y ahora toca contar 3"),
        ('[data-square="19"]', "casilla 20: queda a 12 casillas"),
        ('[data-square="5"]', "casilla 6: las fichas nunca van hacia atrás"),
        ('[data-square="2"]', "casilla 3: al acabar la vuelta gira hacia su pasillo"),
        ('[data-square="84"]', "del pasillo rojo: en un pasillo solo entran las fichas"),
        ('[data-goal="R"]', "del pasillo rojo: en un pasillo solo entran las fichas"),
        ('[data-goal="Y"]', "a la meta: queda a 68 casillas"),
        ('[data-home="Y"]', "a casa: las fichas nunca van hacia atrás"),
    ],
    ids=["enemy", "barrier", "empty", "behind", "beyond", "column", "their goal", "goal", "home"],
)
def test_every_click_answers_about_the_chosen_piece_and_that_place(
    page: Page, board: LiveBoard, clicked: str, said: str
) -> None:
    board.piece("Y1").click()
    page.locator(clicked).click(position=POSITIONS.get(clicked))  # type: ignore[arg-type]
    expect(verdict(page)).to_contain_text("La ficha amarilla 1 no puede ir")
    expect(verdict(page)).to_contain_text(said)
    expect(board.piece("Y1")).to_have_attribute("aria-pressed", "true")
    assert board.board.game.ply == 0


POSITIONS = {
    '[data-goal="R"]': {"x": 50, "y": 40},
    '[data-goal="Y"]': {"x": 50, "y": 12},
    '[data-home="Y"]': {"x": 12, "y": 12},
}
"""Homes and goals are clicked where no piece lies."""


def test_a_piece_that_cannot_move_is_chosen_too(page: Page) -> None:
    """Refused at once, it answers further clicks; what others could do is not played by them."""
    board = LiveBoard(page, pw.Board(pw.Game.from_position(BARRED, seed=1)))
    board.piece("Y1").click()
    expect(verdict(page)).to_contain_text("La ficha amarilla 1 no puede contar 5")
    board.piece("B1").click()
    expect(verdict(page)).to_contain_text("La ficha amarilla 1 no puede ir a la casilla 45")
    board.target("45").click()
    expect(page.locator(".pw-ply")).to_have_text("1 / 1")
    assert board.board.game.position["Y2"] == "45"


def test_another_players_piece_is_answered_and_not_chosen(page: Page, board: LiveBoard) -> None:
    board.piece("B1").click()
    expect(verdict(page)).to_contain_text("ahora le toca al amarillo")
    expect(board.piece("B1")).to_have_attribute("aria-pressed", "false")


def test_the_keyboard_asks_about_a_place_as_well(page: Page, board: LiveBoard) -> None:
    """From the chosen piece along the squares, and the focus stays where it asked."""
    board.piece("Y1").focus()
    page.keyboard.press("Enter")
    board.square(11).focus()
    page.keyboard.press("ArrowRight")
    expect(board.square(12)).to_be_focused()
    page.keyboard.press("Enter")
    expect(verdict(page)).to_contain_text("casilla 12: queda a 4 casillas")
    expect(board.square(12)).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(verdict(page)).to_contain_text("casilla 13: queda a 5 casillas")


def test_the_chosen_throw_is_the_one_that_is_asked_about(page: Page) -> None:
    """A 12 is told where the 12 leads, not the 3."""
    text = "pachisi; Y 8 home*3; R 40 home*3; turn Y; throw 3 12"
    board = LiveBoard(page, pw.Board(pw.Game.from_position(text, seed=1)))
    page.locator(".pw-token").nth(1).click()
    board.piece("Y1").click()
    page.locator(f'[data-square="{board.board.drawing["ways"]["Y"][9]}"]').click()
    expect(verdict(page)).to_contain_text("contando 12: eso la lleva a la casilla 20")


def test_a_place_that_two_throws_reach_is_played_with_both(page: Page) -> None:
    text = "pachisi; Y 8 home*3; R 40 home*3; turn Y; throw 3 12"
    board = LiveBoard(page, pw.Board(pw.Game.from_position(text, seed=1)))
    board.piece("Y1").click()
    page.locator(f'[data-square="{board.board.drawing["ways"]["Y"][22]}"]').click()
    expect(page.locator(".pw-ply")).to_have_text("1 / 1")
    assert board.board.game.position["Y1"] == "23"


def test_an_earlier_ply_can_be_asked_about(page: Page, board: LiveBoard) -> None:
    """It stays in view, its answer stays with it, and what was legal is told so."""
    board.piece("Y1").click()
    board.target("11").click()
    expect(page.locator(".pw-ply")).to_have_text("1 / 1")
    board.action("first").click()
    board.piece("Y1").click()
    expect(verdict(page)).to_contain_text("Es legal: A1, de la casilla 8 a la casilla 11")
    board.square(13).click()
    expect(verdict(page)).to_contain_text("casilla 13: queda a 5 casillas")
    expect(page.locator(".pw-step")).not_to_have_count(0)
    expect(page.locator(".pw-ply")).to_have_text("0 / 1")
    board.action("last").click()
    expect(page.locator(".pw-card-refused")).to_have_count(0)
    board.action("first").click()
    expect(verdict(page)).to_contain_text("casilla 13")
    assert board.board.game.ply == 1


def test_without_python_an_earlier_ply_is_only_looked_at(page: Page) -> None:
    board = show(page, "earlier ply")
    page.evaluate("model.comm_live = false; model.emit('comm_live_update')")
    board.page.locator(".pw-piece").first.click()
    expect(page.locator(".pw-selected")).to_have_count(0)


def test_the_panel_gives_nothing_away_before_a_piece_is_tried(page: Page) -> None:
    board = LiveBoard(page, pw.Board(pw.Game.from_position(BARRED, seed=1)))
    expect(page.locator(".pw-card")).to_contain_text("¿Qué ficha moverías?")
    expect(page.locator("[data-move], .pw-reasons")).to_have_count(0)
    board.piece("Y2").click()
    expect(page.locator("[data-move]")).to_have_count(1)
    board.piece("Y1").click()
    expect(page.locator(".pw-card h4").last).to_have_text("Puedes jugar…")


def test_a_switch_shows_moves_and_reasons(page: Page) -> None:
    """For every view of the board, until it is switched off again."""
    board = LiveBoard(page, pw.Board(pw.Game.from_position(BARRED, seed=1)))
    switch = page.get_by_role("switch", name="Ver jugadas y motivos")
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(switch).to_be_focused()
    expect(page.locator("[data-move]")).to_have_count(1)
    expect(page.locator(".pw-reasons li")).to_have_text(
        [
            "La ficha amarilla 1 no puede contar 5: hay una barrera roja en la casilla 12.",
            "La ficha amarilla 3 no puede contar 5: le faltan 4 casillas para la meta, "
            "y 5 son demasiadas.",
            "La ficha amarilla 4 no puede contar 5: ya está en la meta.",
        ]
    )
    page.keyboard.press("Space")
    expect(page.locator("[data-move], .pw-reasons")).to_have_count(0)
    assert board.board.options["hints"] is False


def test_a_throw_that_moves_nothing_passes_by_itself_once_it_was_read(page: Page) -> None:
    """Not before, and asking why begins the time anew."""
    page.clock.install()
    board = LiveBoard(page, pw.Board(pw.Game.from_position(STUCK, seed=1), passing=True))
    expect(page.locator(".pw-card h4").first).to_have_text(
        "Ninguna ficha puede moverse: el turno pasará solo."
    )
    page.clock.run_for(2400)
    board.piece("Y1").click()
    expect(verdict(page)).to_be_visible()
    page.clock.run_for(2400)
    assert board.board.game.ply == 0
    page.clock.run_for(60_000)
    expect(page.locator(".pw-ply")).to_have_text("1 / 1")
    assert board.board.game.turn == "G"
    assert board.answers == []


def test_of_two_views_one_passes(page: Page) -> None:
    page.clock.install()
    board = LiveBoard(page, pw.Board(pw.Game.from_position(STUCK, seed=1), passing=True))
    page.evaluate("window.addView(document.body)")
    page.clock.run_for(60_000)
    expect(page.locator(".pw-ply").first).to_have_text("1 / 1")
    assert board.answers == []


def test_without_the_setting_it_waits(page: Page) -> None:
    page.clock.install()
    board = LiveBoard(page, pw.Board(pw.Game.from_position(STUCK, seed=1)))
    page.clock.run_for(120_000)
    assert board.board.game.ply == 0


def test_a_chosen_piece_shows_its_way_and_an_overshoot_its_surplus(page: Page) -> None:
    text = "clasico; Y c4 8 home*2; R 30 home*3; turn Y; throw 6"
    board = LiveBoard(page, pw.Board(pw.Game.from_position(text, seed=1)))
    board.piece("Y2").click()
    expect(page.locator(".pw-way")).to_have_count(1)
    board.piece("Y1").click()
    expect(page.locator(".pw-surplus")).to_have_text("+2")
