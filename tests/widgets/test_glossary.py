"""The glossary's widget tells every word without being shown."""

from __future__ import annotations

from html import escape

import pytest

import parchis_widgets as pw
from parchis_widgets.text import languages


@pytest.mark.parametrize("lang", languages())
def test_every_word_is_told_with_its_boards_and_its_statements(lang: str) -> None:
    """As `glossary` tells it: nothing of it stands twice."""
    widget = pw.Glossary(lang=lang)
    told = widget.glossary["words"]
    for one, term in zip(told, pw.glossary(), strict=True):
        assert (one["id"], one["name"]) == (term.id, term.name(lang))
        assert one["text"].startswith(term.text(lang))
        assert len(one["boards"]) == len(term.families)
        assert {ident for ident, _ in one["cited"]} <= widget.glossary["statements"].keys()


@pytest.mark.parametrize("lang", languages())
def test_without_widgets_the_words_are_a_list_or_a_table(lang: str) -> None:
    widget = pw.Glossary(lang=lang)
    html, table = widget._repr_html_(), widget.to_markdown()
    for term in pw.glossary():
        assert f"<dt>{escape(term.name(lang))}</dt>" in html
        assert f"| **{term.name(lang)}** | {term.text(lang)}" in table
    assert repr(widget) == f"Glossary(lang={lang!r})"


def test_a_page_may_ask_nothing_of_it() -> None:
    widget, said = pw.Glossary(lang="es"), []
    widget.send = lambda content, buffers=None: said.append(content)
    widget._receive(widget, {"intent": "code", "revision": 0}, [])
    assert [one["type"] for one in said] == ["error"]
