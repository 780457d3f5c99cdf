"""A bare page whose model is a real `Editor`: what the page asks, Python answers. No Jupyter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.harness import WidgetPage

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    import parchis_widgets as pw

TRAITS = ("drawing", "sheet", "labels", "options")


class LiveEditor(WidgetPage):
    """A page that shows an editor and edits on it."""

    def __init__(self, page: Page, editor: pw.Editor, *, width: str = "900px") -> None:
        """Show an editor."""
        self.editor = editor
        self.answers: list[Any] = []
        self._board = editor.drawing
        editor.send = self._answer
        page.expose_function("ask", self._ask)
        super().__init__(page, "editor", width, self._traits(TRAITS))
        page.evaluate(
            """() => { model.send = (content) => ask(content).then(([traits, answers]) => {
                 model.sent.push(content);
                 update(traits);
                 answers.forEach((answer) => model.emit("msg:custom", answer));
               }); }"""
        )

    def tray(self, name: str) -> Locator:
        """Give a piece's button in the tray."""
        return self.page.locator(f'[data-tray="{name}"]')

    def ask(self, intent: str, **values: Any) -> None:
        """Send what the page would send."""
        self.page.evaluate(
            "(content) => model.send({...content, revision: model.get('sheet').revision})",
            {"intent": intent, **values},
        )

    def show(self) -> None:
        """Show what Python has changed of itself."""
        self.page.evaluate("(changed) => update(changed)", self._changes())

    def _traits(self, names: tuple[str, ...]) -> dict[str, Any]:
        return {name: getattr(self.editor, name) for name in names}

    def _answer(self, content: Any, buffers: Any = None) -> None:
        self.answers.append(content)

    def _ask(self, content: Any) -> list[Any]:
        before = len(self.answers)
        self.editor._receive(self.editor, content, [])
        return [self._changes(), self.answers[before:]]

    def _changes(self) -> dict[str, Any]:
        """Give the traits that are sent: the board itself only when it is another one."""
        board, self._board = self._board, self.editor.drawing
        return self._traits(("sheet",) if board is self._board else ("drawing", "sheet"))
