"""A board saved as a page: opened as a file, without a network, it steps through the game."""

from __future__ import annotations

import random
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from parchis_widgets.position.picture import sentence_of
from tests.browser.conftest import HEIGHT, WIDTH
from tests.game.play import step

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Any

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

PLIES = 60
PLAYING_MS = 20_000
NOTED = """
(element) => {
  const shown = [];
  const note = () => shown.at(-1) === element.textContent || shown.push(element.textContent);
  new MutationObserver(note).observe(element, {childList: true});
  return shown;
}
"""
"""Gives a list that fills with what an element comes to show."""
PLACES = """
() => Object.fromEntries(
  [...document.querySelectorAll("[data-piece]")].map(({dataset}) => [dataset.piece, dataset.place])
)
"""


def saved(folder: Path, ruleset: str, lang: str = "es", plies: int = PLIES) -> pw.Board:
    """Play at random and save the board as page.html."""
    game, chooser = pw.Game(ruleset, seed=4), random.Random(4)
    while game.ply < plies:
        step(game, chooser)
    board = pw.Board(game, lang=lang)
    board.save(folder / "page.html")
    return board


@contextmanager
def opened(browser: Browser, folder: Path, **options: Any) -> Iterator[Page]:
    """Open the page by its file: nothing else is asked for, and nothing goes wrong."""
    size = {"width": WIDTH, "height": HEIGHT}
    given = {"viewport": size, "reduced_motion": "reduce", "color_scheme": "light"}
    context = browser.new_context(**(given | options))
    context.set_offline(True)
    page = context.new_page()
    asked: list[str] = []
    wrong: list[str] = []

    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text))
    address = (folder / "page.html").as_uri()
    page.goto(address)
    yield page
    context.close()
    assert (asked, wrong) == ([address], [])


def expect_ply(page: Page, game: pw.Game, ply: int) -> None:
    """Expect the pieces to stand as they stood after a ply; of a stack its leader is there."""
    expect(page.locator(".pw-ply")).to_have_text(f"{ply} / {len(game.plies)}")
    places = page.evaluate(PLACES)
    assert places
    assert places == {piece: game.position_at(ply)[piece] for piece in places}


def current_row(page: Page) -> int:
    """Give the ply of the row that is marked as current."""
    return int(page.locator(".pw-row[aria-current]").get_attribute("data-ply") or 0)


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("ruleset", ["clasico", "pachisi"])
def test_every_ply_shows_the_pieces_where_they_stood(
    browser: Browser, tmp_path: Path, ruleset: str, lang: str
) -> None:
    """Along the slider, there and back by the buttons."""
    game = saved(tmp_path, ruleset, lang).game
    with opened(browser, tmp_path) as page:
        expect(page.locator(".pw")).to_have_attribute("lang", lang)
        for ply in range(PLIES + 1):
            page.locator(".pw-slider").fill(str(ply))
            expect_ply(page, game, ply)
        page.locator("[data-action=first]").click()
        expect_ply(page, game, 0)
        page.locator("[data-action=next]").click()
        expect_ply(page, game, current_row(page))
        page.locator("[data-action=last]").click()
        expect_ply(page, game, PLIES)
        page.locator("[data-action=previous]").click()
        expect_ply(page, game, current_row(page))


def test_it_plays_the_game_to_its_end(browser: Browser, tmp_path: Path) -> None:
    """Row after row from the beginning, without anybody."""
    game = saved(tmp_path, "clasico", plies=8).game
    with opened(browser, tmp_path) as page:
        shown = page.locator(".pw-ply").evaluate_handle(NOTED)
        page.locator("[data-action=play-on]").click()
        expect(page.locator("[data-action=last]")).to_be_disabled(timeout=PLAYING_MS)
        expect_ply(page, game, 8)
        assert shown.json_value() == ["0 / 8", "2 / 8", "4 / 8", "6 / 8", "8 / 8"]


def test_it_offers_nothing_that_would_ask_python(browser: Browser, tmp_path: Path) -> None:
    """It says that there is none; the way back from an earlier ply is there."""
    saved(tmp_path, "clasico", "en")
    with opened(browser, tmp_path) as page:
        expect(page.locator(".pw-status")).to_contain_text("Here you can step through the game")
        for name in ("throw", "undo", "redo", "new"):
            expect(page.locator(f"[data-action={name}]")).to_be_hidden()
        page.locator("[data-action=first]").click()
        page.locator("[data-action=back_to_game]").click()
        expect(page.locator(".pw-ply")).to_have_text(f"{PLIES} / {PLIES}")


@pytest.mark.parametrize("ruleset", ["clasico", "pachisi"])
def test_without_scripts_it_shows_the_picture_and_the_record(
    browser: Browser, tmp_path: Path, ruleset: str
) -> None:
    """How the game stands, and what was played."""
    board = saved(tmp_path, ruleset)
    with opened(browser, tmp_path, java_script_enabled=False) as page:
        picture = page.get_by_role("img", name=sentence_of(board.game.position, board.lang))
        expect(picture).to_be_visible()
        expect(page.locator(".pw")).to_have_count(0)
        page.locator("body > details > summary").click()
        expect(page.locator("body > details > pre")).to_have_text(str(board.game.record))


def test_with_scripts_the_board_takes_the_place_of_the_picture(
    browser: Browser, tmp_path: Path
) -> None:
    """One board is enough."""
    saved(tmp_path, "clasico")
    with opened(browser, tmp_path) as page:
        expect(page.locator(".pw .pw-board")).to_be_visible()
        expect(page.locator("#picture")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_its_colours_follow_the_system(browser: Browser, tmp_path: Path, scheme: str) -> None:
    """The board's and those of the page around it."""
    saved(tmp_path, "clasico")
    with opened(browser, tmp_path, color_scheme=scheme) as page:
        expect(page.locator(".pw")).to_have_attribute("data-theme", scheme)
        heading = "rgb(255, 255, 255)" if scheme == "dark" else "rgb(0, 0, 0)"
        expect(page.locator("h1")).to_have_css("color", heading)


def test_it_fits_a_narrow_screen(browser: Browser, tmp_path: Path) -> None:
    """Nothing has to be scrolled sideways, not even with the record unfolded."""
    saved(tmp_path, "pachisi")
    with opened(browser, tmp_path, viewport={"width": 360, "height": 800}) as page:
        page.locator("body > details > summary").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_on_paper_the_board_stands_alone(browser: Browser, tmp_path: Path) -> None:
    """With its heading, without what is to be clicked."""
    saved(tmp_path, "clasico")
    with opened(browser, tmp_path) as page:
        page.emulate_media(media="print")
        expect(page.locator(".pw-board")).to_be_visible()
        expect(page.locator("h1")).to_be_visible()
        for part in (".pw-panel", ".pw-timeline", "body > details"):
            expect(page.locator(part)).to_be_hidden()
