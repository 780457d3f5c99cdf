"""The teacher's form: what is opened in it is kept, what is made in it is a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from parchis_widgets.course.catalogue import lesson_file, plan_of
from parchis_widgets.course.reading import parsed
from parchis_widgets.course.writing import written

if TYPE_CHECKING:
    from pathlib import Path

    from parchis_widgets.widgets.stepform import StepForm

BARRED = "clasico; Y 8 26 home*2; R 11 11 home*2; turn Y; throw 4"


def made() -> pw.LessonForm:
    """Make a lesson of one step in the form, as a teacher does."""
    form = pw.LessonForm(lang="es")
    step: StepForm = form._steps.children[0]
    step.editor.text = BARRED
    goal = step._goals[0]
    goal["kind"].value, goal["who"].value, goal["what"].value = "event", "Y", "move"
    step.propose()
    for key, text in (("name", "Uno"), ("goal", "Mueve una."), ("praise", "Bien: tenía paso.")):
        step._texts[key, "es"].value = text
    form._head["title.es"].value = "Mi lección"
    form._head["question.es"].value = "¿Quién pasa?"
    form._learned.value = "CLA-16 | Nadie pasa por una barrera."
    return form


def without_order(lesson: dict[str, Any]) -> dict[str, Any]:
    """Return a lesson whose answers stand in no order, and with its languages told."""
    told = {"languages": ["es", "en"], **lesson}
    for step in told["steps"]:
        if "bet" in step:
            answers = step["bet"]["answers"]
            step["bet"]["answers"] = sorted(str(sorted(answer.items())) for answer in answers)
    return told


@pytest.mark.parametrize("lesson", pw.lessons())
def test_what_is_opened_is_kept_whole(lesson: str) -> None:
    """Nothing that the form has no field for is lost."""
    data = parsed(lesson_file(lesson)).data
    kept = pw.LessonForm(lesson).lesson
    for step in data["steps"]:
        step["position"] = str(pw.Position.parse(step["position"]))
        if "throws" in step:
            step["throws"] = [one if isinstance(one, list) else [one] for one in step["throws"]]
    assert without_order(kept) == without_order(data)


@pytest.mark.parametrize("lesson", pw.lessons())
def test_what_is_written_is_read_as_the_same(lesson: str) -> None:
    source = parsed(lesson_file(lesson))
    assert parsed(written(source.data)).data == source.data


def test_the_engine_proposes_hints_and_mistakes() -> None:
    [step] = made().lesson["steps"]
    assert step["hints"]["piece"]["piece"] == "Y2"
    assert step["hints"]["square"]["square"] == "30"
    assert {"try": ["Y1", 4], "statement": "CLA-16"} in step["wrong"]


def test_a_lesson_that_was_made_is_tried_saved_and_opened(tmp_path: Path) -> None:
    form = made()
    lesson = form.check()
    assert lesson.attempt(("Y2", 4)).legal
    assert lesson.state == "solved"
    file = tmp_path / "mine.toml"
    form.save(file)
    assert plan_of(file).title == {"es": "Mi lección"}
    other = pw.LessonForm(lang="es")
    other.open_file(file)
    assert other.lesson == form.lesson


def test_what_is_at_fault_is_told_beneath_and_nothing_is_written(tmp_path: Path) -> None:
    form = made()
    form._steps.children[0]._goals[0]["what"].value = "capture"
    file = tmp_path / "mine.toml"
    form._act(lambda: form.save(file))
    assert "Paso 1" in form.told.value
    assert "no se puede llegar" in form.told.value
    assert not file.exists()


def test_an_impossible_goal_is_told_where_hints_are_asked_for() -> None:
    step = made()._steps.children[0]
    step._goals[0]["what"].value = "win"
    step.propose()
    assert "no se puede llegar" in step.told.value


def test_a_file_that_is_no_lesson_leaves_the_form_as_it_was(tmp_path: Path) -> None:
    form, bad = made(), tmp_path / "bad.toml"
    bad.write_text("id = '<script>'", encoding="utf-8")
    before = form.lesson
    form._act(lambda: form.open_file(bad))
    assert form.lesson == before
    assert "<script>" not in form.told.value


def test_steps_are_added_and_taken_away() -> None:
    form = made()
    form.add_step()
    assert len(form.lesson["steps"]) == 2
    form.remove_step()
    form.remove_step()
    assert len(form.lesson["steps"]) == 1
