"""The editor in a real browser, with a real `Editor` behind it: place, be told, load and save."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.axe import violations
from tests.browser.live_editor import LiveEditor

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

START = "clasico; Y 5 home*3; B home*4; R 39 home*3; G home*4; turn Y; throw 3"
WIDTHS = (320, 480, 641, 800, 900)


def live(page: Page, start: Any = START, width: str = "900px", **options: Any) -> LiveEditor:
    return LiveEditor(page, pw.Editor(start, **options), width=width)


def drag(page: Page, origin: Any, target: Any) -> None:
    """Drag with the mouse, in steps as a hand does."""
    start, end = origin.bounding_box(), target.bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


class TestTheMouse:
    def test_picks_a_piece_up_and_puts_it_on_a_square(self, page: Page) -> None:
        """Two clicks, and it is spoken."""
        live_editor = live(page)
        live_editor.piece("Y1").click()
        expect(live_editor.piece("Y1")).to_have_attribute("aria-pressed", "true")
        live_editor.square(30).click()
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "30")
        assert live_editor.editor.position["Y1"] == "30"
        assert live_editor.spoken == "Ficha amarilla 1: casilla 30"

    def test_puts_pieces_home_and_into_the_goal(self, page: Page) -> None:
        """By pointing at them, or with a button."""
        live_editor = live(page)
        live_editor.piece("Y1").click()
        page.locator("[data-goal=Y]").first.click()
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "goal")
        live_editor.piece("Y1").click()
        live_editor.action("to_home").click()
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "home")
        live_editor.piece("R1").click()
        page.locator("[data-home=Y]").first.click(position={"x": 4, "y": 4})
        expect(page.get_by_text("Esa no es su casa ni su meta.").first).to_be_visible()

    def test_puts_a_piece_beside_another(self, page: Page) -> None:
        """The piece there stands for its square; who came last can be said otherwise."""
        live_editor = live(page)
        live_editor.tray("Y2").click()
        live_editor.piece("Y1").click()
        expect(live_editor.piece("Y2")).to_have_attribute("data-place", "5")
        live_editor.tray("Y1").click()
        expect(live_editor.action("mark_late")).to_have_attribute("aria-pressed", "false")
        live_editor.action("mark_late").click()
        expect(live_editor.action("mark_late")).to_have_attribute("aria-pressed", "true")
        assert "Y 5+ 5 home*2" in live_editor.editor.text

    def test_drags_a_piece(self, page: Page) -> None:
        """It is put down where the pointer lets go; beside the board nothing happens."""
        live_editor = live(page)
        drag(page, live_editor.piece("Y1"), live_editor.square(30))
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "30")
        drag(page, live_editor.piece("R1"), live_editor.action("open"))
        expect(live_editor.piece("R1")).to_have_attribute("aria-pressed", "false")
        assert live_editor.editor.position["R1"] == "39"
        live_editor.piece("R1").click()
        expect(live_editor.piece("R1")).to_have_attribute("aria-pressed", "true")

    def test_goes_back_and_forth(self, page: Page) -> None:
        """Undo and redo of edits."""
        live_editor = live(page)
        live_editor.action("clear").click()
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "home")
        live_editor.action("undo").click()
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "5")
        live_editor.action("redo").click()
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "home")


class TestTheKeyboard:
    def test_picks_up_walks_along_the_track_and_puts_down(self, page: Page) -> None:
        """One tab stop; the focus stays where it has been put."""
        live_editor = live(page)
        assert page.locator(".pw-board [tabindex='0']").count() == 1
        live_editor.piece("Y1").focus()
        page.keyboard.press("Enter")
        assert live_editor.spoken == "¿Adónde va la ficha amarilla 1?"
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "8")
        expect(live_editor.square(8)).to_be_focused()
        assert page.locator(".pw-board [tabindex='0']").count() == 1

    def test_sends_home_and_lets_go(self, page: Page) -> None:
        """Delete and Escape; a second Escape leads to the tray."""
        live_editor = live(page)
        live_editor.piece("Y1").focus()
        page.keyboard.press("Delete")
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "home")
        page.keyboard.press("ArrowDown")
        expect(live_editor.piece("Y2")).to_be_focused()
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        expect(live_editor.piece("Y2")).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("Escape")
        expect(live_editor.tray("Y1")).to_be_focused()

    def test_walks_from_home_to_where_the_way_begins(self, page: Page) -> None:
        """Each colour to its own start."""
        live_editor = live(page)
        live_editor.piece("B1").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
        expect(live_editor.square(22)).to_be_focused()

    def test_does_all_in_the_panel_too(self, page: Page) -> None:
        """A button keeps the focus when Python answers."""
        live_editor = live(page)
        seat = page.locator("[data-key='seat B']")
        seat.focus()
        page.keyboard.press("Enter")
        expect(live_editor.piece("B1")).to_have_count(0)
        expect(seat).to_be_focused()
        expect(seat).to_have_attribute("aria-pressed", "false")

    def test_keeps_its_keys_from_the_host(self, page: Page) -> None:
        """Delete in a notebook would take a cell away."""
        live_editor = live(page)
        page.evaluate("() => { window.heard = []; onkeydown = (e) => heard.push(e.key); }")
        live_editor.piece("Y1").focus()
        for key in ("Enter", "d", "Delete", "ArrowLeft"):
            page.keyboard.press(key)
        assert page.evaluate("heard") == []


class TestWhatIsImpossible:
    def test_is_marked_numbered_and_explained(self, page: Page) -> None:
        """Squares hatched, pieces ringed, the same numbers on the board and in the panel."""
        live_editor = live(page)
        for name, spot in (("Y2", 2), ("Y3", 4), ("R2", 4)):
            live_editor.ask("put", piece=name, spot=spot)
        reasons = page.locator("[data-part=faults] li")
        expect(reasons).to_have_text(
            [
                "1La ficha amarilla 2 nunca pisa la casilla 3",
                "2En la casilla 5 caben dos fichas como mucho, no 3",
            ]
        )
        expect(page.locator(".pw-fault-sign")).to_have_text(["1", "2"])
        expect(page.locator(".pw-hatching")).to_have_count(2)
        expect(page.locator(".pw-faulty")).to_have_count(4)
        assert "1: La ficha amarilla 2 nunca pisa la casilla 3" in live_editor.spoken

    def test_is_gone_when_it_is_mended(self, page: Page) -> None:
        """Nothing stays marked."""
        live_editor = live(page, lang="en")
        live_editor.ask("put", piece="Y2", spot=2)
        expect(page.locator("[data-part=faults]")).to_contain_text(
            "yellow 2 never", ignore_case=True
        )
        live_editor.action("undo").click()
        expect(page.locator("[data-part=faults]")).to_have_text("The position is possible.")
        expect(page.locator(".pw-fault-sign, .pw-hatching, .pw-faulty")).to_have_count(0)

    def test_survives_a_change_of_boards(self, page: Page) -> None:
        """The marks lie on the board that is shown."""
        live_editor = live(page, "pachisi")
        live_editor.ask("put", piece="Y1", spot=0)
        live_editor.ask("put", piece="R1", spot=0)
        expect(page.locator(".pw-fault-sign")).to_have_count(1)
        page.locator("[data-choice=ruleset]").select_option("clasico")
        expect(page.locator(".parchis")).to_be_visible()
        expect(page.locator(".pw-fault-sign")).to_have_count(0)
        live_editor.ask("put", piece="Y1", spot=2)
        expect(page.locator(".parchis .pw-fault-sign")).to_have_count(1)


class TestTheTurn:
    def test_is_chosen_with_its_throw(self, page: Page) -> None:
        """A second click on a die takes it away."""
        live_editor = live(page)
        page.locator("[data-key='turn R']").click()
        page.locator("[data-throw='6']").click()
        expect(page.locator("[data-throw='6']")).to_have_attribute("aria-pressed", "true")
        assert live_editor.editor.text.endswith("turn R; throw 6")
        page.locator("[data-throw='6']").click()
        expect(page.locator("[data-throw='6']")).to_have_attribute("aria-pressed", "false")
        assert live_editor.editor.text.endswith("turn R")

    def test_gathers_the_throws_of_the_cowries(self, page: Page) -> None:
        """As many as are thrown; each can be taken away."""
        live_editor = live(page, "pachisi")
        for value in (10, 25, 3):
            page.locator(f"[data-throw='{value}']").click()
        expect(live_editor.action("throw-remove")).to_have_count(3)
        live_editor.action("throw-remove").nth(1).click()
        expect(live_editor.action("throw-remove")).to_have_count(2)
        assert live_editor.editor.text.endswith("turn Y; throw 10 3")

    def test_is_told_more_of_under_more(self, page: Page) -> None:
        """Lists for what is rarely needed."""
        live_editor = live(page)
        page.locator("summary").click()
        page.locator("[data-choice=sixes]").select_option("2")
        page.locator("[data-choice=last]").select_option(label="A1")
        expect(page.locator("textarea")).to_have_value(f"{START}; sixes 2; last Y1")
        assert live_editor.editor.text == f"{START}; sixes 2; last Y1"

    def test_says_what_a_piece_of_pachisi_is(self, page: Page) -> None:
        """A Queen gets her crown."""
        live_editor = live(page, "pachisi; Y 30 home*3; turn Y; throw 2")
        live_editor.tray("Y1").click()
        live_editor.action("mark_queen").click()
        expect(live_editor.piece("Y1").locator(".crown")).to_have_count(1)
        assert live_editor.editor.position["Y1"] == "30q"


class TestTheText:
    def test_is_applied_with_enter(self, page: Page) -> None:
        """In its canonical form."""
        live_editor = live(page)
        page.locator("summary").click()
        page.locator("textarea").fill("general; amarillo 12; rojo casa; turno rojo")
        page.keyboard.press("Enter")
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "12")
        expect(page.locator("textarea")).to_have_value("general; Y 12 home*3; R home*4; turn R")
        expect(page.locator("[data-choice=ruleset]")).to_have_value("general")

    def test_that_is_bad_is_told_beside_the_field(self, page: Page) -> None:
        """What was written stays; the board is untouched."""
        live_editor = live(page)
        page.locator("summary").click()
        page.locator("textarea").fill("clasico; Y <b>3</b>; R home")
        page.keyboard.press("Enter")
        fault = page.locator(".pw-more .pw-status")
        expect(fault).to_contain_text("'<b>3</b>' no es un lugar")
        expect(page.locator("textarea")).to_have_value("clasico; Y <b>3</b>; R home")
        expect(page.locator("textarea")).to_have_attribute("aria-invalid", "true")
        assert live_editor.editor.text == START
        assert page.locator(".pw b b, .pw-status b").count() == 0

    def test_is_copied(self, page: Page) -> None:
        """Where the host has no clipboard, it lies selected in its field."""
        live_editor = live(page)
        live_editor.action("copy").click()
        expect(page.locator("textarea")).to_be_focused()
        assert page.evaluate("getSelection().toString()") == START
        page.evaluate(
            "() => Object.defineProperty(navigator, 'clipboard',"
            " {value: {writeText: async (text) => { window.copied = text; }}})"
        )
        live_editor.action("copy").click()
        expect(page.locator(".pw-panel .pw-status")).to_have_text("Texto copiado.")
        assert page.evaluate("copied") == START


class TestFiles:
    def test_a_position_is_saved_and_opened_again(self, page: Page, tmp_path: Path) -> None:
        """By the browser's own download and file chooser."""
        live_editor = live(page)
        with page.expect_download() as saving:
            live_editor.action("save_position").click()
        assert saving.value.suggested_filename == "parchis-posicion.txt"
        file = tmp_path / "a.txt"
        saving.value.save_as(file)
        assert file.read_text(encoding="utf-8") == f"{START}\n"
        live_editor.action("clear").click()
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "home")
        self.open(live_editor, file)
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "5")
        assert live_editor.spoken == "Abierto: a.txt"

    def test_a_game_is_opened_and_saved_again(self, page: Page, tmp_path: Path) -> None:
        """Its last position is edited, its record stays as it was."""
        game = pw.Game("clasico", players="YR", seed=1, starter="Y")
        game.throw(5)
        game.play(("Y1", 5))
        file = tmp_path / "b.json"
        file.write_text(game.record.to_json(), encoding="utf-8")
        live_editor = live(page)
        expect(live_editor.action("save_record")).to_have_attribute("aria-disabled", "true")
        self.open(live_editor, file)
        expect(live_editor.piece("B1")).to_have_count(0)
        assert live_editor.editor.record == game.record
        with page.expect_download() as saving:
            live_editor.action("save_record").click()
        assert saving.value.suggested_filename == "parchis-partida.json"
        saved = json.loads(saving.value.path().read_text(encoding="utf-8"))
        assert saved == json.loads(game.record.to_json())

    @pytest.mark.parametrize(
        ("content", "expected"),
        [
            (b"PK\x03\x04\x00\xff\xfe", "no es texto en UTF-8"),
            ("clasico; última".encode("latin-1"), "no es texto en UTF-8"),
            (b"", "El archivo está vacío."),
            (b"<img src=x onerror=alert(1)>;", "no hay ningún reglamento '<img'"),
            (b'{"format": "parchis_widgets record 2"}', "de otra versión"),
            (b"x" * (1024 * 1024 + 1), "más de 1 MB"),
        ],
    )
    def test_another_file_is_refused(
        self, page: Page, tmp_path: Path, content: bytes, expected: str
    ) -> None:
        """The reason is shown and spoken, and the edit is as before."""
        file = tmp_path / "c.txt"
        file.write_bytes(content)
        live_editor = live(page)
        self.open(live_editor, file)
        expect(page.locator(".pw-panel .pw-status")).to_contain_text(expected)
        assert expected in live_editor.spoken
        assert live_editor.editor.text == START
        assert page.locator(".pw img").count() == 0

    def test_a_file_that_is_too_large_is_not_even_read(self, page: Page, tmp_path: Path) -> None:
        """Its size is enough: nothing is sent."""
        file = tmp_path / "d.json"
        with file.open("wb") as made:
            made.truncate(100 * 1024 * 1024)
        live_editor = live(page, lang="en")
        self.open(live_editor, file)
        expect(page.locator(".pw-panel .pw-status")).to_contain_text("more than 1 MB")
        assert page.evaluate("model.sent") == []

    def test_only_the_view_that_asked_downloads(self, page: Page) -> None:
        """A second view of the model hears the same answer."""
        live_editor = live(page)
        page.evaluate("() => window.addView(document.body)")
        downloads: list[str] = []
        page.on("download", lambda download: downloads.append(download.suggested_filename))
        with page.expect_download():
            live_editor.action("save_position").first.click()
        live_editor.action("clear").last.click()
        expect(live_editor.piece("Y1").first).to_have_attribute("data-place", "home")
        assert downloads == ["parchis-posicion.txt"]

    @staticmethod
    def open(live_editor: LiveEditor, file: Path) -> None:
        with live_editor.page.expect_file_chooser() as choosing:
            live_editor.action("open").click()
        choosing.value.set_files(file)


