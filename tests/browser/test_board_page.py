"""The board in a real browser, fed by hand-written snapshots: what it shows, sends and says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser import samples
from tests.browser.harness import BoardPage

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

WIDTHS = (320, 480, 640, 641, 900)


def sent(board: BoardPage) -> list[dict[str, Any]]:
    """Give the intents sent, without the revision that each carries."""
    return [{k: v for k, v in intent.items() if k != "revision"} for intent in board.sent]


class TestChoosing:
    def test_a_piece_that_may_move_shows_its_targets(self, page: Page) -> None:
        """A dashed outline with the count; the victim gets a badge."""
        board = BoardPage(page)
        expect(page.locator("[data-target]")).to_have_count(0)
        board.piece("Y3").click()
        expect(board.piece("Y3")).to_have_attribute("aria-pressed", "true")
        expect(board.target("45")).to_have_text("5")
        expect(page.locator(".pw-badge")).to_have_count(1)
        assert sent(board) == []

    def test_a_target_plays_the_move(self, page: Page) -> None:
        """Two steps: the piece, then where to."""
        board = BoardPage(page)
        board.piece("Y1").click()
        board.target("goal").click()
        assert board.sent == [{"intent": "play", "move": 0, "revision": 1}]

    def test_the_victim_is_a_target_too(self, page: Page) -> None:
        """Who wants to capture points at the piece."""
        board = BoardPage(page)
        board.piece("Y3").click()
        board.piece("B3").click()
        assert sent(board) == [{"intent": "play", "move": 1}]

    def test_a_double_click_plays_an_only_move(self, page: Page) -> None:
        """No need to look for the target."""
        board = BoardPage(page)
        board.piece("Y1").dblclick()
        assert sent(board) == [{"intent": "play", "move": 0}]

    def test_a_second_click_takes_the_choice_back(self, page: Page) -> None:
        """A slow one: it is not a double click."""
        board = BoardPage(page)
        board.piece("Y1").click()
        page.wait_for_timeout(600)
        board.piece("Y1").click()
        expect(page.locator("[data-target]")).to_have_count(0)
        assert sent(board) == []

    def test_another_piece_can_be_chosen_instead(self, page: Page) -> None:
        """The targets follow."""
        board = BoardPage(page)
        board.piece("Y1").click()
        board.piece("Y3").click()
        expect(board.target("goal")).to_have_count(0)
        expect(board.target("45")).to_have_count(1)

    def test_two_moves_to_one_place_are_asked_about_in_the_panel(self, page: Page) -> None:
        """The captured piece differs: the reader says which."""
        way = ["40", "41", "42", "43", "44", "45"]
        two = [
            samples.move("Y3", way, 5, "come a la azul 3", captures=["B3"]),
            samples.move("Y3", way, 5, "come a la verde 3", captures=["G3"]),
            samples.move("Y1", ["c4", "c5"], 1, "A1 de c4 a c5"),
        ]
        board = BoardPage(page, snapshot=samples.snapshot(moves=two))
        board.piece("Y3").click()
        board.target("45").click()
        expect(page.get_by_text(samples.labels()["which_move"])).to_be_visible()
        expect(page.locator("[data-move]")).to_have_count(2)
        page.locator('[data-move="1"]').click()
        assert sent(board) == [{"intent": "play", "move": 1}]

    def test_every_legal_move_is_a_button_in_the_panel(self, page: Page) -> None:
        """Also before anything was refused, if that is wished."""
        board = BoardPage(page, hints=True)
        expect(page.locator("[data-move]")).to_have_count(2)
        page.locator('[data-move="1"]').hover()
        expect(board.target("45")).to_be_visible()
        page.locator('[data-move="1"]').click()
        assert sent(board) == [{"intent": "play", "move": 1}]

    def test_a_click_a_little_beside_a_piece_finds_it(self, page: Page) -> None:
        """What can be chosen measures 44 px at least, squares are smaller."""
        board = BoardPage(page)
        box = board.piece("Y1").locator(".body").bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2 + 20, box["y"] + box["height"] / 2)
        expect(board.piece("Y1")).to_have_attribute("aria-pressed", "true")


class TestTrying:
    def test_a_piece_that_may_not_move_is_tried(self, page: Page) -> None:
        """Python says why not."""
        board = BoardPage(page)
        board.piece("Y2").click()
        assert board.sent == [{"intent": "try", "piece": "Y2", "revision": 1}]

    @pytest.mark.parametrize("square", [50, 46])
    def test_a_square_that_is_no_target_is_tried(self, page: Page, square: int) -> None:
        """The piece and the place are asked about; Python knows what counts there are."""
        board = BoardPage(page)
        board.piece("Y3").click()
        board.square(square).click()
        assert sent(board) == [{"intent": "try", "piece": "Y3", "target": square - 1}]

    @pytest.mark.parametrize("square", [74, 78])
    def test_squares_of_columns_are_tried_too(self, page: Page, square: int) -> None:
        """By their number in the cross; Python knows whose they are."""
        board = BoardPage(page)
        board.piece("Y3").click()
        page.locator(f'[data-square="{square}"]').click()
        assert sent(board)[-1]["target"] == square

    def test_the_home_of_another_colour_is_only_remarked_upon(self, page: Page) -> None:
        """No piece ever comes there, so there is nothing to ask."""
        board = BoardPage(page)
        board.piece("Y3").click()
        page.locator('[data-home="R"]').click(position={"x": 12, "y": 12})
        expect(page.locator(".pw-status")).to_have_text(samples.labels()["not_on_way"])
        assert sent(board) == []

    def test_before_the_throw_a_piece_only_says_so(self, page: Page) -> None:
        """There is no count to try."""
        waiting = samples.snapshot(phase="throw", thrown=samples.dice(), pending=[], moves=[])
        board = BoardPage(page, snapshot=waiting)
        board.piece("Y2").click()
        expect(page.locator(".pw-status")).to_have_text(samples.labels()["throw_first"])
        assert board.spoken == samples.labels()["throw_first"]
        assert sent(board) == []


class TestARefusal:
    def test_is_marked_on_the_board(self, page: Page) -> None:
        """Numbered way, octagon, framed and hatched barrier, the square not reached."""
        board = BoardPage(page)
        board.update(snapshot=samples.refusal())
        expect(page.locator(".pw-step")).to_have_text(["1", "2", "3"])
        for mark in (".pw-frame", ".pw-hatching", ".pw-unreached", ".pw-over .pw-stop"):
            expect(page.locator(mark)).to_have_count(1)
        expect(board.piece("Y2")).to_have_class("pw-piece pw-selected")

    def test_stops_at_the_edge_of_the_square_that_bars(self, page: Page) -> None:
        """Between 11 and 12, a little on this side: what stands on 12 can be read."""
        BoardPage(page, snapshot=samples.refusal())
        stop, before, barred = (
            page.locator(selector).bounding_box()
            for selector in (".pw-over .pw-stop-frame", '[data-square="10"]', '[data-square="11"]')
        )
        assert stop
        assert before
        assert barred
        assert abs(stop["x"] + stop["width"] / 2 - before["x"]) < 6
        assert barred["x"] < before["x"]

    def test_says_why_and_opens_the_statement(self, page: Page) -> None:
        """The rule's number is a button; its text and source lie under it."""
        board = BoardPage(page, snapshot=samples.refusal())
        expect(page.locator(".pw-title")).to_contain_text("hay una barrera roja en la casilla 12")
        chip = board.action("statement").first
        expect(chip).to_have_text("CLA-16")
        chip.click()
        expect(chip).to_have_attribute("aria-expanded", "true")
        expect(page.locator(".pw-statement")).to_contain_text(samples.BARRIER["text"])
        expect(page.locator(".pw-statement")).to_contain_text(samples.labels()["CLA"])
        chip.click()
        expect(page.locator(".pw-statement")).to_have_count(0)

    def test_gives_all_its_reasons(self, page: Page) -> None:
        """The most fundamental first, as Python sends them."""
        refusal = samples.refusal()
        other = {"id": "CLA-02", "text": "Otra."}
        refusal["note"]["reasons"] = [
            {"title": "Además la casilla está llena.", "statement": other}
        ]
        board = BoardPage(page, snapshot=refusal)
        expect(page.locator("[data-part=also] li")).to_contain_text("Además la casilla está llena.")
        expect(board.action("statement")).to_have_text(["CLA-16", "CLA-02", "TRA-09"])

    def test_says_what_would_change_it(self, page: Page) -> None:
        """The smallest changes that make it legal, as Python sends them."""
        BoardPage(page, snapshot=samples.refusal())
        expect(page.locator("[data-part=would] li")).to_have_text(
            ["Sería legal si la ficha roja 1 no estuviera ahí."]
        )

    def test_says_where_else_it_is_legal(self, page: Page) -> None:
        """A sign for eyes, words for ears, and the statement that decides there."""
        board = BoardPage(page, snapshot=samples.refusal())
        others = page.locator("[data-part=elsewhere] li")
        expect(others).to_contain_text(["tradicional no es legal", "general es legal"])
        expect(others.locator(".pw-glyph")).to_have_count(2)
        others.first.get_by_role("button", name="TRA-09").click()
        expect(page.locator(".pw-statement")).to_contain_text(samples.BARRIER["text"])
        expect(board.action("statement")).to_have_text(["CLA-16", "TRA-09"])

    def test_is_told_before_it_is_tried(self, page: Page) -> None:
        """With hints, pointing at a piece that cannot move shows why; a screen reader hears it."""
        why = "La ficha amarilla 2 no puede contar 5: hay una barrera roja en la casilla 12."
        told = [{"piece": "Y2", "count": 5, "text": why}]
        board = BoardPage(page, snapshot=samples.snapshot(reasons=told))
        expect(board.piece("Y2").locator("title")).to_have_text(why)
        expect(board.piece("Y2")).to_have_attribute("aria-description", why)
        expect(board.piece("Y3")).not_to_have_attribute("aria-description", why)

    def test_does_not_block(self, page: Page) -> None:
        """What can be played instead is on the board and in the panel; the next click goes on."""
        board = BoardPage(page, snapshot=samples.refusal())
        expect(page.locator("[data-target]")).to_have_count(2)
        board.piece("Y3").click()
        board.target("45").click()
        assert sent(board) == [{"intent": "play", "move": 1}]

    def test_is_spoken_and_spoken_again(self, page: Page) -> None:
        """A screen reader is silent if the text stays the same: it changes unheard."""
        board = BoardPage(page)
        region = page.locator("[aria-live=polite]")
        board.update(snapshot=samples.refusal())
        first = region.text_content()
        board.update(snapshot=samples.refusal(revision=3))
        assert "hay una barrera roja" in (first or "")
        assert region.text_content() != first
        assert board.spoken == (first or "").strip()

    def test_keeps_the_chosen_piece(self, page: Page) -> None:
        """After a try at a wrong square the right one can be chosen at once."""
        board = BoardPage(page)
        board.piece("Y3").click()
        board.square(50).click()
        board.update(snapshot=samples.refusal())
        expect(board.piece("Y3")).to_have_attribute("aria-pressed", "true")
        board.target("45").click()
        assert sent(board)[-1] == {"intent": "play", "move": 1}


