"""A board as one HTML file."""

from __future__ import annotations

import json
import random
import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from parchis_widgets.widgets.export import page
from tests.game.play import step

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("in_english")

VOID = {"meta"}
HOSTILE = "</script></title><script>alert(1)</script><!-- <script> & ' \" \u2028"


class Reader(HTMLParser):
    """Reads a page strictly: every element that is opened is closed, in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)
            self.texts.setdefault(tag, []).append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open:
            self.texts[self.open[-1]][-1] += data


def played(ruleset: str, plies: int = 30, **options: Any) -> pw.Board:
    game, chooser = pw.Game(ruleset, seed=4), random.Random(4)
    while game.ply < plies:
        step(game, chooser)
    return pw.Board(game, **options)


@pytest.mark.parametrize("ruleset", ["clasico", "pachisi"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_page_is_well_formed(ruleset: str, lang: str) -> None:
    """Every element is closed; it names its language, its rules and its record."""
    board = played(ruleset, lang=lang)
    text = board.to_html()
    read = Reader(text)
    assert read.open == []
    assert text.startswith(f'<!doctype html>\n<html lang="{lang}">')
    assert read.texts["title"][0] == read.texts["h1"][0]
    assert read.texts["pre"] == [str(board.game.record)]
    assert len(read.texts["script"]) == 2


def test_a_page_is_the_same_each_time() -> None:
    """No names of the moment, such as those of widgets."""
    board = played("clasico")
    assert board.to_html() == board.to_html()
    assert board.to_html() == played("clasico").to_html()
    assert board.model_id not in board.to_html()


def test_a_page_says_what_it_shows() -> None:
    """The rules as its heading, or before the players where it has a heading of its own."""
    read = Reader(played("clasico", lang="en").to_html())
    assert (read.texts["h1"][0], read.texts["p"][0]) == (
        "Classic parchís",
        "4 players · seed 4 · moves: 30",
    )
    read = Reader(played("pachisi", lang="es").to_html("Mi partida"))
    assert (read.texts["title"][0], read.texts["h1"][0]) == ("Mi partida", "Mi partida")
    assert read.texts["p"][0] == "Pachisi · 4 jugadores · semilla 4 · jugadas: 30"


def test_no_text_gets_out_of_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the title nor a word of the board ends an element or begins a script."""
    monkeypatch.setattr(page, "message", lambda *_, **__: HOSTILE)
    board = played("clasico")
    board.labels = {"throw": HOSTILE}
    read = Reader(board.to_html(HOSTILE))
    assert read.open == []
    assert read.texts["title"][0] == read.texts["h1"][0] == HOSTILE
    assert json.loads(read.texts["script"][0])["labels"] == {"throw": HOSTILE}
    assert len(read.texts["script"]) == 2


def test_a_page_loads_nothing() -> None:
    """It names no address but that of SVG, and its policy allows none."""
    text = played("pachisi").to_html()
    assert set(re.findall(r"\w+://[^\\\"'`)\s]+", text)) == {"http://www.w3.org/2000/svg"}
    names = {name for name, _ in Reader(text).attributes}
    assert names & {"src", "srcset", "data", "action", "background", "poster"} == set()
    assert not re.search(r"url\(|@import", text)
    assert "default-src 'none'; script-src 'sha256-" in text


def test_a_page_holds_what_the_board_shows_and_no_more() -> None:
    """The bundle once, as the script; nothing that only a notebook needs."""
    board = played("clasico")
    state = json.loads(Reader(board.to_html()).texts["script"][0])
    assert state.items() <= board.get_state().items()
    assert not {name for name in state if name.startswith("_")} | ({"layout"} & set(state))


@pytest.mark.parametrize("title", [5, b"Mi partida", ["Mi partida"]])
def test_a_title_that_is_no_text_is_refused(title: Any) -> None:
    """The message says what was expected."""
    with pytest.raises(ValueError, match="title: expected a text, not "):
        played("clasico", 0).to_html(title)


def test_a_bundle_without_its_export_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that would show nothing is none."""
    board = played("clasico", 0)
    state = board.get_state() | {"_esm": "const broken = 1;"}
    monkeypatch.setattr(board, "get_state", lambda: state)
    with pytest.raises(ValueError, match="make build-js"):
        board.to_html()


@pytest.mark.parametrize(
    ("name", "begins"),
    [("a.svg", b"<svg "), ("b.PNG", b"\x89PNG"), ("c.html", b"<!doctype html>")],
)
def test_a_board_is_saved_as_its_file_is_called(tmp_path: Path, name: str, begins: bytes) -> None:
    """By the end of the name, in capitals too."""
    played("clasico", 3).save(tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(begins)


@pytest.mark.parametrize("name", ["board", "board.jpg", ".html", "svg"])
def test_another_kind_of_file_is_refused(tmp_path: Path, name: str) -> None:
    """The message lists those there are, and nothing is written."""
    with pytest.raises(ValueError, match=r"a name that ends in \.html, \.png or \.svg"):
        played("clasico", 0).save(str(tmp_path / name))
    assert list(tmp_path.iterdir()) == []


def test_a_large_board_has_the_room_on_its_page_that_it_takes_elsewhere() -> None:
    """On a projector it fills the page by the same measure."""
    width = "max-width: max(1100px, 150vh)"
    assert "[data-large]{--pw-breadth: max(1100px, 150vh)" in str(pw.Board._css)
    assert width in pw.Board("clasico", seed=1, large=True).to_html()
    assert width not in pw.Board("clasico", seed=1).to_html()
