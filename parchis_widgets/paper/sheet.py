"""Sheets of paper, measured in mm: what every PDF of ours is made of.

The library that writes the PDF is an extra, `print`; it is loaded when a sheet is first made.
"""

from __future__ import annotations

from datetime import datetime, timezone
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from parchis_widgets.board.palette import BOARD, INK, PANEL
from parchis_widgets.paper.breaking import broken
from parchis_widgets.paper.plain import FAMILY, plain_svg
from parchis_widgets.text import current_language, message
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from os import PathLike

    from fpdf import FPDF

__all__ = ["MARGIN", "MUTED", "VIOLET", "Sheet", "check_paper", "millimetres"]

PAPERS: Final = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""Width and height."""
MARGIN: Final = 14.0
MUTED: Final = PANEL["muted"]
VIOLET: Final = BOARD["mark"]

_FONTS: Final = Path(__file__).parent / "fonts"
_ALIGNED: Final = {"left": 0.0, "middle": 0.5, "right": 1.0}
_POINT: Final = 25.4 / 72
# A PDF carries the day on which it was made; ours is the same whenever it is made.
_DAY: Final = datetime(2024, 1, 1, tzinfo=timezone.utc)


def millimetres(points: float) -> float:
    """Return how long so many points of type are."""
    return points * _POINT


def check_paper(paper: str) -> str:
    """Return `paper`, or raise a ``ValueError`` that lists the papers there are."""
    if not isinstance(paper, str) or paper not in PAPERS:
        raise Refused("options.value", name="paper", value=paper, known=tuple(PAPERS))
    return paper


class Sheet:
    """A PDF in the making: pages on which is drawn and written, measured from the upper left.

    Parameters
    ----------
    title
        What the file is called by who reads it.
    lang
        The language it speaks.
    paper
        ``"A4"`` or ``"Letter"``.

    Raises
    ------
    ImportError
        If the library that writes PDFs is not installed; the message says how to get it.
    """

    def __init__(self, title: str, lang: str, paper: str) -> None:
        self.lang, self.paper = lang, check_paper(paper)
        self.width, self.height = PAPERS[self.paper]
        self._pdf = _new_pdf((self.width, self.height))
        self._pdf.set_title(title)
        self._pdf.set_lang(lang)
        self._lines: dict[tuple[str, float, float, bool], list[str]] = {}

    @property
    def pages(self) -> int:
        """How many pages there are so far."""
        return int(self._pdf.pages_count)

    def page(self) -> None:
        """Turn to a new page."""
        self._pdf.add_page()

    def say(self, key: str, /, **values: object) -> str:
        """Return a message of what is printed, in the sheet's language."""
        return message(self.lang, f"paper.{key}", **values)

    # ---- text ------------------------------------------------------------------------------

    def width_of(self, words: str, size: float, *, bold: bool = False) -> float:
        """Return how wide a line is in type of so many points."""
        self._pdf.set_font(FAMILY, "B" if bold else "", size)
        return float(self._pdf.get_string_width(words))

    def lines(self, words: str, width: float, size: float, *, bold: bool = False) -> list[str]:
        """Break a text into lines that are no wider than `width`, with no last word alone."""
        asked = (words, width, size, bold)
        if asked not in self._lines:
            measure = partial(self.width_of, size=size, bold=bold)
            self._lines[asked] = broken(words, width, measure)
        return self._lines[asked]

    def text(
        self,
        x: float,
        baseline: float,
        words: str,
        size: float,
        *,
        bold: bool = False,
        colour: str = INK,
        align: Literal["left", "middle", "right"] = "left",
    ) -> None:
        """Write a line, that begins, has its middle or ends at a point."""
        wide = self.width_of(words, size, bold=bold)
        self._pdf.set_text_color(colour)
        self._pdf.text(x - _ALIGNED[align] * wide, baseline, words)

    def paragraph(
        self,
        x: float,
        top: float,
        width: float,
        words: str,
        size: float,
        *,
        bold: bool = False,
        colour: str = INK,
        leading: float = 1.36,
    ) -> float:
        """Write a text in lines, and return where the next may begin."""
        step = millimetres(size * leading)
        for line in self.lines(words, width, size, bold=bold):
            top += step
            # Of a line's height, what lies below its baseline.
            self.text(x, top - 0.36 * step, line, size, bold=bold, colour=colour)
        return top

    # ---- drawing ---------------------------------------------------------------------------

    def draw(
        self, svg: str, x: float, y: float, width: float, height: float, *, alt: str = ""
    ) -> None:
        """Draw a picture as large as is asked; `alt` says what it shows."""
        plain = plain_svg(svg, lambda text: self.width_of(text, 100, bold=True) / millimetres(100))
        self._pdf.set_dash_pattern(0, 0)  # a drawing that says nothing of it means whole lines
        self._pdf.image(plain.encode(), x, y, width, height, alt_text=alt or None)

    def clipped(
        self, x: float, y: float, width: float, height: float
    ) -> AbstractContextManager[None]:
        """Draw inside a rectangle alone, as long as the context lasts."""
        return self._pdf.rect_clip(x, y, width, height)

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        *,
        width: float = 0.25,
        colour: str = INK,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """Draw a line; a dash has its length and its gap."""
        self._pdf.set_line_width(width)
        self._pdf.set_draw_color(colour)
        self._pdf.set_dash_pattern(*(dash or (0, 0)))
        self._pdf.line(x1, y1, x2, y2)

    def box(
        self, x: float, y: float, width: float, height: float, *, fill: str, corner: float = 2
    ) -> None:
        """Draw a filled box with round corners and a thin edge."""
        self._pdf.set_line_width(0.3)
        self._pdf.set_dash_pattern(0, 0)
        self._pdf.set_draw_color(PANEL["border"])
        self._pdf.set_fill_color(fill)
        self._pdf.rect(x, y, width, height, style="DF", round_corners=True, corner_radius=corner)

    def frame(self, x: float, y: float, width: float, height: float) -> None:
        """Draw the edge of a picture."""
        self._pdf.set_line_width(0.3)
        self._pdf.set_dash_pattern(0, 0)
        self._pdf.set_draw_color(PANEL["edge"])
        self._pdf.rect(x, y, width, height)

    def ring(self, x: float, y: float) -> None:
        """Draw the small ring before what has no number."""
        self._pdf.set_line_width(0.35)
        self._pdf.set_dash_pattern(0, 0)
        self._pdf.set_draw_color(VIOLET)
        self._pdf.circle(x, y, 0.7)

    def cut_line(self, points: list[tuple[float, float]]) -> None:
        """Draw a dashed line to cut along, from each point to the next."""
        for (x1, y1), (x2, y2) in pairwise(points):
            self.line(x1, y1, x2, y2, width=0.3, dash=(1.4, 1))

    def finish(self, to: str | PathLike[str] | None) -> bytes:
        """Return the PDF, and write it to a file if one is named."""
        data = bytes(self._pdf.output())
        if to is not None:
            Path(to).write_bytes(data)
        return data


def _new_pdf(size: tuple[float, float]) -> FPDF:
    try:
        from fpdf import FPDF  # noqa: PLC0415  (an extra: nothing else needs it)
    except ImportError as error:
        raise ImportError(message(current_language(), "options.no_pdf")) from error
    pdf = FPDF(unit="mm", format=size)
    pdf.set_auto_page_break(False)
    pdf.set_creation_date(_DAY)
    for style, name in (("", "regular"), ("B", "bold")):
        pdf.add_font(FAMILY, style, _FONTS / f"noto-sans-{name}.ttf")
    return pdf
