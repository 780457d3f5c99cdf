"""The family tree in a notebook: one cross, three games; what stayed and what changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import traitlets
from ipywidgets import Box, Layout, widget_serialization

from parchis_widgets.comparison.lineage import lineage
from parchis_widgets.comparison.same_square import COLOUR
from parchis_widgets.text import current_language
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.board import Board
from parchis_widgets.widgets.plain import PlainWidget
from parchis_widgets.widgets.protocol.drawing import cross_drawings
from parchis_widgets.widgets.protocol.kin import tree_of
from parchis_widgets.widgets.protocol.options import options_of
from parchis_widgets.widgets.widget import bundled

if TYPE_CHECKING:
    from parchis_widgets.comparison.lineage import FamilyTree
    from parchis_widgets.game.game import Game
    from parchis_widgets.widgets.protocol.messages import Schema

__all__ = ["Lineage"]

ASKED: Final[Schema] = {"open": {"aspect": (str,)}}
"""What a page may ask: the three boards of a row's example."""

_SIDE_BY_SIDE: Final = {
    "display": "grid",
    "grid_template_columns": "repeat(auto-fit, minmax(220px, 1fr))",
    "grid_gap": "8px",
}
"""Where there is room for each; else one below another."""


class Lineage(PlainWidget):
    """Parchís, Pachisi and Chaupar on one cross, and row by row what stayed and what changed.

    The same square is framed on all three boards, and one piece walks on all, square by square of
    the cross. Every row has an example with the engine's answers; all that needs no Python. With it
    the example can be tried on three boards.

    Parameters
    ----------
    lang : str, optional
        The language, ``"es"`` or ``"en"``; the current one if left out.
    palette, large, theme
        As `Board` takes them.

    Attributes
    ----------
    data : FamilyTree
        What is shown.
    games : tuple of Game
        The games of the example that is being tried: those of the three boards; () before that.
    beneath : ipywidgets.Widget or None
        Those boards.

    Raises
    ------
    ValueError
        If an option is not one of those listed.
    """

    _esm = bundled("lineage.js")
    _css = bundled("lineage.css")
    _asked = ASKED

    tree = traitlets.Dict().tag(sync=True)
    opened = traitlets.Dict().tag(sync=True)
    beneath = traitlets.Any(None, allow_none=True).tag(sync=True, **widget_serialization)

    def __init__(
        self,
        *,
        lang: str | None = None,
        palette: Literal["printed", "okabe_ito"] = "printed",
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
    ) -> None:
        lang = current_language() if lang is None else lang
        options = options_of(lang, palette, theme, large=large)
        self.data: FamilyTree = lineage(lang)
        self.games: tuple[Game, ...] = ()
        drawings = cross_drawings(lang, COLOUR)
        super().__init__(options, "lineage", drawing=drawings, tree=tree_of(self.data, lang))
        self._show("")

    def __repr__(self) -> str:
        """Tell it in a line that is the same each time."""
        return "Lineage()"

    def _repr_html_(self) -> str:
        """Return the table as HTML."""
        return self.data._repr_html_()

    def play(self, aspect: str) -> tuple[Game, ...]:
        """Show a row's example on three boards on which it can be tried.

        Parameters
        ----------
        aspect : str
            The row's word, such as ``"safe"``.

        Returns
        -------
        tuple of Game
            The games of the boards, in the order of `FamilyTree.games`.

        Raises
        ------
        ValueError
            If there is no such row.
        """
        row, lang = self.data[aspect], self.options["lang"]
        self.games = tuple(example.play(lang) for example in row.example.values())
        looks = {name: self.options[name] for name in ("lang", "palette", "theme")}
        boards = [Board(game, **looks) for game in self.games]
        self._put_beneath(Box(boards, layout=Layout(**_SIDE_BY_SIDE)))
        self._show(row.aspect)
        return self.games

    def close(self) -> None:
        """Take it away, with the boards below it."""
        self._put_beneath(None)
        super().close()

    def _show(self, aspect: str) -> None:
        self.opened = {"aspect": aspect, "revision": self._revision}

    def _put_beneath(self, boards: Box | None) -> None:
        before, self.beneath = self.beneath, boards
        if isinstance(before, Box):
            for board in before.children:
                board.close()
            before.close()

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        if values["aspect"] not in {row.aspect for row in self.data}:
            raise Refused("messages.unknown")
        self.play(values["aspect"])
