"""A lesson of one's own, small and whole, for the tests to break in one place at a time."""

from __future__ import annotations

from copy import deepcopy
from functools import reduce
from typing import TYPE_CHECKING, Any

from parchis_widgets.course.catalogue import plan_of
from parchis_widgets.course.fault import Source
from parchis_widgets.course.playing import Stand, opened
from parchis_widgets.course.reading import read_lesson
from parchis_widgets.text import languages

if TYPE_CHECKING:
    from parchis_widgets.course.plan import Attempt, LessonPlan
    from parchis_widgets.text.refusal import Refused

Json = dict[str, Any]


def said(text: str) -> Json:
    """Say something in every language."""
    return {lang: f"{text} ({lang})" for lang in languages()}


def hints(piece: str, square: str) -> Json:
    """Return three hints that point at a piece, or at none, and at a square."""
    return {
        "rule": {**said("The rule."), "statement": "CLA-16"},
        "piece": {**said("The piece."), **({"piece": piece} if piece else {})},
        "square": {**said("The square."), "square": square},
    }


def step(**changed: Any) -> Json:
    """Return a step: count 4 with the yellow piece that no barrier stops."""
    whole: Json = {
        "name": said("Nobody passes"),
        "position": "clasico; Y 8 26 home*2; R 11 11 home*2; turn Y; throw 4",
        "goal": said("Count 4."),
        "reach": [{"event": "move", "piece": "Y"}],
        "bet": {
            "question": said("What happens?"),
            "answers": [said("It jumps."), {**said("It cannot."), "right": True}],
        },
        "hints": hints("Y2", "30"),
        "praise": said("Just so."),
        "statements": ["CLA-16"],
        "wrong": [{"try": ["Y1", 4], "statement": "CLA-16"}],
    }
    whole |= changed
    return {key: value for key, value in whole.items() if value is not None}


def lesson(*steps: Json, **changed: Any) -> Json:
    """Return a lesson of these steps, filled up to three with a good one."""
    whole: Json = {
        "id": "own",
        "prefix": "OWN",
        "minutes": 5,
        "title": said("Own"),
        "question": said("What?"),
        "steps": [*steps, *[step() for _ in range(3 - len(steps))]],
        "learned": [{**said(text), "statement": "CLA-16"} for text in ("One", "Two")],
    }
    whole |= changed
    return {key: value for key, value in whole.items() if value is not None}


def plan(*steps: Json, **changed: Any) -> LessonPlan:
    """Read and check a lesson of these steps."""
    return plan_of(lesson(*steps, **changed))


def stand_of(position: str, reach: Json | list[Json], **changed: Any) -> Stand:
    """Open a step with a goal; whether what it tells is true is not checked."""
    conditions = reach if isinstance(reach, list) else [reach]
    made = lesson(step(position=position, reach=conditions, **changed))
    return opened(read_lesson(Source(made)).steps[0], "es")


def done(stand: Stand, *does: Attempt) -> Stand:
    """Do these things one after another; what is refused is taken note of."""
    for what in does:
        answer = None if what == "throw" else stand.asked(what)
        legal = answer is None or answer.legal
        stand = stand.after(what)[0] if legal else stand.refused(answer)  # type: ignore[arg-type]
    return stand


def broken(path: str, value: object, whole: Json | None = None) -> Json:
    """Return a lesson in which one thing is otherwise: ``broken("steps.1.goal.es", 5)``."""
    made = deepcopy(whole or lesson())
    *outer, last = (int(word) if word.isdecimal() else word for word in path.split("."))
    inner = reduce(lambda found, key: found[key], outer, made)  # type: ignore[index]
    if value is None:
        del inner[last]  # type: ignore[arg-type]
    else:
        inner[last] = value  # type: ignore[index]
    return made


def fault_of(refused: Refused) -> tuple[str, dict[str, Any]]:
    """Return what is wrong with a lesson, as its message is called, and where it is."""
    assert refused.key == "lessons.fault"
    return refused.said["what"].key.partition(".")[2], refused.said["where"].said
