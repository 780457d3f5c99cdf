"""What a host can spoil, in each: its room, its keys, its direction, its paper, its finger.

One page and one run of the cells a host: each point is looked at in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.marimo import MarimoServer
from tests.browser.mouse import ANSWER_MS
from tests.browser.test_hosts_looks import OVERFLOWING

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.hosts import Host

# Nothing can move with the 3; the label hears from Python what the page did.
GAME = (
    "import parchis_widgets as pw\n"
    'game = pw.Game.from_position("clasico; Y home*4; R home*4; turn Y; throw 3")\n'
    "board, other = pw.Board(game), pw.Board(game)"
)
CELLS = (
    f"import ipywidgets\n{GAME}\n"
    'heard = ipywidgets.Label("ply 0")\n'
    'board.observe(lambda change: setattr(heard, "value", f"ply {board.ply}"), "ply")',
    "ipywidgets.VBox([ipywidgets.HBox([board, other]), heard])",
)
MARIMO_CELLS = (
    f"import marimo as mo\n{GAME}",
    "ply, set_ply = mo.state(0)",
    'board.observe(lambda change: set_ply(change["new"]), "ply")\nmo.hstack([board, other])',
    'mo.md(f"ply {ply()}")',
)
"""marimo has rows of its own: it shows no containers of ipywidgets."""
BOXES = (
    "(all) => all.map((one) => { const b = one.getBoundingClientRect(); return [b.x, b.width]; })"
)
FOCUSED = "(root) => root.contains(root.getRootNode().activeElement)"
"""In marimo a board has a root of its own."""


def plies(board: Locator, told: str) -> None:
    """Expect the timeline to stand somewhere, as in *2 / 3*."""
    expect(board.locator(".pw-ply")).to_have_text(told, timeout=ANSWER_MS)


def share_the_room(page: Page, board: Locator) -> None:
    """Each of two has half of it, and neither is cut off."""
    (x1, one), (x2, other) = page.locator(".pw").evaluate_all(BOXES)
    assert min(one, other) > 300
    assert abs(one - other) <= 1
    assert x2 >= x1 + one - 1
    assert board.evaluate(OVERFLOWING) == []


def nothing_can_move(page: Page, board: Locator) -> None:
    """Pass, after a piece was asked and gave its reason; Python hears of it."""
    expect(board.locator("[data-action=pass]")).to_be_visible()
    board.locator("[data-piece=Y1]").click()
    expect(board.locator("[data-action=statement]").first).to_be_visible(timeout=ANSWER_MS)
    board.locator("[data-action=pass]").click()
    plies(board, "1 / 1")
    expect(page.get_by_text("ply 1", exact=True)).to_be_visible(timeout=ANSWER_MS)


def are_asked_at_an_earlier_ply(_page: Page, board: Locator) -> None:
    board.locator("[data-action=first]").click()
    plies(board, "0 / 1")
    board.locator("[data-piece=Y2]").click()
    expect(board.locator("[data-action=statement]").first).to_be_visible(timeout=ANSWER_MS)
    board.locator("[data-action=last]").click()
    plies(board, "1 / 1")


def keep_their_keys_and_the_focus(page: Page, board: Locator) -> None:
    """Enter throws, letters and arrows stay on the board: the host hears none of them."""
    page.evaluate("window.leaked = []; addEventListener('keydown', (e) => leaked.push(e.key))")
    board.locator("[data-action=throw]").focus()
    page.keyboard.press("Enter")
    plies(board, "2 / 2")
    assert board.evaluate(FOCUSED)
    piece = board.locator("[data-piece=R1]")
    piece.click(force=True)
    for key in ("ArrowRight", "ArrowLeft", "Escape"):
        page.keyboard.press(key)
    assert board.evaluate(FOCUSED)
    assert not {"ArrowRight", "ArrowLeft"} & set(page.evaluate("leaked"))


def say_it_to_who_listens(_page: Page, board: Locator) -> None:
    expect(board.locator("[aria-live=polite]").first).not_to_be_empty()


def leave_dragging_to_the_finger(_page: Page, board: Locator) -> None:
    """No style of the host's takes from the board what the browser asks before it scrolls."""
    touch = board.locator(".pw-board > svg").evaluate("(one) => getComputedStyle(one).touchAction")
    assert touch == "manipulation"


def read_from_left_to_right_inside(page: Page, board: Locator) -> None:
    before = board.locator(".pw-page > *").evaluate_all(BOXES)
    page.evaluate("document.documentElement.dir = 'rtl'")
    after = board.locator(".pw-page > *").evaluate_all(BOXES)
    assert [width for _, width in after] == pytest.approx([width for _, width in before], abs=1)
    assert board.evaluate(OVERFLOWING) == []
    page.evaluate("document.documentElement.dir = 'ltr'")


def are_printed(page: Page, board: Locator) -> None:
    page.emulate_media(media="print")
    expect(board.locator("[data-action=throw]")).to_be_hidden()
    page.emulate_media(media="screen")
    expect(board.locator("[data-action=throw]")).to_be_visible()


POINTS: tuple[Callable[[Page, Locator], None], ...] = (
    share_the_room,
    nothing_can_move,
    are_asked_at_an_earlier_ply,
    keep_their_keys_and_the_focus,
    say_it_to_who_listens,
    leave_dragging_to_the_finger,
    read_from_left_to_right_inside,
    are_printed,
)


def missed(page: Page, host: Host) -> list[str]:
    """Show two boards and look at each point in turn; give those that do not hold, and why."""
    board = host.show(page, *(MARIMO_CELLS if isinstance(host, MarimoServer) else CELLS))
    expect(page.locator(".pw-board")).to_have_count(2, timeout=ANSWER_MS)
    found = []
    for point in POINTS:
        try:
            point(page, board)
        except AssertionError as error:
            found.append(f"{point.__name__}: {error}")
    return found
