"""The Pachisi cloth in a real browser: figures, throws that add up, castles, declining."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser import cloth_samples as cloth
from tests.browser import samples
from tests.browser.harness import BoardPage

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

WIDTHS = (320, 480, 640, 641, 799, 900)
LONG_DICE = {"kind": "long_dice", "shown": [1, 5, 6], "value": None, "table": []}


def show(page: Page, lang: str = "es", **traits: Any) -> BoardPage:
    """Show the cloth with hints; traits that are not given are those of the sample game."""
    given = {
        "drawing": cloth.drawing(lang),
        "snapshot": cloth.snapshot(lang),
        **samples.pages(samples.with_rows(samples.frames()[:13], cloth.rows())),
        "labels": samples.labels(lang),
    }
    return BoardPage(page, hints=True, **given | traits)


def sent(board: BoardPage) -> list[dict[str, Any]]:
    """Give the intents sent, without the revision that each carries."""
    return [{k: v for k, v in intent.items() if k != "revision"} for intent in board.sent]


def token(board: BoardPage, place: int) -> Locator:
    """Give one of the throws still to be used."""
    return board.page.locator(".pw-token").nth(place)


def moves(board: BoardPage) -> list[str]:
    """Give the moves that the panel lists, by number."""
    listed: list[str] = board.page.locator("[data-move]").evaluate_all(
        "all => all.map((one) => one.dataset.move)"
    )
    return listed


class TestThrowsThatAddUp:
    def test_with_none_chosen_moves_by_a_single_throw_are_offered(self, page: Page) -> None:
        """And the heading tells that they can be added up."""
        board = show(page)
        assert moves(board) == ["0", "1", "2", "3"]
        expect(page.locator(".pw-tokens h4")).to_contain_text(samples.labels()["hint_sum"])

    def test_the_chosen_ones_are_added_up_and_spoken(self, page: Page) -> None:
        """Only moves that use just these are offered, in the panel and on the board."""
        board = show(page)
        token(board, 0).click()
        expect(token(board, 0)).to_have_attribute("aria-pressed", "true")
        assert moves(board) == ["0"]
        token(board, 2).click()
        expect(page.locator(".pw-sum")).to_have_text("25 + 3 = 28")
        assert board.spoken == "25 + 3 = 28"
        assert moves(board) == ["4"]
        board.piece("Y1").click()
        board.target("31").click()
        assert sent(board) == [{"intent": "play", "move": 4}]

    def test_a_chosen_one_can_be_put_back(self, page: Page) -> None:
        """A token is a toggle, and keeps the focus."""
        board = show(page)
        token(board, 1).click()
        page.keyboard.press("Space")
        expect(token(board, 1)).to_have_attribute("aria-pressed", "false")
        expect(token(board, 1)).to_be_focused()
        assert moves(board) == ["0", "1", "2", "3"]

    def test_a_selected_piece_follows_the_choice(self, page: Page) -> None:
        """First the piece and then the throws is as good."""
        board = show(page)
        board.piece("Y3").click()
        expect(page.locator("[data-target]")).to_have_count(3)
        token(board, 1).click()
        expect(page.locator("[data-target]")).to_have_count(1)
        expect(board.target("69")).to_have_text("10")

    def test_a_piece_that_may_not_move_is_tried_with_their_sum(self, page: Page) -> None:
        """Or without saying with which where none is chosen."""
        board = show(page)
        board.piece("Y2").click()
        token(board, 1).click()
        token(board, 2).click()
        board.piece("Y2").click()
        assert [intent.get("count") for intent in sent(board)] == [None, 13]

    def test_a_sum_that_moves_nothing_says_so(self, page: Page) -> None:
        """It is not the same as having no move."""
        board = show(page)
        for place in range(3):
            token(board, place).click()
        expect(page.locator(".pw-card")).to_contain_text(samples.labels()["no_moves_with"])

    def test_a_refusal_keeps_the_choice_and_a_move_ends_it(self, page: Page) -> None:
        """The reader goes on from where the refusal came."""
        board = show(page)
        token(board, 0).click()
        board.update(snapshot=cloth.refusal())
        expect(token(board, 0)).to_have_attribute("aria-pressed", "true")
        board.update(snapshot=cloth.snapshot(revision=3, ply=13, plies=13, pending=[10, 3]))
        expect(page.locator('.pw-token[aria-pressed="true"]')).to_have_count(0)

    def test_they_are_shown_but_not_picked_before_all_is_thrown(self, page: Page) -> None:
        """Graces throw again first."""
        show(page, snapshot=cloth.waiting(25, 10, thrown=cloth.cowries(1)))
        expect(page.locator(".pw-token")).to_have_text(["255", "101"])
        expect(page.locator(".pw-token .pw-glyph")).to_have_count(2)
        expect(page.locator("button.pw-token")).to_have_count(0)

    def test_parchis_has_none(self, page: Page) -> None:
        """Its throws are used one by one."""
        BoardPage(page)
        expect(page.locator(".pw-tokens")).to_be_hidden()


class TestTheThrow:
    def test_shows_the_cowries_as_they_lie(self, page: Page) -> None:
        """Mouth up or down, what they count, and the table with the value marked."""
        show(page)
        expect(page.locator(".pw-cowrie.pw-up")).to_have_count(3)
        expect(page.locator(".pw-cowrie.pw-down")).to_have_count(3)
        expect(page.locator(".pw-mat")).to_contain_text("3 bocas arriba")
        expect(page.locator(".pw-table li")).to_have_count(7)
        expect(page.locator(".pw-table [aria-current]")).to_have_text("3 3")

    def test_waits_before_it_is_made(self, page: Page) -> None:
        """The shells lie on the mat, nothing is counted; a click throws."""
        board = show(page, snapshot=cloth.waiting())
        expect(page.locator(".pw-waiting .pw-cowrie")).to_have_count(6)
        expect(page.locator(".pw-table [aria-current]")).to_have_count(0)
        expect(page.locator(".pw-hint").last).to_have_text("Tira los cauríes.")
        board.action("throw").click()
        assert sent(board) == [{"intent": "throw"}]

    def test_shows_long_dice_as_long_sticks(self, page: Page) -> None:
        """Three, each taller than wide, with their pips."""
        show(page, snapshot=cloth.snapshot(thrown=LONG_DICE, pending=[1, 5, 6]))
        sticks = page.locator(".pw-dice .pw-long")
        expect(sticks).to_have_count(3)
        assert page.locator(".pw-dice circle").count() == 12
        box = sticks.first.bounding_box()
        assert box
        assert box["height"] > 2.5 * box["width"]

    def test_is_spoken_with_what_it_counts(self, page: Page) -> None:
        """Not with the mouths."""
        board = show(page, snapshot=cloth.waiting())
        thrown = cloth.waiting(25, thrown=cloth.cowries(5), revision=2, ply=13, plies=13)
        board.update(snapshot=thrown)
        assert board.spoken == "Amarillo ha sacado 25."

    def test_rows_tell_cowries_in_figures(self, page: Page) -> None:
        """A 6 of the cowries is no six of a die."""
        show(page)
        expect(page.locator(".pw-row circle")).to_have_count(0)
        expect(page.locator(".pw-row").nth(3).locator(".pw-die text")).to_have_text(
            ["12", "25", "3"]
        )


class TestDeclining:
    def test_is_offered_where_moving_is_free(self, page: Page) -> None:
        """Pachisi obliges nobody to move."""
        board = show(page)
        expect(board.action("pass")).to_have_text("No mover")
        board.action("pass").click()
        assert sent(board) == [{"intent": "pass"}]

    def test_is_called_passing_where_nothing_can_move(self, page: Page) -> None:
        """The same intent."""
        board = show(page, snapshot=cloth.snapshot(moves=[]))
        expect(board.action("pass")).to_have_text("Pasar")


class TestFigures:
    def test_a_stack_is_drawn_once_with_its_number(self, page: Page) -> None:
        """Layers, and ×3; only its leader can be reached."""
        board = show(page)
        expect(board.piece("R2")).to_have_count(0)
        expect(board.piece("R1").locator(".edge")).to_have_count(3)
        expect(board.piece("R1").locator(".on-badge")).to_have_text("×3")

    def test_several_on_a_square_can_be_counted(self, page: Page) -> None:
        """They stand apart, and small stacks carry their number on themselves."""
        board = show(page, snapshot=cloth.crowded())
        boxes = [board.piece(name).locator(".edge").last.bounding_box() for name in
                 ("Y1", "Y3", "K1")]  # fmt: skip
        corners = {(round(box["x"]), round(box["y"])) for box in boxes if box}
        assert len(corners) == 3
        expect(board.piece("K1").locator(".label")).to_have_text("×3")

    @pytest.mark.parametrize(
        ("name", "sign", "count"),
        [
            ("Y1", ".heading", 1),
            ("Y1", ".hollow", 0),
            ("Y2", ".hollow", 1),
            ("Y2", ".heading", 1),
            ("Y4", ".crown", 1),
            ("Y4", ".light", 1),
            ("Y3", ".badge", 1),
            ("G3", ".tick", 1),
            ("G3", ".hollow", 1),
            ("R4", ".hollow", 0),
            ("K3", ".heading", 0),
        ],
    )
    def test_a_look_has_its_sign(self, page: Page, name: str, sign: str, count: int) -> None:
        """Chevron, hollow, crown, lap, a dot for a capture, a tick: shapes, not only colours."""
        expect(show(page).piece(name).locator(sign)).to_have_count(count)

    def test_a_held_castle_is_framed_with_its_holders_shapes(self, page: Page) -> None:
        """Two holders take turns along the frame, and have a corner each."""
        show(page, snapshot=cloth.crowded())
        expect(page.locator(".pw-under .held")).to_have_count(2)
        expect(page.locator(".pw-under .holder.second.s-K")).to_have_count(2)
        for colour in "YK":
            expect(page.locator(f".pw-under .body.{colour}")).to_have_count(2)

    def test_a_stack_that_can_be_captured_has_one_badge(self, page: Page) -> None:
        """And is a target itself."""
        board = show(page, snapshot=cloth.crowded())
        board.piece("Y4").click()
        expect(page.locator(".pw-badge")).to_have_count(1)
        board.piece("R1").click()
        assert sent(board) == [{"intent": "play", "move": 0}]

    def test_a_refusal_is_marked_as_on_parchis(self, page: Page) -> None:
        """Numbered way, octagon, framed castle, the square not reached."""
        show(page, snapshot=cloth.refusal())
        expect(page.locator(".pw-step")).to_have_text([str(n) for n in range(1, 9)])
        for mark in (".pw-frame", ".pw-hatching", ".pw-unreached", ".pw-over .pw-stop"):
            expect(page.locator(mark)).to_have_count(1)

    def test_a_long_way_is_numbered_in_fives(self, page: Page) -> None:
        """While its move is pointed at; where a piece stands no number hides it."""
        show(page)
        page.locator('[data-move="0"]').hover()
        expect(page.locator(".pw-step")).to_have_text(["5", "10", "15"])

    def test_the_legend_explains_what_the_game_has(self, page: Page) -> None:
        """With the sign on the way to a Queen, and a second lap once there is one."""
        board = show(page)
        expect(page.locator(".pw-legend li")).to_contain_text(
            ["de ida", "de vuelta", "Reina", "una captura", "tres juntas", "segunda vuelta"]
        )
        board.update(snapshot=samples.snapshot(revision=2), drawing=samples.drawing())
        expect(page.locator(".pw-legend")).to_be_hidden()


class TestTheCharkoni:
    def test_is_home_while_nothing_is_selected(self, page: Page) -> None:
        """Its first piece that may enter."""
        enter = cloth.move("R4", 0, 10, "R4 entra", spot=cloth.square("R4", 1), way=["home"])
        board = show(page, snapshot=cloth.snapshot(turn="R", pending=[10], moves=[enter]))
        self.click(page, "R")
        expect(board.piece("R4")).to_have_attribute("aria-pressed", "true")

    def test_is_the_goal_for_a_piece_on_its_way(self, page: Page) -> None:
        """A target where it can be reached, else a try."""
        board = show(page)
        board.piece("Y3").click()
        token(board, 1).click()
        self.click(page, "Y")
        expected = {"intent": "try", "piece": "Y3", "count": 10, "target": "goal"}
        assert sent(board) == [expected]

    def click(self, page: Page, colour: str) -> None:
        """Click into a colour's triangle, away from pieces."""
        box = page.locator(f'[data-home="{colour}"] .part').bounding_box()
        assert box
        side = {"Y": (0.12, 0.92), "R": (0.92, 0.12)}[colour]
        page.mouse.click(box["x"] + side[0] * box["width"], box["y"] + side[1] * box["height"])


