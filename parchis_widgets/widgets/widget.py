"""What every widget has: how it looks, a picture of it, and a page of which nothing is trusted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

import anywidget
import traitlets

from parchis_widgets.text import message, speaking
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.cells import come_from_cell
from parchis_widgets.widgets.export.still import still
from parchis_widgets.widgets.protocol.messages import checked
from parchis_widgets.widgets.protocol.options import labels

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parchis_widgets.widgets.protocol.messages import Schema

__all__ = ["STATIC", "Widget", "bundled"]

STATIC: Final = Path(__file__).parent / "static"


def bundled(name: str) -> str:
    """Read a file of the page's.

    As text: a file's path would be watched for changes, and whatever watches it holds on to every
    widget that there ever was.
    """
    return (STATIC / name).read_text(encoding="utf-8")


class Widget(anywidget.AnyWidget):
    """A widget with a board on its page.

    Parameters
    ----------
    options : dict
        How it looks and in which language: see `options_of`.
    sections : str
        Whose words it shows beside the board's.
    **traits
        What its page knows from the beginning.
    """

    drawing = traitlets.Dict().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    options = traitlets.Dict().tag(sync=True)

    lang: Any
    """The language it is shown in."""

    _asked: ClassVar[Schema]
    """What the page may ask."""
    _longest: ClassVar[Mapping[str, int]] = {}
    """By field, how long its text may be where that is more than a short word."""

    def __init__(self, options: dict[str, Any], *sections: str, **traits: Any) -> None:
        self.lang = options["lang"]
        self._revision = 0
        super().__init__(options=options, labels=labels(self.lang, *sections), **traits)
        self.on_msg(self._receive)
        come_from_cell(self)

    def to_svg(self) -> str:
        """Draw what it shows as an SVG picture that needs nothing else."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the picture too: a viewer that runs no widgets shows it, and others pass it by."""
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        try:
            return {**data, "image/svg+xml": still(self.to_svg(), self.lang)}, metadata
        except ValueError:
            # What cannot be is not drawn.
            return data, metadata

    def set_state(self, sync_data: object) -> None:
        """Take no trait from the page: what is shown is Python's to say."""

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Do what the page asks, if it is a message that makes sense now."""
        try:
            intent, revision, values = checked(content, self._asked, self._longest)
            if revision != self._revision:
                self._answer(message(self.lang, "answers.stale_message"))
                return
            with speaking(self.lang):
                self._do(intent, values)
        except ValueError as error:
            reason = error.text(self.lang) if isinstance(error, Refused) else str(error)
            self._answer(message(self.lang, "answers.bad_message", reason=reason))

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        """Do what was asked; what makes no sense is a ``ValueError``."""
        raise NotImplementedError

    def _answer(self, text: str, **more: str) -> None:
        self.send({"type": "error", "text": text, **more})
