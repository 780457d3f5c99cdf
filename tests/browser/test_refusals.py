"""Every reason for a refusal in the panel and on the board, as Python tells it of a real game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from parchis_widgets.explain.telling import told_changes
from tests.browser.live import LiveBoard
from tests.explain.test_codes import REFUSED, Ask

if TYPE_CHECKING:
    from playwright.sync_api import Page


def leads(code: str, ask: Ask) -> bool:
    """Tell whether a reason is the first that a try at a piece would hear."""
    return (
        not isinstance(ask.attempt, str)
        and isinstance(ask.attempt[1], int)
        and ask.target is None
        and ask.captures is None
        and code != "no-such-piece"
        and next(iter(ask.told()), "") == code
    )


TRIED = {code: ask for code, ask, _ in reversed(REFUSED) if leads(code, ask)}
"""A case of each reason that a try can hear first."""
NEVER_FIRST = {
    "must-move", "must-move-bonus", "use-throw", "pass-first", "no-such-piece", "must-exit-two",
    "no-such-choice",
    "no-second-lap", "other-square", "back", "stands-there", "foreign-column", "in-its-column",
    "turns-in", "exits-to-start", "leads-elsewhere", "safe-square", "not-there", "own-capture",
    "captures-all", "last-to-arrive", "only-one", "captures-own-other", "one-at-a-time", "queen",
    "castle-shared", "same-team", "moves-as-one", "no-barrier", "two-colours",
    "partner-bridge", "goal-bonus-piece", "bounces",
}  # fmt: skip
"""Passing is no try, no such piece can be clicked; the others come for a certain move or target,
or after what keeps the piece at home."""


def test_nearly_every_reason_can_be_heard() -> None:
    """The table of cases has them all."""
    assert {code for code, _, _ in REFUSED} - set(TRIED) == NEVER_FIRST


@pytest.mark.parametrize("code", TRIED)
def test_a_refusal_is_told_and_marked(page: Page, code: str) -> None:
    """The sentence, the statement's number, the piece that was tried, its way, the squares."""
    game, attempt = TRIED[code].game(), TRIED[code].attempt
    piece, count = str(attempt[0]), int(attempt[1])
    explanation = game.explain((piece, count))
    board = LiveBoard(page, pw.Board(game))
    board.ask("try", piece=piece, count=count)
    first = explanation.violations[0]
    expect(page.locator(".pw-title").last).to_contain_text(first.text("es"))
    expect(board.action("statement").first).to_have_text(first.statement)
    expect(page.locator(".pw-selected")).to_have_count(1)
    named = [place for place in first.squares if place not in {"home", "goal"}]
    expect(page.locator(".pw-frame")).to_have_count(len(named))
    if explanation.way and len(explanation.way) > 1:
        expect(page.locator(".pw-way").first).to_be_attached()
    told = page.locator("[data-part=would] li")
    assert told.count() == len(told_changes(explanation, "es"))
