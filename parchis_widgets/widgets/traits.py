"""Traits of a widget that Python sets or observes, and that no page knows of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import traitlets

from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Chosen", "Told"]


class Chosen(traitlets.Any):
    """A trait that can be set: what is no such thing is a ``ValueError``, and changes nothing.

    Parameters
    ----------
    checked : callable
        Returns the value to be kept, or raises a ``ValueError`` that says what was expected.
    """

    allow_none = False

    def __init__(self, checked: Callable[[Any], Any]) -> None:
        super().__init__()
        self._checked = checked

    def validate(self, _obj: Any, value: Any) -> Any:
        """Return the value to be kept."""
        return self._checked(value)


class Told(traitlets.Any):
    """A trait that follows what is shown: it can be read and observed, not set."""

    def __set__(self, obj: Any, value: Any) -> None:
        raise Refused("options.told", name=self.name)
