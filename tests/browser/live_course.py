"""A bare page whose model is a real cover or class: what the page asks, Python answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tests.browser.harness import PAGE, WidgetPage
from tests.browser.live import ASKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from parchis_widgets.widgets.widget import Widget

HERE = "http://127.0.0.1:9/lab/tree/es/00_portada.ipynb"
"""Where the notebook that shows it lies; nothing is asked of that port."""

COPIED = """
() => Object.defineProperty(navigator, "clipboard", {
  configurable: true,
  value: { writeText: async (text) => { window.copied = text; } },
})
"""
NO_CLIPBOARD = """
() => Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined })
"""

Shown = TypeVar("Shown", bound="Widget")


class LiveCourse(WidgetPage, Generic[Shown]):
    """A page that shows a widget of the course's bundle, at an address as a host's."""

    def __init__(
        self, page: Page, widget: Shown, *, width: str = "900px", address: str = HERE
    ) -> None:
        """Show it."""
        self.widget = widget
        self.answers: list[Any] = []
        widget.send = lambda content, buffers=None: self.answers.append(content)
        page.route("http://127.0.0.1:9/**", lambda route: route.fulfill(body=PAGE))
        page.goto(address)
        page.expose_function("ask", self._ask)
        super().__init__(page, "course", width, self.traits())
        page.evaluate(ASKING)

    def traits(self) -> dict[str, Any]:
        """Give what the widget sends."""
        own = ("shell", "labels", "options", "course", "drawings", "classroom", "glossary")
        return {name: getattr(self.widget, name) for name in own if name in self.widget.keys}

    def settle(self) -> None:
        """Wait until what was asked last has been answered."""
        self.page.evaluate("window.answered")

    def lose_python(self) -> None:
        """Have the kernel gone."""
        self.page.evaluate("model.comm_live = false; model.emit('comm_live_update')")

    def _ask(self, content: Any) -> list[Any]:
        before, said = self.traits(), len(self.answers)
        self.widget._receive(self.widget, content, [])
        changed = {name: now for name, now in self.traits().items() if now is not before.get(name)}
        return [changed, self.answers[said:]]