class TestTheKeyboard:
    def test_has_one_tab_stop_on_the_cloth(self, page: Page) -> None:
        """Tokens are ordinary buttons beside it."""
        show(page)
        assert page.locator(".pw-board [tabindex='0']").count() == 1
        page.keyboard.press("Tab")
        assert self.focus(page) == {"piece": "Y1"}
        page.keyboard.press("Tab")
        assert self.focus(page)["action"] == "token"

    def test_plays_a_sum(self, page: Page) -> None:
        """The throws, the piece, its target."""
        board = show(page)
        for place in (0, 2):
            token(board, place).focus()
            page.keyboard.press("Space")
        board.piece("Y1").focus()
        page.keyboard.press("Enter")
        assert self.focus(page)["target"] == "31"
        page.keyboard.press("Enter")
        assert sent(board) == [{"intent": "play", "move": 4}]

    def test_goes_among_figures_and_along_the_track(self, page: Page) -> None:
        """Pieces inside a stack are passed over."""
        board = show(page, snapshot=cloth.crowded())
        board.piece("Y1").focus()
        page.keyboard.press("Shift+ArrowDown")
        assert self.focus(page)["piece"] == "Y3"
        page.keyboard.press("ArrowRight")
        assert self.focus(page)["square"] == str(int(cloth.square("Y1", 21)) + 1)

    def focus(self, page: Page) -> dict[str, str]:
        """Give the data of what has the focus, without its keys."""
        data: dict[str, str] = page.evaluate("({...document.activeElement.dataset})")
        return {k: v for k, v in data.items() if k not in {"key", "place", "targetKey"}}


