"""The table of rulesets in a browser: filter, comparison, keyboard, narrow and dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.axe import violations
from tests.browser.harness import WidgetPage

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def show(page: Page, *, width: str = "1160px", **options: str) -> WidgetPage:
    """Show the table of the Parchís rulesets; there is no Python."""
    table = pw.RulesetTable(**options)  # type: ignore[arg-type]
    traits = {name: getattr(table, name) for name in ("table", "labels", "options")}
    return WidgetPage(page, "rules", width, traits)


def test_only_what_differs_is_shown_until_all_is_wanted(page: Page) -> None:
    rows = pw.RulesetTable().data["rows"]
    show(page)
    shown = page.locator("tbody tr")
    differing = sum(not row["alike"] for row in rows)
    expect(shown).to_have_count(differing)
    expect(page.locator(".pw-rt-filter")).to_contain_text(f"{differing} de {len(rows)} preguntas")
    switch = page.get_by_role("switch", name="Solo lo que cambia")
    switch.focus()
    page.keyboard.press("Space")
    expect(shown).to_have_count(len(rows))
    expect(switch).to_be_focused()


def test_another_ruleset_is_compared_with(page: Page) -> None:
    """What is equal to it is an equals sign, which is heard as words."""
    show(page)
    row = page.locator("tr[data-switch=exit_on_five]")
    expect(row.locator("td").nth(0)).to_contain_text("CLA-09")
    expect(row.locator("td").nth(1)).to_have_text("=igual que en clásico")
    page.get_by_role("button", name="tradicional", exact=True).click()
    expect(row.locator("td").nth(3)).to_contain_text("TRA-04")
    expect(row.locator("td").nth(3)).not_to_have_attribute("data-differs", "true")
    expect(row.locator("td").nth(0)).to_have_attribute("data-differs", "true")


def test_arrows_go_from_cell_to_cell_and_enter_opens_the_rule(page: Page) -> None:
    show(page)
    cell = page.locator("tr[data-switch=exit_on_five] td").nth(0)
    cell.locator("button").first.focus()
    page.keyboard.press("Enter")
    expect(cell.locator(".pw-statement cite")).to_have_text("Acerca del parchís, reglas clásicas")
    page.keyboard.press("ArrowRight")
    expect(page.locator("tr[data-switch=exit_on_five] td").nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("tr[data-switch=double_exit] td").nth(1)).to_be_focused()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_nothing_bars_who_cannot_see_or_point(page: Page, theme: str, lang: str) -> None:
    show(page, theme=theme, lang=lang)
    assert violations(page) == []
    page.locator(".pw-chip").first.click()
    assert violations(page) == []


def test_on_a_phone_the_page_does_not_scroll_sideways(page: Page) -> None:
    """The table does, beneath its head and first column."""
    page.set_viewport_size({"width": 360, "height": 800})
    show(page, width="auto")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
