"""Who is told of what happens in a game."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, TypeAlias

from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.explain.event import Event

__all__ = ["Watcher", "Watchers"]

Watcher: TypeAlias = "Callable[[tuple[Event, ...]], object]"


class Watchers:
    """Who watches, in the order in which they began."""

    def __init__(self) -> None:
        self._watching: dict[object, Watcher] = {}
        self._untold: deque[tuple[Event, ...]] = deque()
        self._telling = False

    def __len__(self) -> int:
        return len(self._watching)

    def add(self, watcher: Watcher) -> Callable[[], None]:
        """Have somebody told until the function that is returned is called."""
        if not callable(watcher):
            raise Refused("game.watcher", found=shown(watcher))
        ticket = object()
        self._watching[ticket] = watcher

        def end() -> None:
            self._watching.pop(ticket, None)

        return end

    def tell(self, events: tuple[Event, ...]) -> None:
        """Tell everybody, and only then raise the first error that one of them made.

        Who plays on while being told does not cut the others short: they are told in the order in
        which it happened, each change once.
        """
        self._untold.append(events)
        if self._telling:
            return
        errors: list[Exception] = []
        self._telling = True
        try:
            while self._untold:
                self._tell(self._untold.popleft(), errors)
        finally:
            self._telling = False
            self._untold.clear()
        if errors:
            raise errors[0]

    def _tell(self, events: tuple[Event, ...], errors: list[Exception]) -> None:
        for ticket, watcher in list(self._watching.items()):
            if ticket in self._watching:  # else another has just ended it
                try:
                    watcher(events)
                except Exception as error:
                    errors.append(error)