class TestButtons:
    @pytest.mark.parametrize("name", ["throw", "pass", "undo", "redo"])
    def test_send_their_intents(self, page: Page, name: str) -> None:
        """Each its own word."""
        able = samples.snapshot(phase="throw", canPass=True, plies=40)
        board = BoardPage(page, snapshot=able)
        board.action(name).click()
        assert board.sent == [{"intent": name, "revision": 1}]

    def test_that_can_do_nothing_say_so_and_send_nothing(self, page: Page) -> None:
        """They keep the focus, so that a keyboard user is not thrown out."""
        board = BoardPage(page, snapshot=samples.snapshot(ply=0, plies=0))
        for name in ("throw", "undo", "redo"):
            expect(board.action(name)).to_have_attribute("aria-disabled", "true")
            board.action(name).click(force=True)
        expect(board.action("pass")).to_be_hidden()
        assert sent(board) == []

    @pytest.mark.parametrize(("typed", "seed"), [("", None), ("42", 42)])
    def test_a_new_game_takes_a_seed_or_none(
        self, page: Page, typed: str, seed: int | None
    ) -> None:
        """Behind a small form."""
        board = BoardPage(page)
        expect(page.locator("[name=seed]")).to_be_hidden()
        board.action("new").click()
        page.locator("[name=seed]").fill(typed)
        board.action("start").click()
        assert sent(board) == [{"intent": "new", "seed": seed}]
        expect(page.locator("[name=seed]")).to_be_hidden()

    def test_an_error_of_python_is_shown_and_spoken(self, page: Page) -> None:
        """Until the next snapshot."""
        board = BoardPage(page)
        board.say_error("La partida ha cambiado.")
        expect(page.locator(".pw-status")).to_have_text("La partida ha cambiado.")
        assert board.spoken == "La partida ha cambiado."
        board.update(snapshot=samples.snapshot(revision=2))
        expect(page.locator(".pw-status")).to_be_hidden()

    def test_the_end_says_who_won(self, page: Page) -> None:
        """In words, and nothing can be thrown."""
        over = samples.snapshot(
            phase="over", thrown=samples.dice(), pending=[], moves=[], outcome="Gana el amarillo."
        )
        board = BoardPage(page, snapshot=over)
        expect(page.locator(".pw-title")).to_have_text("Gana el amarillo.")
        expect(board.action("throw")).to_have_attribute("aria-disabled", "true")
        expect(board.root).to_have_attribute("data-phase", "over")