class TestViews:
    def test_of_one_model_agree(self, page: Page) -> None:
        """What is edited in one shows in the other; each has a piece of its own in hand."""
        live_editor = live(page)
        page.evaluate("() => window.addView(document.body)")
        live_editor.piece("Y1").first.click()
        expect(live_editor.piece("Y1").last).to_have_attribute("aria-pressed", "false")
        live_editor.square(30).first.click()
        expect(live_editor.piece("Y1").last).to_have_attribute("data-place", "30")

    def test_leave_nothing_behind(self, page: Page) -> None:
        """No node, no listener."""
        live(page)
        assert page.evaluate("model.listening()") > 0
        page.evaluate("() => endings.forEach((end) => end())")
        assert page.evaluate("model.listening()") == 0
        expect(page.locator(".pw")).to_have_count(0)

    def test_show_what_python_changes(self, page: Page) -> None:
        """A text that is set in a cell."""
        live_editor = live(page)
        live_editor.editor.text = "clasico; Y 30 home*3; R home*4; turn R"
        live_editor.show()
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "30")
        expect(live_editor.piece("B1")).to_have_count(0)

    def test_tell_that_python_is_gone(self, page: Page) -> None:
        """A saved notebook shows the position, and that nothing can be changed."""
        live_editor = live(page)
        page.evaluate("() => { model.comm_live = false; model.emit('comm_live_update'); }")
        expect(page.locator(".pw-panel .pw-status")).to_contain_text("Sin conexión con Python")
        expect(live_editor.piece("Y1")).to_have_attribute("data-place", "5")

    def test_tell_a_late_message(self, page: Page) -> None:
        """The board has changed before it came."""
        live_editor = live(page)
        page.evaluate("() => model.send({intent: 'clear', revision: 0})")
        expect(page.locator(".pw-panel .pw-status")).to_contain_text("ya había cambiado")
        assert live_editor.editor.text == START

    def test_follow_the_theme_of_the_host(self, page: Page) -> None:
        """Dark when the notebook is."""
        live_editor = live(page)
        expect(live_editor.root).to_have_attribute("data-theme", "light")
        page.evaluate("() => { document.body.dataset.jpThemeLight = 'false'; }")
        expect(live_editor.root).to_have_attribute("data-theme", "dark")


