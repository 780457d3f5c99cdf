"""A player with nothing but a keyboard, who knows only what a screen reader would say."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.browser.samples import labels

if TYPE_CHECKING:
    from tests.browser.live import LiveBoard

HEARD = """
() => {
  const at = document.activeElement;
  const name = at.getAttribute("aria-label") ?? (at.labels?.[0] ?? at).innerText ?? "";
  return {
    name: name.trim(),
    isLost: at === document.body,
    isOnBoard: at.closest("[role=application]") !== null,
    isDisabled: at.getAttribute("aria-disabled") === "true",
    isPressed: at.getAttribute("aria-pressed") === "true",
  };
}
"""
BEFORE, AFTER = "the cell before", "the cell after"
"""What the host has around the widget."""

AROUND = """
([before, after]) => {
  const button = (textContent) => Object.assign(document.createElement("button"), {textContent});
  document.body.prepend(button(before));
  document.body.append(button(after));
  document.body.firstChild.focus();
  window.leaked = [];
  document.addEventListener("keydown", ({key}) => leaked.push(key));
}
"""


@dataclass(frozen=True)
class Heard:
    """What is said of the thing that has the focus."""

    name: str
    isLost: bool  # noqa: N815  (as the page gives it)
    isOnBoard: bool  # noqa: N815
    isDisabled: bool  # noqa: N815
    isPressed: bool  # noqa: N815


class LostFocusError(AssertionError):
    """A key has left the focus nowhere."""


class KeyboardPlayer:
    """Plays with Tab, arrows, Enter and Escape."""

    def __init__(self, board: LiveBoard, seed: int = 1) -> None:
        self.board = board
        self.page = board.page
        self.words = labels()
        self.chance = random.Random(seed)
        self.keys: list[str] = []
        self.page.evaluate(AROUND, [BEFORE, AFTER])

    @property
    def leaked(self) -> set[str]:
        """Give the keys that the host has heard."""
        return set(self.page.evaluate("leaked"))

    # ---- keys ----------------------------------------------------------------------------

    def press(self, key: str) -> Heard:
        """Press a key; give what has the focus then, which is never nothing."""
        self.page.keyboard.press(key)
        self.keys.append(key)
        return self.listen()

    def listen(self) -> Heard:
        """Give what has the focus."""
        heard = Heard(**self.page.evaluate(HEARD))
        if heard.isLost:
            raise LostFocusError(f"nothing has the focus after {self.keys[-5:]}")
        return heard

    def act(self, key: str = "Enter") -> Heard:
        """Press a key that Python answers, and wait for the answer."""
        self.press(key)
        self.board.settle()
        return self.listen()

    def tab_to(self, *names: str) -> Heard | None:
        """Go by Tab to a thing beside the board with one of these names; None if there is none."""
        heard = self.listen()
        if heard.name in names:
            return heard
        self.go_to_board()
        while heard.name not in names:
            heard = self.press("Tab")
            if heard.name == AFTER:
                return None
        return heard

    def go_to_board(self) -> Heard:
        """Go back by Tab to the board, which comes first."""
        heard = self.listen()
        while not heard.isOnBoard:
            heard = self.press("Tab" if heard.name == BEFORE else "Shift+Tab")
        return heard

    # ---- playing -------------------------------------------------------------------------

    def play(self, plies: int) -> int:
        """Play until the game is over, at most so many plies; give how many were played."""
        for played in range(plies):
            if not self.step():
                return played
        return plies

    def step(self) -> bool:
        """Throw, move or pass; tell whether anything could be done."""
        throwing = self.tab_to(self.words["throw"])
        assert throwing
        if not throwing.isDisabled:
            self.act()
            return True
        if self.chance.random() < 0.9 and self.move():
            return True
        if self.tab_to(self.words["pass"], self.words["decline"]):
            self.act()
            return True
        return self.move()

    def move(self) -> bool:
        """Choose a piece that says it can move, and one of its targets."""
        heard = self.go_to_board()
        for _ in range(self.chance.randrange(1, 5)):
            heard = self.press("ArrowDown")
        if not self._can_move(heard):
            return False
        heard = self.press("Enter")
        assert heard.isOnBoard
        for _ in range(self.chance.randrange(4)):
            heard = self.press(self.chance.choice(("ArrowRight", "ArrowUp")))
        if not self._is_target(heard):  # an only target is left sideways, for the squares
            heard = self.press("ArrowUp")
        assert self._is_target(heard)
        heard = self.act()
        if not heard.isOnBoard:  # asked which of several moves is meant
            assert heard.name
            self.act()
        return True

    def _is_target(self, heard: Heard) -> bool:
        return heard.name.startswith(self.words["target"].partition("{")[0])

    def _can_move(self, heard: Heard) -> bool:
        return self.words["can_move"] in heard.name.split(", ")
