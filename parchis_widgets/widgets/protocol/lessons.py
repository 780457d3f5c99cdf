"""The trait `lesson`: a lesson being taken, as plain lists and words of one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.course.catalogue import lessons, number_of, plan_of
from parchis_widgets.explain.telling import told_moves
from parchis_widgets.rules.statements import statement
from parchis_widgets.text import message
from parchis_widgets.widgets.protocol.scenes import scene_for

if TYPE_CHECKING:
    from parchis_widgets.course.lesson import Taken
    from parchis_widgets.course.plan import Hint
    from parchis_widgets.widgets.protocol.scenes import Json, Spot

__all__ = ["told_lesson", "told_refusal"]

_MOST_CHANGES: Final = 3
_GESTURES: Final = ("pass", "throw")


def told_lesson(taken: Taken, revision: int) -> Json:
    """Return where a lesson stands, and what its page may tell of the present step."""
    plan, step, lang = taken.plan, taken.present, taken.lang
    return {
        "revision": revision,
        "title": plan.title[lang],
        "kicker": _kicker(taken),
        "steps": [
            {"name": one.name[lang], "solved": solved}
            for one, solved in zip(plan.steps, taken.solved, strict=True)
        ],
        "step": taken.step,
        "state": taken.state,
        "goal": step.goal[lang],
        "prepared": step.seed is None,
        "bet": _bet(taken),
        "hints": [_hint(hint, lang, told=n < taken.hints) for n, hint in enumerate(step.hints)],
        "piece": step.hints[1].target or None if taken.hints > 1 else None,
        "spot": _spot(taken) if taken.hints > 2 else None,
        "astray": _astray(taken),
        "begun": taken.begun,
        "code": taken.code,
        "next": _next_title(taken),
        **(_praise(taken) if taken.state == "solved" else _NO_PRAISE),
        "learned": _learned(taken) if taken.state == "end" else [],
    }


_NO_PRAISE: Final[Json] = {"praise": "", "cites": [], "also": []}


def told_refusal(note: Json) -> Json:
    """Return why a try is refused as a lesson tells it: with few changes that would help."""
    return note | {"would": note["would"][:_MOST_CHANGES]}


def _cited(ident: str, lang: str) -> Json:
    return {"id": ident, "text": statement(ident).text(lang)}


def _kicker(taken: Taken) -> str:
    number = number_of(taken.plan.id)
    if number is None or plan_of(taken.plan.id) is not taken.plan:
        return ""
    return message(taken.lang, "lessons.kicker", n=number, of=len(lessons()))


def _next_title(taken: Taken) -> str:
    number = number_of(taken.plan.id)
    if number is None or number == len(lessons()):
        return ""
    return plan_of(lessons()[number]).title.get(taken.lang, "")


def _bet(taken: Taken) -> Json | None:
    bet, lang = taken.present.bet, taken.lang
    if bet is None:
        return None
    answers = [answer.words[lang] for answer in bet.answers]
    missed = taken.given is not None and not bet.answers[taken.given].right
    told = {"question": bet.question[lang], "answers": answers}
    return {**told, "given": taken.given, "missed": missed}


def _hint(hint: Hint, lang: str, *, told: bool) -> Json:
    """Return a hint; of one that was not asked for only its kind."""
    cited = _cited(hint.target, lang) if told and hint.kind == "rule" else None
    return {"kind": hint.kind, "text": hint.words[lang] if told else None, "statement": cited}


def _spot(taken: Taken) -> Spot | None:
    """Return where the hint of the square points."""
    _, piece, square = taken.present.hints
    if square.target in _GESTURES:
        return None
    colour = (piece.target or taken.present.position.turn)[0]
    return scene_for(taken.present.position.ruleset).spot(colour, square.target)


def _astray(taken: Taken) -> str:
    if not taken.astray:
        return ""
    own = taken.present.astray
    return own[taken.lang] if own else message(taken.lang, "lessons.astray")


def _praise(taken: Taken) -> Json:
    step, lang = taken.present, taken.lang
    rules = step.position.ruleset
    return {
        "praise": step.praise[lang],
        "cites": [_cited(ident, lang) for ident in step.statements],
        "also": [
            {"piece": move.piece, "text": text}
            for move in taken.also
            for text in told_moves([move], rules, lang)
        ],
    }


def _learned(taken: Taken) -> list[Json]:
    lang = taken.lang
    return [
        {"statement": _cited(one.statement, lang), "text": one.words[lang]}
        for one in taken.plan.learned
    ]
