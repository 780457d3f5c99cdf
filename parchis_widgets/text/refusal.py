"""A refusal of what cannot be taken, told in every language."""

from __future__ import annotations

from typing import Any, TypeVar

from parchis_widgets.text.catalogue import message
from parchis_widgets.text.language import speaking
from parchis_widgets.text.saying import Said, Told, kept
from parchis_widgets.text.showing import one_line
from parchis_widgets.text.spoken import current_language

__all__ = ["Refused"]

_Kind = TypeVar("_Kind", bound="Refused")


class Refused(ValueError, Told):
    """What was given cannot be taken; ``str()`` says why in the language of where it was given.

    Parameters
    ----------
    key : str
        The message.
    cause : ValueError, optional
        What refused it first, if it says more than the message does: its words are added.
    **said
        What the message speaks of; of a tuple any one would do: *10 or 20*, a list is all of it:
        *Y1 and R1*; another refusal and a `Phrase` are told in the same language. With ``!r``
        behind its name in the message, a value is written as Python does.

    Attributes
    ----------
    key, cause, said
        As given; of a stranger's object, how it is shown.
    lang : str
        The language in which it speaks of itself.
    """

    def __init__(self, key: str, cause: ValueError | None = None, /, **said: Any) -> None:
        super().__init__(key)
        self.key, self.cause, self.lang = key, cause, current_language()
        self.said = {name: kept(value) for name, value in said.items()}

    def text(self, lang: str | None = None) -> str:
        """Say why: in a language, or for ``None`` in the refusal's own."""
        lang = lang or self.lang
        return self.words(lang) + self._because(lang)

    def words(self, lang: str, key: str = "", /, **more: str) -> str:
        """Fill in the message, or another one that speaks of the same."""
        words = {name: Said(lang, value) for name, value in self.said.items()}
        return message(lang, key or self.key, **{**words, **more})

    def told_in(self: _Kind, lang: str) -> _Kind:
        """Return the same refusal, speaking another language of itself."""
        return _revived(type(self), self.key, self.cause, self.said, lang)

    def _because(self, lang: str) -> str:
        if self.cause is None:
            return ""
        if isinstance(self.cause, Refused):
            return f": {self.cause.text(lang)}"
        return f": {one_line(str(self.cause))}"

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text()!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _revived, (type(self), self.key, self.cause, self.said, self.lang)


def _revived(
    kind: type[_Kind], key: str, cause: ValueError | None, said: dict[str, Any], lang: str
) -> _Kind:
    with speaking(lang):
        return kind(key, cause, **said)
