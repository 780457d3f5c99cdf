"""Games played with the keyboard alone, by what focus and names say: nothing is out of reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from tests.browser.keyboard import AFTER, Heard, KeyboardPlayer
from tests.browser.live import LiveBoard
from tests.browser.states import show

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "clasico": (60, {"players": 2, "seed": 1}),
    "clasico.parejas": (30, {"seed": 3}),
    "dos_dados": (30, {"seed": 1}),
    "pachisi": (40, {"seed": 1}),
    "chaupar": (20, {"seed": 1}),
}
TELLING = (
    "refused", "statement opened", "earlier ply", "Python lost", "new game", "game over",
    "cloth throws added",
)  # fmt: skip
"""States that among them have everything that can be pressed."""
PLAYED_ALONE = {"Tab", "Shift"}
"""What the host hears when the focus passes; all other keys are the widget's."""


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_game_is_played_with_the_keyboard_alone(page: Page, ruleset: str) -> None:
    """The focus is never lost, and the host hears nothing but Tab."""
    plies, options = GAMES[ruleset]
    game = pw.Game(ruleset, **options)
    player = KeyboardPlayer(LiveBoard(page, pw.Board(game)))
    assert player.play(plies) == plies
    assert game.ply == plies
    assert player.leaked <= PLAYED_ALONE


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ruleset", "options"),
    [("clasico", {"players": 2, "seed": 1}), ("pachisi", {"players": 2, "seed": 2})],
)
def test_a_whole_game_is_played_with_the_keyboard_alone(
    page: Page, ruleset: str, options: dict[str, Any]
) -> None:
    """To the last piece."""
    game = pw.Game(ruleset, **options)
    player = KeyboardPlayer(LiveBoard(page, pw.Board(game)))
    played = player.play(5000)
    assert game.phase == "over"
    assert played == game.ply
    assert player.leaked <= PLAYED_ALONE


@pytest.mark.parametrize("state", TELLING)
def test_nothing_that_is_pressed_loses_the_focus(page: Page, state: str) -> None:
    """Each tab stop has a name; Enter on it, what vanishes with it or not, leaves one focused."""
    player = KeyboardPlayer(show(page, state))
    pressed: list[Heard] = []
    while (heard := player.press("Tab")).name != AFTER:
        assert heard.name
        if heard.name not in {other.name for other in pressed}:
            pressed.append(heard)
            player.act()
            player.act("Escape")
    assert pressed[0].isOnBoard
    assert len(pressed) > 6
    assert player.leaked <= PLAYED_ALONE


@pytest.mark.parametrize("state", TELLING)
def test_the_board_is_one_tab_stop(page: Page, state: str) -> None:
    """The first; whatever is on it is reached by arrows."""
    player = KeyboardPlayer(show(page, state))
    stops = []
    while (heard := player.press("Tab")).name != AFTER:
        stops.append(heard.isOnBoard)
    assert stops == [True] + [False] * (len(stops) - 1)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_passing_keeps_the_focus_in_the_panel(page: Page, key: str) -> None:
    """Its button vanishes: the next throw is what comes next."""
    position = "clasico; Y home*4; R home*4; turn Y; throw 3"
    player = KeyboardPlayer(LiveBoard(page, pw.Board(pw.Game.from_position(position, seed=1))))
    assert player.tab_to(player.words["pass"])
    assert player.act(key).name == player.words["throw"]


def test_a_new_game_keeps_the_focus_at_its_form(page: Page) -> None:
    """Sent with Enter from the field, which vanishes."""
    player = KeyboardPlayer(show(page, "new game"))
    player.tab_to(player.words["seed_optional"])
    assert player.act().name == player.words["new_game"]


def test_a_refusal_is_asked_for_and_left_with_the_keyboard(page: Page) -> None:
    """With Shift all own pieces are reached; the verdict is spoken, and play goes on."""
    board = show(page, "moves offered")
    player = KeyboardPlayer(board)
    heard = player.go_to_board()
    while "1" not in heard.name.split(",")[0]:
        heard = player.press("Shift+ArrowDown")
    player.act()
    assert "hay una barrera roja en la casilla 12" in board.spoken
    assert player.press("Escape").name.startswith("ficha amarilla 1")
    assert player.press("Escape").name == player.words["throw"]
    assert player.move()
    assert board.board.game.ply == 1
