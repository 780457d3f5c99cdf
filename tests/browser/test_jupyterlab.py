"""The first lesson in a real JupyterLab: run it, play on the board, read the game in a cell."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import mouse
from tests.browser.jupyterlab import open_notebook, run_all, shut_down, wait_until_idle

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.jupyterlab import LabServer

LESSON = Path(__file__).parents[2] / "notebooks/es/01_tu_primera_partida.ipynb"


def test_what_is_played_on_the_board_is_in_the_game(page: Page, lab_server: LabServer) -> None:
    shutil.copy(LESSON, lab_server.root)
    open_notebook(page, lab_server, LESSON.name)
    run_all(page)
    board = page.locator(".pw").last
    board.locator("[data-action=throw]").click()  # the lesson's seed gives red a 5 to begin with
    board.locator("[data-piece=R1]").click()
    board.locator("[data-target]").click()
    expect(board.locator("[data-piece=R1]")).to_have_attribute("data-place", "39")

    last = page.locator(".jp-CodeCell").last
    last.locator(".jp-InputArea").click()
    page.keyboard.press("Control+Enter")
    expect(last.locator(".jp-OutputArea-output").first).to_have_text("Jugadas hasta ahora: 2")
    wait_until_idle(page)


def test_two_cells_show_one_game(page: Page, lab_server: LabServer) -> None:
    lab_server.write(
        "two.ipynb",
        'import parchis_widgets as pw; game = pw.Game("clasico", starter="Y", seed=1)',
        "pw.Board(game)",
        "board = pw.Board(game, lang='en'); board",
        "game.throw(5); game.play(('Y1', 5))",
    )
    open_notebook(page, lab_server, "two.ipynb")
    run_all(page)
    for number in range(2):
        moved = page.locator(".pw").nth(number).locator("[data-piece=Y1]")
        expect(moved).to_have_attribute("data-place", "5")
    page.locator(".pw").first.locator("[data-action=undo]").click()
    expect(page.locator(".pw").nth(1).locator("[data-piece=Y1]")).to_have_attribute(
        "data-place", "home"
    )


def test_a_cell_that_is_run_again_lets_its_old_board_go(page: Page, lab_server: LabServer) -> None:
    """One board follows the game and is saved, not one for each run; another cell's stays."""
    lab_server.write(
        "again.ipynb",
        'import parchis_widgets as pw; game = pw.Game("clasico", starter="Y", seed=1)',
        "pw.Board(game)",
        "pw.Board(game)",
        "from ipywidgets.widgets.widget import _instances\n"
        "sum(isinstance(one, pw.Board) for one in _instances.values())",
    )
    open_notebook(page, lab_server, "again.ipynb")
    run_all(page)
    page.locator(".jp-CodeCell").nth(1).locator(".jp-InputArea").click()
    for _ in range(3):
        page.keyboard.press("Control+Enter")
        wait_until_idle(page)
    last = page.locator(".jp-CodeCell").last
    last.locator(".jp-InputArea").click()
    page.keyboard.press("Control+Enter")
    expect(last.locator(".jp-OutputArea-output")).to_have_text("2")


def test_boards_share_a_box(page: Page, lab_server: LabServer) -> None:
    """Side by side in an `HBox`; alone in a `Box` a board is as wide as it likes."""
    lab_server.write(
        "boxes.ipynb",
        'import parchis_widgets as pw; from ipywidgets import Box, HBox; game = pw.Game("clasico")',
        "HBox([pw.Board(game), pw.Board(game)])",
        "Box([pw.Board(game)])",
    )
    open_notebook(page, lab_server, "boxes.ipynb")
    run_all(page)
    boxes = [one.bounding_box() for one in page.locator(".pw").all()]
    one, other, alone = (box["width"] for box in boxes if box)
    assert abs(one - other) < 2
    assert one > 300
    assert alone > 1.7 * one


