"""One ruleset's game in a comparison, played throw by throw."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from parchis_widgets.comparison.decisions import Choice, nearest
from parchis_widgets.engine.family import family_of
from parchis_widgets.game.game import Game, Record
from parchis_widgets.game.outcome import outcome_of
from parchis_widgets.position.position import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.comparison.decisions import Decider
    from parchis_widgets.engine.core import Core, Saved
    from parchis_widgets.engine.move import Move
    from parchis_widgets.engine.seats import Seats
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Lane", "Played", "Start"]


class Start(NamedTuple):
    """How a lane begins."""

    rules: Ruleset
    seats: Seats
    saved: Saved
    play_on: bool

    @property
    def position(self) -> Position:
        """The position in which it begins."""
        return Position(self.rules, self.seats, self.saved)

    def state(self) -> Core:
        """Return a core that stands so."""
        family = family_of(self.rules)
        return family.standing(self.rules, self.seats, self.saved, play_on=self.play_on)


class Played(NamedTuple):
    """What a lane did with one throw."""

    choices: tuple[tuple[Move, ...], ...]
    """The legal moves at each choice."""
    moves: tuple[Move, ...]
    saved: Saved
    """How it stood after it."""
    actions: tuple[str, ...]


@dataclass
class Lane:
    """A game under one ruleset.

    Parameters
    ----------
    start : Start
        How it begins.
    seed : int
        The seed that its record names.
    decider : callable
        Who decides where the source cannot.
    """

    start: Start
    seed: int
    decider: Decider
    thrown: int = 0
    """Throws that were made before it began."""
    played: list[Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin: nothing has been thrown."""
        self.family = family_of(self.start.rules)
        self._state = self.start.state()

    @property
    def over(self) -> bool:
        """Whether its game is over."""
        return self._state.over

    @property
    def winners(self) -> tuple[str, ...]:
        """The letters of the colours that have won; () if nobody has."""
        outcome = outcome_of(self._state)
        return outcome.winners if outcome else ()

    def stands(self) -> Start:
        """Return how it stands, for a lane that begins here."""
        return self.start._replace(saved=self._state.save())

    def throw(self, faces: tuple[int, ...], wanted: Sequence[Move | None]) -> Played:
        """Throw, and do what follows until the next throw.

        Parameters
        ----------
        faces : tuple of int
            What is thrown.
        wanted : sequence of Move
            What the source did, choice by choice; ``None`` where it passed.
        """
        actions = [f"throw {' '.join(map(str, faces))}!"]
        number = self.thrown + len(self.played) + 1
        played = _Turn(self, self._state, number, actions).play(faces, wanted)
        self.played.append(played)
        return played

    def game(self, further: Sequence[str] = ()) -> Game:
        """Return its game as far as it has come, with further actions."""
        begun = Game.from_position(
            self.start.position, seed=self.seed, play_on=self.start.play_on
        ).record
        actions = [action for one in self.played for action in one.actions]
        head = {name: value for name, value in vars(begun).items() if name != "actions"}
        return Record(**head, actions=(*actions, *further)).replay()

    @cached_property
    def colours(self) -> str:
        """The letters of the colours that play."""
        return self.start.position.colours


@dataclass
class _Turn:
    """One throw and what is done with it."""

    lane: Lane
    state: Core
    number: int
    actions: list[str]

    def play(self, faces: tuple[int, ...], wanted: Sequence[Move | None]) -> Played:
        state, family = self.state, self.lane.family
        family.throw(state, faces)
        choices: list[tuple[Move, ...]] = []
        moves: list[Move] = []
        hopes = iter(wanted)
        while not state.over and not family.may_throw(state):
            codes = family.legal(state)
            legal = tuple(family.move_of(state, code) for code in codes)
            hoped = next(hopes, ...)
            if not legal or (hoped is None and family.may_decline(state)):
                family.forgo(state)
                self.actions.append("pass")
                continue
            chosen = self._choose(legal, len(choices), hoped)
            choices.append(legal)
            moves.append(chosen)
            family.play(state, codes[legal.index(chosen)])
            self.actions.append(f"play {chosen}")
        return Played(tuple(choices), tuple(moves), state.save(), tuple(self.actions))

    def _choose(self, legal: tuple[Move, ...], number: int, hoped: object) -> Move:
        found = None if hoped is None or hoped is ... else nearest(legal, hoped)  # type: ignore[arg-type]
        if found is not None:
            return found
        if len(legal) == 1:
            return legal[0]
        actions = tuple(self.actions)
        return self.lane.decider(
            Choice(legal, self.number, number, lambda: self.lane.game(actions))
        )
