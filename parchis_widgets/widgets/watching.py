"""How a widget follows a game: told of what happens, but not kept alive for it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakMethod, finalize

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import MethodType

    from parchis_widgets.game.game import Game

__all__ = ["follow"]


def follow(game: Game, method: Callable[[], None] | MethodType) -> Callable[[], None]:
    """Have a method called after each change of a game, as long as its object lives.

    Returns
    -------
    callable
        Ends it before.
    """
    held = WeakMethod(method)

    def told(_events: object) -> None:
        changed = held()
        if changed is not None:
            changed()

    end = game.watch(told)
    finalize(held().__self__, end).atexit = False  # type: ignore[union-attr]  # it lives now
    return end
