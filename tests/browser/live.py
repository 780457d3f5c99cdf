"""A bare page whose model is a real `Board`: what the page asks, Python answers. No Jupyter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.harness import BoardPage

if TYPE_CHECKING:
    from playwright.sync_api import Page

    import parchis_widgets as pw
TRAITS = ("drawing", "setup", "snapshot", "labels", "options")


class LiveBoard(BoardPage):
    """A page that shows a board and plays on it."""

    def __init__(self, page: Page, board: pw.Board, *, width: str = "900px") -> None:
        """Show a board."""
        self.board = board
        self.answers: list[Any] = []
        board.send = lambda content, buffers=None: self.answers.append(content)
        page.expose_function("ask", self._ask)
        super().__init__(page, width=width, **self._traits())
        page.evaluate(
            "() => { model.send = (content) => ask(content).then((traits) => update(traits)); }"
        )

    def ask(self, intent: str, **values: Any) -> None:
        """Send what the page would send."""
        self.page.evaluate(
            "(content) => model.send({...content, revision: model.get('snapshot').revision})",
            {"intent": intent, **values},
        )

    def _traits(self) -> dict[str, Any]:
        pages = [name for name in self.board.keys if name.startswith("frames_")]
        return {name: getattr(self.board, name) for name in (*TRAITS, *pages)}

    def _ask(self, content: Any) -> dict[str, Any]:
        self.board._receive(self.board, content, [])
        return self._traits()
