"""What is cut out to play with: pieces, what is thrown, and the table that says what it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.board.palette import INK, PANEL, check_palette
from parchis_widgets.board.track import track_of
from parchis_widgets.game.game import Game
from parchis_widgets.paper.marks import foot
from parchis_widgets.paper.request import check_target
from parchis_widgets.paper.sheet import MARGIN, MUTED, Sheet
from parchis_widgets.paper.tokens import SIZES, cowrie_svg, die_net, long_die_net, token_svg
from parchis_widgets.position.reading import rules_of
from parchis_widgets.text import message, spoken
from parchis_widgets.text.phrases import label

if TYPE_CHECKING:
    from os import PathLike

    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["print_pieces"]

_ROW: Final = 9.0
_SHELL: Final = 20.0
"""Side of the field of a paper cowrie."""


def print_pieces(
    ruleset: str | Ruleset,
    to: str | PathLike[str] | None = None,
    *,
    lang: str | None = None,
    paper: str = "A4",
    palette: str = "printed",
) -> bytes:
    """Print what is cut out to play a ruleset, true to scale, as a PDF of one page.

    Pieces of 8 and of 16 mm; dice, long dice or cowries to fold; of cowries, what they count.

    Parameters
    ----------
    ruleset
        A ruleset or its id: its dice or cowries are printed, with the values that it has.
    to
        A file that ends in ``.pdf``; by default none is written.
    lang
        The language; ``None`` means the current one.
    paper
        ``"A4"`` or ``"Letter"``.
    palette
        ``"printed"`` or ``"okabe_ito"``.

    Returns
    -------
    bytes
        The PDF, the same for the same request.

    Raises
    ------
    ValueError
        If anything is asked for that there is not.
    ImportError
        If the extra ``print`` is not installed.
    """
    rules, lang = rules_of(ruleset), spoken(lang)
    check_palette(palette)
    check_target(to)
    kind = rules.thrower.kind
    title = message(lang, f"paper.pieces.title_{kind}")
    sheet = Sheet(title, lang, paper)
    sheet.page()
    sheet.text(MARGIN, 17, title, 20, bold=True)
    top = {"cowries": _cowries, "dice": _dice, "long_dice": _long_dice}[kind](sheet, rules, 29.0)
    _pieces(sheet, rules, palette, top)
    foot(sheet, sheet.say("pieces.card"), 1, 1)
    return sheet.finish(to)


def _head(sheet: Sheet, x: float, top: float, title: str, note: str) -> float:
    sheet.text(x, top, title, 12, bold=True)
    return sheet.paragraph(x, top + 1, sheet.width - MARGIN - x, note, 9, colour=MUTED) + 2.5


# ---- pieces --------------------------------------------------------------------------------


def _pieces(sheet: Sheet, rules: Ruleset, palette: str, top: float) -> None:
    """Lay out the pieces of every colour, large ones at the left and small ones at the right."""
    for size, name, x in zip(reversed(SIZES), ("large", "small"), (MARGIN, 142), strict=True):
        title = sheet.say("pieces.size", size=f"{size:g}")
        below = _head(sheet, x, top, title, sheet.say(f"pieces.{name}"))
        first, step = (x + 24, size + 2) if name == "large" else (x, size + 3)
        for row, colour in enumerate(track_of(rules.family).COLOURS):
            y = below + row * step
            if name == "large":
                word = message(sheet.lang, f"colours.{colour}")
                sheet.text(x, y + size / 2 + 1.2, word, 9.5, bold=True)
            for number in range(1, 5):
                text = label(sheet.lang, f"{colour}{number}")
                drawing = token_svg(colour, text, palette=palette)
                sheet.draw(drawing, first + (number - 1) * step, y, size, size)


# ---- what is thrown ------------------------------------------------------------------------


def _dice(sheet: Sheet, rules: Ruleset, top: float) -> float:
    count = rules.thrower.number
    title = sheet.say("pieces.die" if count == 1 else "pieces.two_dice")
    below = _head(sheet, MARGIN, top, title, sheet.say("pieces.fold_die"))
    net, width, height = die_net()
    for number in range(count):
        sheet.draw(net, MARGIN + number * (width + 12), below, width, height)
    return below + height + 14


def _long_dice(sheet: Sheet, rules: Ruleset, top: float) -> float:
    note = sheet.say("pieces.fold_long", ids=", ".join(rules.behind("throws")))
    below = _head(sheet, MARGIN, top, sheet.say("pieces.long_dice"), note)
    net, width, height = long_die_net(rules.thrower.values)
    for number in range(rules.thrower.number):
        sheet.draw(net, MARGIN + number * (width + 8), below, width, height)
    return below + height + 14


def _cowries(sheet: Sheet, rules: Ruleset, top: float) -> float:
    return _shells(sheet, rules, _table(sheet, rules, top) + 10)


def _table(sheet: Sheet, rules: Ruleset, top: float) -> float:
    """Write what each throw of the cowries counts, and what it lets its player do."""
    switches = ("throws", "entering", "graces")
    ids = dict.fromkeys(ident for name in switches for ident in rules.behind(name))
    title = sheet.say("pieces.counts", thrower=rules.thrower.name.text(sheet.lang))
    y = _head(sheet, MARGIN, top, title, sheet.say("pieces.mouths", ids=", ".join(ids)))
    right = MARGIN + 156
    sheet.line(MARGIN, y, right, y, width=0.5)
    for up, value in enumerate(rules.thrower.values):
        _table_row(sheet, rules, y, up, value)
        y += _ROW
        last = up == rules.thrower.number
        colour = INK if last else PANEL["border"]
        sheet.line(MARGIN, y, right, y, width=0.5 if last else 0.25, colour=colour)
    return y


def _table_row(sheet: Sheet, rules: Ruleset, y: float, up: int, value: int) -> None:
    middle = y + _ROW / 2
    sheet.text(MARGIN + 2, middle + 1.7, str(up), 13, bold=True)
    for shell in range(rules.thrower.number):
        drawing = cowrie_svg(up=shell < up)
        sheet.draw(drawing, MARGIN + 11 + 8 * shell, y + 0.4, 7.5, 8.18)
    at = MARGIN + 15 + 8 * rules.thrower.number
    sheet.text(at + 13, middle + 2.3, str(value), 18, bold=True, align="right")
    if value in rules.grace_values:
        sheet.text(at + 22, middle + 1.3, sheet.say("pieces.again"), 10, bold=True)
    if _enters(rules, value):
        sheet.text(at + 48, middle + 1.3, sheet.say("pieces.enters"), 10, bold=True)


def _enters(rules: Ruleset, value: int) -> bool:
    """Return whether a throw brings in a piece where another is on the board: ask the game."""
    start = f"{rules.id}; Y 30 home*3; K home*4; R home*4; G home*4; turn Y; throw {value}"
    return any(move.origin == "home" for move in Game.from_position(start, seed=0).legal_moves())


def _shells(sheet: Sheet, rules: Ruleset, top: float) -> float:
    """Draw paper cowries: each has a mouth and a back, once the strip is folded."""
    number, name = rules.thrower.number, rules.thrower.name.text(sheet.lang)
    title = sheet.say("pieces.paper_cowries", thrower=name[0].upper() + name[1:])
    y = _head(sheet, MARGIN, top, title, sheet.say("pieces.fold_cowries"))
    right, below = MARGIN + _SHELL * number, y + 2 * _SHELL
    for column in range(number):
        for row, up in enumerate((True, False)):
            x = MARGIN + _SHELL * column + 2.6
            sheet.draw(cowrie_svg(up=up), x, y + _SHELL * row + 1.9, 14.8, 16.15)
    sheet.cut_line([(MARGIN, y), (right, y), (right, below), (MARGIN, below), (MARGIN, y)])
    sheet.line(MARGIN, y + _SHELL, right, y + _SHELL, width=0.25, dash=(0.3, 0.9))
    words = sheet.say("pieces.part", n=number)
    sheet.paragraph(right + 6, y + 6, sheet.width - MARGIN - right - 6, words, 9.5)
    return below + 10
