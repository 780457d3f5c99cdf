"""Where one is in the course: which lessons are done, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass

from parchis_widgets.course.catalogue import lessons, plan_of
from parchis_widgets.course.codes import COURSE, prefix_of, read_course, read_progress, write_course
from parchis_widgets.text.refusal import Refused

__all__ = ["Way", "way_of"]


@dataclass(frozen=True)
class Way:
    """Where somebody is in the course.

    Attributes
    ----------
    done : tuple of bool
        By lesson, whether it is done.
    lesson : int
        The present lesson, from 0.
    step : int
        The step in it, from 0.
    """

    done: tuple[bool, ...]
    lesson: int = 0
    step: int = 0

    @property
    def code(self) -> str:
        """The code that leads back here."""
        return write_course(self.done, self.lesson, self.step)

    @property
    def is_done(self) -> bool:
        """Whether every lesson is done."""
        return all(self.done)


def way_of(code: str | None) -> Way:
    """Return where a code leads: the course's own, or that of any lesson.

    Parameters
    ----------
    code : str or None
        The code; ``None`` is the beginning.

    Raises
    ------
    ValueError
        If it is neither.
    """
    if code is None:
        return Way((False,) * len(lessons()))
    prefix = prefix_of(code)
    if prefix == COURSE:
        return Way(*read_course(code, len(lessons())))
    own = {plan_of(ident).prefix: n for n, ident in enumerate(lessons())}
    if prefix not in own:
        raise Refused("codes.no_code", found=code)
    return _way_of_lesson(own[prefix], code)


def _way_of_lesson(number: int, code: str) -> Way:
    """Return where a lesson's code leads: those before it are not known to be done."""
    plan = plan_of(lessons()[number])
    progress = read_progress(plan.prefix, len(plan.steps), code)
    step = next((n for n, one in enumerate(progress) if not one.solved), None)
    done = [False] * len(lessons())
    done[number] = step is None
    if step is None:
        return Way(tuple(done), min(number + 1, len(done) - 1))
    return Way(tuple(done), number, step)
