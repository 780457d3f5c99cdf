"""Which signs may be typed where a board shows them: those that every font for text has."""

from __future__ import annotations


def rare_signs(text: str) -> set[str]:
    """Give the signs that a font for text may lack: all but those of Windows' Western set."""
    return {sign for sign in text if not sign.encode("cp1252", "ignore")}
