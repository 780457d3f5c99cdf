"""House rules and the table of rulesets in a browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.axe import violations
from tests.browser.live_rules import LiveForm, TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_nothing_bars_who_cannot_see_or_point(page: Page, theme: str, lang: str) -> None:
    form = LiveForm(page, pw.RulesetForm("clasico exit_on_five=optional", lang=lang, theme=theme))  # type: ignore[arg-type]
    assert violations(page) == []
    form.page.locator("[data-action=group]").first.click()
    assert violations(page) == []


def test_the_table_bars_nobody_either(page: Page) -> None:
    TablePage(page, pw.RulesetTable())
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_bars_nobody_in_light_or_dark_and_open(page: Page, theme: str) -> None:
    TablePage(page, pw.RulesetTable(theme=theme)).page.locator("[data-cell='1 1']").click()  # type: ignore[arg-type]
    expect(page.locator(".pw-rule-row")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_clash_bars_nobody(page: Page, theme: str) -> None:
    clashing(page, theme=theme)
    assert violations(page) == []


def clashing(page: Page, *, width: str = "900px", theme: str = "light") -> LiveForm:
    """Show a form on which a bounce is asked for where nothing bounces."""
    form = LiveForm(
        page,
        pw.RulesetForm("clasico overshoot=bounce bounce_out=again", theme=theme),  # type: ignore[arg-type]
        width=width,
    )
    form.option("overshoot", "No se puede").check()
    form.settle()
    return form


def test_with_the_mouse_a_clash_is_told_and_either_way_out_ends_it(page: Page) -> None:
    form = clashing(page)
    clash = page.locator(".pw-clash")
    expect(clash).to_contain_text("Esto choca")
    expect(form.group("goal")).to_contain_text("1 choque")
    expect(form.summary.locator("[data-action=play]")).to_have_attribute("aria-disabled", "true")
    expect(form.summary.locator(".pw-id")).to_have_text("clasico overshoot=bounce bounce_out=again")
    clash.get_by_role("button").first.click()
    form.settle()
    expect(clash).to_have_count(0)
    assert form.form.ruleset.id == "clasico"

    form.option("overshoot", "La ficha rebota").check()
    form.settle()
    form.option("bounce_out", "Rebota otra vez").check()
    form.settle()
    form.option("overshoot", "No se puede").check()
    form.settle()
    clash.get_by_role("button", name="Dejarlo como estaba").click()
    form.settle()
    expect(clash).to_have_count(0)
    assert form.form.ruleset.id == "clasico overshoot=bounce bounce_out=again"
    assert form.answers == []


def test_the_keyboard_alone_opens_chooses_settles_and_puts_back(page: Page) -> None:
    """Focus stays where the reader is, though the page is drawn anew with each answer."""
    form = LiveForm(page, pw.RulesetForm("clasico"))
    head = form.head("goal")
    head.focus()
    page.keyboard.press("Enter")
    expect(head).to_be_focused()
    expect(head).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Tab")
    expect(form.option("overshoot", "No se puede")).to_be_focused()
    page.keyboard.press("ArrowDown")
    form.settle()
    expect(form.option("overshoot", "La ficha rebota")).to_be_focused()
    assert form.form.ruleset.id == "clasico overshoot=bounce"
    assert "La ficha rebota" in form.spoken
    form.option("bounce_out", "No se puede").focus()
    page.keyboard.press("ArrowDown")
    form.settle()
    form.option("overshoot", "La ficha rebota").focus()
    page.keyboard.press("ArrowUp")
    form.settle()
    way = page.locator(".pw-clash").get_by_role("button").first
    way.focus()
    page.keyboard.press("Enter")
    form.settle()
    expect(page.locator(".pw-clash")).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('[data-group=goal]') !== null")
    assert form.form.ruleset.id == "clasico"


def test_a_code_is_typed_by_keyboard_and_a_wrong_one_stays_to_be_mended(page: Page) -> None:
    form = LiveForm(page, pw.RulesetForm("general"))
    code = pw.RulesetForm("clasico exit_on_five=optional").code
    page.locator(".pw-typing summary").focus()
    page.keyboard.press("Enter")
    field = page.get_by_role("textbox", name="código")
    field.focus()
    page.keyboard.type(code[:-1])
    page.keyboard.press("Enter")
    form.settle()
    expect(page.locator(".pw-typing [role=alert]")).to_contain_text("no está bien escrito")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value(code[:-1])
    assert form.form.ruleset.id == "general"
    page.keyboard.type(code[-1])
    page.keyboard.press("Enter")
    form.settle()
    form.show()
    expect(form.summary).to_contain_text("clásico, con un cambio")
    assert form.form.ruleset.id == "clasico exit_on_five=optional"


def test_without_a_kernel_a_form_is_read_and_nothing_is_asked(page: Page) -> None:
    form = LiveForm(page, pw.RulesetForm("clasico exit_on_five=optional"))
    form.leave_alone()
    form.head("goal").click()
    expect(form.option("overshoot", "No se puede")).to_be_visible()
    expect(form.option("overshoot", "No se puede")).to_be_disabled()
    expect(form.summary).to_contain_text("clásico, con un cambio")
    play = form.summary.locator("[data-action=play]")
    expect(play).to_have_attribute("aria-disabled", "true")
    play.click(force=True)
    assert page.evaluate("model.sent") == []
    assert violations(page) == []


def test_the_table_is_filtered_referred_and_opened_with_the_mouse(page: Page) -> None:
    table = TablePage(page, pw.RulesetTable())
    rows = table.grid.locator("tbody tr:not(.pw-group-row)")
    few = rows.count()
    table.action("only").click()
    expect(table.action("only")).to_have_attribute("aria-checked", "false")
    assert rows.count() > few
    table.column("general").click()
    expect(table.column("general")).to_have_attribute("aria-current", "true")
    table.cell("¿Dónde hay barreras?", "clásico").click()
    rule = page.locator(".pw-rule-row")
    expect(rule).to_contain_text("CLA-16")
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    table.action("family").nth(1).click()
    expect(table.column("chaupar")).to_be_visible()


def test_arrow_keys_go_from_cell_to_cell_and_open_the_rule(page: Page) -> None:
    table = TablePage(page, pw.RulesetTable())
    page.locator("[data-cell][tabindex='0']").focus()
    expect(page.locator("[data-cell='0 1']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell='0 2']")).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-cell='0 2']")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    cell = page.locator("[data-cell='1 6']")
    expect(cell).to_be_focused()
    page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".pw-rule-row")).to_be_visible()
    page.keyboard.press("Escape")
    expect(cell).to_have_attribute("aria-expanded", "false")
    assert page.locator("[data-cell][tabindex='0']").count() == 1
    assert table.page.evaluate("model.sent") == []


def test_an_answer_is_chosen_and_its_code_is_shown(page: Page) -> None:
    form = LiveForm(page, pw.RulesetForm("clasico"))
    group = page.locator("[data-group]").filter(has=form.question("exit_on_five")).first
    if not form.question("exit_on_five").is_visible():
        group.locator("[data-action=group]").click()
    form.question("exit_on_five").get_by_role("radio").nth(1).click()
    form.settle()
    assert form.form.ruleset.id == "clasico exit_on_five=optional"
    expect(form.summary).to_contain_text(re.compile("con 1 cambio|con un cambio"))
    assert form.answers == []


def test_on_a_phone_nothing_scrolls_sideways(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    form = clashing(page, width="auto")
    for head in page.locator("[data-action=group]").all():
        if head.get_attribute("aria-expanded") == "false":
            head.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.locator(".pw-clash")).to_be_visible()
    expect(form.page.locator(".pw-form-bar")).to_be_visible()
    assert violations(page) == []


def test_on_a_phone_the_table_shows_two_rulesets(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    table = TablePage(page, pw.RulesetTable(), width="auto")
    page.locator(".pw-pair select").first.select_option(label="general")
    expect(table.column("general")).to_be_visible()
    expect(table.column("parejas")).to_be_hidden()
    table.cell("¿Dónde hay barreras?", "general").click()
    expect(page.locator(".pw-rule-row")).to_contain_text("GEN-17")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []
