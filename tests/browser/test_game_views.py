"""A game's view is a thing: two of them stand under one timeline, with cards of their own."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.harness import FAKE_MODEL, PAGE, STATIC
from tests.browser.states import played

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

JS = Path(__file__).parents[2] / "js"


@pytest.fixture
def games() -> list[pw.Game]:
    """Give two games of different boards."""
    return [played("clasico", 20)(), played("pachisi", 20)()]


@pytest.fixture
def pair(page: Page, games: list[pw.Game], tmp_path: Path) -> Page:
    """Give a page that shows both, by a shell of the tests' own."""
    bundle = tmp_path / "pair.js"
    esbuild, shell = JS / "node_modules" / ".bin" / "esbuild", JS / "test" / "pair.ts"
    command = [str(esbuild), str(shell), "--bundle", "--format=esm", f"--outfile={bundle}"]
    subprocess.run(command, check=True, capture_output=True)
    boards = [pw.Board(game) for game in games]
    traits: dict[str, Any] = {name: getattr(boards[0], name) for name in ("labels", "options")}
    for side, board in zip(("left", "right"), boards, strict=True):
        pages = [name for name in board.keys if name.startswith("frames_")]
        names = ("drawing", "setup", "snapshot", *pages)
        traits[side] = {name: getattr(board, name) for name in names}
    page.set_content(PAGE)
    page.add_style_tag(path=STATIC / "board.css")
    page.evaluate(FAKE_MODEL, [bundle.read_text(encoding="utf-8"), traits, "900px"])
    return page


def test_one_timeline_leads_both(pair: Page, games: list[pw.Game]) -> None:
    cards = pair.locator(".pw-card")
    expect(cards).to_have_text(["left 20", "right 20"])
    pair.locator("[data-action=first]").click()
    expect(cards).to_have_text(["left 0", "right 0"])
    pair.locator(".pw-slider").fill("7")
    expect(cards).to_have_text(["left 7", "right 7"])
    for board, game in zip(pair.locator(".pw-board").all(), games, strict=True):
        for piece in board.locator("[data-piece]").all():
            name = str(piece.get_attribute("data-piece"))
            assert piece.get_attribute("data-place") == game.position_at(7)[name]


def test_each_asks_for_itself(pair: Page, games: list[pw.Game]) -> None:
    """With the revision of its own snapshot."""
    undo = pair.locator("[data-action=undo]")
    undo.nth(1).click()
    undo.nth(0).click()
    sent = pair.evaluate("model.sent")
    assert [one["side"] for one in sent] == ["right", "left"]
    assert {one["intent"] for one in sent} == {"undo"}


def test_what_is_chosen_on_one_board_is_not_chosen_on_the_other(pair: Page) -> None:
    boards = pair.locator(".pw-board")
    first = boards.nth(0).locator("[data-square='20']")
    first.focus()
    first.press("ArrowRight")
    expect(boards.nth(0).locator("[data-square='21']")).to_be_focused()
    assert boards.nth(1).locator("[tabindex='0']").count() == 1
