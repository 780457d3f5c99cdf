"""A class on its page: codes pasted, a table read, sorted, copied; by mouse and by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from parchis_widgets.course.catalogue import plan_of
from parchis_widgets.course.codes import Progress, write_progress
from tests.browser.axe import violations
from tests.browser.live_course import COPIED, NO_CLIPBOARD, LiveCourse

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

STEPS = plan_of("barreras").steps


def code_of(*steps: tuple[int, int, int]) -> str:
    """Return a code of the lesson on barriers: tries, hints, reason of each step."""
    told = [*steps, *[(0, 0, 0)] * (len(STEPS) - len(steps))]
    return write_progress("BAR", [Progress(*one) for one in told])


EASY, HARD = code_of((1, 0, 0), (1, 0, 0)), code_of((2, 1, 1), (6, 3, 1))
CLASS = f"mesa 1 {EASY}\nmesa 2 {HARD}\nmesa 3 {HARD[:-1]}\n{HARD}"


def class_of(
    page: Page, codes: str = CLASS, *, width: str = "900px", lang: str = "es", theme: str = "light"
) -> LiveCourse[pw.Classroom]:
    """Show a class."""
    return LiveCourse(page, pw.Classroom(codes, lang=lang, theme=theme), width=width)  # type: ignore[arg-type]


def names(page: Page) -> list[str]:
    """Give the rows' names in their order."""
    return page.locator("tbody th").all_inner_texts()


def test_codes_are_pasted_and_read_with_the_mouse(page: Page) -> None:
    shown = class_of(page, "")
    expect(page.locator(".pw-finding")).to_have_text(
        "Pega los códigos de la clase, uno en cada línea."
    )
    expect(page.locator("tbody tr")).to_have_count(0)
    page.get_by_label("Un código en cada línea").fill(CLASS)
    shown.action("read").click()
    shown.settle()
    expect(page.locator("h3")).to_contain_text("Barreras, en la clase")
    expect(page.locator(".pw-finding")).to_contain_text(f"En el paso 2, «{STEPS[1].name['es']}»")
    assert names(page) == ["mesa 1", "mesa 2", "mesa 3", "4"]


def test_codes_are_pasted_and_read_with_the_keyboard_alone(page: Page) -> None:
    """The focus stays where it was."""
    shown = class_of(page, "")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Un código en cada línea")).to_be_focused()
    page.keyboard.insert_text(CLASS)
    page.keyboard.press("Tab")
    expect(shown.action("read")).to_be_focused()
    page.keyboard.press("Enter")
    shown.settle()
    expect(page.locator("tbody tr")).to_have_count(4)
    expect(shown.action("read")).to_be_focused()
    page.keyboard.press("Tab")
    expect(shown.action("sort")).to_be_focused()
    page.keyboard.press("Space")
    assert names(page) == ["mesa 2", "4", "mesa 1", "mesa 3"]
    expect(shown.action("sort")).to_be_focused()


def test_it_is_a_real_table_whose_cells_say_what_they_are(page: Page) -> None:
    class_of(page)
    table = page.get_by_role("table", name="Barreras, en la clase")
    expect(table.get_by_role("columnheader")).to_have_count(len(STEPS))
    expect(table.locator("thead th").nth(1)).to_contain_text(STEPS[1].name["es"])
    cells = table.locator("tbody tr").nth(1).get_by_role("cell")
    expect(cells.nth(1)).to_contain_text("mesa 2, paso 2, intentos 6, pistas 3")
    expect(cells.nth(1).locator("i")).to_have_count(3)
    expect(cells.nth(2)).to_contain_text("mesa 2, paso 3, sin llegar")
    expect(table.get_by_role("rowheader")).to_have_count(5)
    expect(page.locator("thead .pw-worst")).to_have_count(1)


def test_a_line_that_cannot_be_read_says_so_in_its_row(page: Page) -> None:
    """The others count; medians stand below."""
    class_of(page)
    expect(page.locator(".pw-bad")).to_have_count(1)
    expect(page.locator(".pw-bad")).to_contain_text("le falta una letra o cifra")
    expect(page.locator("tfoot td").first).to_have_text("2")
    expect(page.locator("tfoot td").nth(2)).to_have_text("–")


def test_the_reasons_met_most_stand_with_their_statement(page: Page) -> None:
    class_of(page)
    first = page.locator(".pw-whys li").first
    expect(first).to_contain_text("barrera roja en la casilla 11")
    expect(first.locator(".pw-chip")).to_have_text("CLA-16")


def test_rows_are_sorted_by_tries_and_back_into_the_order_of_the_lines(page: Page) -> None:
    shown = class_of(page)
    before = names(page)
    shown.action("sort").click()
    expect(shown.action("sort")).to_have_attribute("aria-pressed", "true")
    assert names(page) == ["mesa 2", "4", "mesa 1", "mesa 3"]
    shown.action("sort").click()
    assert names(page) == before


def test_what_is_copied_is_the_table_as_it_is_now(page: Page) -> None:
    shown = class_of(page)
    page.evaluate(COPIED)
    for codes in (CLASS, f"mesa 9 {EASY}"):
        page.locator("textarea").fill(codes)
        shown.action("read").click()
        shown.settle()
        shown.action("copy_table").click()
        expect(page.locator(".pw-status")).to_have_text("Tabla copiada.")
        assert page.evaluate("copied") == shown.widget.data.table("es")
    assert "mesa 9\t1\t1" in page.evaluate("copied")


def test_without_a_clipboard_the_table_is_to_be_copied_by_hand(page: Page) -> None:
    shown = class_of(page)
    page.evaluate(NO_CLIPBOARD)
    shown.action("copy_table").click()
    expect(page.locator(".pw-status")).to_contain_text("copia la tabla a mano")


def test_markup_in_a_name_is_a_name(page: Page) -> None:
    class_of(page, f"<img src=x onerror=alert(1)> {EASY}\n<script>x</script>")
    assert names(page)[0] == "<img src=x onerror=alert(1)>"
    expect(page.locator(".pw img, .pw script")).to_have_count(0)


def test_without_a_kernel_what_was_read_stays(page: Page) -> None:
    shown = class_of(page)
    shown.lose_python()
    page.locator("textarea").fill("otra cosa")
    shown.action("read").click()
    expect(page.locator(".pw-status")).to_contain_text("Sin Python")
    expect(page.locator("textarea")).to_have_value("otra cosa")
    expect(page.locator("tbody tr")).to_have_count(4)
    shown.action("sort").click()
    assert names(page)[0] == "mesa 2"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("codes", ["", CLASS], ids=["empty", "read"])
def test_axe_finds_nothing(page: Page, theme: str, codes: str) -> None:
    class_of(page, codes, theme=theme)
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["es", "en"])
def test_on_a_telephone_nothing_is_cut(page: Page, lang: str) -> None:
    """The table scrolls in its own frame, by the keyboard too."""
    page.set_viewport_size({"width": 360, "height": 800})
    class_of(page, width="344px", lang=lang)
    assert page.evaluate("document.documentElement.scrollWidth <= 360")
    for target in page.locator(".pw button:visible, .pw textarea:visible").all():
        box = target.bounding_box()
        assert box
        assert box["height"] >= 44
    assert violations(page) == []
