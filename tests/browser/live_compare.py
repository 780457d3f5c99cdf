"""A bare page whose model is a real `Compare`: what the page asks, Python answers. No Jupyter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.harness import WidgetPage
from tests.browser.live import ASKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    import parchis_widgets as pw

FIXED = ("drawing", "labels", "options")
"""What a choice does not change."""


class LiveCompare(WidgetPage):
    """A page that shows a comparison."""

    def __init__(self, page: Page, widget: pw.Compare, *, width: str = "960px") -> None:
        """Show it."""
        self.widget = widget
        self.answers: list[Any] = []
        widget.send = lambda content, buffers=None: self.answers.append(content)
        page.expose_function("ask", self._ask)
        fixed = {name: getattr(widget, name) for name in FIXED}
        super().__init__(page, "compare", width, {**fixed, **self._traits()})
        page.evaluate(ASKING)

    def lane(self, number: int) -> Locator:
        """Give one ruleset's part of the page."""
        return self.page.locator(".pw-cmp-side").nth(number)

    def settle(self) -> None:
        """Wait until what was asked last has been answered, and what follows from it is there."""
        self.page.evaluate("window.answered")
        self.page.locator(".pw-compare[data-whole=true]").wait_for()

    def _ask(self, content: Any) -> list[Any]:
        said = len(self.answers)
        self.widget._receive(self.widget, content, [])
        return [self._traits(), self.answers[said:]]

    def _traits(self) -> dict[str, Any]:
        names = ("lanes", "comparison", "reach", *self.widget._pages)
        return {name: getattr(self.widget, name) for name in names}