class TestTheTimeline:
    def test_its_marks_stand_over_their_plies(self, page: Page) -> None:
        """Captures, sixes, goals, barriers, pieces sent home."""
        BoardPage(page)
        marks = page.locator(".pw-mark")
        assert marks.evaluate_all("all => all.map(one => one.dataset.mark)") == [
            "capture",
            "six",
            "capture",
            "goal",
            "barrier",
            "home",
            "barrier",
        ]


class TestTheKeyboard:
    def focus(self, page: Page) -> dict[str, str]:
        """Give what has the focus."""
        data: dict[str, str] = page.evaluate("({...document.activeElement.dataset})")
        return data

    def enter(self, page: Page) -> None:
        """Come to the board from before it."""
        page.evaluate("document.body.prepend(Object.assign(document.createElement('button')))")
        page.locator("body > button").focus()
        page.keyboard.press("Tab")

    def test_finds_one_tab_stop_on_the_board(self, page: Page) -> None:
        """The first piece that may move; the next stop is a button."""
        board = BoardPage(page)
        self.enter(page)
        assert self.focus(page)["piece"] == "Y1"
        assert page.locator("svg [tabindex='0']").count() == 1
        page.keyboard.press("Tab")
        assert self.focus(page)["action"] == "throw"
        page.keyboard.press("Shift+Tab")
        assert self.focus(page)["piece"] == "Y1"
        assert sent(board) == []

    def test_goes_among_the_movable_pieces_and_along_the_track(self, page: Page) -> None:
        """Up and Down, Left and Right."""
        BoardPage(page)
        self.enter(page)
        page.keyboard.press("ArrowDown")
        assert self.focus(page)["piece"] == "Y3"
        page.keyboard.press("ArrowDown")
        assert self.focus(page)["piece"] == "Y1"
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowRight")
        assert self.focus(page)["square"] == "40"
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        assert self.focus(page)["square"] == "38"

    def test_plays_a_capture_with_enter_twice(self, page: Page) -> None:
        """The piece, then its only target."""
        board = BoardPage(page)
        self.enter(page)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        assert self.focus(page)["target"] == "45"
        page.keyboard.press("Enter")
        assert sent(board) == [{"intent": "play", "move": 1}]

    def test_goes_among_the_targets_of_a_piece(self, page: Page) -> None:
        """Arrows in any direction; round again after the last."""
        moves = [
            samples.move("Y3", ["40", "41"], 1, "A3 a 41"),
            samples.move("Y3", ["40", "41", "42"], 2, "A3 a 42"),
        ]
        board = BoardPage(page, snapshot=samples.snapshot(moves=moves, pending=[1, 2]))
        self.enter(page)
        page.keyboard.press("Enter")
        reached = []
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
            page.keyboard.press(key)
            reached.append(self.focus(page)["target"])
        assert reached == ["42", "41", "42"]
        page.keyboard.press(" ")
        assert sent(board) == [{"intent": "play", "move": 1}]

    def test_tries_a_piece_that_may_not_move(self, page: Page) -> None:
        """By its square, or with Shift among all own pieces."""
        board = BoardPage(page)
        self.enter(page)
        page.keyboard.press("Shift+ArrowDown")
        assert self.focus(page)["piece"] == "Y2"
        page.keyboard.press("Enter")
        assert sent(board) == [{"intent": "try", "piece": "Y2"}]

    def test_escape_takes_the_choice_back_and_then_leaves(self, page: Page) -> None:
        """To the panel, which follows the board."""
        BoardPage(page)
        self.enter(page)
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        expect(page.locator("[data-target]")).to_have_count(0)
        assert self.focus(page)["piece"] == "Y1"
        page.keyboard.press("Escape")
        assert self.focus(page)["action"] == "throw"

    def test_keeps_its_keys_from_the_host(self, page: Page) -> None:
        """Notebooks delete cells with d d."""
        BoardPage(page)
        page.evaluate(
            "window.heard = []; document.addEventListener('keydown', (e) => heard.push(e.key))"
        )
        self.enter(page)
        for key in ("d", "d", "a", "Enter", "ArrowDown", "Escape", "Control+s"):
            page.keyboard.press(key)
        assert page.evaluate("heard") == ["Tab", "Control", "s"]

    def test_stays_on_the_board_when_a_target_vanishes(self, page: Page) -> None:
        """After a move the focus is on a piece, not lost."""
        board = BoardPage(page)
        self.enter(page)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        board.update(snapshot=samples.snapshot(revision=2, ply=38, plies=38))
        assert "piece" in self.focus(page)


