"""The words: what is said, in every language there is, and which language is spoken."""

from parchis_widgets.text.catalogue import (
    catalogue,
    check_language,
    has_message,
    languages,
    message,
    missing,
    section,
)
from parchis_widgets.text.language import speaking, use_language
from parchis_widgets.text.spoken import current_language, spoken

__all__ = [
    "catalogue",
    "check_language",
    "current_language",
    "has_message",
    "languages",
    "message",
    "missing",
    "section",
    "speaking",
    "spoken",
    "use_language",
]
