"""Switches as questions that a child can answer: what is asked, the answers, who gives them.

A switch's full sentences are `Ruleset.label`; here are the short ones, for a form and a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parchis_widgets.rules.citation import Citation
from parchis_widgets.rules.switch import Value, switch_field, written_value
from parchis_widgets.text import has_message, message
from parchis_widgets.text.phrases import Number, listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parchis_widgets.rules.clash import Clash
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = [
    "GROUPS", "answer", "answer_citations", "change_text", "clash_text", "group_name", "group_of",
    "idle_text", "is_number", "question", "rules_name", "rules_title", "said_by", "turned_switches",
]  # fmt: skip

GROUPS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "parchis": {
        "players": ("seats", "starter", "turn_order", "seating", "dice", "starter_ties"),
        "leaving": (
            "exit_on_five", "double_exit", "exit_bonus", "exit_victim", "barred_five",
            "exit_beats_barrier", "partner_pair_on_start", "mixed_pair_on_start",
            "own_other_colour",
        ),
        "six": (
            "six_counts_seven", "third_six", "idle_six", "last_moved_by", "reform_barrier",
            "home_empty",
        ),
        "barriers": ("barriers", "pairs_off_safes", "column_barrier"),
        "bonuses": (
            "capture_bonus", "goal_bonus", "bonus_zone", "bonus_piece", "bonus_chain", "bonus_use",
            "goal_bonus_colour",
        ),
        "goal": ("overshoot", "bounce_out", "bonus_bounce", "bounce_path"),
        "ending": ("play_on", "turn_seconds", "leaving", "winning"),
    },
    "pachisi": {
        "throwing": (
            "throws", "graces", "capture_throws", "third_grace", "throwing", "capture_grace",
            "mouth_up",
        ),
        "beginning": (
            "starter", "setup", "entering", "first_piece", "entry", "six_enters", "starter_ties",
        ),
        "way": (
            "castles", "queens", "merging", "declining", "castle_company", "queen_on_castle",
            "splitting", "larger", "dice_use",
        ),
        "finish": ("finishing", "second_lap", "finished_colour"),
    },
}  # fmt: skip
"""By family, its switches as they are asked; where the sources part comes first."""


def group_of(rules: Ruleset, name: str) -> str:
    """Return the group in which a switch is asked."""
    return next(group for group, names in GROUPS[rules.family].items() if name in names)


def group_name(group: str, lang: str) -> str:
    """Return what a group of questions is about."""
    return message(lang, f"house.groups.{group}")


def question(name: str, lang: str) -> str:
    """Return what is asked of a switch, such as *¿Dónde hay barreras?* of ``barriers``."""
    return message(lang, f"house.questions.{name}")


def answer(rules: Ruleset, name: str, value: Value, lang: str) -> str:
    """Return what a value answers, in a few words: *Solo en los seguros*."""
    key = "number" if is_number(rules, name) else written_value(value)
    return message(lang, f"house.answers.{name}.{key}", value=value)


def is_number(rules: Ruleset, name: str) -> bool:
    """Return whether a switch is answered with a number of a range."""
    return switch_field(type(rules), name).metadata["values"] is not None


def change_text(rules: Ruleset, name: str, lang: str) -> str:
    """Return what a ruleset says of a switch, as one sentence: a question and its answer."""
    said = answer(rules, name, getattr(rules, name), lang)
    return message(lang, "house.changed", question=question(name, lang), answer=said)


def answer_citations(rules: Ruleset, name: str, value: Value) -> list[Citation]:
    """Return the statements behind a value, those of the ruleset's own source first."""
    told = switch_field(type(rules), name).metadata
    ids: tuple[str, ...] = told["statements"].get(value, ())
    ours: frozenset[str] = told["ours"].get(value, frozenset())
    order = [source for source in dict.fromkeys((rules.source, *rules.sources)) if source]
    related = [ident for ident in ids if ident.startswith(tuple(order))]
    related.sort(key=lambda ident: order.index(ident.partition("-")[0]))
    return [Citation(ident, ident in ours) for ident in related]


def said_by(rules: Ruleset, name: str, value: Value, lang: str) -> str:
    """Return who answers so: published rulesets, a variation that a source tells, or nobody.

    Of several rulesets of one source the first is named; one without a source, if no other says so;
    none in which the switch decides nothing.
    """
    named: dict[str, str] = {}
    for other in rules.published.values():
        if other.family != rules.family or other.is_idle(name):
            continue
        if getattr(other, name) == value:
            named.setdefault(other.source, other.name)
    if len(named) > 1:
        named.pop("", None)
    if named:
        return " · ".join(message(lang, f"short.{other}") for other in named.values())
    return message(lang, f"house.{'variant' if _is_stated(rules, name, value) else 'nobody'}")


def _is_stated(rules: Ruleset, name: str, value: Value) -> bool:
    return bool(answer_citations(rules, name, value))


def turned_switches(rules: Ruleset) -> tuple[str, ...]:
    """Return the switches that were turned, in the order in which they are asked."""
    asked = (name for names in GROUPS[rules.family].values() for name in names)
    return tuple(name for name in asked if rules.is_turned(name))


def rules_name(rules: Ruleset, lang: str) -> str:
    """Return the short name of what a ruleset starts from; a reader's own has its own name."""
    key = f"short.{rules.name}"
    return message(lang, key) if has_message(lang, key) else rules.name


def rules_title(rules: Ruleset, lang: str) -> str:
    """Return what the rules are called: *clásico, con 2 cambios*."""
    number, name = Number(len(turned_switches(rules))), rules_name(rules, lang)
    return message(lang, f"house.{'title' if number else 'plain'}", name=name, n=number)


def clash_text(clash: Clash, lang: str) -> str:
    """Return why switches make no sense together, as a sentence for children."""
    why = message(lang, f"house.clashes.{clash.key}")
    return message(lang, "house.clash", why=why)


def idle_text(rules: Ruleset, names: Sequence[str], lang: str) -> str:
    """Return how many questions do not matter, and when they would; nothing if all do."""
    if not names:
        return ""
    conditions = dict.fromkeys(condition for name in names for condition in _needs(rules, name))
    told = {name for name in names if any(_needs(rules, name))}
    if len(told) < len(names):
        return message(lang, "house.idle_here", n=Number(len(names)))
    only = listed(lang, _in_words(conditions, lang), "or")
    return message(lang, "house.idle", n=Number(len(names)), only=only)


def _needs(rules: Ruleset, name: str) -> list[str]:
    """Return what a switch needs and lacks, as keys: ``"seats.pairs"``."""
    return [
        f"{other}.{written_value(needed)}"
        for switch, _, other, needed in rules.needs
        if switch == name and getattr(rules, other) != needed
    ]


def _in_words(conditions: Iterable[str], lang: str) -> list[str]:
    return [message(lang, f"house.only.{condition}") for condition in conditions]
