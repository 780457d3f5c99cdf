"""Text that holds markup stays text, in every picture and table that a notebook shows."""

from __future__ import annotations

import dataclasses
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

import parchis_widgets as pw
from parchis_widgets.board.svg import board_svg
from parchis_widgets.board.track import track_of
from parchis_widgets.position.picture import sentence_of

pytestmark = pytest.mark.usefixtures("in_english")

MARKUP = [
    '<img src=x onerror="alert(1)">',
    "</title></svg><script>alert(1)</script>",
    "\" onload='alert(1)' x=\"&amp;",
    "]]><!-- \u202e\u2066",
]
HARMLESS = {"svg", "title", "style", "defs", "g", "path", "circle", "rect", "text", "textPath",
            "tspan", "use", "polygon", "line"}  # fmt: skip


class Reader(HTMLParser):
    """Reads as a browser does: which elements there are, with which attributes, and the text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        """Note text."""
        self.text += data


def is_harmless(html: str) -> bool:
    """Tell whether nothing runs and nothing is fetched."""
    read = Reader(html)
    hears = any(name.startswith("on") for name in read.attributes)
    return not (hears or read.tags & {"script", "img", "iframe", "foreignobject", "object"})


@pytest.mark.parametrize("markup", MARKUP)
@pytest.mark.parametrize("ruleset", ["clasico", "pachisi"])
def test_the_picture_of_a_ruleset_with_a_strange_name_holds_it_as_text(
    ruleset: str, markup: str
) -> None:
    """The name stands in the picture's title, where it is read out."""
    named = dataclasses.replace(pw.ruleset(ruleset), name=markup)
    position = pw.Game(named, seed=1).position
    drawn = position._repr_svg_()
    assert is_harmless(drawn)
    root = ElementTree.fromstring(drawn)
    assert {node.tag.partition("}")[2] for node in root.iter()} <= HARMLESS
    assert root.attrib["aria-label"] == sentence_of(position, "es")
    assert markup in root.attrib["aria-label"]


@pytest.mark.parametrize("markup", MARKUP)
@pytest.mark.parametrize("board", ["parchis", "pachisi"])
def test_whatever_is_written_on_a_board_is_text(board: str, markup: str) -> None:
    """Labels of pieces, names of colours, the title."""
    drawn = board_svg(
        track_of(board),
        {"Y1": "5"},
        labels={"Y1": markup},
        names=dict.fromkeys("YBRGK", markup),
        title=markup,
    )
    assert is_harmless(drawn)
    texts = "".join(ElementTree.fromstring(drawn).itertext())
    assert markup in texts
    assert markup.upper() in texts


@pytest.mark.parametrize("markup", MARKUP)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_an_explanation_of_a_strange_piece_is_harmless(lang: str, markup: str) -> None:
    """It tells that nobody plays such a piece."""
    game = pw.Game("clasico", players=2, starter="Y", seed=1)
    game.throw(3)
    explanation = game.explain((markup, 3))
    assert is_harmless(explanation._repr_html_())
    assert Reader(explanation._repr_html_()).tags
    assert not explanation.legal
    assert explanation.text(lang)


@pytest.mark.parametrize("markup", MARKUP)
def test_a_seed_is_a_number_and_a_ruleset_is_known(markup: str) -> None:
    """So neither brings text to the board."""
    with pytest.raises(ValueError, match="a seed is a whole number"):
        pw.Board("clasico", seed=markup)
    with pytest.raises(ValueError, match="unknown ruleset"):
        pw.Board(markup)
