"""A guided lesson on its page: by mouse, by keyboard alone, heard, narrow, dark, without Python."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.axe import violations
from tests.browser.live_lesson import LiveLesson

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def taken(
    page: Page, *, width: str = "900px", lang: str = "es", **options: str | bool
) -> LiveLesson:
    """Show the lesson on barriers."""
    return LiveLesson(page, pw.Lesson("barreras", lang=lang, **options), width=width)  # type: ignore[arg-type]


def bet(shown: LiveLesson, answer: int = 0) -> None:
    """Give an answer to the step's bet."""
    shown.page.locator("[data-answer]").nth(answer).click()
    shown.settle()


def solve(shown: LiveLesson) -> None:
    """Solve the first step."""
    shown.piece("Y2").click()
    shown.page.locator("[data-target]").click()
    shown.settle()


def test_a_step_asks_for_a_bet_before_any_piece_has_a_ring(page: Page) -> None:
    shown = taken(page)
    expect(shown.card).to_contain_text("Antes de probar")
    expect(page.locator(".pw-movable")).to_have_count(0)
    shown.piece("Y1").click()
    expect(page.locator(".pw-status")).to_have_text(
        "Primero, tu apuesta: está al lado del tablero."
    )
    bet(shown)
    # Every own piece has one: a lesson does not tell which of them may move.
    expect(page.locator(".pw-movable")).to_have_count(4)
    expect(shown.card).to_contain_text("Tu apuesta")


def test_a_refusal_says_why_and_gives_no_answer_away(page: Page) -> None:
    shown = taken(page)
    bet(shown)
    shown.piece("Y1").click()
    shown.settle()
    expect(shown.card).to_contain_text("hay una barrera roja en la casilla 11")
    expect(shown.card.locator(".pw-chip").first).to_have_text("CLA-16")
    expect(shown.card.locator("[data-part=would] li")).to_have_count(3)
    expect(shown.card.locator("[data-move]")).to_have_count(0)
    expect(page.locator("[data-target]")).to_have_count(0)
    # A bet that did not come true is told last.
    expect(shown.card.locator(".pw-betline")).to_have_text(
        "Tu apuesta: Salta por encima de las rojas."
    )
    expect(shown.piece("Y1")).to_have_attribute("data-place", "8")
    shown.action("again").click()
    shown.settle()
    expect(shown.card).not_to_contain_text("barrera roja")


def test_a_bet_that_came_true_is_not_told_again(page: Page) -> None:
    shown = taken(page)
    bet(shown, 2)
    shown.piece("Y1").click()
    shown.settle()
    expect(shown.card).to_contain_text("barrera roja")
    expect(shown.card.locator(".pw-betline")).to_have_count(0)


def test_three_hints_lead_to_the_rule_the_piece_and_the_square(page: Page) -> None:
    shown = taken(page)
    bet(shown)
    for number in (1, 2, 3):
        expect(shown.action("hint")).to_contain_text(f"Pista {number} de 3")
        shown.action("hint").click()
        shown.settle()
        expect(shown.card.locator(".pw-hints li:not(.pw-wait)")).to_have_count(number)
    expect(shown.piece("Y2")).to_have_class(re.compile("pw-hinted"))
    expect(page.locator(".pw-hint-frame")).to_have_count(1)
    expect(shown.action("hint")).to_have_attribute("aria-disabled", "true")


def test_a_solved_step_is_praised_with_its_reason_and_waits(page: Page) -> None:
    shown = taken(page)
    bet(shown)
    solve(shown)
    expect(shown.card).to_contain_text("no hay ninguna barrera")
    expect(page.locator(".pw-movable")).to_have_count(0)
    dots = page.locator(".pw-dot")
    expect(dots.first).to_have_attribute("aria-label", "paso 1, Nadie pasa, ahora")
    shown.action("next").click()
    shown.settle()
    expect(dots.first).to_have_attribute("aria-label", "paso 1, Nadie pasa, hecho")
    expect(dots.nth(1)).to_have_attribute("aria-current", "step")


def test_a_legal_move_that_leads_elsewhere_is_told_and_begun_again(page: Page) -> None:
    shown = taken(page)
    shown.lesson.open_step(6)
    shown.update(**shown.traits())
    shown.piece("Y2").click()
    page.locator("[data-target]").click()
    shown.settle()
    expect(shown.card).to_contain_text("ya no se llega al objetivo")
    shown.action("again").click()
    shown.settle()
    expect(shown.piece("Y2")).to_have_attribute("data-place", "11")


