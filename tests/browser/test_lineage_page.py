"""The family tree in a browser: one cross on three boards, and what changed, without a kernel."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from parchis_widgets.comparison.same_square import walk
from tests.browser.axe import violations
from tests.browser.jupyterlab import open_notebook, run_all
from tests.browser.live_lineage import LineagePage

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.jupyterlab import LabServer

pytestmark = pytest.mark.browser

LEFT_TIP, CENTRE = 16, 96
SAID = "Parchís 17, seguro; Pachisi 25, castillo; Chaupar 25"


def shown(page: Page, *, width: str = "1000px", **options: str | bool) -> LineagePage:
    return LineagePage(page, pw.Lineage(**options), width=width)  # type: ignore[arg-type]


def has_focus(locator: Locator) -> bool:
    return bool(locator.evaluate("(node) => node === document.activeElement"))


# ---- the same square ------------------------------------------------------------------------


def test_pointing_at_a_square_frames_it_on_all_three(page: Page) -> None:
    tree = shown(page)
    tree.place(1, LEFT_TIP).hover()
    assert tree.captions() == ["17, un seguro", "25, un castillo", "25, una casilla como las demás"]
    outlines = [tree.place(game, LEFT_TIP).get_attribute("d") for game in range(3)]
    assert tree.frames() == outlines
    tree.place(0, 4).hover()
    assert tree.captions()[0] == "5, un seguro"
    assert tree.frames() == [tree.place(game, 4).get_attribute("d") for game in range(3)]


def test_the_square_that_is_framed_lies_at_the_same_end_of_all_crosses(page: Page) -> None:
    """The cloth is turned, so that the left tip is left on every board."""
    tree = shown(page)
    for game in range(3):
        box = tree.board(game).locator("svg").bounding_box()
        square = tree.place(game, LEFT_TIP).bounding_box()
        assert box
        assert square
        assert square["x"] + square["width"] < box["x"] + box["width"] / 4


def test_a_focused_square_is_framed_and_says_what_it_is_in_each_game(page: Page) -> None:
    tree = shown(page)
    tree.place(2, LEFT_TIP).focus()
    expect(tree.place(2, LEFT_TIP)).to_have_attribute("aria-label", SAID)
    page.keyboard.press("ArrowRight")
    expect(tree.place(2, 75)).to_be_focused()
    expect(tree.place(2, 75)).to_have_attribute(
        "aria-label", "Parchís Zp1; Pachisi Rp1; Chaupar Rp1"
    )
    assert tree.captions() == [
        f"{name}, en el centro de un brazo" for name in ("Zp1", "Rp1", "Rp1")
    ]


def test_arrows_reach_every_square_and_the_centre(page: Page) -> None:
    """From the left tip right over the centre, and to the right tip; then round."""
    tree = shown(page)
    tree.place(0, LEFT_TIP).focus()
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    expect(tree.place(0, CENTRE)).to_be_focused()
    assert tree.captions()[0] == "meta, el centro de la cruz"
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    expect(tree.place(0, 50)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(tree.place(0, 50)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(tree.place(0, 51)).to_be_focused()
    seen, ahead = {50}, [50]
    while ahead:
        square = ahead.pop()
        for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
            tree.place(0, square).focus()
            page.keyboard.press(key)
            at = int(page.evaluate("document.activeElement.dataset.square"))
            if at not in seen:
                seen.add(at)
                ahead.append(at)
    assert seen == set(range(97))


def test_a_board_is_one_stop_for_the_tab_key(page: Page) -> None:
    tree = shown(page)
    for game in range(3):
        expect(tree.board(game).locator("[tabindex='0']")).to_have_count(1)
    tree.place(0, LEFT_TIP).focus()
    page.keyboard.press("Tab")
    expect(tree.place(1, LEFT_TIP)).to_be_focused()


# ---- the walk -------------------------------------------------------------------------------


def at(tree: LineagePage, game: int) -> tuple[float, float]:
    """Give where the piece that walks stands, in parts of the board."""
    board = tree.board(game).locator("svg")
    middle: list[float] = board.evaluate(
        """(svg) => {
          const round = svg.querySelector("[data-piece=Y1] .edge").getBoundingClientRect();
          const box = svg.getBoundingClientRect();
          return [(round.x + round.width / 2 - box.x) / box.width,
                  (round.y + round.height / 2 - box.y) / box.height];
        }"""
    )
    return middle[0], middle[1]


def test_one_piece_walks_by_keys_on_the_same_square_of_all(page: Page) -> None:
    tree = shown(page)
    tree.slider.focus()
    for _ in range(25):
        page.keyboard.press("ArrowRight")
    assert {way[25] for way in walk().values()} == {LEFT_TIP}
    assert tree.captions()[0] == "17, un seguro"
    expect(tree.slider).to_have_attribute("aria-valuetext", f"25 de 84: {SAID}")
    for game in range(3):
        x, y = at(tree, game)
        assert x < 0.2
        assert y == pytest.approx(0.5, abs=0.03)
    page.keyboard.press("End")
    assert tree.captions() == [
        f"{name}, el centro de la cruz" for name in ("meta", "Charkoni", "Charkoni")
    ]
    page.keyboard.press("Home")
    expect(tree.board(2).locator("[data-piece]")).to_have_count(4)


def test_who_begins_further_on_waits_for_the_others(page: Page) -> None:
    """In Parchís at home, in Chaupar on its square 6."""
    tree = shown(page)
    tree.slider.focus()
    page.keyboard.press("ArrowRight")
    before = [at(tree, game) for game in range(3)]
    page.keyboard.press("ArrowRight")
    after = [at(tree, game) for game in range(3)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True]


def test_it_walks_by_itself_to_the_end_and_can_be_paused(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    tree = shown(page)
    starts = tree.action("walk")
    starts.click()
    expect(starts).to_have_text("Parar")
    page.clock.run_for(220 * 4)
    expect(page.locator(".pw-kin-step")).to_have_text("Paso 5 de 84")
    starts.press("Enter")
    expect(starts).to_have_text("Recorrerlo")
    assert has_focus(starts)
    page.clock.run_for(2000)
    expect(page.locator(".pw-kin-step")).to_have_text("Paso 5 de 84")
    starts.click()
    page.clock.run_for(220 * 90)
    expect(page.locator(".pw-kin-step")).to_have_text("Paso 84 de 84")
    expect(starts).to_have_text("Recorrerlo")
    assert tree.spoken == "Parchís meta; Pachisi Charkoni; Chaupar Charkoni"
    starts.click()
    expect(page.locator(".pw-kin-step")).to_have_text("Paso 1 de 84")


def test_nothing_moves_by_itself_for_who_wants_no_movement(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.clock.install()
    tree = shown(page)
    tree.action("walk").click()
    page.clock.run_for(5000)
    expect(page.locator(".pw-kin-step")).to_have_text("Paso 0 de 84")
    assert has_focus(tree.slider)
    assert tree.spoken == "Paso a paso: con las flechas."


def test_a_view_that_is_taken_away_walks_no_further(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    tree = shown(page)
    tree.action("walk").click()
    page.evaluate("window.endings.pop()()")
    page.clock.run_for(5000)
    assert page.evaluate("window.model.listening()") == 0


# ---- what stayed and what changed -----------------------------------------------------------


def test_what_stayed_comes_first_and_is_told_by_sign_ground_and_word(page: Page) -> None:
    tree = shown(page)
    rows = page.locator("tr[data-aspect]")
    same = [row.get_attribute("data-same") for row in rows.all()]
    assert same == sorted(same, reverse=True, key=str)
    expect(tree.head("way")).to_have_text("Se quedó igual: Camino")
    expect(tree.head("steps")).to_have_text("Cambió: Pasos")
    grounds = {
        name: tree.row(name).evaluate("(row) => getComputedStyle(row).backgroundColor")
        for name in ("way", "steps")
    }
    assert grounds["way"] != grounds["steps"]


def test_a_statement_is_opened_where_it_stands_and_closed_by_escape(page: Page) -> None:
    tree = shown(page)
    pill = tree.row("exact").locator(".pw-chip").first
    pill.focus()
    page.keyboard.press("Enter")
    expect(tree.row("exact").locator(".pw-statement")).to_contain_text("CLA-20")
    assert has_focus(pill)
    page.keyboard.press("Escape")
    expect(tree.row("exact").locator(".pw-statement")).to_have_count(0)


def test_a_row_opens_its_example_with_the_engines_answers(page: Page) -> None:
    tree = shown(page)
    tree.head("safe").focus()
    page.keyboard.press("Enter")
    expect(tree.head("safe")).to_have_attribute("aria-expanded", "true")
    cards = tree.example.locator(".pw-kin-card")
    expect(cards).to_have_count(3)
    example = tree.widget.data["safe"].example
    for card, one in zip(cards.all(), example.values(), strict=True):
        expect(card).to_contain_text(one.question("es"))
        expect(card).to_contain_text(one.text("es"))
        expect(card).to_contain_text("Se puede" if one.legal else "No se puede")
        expect(card.locator("[data-piece=R1]")).to_have_count(1)
    expect(tree.example.locator(".pw-stop")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(tree.example).to_have_count(0)
    assert has_focus(tree.head("safe"))


def test_every_example_can_be_opened(page: Page) -> None:
    tree = shown(page)
    for row in tree.widget.data:
        tree.head(row.aspect).click()
        expect(tree.example.locator(".pw-kin-card")).to_have_count(3)
        for game, card in zip(row.example, tree.example.locator(".pw-kin-card").all(), strict=True):
            assert row.example[game].text("es") in card.inner_text()


def test_who_passes_goes_nowhere(page: Page) -> None:
    """No way is drawn, and no square is framed."""
    tree = shown(page)
    tree.head("must").click()
    expect(tree.example.locator("[data-piece=Y1]")).to_have_count(3)
    expect(tree.example.locator(".pw-frame, .pw-way")).to_have_count(0)


def test_an_example_is_tried_on_three_boards(page: Page) -> None:
    """The page asks, Python answers; that the boards are there is said."""
    tree = shown(page)
    tree.head("safe").click()
    tree.action("try").press("Enter")
    tree.settle()
    assert tree.answers == []
    live = tree.example.locator(".pw-kin-live")
    expect(live).to_have_text("boards")
    expect(live).to_be_focused()
    expect(tree.action("try")).to_have_count(0)
    assert tree.spoken == "Debajo están los tres tableros con el ejemplo «A salvo»."
    assert [game.ruleset.id for game in tree.widget.games] == list(tree.widget.data.games)


def test_without_a_kernel_all_but_trying_goes_on(page: Page) -> None:
    tree = shown(page)
    tree.leave_alone()
    tree.place(2, 0).hover()
    assert tree.captions()[0].startswith("1,")
    tree.slider.press("ArrowRight")
    expect(page.locator(".pw-kin-step")).to_have_text("Paso 1 de 84")
    tree.head("win").click()
    expect(tree.example).to_contain_text("Gana el amarillo")
    tries = tree.action("try")
    expect(tries).to_have_attribute("aria-disabled", "true")
    tries.press("Enter")
    assert "copia la línea de un tablero" in tree.spoken
    lines = tree.example.locator(".pw-kin-code").all_inner_texts()
    shape = re.compile(r'pw\.Board\(pw\.Game\.from_position\("(.+)"\)\)')
    texts = [shape.fullmatch(line) for line in lines]
    stand = [pw.Game.from_position(text[1]).position for text in texts if text]
    assert stand == [one.position for one in tree.widget.data["win"].example.values()]
    assert page.evaluate("model.sent") == []


def test_what_is_known_and_what_is_told_stands_below(page: Page) -> None:
    tree = shown(page)
    expect(page.locator(".pw-kin-foot")).to_contain_text("el paño se ha girado media vuelta")
    tree.action("sources").click()
    expect(page.locator(".pw-kin-history")).to_contain_text("Dice una leyenda")
    expect(page.locator(".pw-kin-history")).to_contain_text("Pachisi y Chaupar, reglas del chaupar")


# ---- whoever reads it -----------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_nothing_bars_who_cannot_see_or_point(page: Page, theme: str, lang: str) -> None:
    tree = shown(page, theme=theme, lang=lang)
    tree.head("together").click()
    tree.action("sources").click()
    tree.row("way").locator(".pw-chip").first.click()
    assert violations(page) == []


def test_on_a_phone_there_is_one_board_and_rows_are_cards(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    tree = shown(page, width="auto")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert [tree.board(game).is_visible() for game in range(3)] == [True, False, False]
    page.get_by_role("tab", name="Chaupar").click()
    assert [tree.board(game).is_visible() for game in range(3)] == [False, False, True]
    cells = tree.row("way").get_by_role("cell")
    boxes = [cell.bounding_box() for cell in cells.all()]
    tops = [box["y"] for box in boxes if box]
    assert len(tops) == 3
    assert tops == sorted(set(tops))
    tree.head("safe").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []


def test_what_is_pressed_is_large_enough(page: Page) -> None:
    """Statement pills are drawn smaller than where they can be hit."""
    page.set_viewport_size({"width": 360, "height": 800})
    tree = shown(page, width="auto")
    tree.head("safe").click()
    for target in page.locator("button:not(.pw-chip), input").all():
        box = target.bounding_box()
        assert box
        assert box["height"] >= 44, target.inner_text()


def test_in_a_notebook_a_row_opens_boards_that_play(page: Page, lab_server: LabServer) -> None:
    lab_server.write("tree.ipynb", "import parchis_widgets as pw", "tree = pw.Lineage()\ntree")
    open_notebook(page, lab_server, "tree.ipynb")
    run_all(page)
    page.locator("[data-aspect=again] [data-action=row]").click()
    page.locator("[data-action=try]").click()
    boards = page.locator(".pw-kin-live .pw:not(.pw-kin)")
    expect(boards).to_have_count(3)
    piece = boards.nth(0).locator("[data-piece=Y1]")
    piece.click()
    boards.nth(0).locator("[data-target]").click()
    expect(piece).to_have_attribute("data-place", "26")
    boards.nth(1).locator("[data-action=throw]").click()
    expect(boards.nth(1).locator("[data-action=throw]")).to_have_attribute(
        "aria-disabled", re.compile(".*")
    )
