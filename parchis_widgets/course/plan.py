"""A lesson as its file tells it: frozen, checked, and in every language it declares."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parchis_widgets.course.conditions import Reach
    from parchis_widgets.position.position import Position

__all__ = [
    "Answer",
    "Attempt",
    "Bet",
    "Hint",
    "Learned",
    "LessonPlan",
    "StepPlan",
    "Words",
    "Wrong",
]

Words: TypeAlias = "Mapping[str, str]"
"""A text, by language."""

Attempt: TypeAlias = "str | tuple[str, int] | tuple[str, str]"
"""``"pass"``, ``"throw"``, a move as text, or a piece with a count or a place."""


@dataclass(frozen=True)
class Answer:
    """One answer to a bet: a thing that people believe."""

    words: Words
    right: bool = False


@dataclass(frozen=True)
class Bet:
    """What is asked before anything is tried."""

    question: Words
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Hint:
    """One of a step's three hints.

    Attributes
    ----------
    kind : str
        ``"rule"``, ``"piece"`` or ``"square"``.
    words : Words
        What it says.
    target : str
        What it points at: a statement's id, a piece, a place; ``"pass"`` or ``"throw"`` for what
        is no place; "" if it points at nothing.
    """

    kind: str
    words: Words
    target: str


@dataclass(frozen=True)
class Wrong:
    """A try that does not reach the goal, and the statement that refuses it; "" if it is legal."""

    attempt: Attempt
    statement: str


@dataclass(frozen=True)
class Learned:
    """One thing that is known at the end."""

    statement: str
    words: Words


@dataclass(frozen=True)
class StepPlan:
    """A step: a position, throws, a goal, and what helps on the way.

    Attributes
    ----------
    throws : tuple of tuple of int
        The scripted throws that follow, each as `Game.throw` takes it.
    seed : int or None
        Of free throws; ``None`` where all are scripted.
    others : bool
        Whether the other players' turns are played by themselves.
    reach : Reach
        When the goal is reached.
    astray : Words or None
        What is said of a legal move after which the goal cannot be reached any more.
    """

    name: Words
    position: Position
    throws: tuple[tuple[int, ...], ...]
    seed: int | None
    others: bool
    goal: Words
    reach: Reach
    bet: Bet | None
    hints: tuple[Hint, ...]
    praise: Words
    statements: tuple[str, ...]
    wrong: tuple[Wrong, ...]
    astray: Words | None = None


@dataclass(frozen=True)
class LessonPlan:
    """A lesson.

    Attributes
    ----------
    prefix : str
        Three capital letters with which its codes of progress begin.
    minutes : int
        How long it takes.
    question : Words
        The dispute that it opens with.
    languages : tuple of str
        The languages in which it can be read.
    """

    id: str
    prefix: str
    minutes: int
    title: Words
    question: Words
    steps: tuple[StepPlan, ...]
    learned: tuple[Learned, ...]
    languages: tuple[str, ...]

    @cached_property
    def statements(self) -> tuple[str, ...]:
        """Every statement that its steps show, in their order."""
        shown = (one for step in self.steps for one in step.statements)
        return tuple(dict.fromkeys(shown))
