"""The rules on a sheet: every statement of a ruleset word for word, and how it reads the gaps."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from parchis_widgets.board.palette import INK, PANEL
from parchis_widgets.paper.details import PRIORITY
from parchis_widgets.paper.flow import (
    GUTTER,
    balanced,
    columns,
    height_of,
    write_columns,
)
from parchis_widgets.paper.marks import foot
from parchis_widgets.paper.request import check_target
from parchis_widgets.paper.sheet import MARGIN, MUTED, Sheet
from parchis_widgets.paper.told import Told
from parchis_widgets.position.reading import rules_of
from parchis_widgets.text import has_message, message, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence
    from os import PathLike

    from parchis_widgets.paper.flow import Block, Laid
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["print_rules"]

_TOP: Final = 33.0
_FOOT: Final = 14.0
_PAD: Final = 3.0
"""Inside a box."""


def print_rules(
    ruleset: str | Ruleset,
    to: str | PathLike[str] | None = None,
    *,
    lang: str | None = None,
    paper: str = "A4",
) -> bytes:
    """Print the rules of a ruleset on a sheet, house rules included, as a PDF.

    Every statement stands as `Ruleset.describe` has it, in groups. A box says how what they leave
    open is played; the other readings follow on the back, each with its statement. What does not
    fit goes to a further page, and nothing is set smaller.

    Parameters
    ----------
    ruleset
        A ruleset, its id, or the short code of house rules.
    to
        A file that ends in ``.pdf``; by default none is written.
    lang
        The language; ``None`` means the current one.
    paper
        ``"A4"`` or ``"Letter"``.

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
    check_target(to)
    sheet = Sheet(_name(rules, lang), lang, paper)
    _RulesSheet(sheet, rules).write()
    return sheet.finish(to)


def _name(rules: Ruleset, lang: str) -> str:
    """Return what the rules are called; a reader's own have the name that they were given."""
    key = f"rulesets.{rules.name}"
    return message(lang, key) if has_message(lang, key) else rules.name


class _RulesSheet:
    """The pages of one ruleset, laid out before the first of them is written."""

    def __init__(self, sheet: Sheet, rules: Ruleset) -> None:
        self.sheet, self.rules, self.lang = sheet, rules, sheet.lang
        self.width = (sheet.width - 2 * MARGIN - GUTTER) / 2
        self.told = Told(rules, sheet.lang)
        self.house = _Box(self, *self.told.house())
        self.boxes = [_Box(self, *self.told.unread()), _Box(self, *self.told.readings())]

    def write(self) -> None:
        """Write all pages.

        Where room is short the pictures go first, one by one; then the readings go to the back,
        and then the other box.
        """
        for below, pictures in product((2, 1, 0), range(len(PRIORITY), -1, -1)):
            boxes, blocks = self.boxes[:below], list(self.told.statements(PRIORITY[:pictures]))
            laid = balanced(self.sheet, blocks, self.width)
            if height_of(self.sheet, laid, self.width) <= self._room(boxes):
                break
        else:
            later = self.sheet.height - _TOP - _FOOT
            laid = columns(self.sheet, blocks, self.width, self._room([]), later)
        fronts = [laid[n : n + 2] for n in range(0, len(laid), 2)]
        self._pages(fronts, boxes, [box for box in self.boxes[below:] if box.blocks])

    def _room(self, below: Sequence[_Box]) -> float:
        """Return how high the columns of the first page may be."""
        boxes = self.house.height + sum(box.height for box in below)
        return self.sheet.height - _TOP - _FOOT - boxes

    def _pages(self, fronts: Sequence[Laid], below: Sequence[_Box], behind: Sequence[_Box]) -> None:
        pages = len(fronts) + bool(behind)
        for number, laid in enumerate(fronts):
            self.sheet.page()
            top = self._head()
            if number == 0:
                top = self.house.write(top)
                at = self.sheet.height - _FOOT + 3 - sum(box.height for box in below)
                for box in below:
                    at = box.write(at)
            write_columns(self.sheet, laid, MARGIN, top, self.width)
            last = behind and number == len(fronts) - 1
            foot(self.sheet, self.sheet.say("rules.back") if last else "", number + 1, pages)
        if behind:
            self.sheet.page()
            top = self._head()
            for box in behind:
                top = box.write(top)
            foot(self.sheet, "", pages, pages)

    def _head(self) -> float:
        """Write what the rules are called, and return where the text may begin."""
        sheet, right = self.sheet, self.sheet.width - MARGIN
        name = _name(self.rules, self.lang)
        size = 23 if sheet.width_of(name, 23, bold=True) < 125 else 17
        first, *others = sheet.lines(name, right - MARGIN, size, bold=True)
        sheet.text(MARGIN, 19.5, first + ("…" if others else ""), size, bold=True)
        sheet.text(MARGIN, 26, self._lead(), 10, colour=MUTED)
        for line, words in enumerate(self._key()):
            sheet.text(right, 21 + 5 * line, words, 10, colour=MUTED, align="right")
        sheet.line(MARGIN, 29.5, right, 29.5, width=0.5)
        return _TOP

    def _lead(self) -> str:
        seats = getattr(self.rules, "seats", self.rules.family)
        return self.sheet.say(
            f"rules.lead.{seats}", thrower=self.rules.thrower.name.text(self.lang)
        )

    def _key(self) -> tuple[str, ...]:
        """Say what the numbers are; rules without a source have none."""
        if not self.rules.statements:
            return ()
        ident = self.rules.statements[-1]
        return self.sheet.say("rules.numbers"), self.sheet.say("rules.such", n=ident[4:], id=ident)


class _Box:
    """A box as wide as the page, with a title and two columns."""

    def __init__(self, on: _RulesSheet, title: str, blocks: list[Block]) -> None:
        self.sheet, self.title, self.blocks = on.sheet, title, blocks
        self.width = on.width - _PAD
        self.laid = balanced(self.sheet, blocks, self.width) if blocks else []
        high = height_of(self.sheet, self.laid, self.width)
        self.height = high + 11 + _PAD if blocks else 0.0
        """With the room after it."""

    def write(self, top: float) -> float:
        """Write it, and return where the text below may begin."""
        if not self.blocks:
            return top
        wide = self.sheet.width - 2 * MARGIN
        self.sheet.box(MARGIN, top, wide, self.height - 3, fill=PANEL["panel"])
        self.sheet.text(MARGIN + _PAD, top + 6, self.title, 10, bold=True, colour=INK)
        write_columns(self.sheet, self.laid, MARGIN + _PAD, top + 8.5, self.width)
        return top + self.height
