"""What each family of games puts on the page: its board, its pieces, the words of its moves."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from parchis_widgets.widgets.protocol.scenes.spots import Spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.event import Event
    from parchis_widgets.game.game import Game
    from parchis_widgets.position.position import Position
    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.widgets.protocol.scenes import pachisi, parchis

__all__ = ["Json", "Scene", "Spot", "scene_for", "scene_of"]

Json = dict[str, Any]


class Scene(Protocol):
    """How a family of games is shown."""

    TELLS_ORDER: bool
    """Whether it is told which of two pieces on a square came second."""

    def drawing(self, lang: str) -> Json:
        """Return the board itself, its squares named."""

    def spot(self, colour: str, place: str) -> Spot:
        """Return where on the cross the place of a colour lies."""

    def place_on(self, colour: str, spot: Spot) -> str:
        """Return what a colour calls a spot of the cross, also where it never stands."""

    def pieces(self, position: Position) -> dict[str, Json]:
        """Return of each piece how it is drawn and where."""

    def held(self, position: Position) -> Json:
        """Return the squares that are barred or held, and the pieces that came second to theirs."""

    def throws(self, game: Game) -> Json:
        """Return the throws that are left."""

    def features(self, game: Game) -> Json:
        """Return whether throws may be added up, and which looks are to be explained."""

    def place(self, place: str, lang: str) -> str:
        """Write a place in a few letters."""

    def move_text(self, move: Move, events: tuple[Event, ...], lang: str) -> str:
        """Tell a move and what comes of it in a few words."""

    # ---- of a piece that an editor puts anywhere -----------------------------------------

    def look_on(self, place: str) -> Json:
        """Return how a piece on a place is dressed."""

    def moved(self, place: str, before: str) -> str:
        """Return a place with what a piece keeps that was on another before."""

    def said(self, place: str, steps: Sequence[int]) -> dict[str, bool]:
        """Return what a place can say beside its square, of these steps, and whether it does."""

    def unsaid(self, place: str, mark: str, steps: Sequence[int]) -> str:
        """Return the place that says the contrary of one of these."""


def scene_of(game: Game) -> Scene:
    """Return how a game is shown."""
    return scene_for(game.ruleset)


def scene_for(rules: Ruleset) -> Scene:
    """Return how the games of a ruleset are shown."""
    return _load(rules.family)


@cache
def _load(name: str) -> Scene:
    return cast("Scene", import_module(f"parchis_widgets.widgets.protocol.scenes.{name}"))


if TYPE_CHECKING:
    _ALL: Final[tuple[Scene, ...]] = (pachisi, parchis)
    """Each has all the names: the type checker looks at them here."""
