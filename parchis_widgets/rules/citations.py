"""Which statement stands behind each thing that can happen, be forbidden or be owed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["CITATIONS", "cite"]

CITATIONS: Final[Mapping[str, str]] = {
    # What forbids.
    "game-over": "CLA-04 TRA-19 GEN-07 PAC-04 CHA-01",
    "no-such-piece": "CLA-03 TRA-01 GEN-01 PAC-01 CHA-01",
    "not-your-turn": "CLA-05 TRA-02 GEN-01 PAC-01 CHA-01",
    "throw-first": "CLA-07 TRA-03 GEN-04 PAC-05 CHA-02",
    "not-thrown": "CLA-07 TRA-03 GEN-04",
    "bonus-first": "CLA-22 TRA-12 GEN-16",
    "six-is-seven": "CLA-08 TRA-07",
    "six-is-six": "CLA-08 TRA-07 GEN-04",
    "third-six": "CLA-11 TRA-08 GEN-14",
    "third-double": "TRA-23",
    "at-home": "CLA-06 TRA-04 GEN-23",
    "own-start": "CLA-17 TRA-15 GEN-10",
    "team-start": "CLA-25",
    "rival-start": "CLA-16 TRA-09 GEN-17",
    "in-goal": "CLA-20 TRA-16 GEN-18",
    "bonus-piece": "CLA-12 TRA-12 GEN-15",
    "goal-bonus-piece": "CLA-21 TRA-17 GEN-21",
    "overshoot": "CLA-20 TRA-16 GEN-18",
    "barrier": "CLA-16 TRA-09 GEN-17",
    "full": "CLA-14 TRA-11 GEN-06",
    "own-piece": "CLA-02 GEN-17",
    "barrier-again": "CLA-18 TRA-10 GEN-19",
    "no-such-choice": "CLA-12 TRA-13 GEN-15 PAC-10 CHA-08",
    "no-sum": "PAC-10 CHA-08",
    "throw-owed": "PAC-10 CHA-08",
    "not-entering": "PAC-07 CHA-05",
    "entry-used": "PAC-07",
    "back-in-charkoni": "PAC-18 CHA-10",
    "beyond-charkoni": "PAC-18 CHA-10",
    "no-second-lap": "PAC-17",
    "finish-by-grace": "PAC-21",
    "castle": "PAC-15",
    "larger": "CHA-07",
    # What is owed.
    "use-more-dice": "CHA-09",
    "must-exit": "CLA-09 GEN-09",
    "must-exit-two": "TRA-05",
    "must-move-start": "GEN-10",
    "must-move": "CLA-07 TRA-18 GEN-04 CHA-09",
    "must-open": "CLA-18 TRA-10 GEN-19",
    # What happens.
    "opening": "CLA-05 TRA-02 GEN-01 PAC-01 CHA-01",
    "throw": "CLA-03 TRA-01 GEN-04 PAC-05 CHA-02",
    "exit": "CLA-06 TRA-04 GEN-23",
    "double-exit": "TRA-05",
    "move": "CLA-07 TRA-03 GEN-02 PAC-10 CHA-08",
    "bounce": "GEN-18",
    "barrier-formed": "CLA-16 TRA-09 GEN-17",
    "capture": "CLA-12 TRA-12 GEN-15",
    "exit-capture": "CLA-15 TRA-13 GEN-12",
    "exit-capture-beside-own": "CLA-15 TRA-13 GEN-11",
    "double-exit-capture": "TRA-14",
    "partner-capture": "CLA-24",
    "partner-exit-capture": "CLA-25",
    "bonus": "CLA-12 TRA-12 GEN-15",
    "goal-bonus": "CLA-21 TRA-17 GEN-21",
    "bonus-lost": "CLA-12 TRA-12 GEN-16",
    "goal-bonus-lost": "CLA-21 TRA-17 GEN-16",
    "goal": "CLA-20 TRA-16 GEN-18",
    "penalty": "CLA-11 TRA-08 GEN-14",
    "throw-again": "CLA-10 TRA-07 GEN-04",
    "double-again": "TRA-23",
    "double-penalty": "TRA-23",
    "pass": "CLA-07 TRA-18 GEN-04 PAC-16 CHA-09",
    "turn": "CLA-05 TRA-02 GEN-01 PAC-01 CHA-01",
    "win": "CLA-04 TRA-19 GEN-07",
    "pair-win": "CLA-26",
    "two-colour-win": "CLA-28",
    "leave": "GEN-08",
    "timeout": "GEN-05",
    # What happens in Pachisi and Chaupar only.
    "throw-of-seven": "PAC-19",
    "grace": "PAC-09",
    "grace-of-two": "PAC-20",
    "capture-throw": "PAC-13",
    "third-grace": "PAC-22",
    "lost-turn": "PAC-22",
    "first-piece": "PAC-06",
    "enter": "PAC-07",
    "come-back": "CHA-05",
    "lap": "PAC-17 CHA-01",
    "castle-held": "PAC-15",
    "crown": "PAC-14",
    "captured": "PAC-12 CHA-05",
    "charkoni": "PAC-18 CHA-10",
    "merge": "CHA-06",
    "goal-by-grace": "PAC-21",
    "team-win": "PAC-04 CHA-01",
    "dead-end": "PAC-18 CHA-10",
    "stuck": "PAC-18 CHA-10",
}


@cache
def cite(rules: Ruleset, code: str) -> str:
    """Give the statement behind a code: the ruleset's own source's, or the first that has one.

    A house rule can borrow what its own source does not know, such as a bounce in `clasico`.
    """
    ids = CITATIONS[code].split()
    sources = (rules.source, *rules.sources)
    by_source = (ident for source in sources if source for ident in ids if ident.startswith(source))
    return next(by_source, ids[0])
