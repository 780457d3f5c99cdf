"""A live board on which time stands still as long as something moves: tests set it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import parchis_widgets as pw
from tests.browser.live import LiveBoard

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

HOLD = """() => {
  const animate = Element.prototype.animate;
  window.held = [];
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.pause();
    window.held.push(animation);
    return animation;
  };
}"""
MOVING = "document.getAnimations().filter((one) => one.effect.target.closest('.pw-air'))"
MIDDLE = """(node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
ON_PAGE = """(picture, [x, y]) => {
  const point = new DOMPoint(x, y).matrixTransform(picture.getScreenCTM());
  return [point.x, point.y];
}"""


class MovingBoard(LiveBoard):
    """A board on which time stands still as long as something moves."""

    def __init__(self, page: Page, text: str, *, motion: bool = True) -> None:
        """Show a position to somebody who likes to see pieces move, or does not."""
        page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
        super().__init__(page, pw.Board(pw.Game.from_position(text)))
        page.evaluate(HOLD)

    def move(self, piece: str, count: int) -> None:
        """Play a move that is legal."""
        moves = self.board.game.legal_moves()
        self.ask("play", move=[(move.piece, move.count) for move in moves].index((piece, count)))

    def wait_until(self, milliseconds: float) -> None:
        """Set what moves now to a time after its beginning."""
        self.page.evaluate(
            f"(at) => {MOVING}.forEach((one) => {{ one.currentTime = at; }})", milliseconds
        )

    def end(self) -> None:
        """Let what moves now come to its end."""
        script = "held.filter((one) => one.playState !== 'idle').forEach((one) => one.finish())"
        self.page.evaluate(script)

    def moving(self, piece: str) -> Locator:
        """Give a figure in the layer in which figures move."""
        return self.page.locator(f'[data-moving="{piece}"] .body').last

    def on_way(self) -> list[str]:
        """Give the pieces that move, sorted."""
        names: list[str] = self.page.evaluate(
            f"{MOVING}.map((one) => one.effect.target.dataset.moving ?? '')"
        )
        return sorted(filter(None, names))

    def is_on(self, piece: str, square: int | None) -> bool:
        """Tell whether a figure that moves is where it stands alone on a square, or in its goal."""
        drawing = self.board.drawing
        goal = drawing["goals"][piece[0]][int(piece[1]) - 1]
        at = goal if square is None else drawing["squares"][square - 1][:2]
        place = self.page.locator(".pw-board > svg").evaluate(ON_PAGE, at)
        return middle(self.moving(piece)) == pytest.approx(tuple(place), abs=0.5)

    def has_arrived(self, piece: str, leader: str = "") -> bool:
        """Tell whether a figure that moves covers the piece, or the one that leads its stack."""
        figure = self.piece(leader or piece).locator(".body").last
        return middle(self.moving(piece)) == pytest.approx(middle(figure), abs=0.5)

    def is_still(self) -> bool:
        """Tell whether no piece moves."""
        left: int = self.page.evaluate(f"{MOVING}.length")
        return left == 0 and self.page.locator("[data-moving]").count() == 0


def badges(page: Page, figures: str) -> list[str]:
    """Give how many pieces the stacks hold, as it is written on them."""
    return page.locator(f"{figures} .on-badge").all_text_contents()


def middle(found: Locator) -> tuple[float, float]:
    """Give the middle of what is drawn."""
    x, y = found.evaluate(MIDDLE)
    return x, y