class TestThoseWhoListen:
    def test_hear_squares_with_all_that_is_on_them(self, page: Page) -> None:
        """Number, safe, pieces, barrier."""
        board = BoardPage(page)
        expect(board.square(12)).to_have_attribute(
            "aria-label", "casilla 12, seguro, dos fichas rojas, barrera"
        )
        expect(board.square(63)).to_have_attribute(
            "aria-label", "casilla 63, seguro, una ficha verde, una ficha azul"
        )
        expect(board.square(2)).to_have_attribute("aria-label", "casilla 2")

    def test_hear_pieces_with_their_place_and_what_they_can_do(self, page: Page) -> None:
        """In the reader's language."""
        board = BoardPage(page)
        expect(board.piece("Y3")).to_have_attribute(
            "aria-label", "ficha amarilla 3, casilla 40, puede mover"
        )
        expect(board.piece("B1")).to_have_attribute("aria-label", "ficha azul 1, casa azul")
        board.update(labels=samples.labels("en"), drawing=samples.drawing("en"))
        expect(board.piece("Y1")).to_have_attribute(
            "aria-label", "yellow piece 1, yellow column 4, can move"
        )

    def test_meet_no_picture_where_something_can_be_done(self, page: Page) -> None:
        """A board that is played is an application."""
        BoardPage(page)
        expect(page.locator(".pw-board svg")).to_have_attribute("role", "application")
        assert page.locator("[role=img]").count() == 0

    def test_hear_the_throw_and_whose_turn_it_is(self, page: Page) -> None:
        """Each when it changes."""
        board = BoardPage(page)
        azul = {"turn": "B", "turnName": "Azul", "moves": [], "ply": 38, "plies": 38}
        waiting = samples.snapshot(
            revision=2, phase="throw", thrown=samples.dice(), pending=[], **azul
        )
        board.update(snapshot=waiting)
        assert "Turno de Azul." in board.spoken
        board.update(snapshot=waiting | {"revision": 3, "phase": "move", "thrown": samples.dice(6)})
        assert board.spoken == "Azul ha sacado 6."


