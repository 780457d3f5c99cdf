"""What a form's page knows: the questions, which stay, and what is chosen, which does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.rules.clashes import ways_out
from parchis_widgets.rules.codes import code_of
from parchis_widgets.rules.questions import (
    GROUPS,
    answer,
    answer_citations,
    change_text,
    clash_text,
    group_name,
    group_of,
    idle_text,
    is_number,
    question,
    rules_name,
    rules_title,
    said_by,
    turned_switches,
)
from parchis_widgets.rules.switch import valid_values
from parchis_widgets.text import message
from parchis_widgets.widgets.houserules.cited import Json, ids_of, statements_of

if TYPE_CHECKING:
    from parchis_widgets.rules.clash import Clash
    from parchis_widgets.rules.clashes import Changes
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["comparable", "questions_of", "state_of"]


def questions_of(rules: Ruleset, lang: str) -> Json:
    """Return every question of a family, with its answers and who gives them."""
    groups = GROUPS[rules.family]
    names = [name for group in groups.values() for name in group]
    asked = {name: _question(rules, name, lang) for name in names}
    ids = [ident for one in asked.values() for option in one["options"] for ident, _ in option[2]]
    return {
        "base": {"id": rules.name, "name": rules_name(rules, lang)},
        "groups": [
            {"id": group, "name": group_name(group, lang), "questions": list(members)}
            for group, members in groups.items()
        ],
        "questions": asked,
        **statements_of(ids, lang),
    }


def _question(rules: Ruleset, name: str, lang: str) -> Json:
    values = valid_values(type(rules), name)
    published = values.index(getattr(rules.published.get(rules.name, rules), name))
    asked = {"text": question(name, lang), "published": published}
    if is_number(rules, name):
        # Its number is its place among those that it can be.
        return {**asked, "options": [], "least": values[0], "most": values[-1]}
    options = [
        [
            answer(rules, name, value, lang),
            said_by(rules, name, value, lang),
            ids_of(answer_citations(rules, name, value)),
        ]
        for value in values
    ]
    return {**asked, "options": options}


def state_of(asked: Ruleset, before: Ruleset, lang: str) -> Json:
    """Return what is chosen, what that changes, and what clashes.

    Parameters
    ----------
    asked
        The switches as they are chosen, which may make no sense together.
    before
        The last rules that did; their id and code are shown.
    lang
        The language.
    """
    idle = {name for name, _ in asked.switches() if asked.is_idle(name)}
    clashing = {clash.switch for clash in asked.clashes()}
    away = {name for name in idle - clashing if not asked.is_turned(name)}
    return {
        "chosen": {
            name: valid_values(type(asked), name).index(value) for name, value in asked.switches()
        },
        "turned": list(turned_switches(asked)),
        "idle": sorted(idle - clashing),
        "away": sorted(away),
        "beside": {
            group: idle_text(asked, [name for name in names if name in away], lang)
            for group, names in GROUPS[asked.family].items()
        },
        "changes": [_change(asked, name, lang) for name in turned_switches(asked)],
        "clashes": [_clash(asked, clash, before, lang) for clash in asked.clashes()],
        "warning": _warning(asked, lang),
        "title": rules_title(asked, lang),
        "id": before.id,
        "code": code_of(before),
        "others": [
            [one.name, rules_name(one, lang)] for one in comparable(before)
        ],
    }  # fmt: skip


def _change(asked: Ruleset, name: str, lang: str) -> Json:
    cited = answer_citations(asked, name, getattr(asked, name))
    return {"switch": name, "text": change_text(asked, name, lang), "cited": ids_of(cited)}


def _clash(asked: Ruleset, clash: Clash, before: Ruleset, lang: str) -> Json:
    return {
        "key": clash.key,
        "switch": clash.switch,
        "under": clash.others[0],
        "text": clash_text(clash, lang),
        "ways": [_way(asked, way, before, lang) for way in ways_out(asked, clash, before)],
    }


def _way(asked: Ruleset, way: Changes, before: Ruleset, lang: str) -> Json:
    """Return what a way out turns; of the first switch also what stands behind it."""
    turned = [
        f"{question(name, lang)} {answer(asked, name, value, lang)}" for name, value in way.items()
    ]
    name, value = next(iter(way.items()))
    return {
        "texts": turned,
        "cited": ids_of(answer_citations(asked, name, value)),
        "back": all(_was_left(asked, before, name, value) for name, value in way.items()),
    }


def _was_left(asked: Ruleset, before: Ruleset, name: str, value: object) -> bool:
    """Return whether a value is the one that the last choice has changed."""
    return bool(getattr(before, name) == value != getattr(asked, name))


def _warning(asked: Ruleset, lang: str) -> str:
    clash = next(iter(asked.clashes()), None)
    if clash is None:
        return ""
    group = group_name(group_of(asked, clash.switch), lang)
    return message(lang, "house.clashing", group=group)


def comparable(rules: Ruleset) -> tuple[Ruleset, ...]:
    """Return the published rulesets that the same throws can be played under, its own first."""
    own = [one for one in rules.published.values() if one.name == rules.name]
    others = dict.fromkeys((*own, *rules.published.values()))
    return tuple(
        one
        for one in others
        if one.family == rules.family and one.thrower.values == rules.thrower.values
        and (one.thrower.kind, one.thrower.number) == (rules.thrower.kind, rules.thrower.number)
        and one != rules
    )  # fmt: skip
