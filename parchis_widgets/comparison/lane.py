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

__all__ = ["Lane", "Played", "Start", "Step"]


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


class Step(NamedTuple):
    """A throw, a move or a pass."""

    action: str
    """As records write it."""
    saved: Saved
    """How the game stood after it."""
    move: Move | None = None
    way: tuple[str, ...] = ()
    """The places that the move's piece entered one by one."""


class Played(NamedTuple):
    """What a lane did with one throw."""

    choices: tuple[tuple[Move, ...], ...]
    """The legal moves at each choice."""
    steps: tuple[Step, ...]
    """The throw, and what was done with it."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """What was played, one move for each choice."""
        return tuple(step.move for step in self.steps if step.move)

    @property
    def saved(self) -> Saved:
        """How the game stood after it."""
        return self.steps[-1].saved

    def steps_before(self, choice: int) -> int:
        """Count the steps before a choice; all of them if there was no such choice."""
        moves = [number for number, step in enumerate(self.steps) if step.move]
        return moves[choice] if choice < len(moves) else len(self.steps)


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
    known: Sequence[Played] = ()
    """What it will do with its throws, as far as that has been found out before."""

    def __post_init__(self) -> None:
        """Begin where the throws that were made have led."""
        self.family = family_of(self.start.rules)
        self._state: Core | None = None

    @property
    def saved(self) -> Saved:
        """How it stands."""
        return self.played[-1].saved if self.played else self.start.saved

    @property
    def over(self) -> bool:
        """Whether its game is over."""
        return self.saved.over

    @property
    def winners(self) -> tuple[str, ...]:
        """The letters of the colours that have won; () if nobody has."""
        outcome = outcome_of(self.stands().state())
        return outcome.winners if outcome else ()

    def stands(self) -> Start:
        """Return how it stands, for a lane that begins here."""
        return self.start._replace(saved=self.saved)

    def before(self, throw: int, *, keeps: bool) -> Lane:
        """Return a lane that stands as this one did before a throw.

        If it `keeps` what follows, it does the same again with the same throws: nothing is found
        out twice.
        """
        played = self.played[: throw - 1 - self.thrown]
        known = tuple(self.played) if keeps else ()
        return Lane(self.start, self.seed, self.decider, self.thrown, played, known)

    def throw(self, faces: tuple[int, ...], wanted: Sequence[Move | None]) -> Played:
        """Throw, and do what follows until the next throw.

        Parameters
        ----------
        faces : tuple of int
            What is thrown.
        wanted : sequence of Move
            What the source did, choice by choice; ``None`` where it passed.
        """
        made = len(self.played)
        if made < len(self.known):
            played, self._state = self.known[made], None
        else:
            self._state = self._state or self.stands().state()
            played = _Turn(self, self._state, self.thrown + made + 1).play(faces, wanted)
        self.played.append(played)
        return played

    def game(self, further: Sequence[str] = ()) -> Game:
        """Return its game as far as it has come, with further actions."""
        begun = Game.from_position(
            self.start.position, seed=self.seed, play_on=self.start.play_on
        ).record
        actions = [step.action for one in self.played for step in one.steps]
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
    steps: list[Step] = field(default_factory=list)

    def play(self, faces: tuple[int, ...], wanted: Sequence[Move | None]) -> Played:
        state, family = self.state, self.lane.family
        family.throw(state, faces)
        self._step(f"throw {' '.join(map(str, faces))}!")
        choices: list[tuple[Move, ...]] = []
        hopes = iter(wanted)
        while not state.over and not family.may_throw(state):
            codes = family.legal(state)
            legal = tuple(family.move_of(state, code) for code in codes)
            hoped = next(hopes, ...)
            if not legal or (hoped is None and family.may_decline(state)):
                family.forgo(state)
                self._step("pass")
                continue
            chosen = self._choose(legal, len(choices), hoped)
            choices.append(legal)
            code = codes[legal.index(chosen)]
            way = family.way_of(state, code)
            family.play(state, code)
            self._step(f"play {chosen}", chosen, way)
        return Played(tuple(choices), tuple(self.steps))

    def _step(self, action: str, move: Move | None = None, way: tuple[str, ...] = ()) -> None:
        self.steps.append(Step(action, self.state.save(), move, way))

    def _choose(self, legal: tuple[Move, ...], number: int, hoped: object) -> Move:
        found = None if hoped is None or hoped is ... else nearest(legal, hoped)  # type: ignore[arg-type]
        if found is not None:
            return found
        if len(legal) == 1:
            return legal[0]
        actions = tuple(step.action for step in self.steps)
        return self.lane.decider(
            Choice(legal, self.number, number, lambda: self.lane.game(actions))
        )
