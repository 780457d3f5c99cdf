"""Every word for a refusal: a position in which it comes, and one in which it just does not."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import pytest

import parchis_widgets as pw
from parchis_widgets.text import catalogue, languages
from tests.statements.table import CLOTH, everybody


class Ask(NamedTuple):
    """A question: a position, and what is tried there; `pass` is passing."""

    text: str
    attempt: tuple[str, int] | tuple[str, str] | str
    target: str | None = None
    captures: tuple[str, ...] | None = None

    def game(self) -> pw.Game:
        rules, fields = self.text.split("; ", 1)
        cloth = rules.startswith(("pachisi", "chaupar"))
        four = rules.startswith(("clasico.parejas", "clasico.dos_colores"))
        colours = CLOTH if cloth else "YBRG" if four else "YR"
        return pw.Game.from_position(f"{rules}; {everybody(fields, colours)}", seed=1)

    def violations(self) -> tuple[pw.Violation, ...]:
        asked = self.game().explain(self.attempt, target=self.target, captures=self.captures)
        return asked.violations

    def told(self) -> list[str]:
        return [violation.words for violation in self.violations()]


PAIRS: Final = "clasico.parejas; B home*4; G home*4; Y"
SHARED: Final = "pachisi castle_company=allowed"
ARRIVED: Final = "clasico.dos_colores goal_bonus_colour=arrived"

REFUSED: Final[tuple[tuple[str, Ask, Ask], ...]] = (
    # ---- whose turn it is, and what is counted --------------------------------------------
    (
        "game-over",
        Ask("clasico; Y goal*4; R 60 home*3; turn Y", ("R1", 3)),
        Ask("clasico; Y goal*3 c7; R 60 home*3; turn Y", ("R1", 3)),
    ),
    (
        "game-over",
        Ask("pachisi; Y 83 home*3; R 83 home*3; turn Y", ("Y2", 3)),
        Ask("pachisi; Y 83 home*3; R 82 home*3; turn Y", ("Y2", 3)),
    ),
    (
        "no-such-piece",
        Ask("clasico; Y 8 home*3; turn Y; throw 3", ("G1", 3)),
        Ask("clasico; Y 8 home*3; turn Y; throw 3", ("R1", 3)),
    ),
    (
        "not-your-turn",
        Ask("clasico; Y 8 home*3; R 50 home*3; turn Y; throw 3", ("R1", 3)),
        Ask("clasico; Y 8 home*3; R 50 home*3; turn R; throw 3", ("R1", 3)),
    ),
    (
        "not-your-turn",
        Ask("pachisi; Y 30 home*3; K 30 home*3; turn Y; throw 3", ("K1", 3)),
        Ask("pachisi; Y 30 home*3; K 30 home*3; turn K; throw 3", ("K1", 3)),
    ),
    (
        "throw-first",
        Ask("clasico; Y 8 home*3; turn Y", ("Y1", 3)),
        Ask("clasico; Y 8 home*3; turn Y; throw 3", ("Y1", 3)),
    ),
    (
        "throw-first",
        Ask("chaupar; Y 30 home*3; turn Y", ("Y1", 2)),
        Ask("chaupar; Y 30 home*3; turn Y; throw 2", ("Y1", 2)),
    ),
    (
        "throw-owed",
        Ask("pachisi; Y 30 home*3; turn Y; throw 6; again", ("Y1", 6)),
        Ask("pachisi; Y 30 home*3; turn Y; throw 6", ("Y1", 6)),
    ),
    (
        "not-thrown",
        Ask("clasico; Y 8 home*3; turn Y; throw 4", ("Y1", 3)),
        Ask("clasico; Y 8 home*3; turn Y; throw 3", ("Y1", 3)),
    ),
    (
        "not-on-two-dice",
        Ask("dos_dados; Y 8 home*3; turn Y; throw 3 4", ("Y1", 7)),
        Ask("dos_dados; Y 8 home*3; turn Y; throw 3 4", ("Y1", 4)),
    ),
    (
        "no-sum",
        Ask("pachisi; Y 30 home*3; turn Y; throw 6 2", ("Y1", 4)),
        Ask("pachisi; Y 30 home*3; turn Y; throw 6 2", ("Y1", 8)),
    ),
    (
        "bonus-first",
        Ask("clasico; Y 8 30 home*2; turn Y; bonus 20 10", ("Y1", 10)),
        Ask("clasico; Y 8 30 home*2; turn Y; bonus 10 20", ("Y1", 10)),
    ),
    (
        "six-is-seven",
        Ask("clasico; Y 8 20 30 40; turn Y; throw 6", ("Y1", 6)),
        Ask("clasico; Y 8 20 30 home; turn Y; throw 6", ("Y1", 6)),
    ),
    (
        "six-is-six",
        Ask("clasico; Y 8 20 30 home; turn Y; throw 6", ("Y1", 7)),
        Ask("clasico; Y 8 20 30 40; turn Y; throw 6", ("Y1", 7)),
    ),
    (
        "six-is-always-six",
        Ask("general; Y 8 20 30 40; turn Y; throw 6", ("Y1", 7)),
        Ask("general six_counts_seven=home_empty; Y 8 20 30 40; turn Y; throw 6", ("Y1", 7)),
    ),
    (
        "third-six",
        Ask("clasico; Y 8 home*3; turn Y; throw 6; sixes 2", ("Y1", 6)),
        Ask("clasico; Y 8 home*3; turn Y; throw 6; sixes 1", ("Y1", 6)),
    ),
    (
        "third-double",
        Ask("dos_dados; Y 8 home*3; turn Y; throw 4 4; sixes 2", ("Y1", 4)),
        Ask("dos_dados; Y 8 home*3; turn Y; throw 4 3; sixes 2", ("Y1", 4)),
    ),
    # ---- leaving home, entering, arriving -------------------------------------------------
    (
        "at-home",
        Ask("clasico; Y home*4; turn Y; throw 4", ("Y1", 4)),
        Ask("clasico; Y 8 home*3; turn Y; throw 4", ("Y1", 4)),
    ),
    (
        "at-home",
        Ask("clasico; Y home 30 home*2; turn Y; bonus 20", ("Y1", 20)),
        Ask("clasico; Y 8 30 home*2; turn Y; bonus 20", ("Y1", 20)),
    ),
    (
        "own-start",
        Ask("clasico; Y 5 5 home*2; turn Y; throw 5", ("Y3", 5)),
        Ask("clasico; Y 5 6 home*2; turn Y; throw 5", ("Y3", 5)),
    ),
    (
        "team-start",
        Ask("clasico.parejas; Y home*4; R 5 5 home*2; turn Y; throw 5", ("Y1", 5)),
        Ask("clasico.parejas; Y home*4; R 5 6 home*2; turn Y; throw 5", ("Y1", 5)),
    ),
    (
        "rival-start",
        Ask("clasico exit_beats_barrier=no; Y home*4; R 5 5 home*2; turn Y; throw 5", ("Y1", 5)),
        Ask("clasico exit_beats_barrier=yes; Y home*4; R 5 5 home*2; turn Y; throw 5", ("Y1", 5)),
    ),
    (
        "not-entering",
        Ask("pachisi; Y 30 home*3; turn Y; throw 3", ("Y2", 3)),
        Ask("pachisi; Y home*4; turn Y; throw 3", ("Y2", 3)),
    ),
    (
        "not-entering",
        Ask("chaupar entering=six; Y 30 home 31 32; turn Y; throw 5", ("Y2", 5)),
        Ask("chaupar entering=any; Y 30 home 31 32; turn Y; throw 5", ("Y2", 5)),
    ),
    (
        "entry-used",
        Ask("pachisi entry=moves_too; Y 1 home*3; turn Y; throw 10; spent 10", ("Y2", 10)),
        Ask("pachisi entry=moves_too; Y 1 home*3; turn Y; throw 10", ("Y2", 10)),
    ),
    (
        "in-goal",
        Ask("clasico; Y goal 8 home*2; turn Y; throw 1", ("Y1", 1)),
        Ask("clasico; Y c7 8 home*2; turn Y; throw 1", ("Y1", 1)),
    ),
    (
        "overshoot",
        Ask("clasico; Y c5 home*3; turn Y; throw 4", ("Y1", 4)),
        Ask("clasico; Y c4 home*3; turn Y; throw 4", ("Y1", 4)),
    ),
    (
        "overshoot",
        Ask("clasico overshoot=illegal; Y c5 home*3; turn Y; throw 4", ("Y1", 4)),
        Ask("clasico overshoot=bounce; Y c5 home*3; turn Y; throw 4", ("Y1", 4)),
    ),
    (
        "back-in-charkoni",
        Ask("pachisi; Y goal 30 home*2; turn Y; throw 3", ("Y1", 3)),
        Ask("pachisi; Y 81 30 home*2; turn Y; throw 3", ("Y1", 3)),
    ),
    (
        "beyond-charkoni",
        Ask("pachisi; Y 81 home*3; turn Y; throw 4", ("Y1", 4)),
        Ask("pachisi; Y 80 home*3; turn Y; throw 4", ("Y1", 4)),
    ),
    (
        "finish-by-grace",
        Ask("pachisi finishing=grace_from_83; Y 80 home*3; turn Y; throw 4", ("Y1", 4)),
        Ask("pachisi finishing=grace_from_83; Y 79 home*3; turn Y; throw 4", ("Y1", 4)),
    ),
    (
        "finish-by-grace",
        Ask("pachisi finishing=grace_from_83; Y 83 home*3; turn Y; throw 4", ("Y1", 4)),
        Ask("pachisi finishing=grace_from_83; Y 83 home*3; turn Y; throw 12", ("Y1", 12)),
    ),
    (
        "no-second-lap",
        Ask("pachisi second_lap=no; Y 73 home*3; turn Y; throw 12", ("Y1", 12), "17/2"),
        Ask("pachisi second_lap=yes; Y 73 home*3; turn Y; throw 12", ("Y1", 12), "17/2"),
    ),
    # ---- counting 20 and 10 ---------------------------------------------------------------
    (
        "bonus-piece-circuit",
        Ask("general; Y c1 30 home*2; turn Y; bonus 20", ("Y1", 20)),
        Ask("general; Y 8 30 home*2; turn Y; bonus 20", ("Y1", 20)),
    ),
    (
        "bonus-piece",
        Ask("clasico bonus_piece=another; Y 8 30 home*2; turn Y; bonus 20:Y1", ("Y1", 20)),
        Ask("clasico bonus_piece=another; Y 8 30 home*2; turn Y; bonus 20:Y2", ("Y1", 20)),
    ),
    (
        "goal-bonus-piece-circuit",
        Ask("general; Y c1 30 goal home; turn Y; bonus 10", ("Y1", 10)),
        Ask("general; Y 60 30 goal home; turn Y; bonus 10", ("Y1", 10)),
    ),
    (
        "goal-bonus-piece",
        Ask("clasico; Y home 30 goal home; turn Y; bonus 10", ("Y1", 10)),
        Ask("clasico; Y c1 30 goal home; turn Y; bonus 10", ("Y1", 10)),
    ),
    (
        "goal-bonus-piece-arrived",
        Ask(f"{ARRIVED}; Y goal 8 home*2; R 50 home*3; turn Y; bonus 10:Y1", ("R1", 10)),
        Ask(f"{ARRIVED}; Y goal 8 home*2; R 50 home*3; turn Y; bonus 10:Y1", ("Y2", 10)),
    ),
    # ---- on the way -----------------------------------------------------------------------
    (
        "barrier",
        Ask("clasico; Y 8 home*3; R 11 11 home*2; turn Y; throw 4", ("Y1", 4)),
        Ask("clasico; Y 8 home*3; R 11 13 home*2; turn Y; throw 4", ("Y1", 4)),
    ),
    (
        "barrier",
        Ask("general; Y 8 home*3; R 12 12 home*2; turn Y; throw 5", ("Y1", 5)),
        Ask("general; Y 7 home*3; R 11 11 home*2; turn Y; throw 5", ("Y1", 5)),
    ),
    (
        "full",
        Ask("clasico; Y 8 home*3; R 12 home*3; B 12 home*3; turn Y; throw 4", ("Y1", 4)),
        Ask("clasico; Y 8 home*3; R 12 home*3; B 13 home*3; turn Y; throw 4", ("Y1", 4)),
    ),
    (
        "own-piece",
        Ask(
            "clasico barriers=safe_squares pairs_off_safes=forbidden; "
            "Y 8 10 home*2; turn Y; throw 2",
            ("Y1", 2),
        ),
        Ask("clasico barriers=safe_squares; Y 8 10 home*2; turn Y; throw 2", ("Y1", 2)),
    ),
    (
        "barrier-again",
        Ask("clasico reform_barrier=no; Y 8 8 14 home; turn Y; throw 6", ("Y1", 6)),
        Ask("clasico reform_barrier=no; Y 8 8 15 home; turn Y; throw 6", ("Y1", 6)),
    ),
    (
        "castle",
        Ask("pachisi; Y 36 home*3; R 21 home*3; turn Y; throw 3", ("Y1", 3)),
        Ask("pachisi; Y 36 home*3; R 20 home*3; turn Y; throw 3", ("Y1", 3)),
    ),
    (
        "castle-allowed",
        Ask(f"{SHARED}; Y 36 home*3; R 21 home*3; turn Y; throw 3", ("Y1", 3)),
        Ask(f"{SHARED}; Y 36 home*3; R 21 home*3; turn Y; throw 2", ("Y1", 2)),
    ),
    (
        "larger",
        Ask("chaupar; Y 36 home*3; R 21 21 home*2; turn Y; throw 2", ("Y1", 2)),
        Ask("chaupar; Y 36 home*3; R 21 22 home*2; turn Y; throw 2", ("Y1", 2)),
    ),
    (
        "larger",
        Ask("chaupar; Y 36 home*3; R 21 21 home*2; turn Y; throw 2", ("Y1", 2)),
        Ask("chaupar; Y 36 36 home*2; R 21 21 home*2; turn Y; throw 2", ("Y1", 2)),
    ),
    # ---- what is owed ---------------------------------------------------------------------
    (
        "must-exit",
        Ask("clasico; Y 8 home*3; turn Y; throw 5", ("Y1", 5)),
        Ask("tradicional; Y 8 home*3; turn Y; throw 5", ("Y1", 5)),
    ),
    (
        "must-exit-sum",
        Ask("dos_dados; Y 8 home*3; turn Y; throw 2 3", ("Y1", 2)),
        Ask("dos_dados; Y 8 home*3; turn Y; throw 2 4", ("Y1", 2)),
    ),
    (
        "must-exit-two",
        Ask("tradicional; Y home*4; turn Y; throw 5", "Y1 5 home>5"),
        Ask("tradicional; Y home*3 8; turn Y; throw 5", "Y1 5 home>5"),
    ),
    (
        "must-move-start",
        Ask("general; Y 5 5 30 home; turn Y; throw 5", ("Y3", 5)),
        Ask("clasico; Y 5 5 30 home; turn Y; throw 5", ("Y3", 5)),
    ),
    (
        "must-open",
        Ask("clasico; Y 8 8 30 home; turn Y; throw 6", ("Y3", 6)),
        Ask("clasico; Y 8 9 30 home; turn Y; throw 6", ("Y3", 6)),
    ),
    (
        "must-open",
        Ask("general; Y 12 12 30 home; turn Y; throw 6", ("Y3", 6)),
        Ask("general; Y 13 13 30 home; turn Y; throw 6", ("Y3", 6)),
    ),
    (
        "use-more-dice",
        Ask("chaupar; Y 82 83 goal*2; turn Y; throw 1 2 5", ("Y1", 1)),
        Ask("chaupar; Y 82 83 goal*2; turn Y; throw 1 1 5", ("Y1", 1)),
    ),
    (
        "must-move",
        Ask("clasico; Y 8 home*3; turn Y; throw 3", "pass"),
        Ask("clasico; Y home*4; turn Y; throw 3", "pass"),
    ),
    (
        "must-move-bonus",
        Ask("clasico; Y 8 30 home*2; turn Y; bonus 20", "pass"),
        Ask("clasico bonus_use=optional; Y 8 30 home*2; turn Y; bonus 20", "pass"),
    ),
    (
        "must-move",
        Ask("chaupar; Y 30 home*3; turn Y; throw 2", "pass"),
        Ask("pachisi; Y 30 home*3; turn Y; throw 2", "pass"),
    ),
    (
        "no-such-choice",
        Ask("clasico; Y 8 home*3; turn Y; throw 3", "Y1 3(4) 8>11"),
        Ask("clasico; Y 8 home*3; turn Y; throw 3", "Y1 3 8>11"),
    ),
    (
        "use-throw",
        Ask("clasico; Y 8 home*3; turn Y; throw 3", "throw"),
        Ask("clasico; Y home*4; turn Y; throw 3", "throw"),
    ),
    (
        "pass-first",
        Ask("clasico; Y home*4; turn Y; throw 3", "throw"),
        Ask("clasico; Y home*4; turn Y", "throw"),
    ),
    # ---- a place to which no count leads
    (
        "other-square",  # nearer than any throw leads, and no Charkoni
        Ask("pachisi; Y 30 home*3; turn Y; throw 12", ("Y1", "35")),
        Ask("pachisi; Y 30 home*3; turn Y; throw 12", ("Y1", "42")),
    ),
    (
        "other-square",
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", "14")),
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", "12")),
    ),
    (
        "other-square",
        Ask("pachisi; Y 34 home*3; turn Y; throw 4", ("Y1", "40")),
        Ask("pachisi; Y 34 home*3; turn Y; throw 4", ("Y1", "38")),
    ),
    (
        "back",
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", "7")),
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", "9")),
    ),
    (
        "back",
        Ask("pachisi; Y 34 home*3; turn Y; throw 4", ("Y1", "30")),
        Ask("pachisi; Y 34 home*3; turn Y; throw 4", ("Y1", "35")),
    ),
    (
        "stands-there",
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", "8")),
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", "9")),
    ),
    (
        "foreign-column",
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", "Rc3")),
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", "c3")),
    ),
    (
        "foreign-column",
        Ask("pachisi; Y 34 home*3; turn Y; throw 4", ("Y1", "Rc3")),
        Ask("pachisi; Y 34 home*3; turn Y; throw 4", ("Y1", "38")),
    ),
    (
        "in-its-column",
        Ask("general; Y 50 home*3; R c3 home*3; turn Y; throw 4", ("Y1", "Rc3")),
        Ask("general; Y 50 home*3; R c4 home*3; turn Y; throw 4", ("Y1", "Rc3")),
    ),
    (
        "turns-in",
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", "3")),
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", "9")),
    ),
    (
        "exits-to-start",
        Ask("clasico; Y home*4; turn Y; throw 5", ("Y1", "6")),
        Ask("clasico; Y home*4; turn Y; throw 5", ("Y1", "5")),
    ),
    # ---- what is chosen otherwise than it can be
    (
        "leads-elsewhere",  # from the Charkoni, with what enters
        Ask("pachisi; Y 30 home*3; turn Y; throw 10", ("Y2", "10")),
        Ask("pachisi; Y 30 home*3; turn Y; throw 10", ("Y2", "1")),
    ),
    (
        "leads-elsewhere",
        Ask("clasico; Y 8 home*3; turn Y; throw 3", ("Y1", 3), "12"),
        Ask("clasico; Y 8 home*3; turn Y; throw 3", ("Y1", 3), "11"),
    ),
    (
        "safe-square",  # of one alone on the start who leaves home takes nothing
        Ask("clasico; Y home*4; R 5 home*3; turn Y; throw 5", ("Y1", 5), None, ("R1",)),
        Ask("clasico; Y home*4; R 5 5 home*2; turn Y; throw 5", ("Y1", 5), None, ("R2",)),
    ),
    (
        "safe-square",
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", 4), None, ("R2",)),
        Ask("clasico; Y 7 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", 4), None, ("R1",)),
    ),
    (
        "not-there",
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", 4), None, ("R1",)),
        Ask("clasico; Y 8 home*3; R 11 12 home*2; turn Y; throw 4", ("Y1", 4), None, ()),
    ),
    (
        "not-there",
        Ask("tradicional; Y 8 home*3; turn Y; throw 5", "Y2 5 home>5 xR1"),
        Ask("tradicional; Y 8 home*3; turn Y; throw 5", "Y2 5 home>5"),
    ),
    (
        "own-capture",
        Ask("clasico; Y 8 12 home*2; turn Y; throw 4", ("Y1", 4), None, ("Y2",)),
        Ask("clasico; Y 8 12 home*2; turn Y; throw 4", ("Y1", 4), None, ()),
    ),
    (
        "partner-bridge",
        Ask(f"{PAIRS} 8 home*3; R 12 home*3; turn Y; throw 4", ("Y1", 4), None, ("R1",)),
        Ask(f"{PAIRS} 9 home*3; R 13 home*3; turn Y; throw 4", ("Y1", 4), None, ("R1",)),
    ),
    (
        "captures-all",
        Ask("clasico; Y 7 home*3; R 11 home*3; turn Y; throw 4", ("Y1", 4), None, ()),
        Ask("clasico; Y 8 home*3; R 12 home*3; turn Y; throw 4", ("Y1", 4), None, ()),
    ),
    (
        "last-to-arrive",
        Ask(
            "clasico.parejas; Y home*4; B 5 home*3; G 5 home*3; turn Y; throw 5",
            ("Y1", 5),
            None,
            ("B1",),
        ),
        Ask(
            "clasico.parejas; Y home*4; B 5 home*3; G 5 home*3; turn Y; throw 5",
            ("Y1", 5),
            None,
            ("G1",),
        ),
    ),
    (
        "only-one",
        Ask(
            "tradicional; Y 8 home*3; R 5 5 home*2; turn Y; throw 5", ("Y2", 5), None, ("R1", "R2")
        ),
        Ask("tradicional; Y 8 home*3; R 5 5 home*2; turn Y; throw 5", ("Y2", 5), None, ("R1",)),
    ),
    (
        "captures-own-other",
        Ask(
            "clasico.dos_colores; Y 8 home*3; R 14 home*3; B home*4; G home*4; turn Y; throw 6",
            ("Y1", 6),
            None,
            (),
        ),
        Ask(
            "clasico.dos_colores; Y 8 home*3; R 12 home*3; B home*4; G home*4; turn Y; throw 4",
            ("Y1", 4),
            None,
            (),
        ),
    ),
    (
        "one-at-a-time",
        Ask("clasico; Y home*4; turn Y; throw 5", "Y1+Y2 5 home>5"),
        Ask("tradicional; Y home*4; turn Y; throw 5", "Y1+Y2 5 home>5"),
    ),
    (
        "bounces",
        Ask("general; Y c5 home*3; turn Y; throw 4", ("Y1", "goal")),
        Ask("clasico; Y c5 home*3; turn Y; throw 4", ("Y1", "goal")),
    ),
    (
        "bounce-out",
        Ask("general; Y 66 home*3; turn Y; bonus 20", ("Y1", 20)),
        Ask("clasico; Y 66 home*3; turn Y; bonus 20", ("Y1", 20)),
    ),
    (
        "no-barrier",
        Ask("general; Y 8 11 11 home; turn Y; throw 3", ("Y1", 3)),
        Ask("general; Y 9 12 12 home; turn Y; throw 3", ("Y1", 3)),
    ),
    (
        "two-colours",
        Ask(
            "clasico.dos_colores; Y 8 12 home*2; R 12 home*3; B home*4; G home*4; turn Y; throw 4",
            ("Y1", 4),
        ),
        Ask("clasico; Y 8 home*3; R 12 12 home*2; turn Y; throw 4", ("Y1", 4)),
    ),
    (
        "queen",
        Ask("pachisi; Y 30 home*3; R 15q home*3; turn Y; throw 2", ("Y1", 2), None, ("R1",)),
        Ask("pachisi; Y 30 home*3; R 15 home*3; turn Y; throw 2", ("Y1", 2), None, ("R1",)),
    ),
    (
        "castle-shared",
        Ask(f"{SHARED}; Y 36 home*3; R 21 home*3; turn Y; throw 2", ("Y1", 2), None, ("R1",)),
        Ask(f"{SHARED}; Y 36 home*3; R 21 home*3; turn Y; throw 2", ("Y1", 2), None, ()),
    ),
    (
        "same-team",
        Ask("pachisi; Y 30 home*3; K 66 home*3; turn Y; throw 2", ("Y1", 2), None, ("K1",)),
        Ask("pachisi; Y 30 home*3; R 15 home*3; turn Y; throw 2", ("Y1", 2), None, ("R1",)),
    ),
    (
        "moves-as-one",
        Ask("chaupar; Y 30 30 6 7; turn Y; throw 2", "Y1 2 30>32"),
        Ask("chaupar; Y 30 31 6 7; turn Y; throw 2", "Y1 2 30>32"),
    ),
)
"""A code, a question to which it is an answer, and one that differs in one thing, to which not."""

each_case = pytest.mark.parametrize(
    ("code", "bites", "misses"),
    REFUSED,
    ids=[f"{code}-{n}" for n, (code, _, _) in enumerate(REFUSED)],
)


def test_every_code_has_its_row() -> None:
    """A refusal that is told by words has a position in which it comes."""
    section = {key for key in catalogue("es") if key.startswith("violations.")}
    of_families = {key for key in section if key.endswith("-pachisi")}
    assert {key.removesuffix("-pachisi") for key in of_families} < section
    rows = {f"violations.{words}" for words, _, _ in REFUSED}
    assert rows == section - of_families - {"violations.none"}


@each_case
def test_a_code_comes_where_it_should_and_not_beside(code: str, bites: Ask, misses: Ask) -> None:
    """One thing differs, and the reason is gone."""
    assert code in bites.told()
    assert code not in misses.told()


@each_case
def test_a_refusal_cites_a_source_of_its_family(code: str, bites: Ask, misses: Ask) -> None:
    """What every source speaks of is cited from the ruleset's own."""
    rules = bites.game().ruleset
    for violation in bites.violations():
        assert violation.statement in pw.STATEMENTS
        assert violation.statement.startswith(rules.sources)
        if violation.code in _COMMON:
            assert violation.statement.startswith(rules.source)


_COMMON: Final = {"game-over", "not-your-turn", "throw-first", "barrier", "overshoot", "at-home"}


@each_case
def test_a_refusal_is_a_whole_sentence(code: str, bites: Ask, misses: Ask) -> None:
    """In either language nothing is unfilled or left empty."""
    for violation in bites.violations():
        for lang in languages():
            assert re.fullmatch(r"[A-ZÉ][^{}]*\.", violation.text(lang))
            assert not re.search(r"\s[\s,.]|—", violation.text(lang))
