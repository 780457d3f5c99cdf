"""A plan for a teacher: 45 minutes, what to ask in each, and what the rules answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from parchis_widgets.board.palette import PANEL
from parchis_widgets.game.game import Game
from parchis_widgets.paper.details import detail_svg
from parchis_widgets.paper.request import check_target
from parchis_widgets.paper.sheet import MARGIN, MUTED, VIOLET, Sheet
from parchis_widgets.text import message, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator
    from os import PathLike

__all__ = ["STEPS", "Step", "print_plan"]

_TEXT: Final = MARGIN + 22
_PICTURE: Final = (35.0, 28.0)


_CALLS: Final = {
    "board": 'pw.print_board("clasico")',
    "pieces": 'pw.print_pieces("clasico")',
    "rules": 'pw.print_rules("clasico")',
    "others": 'pw.print_rules("tradicional")',
}
"""What a notebook types to print the rest."""


class Step(NamedTuple):
    """Some minutes of the lesson.

    Parameters
    ----------
    name
        The id of the lesson that they are about; ``"ready"`` and ``"close"`` are about none.
    minutes
        How long they last.
    lesson
        The lesson's number; 0 for none.
    position
        What is set up, without its ruleset.
    tried
        The piece that is tried, and its count.
    rulesets
        Who is asked.
    """

    name: str
    minutes: int
    lesson: int = 0
    position: str = ""
    tried: tuple[str, int] = ("Y1", 0)
    rulesets: tuple[str, ...] = ("clasico",)


STEPS: Final = (
    Step("ready", 4),
    Step("primera", 10, 1, "Y home*4; R home*4; turn Y; throw 3", ("Y1", 3)),
    Step("barreras", 8, 2, "Y 8 home*3; R 11 11 home*2; turn Y; throw 4", ("Y1", 4)),
    Step("comer", 8, 4, "Y 9 home*3; R 13 33 home*2; turn Y; throw 4", ("Y1", 4)),
    Step(
        "tradicional_clasico",
        10,
        9,
        "Y 8 home*3; R 50 home*3; turn Y; throw 5",
        ("Y1", 5),
        ("clasico", "tradicional"),
    ),
    Step("close", 5),
)
"""The path *teach*: the lessons 1, 2, 4 and 9, with a beginning and an end."""


def print_plan(
    to: str | PathLike[str] | None = None, *, lang: str | None = None, paper: str = "A4"
) -> bytes:
    """Print the plan of a lesson of 45 minutes, as a PDF of one page.

    Minute by minute: what to ask, what to do, the position to set up, and what the rules answer,
    as the game itself explains it. It says what else to print.

    Parameters
    ----------
    to
        A file that ends in ``.pdf``; by default none is written.
    lang
        The language; ``None`` means the current one.
    paper
        ``"A4"`` or ``"Letter"``.

    Returns
    -------
    bytes
        The PDF, the same for the same request.

    Raises
    ------
    ValueError
        If anything is asked for that there is not.
    ImportError
        If the extra ``print`` is not installed.
    """
    lang = spoken(lang)
    check_target(to)
    sheet = Sheet(message(lang, "paper.plan.title"), lang, paper)
    sheet.page()
    sheet.text(MARGIN, 18, sheet.say("plan.title"), 20, bold=True)
    sheet.text(MARGIN, 24, sheet.say("plan.lead"), 10, colour=MUTED)
    top, start = 27.5, 0
    for step in STEPS:
        top = _step(sheet, step, start, top)
        start += step.minutes
    _notes(sheet, top + 2)
    return sheet.finish(to)


def _step(sheet: Sheet, step: Step, start: int, top: float) -> float:
    """Write some minutes in a row, and return where the next begins."""
    right = sheet.width - MARGIN
    sheet.line(MARGIN, top, right, top, width=0.25, colour=PANEL["border"])
    sheet.text(MARGIN, top + 7, f"{start}–{start + step.minutes}", 15, bold=True)
    if step.lesson:
        number = sheet.say("plan.lesson", n=step.lesson)
        sheet.text(MARGIN, top + 12, number, 9, colour=MUTED)
    width = right - _TEXT - (_PICTURE[0] + 5 if step.position else 0)
    words = f"plan.steps.{step.name}"
    below = sheet.paragraph(_TEXT, top + 1.8, width, sheet.say(f"{words}.title"), 11.5, bold=True)
    below = sheet.paragraph(
        _TEXT, below, width, sheet.say(f"{words}.ask"), 9.5, bold=True, colour=VIOLET
    )
    below = sheet.paragraph(_TEXT, below + 0.6, width, sheet.say(f"{words}.do"), 9)
    if not step.position:
        return below + 2.5
    for line in _answers(sheet, step):
        below = sheet.paragraph(_TEXT, below + 0.6, width, line, 8.6, colour=MUTED)
    _draw(sheet, step, right - _PICTURE[0], top + 2.5)
    return max(below, top + _PICTURE[1] + 2.5) + 2.5


def _game(step: Step, ruleset: str, lang: str) -> Game:
    return Game.from_position(f"{ruleset}; {step.position}", seed=0, lang=lang)


def _answers(sheet: Sheet, step: Step) -> Iterator[str]:
    """Return what each ruleset answers; a single one that allows it leaves the word to the text."""
    for ruleset in step.rulesets:
        found = _game(step, ruleset, sheet.lang).explain(step.tried)
        if found.legal and len(step.rulesets) == 1:
            return
        said = found.text(sheet.lang)
        if found.violations:
            cited = found.violations[0].statement
            said = sheet.say("plan.answer", said=said, statement=cited)
        if len(step.rulesets) > 1:
            name = message(sheet.lang, f"short.{ruleset}")
            said = sheet.say("plan.both", ruleset=name, said=said)
        yield said


def _draw(sheet: Sheet, step: Step, x: float, y: float) -> None:
    """Draw the position, with the way that is tried."""
    drawing = detail_svg(_game(step, step.rulesets[0], sheet.lang), *step.tried, sheet.lang)
    with sheet.clipped(x, y, *_PICTURE):
        sheet.draw(drawing, x, y, *_PICTURE, alt=sheet.say(f"plan.steps.{step.name}.title"))
    sheet.frame(x, y, *_PICTURE)


def _notes(sheet: Sheet, top: float) -> None:
    """Say in a box what to print, and how to ask."""
    width = (sheet.width - 2 * MARGIN - 15) / 2
    texts = [
        (sheet.say(f"plan.{name}.title"), sheet.say(f"plan.{name}.words", **_CALLS))
        for name in ("print", "how")
    ]
    lines = max(len(sheet.lines(words, width, 8.6)) for _, words in texts)
    sheet.box(MARGIN, top, sheet.width - 2 * MARGIN, 12 + lines * 4.13, fill=PANEL["panel"])
    for number, (title, words) in enumerate(texts):
        x = MARGIN + 3 + number * (width + 9)
        sheet.text(x, top + 6, title, 10, bold=True)
        sheet.paragraph(x, top + 8, width, words, 8.6)
