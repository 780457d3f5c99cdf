"""The words: what is said, in every language there is, and which language is spoken."""

from parchis_widgets.text.catalogue import (
    catalogue,
    check_language,
    languages,
    message,
    missing,
    section,
)
from parchis_widgets.text.language import current_language, speaking, spoken, use_language

__all__ = [
    "catalogue",
    "check_language",
    "current_language",
    "languages",
    "message",
    "missing",
    "section",
    "speaking",
    "spoken",
    "use_language",
]
