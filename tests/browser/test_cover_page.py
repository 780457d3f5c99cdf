"""The cover of the course on its page: by mouse, by keyboard alone, heard, narrow, dark, alone."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from parchis_widgets.course.catalogue import lessons, plan_of
from parchis_widgets.course.codes import Progress, write_progress
from parchis_widgets.course.paths import PATHS, notebook_of
from tests.browser.axe import violations
from tests.browser.live_course import COPIED, HERE, NO_CLIPBOARD, LiveCourse

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def code_of(lesson: str, *tries: int) -> str:
    """Return a lesson's code: so many tries a step, 0 where it is not solved."""
    plan = plan_of(lesson)
    told = [*tries, *[0] * (len(plan.steps) - len(tries))]
    return write_progress(plan.prefix, [Progress(one) for one in told])


BEGUN = code_of("barreras", 1, 2)


def cover(
    page: Page,
    code: str | None = None,
    *,
    width: str = "900px",
    address: str = HERE,
    lang: str = "es",
    theme: str = "light",
) -> LiveCourse[pw.Course]:
    """Show a cover."""
    course = pw.Course(code, lang=lang, theme=theme)  # type: ignore[arg-type]
    return LiveCourse(page, course, width=width, address=address)


def type_code(shown: LiveCourse[pw.Course], typed: str) -> None:
    """Type a code, and ask for it with Enter."""
    if not shown.page.locator(".pw-new").is_visible():
        shown.action("other_code").click()
    shown.page.locator("[name=code]").fill(typed)
    shown.page.keyboard.press("Enter")
    shown.settle()


def test_every_lesson_is_a_card_that_is_one_link(page: Page) -> None:
    """Read out with its number, its minutes and how far it is; its picture says nothing more."""
    cover(page, BEGUN)
    cards = page.locator(".pw-lesson-card")
    expect(cards).to_have_count(len(lessons()))
    expect(cards.nth(1)).to_have_accessible_name("2, Barreras, 10 minutos, por aquí vas")
    expect(cards.nth(1)).to_contain_text("Sigue aquí: paso 3 de 7")
    expect(cards.locator("a, button, input")).to_have_count(0)
    expect(cards.locator("svg:not([aria-hidden])")).to_have_count(0)


def test_where_one_is_stands_above_with_one_button_that_goes_on(page: Page) -> None:
    cover(page, BEGUN)
    head = page.locator(".pw-course-head")
    expect(head).to_contain_text("Vas por la lección 2")
    expect(head.locator(".pw-go")).to_have_attribute("href", notebook_of("barreras", "es"))
    expect(page.locator(".pw-lesson-now")).to_have_count(1)


@pytest.mark.parametrize(
    ("address", "leads_to"),
    [
        (HERE, "/lab/tree/es/{}"),
        ("http://127.0.0.1:9/lab/workspaces/auto-b/tree/es/00_portada.ipynb",
         "/lab/workspaces/auto-b/tree/es/{}"),
        ("http://127.0.0.1:9/notebooks/es/00_portada.ipynb", "/notebooks/es/{}"),
        ("http://127.0.0.1:9/voila/render/es/00_portada.ipynb", "/voila/render/es/{}"),
    ],
)  # fmt: skip
def test_a_card_leads_to_the_notebook_beside_this_one(
    page: Page, address: str, leads_to: str
) -> None:
    """In a tab of its own, so that the cover stays."""
    cover(page, address=address)
    for number, ident in enumerate(lessons()):
        link = page.locator(".pw-lesson-card").nth(number)
        found = urlsplit(link.evaluate("link => link.href"))
        assert found.path == leads_to.format(notebook_of(ident, "es"))
        expect(link).to_have_attribute("target", "_blank")
        expect(link).to_have_attribute("rel", "noopener")


def test_where_the_address_names_its_notebook_in_its_query_so_does_the_link(page: Page) -> None:
    """As in JupyterLite; what else the query holds stays."""
    cover(page, address="http://127.0.0.1:9/lite/lab/index.html?kernel=python&path=es%2F00.ipynb")
    link = page.locator("[data-lesson=barreras]")
    found = urlsplit(link.evaluate("link => link.href"))
    assert found.path == "/lite/lab/index.html"
    expected = {"kernel": ["python"], "path": [f"es/{notebook_of('barreras', 'es')}"]}
    assert parse_qs(found.query) == expected


def test_a_page_that_was_written_out_leads_to_pages(page: Page) -> None:
    cover(page, address="http://127.0.0.1:9/course/es/00_portada.html", lang="es")
    link = page.locator("[data-lesson=barreras]")
    expected = notebook_of("barreras", "es").replace(".ipynb", ".html")
    assert urlsplit(link.evaluate("link => link.href")).path == f"/course/es/{expected}"


def test_a_path_is_chosen_with_the_mouse_and_tints_its_lessons(page: Page) -> None:
    cover(page)
    paths = page.get_by_role("radio")
    expect(paths).to_have_count(len(PATHS))
    expect(paths.first).to_be_checked()
    page.locator("[data-path=teach]").click()
    expect(page.locator("[data-path=teach]")).to_be_checked()
    expect(paths.first).not_to_be_checked()
    own = [ident for ident in PATHS["teach"] if ident in lessons()]
    tinted = page.locator(".pw-on-path [data-lesson]")
    assert [one.get_attribute("data-lesson") for one in tinted.all()] == own
    expect(page.locator(".pw-lesson-card")).to_have_count(len(lessons()))


