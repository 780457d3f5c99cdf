"""A bare page whose model is a real `Lesson`: what the page asks, Python answers. No Jupyter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.harness import WidgetPage
from tests.browser.live import ASKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    import parchis_widgets as pw

TRAITS = ("drawing", "labels", "options", "setup", "snapshot", "lesson")


class LiveLesson(WidgetPage):
    """A page that shows a lesson."""

    def __init__(self, page: Page, lesson: pw.Lesson, *, width: str = "900px") -> None:
        """Show it."""
        self.lesson = lesson
        self.answers: list[Any] = []
        lesson.send = lambda content, buffers=None: self.answers.append(content)
        page.expose_function("ask", self._ask)
        super().__init__(page, "lesson", width, self.traits())
        page.evaluate(ASKING)

    @property
    def card(self) -> Locator:
        """Give the card of the panel."""
        return self.page.locator(".pw-panel .pw-card")

    def traits(self) -> dict[str, Any]:
        """Give what the lesson sends."""
        pages = [name for name in self.lesson.keys if name.startswith("frames_")]
        return {name: getattr(self.lesson, name) for name in (*TRAITS, *pages)}

    def settle(self) -> None:
        """Wait until what was asked last has been answered."""
        self.page.evaluate("window.answered")

    def _ask(self, content: Any) -> list[Any]:
        before, said = self.traits(), len(self.answers)
        self.lesson._receive(self.lesson, content, [])
        changed = {name: now for name, now in self.traits().items() if now is not before.get(name)}
        return [changed, self.answers[said:]]