class TestLayout:
    @pytest.mark.parametrize("width", WIDTHS)
    @pytest.mark.parametrize("rules", ["clasico", "pachisi"])
    def test_nothing_overflows_and_nothing_jumps(self, page: Page, width: int, rules: str) -> None:
        """Whatever becomes impossible or is in hand, the board and the buttons stay in place."""
        page.set_viewport_size({"width": width + 16, "height": 900})
        live_editor = live(page, rules, width=f"{width}px")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        inside = (
            "(root) => [...root.querySelectorAll('button:not([hidden]), select')].every((one) =>"
        )
        inside += " one.getBoundingClientRect().right <= root.getBoundingClientRect().right)"
        assert live_editor.root.evaluate(inside)
        parts = (".pw-board", "[data-action=undo]", "[data-part=faults]", ".pw-throws")
        before = [page.locator(part).bounding_box() for part in parts]
        live_editor.tray("Y1").click()
        for name in ("Y1", "Y2", "R1", "Y3", "G1"):
            live_editor.ask("put", piece=name, spot=3)
        expect(page.locator("[data-part=faults] li")).not_to_have_count(0)
        assert [page.locator(part).bounding_box() for part in parts] == before

    @pytest.mark.parametrize("width", [320, 900])
    def test_what_is_pressed_is_44_px_high(self, page: Page, width: int) -> None:
        """Buttons, lists, the text field."""
        live(page, width=f"{width}px")
        page.locator("summary").click()
        heights = page.locator("button, select, textarea, summary").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().height)"
        )
        assert min(heights) >= 44

    @pytest.mark.parametrize(
        ("lang", "others"), [("es", ("Home", "Throw")), ("en", ("casa", "Tirada"))]
    )
    def test_every_word_is_of_one_language(
        self, page: Page, lang: str, others: tuple[str, ...]
    ) -> None:
        """No label shows its key, and none is of the other language."""
        live_editor = live(page, lang=lang)
        page.locator("summary").click()
        text = live_editor.root.inner_text()
        assert "_" not in text
        assert not any(other in text for other in others)


