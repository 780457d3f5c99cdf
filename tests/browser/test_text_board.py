"""The board in words: everything on the board is also told in text, at every ply."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.harness import BoardPage
from tests.browser.live import LiveBoard
from tests.game.play import step

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser


def entry(page: Page, name: str) -> Locator:
    """Give what is told of a colour, or of the squares that are held."""
    return page.locator(f".pw-words div:has(> dt:text-is('{name}')) > dd")


def test_it_is_opened_by_the_keyboard_and_tells_every_piece(page: Page) -> None:
    """Colour by colour, and then the barriers."""
    BoardPage(page)
    expect(page.locator(".pw-words dl")).to_be_hidden()
    page.locator(".pw-words summary").press("Enter")
    expect(entry(page, "Amarillo")).to_have_text(
        "A1 pasillo amarillo 4; A2 casilla 8; A3 casilla 40; A4 meta amarilla"
    )
    expect(entry(page, "Verde")).to_have_text(
        "V1 casilla 27; V2 casilla 27; V3 casilla 63, seguro; V4 casa verde"
    )
    expect(entry(page, "Casillas tomadas")).to_have_text(
        "casilla 12, seguro, dos fichas rojas, barrera; casilla 27, dos fichas verdes, barrera"
    )


def test_it_follows_the_timeline(page: Page) -> None:
    """Also without Python."""
    BoardPage(page)
    page.locator(".pw-words summary").click()
    expect(entry(page, "Azul")).to_contain_text("Z3 casilla 45")
    page.locator("[data-action=first]").click()
    expect(entry(page, "Azul")).to_contain_text("Z3 casilla 41")


def test_it_tells_of_the_cloth_who_holds_a_castle(page: Page) -> None:
    """With what the pieces look like: the turn for home, Queens, captures."""
    text = "pachisi; Y 55 12 goal 30q; R home*4; K 55x home*3; G home*4; turn Y; throw 3"
    LiveBoard(page, pw.Board(pw.Game.from_position(text, seed=1), lang="en"))
    page.locator(".pw-words summary").click()
    expect(entry(page, "Yellow")).to_contain_text("Y4 red arm, right side 5, Queen")
    expect(entry(page, "Black")).to_contain_text("one capture")
    expect(entry(page, "Squares held")).to_contain_text("held by Yellow")


@pytest.mark.parametrize("ruleset", ["general", "chaupar"])
def test_it_names_all_sixteen_pieces_of_a_game(page: Page, ruleset: str) -> None:
    """None twice, whatever stands where."""
    game, chooser = pw.Game(ruleset, seed=4), random.Random(4)
    while game.ply < 200:
        step(game, chooser)
    LiveBoard(page, pw.Board(game))
    page.locator(".pw-words summary").click()
    told = page.locator(".pw-words dd").all_inner_texts()[:4]
    labels = [part.split()[0] for text in told for part in text.split("; ")]
    assert len(labels) == len(set(labels)) == 16
