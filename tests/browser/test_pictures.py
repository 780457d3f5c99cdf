"""The board looks as it did when somebody last looked at it; `make pictures` takes them anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.pictures import (
    MOST,
    PICTURES,
    REFERENCES,
    difference,
    photograph,
    reference,
    take,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

MISSING = (
    '[data-piece="Y1"]', ".yoke", ".pw-step", ".pw-over .pw-stop", ".pw-frame", ".pw-verdict svg",
    ".pw-elsewhere li",
)  # fmt: skip
"""Of a refusal: a piece, a barrier's yoke, the way's numbers, the octagon, the frame …"""
BYTES_AT_MOST = 400_000


@pytest.mark.parametrize("name", PICTURES)
def test_the_board_looks_as_it_did(page: Page, name: str) -> None:
    """Apart from how another Chromium softens edges."""
    assert difference(take(page, name), reference(name)) < MOST


@pytest.mark.parametrize("mark", MISSING)
def test_a_mark_that_is_missing_would_be_seen(page: Page, mark: str) -> None:
    """Even the smallest of them."""
    take(page, "refusal")
    page.locator(mark).first.evaluate("one => { one.style.visibility = 'hidden'; }")
    assert difference(photograph(page), reference("refusal")) >= MOST


def test_softer_edges_would_not_be_seen(page: Page) -> None:
    """Everything a third of a pixel further, as letters of another version may stand."""
    take(page, "refusal")
    page.locator(".pw-page").evaluate("one => { one.style.transform = 'translate(.3px, .3px)'; }")
    apart = difference(photograph(page), reference("refusal"))
    assert 0 < apart < MOST


def test_the_pictures_are_small_and_all_are_compared() -> None:
    """They are kept with the tests."""
    kept = sorted(REFERENCES.iterdir())
    assert [file.name for file in kept] == sorted(f"{name}.png" for name in PICTURES)
    assert sum(file.stat().st_size for file in kept) <= BYTES_AT_MOST
