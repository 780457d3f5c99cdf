"""What may be asked of a printed sheet, checked before anything is drawn or written."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from parchis_widgets.text.refusal import Refused

__all__ = ["check_pages", "check_target"]


def check_pages(pages: object) -> None:
    """Refuse a number of pages on which no board is printed."""
    if isinstance(pages, bool) or pages not in (1, 4):
        raise Refused("options.value", name="pages", value=pages, known=(1, 4))


def check_target(to: object) -> None:
    """Refuse what is no name of a PDF file; nothing is written then.

    Raises
    ------
    ValueError
        If it is no name, or does not end in ``.pdf``.
    """
    if to is None:
        return
    if not isinstance(to, (str, PathLike)):
        raise Refused("options.path", given=to)
    if Path(to).suffix.lower() != ".pdf":
        raise Refused("options.ending", path=str(to), known=(".pdf",))
