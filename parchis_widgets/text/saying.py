"""What a message speaks of: values of any kind, and phrases that each language has its own of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from parchis_widgets.text.catalogue import message
from parchis_widgets.text.phrases import agreeing, listed
from parchis_widgets.text.showing import LONGEST, one_line, shown

__all__ = ["Phrase", "Said", "Told", "kept", "letters_of"]


class Told:
    """What can say itself in any language: a phrase, or a refusal."""

    def text(self, lang: str) -> str:
        """Return its words in a language."""
        raise NotImplementedError


@dataclass(frozen=True)
class Phrase(Told):
    """A part of a message that is itself told in the reader's language: *seis cauríes*.

    Parameters
    ----------
    key : str
        The message.
    said : dict
        What it speaks of.
    """

    key: str
    said: dict[str, Any] = field(default_factory=dict)

    def text(self, lang: str) -> str:
        """Return the phrase in a language."""
        return message(lang, self.key, **{name: Said(lang, v) for name, v in self.said.items()})


def letters_of(colours: str) -> tuple[Phrase, ...]:
    """Return the letters of some colours, to be told in the reader's language."""
    return tuple(Phrase(f"letters.{colour}") for colour in colours)


class Said:
    """A value in a message, as ``{name}`` tells it and as ``{name!r}`` does."""

    def __init__(self, lang: str, value: Any) -> None:
        self._lang, self._value = lang, value

    def __str__(self) -> str:
        value = self._value
        if isinstance(value, Told):
            return value.text(self._lang)
        if isinstance(value, str):
            return one_line(value)
        if value and isinstance(value, (tuple, list)):
            words = (str(Said(self._lang, one)) for one in value)
            return listed(self._lang, words, "or" if isinstance(value, tuple) else "and")
        return shown(value)

    def __repr__(self) -> str:
        return str(self) if isinstance(self._value, _Written) else shown(self._value)

    def __format__(self, spec: str) -> str:
        if "|" in spec and type(self._value) is int:
            return agreeing(self._value, spec)
        return format(str(self), spec)


class _Written(str):
    """What was shown once and for all: a stranger's object may change, or not be pickled."""

    __slots__ = ()


_PLAIN: Final = (bool, int, float, str, type(None))


def kept(value: Any) -> Any:
    """Return what a refusal keeps of a value: words, numbers, lists of them; all else as shown."""
    if type(value) is str:
        return value[: LONGEST + 1]
    several = type(value) in (tuple, list) and all(map(_is_kept, value))
    return value if several or _is_kept(value) else _Written(shown(value))


def _is_kept(value: Any) -> bool:
    return type(value) in _PLAIN or isinstance(value, (_Written, Told))
