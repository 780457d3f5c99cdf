"""Where a code leads on the cover, and the paths through the course."""

from __future__ import annotations

from typing import Any

import pytest

import parchis_widgets as pw
from parchis_widgets.course.catalogue import lessons, number_of, plan_of
from parchis_widgets.course.codes import Progress, write_progress
from parchis_widgets.course.cover import Way, way_of
from parchis_widgets.course.paths import PATHS, minutes_of, notebook_of
from parchis_widgets.text import languages
from parchis_widgets.text.refusal import Refused

FIRST, SECOND = lessons()[:2]


def code(lesson: str, *steps: Progress) -> str:
    """Return a code of a lesson; steps that are left out were not reached."""
    plan = plan_of(lesson)
    return write_progress(plan.prefix, [*steps, *[Progress()] * (len(plan.steps) - len(steps))])


def test_without_a_code_the_course_begins() -> None:
    way = way_of(None)
    assert (any(way.done), way.lesson, way.step, way.is_done) == (False, 0, 0, False)


def test_a_lessons_code_leads_to_its_first_step_that_is_not_solved() -> None:
    """Also where later ones are."""
    way = way_of(code(SECOND, Progress(1), Progress(), Progress(2)))
    assert (way.lesson, way.step, any(way.done)) == (1, 1, False)


def test_a_lesson_that_is_done_leads_to_the_next() -> None:
    way = way_of(code(FIRST, *[Progress(1)] * len(plan_of(FIRST).steps)))
    assert (way.done[:2], way.lesson, way.step) == ((True, False), 1, 0)


def test_after_the_last_lesson_one_stays_at_it() -> None:
    last = lessons()[-1]
    way = way_of(code(last, *[Progress(1)] * len(plan_of(last).steps)))
    assert (way.lesson, way.done[-1]) == (len(lessons()) - 1, True)


def test_the_courses_own_code_leads_back_to_where_it_was_given() -> None:
    way = way_of(code(SECOND, Progress(1)))
    assert way_of(way.code.lower()) == way
    done = Way((True,) * len(lessons()), 0)
    assert way_of(done.code).is_done


def test_a_code_that_was_given_when_there_were_fewer_lessons_is_read() -> None:
    """Its lessons stay done; those that are new are not."""
    few = Way((True, True), 1, 2)
    way = way_of(few.code)
    assert (way.done, way.lesson, way.step) == (
        (True, True, *[False] * (len(lessons()) - 2)),
        1,
        2,
    )


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "no_code"),
        ("hello", "no_code"),
        ("ZZZ-0000-0000-0000", "no_code"),
        ("BAR-0000", "missing"),
        ("CUR-0000-0000-0000", "mistyped"),
        ("<script>", "no_code"),
        (5, "no_code"),
    ],
)
def test_what_is_no_code_is_refused(typed: object, key: str) -> None:
    with pytest.raises(Refused) as refused:
        way_of(typed)  # type: ignore[arg-type]
    assert refused.value.key == f"codes.{key}"


def test_a_code_that_is_refused_leaves_the_cover_as_it_was() -> None:
    """Nothing is lost, and the page is told why."""
    course = pw.Course(code(SECOND, Progress(1)), lang="es")
    said: list[Any] = []
    course.send = lambda content, buffers=None: said.append(content)
    before, shown = course.code, course.course
    for typed in ("BAR-0000", "", "x" * 100):
        asked = {"intent": "code", "code": typed, "revision": course.course["revision"]}
        course._receive(course, asked, [])
        assert said.pop()["type"] == "error"
        assert (course.code, course.course) == (before, shown)


def test_a_lesson_stands_once_on_a_path_and_in_reading_order() -> None:
    """As far as there are those lessons."""
    for path, own in PATHS.items():
        there = [ident for ident in own if ident in lessons()]
        numbers = [number_of(ident) or 0 for ident in there]
        assert numbers == sorted(set(numbers)), path
        assert minutes_of(path) == sum(plan_of(ident).minutes for ident in there)


def test_every_path_names_only_lessons_that_there_are() -> None:
    """Once all are there."""
    unknown = {ident for own in PATHS.values() for ident in own} - set(lessons())
    assert not unknown or len(lessons()) < 18


@pytest.mark.parametrize("lang", languages())
def test_notebooks_have_names_of_their_own_in_plain_letters(lang: str) -> None:
    names = [notebook_of(ident, lang) for ident in lessons()]
    assert len(set(names)) == len(names)
    assert all(name.isascii() and name.endswith(".ipynb") and " " not in name for name in names)
    assert names[0].startswith("01_")
