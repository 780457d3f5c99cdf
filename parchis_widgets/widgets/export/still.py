"""The picture of a widget where none can run: it says what to do."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from parchis_widgets.text import message

__all__ = ["still"]

_VIEW: Final = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')
_LINE: Final = 0.06
"""Height of the line, in parts of the picture's width."""


def still(svg: str, lang: str) -> str:
    """Return a picture with a line below it that says how it comes to be played."""
    found = _VIEW.search(svg)
    if found is None:
        return svg
    x, y, width, height = map(float, found.groups())
    view = f'viewBox="{x:g} {y:g} {width:g} {height + _LINE * width:g}"'
    line = (
        f'<text x="{x + width / 2:g}" y="{y + height + 0.7 * _LINE * width:g}" '
        f'font-size="{0.42 * _LINE * width:g}" text-anchor="middle" fill="#6B5D50" '
        f'font-family="system-ui,sans-serif">{escape(message(lang, "page.still"))}</text>'
    )
    whole = svg.replace(found.group(), view, 1)
    end = whole.rindex("</svg>")
    return whole[:end] + line + whole[end:]