class TestTheLayout:
    @pytest.mark.parametrize("width", WIDTHS)
    def test_nothing_overflows(self, page: Page, width: int) -> None:
        """From 320 px up, in every state."""
        page.set_viewport_size({"width": width + 16, "height": 900})
        board = BoardPage(page, width="auto", snapshot=samples.refusal())
        board.action("new").click()
        board.action("statement").first.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= width + 16
        spilled = page.locator(".pw *:not(.pw-heard *)").evaluate_all(
            """(all) => { const right = document.querySelector('.pw').getBoundingClientRect().right;
              return all.filter((one) => one.getBoundingClientRect().right > right + 1)
                .map((one) => one.outerHTML.slice(0, 80)); }"""
        )
        assert spilled == []

    @pytest.mark.parametrize("width", WIDTHS)
    def test_the_panel_never_resizes_the_board(self, page: Page, width: int) -> None:
        """Whatever it has to say."""
        page.set_viewport_size({"width": width + 16, "height": 900})
        board = BoardPage(page, width="auto")
        before = self.measure(page)
        refusal = samples.refusal()
        refusal["note"]["title"] *= 6
        board.update(snapshot=refusal)
        board.action("statement").first.click()
        assert self.measure(page) == before
        board.update(
            snapshot=samples.snapshot(revision=3, phase="throw", moves=[], thrown=samples.dice())
        )
        assert self.measure(page) == before

    def measure(self, page: Page) -> list[float]:
        """Give the board's place on the page, wherever that is scrolled to, and its size."""
        place: list[float] = page.locator(".pw-board svg").evaluate(
            """(one) => { const {x, y, width, height} = one.getBoundingClientRect();
              return [x + scrollX, y + scrollY, width, height]; }"""
        )
        return place

    def test_it_has_two_columns_from_641_px_and_one_below(self, page: Page) -> None:
        """Measured on the widget, not on the window."""
        BoardPage(page, width="641px")
        panel, picture = page.locator(".pw-panel"), page.locator(".pw-board")
        assert panel.bounding_box()["y"] == picture.bounding_box()["y"]  # type: ignore[index]
        page.locator("body > div").evaluate("one => { one.style.width = '640px'; }")
        assert panel.bounding_box()["y"] > 600  # type: ignore[index]

    def test_wide_its_board_takes_three_fifths(self, page: Page) -> None:
        """The rest is for what there is to say."""
        BoardPage(page)
        box = page.locator(".pw-board svg").bounding_box()
        assert box
        assert box["width"] == pytest.approx(525, abs=6)
        assert box["width"] == pytest.approx(box["height"], abs=1)

    @pytest.mark.parametrize("width", WIDTHS)
    def test_buttons_are_44_px_high(self, page: Page, width: int) -> None:
        """At normal size; chips have an invisible rim."""
        board = BoardPage(page, width=f"{width}px", snapshot=samples.refusal())
        board.action("new").click()
        heights = page.locator(".pw button:visible:not(.pw-chip)").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().height)"
        )
        assert min(heights) >= 44

    def test_large_is_larger(self, page: Page) -> None:
        """For projectors."""
        board = BoardPage(page, width="1200px")
        small = page.locator(".pw-big").first.evaluate("one => getComputedStyle(one).fontSize")
        options = {"lang": "es", "palette": "printed", "large": True, "theme": "auto"}
        board.update(options=options)
        large = page.locator(".pw-big").first.evaluate("one => getComputedStyle(one).fontSize")
        assert float(large[:-2]) > 1.3 * float(small[:-2])
        assert page.locator(".pw-board svg").bounding_box()["width"] > 540  # type: ignore[index]


