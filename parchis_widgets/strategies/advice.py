"""The strategies that a source tells, as positions with their best move (PAC-23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from parchis_widgets.game.game import Game
from parchis_widgets.text import message, spoken

if TYPE_CHECKING:
    from parchis_widgets.explain.event import Event

__all__ = ["STRATEGIES", "Strategy"]


@dataclass(frozen=True)
class Strategy:
    """A piece of advice, and a position in which it is the best that can be done.

    Attributes
    ----------
    name : str
        A stable word.
    position : str
        The position, in which something has been thrown.
    best : str
        The best move as text, or ``"pass"`` where it is to stay.
    statement : str
        Id of the statement that gives the advice.
    """

    name: str
    position: str
    best: str
    statement: str = "PAC-23"

    def idea(self, lang: str | None = None) -> str:
        """Return the advice in one sentence; ``None`` means the current language."""
        return message(spoken(lang), f"strategies.{self.name}")

    def game(self) -> Game:
        """Give a game that begins with the position."""
        return Game.from_position(self.position, seed=1)

    def follow(self, game: Game) -> tuple[Event, ...]:
        """Do what is best in a game that stands so."""
        return game.pass_turn() if self.best == "pass" else game.play(self.best)


_ALL_OUT: Final = "entered Y R K G"

STRATEGIES: Final = (
    Strategy(
        "wait-in-castle",
        f"pachisi; Y 21 home*3; R 71 home*3; K home*4; G home*4; turn Y; throw 3; {_ALL_OUT}",
        "pass",
    ),
    Strategy(
        "keep-the-castle",
        f"pachisi; Y 59 28 home*2; R 30 home*3; K home*4; G home*4; turn Y; throw 10; {_ALL_OUT}",
        "Y2 10 28>38",
    ),
    Strategy(
        "home-with-25",
        f"pachisi; Y 59 28 home*2; R 30 home*3; K home*4; G home*4; turn Y; throw 25; {_ALL_OUT}",
        "Y1 25 59>goal",
    ),
    Strategy(
        "second-lap",
        f"pachisi; Y 72 goal*3; R 65 home*3; K 51 home*3; G home*4; turn Y; throw 10; {_ALL_OUT}",
        "Y1 10 72>14x/2 xR1",
    ),
    Strategy(
        "no-hurry",
        f"pachisi; Y 72 goal*3; R 52 home*3; K 41 home*3; G home*4; turn Y; throw 12; {_ALL_OUT}",
        "pass",
    ),
)
"""Every strategy, from one piece's safety to the partner's."""
