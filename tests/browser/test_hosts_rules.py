"""Comparisons, house rules and the table of rulesets in every host, with Python and without."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.exported import Exports
from tests.browser.jupyterlab import save, shut_down
from tests.browser.mouse import ANSWER_MS
from tests.browser.test_without_kernel import reopen

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.browser.hosts import Host
    from tests.browser.jupyterlab import LabServer

COMPARE = (
    "import parchis_widgets as pw",
    'pw.Compare(None, ["clasico", "tradicional"], seed=7, players=4)',
)
FORM = ("import parchis_widgets as pw", 'pw.RulesetForm("clasico exit_on_five=optional")')
TABLE = ("import parchis_widgets as pw", "pw.RulesetTable()")


def steps_to_the_parting(shown: Locator) -> None:
    """Go to where the games part, which needs no Python."""
    shown.locator("[data-action=parting]").click()
    expect(shown.locator(".pw-cmp-star")).to_contain_text(
        "el verde no puede jugar lo mismo con todos los reglamentos", timeout=ANSWER_MS
    )
    expect(shown.locator(".pw-chip").first).to_have_text("TRA-05")


def test_who_compares_chooses_otherwise(page: Page, host: Host) -> None:
    """What is chosen reaches Python, and the games that follow from it come back."""
    shown = host.show(page, *COMPARE)
    steps_to_the_parting(shown)
    lane = shown.locator(".pw-cmp-side").first
    lane.locator("[data-card]").nth(2).click()
    expect(lane.locator("[aria-pressed=true]")).to_contain_text("V3", timeout=ANSWER_MS)
    shown.locator("[data-action=continue]").click()
    expect(shown.locator(".pw-cmp-star")).to_contain_text("ficha está en otro sitio")
    expect(shown.locator(".pw-corners path")).not_to_have_count(0)


def test_an_exported_comparison_is_stepped_through(page: Page, tmp_path: Path) -> None:
    stepped_through(Exports(tmp_path).show(page, *COMPARE))


@pytest.mark.parametrize("server", ["lab_server", "notebook_server"])
def test_a_saved_comparison_is_stepped_through(
    page: Page, request: pytest.FixtureRequest, server: str
) -> None:
    lab: LabServer = request.getfixturevalue(server)
    lab.show(page, *COMPARE, path="compared.ipynb")
    save(page)
    shut_down(page)
    stepped_through(reopen(page, lab, "compared.ipynb"))


def stepped_through(shown: Locator) -> None:
    """Step through what was computed, where nobody answers."""
    steps_to_the_parting(shown)
    expect(shown.locator("[data-card]").nth(1)).to_have_attribute("aria-disabled", "true")
    shown.locator("[data-action=continue]").click()
    shown.locator("[data-action=last]").click()
    expect(shown.locator(".pw-cmp-throw")).to_have_text(re.compile(r"Tirada (\d+) de \1"))
    expect(shown).to_contain_text("la partida ha terminado")


@pytest.mark.parametrize("server", ["lab_server", "notebook_server", "voila_server"])
def test_what_a_form_leads_to_is_shown_below_it(
    page: Page, request: pytest.FixtureRequest, server: str
) -> None:
    """The board plays by its rules; a comparison takes its place."""
    host: Host = request.getfixturevalue(server)
    form = host.show(page, *FORM)
    beneath = form.locator(".pw-beneath")
    form.locator(".pw-summary [data-action=play]").click()
    board = beneath.locator(".pw-board")
    expect(board).to_be_visible(timeout=ANSWER_MS)
    expect(form.locator(".pw-lines")).to_contain_text('pw.Board("clasico exit_on_five=optional")')
    beneath.locator("[data-action=throw]").click()
    expect(beneath.locator(".pw-ply")).to_have_text("1 / 1", timeout=ANSWER_MS)

    form.locator(".pw-summary [data-action=compare]").click()
    expect(beneath.locator(".pw-cmp-side")).to_have_count(2, timeout=ANSWER_MS)
    expect(beneath.locator(".pw-ply")).to_have_count(0)
    beneath.locator("[data-action=parting]").click()
    expect(beneath.locator(".pw-cmp-star")).to_contain_text("no puede jugar lo mismo")


def test_where_no_widget_stands_in_another_there_is_a_line_to_copy(
    page: Page, marimo_server: Host
) -> None:
    form = marimo_server.show(page, *FORM)
    form.locator(".pw-summary [data-action=play]").click()
    expect(form.locator(".pw-lines")).to_contain_text(
        'pw.Board("clasico exit_on_five=optional")', timeout=ANSWER_MS
    )


def test_house_rules_are_chosen_in_every_host(page: Page, host: Host) -> None:
    """A clash is told, and the way out that is taken ends it."""
    form = host.show(page, *FORM)
    goal = form.locator('[data-group="goal"]')
    goal.locator("[data-action=group]").click()
    question = goal.locator('[data-switch="overshoot"]')
    question.get_by_role("radio").nth(1).check()
    summary = form.locator(".pw-summary")
    expect(summary.locator(".pw-id")).to_have_text(
        "clasico exit_on_five=optional overshoot=bounce", timeout=ANSWER_MS
    )
    goal.locator('[data-switch="bounce_out"]').get_by_role("radio").nth(1).check()
    expect(summary.locator(".pw-id")).to_contain_text("bounce_out=again", timeout=ANSWER_MS)
    question.get_by_role("radio").nth(0).check()
    clash = goal.locator(".pw-clash")
    expect(clash.first).to_be_visible(timeout=ANSWER_MS)
    clash.first.locator("[data-action=settle]").nth(0).click()
    expect(clash).to_have_count(0, timeout=ANSWER_MS)


def test_an_exported_form_and_table_are_read(page: Page, tmp_path: Path) -> None:
    """Nothing is chosen there; groups and rules open."""
    Exports(tmp_path).show(page, *FORM, TABLE[1])
    form, table = page.locator(".pw-form"), page.locator(".pw-rulestable")
    expect(form.locator(".pw-summary")).to_contain_text("clasico exit_on_five=optional")
    form.locator('[data-group="goal"] [data-action=group]').click()
    radio = form.locator('[data-switch="overshoot"]').get_by_role("radio").first
    expect(radio).to_be_visible()
    expect(radio).to_be_disabled()
    table.locator("[data-cell='1 1']").click()
    expect(table.locator(".pw-rule-row")).to_be_visible()
