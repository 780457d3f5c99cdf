"""A bare page whose model is a real `Compare`: what the page asks, Python answers. No Jupyter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.harness import WidgetPage
from tests.browser.live import ASKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    import parchis_widgets as pw

TRAITS = ("drawing", "lanes", "comparison", "labels", "options")


class LiveCompare(WidgetPage):
    """A page that shows a comparison."""

    def __init__(self, page: Page, widget: pw.Compare, *, width: str = "960px") -> None:
        """Show it."""
        self.widget = widget
        self.answers: list[Any] = []
        widget.send = lambda content, buffers=None: self.answers.append(content)
        page.expose_function("ask", self._ask)
        super().__init__(page, "compare", width, {name: getattr(widget, name) for name in TRAITS})
        page.evaluate(ASKING)

    def lane(self, number: int) -> Locator:
        """Give one ruleset's part of the page."""
        return self.page.locator(".pw-cmp-side").nth(number)

    def settle(self) -> None:
        """Wait until what was asked last has been answered."""
        self.page.evaluate("window.answered")

    def _ask(self, content: Any) -> list[Any]:
        said = len(self.answers)
        self.widget._receive(self.widget, content, [])
        traits = {name: getattr(self.widget, name) for name in ("lanes", "comparison")}
        return [traits, self.answers[said:]]
