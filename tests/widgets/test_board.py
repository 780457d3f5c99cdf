"""The board's Python side: it follows its game and does only what it understands."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

import parchis_widgets as pw
from parchis_widgets.widgets.board import _INTENTS
from parchis_widgets.widgets.export.still import still
from parchis_widgets.widgets.protocol.messages import FIELDS
from parchis_widgets.widgets.watching import follow
from tests.widgets.pages import BoardPage


@pytest.fixture
def page() -> BoardPage:
    return BoardPage(pw.Board("clasico", players=2, starter="Y", seed=1))


def test_a_game_can_be_played_by_messages(page: BoardPage) -> None:
    """Throwing, moving, going back and forth: the game follows the page."""
    game = page.board.game
    game.throw(5)
    page.ask("play", move=2)
    assert game.position["Y3"] == "5"
    page.ask("throw")
    assert page.board.snapshot["thrown"]["shown"] == list(game.position.saved.throws)
    page.ask("undo")
    page.ask("undo")
    assert game.position["Y3"] == "home"
    page.ask("redo")
    assert game.position["Y3"] == "5"
    page.ask("go", ply=0)
    assert game.ply == 0
    assert page.answers == []


def test_the_board_follows_its_game(page: BoardPage) -> None:
    """What is played in a cell shows, with what happened in words."""
    before = page.board.snapshot["revision"]
    page.board.game.throw(5)
    page.board.game.play(("Y1", 5))
    shown = page.board.snapshot
    assert shown["revision"] > before
    assert shown["note"]["title"] == "La ficha amarilla 1 sale de casa."
    assert shown["note"]["statement"]["id"] == "CLA-06"
    frame = page.board.frames_1[0]
    assert frame["pieces"]["Y1"]["place"] == "5"
    assert frame["row"]["text"] == "A1 casa → 5"


def test_two_boards_of_one_game_agree(page: BoardPage) -> None:
    """A message to one of them shows on both."""
    other = pw.Board(page.board.game, lang="en")
    page.ask("throw")
    assert other.snapshot["thrown"] == page.board.snapshot["thrown"]
    assert (other.snapshot["ply"], other.snapshot["revision"]) == (1, 2)


def test_a_refusal_says_why_and_what_to_mark() -> None:
    """The barrier's rule, its square, the way up to it, and where the piece would have gone."""
    game = pw.Game.from_position("clasico; Y 8 24 40 goal; R 12 12 home*2; turn Y; throw 5")
    page = BoardPage(pw.Board(game))
    page.ask("try", piece="Y1", count=5, target=None)
    note = page.board.snapshot["note"]
    assert note["kind"] == "refused"
    assert note["title"] == (
        "La ficha amarilla 1 no puede contar 5: hay una barrera roja en la casilla 12."
    )
    assert note["statement"]["id"] == "CLA-16"
    assert (note["squares"], note["pieces"]) == ([11], ["R1", "R2"])
    assert (note["way"], note["stop"], note["reach"]) == ([[7, 12]], 4, 12)
    assert game.ply == 0


@pytest.mark.parametrize(
    ("target", "said", "statement"),
    [
        (77, "casilla 3 del pasillo azul: en un pasillo solo entran las fichas de", "CLA-19"),
        (20, "no puede ir a la casilla 21: queda a 13 casillas, y ahora toca contar 5", "CLA-07"),
        (3, "no puede ir a la casilla 4: al acabar la vuelta gira hacia su pasillo", "CLA-19"),
        ("home", "no puede ir a casa: las fichas nunca van hacia atrás", "CLA-07"),
    ],
)
def test_a_try_at_a_place_is_answered_about_that_place(
    target: int | str, said: str, statement: str
) -> None:
    """By its number in the cross: any square, home, goal."""
    game = pw.Game.from_position("clasico; Y 8 24 40 goal; R home*4; turn Y; throw 5")
    page = BoardPage(pw.Board(game))
    page.ask("try", piece="Y1", target=target)
    note = page.board.snapshot["note"]
    assert said in note["title"]
    assert note["statement"]["id"] == statement
    assert (page.answers, game.ply) == ([], 0)


@pytest.mark.parametrize("target", [96, -1, 2**20, "12", "casa"])
def test_a_place_that_the_board_does_not_have_is_refused(target: int | str) -> None:
    page = BoardPage(pw.Board(pw.Game.from_position("clasico; Y 8; R 1; turn Y; throw 5")))
    page.ask("try", piece="Y1", target=target)
    assert page.answers[0]["text"] == "No se ha hecho nada: esa casilla no es del tablero"


def test_of_a_piece_alone_it_is_told_what_it_can_do_or_why_nothing() -> None:
    """A try never plays."""
    game = pw.Game.from_position("pachisi; Y 8 home*3; R 14 home*3; turn Y; throw 12 3")
    page = BoardPage(pw.Board(game))
    page.ask("try", piece="Y1")
    note = page.board.snapshot["note"]
    assert note["kind"] == "legal"
    assert note["title"] == (
        "Es legal: A1, de la casilla 8: cuenta 3, 12 o 15, hasta las casillas 11, 20 o 23."
    )
    page.ask("try", piece="Y2")
    assert page.board.snapshot["note"]["kind"] == "refused"
    assert game.ply == 0


