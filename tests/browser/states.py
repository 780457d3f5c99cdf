"""The states in which a board can be, each reached on a real game by what a reader does."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playwright.sync_api import expect

import parchis_widgets as pw
from tests.browser.live import LiveBoard
from tests.game.play import step

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

BARRED = (
    "clasico; Y 8 40 c4 goal; B 45 63 home*2; R 12 12 c2 home; G 27 27 63 home; turn Y; throw 5"
)
"""Y1 is barred on 12, Y2 can capture on 45; red and green hold barriers."""
BRIDGED = "clasico.parejas; Y 8 30 goal*2; B home; R 13 home*3; G home; turn Y; throw 5"
"""Y1 can join its partner's piece on 13, or capture it."""


@dataclass(frozen=True)
class State:
    """A game, and what is done on its board."""

    game: Callable[[], pw.Game]
    act: Callable[[LiveBoard], None] = lambda board: None


def show(
    page: Page, name: str, *, lang: str = "es", width: str = "900px", **options: str | bool
) -> LiveBoard:
    """Show a board in one of the states."""
    state = STATES[name]
    board = LiveBoard(page, pw.Board(state.game(), lang=lang, **options), width=width)  # type: ignore[arg-type]
    state.act(board)
    return board


def position(text: str) -> Callable[[], pw.Game]:
    """Give a game that begins at a position."""
    return lambda: pw.Game.from_position(text, seed=1)


def played(ruleset: str, plies: int, seed: int = 4) -> Callable[[], pw.Game]:
    """Give a game after so many plies at random, or at its end."""

    def game() -> pw.Game:
        made, chooser = pw.Game(ruleset, seed=seed), random.Random(seed)
        while made.ply < plies and made.phase != "over":
            step(made, chooser)
        return made

    return game


def thrown(*throws: int) -> Callable[[], pw.Game]:
    """Give a game of the cloth with throws to be used."""

    def game() -> pw.Game:
        made = played("pachisi", 120)()
        while made.phase != "throw":
            step(made, random.Random(1))
        for one in throws:
            made.throw(one)
        return made

    return game


def choose(name: str) -> Callable[[LiveBoard], None]:
    """Choose a piece."""
    return lambda board: board.piece(name).click()


def press(action: str) -> Callable[[LiveBoard], None]:
    """Press a button, the first of its name."""
    return lambda board: board.action(action).first.click()


def choose_a_movable_one(board: LiveBoard) -> None:
    """Choose the first piece that may move."""
    board.page.locator(".pw-movable").first.click(force=True)
    expect(board.page.locator("[data-target]").first).to_be_visible()


def be_asked(board: LiveBoard) -> None:
    """Choose a target on which two moves end."""
    board.piece("Y1").click()
    board.page.locator("[data-target]").first.click()
    expect(board.page.locator(".pw-asking")).to_be_visible()


def be_refused(board: LiveBoard) -> None:
    """Try a piece that is barred."""
    board.piece("Y1").click()
    expect(board.page.locator("[data-part=elsewhere]")).to_be_visible()
    expect(board.page.locator("[data-part=would]")).to_be_visible()


def open_a_statement(board: LiveBoard) -> None:
    """Read the rule behind a refusal."""
    be_refused(board)
    board.action("statement").first.click()


def lose_python(board: LiveBoard) -> None:
    """End the kernel."""
    board.page.evaluate("model.comm_live = false; model.emit('comm_live_update')")
    expect(board.page.locator(".pw-status")).not_to_be_empty()


def play_on(board: LiveBoard) -> None:
    """Play the game from its beginning; the clock stands still there."""
    board.page.clock.install()
    board.action("play-on").click()


def pick_two_throws(board: LiveBoard) -> None:
    """Add up the first two of the throws to be used."""
    for place in range(2):
        board.page.locator(".pw-token").nth(place).click()


STATES = {
    "waiting for a throw": State(lambda: pw.Game("clasico", players=2, starter="Y", seed=1)),
    "opening thrown": State(lambda: pw.Game("clasico", seed=1)),
    "moves offered": State(position(BARRED)),
    "targets shown": State(position(BARRED), choose("Y2")),
    "asked among moves": State(position(BRIDGED), be_asked),
    "refused": State(position(BARRED), be_refused),
    "statement opened": State(position(BARRED), open_a_statement),
    "half played": State(played("clasico", 150)),
    "earlier ply": State(played("clasico", 150), press("previous")),
    "playing": State(played("clasico", 150), play_on),
    "game over": State(played("clasico", 10_000)),
    "Python lost": State(played("clasico", 150), lose_python),
    "new game": State(position(BARRED), press("new")),
    "cloth waiting": State(lambda: pw.Game("pachisi", seed=1)),
    "cloth throws to use": State(thrown(10, 25, 3)),
    "cloth throws added": State(thrown(10, 25, 3), pick_two_throws),
    "cloth targets": State(thrown(10, 25, 3), choose_a_movable_one),
    "cloth earlier ply": State(played("pachisi", 150), press("previous")),
    "long dice": State(played("chaupar", 151)),
    "cloth over": State(played("pachisi", 10_000)),
}
