"""The lessons there are: the package's own, in reading order, and anybody's."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from parchis_widgets.course.checking import check_lesson
from parchis_widgets.course.codes import COURSE
from parchis_widgets.course.reading import parsed, read_lesson, source_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parchis_widgets.course.fault import Source
    from parchis_widgets.course.plan import LessonPlan

__all__ = ["lesson_file", "lessons", "number_of", "plan_of"]


def lessons() -> tuple[str, ...]:
    """Return the ids of the lessons in reading order.

    Returns
    -------
    tuple of str
        Each can be given to `Lesson`.
    """
    return tuple(_files())


@cache
def _files() -> Mapping[str, str]:
    """Return the names of the lessons' files, by id: a name is a number and the id."""
    folder = files("parchis_widgets.course") / "lessons"
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".toml"))
    return {name[3:].removesuffix(".toml"): name for name in names}


def number_of(ident: str) -> int | None:
    """Return a lesson's number in reading order, from 1; ``None`` of one that is not ours."""
    own = lessons()
    return own.index(ident) + 1 if ident in own else None


def lesson_file(ident: str) -> str:
    """Return the text of a lesson's file."""
    folder = files("parchis_widgets.course") / "lessons"
    return (folder / _files()[ident]).read_text(encoding="utf-8")


@cache
def _own(ident: str) -> LessonPlan:
    return read_lesson(parsed(lesson_file(ident)))


def plan_of(lesson: object) -> LessonPlan:
    """Return a lesson by its id, or read one of somebody's own.

    Parameters
    ----------
    lesson : str, Path or dict
        An id of `lessons`, the path of a TOML file, or what such a file holds.

    Raises
    ------
    ValueError
        If there is no such lesson, or the file is at fault: step and line are named. What the
        package brings is checked by its tests, what anybody brings is checked whole.
    """
    if isinstance(lesson, str) and lesson in lessons():
        return _own(lesson)
    source = source_of(lesson)
    plan = read_lesson(source)
    _check_marks(plan, source)
    check_lesson(plan, source)
    return plan


def _check_marks(plan: LessonPlan, source: Source) -> None:
    """Check that no lesson of ours has its id or prefix, unless it is that lesson, changed."""
    if plan.prefix == COURSE:
        raise source.refused(("prefix",), "taken", key="prefix", found=plan.prefix)
    for own in map(_own, lessons()):
        if (own.id == plan.id) is not (own.prefix == plan.prefix):
            key = "id" if own.id == plan.id else "prefix"
            raise source.refused((key,), "taken", key=key, found=getattr(plan, key))