def test_with_throws_chosen_their_sum_is_asked_about() -> None:
    """A 12 is told where the 12 leads."""
    game = pw.Game.from_position("pachisi; Y 8 home*3; R 14 home*3; turn Y; throw 3 12")
    page = BoardPage(pw.Board(game))
    page.ask("try", piece="Y1", count=12, target=10)
    assert "contando 12: eso la lleva a la casilla 20" in page.board.snapshot["note"]["title"]


def test_it_can_be_asked_at_an_earlier_ply() -> None:
    """Of how the game stood then; the note says at which."""
    game = pw.Game.from_position("clasico; Y 8 home*3; R 12 12 home*2; turn Y", seed=1)
    page = BoardPage(pw.Board(game))
    game.throw(3)
    game.play(("Y1", 3))
    page.ask("try", piece="Y1", target=12, ply=1)
    note = page.board.snapshot["note"]
    assert note["title"].startswith(
        "La ficha amarilla 1 no puede ir a la casilla 13: queda a 5 casillas"
    )
    assert note["ply"] == 1
    page.ask("try", piece="Y1", target=10, ply=1)
    note = page.board.snapshot["note"]
    assert (note["kind"], note["ply"]) == ("legal", 1)
    page.ask("try", piece="Y1", ply=0)
    assert "antes hay que tirar" in page.board.snapshot["note"]["title"]
    page.ask("try", piece="Y1", ply=2)
    assert "ply" not in page.board.snapshot["note"]
    page.ask("try", piece="Y1", ply=3)
    assert len(page.answers) == 1
    assert game.ply == 2


def test_an_overshoot_leads_to_the_goal_and_tells_what_is_left_over() -> None:
    game = pw.Game.from_position("clasico; Y c4 home*3; R home*4; turn Y; throw 6")
    page = BoardPage(pw.Board(game))
    page.ask("try", piece="Y1")
    note = page.board.snapshot["note"]
    assert (note["way"][-1], note["reach"], note["surplus"]) == ("goal", "goal", 2)


def test_nothing_is_given_away_unless_it_is_wished() -> None:
    """Why pieces cannot move is told beforehand only with the switch on, and by count."""
    game = pw.Game.from_position("pachisi; Y 8 home*3; R 14 home*3; turn Y; throw 12 3")
    page = BoardPage(pw.Board(game))
    assert "reasons" not in page.board.snapshot
    page.ask("hints", on=True)
    told = page.board.snapshot["reasons"]
    assert {(one["piece"], one["count"]) for one in told} == {
        (piece, count) for piece in ("Y2", "Y3", "Y4") for count in (12, 3)
    }
    assert page.board.options["hints"] is True
    page.ask("hints", on=False)
    assert "reasons" not in page.board.snapshot


@pytest.mark.parametrize("on", [1, None, "yes", [True]])
def test_the_switch_is_on_or_off(page: BoardPage, on: object) -> None:
    page.ask("hints", on=on)
    assert page.board.options["hints"] is False
    assert len(page.answers) == 1


def test_the_setup_tells_what_a_game_keeps() -> None:
    """Its rules and players, its dice, how throws are used, the looks to be explained."""
    setup = pw.Board("clasico", players=2, starter="Y", seed=1).setup
    assert (setup["rules"]["id"], setup["players"], setup["seed"]) == (
        "clasico",
        [["Y"], ["R"]],
        "1",
    )
    chances = [[face, pytest.approx(1 / 6)] for face in range(1, 7)]
    assert setup["thrower"] == {"kind": "dice", "table": [], "chances": chances}
    assert (setup["adds"], setup["legend"]) == (False, [])
    cloth = pw.Board("pachisi", seed=1).setup
    assert cloth["thrower"]["table"] == [6, 10, 2, 3, 4, 25, 12]
    assert sum(chance for _, chance in cloth["thrower"]["chances"]) == pytest.approx(1)
    assert (cloth["adds"], cloth["legend"]) == (True, ["out", "back", "queen", "stack"])


def test_a_move_leaves_out_what_goes_without_saying(page: BoardPage) -> None:
    """One piece, one throw, nothing taken; the rest is told."""
    page.board.game.throw(5)
    told = {"piece", "count", "target", "way", "text"}
    assert all(set(move) == told for move in page.board.snapshot["moves"])
    taking = pw.Game.from_position("clasico; Y 8 home*3; R 14 home*3; turn Y; throw 6")
    (capture,) = pw.Board(taking).snapshot["moves"]
    assert set(capture) - told == {"captures"}


