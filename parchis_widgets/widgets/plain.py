"""A widget without a board: its page knows no board's words, and its still form is HTML."""

from __future__ import annotations

from typing import Any

import anywidget

from parchis_widgets.text import section
from parchis_widgets.widgets.widget import Widget

__all__ = ["PlainWidget"]


class PlainWidget(Widget):
    """A widget that is words alone.

    Parameters
    ----------
    options : dict
        How it looks and in which language: see `options_of`.
    words : str
        The section of its words.
    **traits
        What its page knows from the beginning.
    """

    def __init__(self, options: dict[str, Any], words: str, **traits: Any) -> None:
        super().__init__(options, **traits)
        self.labels = section(options["lang"], words)

    def _repr_html_(self) -> str:
        """Return it as HTML that needs nothing else: nothing in it can be pressed."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the HTML too: a viewer that runs no widgets shows it, and others pass it by."""
        shown = anywidget.AnyWidget._repr_mimebundle_(self, **kwargs)
        data, metadata = shown or ({}, {})
        return {**data, "text/html": self._repr_html_()}, metadata