def test_every_step_can_be_opened_and_the_board_keeps_its_size(page: Page) -> None:
    shown = taken(page)
    board = page.locator(".pw-board")
    sizes, heights = set(), set()

    def measure() -> None:
        box, root = board.bounding_box(), shown.root.bounding_box()
        assert box
        assert root
        sizes.add((round(box["width"]), round(box["height"])))
        heights.add(round(root["height"]))

    for step in range(7):
        page.locator(".pw-dot").nth(step).click()
        shown.settle()
        measure()
        if shown.lesson.state == "bet":
            bet(shown)
        shown.piece("Y1").click()
        shown.settle()
        measure()
        while shown.lesson.state == "goal" and shown.lesson._taken.hints < 3:
            shown.action("hint").click()
            shown.settle()
        measure()
    assert len(sizes) == len(heights) == 1


def test_the_keyboard_alone_takes_a_step_from_the_bet_to_the_next(page: Page) -> None:
    shown = taken(page)
    page.keyboard.press("Tab")
    expect(page.locator(".pw-dot").first).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator(".pw-dot").last).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator("[data-answer]").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-answer]").nth(1)).to_be_focused()
    page.keyboard.press("c")
    shown.settle()
    # What had the focus is gone: it is on what is told now.
    expect(shown.card).to_be_focused()
    page.locator("[data-piece][tabindex='0'], [data-square][tabindex='0']").focus()
    while page.evaluate("document.activeElement.dataset.piece") != "Y2":
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    shown.settle()
    expect(shown.card).to_contain_text("no hay ninguna barrera")
    shown.action("next").focus()
    page.keyboard.press("Enter")
    shown.settle()
    assert shown.lesson.step == 1
    expect(page.locator(".pw-panel .pw-goal")).to_be_focused()


def test_what_is_said_aloud_follows_the_lesson(page: Page) -> None:
    shown = taken(page)
    assert shown.spoken.startswith("Paso 1 de 7, Nadie pasa. Objetivo: Cuenta 4")
    assert "Tirada preparada: 4." in shown.spoken
    assert "c: No puede: le cierran el paso." in shown.spoken
    bet(shown)
    heard(shown, "Tu apuesta: Salta por encima de las rojas. Ahora prueba en el tablero.")
    shown.piece("Y1").click()
    shown.settle()
    heard(shown, "Nada ha cambiado. Pistas por ver: 3.")
    shown.action("hint").click()
    shown.settle()
    heard(shown, "1 · La regla: Dos fichas del mismo color")
    solve(shown)
    heard(shown, "Siguiente: Tampoco las tuyas")


def heard(shown: LiveLesson, text: str) -> None:
    """Wait until something has been said."""
    expect(shown.page.locator("[aria-live]")).to_contain_text(text)


def test_the_end_tells_what_is_known_and_a_code_that_leads_back(page: Page) -> None:
    lesson = pw.Lesson("barreras")
    moves = ["Y2 4 26>30", "Y2 4 10>14", "Y1 6 8>14", "Y3 6 30>36", "Y2 4 20>24", "Y1 4 8>12"]
    for move in moves:
        if lesson.state == "bet":
            lesson.bet(0)
        lesson.attempt(move)
        lesson.next()
    lesson.attempt("Y1 3 8>11")
    lesson.attempt("throw")
    lesson.next()
    shown = LiveLesson(page, lesson)
    expect(shown.card).to_contain_text("Barreras: lección terminada")
    expect(shown.card.locator(".pw-known li")).to_have_count(4)
    code = shown.card.locator("output").inner_text()
    assert pw.Lesson("barreras", code=code.lower()).state == "end"
    expect(page.locator(".pw-step-done")).to_have_count(7)


def test_without_python_it_says_so_and_nothing_breaks(page: Page) -> None:
    shown = taken(page)
    page.evaluate("model.comm_live = false; model.emit('comm_live_update')")
    expect(shown.card).to_contain_text("Antes de probar")
    expect(page.locator(".pw-status")).not_to_be_empty()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("state", ["bet", "goal", "refused", "hints", "solved", "end"])
def test_axe_finds_nothing(page: Page, theme: str, state: str) -> None:
    shown = taken(page, theme=theme)
    if state == "end":
        shown.lesson._taken.open(None)
        shown.lesson._show()
        shown.update(**shown.traits())
    elif state != "bet":
        bet(shown)
    if state in ("refused", "hints"):
        shown.piece("Y1").click()
        shown.settle()
    if state == "hints":
        shown.action("hint").click()
        shown.settle()
    if state == "solved":
        solve(shown)
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["es", "en"])
def test_on_a_telephone_nothing_is_cut(page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    shown = taken(page, width="344px", lang=lang)
    expect(page.locator(".pw-goal-above")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= 360")
    bet(shown)
    shown.piece("Y1").click()
    shown.settle()
    assert page.evaluate("document.documentElement.scrollWidth <= 360")
    for button in page.locator(".pw-lesson-buttons button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
