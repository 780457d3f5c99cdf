"""What lies between a page and a board: messages go in, and what comes back is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    import parchis_widgets as pw


class Wire:
    """The comm of a board, as ipywidgets sees it."""

    comm_id = "wire"

    def __init__(self, board: pw.Board) -> None:
        self.board = board
        self.came: list[dict[str, Any]] = []
        board.comm = self
        self.came.clear()

    def on_msg(self, heard: Callable[[dict[str, Any]], None]) -> None:
        """Keep who is to hear messages of the page."""
        self._heard = heard

    def send(self, data: dict[str, Any], **_more: object) -> None:
        """Keep a message to the page."""
        self.came.append(data)

    def close(self, *_arguments: object, **_more: object) -> None:
        """End, which is nothing here."""

    def ask(self, content: object) -> list[dict[str, Any]]:
        """Send a message of the view; give the messages that come back."""
        return self.receive({"method": "custom", "content": content})

    def receive(self, data: object) -> list[dict[str, Any]]:
        """Send any message; give the messages that come back."""
        self.came.clear()
        self._heard({"content": {"data": data}, "buffers": []})
        return list(self.came)