class TestTheTheme:
    def test_follows_the_host(self, page: Page) -> None:
        """JupyterLab, VS Code, marimo and others say which."""
        board = BoardPage(page)
        expect(board.root).to_have_attribute("data-theme", "light")
        for name, value in (
            ("data-jp-theme-light", "false"),
            ("data-vscode-theme-kind", "vscode-dark"),
            ("data-theme", "dark"),
        ):
            page.evaluate(
                "([name, value]) => document.body.setAttribute(name, value)", [name, value]
            )
            expect(board.root).to_have_attribute("data-theme", "dark")
            page.evaluate("(name) => document.body.removeAttribute(name)", name)
            expect(board.root).to_have_attribute("data-theme", "light")

    def test_follows_a_light_host_on_a_dark_system(self, page: Page) -> None:
        """As marimo says it."""
        board = BoardPage(page)
        page.emulate_media(color_scheme="dark")
        expect(board.root).to_have_attribute("data-theme", "dark")
        page.evaluate("document.body.dataset.theme = 'light'")
        expect(board.root).to_have_attribute("data-theme", "light")

    def test_else_follows_the_system(self, page: Page) -> None:
        """Where the host says nothing."""
        board = BoardPage(page)
        page.emulate_media(color_scheme="dark")
        expect(board.root).to_have_attribute("data-theme", "dark")

    def test_can_be_chosen(self, page: Page) -> None:
        """Against both."""
        page.emulate_media(color_scheme="dark")
        options = {"lang": "es", "palette": "okabe_ito", "large": False, "theme": "light"}
        board = BoardPage(page, options=options)
        expect(board.root).to_have_attribute("data-theme", "light")
        fill = page.locator('[data-home="Y"] rect').evaluate("one => getComputedStyle(one).fill")
        assert fill == "rgb(240, 228, 66)"


