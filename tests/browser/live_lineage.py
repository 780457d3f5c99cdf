"""A bare page whose model is a real family tree: what the page asks, Python answers. No Jupyter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.harness import WidgetPage
from tests.browser.live_rules import ALONE, ASKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    import parchis_widgets as pw

SHOWING = """() => {
  const create_view = async (id) => {
    const el = Object.assign(document.createElement("div"), { textContent: id });
    return { el, remove: () => el.remove() };
  };
  model.widget_manager = { get_model: async (id) => id, create_view };
}"""
"""What hosts of ipywidgets have."""
TRAITS = ("drawing", "tree", "labels", "options", "opened")


class LineagePage(WidgetPage):
    """A page that shows the family tree."""

    def __init__(self, page: Page, widget: pw.Lineage, *, width: str = "1000px") -> None:
        """Show it."""
        self.widget = widget
        self.answers: list[Any] = []
        widget.send = lambda content, buffers=None: self.answers.append(content)
        page.expose_function("ask", self._ask)
        super().__init__(page, "lineage", width, {name: getattr(widget, name) for name in TRAITS})
        page.evaluate(ASKING)
        page.evaluate(SHOWING)
        # As it would be if it had been there from the beginning.
        self.update(labels=widget.labels)

    def board(self, game: int) -> Locator:
        """Give a game's cross."""
        return self.page.locator(".pw-kin-side").nth(game)

    def place(self, game: int, square: int) -> Locator:
        """Give a square of the cross on a game's board; 96 is the centre."""
        return self.board(game).locator(f'[data-square="{square}"]')

    def captions(self) -> list[str]:
        """Give what is said below the boards of the square that is framed."""
        return [text.strip() for text in self.page.locator(".pw-kin-place").all_inner_texts()]

    def frames(self) -> list[str | None]:
        """Give the outline that is framed on each board."""
        marks = self.page.locator(".pw-kin-boards .pw-frames > .pw-frame").all()
        return [mark.get_attribute("d") for mark in marks]

    def row(self, aspect: str) -> Locator:
        """Give a row."""
        return self.page.locator(f'[data-aspect="{aspect}"]')

    def head(self, aspect: str) -> Locator:
        """Give the button that opens a row's example."""
        return self.row(aspect).locator("[data-action=row]")

    @property
    def example(self) -> Locator:
        """Give the example that is open."""
        return self.page.locator(".pw-kin-example")

    @property
    def slider(self) -> Locator:
        """Give the steps of the walk."""
        return self.page.get_by_role("slider")

    def settle(self) -> None:
        """Wait until what was asked last has been answered."""
        self.page.evaluate("window.answered")

    def leave_alone(self) -> None:
        """Show the same where there never was a kernel."""
        self.page.evaluate(ALONE)

    def _ask(self, content: Any) -> list[Any]:
        said = len(self.answers)
        self.widget._receive(self.widget, content, [])
        beneath = "IPY_MODEL_boards" if self.widget.beneath else None
        return [{"opened": self.widget.opened, "beneath": beneath}, self.answers[said:]]