class TestThoseWhoListen:
    def test_hear_figures_with_their_looks(self, page: Page) -> None:
        """A stack's numbers, where it stands, how it is dressed."""
        board = show(page)
        for name, words in {
            "R1": "fichas rojas 1, 2 y 3, tres juntas, brazo negro, lado izquierdo 7",
            "Y2": "ficha amarilla 2, brazo amarillo, centro 4, de vuelta",
            "Y4": "ficha amarilla 4, brazo negro, lado izquierdo 4, castillo, Reina, vuelta 2",
            "G3": "ficha verde 3, Charkoni, terminada",
        }.items():
            expect(board.piece(name)).to_have_attribute("aria-label", words)

    def test_hear_who_holds_a_castle(self, page: Page) -> None:
        """In the reader's language."""
        show(page, "en")
        castle = page.locator(f'[data-square="{cloth.square("K2", 59)}"]')
        expect(castle).to_have_attribute(
            "aria-label", "red arm, tip, castle, one black piece, held by Black"
        )

    def test_hear_what_a_token_is(self, page: Page) -> None:
        """A toggle with its count."""
        board = show(page)
        expect(token(board, 0)).to_have_attribute("aria-label", "Usar la tirada de 25")


class TestTheLayout:
    @pytest.mark.parametrize("width", WIDTHS)
    @pytest.mark.parametrize("lang", ["es", "en"])
    def test_nothing_overflows(self, page: Page, width: int, lang: str) -> None:
        """From 320 px up, tokens and table included."""
        page.set_viewport_size({"width": width + 16, "height": 900})
        board = show(page, lang, width="auto")
        token(board, 0).click()
        spilled = page.locator(".pw *:not(.pw-heard *, svg *)").evaluate_all(
            """(all) => { const right = document.querySelector('.pw').getBoundingClientRect().right;
              return all.filter((one) => one.getBoundingClientRect().right > right + 1)
                .map((one) => one.outerHTML.slice(0, 80)); }"""
        )
        assert spilled == []

    @pytest.mark.parametrize("width", WIDTHS)
    def test_buttons_and_tokens_are_44_px_high(self, page: Page, width: int) -> None:
        """As those of Parchís."""
        show(page, width=f"{width}px")
        heights = page.locator(".pw button:visible:not(.pw-chip)").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().height)"
        )
        assert min(heights) >= 44

    @pytest.mark.parametrize("width", WIDTHS)
    def test_the_panel_never_resizes_the_board(self, page: Page, width: int) -> None:
        """Whatever is thrown."""
        page.set_viewport_size({"width": width + 16, "height": 900})
        board = show(page, width="auto")
        before = page.locator(".pw-board svg").bounding_box()
        board.update(snapshot=cloth.waiting(revision=2))
        assert page.locator(".pw-board svg").bounding_box() == before

    def test_two_boards_on_a_page_keep_their_own_looks(self, page: Page) -> None:
        """Each drawing brings its rules, and they reach no other."""
        board = show(page)
        fill = "one => getComputedStyle(one).fill"
        cloths = page.locator(".cloth > .squares > path").first
        before = cloths.evaluate(fill)
        page.evaluate("addView(document.body)")
        board.update(drawing=samples.drawing(), snapshot=samples.snapshot(revision=2))
        expect(page.locator(".parchis")).to_have_count(2)
        assert page.locator(".parchis > .squares > path").first.evaluate(fill) != before


def test_a_click_that_takes_the_focus_from_the_panel_counts(page: Page) -> None:
    """Leaving a move's button redraws the board; the piece pressed on stays the same node."""
    board = BoardPage(page, drawing=cloth.drawing(), snapshot=cloth.snapshot(), hints=True)
    page.locator("[data-move]").first.focus()
    board.piece("Y3").click()
    expect(board.piece("Y3")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-move]").first.focus()
    board.target("69").click()
    assert [intent["intent"] for intent in board.sent] == ["play"]