@pytest.mark.parametrize(
    "content",
    [
        None,
        7,
        "throw",
        [],
        {},
        {"intent": "jump", "revision": 1},
        {"intent": ["throw"], "revision": 1},
        {"intent": "throw"},
        {"intent": "throw", "revision": "1"},
        {"intent": "throw", "revision": True},
        {"intent": "throw", "revision": 1, "faces": [6]},
        {"intent": "play", "revision": 1},
        {"intent": "play", "revision": 1, "move": "0"},
        {"intent": "play", "revision": 1, "move": 1.0},
        {"intent": "play", "revision": 1, "move": 99},
        {"intent": "play", "revision": 1, "move": -1},
        {"intent": "go", "revision": 1, "ply": 10**30},
        {"intent": "go", "revision": 1, "ply": 5},
        {"intent": "try", "revision": 1, "piece": "<b>Y1</b>", "count": 5},
        {"intent": "try", "revision": 1, "piece": "Y1" * 10_000, "count": 5},
        {"intent": "try", "revision": 1, "piece": None, "count": 5},
        {"intent": "try", "revision": 1, "piece": "Y1", "count": 5, "target": [5]},
        {"intent": "try", "revision": 1, "piece": "Y1", "count": 5, "target": 2**40},
        {"intent": "new", "revision": 1, "seed": "x"},
        {"intent": "undo", "revision": 1},
        {"intent": "pass", "revision": 1},
    ],
)
def test_a_message_that_makes_no_sense_changes_nothing(page: BoardPage, content: object) -> None:
    """It is answered with what was expected; the game and its record are as before."""
    before = page.board.game.record
    page.send(content)
    assert page.board.game.record == before
    assert [answer["type"] for answer in page.answers] == ["error"]
    assert page.answers[0]["text"].startswith("No se ha hecho nada: ")


def test_a_late_message_makes_no_second_move(page: BoardPage) -> None:
    """Two clicks on one picture of the board throw once."""
    message = {"intent": "throw", "revision": page.board.snapshot["revision"]}
    page.send(message)
    page.send(message)
    assert page.board.game.ply == 1
    assert page.answers == [
        {"type": "error", "text": "El tablero ya había cambiado: no se ha hecho nada."}
    ]


def test_every_intent_is_known_to_the_board() -> None:
    """What the schema lets through has somebody to do it."""
    assert set(_INTENTS) == set(FIELDS)


def test_a_new_game_begins_in_place(page: BoardPage) -> None:
    """The name in the notebook goes on meaning the game on the board."""
    game = page.board.game
    game.throw(5)
    page.ask("new", seed=99)
    assert page.board.game is game
    assert (game.ply, game.seed) == (0, 99)
    assert page.board.snapshot["ply"] == 0


def test_a_game_does_not_keep_its_boards_alive() -> None:
    """A board that nobody shows any more is not told, nor kept."""
    game, follower = pw.Game("clasico", seed=1), Follower()
    follow(game, follower.changed)
    alive = weakref.ref(follower)
    del follower
    gc.collect()
    assert alive() is None
    game.throw()


class Follower:
    """Something that follows a game and must not be told once it is gone."""

    def changed(self) -> None:
        raise AssertionError


def test_a_board_speaks_as_its_game_unless_asked_otherwise() -> None:
    """The game's language is the board's default; a board can be read in another."""
    game = pw.Game("clasico", seed=1, lang="en")
    assert (pw.Board(game).lang, pw.Board(game, lang="es").lang) == ("en", "es")
    fresh = pw.Board("clasico", lang="en")
    assert (fresh.lang, fresh.game.lang) == ("en", "en")


def test_a_closed_board_follows_its_game_no_longer() -> None:
    """Others of the same game do."""
    game = pw.Game("clasico", seed=1)
    closed, other = pw.Board(game), pw.Board(game)
    closed.close()
    game.throw()
    assert (closed.snapshot["ply"], other.snapshot["ply"]) == (0, 1)


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"lang": "fr"}, "unknown language 'fr': expected one of es or en"),
        ({"palette": "neon"}, "palette cannot be 'neon': expected one of printed or okabe_ito"),
        ({"large": "no"}, "large: expected True or False, not .no."),
        ({"theme": "blue"}, "theme cannot be 'blue': expected one of auto, light or dark"),
        ({"game": "ludo"}, "unknown ruleset 'ludo'"),
        ({"game": pw.Game("clasico", seed=1), "players": 2}, "players: these belong to the game"),
    ],
)
def test_an_option_that_does_not_exist_is_refused(options: dict[str, Any], expected: str) -> None:
    """The message lists those that do."""
    with pytest.raises(ValueError, match=expected):
        pw.Board(**options)


def test_a_board_tells_itself_the_same_each_time(page: BoardPage) -> None:
    """No address of an object, so that notebooks compare equal."""
    assert repr(page.board) == "Board(Game('clasico', players='YR', seed=1))"


def test_a_viewer_without_widgets_shows_the_picture(page: BoardPage) -> None:
    """Beside the view of the widget, which others prefer."""
    data, _ = page.board._repr_mimebundle_()
    assert data["image/svg+xml"] == still(page.board.to_svg(), "es")
    assert data["text/plain"] == repr(page.board)
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == page.board.model_id
