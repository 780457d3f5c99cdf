"""Every lesson of the package, taken from its first step to its end as a learner may take it."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from parchis_widgets.course.catalogue import plan_of
from parchis_widgets.course.playing import opened
from parchis_widgets.course.solving import way_from


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("ident", pw.lessons())
def test_a_lesson_is_taken_with_every_mistake_and_every_hint(ident: str, lang: str) -> None:
    """Wrong tries change nothing, a pass or a throw among them; three hints; then the way."""
    lesson, plan = pw.Lesson(ident, lang=lang), plan_of(ident)
    for step in plan.steps:
        begun = opened(step, lang)
        if lesson.state == "bet":
            lesson.bet(0)
        for wrong in step.wrong:
            if not begun.asked(wrong.attempt).legal:
                assert not lesson.attempt(wrong.attempt).legal
                assert lesson.snapshot["note"]["kind"] == "refused"
        for _ in range(3):
            lesson.hint()
        assert lesson.state == "goal"
        for action in way_from(begun) or ():
            lesson.attempt(action)
        assert lesson.state == "solved", step.name[lang]
        lesson.next()
    assert lesson.state == "end"
