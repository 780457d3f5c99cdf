"""A bare page with the built board and a model that only remembers: no Jupyter, no kernel."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser import samples

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

STATIC = Path(__file__).parents[2] / "parchis_widgets" / "widgets" / "static"

FONT = Path(__file__).parent / "fonts" / "noto-sans-latin.woff2"
FAMILY = "Noto Sans"
"""What the board asks for first. The tests bring it, and measure it in one way on any machine."""
FONT_STYLE = """
@font-face {{
  font-family: "{family}"; font-weight: 100 900; src: url(data:font/woff2;base64,{data});
}}
* {{ text-rendering: geometricPrecision; }}
"""

PAGE = "<!doctype html><html lang=es><meta charset=utf-8><style>body{margin:8px}</style><body>"

FAKE_MODEL = """
async ([bundle, traits, width]) => {
  const url = URL.createObjectURL(new Blob([bundle], {type: "text/javascript"}));
  const {default: widget} = await import(url);
  const listeners = new Map();
  const model = {
    sent: [],
    get: (name) => traits[name],
    set: (name, value) => { traits[name] = value; },
    save_changes: () => {},
    send: (content) => model.sent.push(content),
    on: (event, heard) => listeners.set(event, [...(listeners.get(event) ?? []), heard]),
    off: (event, heard) =>
      listeners.set(event, (listeners.get(event) ?? []).filter((one) => one !== heard)),
    emit: (event, content) => (listeners.get(event) ?? []).forEach((heard) => heard(content)),
    listening: () => [...listeners.values()].flat().length,
  };
  window.model = model;
  window.endings = [];
  window.addView = (inside) => {
    const el = document.createElement("div");
    el.style.width = width;
    inside.append(el);
    window.endings.push(widget.render({model, el}));
  };
  window.update = (changed) => {
    Object.assign(traits, changed);
    for (const name of Object.keys(changed)) model.emit(`change:${name}`);
  };
  window.addView(document.body);
}
"""


class WidgetPage:
    """A page that shows one model's widget."""

    def __init__(self, page: Page, bundle: str, width: str, traits: dict[str, Any]) -> None:
        """Show the widget of a bundle."""
        self.page = page
        page.set_content(PAGE)
        bring_font(page)
        page.add_style_tag(path=STATIC / f"{bundle}.css")
        script = (STATIC / f"{bundle}.js").read_text(encoding="utf-8")
        page.evaluate(FAKE_MODEL, [script, traits, width])

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

    def update(self, **traits: Any) -> None:
        """Change traits as Python does."""
        self.page.evaluate("(changed) => window.update(changed)", traits)

    @property
    def spoken(self) -> str:
        """Give what the live region says."""
        return self.page.locator("[aria-live]").inner_text().replace("\xa0", "").strip()


class BoardPage(WidgetPage):
    """A page that shows one model's board."""

    def __init__(
        self, page: Page, *, width: str = "900px", hints: bool = False, **traits: Any
    ) -> None:
        """Show a board; traits that are not given are those of the sample game."""
        given = {
            "drawing": samples.drawing(),
            "setup": {},
            "snapshot": samples.snapshot(),
            "labels": samples.labels(),
            "options": {
                "lang": "es",
                "palette": "printed",
                "large": False,
                "theme": "auto",
                "hints": hints,
            },
        }
        if "frames_0" not in traits:
            given |= samples.pages(samples.frames())
        super().__init__(page, "board", width, given | traits)

    def target(self, place: str) -> Locator:
        """Give a target that is shown."""
        return self.page.locator(f'[data-target="{place}"]')

    def say_error(self, text: str) -> None:
        """Send Python's message about an error."""
        self.page.evaluate(
            "(text) => model.emit('msg:custom', {type: 'error', text})",
            text,
        )

    @property
    def sent(self) -> list[dict[str, Any]]:
        """Give the intents sent so far."""
        intents: list[dict[str, Any]] = self.page.evaluate("model.sent")
        return intents


def bring_font(page: Page) -> None:
    """Give a page the tests' own font, whatever the machine has."""
    data = base64.b64encode(FONT.read_bytes()).decode()
    page.add_style_tag(content=FONT_STYLE.format(family=FAMILY, data=data))
    page.evaluate("(family) => document.fonts.load(`1em '${family}'`)", FAMILY)
