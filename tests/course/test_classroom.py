"""A class's codes are read, a line at a time, and say where it was hard and why."""

from __future__ import annotations

import pytest

from parchis_widgets.course.catalogue import lessons, plan_of
from parchis_widgets.course.classroom import read_class
from parchis_widgets.course.codes import Progress, write_progress
from parchis_widgets.text.refusal import Refused

SOLVED, HARD, NOT_YET = Progress(1), Progress(5, 3, 1), Progress()
BARRIERS = plan_of("barreras")


def code(*steps: Progress, lesson: str = "barreras") -> str:
    """Return a code of a lesson; steps that are left out were not reached."""
    plan = plan_of(lesson)
    return write_progress(plan.prefix, [*steps, *[NOT_YET] * (len(plan.steps) - len(steps))])


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (code(SOLVED), "1"),
        (code(SOLVED).lower().replace("-", " "), "1"),
        (code(SOLVED).replace("-", ""), "1"),
        (f"table 1 {code(SOLVED)}", "table 1"),
        (f"table 1: {code(SOLVED).lower().replace('-', ' ')}", "table 1"),
        (f"table 1\t{code(SOLVED)}", "table 1"),
        (f'"table 1";"{code(SOLVED)}"', "table 1"),
        (f"table 1,{code(SOLVED)},", "table 1"),
        (f"Bar Barbara {code(SOLVED)}", "Bar Barbara"),
        (f"BAR-1 {code(SOLVED)}", "BAR-1"),
    ],
)
def test_a_line_is_a_code_with_a_name_before_it_or_without(line: str, name: str) -> None:
    """Names may look like codes, and codes may be typed with blanks or come from a spreadsheet."""
    (pupil,) = read_class(line).pupils
    assert (pupil.name, pupil.fault, pupil.steps[0]) == (name, None, SOLVED)


def test_a_line_that_cannot_be_read_is_told_in_it_and_the_others_count() -> None:
    lines = [code(SOLVED), f"table 2 {code(SOLVED)[:-1]}", "", "hello there", code(HARD)]
    read = read_class("\n".join(lines))
    assert [pupil.name for pupil in read.pupils] == ["1", "table 2", "hello", "4"]
    assert len(read.read) == 2
    faults = [pupil.fault.key if pupil.fault else "" for pupil in read.pupils]
    assert faults == ["", "codes.missing_one", "codes.other", ""]
    assert read.medians[0] == 3


def test_the_step_that_cost_most_is_named_with_what_to_do() -> None:
    """By how many of those who solved it needed three tries or more, not by their sum."""
    lines = [code(SOLVED, HARD)] * 2 + [code(SOLVED, SOLVED), code(SOLVED)]
    read = read_class(lines)
    assert read.hardest == 1
    assert read.medians[:3] == (1, 5, None)
    name = BARRIERS.steps[1].name
    assert f"paso 2, «{name['es']}», 2 de 3" in read.finding("es")
    assert f"{name['en']}" in read.finding("en")


def test_two_tries_are_not_hard_and_three_are() -> None:
    assert read_class(code(SOLVED, Progress(2))).hardest is None
    assert read_class(code(SOLVED, Progress(3))).hardest == 1


def test_where_nothing_was_hard_that_is_said() -> None:
    assert read_class(code(SOLVED)).finding("es") == "Nadie necesitó tres intentos en ningún paso."


def test_reasons_are_counted_and_said_as_the_board_says_them() -> None:
    """The first of a step's list by its words, one that it does not list among the others."""
    other = Progress(3, 0, 7)
    read = read_class([code(HARD), code(HARD), code(other), code(SOLVED)])
    told = [(one.statement, one.count) for one in read.reasons("es")]
    assert told == [("CLA-16", 2), ("", 1)]
    assert "barrera roja en la casilla 11" in read.reasons("es")[0].text
    assert "red barrier on square 11" in read.reasons("en")[0].text
    assert read.reasons("es")[1].text == "otras razones"


def test_the_same_reason_in_two_steps_is_one() -> None:
    """Two steps list the same barrier on the same square; what they say is counted together."""
    read = read_class([code(HARD, HARD), code(HARD, HARD)])
    assert sum(one.count for one in read.reasons("es")) == 4


def test_a_reason_that_the_lesson_no_longer_lists_is_another_one() -> None:
    read = read_class(code(Progress(2, 0, 6)))
    assert [(one.text, one.count) for one in read.reasons("en")] == [("other reasons", 1)]


def test_the_class_is_text_with_tabs_for_a_spreadsheet() -> None:
    """A name is never taken for a formula, and an unreadable line is a row of question marks."""
    read = read_class([f"=SUM(1) {code(SOLVED, HARD)}", "?"])
    rows = [row.split("\t") for row in read.table("en").splitlines()]
    assert [len(row) for row in rows] == [len(BARRIERS.steps) + 1] * 3
    assert rows[0][:2] == ["name", BARRIERS.steps[0].name["en"]]
    assert rows[1][:4] == ["'=SUM(1)", "1", "5", ""]
    assert set(rows[2][1:]) == {"?"}


def test_most_codes_decide_which_lesson_it_is() -> None:
    """Those of another are told so, each in its row."""
    other = next(one for one in lessons() if one != "barreras")
    read = read_class([code(SOLVED, lesson=other), code(SOLVED), code(HARD)])
    assert read.plan is BARRIERS
    assert [pupil.fault.key for pupil in read.pupils if pupil.fault] == ["codes.other"]


@pytest.mark.parametrize("nothing", ["", "\n \n", (), []])
def test_nothing_pasted_is_an_empty_class(nothing: object) -> None:
    read = read_class(nothing)
    assert (read.plan, read.pupils, read.hardest, read.reasons("es")) == (None, (), None, ())
    assert read.finding("en") != read.finding("es")
    assert read.table("es") == ""


def test_lines_without_any_code_are_told_one_by_one() -> None:
    read = read_class("hello\nhello you")
    assert read.plan is None
    assert [pupil.fault is None for pupil in read.pupils] == [False, False]


@pytest.mark.parametrize(
    ("given", "key"),
    [
        (None, "no_lines"),
        (5, "no_lines"),
        ([5], "no_lines"),
        ({"a": 1}, "no_lines"),
        (b"BAR", "no_lines"),
        (["a"] * 501, "too_many"),
        ("\n" * 501, "too_many"),
        ("a" * 20_001, "too_many"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_what_are_no_lines_is_refused(given: object, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_class(given)
    assert refused.value.key == f"classroom.{key}"


@pytest.mark.parametrize("hostile", ["<b>x</b>", "{0.__class__}", "%s", "BAR" * 900, "\x00", "🎲"])
def test_whatever_a_line_holds_is_told_and_not_carried_out(hostile: str) -> None:
    read = read_class(f"{code(SOLVED)}\n{hostile}")
    assert len(read.read) == 1
    assert read.pupils[1].fault is not None
    assert len(read.pupils[1].fault.text("es")) < 300
