"""Pages without a browser: they send messages to a widget, and keep what it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    import parchis_widgets as pw
    from parchis_widgets.widgets.widget import Widget

Shown = TypeVar("Shown", bound="Widget")


class Page(Generic[Shown]):
    """What a page would do with a widget."""

    def __init__(self, widget: Shown) -> None:
        self.widget = widget
        self.answers: list[dict[str, Any]] = []
        widget.send = lambda content, buffers=None: self.answers.append(content)

    @property
    def revision(self) -> int:
        """Give the revision that is shown."""
        raise NotImplementedError

    def send(self, content: object) -> None:
        """Send a message, whatever it is."""
        self.widget._receive(self.widget, content, [])

    def ask(self, intent: str, **fields: object) -> None:
        """Send what a page would send now."""
        self.send({"intent": intent, "revision": self.revision, **fields})


class BoardPage(Page["pw.Board"]):
    """The page of a board."""

    @property
    def board(self) -> pw.Board:
        """Give the board."""
        return self.widget

    @property
    def revision(self) -> int:
        """Give the revision that is shown."""
        return int(self.widget.snapshot["revision"])


class EditorPage(Page["pw.Editor"]):
    """The page of an editor."""

    @property
    def editor(self) -> pw.Editor:
        """Give the editor."""
        return self.widget

    @property
    def revision(self) -> int:
        """Give the revision that is shown."""
        return int(self.widget.sheet["revision"])

    def place(self, **spots: int | str) -> None:
        """Put pieces on their spots, one after another."""
        for piece, spot in spots.items():
            self.ask("put", piece=piece, spot=spot)
