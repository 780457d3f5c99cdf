"""The accessibility rules of axe-core, asked of a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"

TAGS = (
    "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice",
)  # fmt: skip

NOT_A_WIDGETS = {
    "bypass": "a link past repeated blocks is for a page to give",
    "document-title": "the host names its page",
    "html-has-lang": "the host tells its page's language; the widget tells its own",
    "landmark-one-main": "a page has one main part, of which a widget is a piece",
    "page-has-heading-one": "a notebook's title is its author's",
    "region": "the host's landmarks hold its cells, and so the widget",
}
"""The rules about whole pages, which no widget inside one can follow, and why."""

RUN = """
async ([tags, without]) => {
  const rules = Object.fromEntries(without.map((id) => [id, {enabled: false}]));
  const found = await axe.run(document, {runOnly: tags, rules, resultTypes: ["violations"]});
  return found.violations.flatMap(({id, help, nodes}) => nodes.map((node) =>
    `${id}: ${help}: ${node.html.slice(0, 150)}: ${node.failureSummary}`));
}
"""


def violations(page: Page) -> list[str]:
    """Give what axe-core has against a page, as lines to be read."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(RUN, [list(TAGS), list(NOT_A_WIDGETS)])
    return [str(one) for one in found]
