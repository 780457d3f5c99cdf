"""What a ruleset is called among others."""

from __future__ import annotations

from parchis_widgets.text import message

__all__ = ["short_name"]


def short_name(ruleset: str, lang: str) -> str:
    """Return what a ruleset is called among others; a house rule by what it began as."""
    published, *turned = ruleset.split()
    called = message(lang, f"short.{published}")
    return message(lang, "comparison.house", name=called) if turned else called
