"""The generated files of the front end: the colours and looks that all boards share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.pachisi.figure import FIGURE_RULES
from parchis_widgets.board.palette import variables_css
from parchis_widgets.board.svg_parts import PIECE_RULES, css

if TYPE_CHECKING:
    from pathlib import Path


def generated_files() -> dict[str, str]:
    """Return the generated files of the front end: name and text."""
    # Lines in a colour are only in the pictures of the boards, which bring their own rules.
    pieces = [rule for rule in PIECE_RULES if not rule[0].startswith((".s-", ".o-"))]
    rules = css((*pieces, *FIGURE_RULES), ".pw")
    return {"board.css": f"{variables_css()}\n{rules}\n"}


def write(folder: Path) -> None:
    """Write the generated files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in generated_files().items():
        (folder / name).write_text(text, encoding="utf-8")
