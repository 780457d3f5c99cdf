"""A board on paper: on one page, or on four that are put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.pachisi.print import PAGE_HEIGHT, PAGE_WIDTH, SQUARE, arm_svg
from parchis_widgets.board.palette import check_palette
from parchis_widgets.board.svg import board_svg
from parchis_widgets.board.track import track_of
from parchis_widgets.paper.marks import bar, crop_marks, foot, heading, upright_bar
from parchis_widgets.paper.request import check_pages, check_target
from parchis_widgets.paper.sheet import MARGIN, MUTED, Sheet
from parchis_widgets.paper.tokens import SIZES, token_svg
from parchis_widgets.position.reading import rules_of
from parchis_widgets.text import message, spoken

if TYPE_CHECKING:
    from os import PathLike

    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["print_board"]

SIDE: Final = 190.0
"""Of the board on one page, and of a quarter of the large one."""
_TOP: Final = 34.0
_SMALL_SQUARE: Final = 23.0
"""Side of an arm's squares where the paper is not as long as A4."""


def print_board(
    ruleset: str | Ruleset,
    to: str | PathLike[str] | None = None,
    *,
    lang: str | None = None,
    paper: str = "A4",
    pages: int = 1,
    palette: str = "printed",
) -> bytes:
    """Print a board true to scale, as a PDF.

    On one page it has sides of 190 mm. On four, a Parchís board has sides of 380 mm; the cloth of
    Pachisi and Chaupar comes arm by arm, with squares of 25 mm, or of 23 mm on Letter (CHA-11).

    Parameters
    ----------
    ruleset
        A ruleset or its id; its board is printed.
    to
        A file that ends in ``.pdf``; by default none is written.
    lang
        The language; ``None`` means the current one.
    paper
        ``"A4"`` or ``"Letter"``.
    pages
        1 or 4.
    palette
        ``"printed"`` or ``"okabe_ito"``.

    Returns
    -------
    bytes
        The PDF, the same for the same request. Printed at 100 %, its bar measures 5 cm.

    Raises
    ------
    ValueError
        If anything is asked for that there is not.
    ImportError
        If the extra ``print`` is not installed.
    """
    rules, lang = rules_of(ruleset), spoken(lang)
    check_pages(pages)
    check_palette(palette)
    check_target(to)
    title = message(lang, f"paper.board.{rules.family}.title")
    sheet = Sheet(title, lang, paper)
    if pages == 1:
        _whole(sheet, rules, palette)
    elif rules.family == "parchis":
        _quarters(sheet, rules, palette)
    else:
        _arms(sheet, palette)
    return sheet.finish(to)


def _drawn(rules: Ruleset, lang: str, palette: str) -> str:
    track = track_of(rules.family)
    return board_svg(track, {}, names=_names(track.COLOURS, lang), palette=palette)


def _names(colours: str, lang: str) -> dict[str, str]:
    return {colour: message(lang, f"colours.{colour}").capitalize() for colour in colours}


def _whole(sheet: Sheet, rules: Ruleset, palette: str) -> None:
    sheet.page()
    left = (sheet.width - SIDE) / 2
    title = sheet.say(f"board.{rules.family}.title")
    heading(sheet, title, sheet.say("board.whole", paper=sheet.paper), left=left)
    sheet.draw(_drawn(rules, sheet.lang, palette), left, _TOP, SIDE, SIDE, alt=title)
    crop_marks(sheet, left, _TOP, SIDE)
    bar(sheet, left, _TOP + SIDE + 14)
    _sizes(sheet, rules, palette, left)
    foot(sheet, sheet.say("board.aside"), 1, 1, left=left)


def _sizes(sheet: Sheet, rules: Ruleset, palette: str, left: float) -> None:
    """Show how large the pieces are for this board and for the large one."""
    colour = track_of(rules.family).COLOURS[-1]
    for x, size, name in zip((left + 66, left + 127), SIZES, ("small", "large"), strict=True):
        top = _TOP + SIDE + 13
        sheet.draw(token_svg(colour, "", palette=palette), x, top, size, size)
        at = x + size + 3
        sheet.text(at, top + 4, sheet.say("pieces.size", size=f"{size:g}"), 10.5, bold=True)
        words = sheet.say(f"board.{rules.family}.{name}")
        sheet.paragraph(at, top + 5, left + SIDE - at if name == "large" else 48, words, 9.5)


def _quarters(sheet: Sheet, rules: Ruleset, palette: str) -> None:
    """Draw a board of twice the side, a quarter a page."""
    drawing = _drawn(rules, sheet.lang, palette)
    left = (sheet.width - SIDE) / 2
    for number in range(4):
        sheet.page()
        row, column = divmod(number, 2)
        title = sheet.say("board.quarter", n=number + 1)
        heading(sheet, title, sheet.say("board.large", paper=sheet.paper), left=left)
        with sheet.clipped(left, _TOP, SIDE, SIDE):
            x, y = left - column * SIDE, _TOP - row * SIDE
            sheet.draw(drawing, x, y, 2 * SIDE, 2 * SIDE, alt=title)
        crop_marks(sheet, left, _TOP, SIDE)
        bar(sheet, left, _TOP + SIDE + 14)
        _map(sheet, left + 66, _TOP + SIDE + 13, number)
        sheet.paragraph(left + 90, _TOP + SIDE + 12, 100, sheet.say("board.join"), 9.5)
        foot(sheet, sheet.say("board.aside"), number + 1, 4, left=left)


def _map(sheet: Sheet, x: float, y: float, here: int) -> None:
    """Show where a page lies among the four."""
    for number in range(4):
        row, column = divmod(number, 2)
        at = x + 9 * column, y + 9 * row
        sheet.box(*at, 8.4, 8.4, fill="#E6DAEF" if number == here else "#FFFFFF", corner=0.6)
        sheet.text(
            at[0] + 4.2, at[1] + 5.8, str(number + 1), 10, bold=number == here, align="middle"
        )


def _arms(sheet: Sheet, palette: str) -> None:
    """Draw the cloth an arm a page, each in the middle of its paper."""
    colours = track_of("pachisi").COLOURS
    names = _names(colours, sheet.lang)
    side = SQUARE if sheet.height >= PAGE_HEIGHT else _SMALL_SQUARE
    width, height = PAGE_WIDTH * side / SQUARE, PAGE_HEIGHT * side / SQUARE
    for number, colour in enumerate(colours, 1):
        sheet.page()
        drawing = arm_svg(colour, names=names, palette=palette)
        title = sheet.say("board.arm", colour=names[colour].lower())
        at = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.draw(drawing, *at, width, height, alt=title)
        _beside_arm(sheet, title, number)


def _beside_arm(sheet: Sheet, title: str, number: int) -> None:
    """Say at the left of an arm what it is, and how four become a cloth."""
    top = sheet.paragraph(MARGIN, 22, 33, title, 12, bold=True, leading=1.2)
    top = sheet.paragraph(MARGIN, top + 2, 32, sheet.say("board.glue", paper=sheet.paper), 9)
    upright_bar(sheet, MARGIN + 2, top + 8)
    right = sheet.width - MARGIN
    sheet.text(
        right, sheet.height - 9, sheet.say("page", n=number, of=4), 8, colour=MUTED, align="right"
    )
