"""What each family of games puts on the page: its board, its pieces, the words of its moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from parchis_widgets.widgets.protocol.scenes import pachisi, parchis

if TYPE_CHECKING:
    from parchis_widgets.engine.event import Event
    from parchis_widgets.engine.move import Move
    from parchis_widgets.game.game import Game
    from parchis_widgets.position.position import Position
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Json", "Scene", "Spot", "scene_for", "scene_of"]

Json = dict[str, Any]
Spot = int | str
"""A square of the cross, or ``"home"`` or ``"goal"``."""


class Scene(Protocol):
    """How a family of games is shown."""

    def drawing(self, lang: str) -> Json:
        """Give the board itself, its squares named."""

    def spot(self, colour: str, place: str) -> Spot:
        """Give where on the cross the place of a colour lies."""

    def is_on_way(self, colour: str, target: Spot) -> bool:
        """Tell whether a square of the cross, or the goal, lies on a colour's way."""

    def pieces(self, position: Position) -> dict[str, Json]:
        """Give of each piece how it is drawn and where."""

    def held(self, position: Position) -> Json:
        """Give the squares that are barred or held, and the pieces that came second to theirs."""

    def throws(self, game: Game) -> Json:
        """Give the throws that are left."""

    def manner(self, game: Game) -> Json:
        """Tell whether throws may be added up, and which looks are to be explained."""

    def place(self, place: str, lang: str) -> str:
        """Write a place in a few letters."""

    def move_text(self, move: Move, events: tuple[Event, ...], lang: str) -> str:
        """Tell a move and what comes of it in a few words."""


_SCENES: Final[dict[str, Scene]] = {"parchis": parchis, "pachisi": pachisi}


def scene_of(game: Game) -> Scene:
    """Give how a game is shown."""
    return scene_for(game.ruleset)


def scene_for(rules: Ruleset) -> Scene:
    """Give how the games of a ruleset are shown."""
    return _SCENES[rules.family]
