"""Python beside the board: traits that can be set and observed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import parchis_widgets as pw
from tests.game.play import step
from tests.widgets.pages import BoardPage

BARRED = "clasico; Y 8 24 40 goal; R 12 12 home*2; turn Y; throw 5"
TOLD = ("ply", "turn", "phase", "position", "refusal")


@pytest.fixture
def page() -> BoardPage:
    return BoardPage(pw.Board(pw.Game.from_position(BARRED, seed=1)))


def test_what_the_board_tells_is_what_the_game_is(page: BoardPage) -> None:
    """After whatever was played, wherever it was played."""
    game, chooser = page.board.game, random.Random(1)
    for _ in range(60):
        step(game, chooser)
        told = [getattr(page.board, name) for name in TOLD]
        assert told == [game.ply, game.turn, game.phase, str(game.position), None]


def test_whoever_observes_finds_all_of_the_same_moment(page: BoardPage) -> None:
    """Whichever trait's change it is."""
    seen: list[tuple[Any, ...]] = []

    def look(change: dict[str, Any]) -> None:
        board, game = page.board, page.board.game
        seen.append((change["name"], board.ply == game.ply, board.position == str(game.position)))
        assert board.snapshot["ply"] == game.ply
        assert board.snapshot["note"] is None or board.refusal is None

    page.board.observe(look, list(TOLD))
    page.board.game.play(("Y2", 5))
    assert {name for name, *_ in seen} == {"ply", "turn", "phase", "position"}
    assert all(ply and position for _, ply, position in seen)


def test_a_refusal_is_told_and_forgotten(page: BoardPage) -> None:
    heard: list[Any] = []
    page.board.observe(lambda change: heard.append(change["new"]), "refusal")
    page.ask("try", piece="Y1")
    page.ask("try", piece="Y1", target=13)
    page.board.game.play(("Y2", 5))
    assert heard == [
        {
            "piece": "Y1",
            "count": 5,
            "code": "barrier",
            "statement": "CLA-16",
            "text": "La ficha amarilla 1 no puede contar 5: hay una barrera roja en la casilla 12.",
        },
        {
            "piece": "Y1",
            "place": "14",
            "code": "other-square",
            "statement": "CLA-07",
            "text": "La ficha amarilla 1 no puede ir a la casilla 14: queda a 6 casillas, "
            "y ahora toca contar 5.",
        },
        None,
    ]


def test_what_may_be_done_is_no_refusal(page: BoardPage) -> None:
    page.ask("try", piece="Y1")
    page.ask("try", piece="Y2")
    assert page.board.refusal is None


def test_the_language_is_that_of_everything(page: BoardPage) -> None:
    """The refusal on show, names of squares, labels, rows of the timeline."""
    page.board.game.play(("Y2", 5))
    page.board.game.undo()
    page.ask("try", piece="Y1")
    page.board.lang = "en"
    board = page.board
    assert board.refusal["text"] == board.snapshot["note"]["title"]
    assert board.refusal["text"] == "Yellow 1 cannot count 5: there is a red barrier on square 12."
    assert board.labels["throw"] == "Throw"
    assert board.drawing["names"][11].startswith("square 12")
    assert board.options["lang"] == "en"
    assert board.frames_0[1]["row"]["text"] == "Y2 24 → 29"
    board.lang = "es"
    assert board.frames_0[1]["row"]["text"] == "A2 24 → 29"


def test_size_and_colours_are_changed(page: BoardPage) -> None:
    revision = page.board.snapshot["revision"]
    page.board.large, page.board.palette = True, "okabe_ito"
    assert (page.board.options["large"], page.board.options["palette"]) == (True, "okabe_ito")
    assert page.board.snapshot["revision"] == revision + 2


def test_another_game_is_shown_and_followed_and_the_first_no_more(page: BoardPage) -> None:
    before, now = page.board.game, pw.Game("pachisi", seed=1)
    page.board.game = now
    assert page.board.setup["rules"]["id"] == "pachisi"
    assert page.board.drawing["kind"] == "cloth"
    revision = page.board.snapshot["revision"]
    before.play(("Y2", 5))
    assert page.board.snapshot["revision"] == revision
    now.throw()
    assert (page.board.ply, page.board.snapshot["ply"]) == (1, 1)
    assert len(before._watchers) == 0


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("game", "clasico", "se esperaba una partida, un Game, no 'clasico'"),
        ("game", None, "se esperaba una partida"),
        ("lang", "fr", "fr"),
        ("lang", ["es"], "es"),
        ("large", "no", "large"),
        ("large", 1, "large"),
        ("palette", "pink", "okabe_ito"),
        ("palette", None, "okabe_ito"),
    ],
)
def test_what_is_no_such_thing_is_refused_and_changes_nothing(
    page: BoardPage, name: str, value: object, said: str
) -> None:
    before = getattr(page.board, name), page.board.snapshot
    with pytest.raises(ValueError, match=said):
        setattr(page.board, name, value)
    assert (getattr(page.board, name), page.board.snapshot) == before


@pytest.mark.parametrize("name", TOLD)
def test_what_the_board_tells_cannot_be_set(page: BoardPage, name: str) -> None:
    with pytest.raises(ValueError, match=f"{name} dice cómo está la partida"):
        setattr(page.board, name, None)


def test_no_page_hears_of_these_traits_nor_sets_them(page: BoardPage) -> None:
    names = {*TOLD, "game", "lang", "large", "palette"}
    assert not names & set(page.board.keys)
    page.board.set_state({"lang": "en", "ply": 5})
    assert (page.board.lang, page.board.ply) == ("es", 0)


def test_the_editor_hands_its_language_on() -> None:
    assert pw.Editor(lang="en").game().lang == "en"
