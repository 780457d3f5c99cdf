"""What many pages hold alike, written once beside them: styles, and the widgets' programs."""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["Shared"]

LONG: Final = 1000
"""From how many characters on something is worth a file of its own."""

STYLE: Final = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)
STATE: Final = re.compile(
    r'(<script type="application/vnd\.jupyter\.widget-state\+json">)(.*?)(</script>)', re.DOTALL
)
PROGRAMS: Final = ("_esm", "_css")
NAME: Final = "widgets.js"

FILL: Final = """
<script src="../widgets.js"></script>
<script>
{
  const kept = document.querySelector('script[type="application/vnd.jupyter.widget-state+json"]');
  const told = JSON.parse(kept.textContent);
  for (const { state } of Object.values(told.state))
    for (const name of ["_esm", "_css"]) state[name] = widgetPrograms[state[name]] ?? state[name];
  kept.textContent = JSON.stringify(told);
}
</script>
"""
"""Puts the programs back, before the page's widgets are shown."""


class Shared:
    """What is taken out of pages, each thing under the hash of what it is."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.styles: dict[str, str] = {}
        self.programs: dict[str, str] = {}

    def taken_out(self, page: str) -> str:
        """Return a page that refers to what it held."""
        return STATE.sub(self._state, STYLE.sub(self._style, page))

    def write(self, folder: Path) -> None:
        """Write what was taken out."""
        for name, text in self.styles.items():
            (folder / name).write_text(text, encoding="utf-8")
        told = json.dumps(self.programs, ensure_ascii=False)
        (folder / NAME).write_text(f"const widgetPrograms = {told};\n", encoding="utf-8")

    def _style(self, found: re.Match[str]) -> str:
        if len(found[1]) < LONG:
            return found[0]
        name = f"{_hash(found[1])}.css"
        self.styles[name] = found[1]
        return f'<link rel="stylesheet" href="../{name}">'

    def _state(self, found: re.Match[str]) -> str:
        told = json.loads(found[2])
        for one in told["state"].values():
            for name in PROGRAMS:
                text = one["state"].get(name, "")
                if len(text) >= LONG:
                    one["state"][name] = _hash(text)
                    self.programs[_hash(text)] = text
        # As nbconvert does: a "</script>" within would end the page's.
        return found[1] + json.dumps(told).replace("</", r"<\/") + found[3] + FILL


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