@pytest.mark.parametrize("width", [320, 900])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("rules", ["clasico", "pachisi"])
def test_no_rule_of_accessibility_is_broken(page: Page, rules: str, theme: str, width: int) -> None:
    """With something impossible, a piece in hand, throws, and all that is under More."""
    live_editor = live(page, rules, width=f"{width}px", theme=theme)
    assert violations(page) == []
    for name in ("Y1", "Y2", "R1", "G1"):
        live_editor.ask("put", piece=name, spot=3)
    live_editor.ask("say", keyword="throw", value="6")
    live_editor.tray("Y1").click()
    page.locator("summary").click()
    live_editor.ask("open", name="x.json", text="{")
    expect(page.locator(".pw-panel .pw-status")).not_to_be_empty()
    assert violations(page) == []


def test_a_button_acts_on_what_is_there_by_now(page: Page) -> None:
    """On the piece in hand, whichever was before; a throw is added to all that there are."""
    live_editor = live(page, "pachisi")
    live_editor.tray("Y1").click()
    live_editor.tray("Y2").click()
    expect(live_editor.tray("Y1")).to_have_attribute("aria-pressed", "false")
    live_editor.action("to_goal").click()
    expect(live_editor.piece("Y2")).to_have_attribute("data-place", "goal")
    assert live_editor.editor.position["Y1"] == "home"
    for count, value in enumerate(("6", "6", "2"), start=1):
        page.locator(f'[data-throw="{value}"]').click()
        expect(live_editor.action("throw-remove")).to_have_count(count)
    live_editor.action("throw-remove").first.click()
    expect(live_editor.action("throw-remove")).to_have_count(2)
    assert live_editor.editor.text.endswith("throw 6 2")


def test_without_python_nothing_is_offered_that_needs_it(page: Page) -> None:
    """What is left is to copy the text; the card tells why."""
    live_editor = live(page)
    page.evaluate("() => { model.comm_live = false; model.emit('comm_live_update'); }")
    expect(live_editor.root.locator("[data-part=faults] .pw-status")).not_to_be_empty()
    enabled = live_editor.root.locator("button:not([aria-disabled]), select:enabled")
    expect(enabled).to_have_count(1)
    expect(enabled).to_have_attribute("data-action", "copy")
    live_editor.piece("Y1").click()
    expect(live_editor.piece("Y1")).to_have_attribute("aria-pressed", "false")
    assert violations(page) == []
    drag(page, live_editor.piece("Y1"), live_editor.square(30))
    live_editor.piece("Y1").focus()
    page.keyboard.press("Delete")
    expect(live_editor.piece("Y1")).to_have_attribute("data-place", "5")
    expect(live_editor.piece("Y1")).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("model.sent") == []
