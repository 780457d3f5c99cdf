"""A step being played: its game, its throws, and the turns that others play by themselves."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from parchis_widgets.comparison.decisions import Choice, decider_of
from parchis_widgets.course.conditions import Past
from parchis_widgets.game.game import Game
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parchis_widgets.course.plan import Attempt, StepPlan
    from parchis_widgets.explain.event import Event
    from parchis_widgets.explain.explanation import Explanation

__all__ = ["LONGEST", "Stand", "opened"]

LONGEST: Final = 60
"""Plies after which a step of free throws is given up."""


@dataclass(frozen=True)
class Stand:
    """Where a step stands; playing gives another one, so that a search can come back.

    Attributes
    ----------
    plan : StepPlan
        The step.
    game : Game
        Its game; it begins with the step, and nobody else plays it.
    thrown : int
        Scripted throws that were thrown.
    tried : frozenset of str
        Codes of what was refused.
    """

    plan: StepPlan
    game: Game = field(compare=False)
    thrown: int = 0
    tried: frozenset[str] = frozenset()

    @property
    def past(self) -> Past:
        """What the step's conditions look at."""
        return Past(self.game, self.tried)

    @property
    def is_reached(self) -> bool:
        """Whether the goal is reached."""
        return self.plan.reach.holds(self.past)

    @property
    def may_throw(self) -> bool:
        """Whether there is a throw to be made, and one to make."""
        has_throw = self.plan.seed is not None or self.thrown < len(self.plan.throws)
        return self.game.phase == "throw" and has_throw

    def asked(self, attempt: Attempt) -> Explanation:
        """Return the engine's answer to an attempt; nothing is played."""
        return self.game.explain(attempt)

    def refused(self, explanation: Explanation) -> Stand:
        """Return where the step stands once something was tried and refused."""
        codes = {one.code for one in explanation.violations}
        return replace(self, tried=self.tried | codes)

    def after(self, action: Attempt) -> tuple[Stand, tuple[Event, ...]]:
        """Return where the step stands once something legal was done, and what happened.

        Raises
        ------
        ValueError
            If it may not be done.
        """
        game = copy(self.game)
        thrown = self.thrown
        if action == "throw":
            shown = self.plan.throws[thrown] if thrown < len(self.plan.throws) else ()
            if not shown and self.plan.seed is None:
                raise Refused("lessons.no_throw")
            events = game.throw(*shown)
            thrown += 1
        elif action == "pass":
            events = game.pass_turn()
        else:
            events = game.play(action)
        now = replace(self, game=game, thrown=thrown)
        return now._with_others(events)

    def actions(self) -> Iterator[Attempt]:
        """Give what can be done now, moves first."""
        game = self.game
        if game.phase == "over":
            return
        if game.phase == "move":
            yield from map(str, game.legal_moves())
        if self.may_throw:
            yield "throw"
        elif game.may_pass():
            yield "pass"

    def _with_others(self, events: tuple[Event, ...]) -> tuple[Stand, tuple[Event, ...]]:
        """Have the others play, if they do so by themselves, until it is the learner's turn."""
        stand, told = self, events
        while stand.plan.others and stand._is_others() and not stand.is_reached:
            if stand.game.ply >= LONGEST:
                break
            stand, more = stand._one_by_others()
            told += more
        return stand, told

    def _is_others(self) -> bool:
        own = self.plan.position.turn
        players = self.game.players
        mine = next(colours for colours in players if own in colours)
        return self.game.phase != "over" and self.game.turn not in mine

    def _one_by_others(self) -> tuple[Stand, tuple[Event, ...]]:
        game, thrown = self.game, self.thrown
        if game.phase == "throw":
            shown = self.plan.throws[thrown] if thrown < len(self.plan.throws) else ()
            return replace(self, thrown=thrown + 1), game.throw(*shown)
        moves = game.legal_moves()
        if not moves:
            return self, game.pass_turn()
        decide = decider_of("random", self.plan.seed or 0)
        return self, game.play(decide(Choice(moves, thrown, game.ply, lambda: game)))


def opened(plan: StepPlan, lang: str) -> Stand:
    """Open a step anew."""
    seed = 0 if plan.seed is None else plan.seed
    return Stand(plan, Game.from_position(plan.position, seed=seed, lang=lang))
