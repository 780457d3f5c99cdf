"""A player with nothing but a mouse: throws, picks a piece and a target, declines or passes."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

ANSWER_MS = 20_000


def play(board: Locator, plies: int, seed: int = 1) -> int:
    """Play until the game is over, at most so many plies; give how many were played."""
    chance = random.Random(seed)
    for played in range(plies):
        if not act(board, chance):
            return played
    return plies


def act(board: Locator, chance: random.Random) -> bool:
    """Do one thing and wait for the answer; tell whether there was anything to do."""
    ply = board.locator(".pw-ply")
    before = ply.inner_text()
    throwing = board.locator("[data-action=throw]:not([aria-disabled])")
    movable = board.locator(".pw-movable")
    passing = board.locator("[data-action=pass]:not([hidden])")
    if throwing.count():
        throwing.click()
    elif movable.count() and chance.random() < 0.95:
        move(board, movable.nth(chance.randrange(movable.count())), chance)
    elif passing.count():
        passing.click()
    elif movable.count():
        move(board, movable.first, chance)
    else:
        return False
    expect(ply).not_to_have_text(before, timeout=ANSWER_MS)
    return True


def move(board: Locator, piece: Locator, chance: random.Random) -> None:
    """Pick a piece and one of its targets; where two moves end there, the first of them."""
    before = board.locator(".pw-ply").inner_text()
    piece.click(force=True)
    targets = board.locator("[data-target]")
    target = targets.nth(chance.randrange(targets.count()))
    target.click(force=True)
    asked = board.locator(".pw-asking [data-move]")
    if asked.count():
        asked.first.click()
    expect(board.locator(".pw-ply")).not_to_have_text(before, timeout=ANSWER_MS)
