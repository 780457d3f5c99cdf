"""A line of play that was left is found again on the board."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.live import LiveBoard
from tests.game.test_branches import forked

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


@pytest.fixture
def board(page: Page) -> LiveBoard:
    return LiveBoard(page, pw.Board(forked()))


def test_a_fork_is_marked_and_explained(page: Page, board: LiveBoard) -> None:
    """On the slider, in the legend, and in words."""
    mark = page.locator(".pw-mark[data-mark=fork]")
    expect(mark).to_have_count(1)
    expect(mark).to_have_attribute("title", re.compile("^aquí se jugó otra cosa, jugada 4: "))
    expect(page.locator(".pw-signs li").first).to_have_text("aquí se jugó otra cosa")
    page.locator(".pw-slider").fill("4")
    expect(page.locator(".pw-slider")).to_have_attribute(
        "aria-valuetext", re.compile("^jugada 4 de 5: .*, aquí se jugó antes otra cosa$")
    )
    assert board.answers == []


def test_a_branch_is_gone_to_with_the_keyboard_and_back(page: Page, board: LiveBoard) -> None:
    """And what was played then is a branch in its turn."""
    page.locator(".pw-slider").fill("4")
    branch = page.locator("[data-branch]")
    expect(branch).to_have_text("3: A1 5 → 8 … (4 jugadas)")
    branch.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pw-ply")).to_have_text("8 / 8")
    assert board.board.game.position["R1"] == "41"
    page.locator(".pw-slider").fill("4")
    expect(branch).to_have_text("6 (una jugada)")
    branch.click()
    expect(page.locator(".pw-ply")).to_have_text("5 / 5")


def test_without_branches_none_are_spoken_of(page: Page) -> None:
    LiveBoard(page, pw.Board(pw.Game("clasico", seed=1)))
    expect(page.locator("[data-mark=fork], [data-branch]")).to_have_count(0)
    expect(page.locator(".pw-signs li")).to_have_count(5)


def test_a_saved_page_shows_the_fork_and_offers_nothing(page: Page) -> None:
    page.set_content(pw.Board(forked()).to_html())
    expect(page.locator(".pw-mark[data-mark=fork]")).to_have_count(1)
    page.locator(".pw-slider").fill("4")
    expect(page.locator("[data-branch]")).to_have_count(0)
