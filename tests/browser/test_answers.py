"""Every click is answered: what cannot be done says why, what is over is put away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.harness import BoardPage
from tests.browser.live import LiveBoard
from tests.browser.states import played, show

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

STUCK = "clasico; Y 8 goal*3; B home*4; R 12 12 home*2; G home*4; turn Y"
"""A 4 leaves yellow nothing to do: its last piece stands before a barrier."""


def test_choosing_another_piece_puts_the_old_refusal_away(page: Page) -> None:
    board = show(page, "refused")
    board.piece("Y2").click()
    expect(page.locator(".pw-card-refused, .pw-stop:not(.pw-badge), .pw-frame")).to_have_count(0)
    expect(page.locator("[data-part=would]")).to_have_count(0)
    board.piece("Y1").click()
    expect(page.locator(".pw-card-refused")).to_be_visible()


def test_that_nothing_can_move_is_shown_said_and_led_to(page: Page) -> None:
    board = LiveBoard(page, pw.Board(pw.Game.from_position(STUCK, seed=1)))
    board.action("throw").focus()
    board.ask("throw")
    board.board.game.undo()
    board.update(**board.traits())
    board.board.game.throw(5)
    board.update(**board.traits())
    expect(page.locator(".pw-card h4").first).to_have_text(
        "Ninguna ficha puede moverse: pasa el turno."
    )
    assert "Ninguna ficha puede moverse: pasa el turno." in board.spoken
    expect(board.action("pass")).to_be_focused()
    expect(board.action("throw")).to_have_attribute("title", re.compile("pulsa Pasar"))


@pytest.mark.parametrize(
    ("state", "action", "why"),
    [
        ("moves offered", "throw", "Primero elige una ficha"),
        ("moves offered", "undo", "No hay nada que deshacer"),
        ("moves offered", "redo", "No hay nada que rehacer"),
        ("moves offered", "first", "Ya estás al principio"),
        ("half played", "next", "Ya estás al final"),
        ("moves offered", "play-on", "Todavía no se ha jugado nada"),
        ("earlier ply", "throw", "vuelve a la partida"),
        ("earlier ply", "copy", "Vuelve a la partida"),
        ("game over", "throw", "La partida ha terminado"),
        ("Python lost", "throw", "ejecuta la celda"),
        ("Python lost", "undo", "ejecuta la celda"),
    ],
)
def test_a_button_that_can_do_nothing_says_why(
    page: Page, state: str, action: str, why: str
) -> None:
    """To those who point at it, to those who listen, and to those who press it."""
    board = show(page, state)
    button = board.action(action)
    expect(button).to_have_attribute("title", re.compile(why))
    expect(button).to_have_attribute("aria-description", re.compile(why))
    button.click(force=True)
    expect(page.locator(".pw-status")).to_contain_text(why)
    assert why in board.spoken


def test_the_timeline_tells_its_ply_in_words(page: Page) -> None:
    """Slider, steps and rows alike."""
    BoardPage(page)
    slider = page.locator(".pw-slider")
    expect(slider).to_have_attribute(
        "aria-valuetext", "jugada 37 de 37: Amarillo sacó 5, elige ficha"
    )
    told = "jugada 36 de 37: Azul sacó 4, Z3 41 → 45"
    expect(page.locator("[data-action=previous]")).to_have_attribute(
        "aria-label", f"Jugada anterior: {told}"
    )
    expect(page.get_by_role("button", name=told, exact=True)).to_be_visible()
    page.locator("[data-action=first]").click()
    expect(slider).to_have_attribute("aria-valuetext", "principio de la partida; jugadas: 37")


def test_a_sign_on_the_timeline_tells_what_it_is(page: Page) -> None:
    """Under the pointer with its ply, and in the legend below."""
    BoardPage(page)
    sign = page.locator(".pw-mark[data-mark=goal]")
    expect(sign).to_have_attribute("title", re.compile("^llega a la meta, jugada 18: "))
    sign.hover()
    legend = page.locator(".pw-signs li")
    expect(legend).to_have_text(
        ["llega a la meta", "captura", "a casa como castigo", "barrera", "seis"]
    )


def test_the_throws_so_far_are_shown_beside_what_is_expected(page: Page) -> None:
    game = played("clasico", 150)()
    board = LiveBoard(page, pw.Board(game))
    board.action("throws").click()
    table = page.locator(".pw-tally")
    rows = table.locator("tbody tr").evaluate_all(
        "(all) => all.map((one) => [...one.cells].map((cell) => cell.innerText))"
    )
    thrown = [e.count for ply in game.plies for e in ply.events if e.kind == "throw"]
    due = f"{len(thrown) / 6:.1f}".replace(".", ",")
    assert rows == [[str(n), str(thrown.count(n)), due] for n in range(1, 7)]
    expect(table.locator("caption")).to_contain_text(f": {len(thrown)}.")
    board.action("throws").click()
    expect(table).to_have_count(0)


def test_cowries_are_expected_as_they_fall(page: Page) -> None:
    """Not all alike: 3 of six mouths up is the most frequent."""
    board = LiveBoard(page, pw.Board(played("pachisi", 150)(), lang="en"))
    board.action("throws").click()
    due = page.locator(".pw-tally tbody td:last-child").all_inner_texts()
    assert len(due) == 7
    assert max(due, key=float) == due[3]


def test_the_position_is_copied(page: Page) -> None:
    board = show(page, "half played")
    page.evaluate(
        """() => Object.defineProperty(navigator, "clipboard", {
             value: {writeText: async (text) => { window.put = text; }}})"""
    )
    board.action("copy").click()
    expect(page.locator(".pw-status")).to_have_text("Posición copiada.")
    assert page.evaluate("window.put") == str(board.board.game.position)


def test_a_position_that_the_browser_does_not_copy_is_shown(page: Page) -> None:
    board = show(page, "half played")
    board.action("copy").click()
    expect(page.locator(".pw-status")).to_contain_text(str(board.board.game.position))


def test_a_page_that_never_had_python_says_so_without_alarm(page: Page) -> None:
    board = pw.Board(played("clasico", 20)())
    page.set_content(board.to_html())
    said = page.locator(".pw-status")
    expect(said).to_have_text(re.compile("^Aquí se puede recorrer la partida"))
    expect(said).to_have_class(re.compile("pw-neutral"))


def test_the_foot_compares_the_rulesets(page: Page) -> None:
    """The same throws by the other sources: where they part, and by which statements."""
    position = "clasico; Y 13 home*3; B 22 home*3; R 39 home*3; G 3 home*3; turn Y"
    game = pw.Game.from_position(position, seed=1)
    game.throw(5)
    game.play(("Y2", 5))
    board = LiveBoard(page, pw.Board(game))
    button = board.action("compare")
    expect(button).to_have_attribute("aria-expanded", "false")
    button.focus()
    page.keyboard.press("Enter")
    told = page.locator(".pw-compared li")
    expect(told).to_have_count(3)
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(told.filter(has_text="general")).to_contain_text("Hasta la tirada 1 no se separan.")
    game.throw(4)
    board.update(**board.traits())
    expect(page.locator(".pw-compared")).to_be_hidden()


def test_the_foot_tells_where_games_part(page: Page) -> None:
    board = LiveBoard(page, pw.Board(played("clasico", 150)(), lang="en"))
    board.action("compare").click()
    told = page.locator(".pw-compared li").filter(has_text="traditional")
    expect(told).to_contain_text(re.compile("They part at throw [0-9]+. With [1-6], "))
    board.action("compare").click()
    expect(page.locator(".pw-compared")).to_be_hidden()
