"""The published rulesets, by name."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from parchis_widgets.rules.codes import is_code, read_code
from parchis_widgets.rules.pachisi import PachisiRules
from parchis_widgets.rules.parchis import ParchisRules
from parchis_widgets.rules.ruleset import Ruleset
from parchis_widgets.text.cleaning import cleaned
from parchis_widgets.text.refusal import Refused

__all__ = ["PACHISI", "PARCHIS", "ruleset", "rulesets"]

_CLASICO: Final = ParchisRules("clasico", "CLA")

_TRADICIONAL: Final = ParchisRules(
    "tradicional",
    "TRA",
    starter="highest",
    turn_order="counter_clockwise",
    exit_on_five="optional",
    double_exit="always",
    exit_victim="chosen",
    exit_bonus=False,
    idle_six="again",
    third_six="second_six",
    play_on="allowed",
)

_GENERAL: Final = ParchisRules(
    "general",
    "GEN",
    starter="highest",
    seating="by_throw",
    barred_five="start_piece",
    six_counts_seven="never",
    barriers="safe_squares",
    column_barrier=False,
    bonus_zone="circuit",
    overshoot="bounce",
    turn_seconds=30,
    leaving="pieces_return",
)

PARCHIS: Final[tuple[ParchisRules, ...]] = (
    _CLASICO,
    replace(_CLASICO, name="clasico.parejas", seats="pairs"),
    replace(_CLASICO, name="clasico.dos_colores", seats="two_colours"),
    _TRADICIONAL,
    _GENERAL,
    replace(_CLASICO, name="dos_dados", source="", dice=2, idle_six="again"),
)

_PACHISI: Final = PachisiRules("pachisi", "PAC", starter="highest")

PACHISI: Final[tuple[PachisiRules, ...]] = (
    _PACHISI,
    replace(
        _PACHISI,
        name="chaupar",
        source="CHA",
        throws="long_dice",
        graces="none",
        capture_throws="none",
        setup="6_7_23_24",
        entering="any",
        castles="ignored",
        queens="never",
        merging=True,
        declining=False,
    ),
)

Ruleset.published.update({rules.name: rules for rules in (*PARCHIS[:-1], *PACHISI, PARCHIS[-1])})


def rulesets() -> tuple[str, ...]:
    """Return the ids of the published rulesets, those of one family together."""
    return tuple(Ruleset.published)


def ruleset(ident: str) -> Ruleset:
    """Return a ruleset by its id.

    Parameters
    ----------
    ident : str
        A published name (``"clasico"``), and behind it, separated by spaces, any switches to turn:
        ``"clasico exit_on_five=optional"``. It is what `Ruleset.id` gives. Or a short code,
        as `RulesetForm.code` gives it.

    Raises
    ------
    ValueError
        If there is no such ruleset, switch or value; the valid ones are listed. If a code was
        mistyped.
    """
    if not isinstance(ident, str) or not cleaned(ident):
        raise Refused("rules.no_id", given=ident)
    if is_code(cleaned(ident)):
        return read_code(cleaned(ident), Ruleset.published)
    name, *words = cleaned(ident).split()
    if name not in Ruleset.published:
        raise Refused("rules.unknown", name=name, known=rulesets())
    published = Ruleset.published[name]
    return published.replace(**published.parse_switches(words)) if words else published
