"""The names that a notebook types."""

from __future__ import annotations

import subprocess
import sys

import parchis_widgets as pw

NAMES = """
    Board Classroom Compare Comparison Course Difference Editor Event EveryRule Explanation
    FamilyTree Game IllegalMove Lesson LessonForm Lineage Move Outcome Position Record
    RuleAnswers Ruleset RulesetForm RulesetTable STATEMENTS Statement Violation check compare
    every_rule glossary lessons lineage print_board print_pieces print_plan print_rules
    printable_arms ruleset rulesets statement use_language
"""


def test_the_exported_names_are_these() -> None:
    """A name that is promised does not go, and none comes by accident."""
    assert sorted(pw.__all__) == sorted(NAMES.split())
    assert all(hasattr(pw, name) for name in pw.__all__)


def test_dir_lists_what_is_loaded_only_when_it_is_asked_for() -> None:
    """Whoever presses Tab in a fresh notebook finds the board too."""
    code = (
        "import parchis_widgets as pw; print(set(pw.__all__) <= set(dir(pw)), 'Board' in vars(pw))"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert printed.stdout.decode().strip() == "True False"


def test_the_engine_is_imported_without_jupyter() -> None:
    """The game alone needs nothing but Python; the board brings the rest when it is asked for."""
    code = (
        "import sys, parchis_widgets as pw; pw.Game('clasico', seed=1).throw();"
        "print([name for name in ('numpy', 'anywidget', 'ipywidgets', 'IPython') "
        "if name in sys.modules])"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert printed.stdout.decode().strip() == "[]"
