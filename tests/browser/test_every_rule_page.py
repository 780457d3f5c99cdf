"""One position, every rule, on its page: a die for all, lines that show their move, no Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.axe import violations
from tests.browser.harness import WidgetPage
from tests.browser.live import LiveBoard

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

MOCK = "clasico; Y home c3 60 goal; B 11 11 home*2; R 5+ 40 home*2; G 5 30 home*2; turn Y; throw 5"
TRAITS = ("drawing", "answers", "labels", "options")


def shown(page: Page, *, width: str = "960px", **options: str | bool) -> WidgetPage:
    """Show the position."""
    widget = pw.EveryRule(MOCK, **options)  # type: ignore[arg-type]
    return WidgetPage(page, "everyrule", width, {name: getattr(widget, name) for name in TRAITS})


def test_the_question_and_a_card_for_each_ruleset(page: Page) -> None:
    shown(page)
    expect(page.locator(".pw-question h3")).to_have_text("4 respuestas distintas.")
    cards = page.locator(".pw-every-card")
    expect(cards).to_have_count(4)
    expect(cards.nth(0)).to_contain_text("Una sola jugada")
    expect(cards.nth(2)).to_contain_text("Tú eliges")
    boxes = {
        box for card in cards.all() if (box := card.locator("svg").first.get_attribute("viewBox"))
    }
    assert len(boxes) == 1


def test_the_die_changes_the_throw_for_all(page: Page) -> None:
    view = shown(page)
    page.locator("[data-throw='5']").click()
    expect(page.locator(".pw-question h3")).to_have_text("2 respuestas distintas.")
    expect(page.locator("[data-throw='5']")).to_have_attribute("aria-checked", "true")
    assert view.spoken.startswith("Con 6: respuestas distintas, 2. clásico: Una sola jugada.")


def test_a_line_shows_its_move_on_its_own_board_alone(page: Page) -> None:
    shown(page)
    line = page.locator("[data-card='general'] [data-line='0']")
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    card = page.locator("[aria-label='general']")
    expect(card.locator(".pw-way")).to_have_count(1)
    expect(card.locator(".pw-detail-ring")).to_have_count(1)
    expect(page.locator(".pw-way")).to_have_count(1)
    line.click()
    expect(page.locator(".pw-way")).to_have_count(0)


def test_the_keyboard_alone_goes_among_dice_and_lines(page: Page) -> None:
    shown(page)
    page.keyboard.press("Tab")
    expect(page.locator("[data-throw='4']")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-throw='3']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    line = page.locator("[data-card='clasico'] [data-line='0']")
    expect(line).to_be_focused()
    page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-card='clasico'] [data-line='1']")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-card='clasico'] blockquote")).to_contain_text("5")
    page.keyboard.press("Escape")
    expect(page.locator("blockquote")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, theme: str) -> None:
    shown(page, theme=theme)
    page.locator("[data-card='general'] [data-line='0']").click()
    assert violations(page) == []


def test_on_a_telephone_the_question_stands_on_top(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    shown(page, width="344px", lang="en")
    assert page.evaluate("document.documentElement.scrollWidth <= 360")
    question, card = (
        page.locator(name).first.bounding_box() for name in (".pw-asked", ".pw-every-card")
    )
    assert question
    assert card
    assert question["y"] < card["y"]
    assert abs(question["width"] - card["width"]) < 2


def test_a_refusal_leads_to_what_every_ruleset_answers(page: Page) -> None:
    game = pw.Game.from_position("clasico; Y 8 home*3; R 11 11 home*2; turn Y; throw 4", seed=1)
    board = LiveBoard(page, pw.Board(game))
    board.piece("Y1").click()
    board.settle()
    link = board.action("answers")
    link.focus()
    page.keyboard.press("Enter")
    board.settle()
    told = page.locator(".pw-compared")
    expect(told).to_be_focused()
    expect(told).to_contain_text("clásico: Nada se mueve.")
    expect(told).to_contain_text("general: Una sola jugada.")
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    expect(link).to_be_focused()
