"""What is there for those who listen, read as text; and played and asked by the keyboard alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import parchis_widgets as pw
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.live import LiveBoard
from tests.browser.states import BARRED, show

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def told(page: Page) -> list[str]:
    """Give the accessibility tree as lines of text."""
    return page.locator(".pw").aria_snapshot().splitlines()


@pytest.mark.parametrize("state", ["refused", "cloth targets"])
def test_no_number_of_a_square_is_loose_text(page: Page, state: str) -> None:
    """A square is a button with a name; what is written on it is not read once more."""
    show(page, state)
    board = page.locator(".pw-board").aria_snapshot().splitlines()
    assert [line for line in board if re.match(r"\s*- text:", line)] == []


def test_the_names_of_pieces_and_squares_are_rich(page: Page) -> None:
    show(page, "refused")
    names = "\n".join(told(page))
    for name in (
        "ficha amarilla 2, casilla 40, puede mover",
        "casilla 12, seguro, dos fichas rojas, barrera",
        "casilla 45, una ficha azul",
        "pasillo amarillo 1",
        "Destino: A2 de 40 a 45: come a la azul 1 y cuentas 20",
    ):
        assert name in names
    assert re.search(r'slider "Jugadas de la partida"', names)


def test_on_the_cloth_too(page: Page) -> None:
    show(page, "cloth targets")
    names = "\n".join(told(page))
    assert re.search(r"ficha negra 1, Charkoni, puede mover, elegida", names)
    assert re.search(r"brazo rojo, lado derecho \d, castillo", names)


def test_ten_plies_are_played_and_asked_about_by_the_keyboard_alone(page: Page) -> None:
    """After each an own piece is tried that may not move; the focus is never lost."""
    game = pw.Game.from_position(BARRED, seed=2)
    player = KeyboardPlayer(LiveBoard(page, pw.Board(game)))
    for plies in range(1, 11):
        assert player.play(1) == 1
        assert game.ply == plies
        player.go_to_board()
        player.press("Shift+ArrowDown")
        if game.phase != "throw":
            player.press("Shift+ArrowUp")
        assert player.press("ArrowRight").name
        assert page.evaluate("document.activeElement !== document.body")
    assert player.leaked <= {"Tab", "Shift"}