def test_the_board_asks_which_of_two_moves_is_meant(page: Page, lab_server: LabServer) -> None:
    """A bridge with the partner's piece, or its capture (CLA-24); the pair is told."""
    position = "clasico.parejas; Y 8 30 goal*2; B home; R 13 home*3; G home; turn Y; throw 5"
    lab_server.write(
        "pairs.ipynb",
        f'import parchis_widgets as pw; game = pw.Game.from_position("{position}", seed=1)',
        "pw.Board(game)",
        'pw.Board("clasico.dos_colores", seed=4)',
    )
    open_notebook(page, lab_server, "pairs.ipynb")
    run_all(page)
    board = page.locator(".pw").first
    expect(board.get_by_text("con rojo, contra azul y verde")).to_be_visible()
    board.locator("[data-piece=Y1]").click()
    board.locator("[data-target]").click()
    expect(board.locator("[data-move]")).to_have_count(2)
    expect(board.locator("[data-piece=Y1]")).to_have_attribute("data-place", "8")
    board.get_by_text("come a la roja 1").click()
    expect(board.locator("[data-piece=R1]")).to_have_attribute("data-place", "home")
    expect(page.locator(".pw").nth(1).locator("[data-colours=YR]")).to_be_visible()


def test_the_timeline_outlives_the_kernel(page: Page, lab_server: LabServer) -> None:
    """Shut down, the board says so when it is used, and still steps through the game."""
    lab_server.write(
        "gone.ipynb",
        'import parchis_widgets as pw; game = pw.Game("clasico", starter="Y", seed=1)',
        "game.throw(5); game.play(('Y1', 5)); game.throw(3)",
        "pw.Board(game)",
    )
    open_notebook(page, lab_server, "gone.ipynb")
    run_all(page)
    shut_down(page)
    board = page.locator(".pw").first
    board.locator("[data-action=first]").click()
    expect(board.locator(".pw-status")).to_contain_text("Sin conexión con Python")
    expect(board.locator("[data-piece=Y1]")).to_have_attribute("data-place", "home")
    board.locator("[data-action=next]").click()
    expect(board.locator("[data-piece=Y1]")).to_have_attribute("data-place", "5")
    expect(board.locator("[data-action=branch]")).to_have_count(0)


def open_board(page: Page, server: LabServer, ruleset: str) -> Locator:
    """Show a new game's board, and the game's outcome on demand in the cell below it."""
    server.write(
        f"{ruleset}.ipynb",
        f'import parchis_widgets as pw; game = pw.Game("{ruleset}", seed=1)',
        "pw.Board(game)",
        "print(game.ply, game.outcome, len(game.record.actions))",
    )
    open_notebook(page, server, f"{ruleset}.ipynb")
    run_all(page)
    return page.locator(".pw").first


@pytest.mark.parametrize("ruleset", ["pachisi", "chaupar"])
def test_the_historic_games_are_played_with_the_mouse(
    page: Page, lab_server: LabServer, ruleset: str
) -> None:
    """Shells or long dice are thrown, pieces and their targets are clicked."""
    board = open_board(page, lab_server, ruleset)
    assert mouse.play(board, 25) == 25
    last = page.locator(".jp-CodeCell").last
    last.locator(".jp-InputArea").click()
    page.keyboard.press("Control+Enter")
    expect(last.locator(".jp-OutputArea-output")).to_contain_text("25 None 25")


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["pachisi", "chaupar"])
def test_a_whole_historic_game_is_played_with_the_mouse(
    page: Page, lab_server: LabServer, ruleset: str
) -> None:
    """From the first throw to the team's last piece, or to a dead end."""
    board = open_board(page, lab_server, ruleset)
    played = mouse.play(board, 5000)
    assert 100 < played < 5000
    expect(board.locator(".pw-big").first).to_be_visible()
    last = page.locator(".jp-CodeCell").last
    last.locator(".jp-InputArea").click()
    page.keyboard.press("Control+Enter")
    expect(last.locator(".jp-OutputArea-output")).to_contain_text("Outcome(")


def test_what_is_placed_in_the_editor_is_its_position(page: Page, lab_server: LabServer) -> None:
    lab_server.write(
        "editor.ipynb",
        "import parchis_widgets as pw; editor = pw.Editor()",
        "editor",
        "print(editor.text, editor.game(seed=1).turn)",
    )
    open_notebook(page, lab_server, "editor.ipynb")
    run_all(page)
    editor = page.locator(".pw-editor")
    editor.locator("[data-tray=Y1]").click()
    editor.locator("[data-square='11']").click()
    expect(editor.locator("[data-piece=Y1]")).to_have_attribute("data-place", "12")
    run_again = page.locator(".jp-CodeCell").last
    run_again.locator(".jp-InputArea").click()
    page.keyboard.press("Control+Enter")
    expect(run_again.locator(".jp-OutputArea-output")).to_contain_text("clasico; Y 12 home*3")
    wait_until_idle(page)
