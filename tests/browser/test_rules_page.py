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
    LiveForm(page, pw.RulesetForm("clasico"), width="auto")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
