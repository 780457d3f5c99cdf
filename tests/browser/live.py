"""A bare page whose model is a real `Board`: what the page asks, Python answers. No Jupyter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.harness import BoardPage

if TYPE_CHECKING:
    from playwright.sync_api import Page

    import parchis_widgets as pw
KEPT = ("drawing", "labels")

ASKING = """
() => {
  window.deliver = ([traits, said]) => {
    update(traits);
    for (const one of said) model.emit("msg:custom", one);
  };
  model.send = (content) => { window.answered = ask(content).then(deliver); };
}
"""


class LiveBoard(BoardPage):
    """A page that shows a board and plays on it."""

    def __init__(self, page: Page, board: pw.Board, *, width: str = "900px") -> None:
        """Show a board."""
        self.board = board
        self.answers: list[Any] = []
        board.send = lambda content, buffers=None: self.answers.append(content)
        page.expose_function("ask", self._ask)
        kept = {name: getattr(board, name) for name in KEPT}
        super().__init__(page, width=width, **kept, **self.traits())
        page.evaluate(ASKING)

    def ask(self, intent: str, **values: Any) -> None:
        """Send what the page would send."""
        self.page.evaluate(
            "(content) => model.send({...content, revision: model.get('snapshot').revision})",
            {"intent": intent, **values},
        )

    def traits(self) -> dict[str, Any]:
        """Give what the board sends again when its game goes on."""
        pages = [name for name in self.board.keys if name.startswith("frames_")]
        return {
            name: getattr(self.board, name) for name in ("setup", "snapshot", "options", *pages)
        }

    def settle(self) -> None:
        """Wait until what was asked last has been answered."""
        self.page.evaluate("window.answered")

    def _ask(self, content: Any) -> list[Any]:
        """Give what Python sends back: the traits that have changed, and messages."""
        before, said = self.traits(), len(self.answers)
        self.board._receive(self.board, content, [])
        changed = {name: now for name, now in self.traits().items() if now is not before.get(name)}
        return [changed, self.answers[said:]]
