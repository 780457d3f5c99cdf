"""Takes a lesson on its page as a learner would who knows the way: with the mouse, or with keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from parchis_widgets.course.catalogue import plan_of
from parchis_widgets.course.playing import opened
from parchis_widgets.course.solving import way_from

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from parchis_widgets.course.playing import Stand
    from parchis_widgets.engine.move import Move

ANSWER_MS = 20_000
FURTHEST = 80
"""So many keys lead from anywhere in a lesson to anywhere in it."""


class Taker:
    """Takes a lesson step by step; how things are chosen on the page is for its kinds to say."""

    def __init__(self, root: Locator, ident: str, lang: str) -> None:
        self.root, self.lang, self.plan = root, lang, plan_of(ident)
        self.page: Page = root.page

    def take(self) -> None:
        """Take every step from the first to the end."""
        for number, step in enumerate(self.plan.steps):
            dot = self.root.locator(".pw-dot").nth(number)
            expect(dot).to_have_attribute("aria-current", "step", timeout=ANSWER_MS)
            if step.bet:
                self.bet()
            self._solve(opened(step, self.lang))
            self.press("next")
        expect(self.root.locator(".pw-known li")).to_have_count(len(self.plan.learned))

    def _solve(self, stand: Stand) -> None:
        for action in way_from(stand) or ():
            after, _ = stand.after(action)
            if action in ("throw", "pass"):
                self.press(str(action))
            else:
                moves = stand.game.legal_moves()
                number = list(map(str, moves)).index(str(action))
                self._move(moves[number], number, moves)
                self._see(moves[number].piece, after)
            stand = after

    def _see(self, piece: str, stand: Stand) -> None:
        """Wait until a piece stands where Python has put it, be it drawn as one with another."""
        place = stand.game.position[piece]
        drawn = ",".join(f'[data-piece={piece[0]}{n}][data-place="{place}"]' for n in range(1, 5))
        self.root.locator(drawn).first.wait_for(timeout=ANSWER_MS)

    def _move(self, move: Move, number: int, moves: tuple[Move, ...]) -> None:
        """Choose a piece, where it goes, and which of several moves that end there."""
        self.choose_piece(move.piece)
        if not self._offers(move.target):
            # An answer that comes late clears what was chosen: a reader chooses again.
            self.choose_piece(move.piece)
        self.choose_target(move.target)
        # With the same piece it may end there in other ways; which of its like goes along is one.
        ends = [
            one.captures for one in moves if (one.piece, one.target) == (move.piece, move.target)
        ]
        if len(set(ends)) > 1:
            self.choose_move(number)

    def _offers(self, place: str) -> bool:
        """Tell whether a place becomes a target."""
        try:
            self.root.locator(f'[data-target="{place}"]').first.wait_for(timeout=ANSWER_MS / 4)
        except Late:
            return False
        return True

    def bet(self) -> None:
        """Give the first answer."""
        raise NotImplementedError

    def press(self, action: str) -> None:
        """Press a button."""
        raise NotImplementedError

    def choose_piece(self, piece: str) -> None:
        """Choose a piece."""
        raise NotImplementedError

    def choose_target(self, place: str) -> None:
        """Choose where it goes."""
        raise NotImplementedError

    def choose_move(self, number: int) -> None:
        """Say which move is meant."""
        raise NotImplementedError


class MouseTaker(Taker):
    """Takes a lesson with the mouse."""

    def bet(self) -> None:
        """Give the first answer."""
        self.root.locator("[data-answer]").first.click()

    def press(self, action: str) -> None:
        """Press a button."""
        button = self.root.locator(f"[data-action={action}]:not([aria-disabled]):visible")
        button.click(timeout=ANSWER_MS)

    def choose_piece(self, piece: str) -> None:
        """Choose a piece, once it has its ring and the dice lie."""
        one = self.root.locator(f"[data-piece={piece}].pw-movable")
        one.wait_for(timeout=ANSWER_MS)
        one.click(timeout=ANSWER_MS)

    def choose_target(self, place: str) -> None:
        """Choose where it goes."""
        self.root.locator(f'[data-target="{place}"]').click(timeout=ANSWER_MS)

    def choose_move(self, number: int) -> None:
        """Say which move is meant."""
        self.root.locator(f'[data-move="{number}"]').click()


class KeyTaker(Taker):
    """Takes a lesson with Tab, arrows and Enter; nothing is focused for it."""

    def bet(self) -> None:
        """Give the first answer by its letter."""
        self.root.locator("[data-answer]").first.wait_for(timeout=ANSWER_MS)
        self._tab_to("at.dataset.answer !== undefined")
        self.page.keyboard.press("a")
        expect(self.root.locator("[data-answer]")).to_have_count(0, timeout=ANSWER_MS)

    def press(self, action: str) -> None:
        """Press a button."""
        button = self.root.locator(f"[data-action={action}]:not([aria-disabled]):visible")
        button.wait_for(timeout=ANSWER_MS)
        self._tab_to(f"at.dataset.action === '{action}'")
        self.page.keyboard.press("Enter")
        expect(button).to_have_count(0, timeout=ANSWER_MS)

    def choose_piece(self, piece: str) -> None:
        """Choose a piece."""
        self.root.locator(f"[data-piece={piece}].pw-movable").wait_for(timeout=ANSWER_MS)
        self._tab_to("at.closest('[role=application]') !== null")
        self._go("ArrowDown", f"at.dataset.piece === '{piece}'")
        self.page.keyboard.press("Enter")

    def choose_target(self, place: str) -> None:
        """Choose where it goes."""
        self.root.locator(f'[data-target="{place}"]').wait_for(timeout=ANSWER_MS)
        self._go("ArrowDown", f"at.dataset.target === '{place}'")
        self.page.keyboard.press("Enter")

    def choose_move(self, number: int) -> None:
        """Say which move is meant."""
        self.root.locator(f'[data-move="{number}"]').wait_for()
        self._tab_to(f"at.dataset.move === '{number}'")
        self.page.keyboard.press("Enter")

    def _tab_to(self, there: str) -> None:
        """Go by Tab, first on and then back, to the lesson's edge at most."""
        for key in ("Tab", "Shift+Tab"):
            if self._went(key, there, edge="at.closest('.pw') === null"):
                return
        raise AssertionError(f"no tab stop where {there}")

    def _go(self, key: str, there: str) -> None:
        if not self._went(key, there):
            raise AssertionError(f"{key} does not lead to where {there}")

    def _went(self, key: str, there: str, edge: str = "false") -> bool:
        """Press a key until what has the focus is what is looked for, or there is no more."""
        for _ in range(FURTHEST):
            if self._is(there):
                return True
            self.page.keyboard.press(key)
            if self._is(edge):
                return False
        return False

    def _is(self, there: str) -> bool:
        return bool(
            self.page.evaluate(f"() => {{ const at = document.activeElement; return {there}; }}")
        )
