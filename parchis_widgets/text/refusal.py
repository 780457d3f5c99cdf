"""A refusal of what cannot be read, told in each language."""

from __future__ import annotations

from typing import Any, Final

from parchis_widgets.text import message
from parchis_widgets.text.phrases import Number, listed

__all__ = ["Refused"]

_SHOWN: Final = 160
"""So much is shown of a text that cannot be read."""


class Refused(ValueError):
    """What was given cannot be taken; ``str()`` says why in English.

    Parameters
    ----------
    key : str
        The message.
    cause : ValueError, optional
        What refused it first, if it says more than the message does: its words are kept.
    **said
        What the message speaks of; of a tuple any one would do: *10 or 20*, a list is all of it:
        *Y1 and R1*; another refusal is told in the same language.
    """

    def __init__(self, key: str, cause: ValueError | None = None, /, **said: Any) -> None:
        self.key, self.cause, self.said = key, cause, said
        super().__init__(self.text("en") if cause is None else str(cause))

    def text(self, lang: str = "es") -> str:
        """Say why in a language."""
        return self.words(lang)

    def words(self, lang: str, **more: str) -> str:
        """Fill in the message."""
        words = {name: _in_words(lang, value) for name, value in self.said.items()}
        return message(lang, self.key, **words, **more)

    def __reduce__(self) -> tuple[Any, ...]:
        return _revived, (type(self), self.key, self.cause, self.said)


def _in_words(lang: str, value: Any) -> Any:
    if isinstance(value, Refused):
        return value.text(lang)
    if type(value) is int:
        return Number(value)
    if isinstance(value, str) and len(value) > _SHOWN:
        return value[:_SHOWN] + "…"
    if not value or not isinstance(value, (tuple, list)):
        return value
    return listed(lang, map(str, value), "or" if isinstance(value, tuple) else "and")


def _revived(kind: type[Refused], key: str, cause: ValueError | None, said: Any) -> Refused:
    return kind(key, cause, **said)
