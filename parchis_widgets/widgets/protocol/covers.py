"""The traits `drawings` and `course`: a card a lesson, each with a detail of its board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.course.catalogue import lessons, plan_of
from parchis_widgets.course.paths import PATHS, minutes_of, notebook_of
from parchis_widgets.course.playing import opened
from parchis_widgets.text import message
from parchis_widgets.widgets.protocol.boxes import box_round
from parchis_widgets.widgets.protocol.frames import Frames
from parchis_widgets.widgets.protocol.scenes import scene_of

if TYPE_CHECKING:
    from parchis_widgets.course.cover import Way
    from parchis_widgets.course.plan import LessonPlan, StepPlan
    from parchis_widgets.widgets.protocol.scenes import Json, Scene

__all__ = ["Details", "told_course"]

_KIT = {
    "print_board": 'pw.print_board("clasico")',
    "print_pieces": 'pw.print_pieces("clasico")',
    "print_rules": 'pw.print_rules("clasico")',
    "print_plan": "pw.print_plan()",
    "lesson_form": "pw.LessonForm()",
    "class": "pw.Classroom()",
}
"""What is there for whoever teaches, and the line that gives it."""


class Details:
    """Details of boards: each board's drawing once, and by lesson what of it is seen.

    Parameters
    ----------
    lang : str
        The language of the drawings.
    """

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self.drawings: list[Json] = []
        self._numbers: dict[str, int] = {}

    def of(self, plan: LessonPlan) -> tuple[int, Json]:
        """Return which of the drawings shows a lesson, and its detail."""
        step = plan.steps[0]
        game = opened(step, plan.languages[0]).game
        scene = scene_of(game)
        family = game.ruleset.family
        if family not in self._numbers:
            self._numbers[family] = len(self.drawings)
            self.drawings.append(scene.drawing(self._lang))
        number = self._numbers[family]
        frame = Frames().follow(game, self._lang)[0]
        drawing = self.drawings[number]
        box = box_round(drawing, *_middle(drawing, scene, step))
        seen = {"pieces": frame["pieces"], "late": frame["late"]}
        return number, {"frame": seen, "box": box}


def _middle(drawing: Json, scene: Scene, step: StepPlan) -> tuple[float, float]:
    """Return where a step happens: at the square that its last hint points at."""
    _, piece, square = step.hints
    colour = (piece.target or step.position.turn)[0]
    place = step.position[piece.target] if piece.target else "home"
    target = place if square.target in ("pass", "throw") else square.target
    spot = scene.spot(colour, target)
    if isinstance(spot, int):
        return drawing["squares"][spot][0], drawing["squares"][spot][1]
    x, y = drawing["homes" if spot == "home" else "goals"][colour][0][:2]
    return x, y


def told_course(way: Way, details: Details, revision: int, lang: str, fault: str = "") -> Json:
    """Return the cover: where one is, the paths, a card a lesson, and the code."""
    own = [plan_of(ident) for ident in lessons()]
    return {
        "revision": revision,
        "done": message(lang, "course.done", n=sum(way.done), of=len(own)),
        "here": _here(way, lang),
        "go": _go(way, own, lang),
        "href": notebook_of(own[way.lesson].id, lang),
        "paths": [_path(name, lang) for name in PATHS],
        "cards": [_card(n, plan, way, details, lang) for n, plan in enumerate(own)],
        "kit": [
            {"text": message(lang, f"course.kit_{name}"), "code": code}
            for name, code in _KIT.items()
        ],
        "code": way.code,
        "fault": fault,
    }


def _here(way: Way, lang: str) -> str:
    if way.is_done:
        return message(lang, "course.all_done")
    if not any(way.done) and way.lesson == way.step == 0:
        return message(lang, "course.begin")
    return message(lang, "course.here", n=way.lesson + 1)


def _go(way: Way, own: list[LessonPlan], lang: str) -> str:
    if way.is_done:
        return ""
    key = "go_on_with" if any(way.done) or way.step else "start_with"
    return message(lang, f"course.{key}", title=own[way.lesson].title[lang])


def _path(name: str, lang: str) -> Json:
    own = [ident for ident in PATHS[name] if ident in lessons()]
    numbers = [lessons().index(ident) + 1 for ident in own]
    told = message(
        lang, "course.path_told", lessons=", ".join(_runs(numbers)), minutes=minutes_of(name)
    )
    return {"id": name, "name": message(lang, f"course.{name}"), "told": told, "lessons": own}


def _runs(numbers: list[int]) -> list[str]:
    """Write numbers, three or more in a row as from the first to the last."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [
        part
        for run in runs
        for part in ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else map(str, run))
    ]


def _card(number: int, plan: LessonPlan, way: Way, details: Details, lang: str) -> Json:
    is_now = number == way.lesson and not way.is_done
    state = "done" if way.done[number] else "now" if is_now else "todo"
    board, detail = details.of(plan)
    title, minutes = plan.title[lang], plan.minutes
    said = message(lang, f"course.said_{state}")
    step = message(lang, "course.at_step", n=way.step + 1, of=len(plan.steps))
    return {
        "id": plan.id,
        "number": number + 1,
        "title": title,
        "minutes": message(lang, "course.minutes", n=minutes),
        "state": state,
        "note": step if state == "now" else _ids(plan.statements),
        "said": message(
            lang, "course.said", n=number + 1, title=title, minutes=minutes, state=said
        ),
        "href": notebook_of(plan.id, lang),
        "board": board,
        "detail": detail,
    }


def _ids(statements: tuple[str, ...]) -> str:
    """Name statements briefly: of each source the first, and how many more there are."""
    sources: dict[str, list[str]] = {}
    for ident in statements:
        sources.setdefault(ident[:3], []).append(ident[4:])
    return " · ".join(
        f"{source} {' '.join(numbers[:3])}{' …' if len(numbers) > 3 else ''}"
        for source, numbers in sources.items()
    )
