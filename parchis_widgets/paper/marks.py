"""What stands round a drawing: heading and foot of a page, the bar of 5 cm, marks to cut along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.paper.sheet import MARGIN, MUTED

if TYPE_CHECKING:
    from parchis_widgets.paper.sheet import Sheet

__all__ = ["bar", "crop_marks", "foot", "heading", "upright_bar"]


def heading(sheet: Sheet, title: str, lead: str = "", *, left: float = MARGIN) -> None:
    """Write a page's title, and below it what to do."""
    sheet.text(left, 17, title, 20, bold=True)
    sheet.text(left, 23, lead, 10, colour=MUTED)


def foot(sheet: Sheet, words: str, number: int, pages: int, *, left: float = MARGIN) -> None:
    """Write a page's last line: a word, and which page this is of how many."""
    at = sheet.height - 9
    sheet.text(left, at, words, 8, colour=MUTED)
    if pages > 1:
        page = sheet.say("page", n=number, of=pages)
        sheet.text(sheet.width - left, at, page, 8, colour=MUTED, align="right")


def bar(sheet: Sheet, x: float, y: float) -> None:
    """Draw the bar of 5 cm that shows whether the paper is true to scale."""
    sheet.line(x, y, x, y + 4, width=0.35)
    sheet.line(x + 50, y, x + 50, y + 4, width=0.35)
    sheet.line(x, y + 4, x + 50, y + 4, width=0.35)
    sheet.text(x + 25, y + 8.6, sheet.say("bar"), 9, bold=True, align="middle")


def upright_bar(sheet: Sheet, x: float, y: float) -> None:
    """Draw the same bar where there is no room but downward."""
    sheet.line(x, y, x + 4, y, width=0.35)
    sheet.line(x, y + 50, x + 4, y + 50, width=0.35)
    sheet.line(x, y, x, y + 50, width=0.35)
    sheet.paragraph(x + 6, y + 19, 28, sheet.say("bar"), 9, bold=True)


def crop_marks(sheet: Sheet, x: float, y: float, side: float) -> None:
    """Draw marks beyond the corners of a square, to cut it out."""
    for across, way in ((x, -1), (x + side, 1)):
        for down, up in ((y, -1), (y + side, 1)):
            sheet.line(across, down + 1.5 * up, across, down + 6 * up)
            sheet.line(across + 1.5 * way, down, across + 6 * way, down)
