"""A bare page whose model is a real `Editor`: what the page asks, Python answers. No Jupyter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.harness import FAKE_MODEL, PAGE, STATIC

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    import parchis_widgets as pw

TRAITS = ("drawing", "sheet", "labels", "options")


class LiveEditor:
    """A page that shows an editor and edits on it."""

    def __init__(self, page: Page, editor: pw.Editor, *, width: str = "900px") -> None:
        """Show an editor."""
        self.page = page
        self.editor = editor
        self.answers: list[Any] = []
        self._board = editor.drawing
        editor.send = self._answer
        page.expose_function("ask", self._ask)
        page.set_content(PAGE)
        page.add_style_tag(path=STATIC / "editor.css")
        bundle = (STATIC / "editor.js").read_text(encoding="utf-8")
        page.evaluate(FAKE_MODEL, [bundle, self._traits(TRAITS), width])
        page.evaluate(
            """() => { model.send = (content) => ask(content).then(([traits, answers]) => {
                 model.sent.push(content);
                 update(traits);
                 answers.forEach((answer) => model.emit("msg:custom", answer));
               }); }"""
        )

    @property
    def root(self) -> Locator:
        """Give the view's root."""
        return self.page.locator(".pw")

    def piece(self, name: str) -> Locator:
        """Give a piece on the board."""
        return self.page.locator(f'[data-piece="{name}"]')

    def square(self, number: int) -> Locator:
        """Give a square of the rim by its number."""
        return self.page.locator(f'[data-square="{number - 1}"]')

    def action(self, name: str) -> Locator:
        """Give a button."""
        return self.page.locator(f'[data-action="{name}"]')

    def tray(self, name: str) -> Locator:
        """Give a piece's button in the tray."""
        return self.page.locator(f'[data-tray="{name}"]')

    @property
    def spoken(self) -> str:
        """Give what the live region says."""
        return self.page.locator("[aria-live]").inner_text().replace("\xa0", "").strip()

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
