"""A bare page whose model is a real form or table of rules: what the page asks, Python answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.browser.harness import WidgetPage

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    import parchis_widgets as pw

FORM = ("shell", "labels", "options", "form", "choices")
TABLE = ("shell", "labels", "options", "table", "only_differing")

ASKING = """
() => {
  model.send = (content) => {
    model.sent.push(content);
    window.answered = ask(content).then(([traits, answers]) => {
      update(traits);
      answers.forEach((answer) => model.emit("msg:custom", answer));
    });
  };
}
"""
ALONE = """(inside) => {
  model.comm_live = false;
  window.endings.pop()();
  document.querySelector(".pw")?.parentElement?.remove();
  window.addView(inside ?? document.body);
}"""


class LiveForm(WidgetPage):
    """A page that shows a form of house rules and fills it in."""

    def __init__(self, page: Page, form: pw.RulesetForm, *, width: str = "900px") -> None:
        """Show a form."""
        self.form = form
        self.answers: list[Any] = []
        form.send = self._answer
        page.expose_function("ask", self._ask)
        super().__init__(page, "rules", width, {name: getattr(form, name) for name in FORM})
        page.evaluate(ASKING)

    def question(self, name: str) -> Locator:
        """Give the question of a switch."""
        return self.page.locator(f'[data-switch="{name}"]')

    def group(self, name: str) -> Locator:
        """Give a group of questions."""
        return self.page.locator(f'[data-group="{name}"]')

    def head(self, name: str) -> Locator:
        """Give the button that opens a group."""
        return self.group(name).locator("[data-action=group]")

    def option(self, name: str, answer: str) -> Locator:
        """Give the button of an answer."""
        return self.question(name).get_by_role("radio", name=answer)

    @property
    def summary(self) -> Locator:
        """Give what the form comes to."""
        return self.page.locator(".pw-summary")

    def settle(self) -> None:
        """Wait until what was asked last has been answered."""
        self.page.evaluate("window.answered")

    def show(self) -> None:
        """Show what Python has changed of itself."""
        self.update(**{name: getattr(self.form, name) for name in ("form", "choices")})

    def leave_alone(self) -> None:
        """Show the same where there never was a kernel."""
        self.page.evaluate(ALONE)

    def _answer(self, content: Any, buffers: Any = None) -> None:
        self.answers.append(content)

    def _ask(self, content: Any) -> list[Any]:
        before = {name: getattr(self.form, name) for name in FORM}
        said = len(self.answers)
        self.form._receive(self.form, content, [])
        now = {name: getattr(self.form, name) for name in FORM}
        changed = {name: value for name, value in now.items() if value is not before[name]}
        return [changed, self.answers[said:]]


class TablePage(WidgetPage):
    """A page that shows a table of rulesets; nothing in it asks Python."""

    def __init__(self, page: Page, table: pw.RulesetTable, *, width: str = "900px") -> None:
        """Show a table."""
        super().__init__(page, "rules", width, {name: getattr(table, name) for name in TABLE})
        page.evaluate("model.comm_live = false")

    @property
    def grid(self) -> Locator:
        """Give the table itself."""
        return self.page.get_by_role("grid")

    def cell(self, question: str, ruleset: str) -> Locator:
        """Give what a ruleset says of a question."""
        heads = self.grid.locator("thead th").all_inner_texts()
        column = next(n for n, text in enumerate(heads) if text.startswith(ruleset))
        row = self.grid.locator("tr").filter(has_text=question).first
        return row.locator("[data-cell]").nth(column)

    def column(self, ruleset: str) -> Locator:
        """Give the head of a ruleset's column."""
        return self.grid.get_by_role("columnheader", name=ruleset).first
