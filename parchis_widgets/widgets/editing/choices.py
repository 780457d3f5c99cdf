"""What can be chosen in an editor's lists: values that its game has words for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parchis_widgets.position.reading import writing_of
from parchis_widgets.rules.catalogue import rulesets
from parchis_widgets.rules.pachisi import PachisiRules
from parchis_widgets.rules.parchis import ParchisRules
from parchis_widgets.text import message
from parchis_widgets.text.phrases import label
from parchis_widgets.widgets.editing.placing import pieces_in_play

if TYPE_CHECKING:
    from parchis_widgets.position.fields import Fields

__all__ = ["choices_of", "marks_for", "rules_choice", "throw_choice"]

_Options = list[tuple[str, str]]


def rules_choice(fields: Fields, lang: str) -> dict[str, Any]:
    """Return the rulesets, with one of switches that were turned if that is the one."""
    ids = list(rulesets())
    known = [(ident, message(lang, f"rulesets.{ident}")) for ident in ids]
    own = fields.rules.id
    return _choice("ruleset", known if own in ids else [*known, (own, own)], own, lang)


def throw_choice(fields: Fields) -> dict[str, Any]:
    """Return what can be thrown, and what is thrown and still to be used."""
    thrower = fields.rules.thrower
    return {
        "kind": thrower.kind,
        "values": sorted(set(thrower.values)),
        "single": thrower.kind == "dice" and thrower.number == 1,
        "thrown": [int(word) for word in fields.words.get("throw", []) if word.isdecimal()],
    }


def choices_of(fields: Fields, lang: str) -> list[dict[str, Any]]:
    """Return the lists for what is said of the turn, each with what is chosen."""
    words = writing_of(fields.rules).WORDS
    every = {
        "bonus": _bonuses,
        "sixes": lambda fields, lang: [("", "0"), ("1", "1"), ("2", "2")],
        "again": _again,
        "last": _pieces,
        "second": _pieces,
    }
    found = []
    for keyword, options in every.items():
        if keyword in words:
            said = fields.words.get(keyword)
            chosen = "" if said is None else " ".join(said) or keyword
            found.append(_choice(keyword, options(fields, lang), chosen, lang))
    return found


def marks_for(fields: Fields) -> list[str]:
    """Return what the rules can say of a piece beside its place."""
    rules = fields.rules
    if isinstance(rules, ParchisRules):
        return ["late"]
    assert isinstance(rules, PachisiRules)
    known = {
        "queen": rules.queens != "never",
        "taken": rules.queens == "two_captures",
        "lap": rules.second_lap,
    }
    return [*(mark for mark, here in known.items() if here), "on_way_back"]


def _choice(key: str, options: _Options, chosen: str, lang: str) -> dict[str, Any]:
    """Return a list; what is chosen is in it, also where it was written as text."""
    if chosen not in (value for value, _ in options):
        options = [*options, (chosen, chosen)]
    return {
        "key": key,
        "label": message(lang, f"editor.choice_{key}"),
        "value": chosen,
        "options": [{"value": value, "text": text} for value, text in options],
    }


def _bonuses(fields: Fields, lang: str) -> _Options:
    rules = fields.rules
    counts = dict.fromkeys(
        (rules.capture_bonus, _goal_bonus(rules)) if isinstance(rules, ParchisRules) else ()
    )
    one = [str(count) for count in counts if count]
    two = [f"{first} {second}" for first in one for second in one if first != second]
    return [("", "—"), *((word, word.replace(" ", " + ")) for word in (*one, *two))]


def _goal_bonus(rules: ParchisRules) -> int | str:
    same = rules.goal_bonus == rules.capture_bonus
    return f"{rules.goal_bonus}g" if same and rules.goal_bonus else rules.goal_bonus


def _again(fields: Fields, lang: str) -> _Options:
    as_thrown = ("", message(lang, "editor.again_as_thrown"))
    if isinstance(fields.rules, ParchisRules):
        return [as_thrown, ("again", message(lang, "editor.again_once"))]
    return [as_thrown, *((str(n), str(n)) for n in range(1, 5))]


def _pieces(fields: Fields, lang: str) -> _Options:
    letters = fields.letters
    names = [f"{letters[piece // 4]}{piece % 4 + 1}" for piece in pieces_in_play(fields)]
    return [("", "—"), *((name, label(lang, name)) for name in names)]
