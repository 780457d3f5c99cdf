"""The words of the games beside a board on which they light up."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final, Literal

import traitlets

from parchis_widgets.text import current_language, message
from parchis_widgets.widgets.plain import PlainWidget
from parchis_widgets.widgets.protocol.glossaries import told_glossary
from parchis_widgets.widgets.protocol.options import labels, options_of
from parchis_widgets.widgets.widget import bundled

if TYPE_CHECKING:
    from parchis_widgets.widgets.protocol.messages import Schema

__all__ = ["Glossary"]

ASKED: Final[Schema] = {}
"""A page asks nothing: it knows all words."""


class Glossary(PlainWidget):
    """The words of Parchís, Pachisi and Chaupar: a word that is chosen lights up on a board.

    Parameters
    ----------
    lang, palette, large, theme
        As `Board` takes them.

    Raises
    ------
    ValueError
        If there is no such language, palette or theme.
    """

    _esm = bundled("course.js")
    _css = bundled("course.css")
    _asked = ASKED

    shell = traitlets.Unicode("glossary").tag(sync=True)
    drawings: Any = traitlets.List().tag(sync=True)
    glossary = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        *,
        lang: str | None = None,
        palette: Literal["printed", "okabe_ito"] = "printed",
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
    ) -> None:
        spoken = lang or current_language()
        options = options_of(spoken, palette, theme, large=large)
        super().__init__(options, "words")
        self.labels = labels(spoken, "words")
        self.drawings, self.glossary = told_glossary(spoken)

    def __repr__(self) -> str:
        """Tell the glossary in a line that is the same each time."""
        return f"Glossary(lang={self.lang!r})"

    def to_svg(self) -> str:
        """Refuse: each word has a picture of its own."""
        raise NotImplementedError

    def to_markdown(self) -> str:
        """Return the words as a Markdown table: each with what it means and where it is told."""
        also = message(self.lang, "words.also")
        lines = [f"| {message(self.lang, 'words.words')} | |", "| --- | --- |"]
        for word in self.glossary["words"]:
            other = f" {also} {word['also']}." if word["also"] else ""
            cited = " ".join(ident for ident, _ in word["cited"])
            lines.append(f"| **{word['name']}** | {word['text']}{other} {cited} |")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """Return the words as a list that needs nothing else."""
        items = (
            f"<dt>{escape(word['name'])}</dt><dd>{escape(word['text'])}</dd>"
            for word in self.glossary["words"]
        )
        return f"<dl>{''.join(items)}</dl>"