class TestViews:
    def test_of_one_model_agree(self, page: Page) -> None:
        """A choice is a view's own, the game is the model's."""
        board = BoardPage(page)
        page.evaluate("addView(document.body)")
        first, second = board.root.nth(0), board.root.nth(1)
        first.locator('[data-piece="Y3"]').click()
        expect(first.locator("[data-target]")).to_have_count(1)
        expect(second.locator("[data-target]")).to_have_count(0)
        board.update(snapshot=samples.refusal())
        for view in (first, second):
            expect(view).to_have_attribute("data-revision", "2")
        ids = page.locator(".pw [id]").evaluate_all("all => all.map(one => one.id)")
        assert len(ids) == len(set(ids))

    def test_leave_nothing_behind(self, page: Page) -> None:
        """Neither nodes nor listeners; the other view lives on."""
        board = BoardPage(page)
        page.evaluate("addView(document.body)")
        page.evaluate("endings[0]()")
        expect(board.root).to_have_count(1)
        board.update(snapshot=samples.refusal())
        expect(board.root).to_have_attribute("data-revision", "2")
        page.evaluate("endings[1]()")
        assert page.evaluate("model.listening()") == 0
        assert page.locator(".pw").count() == 0

    def test_wait_for_a_first_snapshot(self, page: Page) -> None:
        """A model may come before its game."""
        board = BoardPage(page, snapshot={})
        board.update(snapshot=samples.snapshot())
        expect(board.root).to_have_attribute("data-revision", "1")


class TestText:
    def test_from_python_stays_text(self, page: Page) -> None:
        """Whatever it holds: names, titles, rows, statements, errors."""
        markup = '<img src=x onerror="window.broken = true"><b>x</b>'
        refusal = samples.refusal(turnName=markup, outcome=markup)
        refusal["rules"]["name"] = markup
        refusal["note"]["title"] = markup
        cited = {"id": markup, "text": markup}
        refusal["note"]["statement"] = cited
        refusal["note"]["would"] = [{"text": markup, "statements": [cited]}]
        refusal["note"]["elsewhere"] = [{"name": markup, "legal": True, "statement": cited}]
        refusal["reasons"] = [{"piece": "Y2", "count": 5, "text": markup}]
        for one in refusal["moves"]:
            one["text"] = markup
        for one in refusal["pieces"]:
            one["label"] = markup
        words = {key: f"{text}{markup}" for key, text in samples.labels().items()}
        rows = [row | {"text": markup, "note": markup} for row in samples.rows()]
        pages = samples.pages(samples.with_rows(samples.frames(), rows))
        board = BoardPage(page, snapshot=refusal, labels=words, **pages)
        board.action("statement").first.click()
        board.say_error(markup)
        expect(page.locator(".pw-statement p").first).to_have_text(markup)
        expect(page.locator(".pw-status")).to_have_text(markup)
        assert page.locator(".pw img").count() == 0
        assert page.evaluate("window.broken") is None
