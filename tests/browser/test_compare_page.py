"""The same throws, other rules: on boards side by side, with mouse, keyboard and no kernel."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.axe import violations
from tests.browser.live_compare import LiveCompare

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def compared(
    page: Page, *rulesets: str, width: str = "960px", **options: str | bool
) -> LiveCompare:
    """Show a comparison that parts at the third throw."""
    names = rulesets or ("clasico", "tradicional")
    widget = pw.Compare(None, names, seed=7, players=4, **options)  # type: ignore[arg-type]
    return LiveCompare(page, widget, width=width)


def test_the_sources_disagree_before_ones_eyes_in_three_clicks(page: Page) -> None:
    """To the parting, another choice, on: and the games are not the same any more."""
    shown = compared(page, "clasico", "tradicional", "general")
    star = page.locator(".pw-cmp-star")
    shown.action("parting").click()
    expect(star).to_contain_text("el verde no puede jugar lo mismo con todos los reglamentos")
    expect(shown.lane(0).locator("[data-card]")).to_have_count(4)
    expect(shown.lane(1)).to_contain_text("con las cuatro fichas en casa, un 5 saca dos a la vez")
    expect(shown.lane(1).locator(".pw-chip").first).to_have_text("TRA-05")
    shown.lane(0).locator("[data-card]").nth(2).click()
    shown.settle()
    expect(shown.lane(0).locator("[aria-pressed=true]")).to_contain_text("V3")
    shown.action("continue").click()
    expect(star).to_contain_text("ficha está en otro sitio")
    expect(page.locator(".pw-corners path")).not_to_have_count(0)
    assert shown.answers == []


def test_the_keyboard_alone_steps_chooses_and_goes_on(page: Page) -> None:
    shown = compared(page)
    slider = page.locator(".pw-slider")
    slider.focus()
    page.keyboard.press("PageDown")
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile("^Tirada 3 de .*, tirada 3, se separan")
    )
    assert "no puede jugar lo mismo" in shown.spoken
    assert "TRA-05" in shown.spoken
    card = shown.lane(0).locator("[data-card]").nth(1)
    card.focus()
    page.keyboard.press("Enter")
    shown.settle()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_focused()
    shown.action("continue").focus()
    page.keyboard.press("Enter")
    assert "en otro sitio" in shown.spoken
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Antes de la primera tirada"))
    page.keyboard.press("ArrowRight")
    assert shown.spoken == "Van iguales."


def test_a_statement_is_opened_where_it_is_cited(page: Page) -> None:
    shown = compared(page)
    shown.action("parting").click()
    pill = shown.lane(1).locator(".pw-chip").first
    pill.click()
    expect(pill).to_have_attribute("aria-expanded", "true")
    expect(shown.lane(1).locator(".pw-statement cite")).to_have_text(
        re.compile("juego tradicional")
    )
    pill.click()
    expect(shown.lane(1).locator(".pw-statement")).to_have_count(0)


def test_without_a_kernel_what_was_computed_is_stepped_through(page: Page) -> None:
    shown = compared(page)
    page.evaluate("model.comm_live = false; model.emit('comm_live_update')")
    shown.action("parting").click()
    card = shown.lane(0).locator("[data-card]").nth(1)
    expect(card).to_have_attribute("aria-disabled", "true")
    shown.action("continue").click()
    shown.action("last").click()
    expect(page.locator(".pw-cmp-throw")).to_have_text(re.compile(r"Tirada (\d+) de \1"))
    expect(shown.lane(0)).to_contain_text("la partida ha terminado")


def test_where_there_is_room_for_one_there_are_tabs(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    shown = compared(page, "clasico", "tradicional", width="auto")
    expect(shown.lane(0)).to_be_visible()
    expect(shown.lane(1)).to_be_hidden()
    page.get_by_role("tab", name="tradicional").click()
    expect(shown.lane(1)).to_be_visible()
    expect(shown.lane(0)).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("rulesets", [2, 3, 4])
def test_boards_beside_one_another_begin_on_one_line_and_fill_the_width(
    page: Page, rulesets: int, large: bool
) -> None:
    """Though what is said above them is of one line here and of three there."""
    names = ("clasico", "tradicional", "general", "clasico.parejas")[:rulesets]
    shown = compared(page, *names, width="1240px", large=large)
    shown.action("parting").click()
    boards = [one.bounding_box() for one in page.locator(".pw-cmp-board").all()]
    first, *others = [box for box in boards if box]
    assert len(others) == rulesets - 1
    for box in others:
        assert box["y"] == pytest.approx(first["y"])
        assert box["width"] == pytest.approx(first["width"], abs=1)
    head = page.locator(".pw-cmp-head").bounding_box()
    assert head is not None
    assert others[-1]["x"] + others[-1]["width"] == pytest.approx(head["x"] + head["width"], abs=2)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_nothing_bars_who_cannot_see_or_point(page: Page, theme: str, lang: str) -> None:
    shown = compared(page, theme=theme, lang=lang)
    assert violations(page) == []
    shown.action("parting").click()
    assert violations(page) == []
    shown.action("continue").click()
    assert violations(page) == []


def test_rulesets_that_never_part_say_so(page: Page) -> None:
    shown = compared(page, "clasico", "clasico turn_order=counter_clockwise")
    expect(shown.action("parting")).to_have_count(0)
    shown.action("last").click()
    expect(page.locator(".pw-cmp-star")).to_contain_text("no se separan nunca")
    expect(page.locator(".pw-corners path")).to_have_count(0)
    expect(shown.lane(1)).to_contain_text("clásico con cambios")


def test_what_a_duty_holds_has_a_padlock_and_says_so(page: Page) -> None:
    """On its board, and in a line that is no button."""
    start = "clasico; Y 13 10 home 5; B home*2 23 41; R 58 44 55 home; G 3 home 7 66; turn G"
    game = pw.Game.from_position(start, seed=80)
    game.throw(5)
    game.play("G2 5 home>56")
    shown = LiveCompare(page, pw.Compare(game, ["clasico", "tradicional"]))
    shown.action("next").click()
    expect(shown.lane(0).locator(".pw-lock")).to_have_count(3)
    expect(shown.lane(1).locator(".pw-lock")).to_have_count(0)
    held = shown.lane(0).locator(".pw-cmp-held")
    expect(held).to_contain_text("con un 5 hay que sacar una ficha de casa")
    expect(held.locator("b")).to_have_text(["V3", "V4"])
    expect(shown.lane(0).locator("[data-card]")).to_have_attribute("aria-disabled", "true")
