"""The numbers in what the family tree tells: counted on the board, or read off the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.board.cross import RIM
from parchis_widgets.board.track import track_of
from parchis_widgets.rules.catalogue import ruleset
from parchis_widgets.rules.pachisi import PachisiRules
from parchis_widgets.text.phrases import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["numbers_of"]


def numbers_of(game: str, lang: str) -> dict[str, object]:
    """Return what a game's texts may name; the sentence of each takes what it needs."""
    rules = ruleset(game)
    track, thrower = track_of(rules.family), rules.thrower
    values = sorted(set(thrower.values))
    return {
        "rim": RIM,
        "safe": len(track.SAFE_SQUARES),
        # In Pachisi the first step leads out of the Charkoni, and the last one back into it.
        "steps": len(track.WAYS[0]) + (rules.family == "pachisi"),
        "values": _listed(lang, values),
        "most": thrower.number * max(values),
        "graces": _listed(lang, _graces(rules)),
    }


def _graces(rules: Ruleset) -> list[int]:
    return sorted(rules.grace_values) if isinstance(rules, PachisiRules) else []


def _listed(lang: str, numbers: Sequence[int]) -> str:
    return listed(lang, list(map(str, numbers)) or [""], "or")
