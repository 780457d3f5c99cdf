"""Pages without Python: a notebook exported, or saved and opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.exported import Exports
from tests.browser.jupyterlab import IDLE_MS, open_notebook, save, shut_down

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.browser.jupyterlab import LabServer

TRIES = 5
CELLS = (
    'import parchis_widgets as pw; game = pw.Game("clasico", starter="Y", seed=1)',
    "game.throw(5); game.play(('Y1', 5)); game.throw(3)",
    "pw.Board(game)",
)


def test_an_exported_page_plays_the_game_offline(page: Page, tmp_path: Path) -> None:
    """It opens from a file, steps and plays, and says that Python is not there."""
    steps_without_python(Exports(tmp_path).show(page, *CELLS))


@pytest.mark.parametrize("server", ["lab_server", "notebook_server"])
def test_a_saved_notebook_still_steps_through_the_game(
    page: Page, request: pytest.FixtureRequest, server: str
) -> None:
    """Opened again, its new kernel knows nothing of the board.

    With no kernel at all Jupyter restores no saved widget, whichever it is.
    """
    lab: LabServer = request.getfixturevalue(server)
    lab.show(page, *CELLS, path="saved.ipynb")
    save(page)
    shut_down(page)
    steps_without_python(reopen(page, lab, "saved.ipynb"))


def reopen(page: Page, lab: LabServer, path: str) -> Locator:
    """Open a saved notebook until it shows its board.

    If the kernel connects at a bad moment, Jupyter looks for the saved widget before it has read
    it and finds none, whatever the widget; opening the page again helps.
    """
    board, missed = page.locator(".pw"), page.get_by_text("Error displaying widget")
    for _ in range(TRIES):
        open_notebook(page, lab, path)
        board.or_(missed).wait_for(timeout=IDLE_MS)
        if board.is_visible():
            break
    return board


def steps_without_python(board: Locator) -> None:
    """Step through the game, and let it play."""
    ply, moved = board.locator(".pw-ply"), board.locator("[data-piece=Y1]")
    expect(board.locator(".pw-status")).to_contain_text("Aquí se puede recorrer la partida")
    expect(ply).to_have_text("3 / 3")
    board.locator("[data-action=first]").click()
    expect(moved).to_have_attribute("data-place", "home")
    board.locator("[data-action=next]").click()
    expect(moved).to_have_attribute("data-place", "5")
    expect(board.locator("[data-action=branch]")).to_have_count(0)
    board.locator("[data-action=play-on]").click()
    expect(ply).to_have_text("3 / 3")
    expect(board.locator(".pw-status")).to_contain_text("Aquí se puede recorrer la partida")
