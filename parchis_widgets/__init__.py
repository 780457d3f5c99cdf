"""Parchís and its relatives in a notebook: play it, question it, compare its sources."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from parchis_widgets.engine.move import Move
from parchis_widgets.explain.event import Event
from parchis_widgets.explain.explanation import Explanation
from parchis_widgets.explain.violation import Violation
from parchis_widgets.game.attempts import IllegalMove
from parchis_widgets.game.game import Game, Record
from parchis_widgets.game.outcome import Outcome
from parchis_widgets.position.position import Position
from parchis_widgets.rules.catalogue import ruleset, rulesets
from parchis_widgets.rules.ruleset import Difference, Ruleset
from parchis_widgets.rules.statements import STATEMENTS, Statement, statement
from parchis_widgets.text import use_language

if TYPE_CHECKING:
    from parchis_widgets.board.pachisi.print import printable_arms
    from parchis_widgets.comparison.answers import RuleAnswers, every_rule
    from parchis_widgets.comparison.compare import Comparison, compare
    from parchis_widgets.comparison.lineage import FamilyTree, lineage
    from parchis_widgets.course.catalogue import lessons
    from parchis_widgets.course.exercise import check
    from parchis_widgets.course.glossary import glossary
    from parchis_widgets.paper.board import print_board
    from parchis_widgets.paper.pieces import print_pieces
    from parchis_widgets.paper.plan import print_plan
    from parchis_widgets.paper.rules import print_rules
    from parchis_widgets.widgets.board import Board
    from parchis_widgets.widgets.classroom import Classroom
    from parchis_widgets.widgets.compare import Compare
    from parchis_widgets.widgets.course import Course
    from parchis_widgets.widgets.editor import Editor
    from parchis_widgets.widgets.every_rule import EveryRule
    from parchis_widgets.widgets.lesson import Lesson
    from parchis_widgets.widgets.lesson_form import LessonForm
    from parchis_widgets.widgets.lineage import Lineage
    from parchis_widgets.widgets.ruleset_form import RulesetForm
    from parchis_widgets.widgets.ruleset_table import RulesetTable

__all__ = [
    "STATEMENTS",
    "Board",
    "Classroom",
    "Compare",
    "Comparison",
    "Course",
    "Difference",
    "Editor",
    "Event",
    "EveryRule",
    "Explanation",
    "FamilyTree",
    "Game",
    "IllegalMove",
    "Lesson",
    "LessonForm",
    "Lineage",
    "Move",
    "Outcome",
    "Position",
    "Record",
    "RuleAnswers",
    "Ruleset",
    "RulesetForm",
    "RulesetTable",
    "Statement",
    "Violation",
    "check",
    "compare",
    "every_rule",
    "glossary",
    "lessons",
    "lineage",
    "print_board",
    "print_pieces",
    "print_plan",
    "print_rules",
    "printable_arms",
    "ruleset",
    "rulesets",
    "statement",
    "use_language",
]


def __getattr__(name: str) -> object:
    """Load what is slow to load only when it is asked for: Jupyter, and the drawings."""
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return every public name, also those that are loaded when they are asked for."""
    return sorted({*globals(), *__all__})


_LATER = {
    "glossary": "parchis_widgets.course.glossary",
    "RuleAnswers": "parchis_widgets.comparison.answers",
    "every_rule": "parchis_widgets.comparison.answers",
    "Comparison": "parchis_widgets.comparison.compare",
    "compare": "parchis_widgets.comparison.compare",
    "lessons": "parchis_widgets.course.catalogue",
    "check": "parchis_widgets.course.exercise",
    "FamilyTree": "parchis_widgets.comparison.lineage",
    "lineage": "parchis_widgets.comparison.lineage",
    "Board": "parchis_widgets.widgets.board",
    "Classroom": "parchis_widgets.widgets.classroom",
    "Compare": "parchis_widgets.widgets.compare",
    "Course": "parchis_widgets.widgets.course",
    "Editor": "parchis_widgets.widgets.editor",
    "EveryRule": "parchis_widgets.widgets.every_rule",
    "Lesson": "parchis_widgets.widgets.lesson",
    "LessonForm": "parchis_widgets.widgets.lesson_form",
    "Lineage": "parchis_widgets.widgets.lineage",
    "RulesetForm": "parchis_widgets.widgets.ruleset_form",
    "RulesetTable": "parchis_widgets.widgets.ruleset_table",
    "print_board": "parchis_widgets.paper.board",
    "print_pieces": "parchis_widgets.paper.pieces",
    "print_plan": "parchis_widgets.paper.plan",
    "print_rules": "parchis_widgets.paper.rules",
    "printable_arms": "parchis_widgets.board.pachisi.print",
}
