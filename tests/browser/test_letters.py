"""What is written on the board can be read at 1280 px: pieces, trays, numbers, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.live import LiveBoard
from tests.browser.states import show

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

SIZES = """
() => [...document.querySelectorAll(".pw-board [data-piece]")].map((one) => {
  const text = one.querySelector("text.label");
  const {a, b} = text.getScreenCTM();
  return [one.dataset.piece, Math.hypot(a, b) * parseFloat(text.getAttribute("font-size"))];
})
"""
COVERED = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const letters = [...document.querySelectorAll(".pw-board [data-piece] text.label")].map(box);
  const marks = [...document.querySelectorAll(".pw-stop, .pw-step")].map((one) => box(one));
  // A quarter of a letter's box is empty at its edges.
  return marks.filter((mark) => letters.some((one) =>
    mark.left < one.right - one.width / 4 && mark.right > one.left + one.width / 4
    && mark.top < one.bottom - one.height / 4 && mark.bottom > one.top + one.height / 4)).length;
}
"""
PAIRS = "clasico; Y 8 12 goal; B 12 45 63; R 30 30; G 27 27 63; turn Y; throw 5"


@pytest.mark.parametrize("state", ["refused", "half played", "cloth waiting", "cloth targets"])
def test_the_letters_of_pieces_measure_10_px(page: Page, state: str) -> None:
    show(page, state, width="auto")
    small = {name: size for name, size in page.evaluate(SIZES) if size < 10}
    assert small == {}


def test_the_letters_of_pieces_that_share_a_square_do_so_as_well(page: Page) -> None:
    game = pw.Game.from_position(PAIRS.replace("goal", "goal home"), seed=1)
    LiveBoard(page, pw.Board(game), width="auto")
    assert min(size for _, size in page.evaluate(SIZES)) >= 10


def test_no_mark_lies_on_a_letter(page: Page) -> None:
    show(page, "refused", width="auto")
    assert page.evaluate(COVERED) == 0


def test_pieces_in_the_charkoni_stand_in_the_tray_beside_their_name(page: Page) -> None:
    """Large, and in order; from there they enter."""
    board = LiveBoard(page, pw.Board(pw.Game("pachisi", seed=1)), width="auto")
    for colour in "KGYR":
        boxes = [board.piece(f"{colour}{n}").bounding_box() for n in range(1, 5)]
        name = page.locator(f"[data-name={colour}]").bounding_box()
        assert name is not None
        lefts = [box["x"] for box in boxes if box]
        assert lefts == sorted(lefts)
        assert all(box and box["width"] > 24 for box in boxes)
        middle = sum(lefts) / 4
        assert abs(middle - name["x"]) < 120
        assert all(box and abs(box["y"] - name["y"]) < 50 for box in boxes)


def test_a_piece_in_its_tray_is_chosen_and_enters(page: Page) -> None:
    board = show(page, "cloth targets", width="auto")
    piece = page.locator(".pw-piece[aria-pressed=true]")
    expect(piece).to_have_count(1)
    page.locator(".pw-target").first.click(force=True)
    board.settle()
    assert board.board.game.ply > 0


def test_the_corridor_is_numbered_while_a_piece_is_chosen(page: Page) -> None:
    board = show(page, "moves offered")
    numbers = page.locator(".pw-count-on")
    expect(numbers).to_have_count(0)
    board.piece("Y2").click()
    expect(numbers).to_have_text([str(n) for n in range(1, 8)])
    board.piece("Y2").click()
    expect(numbers).to_have_count(0)


def test_the_way_of_a_chosen_piece_is_numbered_on_the_cloth(page: Page) -> None:
    """A square that is passed twice bears the number that is still to come."""
    show(page, "cloth targets")
    told = page.locator(".pw-count-on").all_text_contents()
    assert len(told) == len(set(told)) == 75
    assert {"1", "8", "75"} < set(told)


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("state", ["refused", "cloth throws added", "earlier ply", "new game"])
def test_words_stay_whole_at_360_px(page: Page, state: str, lang: str) -> None:
    """No word is broken or cut off."""
    page.set_viewport_size({"width": 360, "height": 800})
    show(page, state, lang=lang, width="auto")
    cut = page.locator(".pw-page").evaluate(
        """(root) => [...root.querySelectorAll("button, p, li, h4, strong, summary, span")]
          .filter((one) => !one.matches(".pw-chip, .pw-heard")
            && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
            && getComputedStyle(one).display !== "inline")
          .map((one) => `${one.className}: ${one.textContent}`)"""
    )
    assert cut == []


CROWDS = "pachisi; Y 20 20q 20x 20q/2; R 45 45q 7 7q; K 9 9x 9q home; G 50 50 50q 50x; turn Y"
"""Up to four that differ on one square."""


def test_the_letters_of_a_crowd_on_the_cloth_do_so_too(page: Page) -> None:
    LiveBoard(page, pw.Board(pw.Game.from_position(CROWDS, seed=1)), width="auto")
    small = {name: size for name, size in page.evaluate(SIZES) if size < 10}
    assert small == {}
