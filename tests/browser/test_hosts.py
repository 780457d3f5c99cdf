"""One game on the board in every host: a throw, a move, a refusal, back, and the timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.host_points import missed, plies
from tests.browser.mouse import ANSWER_MS

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.hosts import Host
    from tests.browser.marimo import MarimoServer

POSITION = "clasico; Y 10 home*3; B home*4; R 61*2 home*2; G 58 63 home*2; turn Y"
# The second board only learns from Python what is done on the first.
CELLS = (
    f'import parchis_widgets as pw\ngame = pw.Game.from_position("{POSITION}", seed=0)',
    "pw.Board(game)",
    'pw.Board(game, lang="en")',
)


def stands(board: Locator, piece: str, place: str) -> None:
    """Expect a piece to be shown at a place."""
    expect(board.locator(f"[data-piece={piece}]")).to_have_attribute(
        "data-place", place, timeout=ANSWER_MS
    )


def test_a_game_is_played_on_the_board(page: Page, host: Host) -> None:
    """What is done reaches Python, which tells it to another board of the same game."""
    board = host.show(page, *CELLS)
    other = page.locator(".pw").nth(1)
    board.locator("[data-action=throw]").click()
    plies(board, "1 / 1")
    board.locator("[data-piece=Y1]").click()
    board.locator("[data-target]").click()
    plies(board, "2 / 2")
    stands(board, "Y1", "14")
    stands(other, "Y1", "14")

    board.locator("[data-action=throw]").click()
    plies(board, "3 / 3")
    board.locator("[data-piece=G1]").click()
    statement = board.locator("[data-action=statement]").first
    expect(statement).to_have_text("CLA-16", timeout=ANSWER_MS)
    expect(board.locator(".pw-title").last).to_contain_text(
        "La ficha verde 1 no puede contar 4: hay una barrera roja en la casilla 61."
    )

    board.locator("[data-action=undo]").click()
    plies(board, "2 / 3")
    plies(other, "2 / 3")
    board.locator("[data-action=first]").click()
    plies(board, "0 / 3")
    stands(board, "Y1", "10")
    stands(other, "Y1", "14")


def test_no_host_spoils_a_board(page: Page, host: Host) -> None:
    """Its room, keys, direction, paper and finger; what is passed, asked, heard and observed."""
    assert missed(page, host) == []


def test_in_marimo_a_state_follows_the_game(page: Page, marimo_server: MarimoServer) -> None:
    """`game.watch` sets it, and the cells that read it run again: the README's example."""
    board = marimo_server.show(
        page,
        "import marimo as mo\nimport parchis_widgets as pw",
        "ply, set_ply = mo.state(0)",
        'game = pw.Game("clasico", players=2, starter="Y", seed=7)\n'
        "stop = game.watch(lambda events: set_ply(game.ply))",
        "board = pw.Board(game)\nboard",
        'mo.md(f"After {ply()} plies")',
    )
    expect(page.get_by_text("After 0 plies")).to_be_visible()
    board.locator("[data-action=throw]").click()
    expect(page.get_by_text("After 1 plies")).to_be_visible()