def test_paths_are_radio_buttons_for_the_keyboard(page: Page) -> None:
    """One tab stop; arrows choose and go round; what is chosen is said."""
    shown = cover(page)
    page.keyboard.press("Tab")
    expect(page.locator(".pw-go")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-path=learn]")).to_be_focused()
    for key, path in (
        ("ArrowRight", "teach"),
        ("ArrowDown", "curious"),
        ("ArrowRight", "learn"),
        ("ArrowLeft", "curious"),
        ("ArrowUp", "teach"),
    ):
        page.keyboard.press(key)
        expect(page.locator(f"[data-path={path}]")).to_be_focused()
        expect(page.locator(f"[data-path={path}]")).to_be_checked()
    expect(page.locator("[aria-live]")).to_contain_text("Camino elegido: Dar clase.")
    assert shown.spoken
    page.keyboard.press("Tab")
    expect(page.locator(".pw-lesson-card").first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator("[data-path=teach]")).to_be_focused()


def test_a_code_is_typed_with_the_keyboard_alone(page: Page) -> None:
    shown = cover(page)
    for _ in range(3 + len(lessons()) + 1):
        page.keyboard.press("Tab")
    expect(shown.action("other_code")).to_be_focused()
    expect(shown.action("other_code")).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    expect(page.locator("[name=code]")).to_be_focused()
    expect(shown.action("other_code")).to_have_attribute("aria-expanded", "true")
    page.keyboard.type(BEGUN.lower().replace("-", " "))
    page.keyboard.press("Enter")
    shown.settle()
    expect(page.locator(".pw-course-head")).to_contain_text("Vas por la lección 2")
    expect(page.locator("[name=code]")).to_be_focused()
    assert shown.widget.lesson == "barreras"


def test_a_lesson_that_is_done_is_ticked_and_the_next_one_framed(page: Page) -> None:
    shown = cover(page)
    type_code(shown, code_of("barreras", *[1] * 7))
    expect(page.locator(".pw-lesson-done [data-lesson]")).to_have_attribute(
        "data-lesson", "barreras"
    )
    expect(page.locator(".pw-lesson-now [data-lesson]")).to_have_attribute("data-lesson", "salir")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (BEGUN[:-1], "le falta una letra o cifra"),
        (f"{BEGUN}A", "le sobra una letra o cifra"),
        (BEGUN[:-1] + "U", "un signo que no se usa"),
        (BEGUN[:-1] + ("0" if BEGUN[-1] != "0" else "2"), "alguna letra o cifra está cambiada"),
        ("hola", "Se esperaba un código"),
        ("<b>BAR</b>", "Se esperaba un código"),
    ],
)
def test_a_wrong_code_is_told_and_nothing_is_lost(page: Page, typed: str, told: str) -> None:
    shown = cover(page, BEGUN)
    before = page.locator(".pw-lessons").inner_html()
    type_code(shown, typed)
    expect(page.locator(".pw-status")).to_contain_text(told)
    expect(page.locator("[aria-live]")).to_contain_text(told)
    expect(page.locator("[name=code]")).to_have_value(typed)
    assert page.locator(".pw-lessons").inner_html() == before
    type_code(shown, code_of("salir", 1))
    expect(page.locator(".pw-status")).to_have_text("")
    expect(page.locator(".pw-lesson-now [data-lesson]")).to_have_attribute("data-lesson", "salir")


def test_the_code_that_is_shown_is_the_one_that_is_copied(page: Page) -> None:
    """Also after another was typed; it leads back."""
    shown = cover(page)
    page.evaluate(COPIED)
    for typed in (None, BEGUN, code_of("salir", 1)):
        if typed:
            type_code(shown, typed)
        shown.action("copy_code").click()
        expect(page.locator("[aria-live]")).to_contain_text("Código copiado.")
        assert page.evaluate("copied") == shown.widget.code
        assert page.locator(".pw-footer code").inner_text() == shown.widget.code


def test_without_a_clipboard_the_code_is_to_be_copied_by_hand(page: Page) -> None:
    shown = cover(page)
    page.evaluate(NO_CLIPBOARD)
    shown.action("copy_code").click()
    expect(page.locator("[aria-live]")).to_contain_text("Copia el código de la línea.")


def test_without_a_kernel_cards_lead_on_and_a_code_is_told_to_wait(page: Page) -> None:
    shown = cover(page)
    shown.lose_python()
    expect(page.locator(".pw-lesson-card").first).to_have_attribute(
        "href", notebook_of(lessons()[0], "es")
    )
    page.locator("[data-path=curious]").click()
    expect(page.locator("[data-path=curious]")).to_be_checked()
    type_code(shown, BEGUN)
    expect(page.locator(".pw-status")).to_contain_text("Sin Python")
    assert shown.widget.lesson == lessons()[0]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("code", [None, BEGUN])
def test_axe_finds_nothing(page: Page, theme: str, code: str | None) -> None:
    shown = cover(page, code, theme=theme)
    assert violations(page) == []
    type_code(shown, "BAR-1")
    page.locator("[data-path=teach]").click()
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["es", "en"])
def test_on_a_telephone_nothing_is_cut(page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    shown = cover(page, BEGUN, width="344px", lang=lang)
    type_code(shown, "BAR-1")
    assert page.evaluate("document.documentElement.scrollWidth <= 360")
    columns = page.locator(".pw-lessons").evaluate(
        "one => getComputedStyle(one).gridTemplateColumns"
    )
    assert len(columns.split()) == 1
    for target in page.locator(".pw-lesson-card, .pw button:visible, .pw input:visible").all():
        box = target.bounding_box()
        assert box
        assert box["height"] >= 44, target.evaluate("one => one.outerHTML.slice(0, 80)")
