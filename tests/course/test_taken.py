"""A lesson is taken step by step: bet, goal, tries and hints, praise, next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from parchis_widgets.course.codes import read_progress
from parchis_widgets.course.fault import Source
from parchis_widgets.course.lesson import Taken
from parchis_widgets.course.reading import read_lesson
from parchis_widgets.text.refusal import Refused
from tests.course.samples import Json, hints, plan, step
from tests.course.samples import lesson as lesson_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.course.plan import LessonPlan

ASTRAY = step(
    position="clasico; Y 8 11 home*2; R 6 home*3; turn Y; throw 3",
    bet=None,
    throws=[6],
    reach=[{"turn": "R"}, {"pending": [6]}, {"ask": ["R1", 6], "code": "barrier"}],
    hints=hints("Y1", "11"),
    wrong=[{"try": ["Y3", 3], "statement": "CLA-06"}],
)
FIND_OUT = step(
    bet=None,
    reach=[{"tried": "barrier"}],
    hints=hints("", "pass"),
    wrong=[{"try": ["Y3", 4], "statement": "CLA-06"}],
)


def taken(*steps: Json, code: str | None = None) -> Taken:
    """Begin a lesson of these steps, filled up to three."""
    return Taken(plan(*steps), "es", code)


def progress(lesson: Taken) -> list[tuple[int, int, int]]:
    """Return of each step tries, hints and the reason met most, as the code tells them."""
    steps = read_progress("OWN", len(lesson.plan.steps), lesson.code)
    return [(one.tries, one.hints, one.reason) for one in steps]


def test_a_step_goes_from_bet_to_goal_to_solved_to_the_next() -> None:
    lesson = taken()
    assert (lesson.step, lesson.state) == (0, "bet")
    lesson.bet(1)
    assert lesson.state == "goal"
    assert lesson.attempt(("Y2", 4)).legal
    assert (lesson.state, lesson.game.position["Y2"]) == ("solved", "30")
    lesson.next()
    assert (lesson.step, lesson.state, lesson.solved) == (1, "bet", (True, False, False))


def test_the_last_step_leads_to_the_end() -> None:
    lesson = taken()
    for _ in range(3):
        lesson.bet("a")
        lesson.attempt(("Y2", 4))
        lesson.next()
    assert (lesson.state, lesson.step, all(lesson.solved)) == ("end", 2, True)
    assert taken(code=lesson.code).state == "end"


def test_a_refused_try_changes_nothing_and_is_counted() -> None:
    """For the teacher: tries, and the reason met most by its place in the step's list."""
    lesson = taken()
    lesson.bet(0)
    before = str(lesson.game.position)
    answer = lesson.attempt(("Y1", 4))
    assert (answer.legal, answer.violations[0].statement) == (False, "CLA-16")
    assert (str(lesson.game.position), lesson.state, lesson.refusal) == (before, "goal", answer)
    assert lesson.begun
    lesson.attempt(("Y1", 4))
    lesson.attempt(("Y2", 4))
    assert progress(lesson)[0] == (3, 0, 1)


def test_a_reason_that_the_step_does_not_list_is_another_one() -> None:
    lesson = taken()
    lesson.bet(0)
    lesson.attempt(("Y3", 4))
    lesson.attempt(("Y2", 4))
    assert progress(lesson)[0] == (2, 0, 7)


def test_hints_come_one_at_a_time_in_their_order_and_are_told() -> None:
    lesson = taken()
    lesson.bet(0)
    assert [lesson.hint() for _ in range(3)] == [one.words["es"] for one in lesson.present.hints]
    with pytest.raises(Refused, match="tres pistas"):
        lesson.hint()
    lesson.attempt(("Y2", 4))
    assert progress(lesson)[0] == (1, 3, 0)


def test_a_legal_move_that_leads_nowhere_is_told_and_the_step_begins_again() -> None:
    lesson = taken(ASTRAY)
    assert lesson.attempt(("Y2", 3)).legal
    assert (lesson.astray, lesson.state) == (True, "goal")
    lesson.again()
    assert (lesson.astray, str(lesson.game.position)[-8:]) == (False, " throw 3")
    lesson.attempt(("Y1", 3))
    assert not lesson.astray
    lesson.attempt("throw")
    assert (lesson.state, progress(lesson)[0]) == ("solved", (2, 0, 0))


def test_to_have_something_refused_can_be_the_goal() -> None:
    lesson = Taken(_unchecked(FIND_OUT), "es")
    assert not lesson.attempt(("Y1", 4)).legal
    assert lesson.state == "solved"


def _unchecked(made: Json) -> LessonPlan:
    return read_lesson(Source(lesson_of(made)))


def test_any_step_can_be_opened_and_what_was_solved_stays_solved() -> None:
    lesson = taken()
    lesson.open(2)
    lesson.bet(0)
    lesson.attempt(("Y2", 4))
    code = lesson.code
    lesson.open(0)
    assert (lesson.step, lesson.state, lesson.solved) == (0, "bet", (False, False, True))
    lesson.open(2)
    lesson.bet(0)
    lesson.attempt(("Y1", 4))
    lesson.attempt(("Y2", 4))
    assert lesson.code == code


def test_a_code_leads_back_to_the_first_step_that_is_not_solved() -> None:
    lesson = taken()
    lesson.bet(0)
    lesson.attempt(("Y2", 4))
    again = taken(code=lesson.code.lower().replace("-", " "))
    assert (again.step, again.state, again.solved) == (1, "bet", (True, False, False))
    assert again.code == lesson.code


@pytest.mark.parametrize(
    ("does", "key"),
    [
        (lambda lesson: lesson.attempt(("Y2", 4)), "not_bet"),
        (lambda lesson: lesson.hint(), "not_bet"),
        (lambda lesson: lesson.next(), "unsolved"),
        (lambda lesson: lesson.bet(2), "no_answer"),
        (lambda lesson: lesson.bet("z"), "no_answer"),
        (lambda lesson: lesson.bet(True), "no_answer"),
        (lambda lesson: lesson.open(3), "no_step"),
        (lambda lesson: lesson.open(-1), "no_step"),
        (lambda lesson: lesson.open("1"), "no_step"),
    ],
)
def test_what_cannot_be_done_now_is_refused_and_nothing_changes(
    does: Callable[[Taken], object], key: str
) -> None:
    lesson = taken()
    with pytest.raises(Refused) as refused:
        does(lesson)
    assert refused.value.key == f"lessons.{key}"
    assert (lesson.step, lesson.state, lesson.code) == (0, "bet", taken().code)


@pytest.mark.parametrize("attempt", ["jump", 5, ("Y2",), ("Y2", 4.5), None, ("Q9", "barn")])
def test_what_is_no_attempt_is_refused_and_not_counted(attempt: object) -> None:
    lesson = taken()
    lesson.bet(0)
    with pytest.raises(ValueError, match=r"."):
        lesson.attempt(attempt)  # type: ignore[arg-type]
    lesson.attempt(("Y2", 4))
    assert progress(lesson)[0] == (1, 0, 0)


@pytest.mark.parametrize("code", ["BAR-0000-0000-0000", "OWN-0000", "x", ""])
def test_a_code_that_is_none_of_the_lesson_is_refused(code: str) -> None:
    with pytest.raises(Refused) as refused:
        taken(code=code)
    assert refused.value.key.startswith("codes.")


def test_a_lesson_is_taken_only_in_a_language_that_it_has() -> None:
    with pytest.raises(Refused) as refused:
        Taken(plan(), "fr")
    assert refused.value.key == "lessons.other_language"
