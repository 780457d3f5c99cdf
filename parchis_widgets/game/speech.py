"""A game speaks its own language: what it tells, refuses and explains is made in it."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, Protocol, TypeVar

from parchis_widgets.text.language import speaking

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["in_its_language"]


class _Speaker(Protocol):
    @property
    def lang(self) -> str:
        """The language it speaks."""


P = ParamSpec("P")
S = TypeVar("S", bound=_Speaker)
T = TypeVar("T")


def in_its_language(method: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Have a method speak the language of its object, whatever is spoken around it."""

    @wraps(method)
    def spoken(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        with speaking(self.lang):
            return method(self, *args, **kwargs)

    return spoken
