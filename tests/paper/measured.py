"""PDFs as they come out of a printer: rendered, measured in mm, and read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import numpy as np
import pypdfium2

if TYPE_CHECKING:
    from numpy.typing import NDArray

SCALE: Final = 10
"""Pixels a mm."""
_POINTS: Final = 72 / 25.4


def rendered(pdf: bytes) -> list[NDArray[np.uint8]]:
    """Render every page, in grey, at ten pixels a mm."""
    document = pypdfium2.PdfDocument(pdf)
    scale = SCALE / _POINTS
    return [np.asarray(page.render(scale=scale).to_pil().convert("L")) for page in document]


def sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Return each page's width and height in mm."""
    document = pypdfium2.PdfDocument(pdf)
    return [
        (round(page.get_width() / _POINTS, 1), round(page.get_height() / _POINTS, 1))
        for page in document
    ]


def read(pdf: bytes) -> str:
    """Return all that is written, its lines joined."""
    document = pypdfium2.PdfDocument(pdf)
    texts = (page.get_textpage().get_text_range() for page in document)
    return re.sub(r"\s+", " ", " ".join(texts))


def part(
    page: NDArray[np.uint8], left: float, top: float, right: float, bottom: float
) -> NDArray[np.uint8]:
    """Cut a part out of a page, given in mm."""
    x1, y1, x2, y2 = (round(value * SCALE) for value in (left, top, right, bottom))
    return page[y1:y2, x1:x2]


def longest_run(row: NDArray[np.bool_]) -> int:
    """Return how many true values stand in a row, at most."""
    edges = np.flatnonzero(np.diff(np.concatenate(([0], row.astype(np.int8), [0]))))
    return int(max(edges[1::2] - edges[::2], default=0))
