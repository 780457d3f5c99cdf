"""Pages without Python: a notebook exported, or saved and opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.exported import export, open_offline

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

CELLS = (
    'import parchis_widgets as pw; game = pw.Game("clasico", starter="Y", seed=1)',
    "game.throw(5); game.play(('Y1', 5)); game.throw(3)",
    "pw.Board(game)",
)


def test_an_exported_page_plays_the_game_offline(page: Page, tmp_path: Path) -> None:
    """It opens from a file, steps and plays, and says that Python is not there."""
    open_offline(page, export(tmp_path, *CELLS))
    steps_without_python(page.locator(".pw"))


def steps_without_python(board: Locator) -> None:
    """Step through the game, and let it play."""
    ply, moved = board.locator(".pw-ply"), board.locator("[data-piece=Y1]")
    expect(board.locator(".pw-status")).to_contain_text("Sin conexión con Python")
    expect(ply).to_have_text("3 / 3")
    board.locator("[data-action=first]").click()
    expect(moved).to_have_attribute("data-place", "home")
    board.locator("[data-action=next]").click()
    expect(moved).to_have_attribute("data-place", "5")
    expect(board.locator("[data-action=branch]")).to_have_count(0)
    board.locator("[data-action=play-on]").click()
    expect(ply).to_have_text("3 / 3")
    expect(board.locator(".pw-status")).to_contain_text("Sin conexión con Python")
