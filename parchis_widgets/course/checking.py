"""Whether a lesson keeps its word: steps can be solved, hints are true, wrong tries fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.course.conditions import bare
from parchis_widgets.course.playing import opened
from parchis_widgets.course.solving import beginnings, way_from
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from parchis_widgets.course.fault import Source
    from parchis_widgets.course.plan import Attempt, LessonPlan, StepPlan, Wrong
    from parchis_widgets.course.playing import Stand
    from parchis_widgets.engine.move import Move

__all__ = ["check_lesson", "check_unique"]


def check_lesson(plan: LessonPlan, source: Source) -> None:
    """Check every step of a lesson by playing it.

    Raises
    ------
    ValueError
        If a step cannot be solved or is solved before it begins, if a hint points where no way
        leads, or if a wrong try is answered otherwise; step and line are named.
    """
    for number, step in enumerate(plan.steps):
        _check_step(step, source, number, plan.languages[0])


def _check_step(step: StepPlan, source: Source, number: int, lang: str) -> None:
    path = ("steps", number)
    stand = opened(step, lang)
    if stand.is_reached:
        raise source.refused((*path, "reach"), "reached_already")
    try:
        # A goal may be to have something refused: then the wrong tries come first.
        started = _after_tries(stand, step.wrong)
        if way_from(stand) is None and way_from(started) is None:
            raise source.refused((*path, "reach"), "no_way")
        _check_hints(step, stand, source, number)
    except Refused as refused:
        if refused.key == "lessons.too_long":
            raise source.refused((*path, "reach"), "too_long_here", reason=refused) from refused
        raise
    for index, wrong in enumerate(step.wrong):
        _check_wrong(wrong, stand, source, (*path, "wrong", index))


def _after_tries(stand: Stand, tries: Iterable[Wrong]) -> Stand:
    for wrong in tries:
        answer = stand.asked(wrong.attempt)
        if not answer.legal:
            stand = stand.refused(answer)
    return stand


def _check_hints(step: StepPlan, stand: Stand, source: Source, number: int) -> None:
    rule, piece, square = step.hints
    known = {*step.statements, *(wrong.statement for wrong in step.wrong)}
    path = ("steps", number, "hints")
    if rule.target not in known:
        raise source.refused((*path, "rule", "statement"), "hint_rule", found=rule.target)
    ways = beginnings(stand) or beginnings(_after_tries(stand, step.wrong))
    moves = {str(move): move for move in stand.game.legal_moves()}
    if piece.target and not any(_moves_piece(moves, way, piece.target) for way in ways):
        raise source.refused((*path, "piece", "piece"), "hint_piece", found=piece.target)
    if not any(_leads_to(moves, way, piece.target, square.target) for way in ways):
        raise source.refused((*path, "square", "square"), "hint_square", found=square.target)


def _moves_piece(moves: Mapping[str, Move], way: Attempt, piece: str) -> bool:
    return isinstance(way, str) and way in moves and piece in moves[way].pieces


def _leads_to(moves: Mapping[str, Move], way: Attempt, piece: str, square: str) -> bool:
    """Return whether a way begins by going to a square, with a piece if one is named."""
    if square in ("pass", "throw"):
        return way == square
    if not isinstance(way, str) or way not in moves:
        return False
    target = moves[way].target
    return square in (target, bare(target)) and (not piece or piece in moves[way].pieces)


def _check_wrong(wrong: Wrong, stand: Stand, source: Source, path: tuple[str | int, ...]) -> None:
    try:
        answer = stand.asked(wrong.attempt)
    except ValueError as error:
        raise source.refused((*path, "try"), "bad_try", reason=error) from error
    if answer.legal:
        reached = stand.after(wrong.attempt)[0].is_reached
        if wrong.statement or reached:
            raise source.refused((*path, "try"), "wrong_is_legal")
    elif wrong.statement not in [one.statement for one in answer.violations]:
        found = answer.violations[0].statement
        raise source.refused(
            (*path, "statement"), "wrong_statement", found=found, told=wrong.statement
        )


def check_unique(plans: Iterable[LessonPlan]) -> None:
    """Check that lessons have ids and prefixes of their own.

    Raises
    ------
    ValueError
        If two have the same.
    """
    seen: dict[str, str] = {}
    for plan in plans:
        for mark in (plan.id, plan.prefix):
            if mark in seen:
                raise Refused("lessons.twice", mark=mark, one=seen[mark], other=plan.id)
            seen[mark] = plan.id
