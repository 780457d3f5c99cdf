"""Text that flows through columns: blocks of known height; a heading goes with the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from parchis_widgets.paper.sheet import VIOLET, Sheet, millimetres

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "GUTTER", "Block", "Figure", "Heading", "Item", "Laid", "balanced", "columns", "height_of",
    "write_columns",
]  # fmt: skip

SIZE: Final = 8.6
"""Of text, in points; it does not shrink where there is much to say."""
LEADING: Final = 1.36
GUTTER: Final = 9.0
"""Between two columns, in mm."""


class Block(Protocol):
    """What stands in a column and is not parted."""

    @property
    def leads(self) -> bool:
        """Whether it goes with what follows."""

    def height(self, sheet: Sheet, width: float) -> float:
        """Return how much of a column it takes, with the room after it."""

    def write(self, sheet: Sheet, x: float, top: float, width: float) -> None:
        """Write it."""


Laid: TypeAlias = "list[list[tuple[Block, float]]]"
"""Columns of blocks, each with how far down its column it begins."""


@dataclass(frozen=True)
class Heading:
    """What the blocks after it are about."""

    words: str
    leads: bool = True

    def height(self, sheet: Sheet, width: float) -> float:
        """Return how much of a column it takes, with the room after it."""
        return 8.0

    def write(self, sheet: Sheet, x: float, top: float, width: float) -> None:
        """Write it."""
        sheet.text(x, top + 5.6, self.words, 11.5, bold=True)


@dataclass(frozen=True)
class Item:
    """A rule: its mark, a number or an empty one for a ring, and what it says."""

    mark: str
    words: str
    indent: float = 6.4
    leads: bool = False

    def height(self, sheet: Sheet, width: float) -> float:
        """Return how much of a column it takes, with the room after it."""
        lines = sheet.lines(self.words, width - self.indent, SIZE)
        return len(lines) * millimetres(SIZE * LEADING) + 1.0

    def write(self, sheet: Sheet, x: float, top: float, width: float) -> None:
        """Write it."""
        step = millimetres(SIZE * LEADING)
        if self.mark:
            sheet.text(x, top + 0.64 * step, self.mark, SIZE, bold=True, colour=VIOLET)
        else:
            sheet.ring(x + 0.9, top + 0.4 * step)
        sheet.paragraph(
            x + self.indent, top, width - self.indent, self.words, SIZE, leading=LEADING
        )


@dataclass(frozen=True)
class Figure:
    """A detail of the board, with a sentence beside it."""

    svg: str
    words: str
    leads: bool = True

    def height(self, sheet: Sheet, width: float) -> float:
        """Return how much of a column it takes, with the room after it."""
        return 25.4

    def write(self, sheet: Sheet, x: float, top: float, width: float) -> None:
        """Draw it."""
        with sheet.clipped(x, top + 0.6, 29, 23.2):
            sheet.draw(self.svg, x, top + 0.6, 29, 23.2, alt=self.words)
        sheet.frame(x, top + 0.6, 29, 23.2)
        lines = len(sheet.lines(self.words, width - 33, 8.75, bold=True))
        middle = top + 12.2 - lines * millimetres(8.75 * 1.36) / 2
        # Lines of like length, and not one word alone on the last.
        wide = min(width - 33, 1.15 * sheet.width_of(self.words, 8.75, bold=True) / lines + 2)
        sheet.paragraph(x + 33, middle, wide, self.words, 8.75, bold=True)


def columns(
    sheet: Sheet, blocks: Sequence[Block], width: float, room: float, later: float | None = None
) -> Laid:
    """Lay blocks into columns as high as `room`, those from the third on as high as `later`.

    A block that leads stands in the same column as the next that does not.
    """
    laid: Laid = [[]]
    used = 0.0
    for group in _together(blocks):
        needed = sum(block.height(sheet, width) for block in group)
        high = room if later is None or len(laid) <= 2 else later
        while used + needed > high and (laid[-1] or len(laid) <= 2):
            laid.append([])
            used, high = 0.0, room if later is None or len(laid) <= 2 else later
        for block in group:
            laid[-1].append((block, used))
            used += block.height(sheet, width)
    return laid


def balanced(sheet: Sheet, blocks: Sequence[Block], width: float) -> Laid:
    """Lay blocks into two columns, as low as they can be."""
    room = sum(block.height(sheet, width) for block in blocks) / 2
    while len(laid := columns(sheet, blocks, width, room)) > 2:
        room += 1
    return laid


def height_of(sheet: Sheet, laid: Laid, width: float) -> float:
    """Return how high the highest column is."""
    ends = (down + block.height(sheet, width) for column in laid for block, down in column)
    return max(ends, default=0.0)


def write_columns(sheet: Sheet, laid: Laid, x: float, top: float, width: float) -> None:
    """Write columns side by side."""
    for number, column in enumerate(laid):
        for block, down in column:
            block.write(sheet, x + number * (width + GUTTER), top + down, width)


def _together(blocks: Sequence[Block]) -> list[list[Block]]:
    """Part blocks where a column may end."""
    groups: list[list[Block]] = [[]]
    for block in blocks:
        groups[-1].append(block)
        if not block.leads:
            groups.append([])
    return [group for group in groups if group]
