"""Reading a lesson from TOML or a dict: strictly, and nothing in it is ever executed."""

from __future__ import annotations

import sys
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Final

from parchis_widgets.course.fault import Source, lines_of
from parchis_widgets.course.plan import Answer, Bet, Hint, Learned, LessonPlan, StepPlan, Wrong
from parchis_widgets.course.reach import read_reach
from parchis_widgets.course.table import Table
from parchis_widgets.position.position import Position
from parchis_widgets.text import languages
from parchis_widgets.text.refusal import Refused

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["LARGEST", "bare_step", "parsed", "read_lesson", "source_of"]

LARGEST: Final = 256 * 1024
"""Bytes; a larger file is refused unread."""

_NAME, _TITLE, _GOAL, _QUESTION, _ANSWER, _HINT, _PRAISE = 24, 60, 140, 140, 90, 160, 320
_MAX_SEED: Final = 2**31


def source_of(lesson: object) -> Source:
    """Return what a lesson is read from: a dict, or the path of a TOML file.

    Raises
    ------
    ValueError
        If it is neither, if the file is too large, cannot be read, or is no TOML.
    """
    if isinstance(lesson, dict):
        return Source(lesson)
    if not isinstance(lesson, (str, PathLike)):
        raise Refused("lessons.no_lesson", found=lesson)
    path = Path(lesson)
    try:
        if path.stat().st_size > LARGEST:
            raise Refused("lessons.too_large", path=str(path), largest=LARGEST // 1024)
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("lessons.unreadable", path=str(path)) from error
    return parsed(text)


def parsed(text: str) -> Source:
    """Return the source of a lesson that is given as TOML text."""
    try:
        return Source(tomllib.loads(text), lines_of(text))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Refused("lessons.no_toml", reason=str(error)) from error


def read_lesson(source: Source) -> LessonPlan:
    """Read a lesson; whether its steps can be solved is for `check_lesson` to say.

    Raises
    ------
    ValueError
        If anything is missing, unknown, too long or of another kind; step and line are named.
    """
    top = Table(source, (), source.data)
    spoken = _languages(top)
    top.languages = spoken
    plan = LessonPlan(
        id=top.matching("id", "[a-z][a-z0-9_]{1,29}", "no_id"),
        prefix=top.matching("prefix", "[A-Z]{3}", "no_prefix"),
        minutes=top.among("minutes", 1, 90),
        title=top.words("title", _TITLE),
        question=top.words("question", _QUESTION),
        steps=top.each("steps", 1, 8, _step),
        learned=top.each("learned", 1, 8, _learned),
        languages=spoken,
    )
    top.done()
    return plan


def _languages(top: Table) -> tuple[str, ...]:
    declared = top.take("languages", list, list(languages()))
    unknown = [lang for lang in declared if lang not in languages()]
    if unknown or not declared:
        raise top.refused("languages", "unknown_language", found=declared, known=languages())
    return tuple(dict.fromkeys(declared))


def _learned(table: Table) -> Learned:
    return Learned(table.statement("statement"), table.text_in_every_language(_HINT))


def _step(table: Table) -> StepPlan:
    position = _position(table)
    return StepPlan(
        name=table.words("name", _NAME),
        position=position,
        throws=_throws(table, position),
        seed=_seed(table),
        others=table.take("others", bool, False),
        goal=table.words("goal", _GOAL),
        reach=read_reach(table, position),
        bet=_bet(table.inside("bet")) if table.has("bet") else None,
        hints=_hints(table.inside("hints"), position),
        praise=table.words("praise", _PRAISE),
        statements=table.statements("statements"),
        wrong=table.each("wrong", 1, 8, _wrong),
        astray=table.words("astray", _PRAISE) if table.has("astray") else None,
    )


def bare_step(data: dict[str, object]) -> StepPlan:
    """Read only what decides how a step is played: position, throws, goal.

    Raises
    ------
    ValueError
        If one of these is at fault; where, is named.
    """
    played = ("position", "throws", "seed", "others", "reach")
    table = Table(Source(data), (), {key: data[key] for key in played if key in data})
    position = _position(table)
    return StepPlan(
        name={},
        position=position,
        throws=_throws(table, position),
        seed=_seed(table),
        others=table.take("others", bool, False),
        goal={},
        reach=read_reach(table, position),
        bet=None,
        hints=(),
        praise={},
        statements=(),
        wrong=(),
    )


def _position(table: Table) -> Position:
    text = table.take("position", str)
    try:
        return Position.parse(text)
    except ValueError as error:
        raise table.refused("position", "bad_position", reason=error) from error


def _throws(table: Table, position: Position) -> tuple[tuple[int, ...], ...]:
    """Return scripted throws, each one that the ruleset's dice can show."""
    found = table.take("throws", list, [])
    throws = tuple(tuple(one) if isinstance(one, list) else (one,) for one in found)
    for shown in throws:
        try:
            position.ruleset.thrower.check(shown)
        except (ValueError, TypeError) as error:
            raise table.refused("throws", "bad_throw", reason=error) from error
    return throws


def _seed(table: Table) -> int | None:
    return table.among("seed", 0, _MAX_SEED) if table.has("seed") else None


def _bet(table: Table) -> Bet:
    bet = Bet(table.words("question", _QUESTION), table.each("answers", 2, 4, _answer))
    table.done()
    if sum(answer.right for answer in bet.answers) != 1:
        raise table.refused("answers", "one_right")
    return bet


def _answer(table: Table) -> Answer:
    right = table.take("right", bool, False)
    return Answer(table.text_in_every_language(_ANSWER), right)


def _hints(table: Table, position: Position) -> tuple[Hint, ...]:
    hints = (
        _hint(table, "rule", lambda inside: inside.statement("statement")),
        _hint(table, "piece", lambda inside: _piece(inside, position)),
        _hint(table, "square", lambda inside: inside.take("square", str)),
    )
    table.done()
    return hints


def _hint(table: Table, kind: str, target: Callable[[Table], str]) -> Hint:
    inside = table.inside(kind)
    pointed = target(inside)
    words = inside.text_in_every_language(_HINT)
    inside.done()
    return Hint(kind, words, pointed)


def _piece(table: Table, position: Position) -> str:
    """Return the piece that a hint points at; none where the way begins otherwise."""
    piece = table.take("piece", str, "")
    if piece and (piece[:1] not in position.colours or piece[1:] not in ("1", "2", "3", "4")):
        raise table.refused("piece", "no_piece", found=piece)
    return piece


def _wrong(table: Table) -> Wrong:
    return Wrong(table.attempt("try"), table.statement("statement", ""))
