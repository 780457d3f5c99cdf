"""What is cited: every switch decides something, and what it decides cites it.

Games stand at random, crowded so that rules meet; every switch is turned in them.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import parchis_widgets as pw
from parchis_widgets.engine.family import family_of
from parchis_widgets.explain.event import Event
from tests.rules.turned import (
    Turn,
    allowed_by_turning,
    beginnings,
    go_on,
    part_ways,
    refuse_differently,
    refused_by_turning,
    seated,
    situation,
    turns,
)

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core
    from parchis_widgets.explain.violation import Violation
    from parchis_widgets.rules.citation import Citation

each_ruleset = pytest.mark.parametrize("name", pw.rulesets())


# ---- every switch decides something --------------------------------------------------------

DECIDES_NOTHING = {
    ("clasico.dos_colores", "turn_order"): "two players take turns whichever way they go round",
    ("general", "reform_barrier"): "a 6 never counts 7 there, and no safe squares are 6 apart",
}
"""The switches that change nothing, though no other switch makes them idle."""


@each_ruleset
def test_every_value_of_every_switch_changes_an_answer(name: str) -> None:
    """Who starts, a throw, a legal move, what happens then, or a refusal, in some game."""
    unchanged = {turn.name: turn.words for turn in turns(name) if not _changes_something(turn)}
    assert set(unchanged) == {switch for n, switch in DECIDES_NOTHING if n == name}, unchanged


def _changes_something(turn: Turn) -> bool:
    if beginnings(turn.base) != beginnings(turn.turned):
        return True
    if (turn.base.name, turn.name) in DECIDES_NOTHING:
        return any(part_ways(turn, seed) for seed in range(20))
    return (
        any(part_ways(turn, seed) for seed in range(300))
        or any(refuse_differently(turn, seed) for seed in range(40))
        or any(part_ways(turn, seed) for seed in range(300, 1500))
    )


# ---- a refusal cites the switch that causes it ---------------------------------------------

WHO_PLAYS = {"seats", "dice", "throws", "turn_order", "starter", "starter_ties", "seating"}
"""Switches that change who plays and what is thrown, not what may be done with it."""

ITSELF = {
    "must-exit": "the 5 is owed as ever; the switch only opens the start",
    "must-open": "the 6 is owed as ever; the switch only lets a piece of the barrier move",
    "must-move-start": "the 5 is owed as ever; the switch only lets a piece of the start move",
    "use-more-dice": "the dice are owed as ever; the switch only lets more of them be used",
    "castle": "the piece only comes by another way, or as another piece, to a castle",
}
"""What cites its own statement although a switch of something else has led to it."""

ELSEWHERE = {
    ("castles", "castle"),
    ("castle_company", "castle"),
    ("barriers", "must-open"),
    ("column_barrier", "must-open"),
    ("barred_five", "must-move-start"),
    ("exit_on_five", "must-exit"),
    ("dice_use", "use-more-dice"),
    ("declining", "use-more-dice"),
}
"""Where the switch is about just that, it is cited."""


@each_ruleset
def test_what_a_turned_switch_refuses_cites_it(name: str) -> None:
    """Its statement is behind the value; where none is, a reading of what the switch reads."""
    wrong = set()
    for turn in turns(name):
        if turn.name in WHO_PLAYS:
            continue
        for rules, violation in (r for seed in range(60) for r in refused_by_turning(turn, seed)):
            own = violation.code in ITSELF and (turn.name, violation.code) not in ELSEWHERE
            if not own and not _is_cited(violation, rules.citations(turn.name)):
                wrong.add((turn.words, violation.code, violation.statement, violation.reading))
    assert not wrong


@each_ruleset
def test_what_a_turned_switch_allows_was_refused_by_its_value(name: str) -> None:
    """The other direction: its statement is behind the value that the base has."""
    wrong = set()
    for turn in turns(name):
        if turn.name in WHO_PLAYS:
            continue
        for rules, violation in (r for seed in range(60) for r in allowed_by_turning(turn, seed)):
            own = violation.code in ITSELF or (turn.name, violation.code) in BESIDE
            if not own and not _is_cited(violation, rules.citations(turn.name)):
                wrong.add((turn.words, violation.code, violation.statement, violation.reading))
    assert not wrong


BESIDE = {
    ("first_piece", "not-entering"): "the throws that enter are as ever; it exempts a piece",
    ("barriers", "barrier"): "two of a pair's colours are a barrier by CLA-24, wherever they stand",
}
"""A switch that only makes an exception of what another statement forbids."""


def _is_cited(violation: Violation, behind: list[Citation]) -> bool:
    """Tell whether a statement behind the value is cited; as a reading at least where that is."""
    readings = [cited.reading for cited in behind if cited.statement == violation.statement]
    return violation.reading in readings or (violation.reading and bool(readings))


REFUSED = [
    ("clasico exit_on_five=mandatory; Y 8 home*3; R home*4; throw 5", "Y1", 5, "CLA-09", False),
    ("tradicional exit_on_five=mandatory; Y 8; R home*4; throw 5", "Y1", 5, "CLA-09", False),
    ("clasico barriers=safe_squares; Y 8; R 12 12; throw 5", "Y1", 5, "CLA-02", False),
    (
        "clasico barriers=safe_squares pairs_off_safes=forbidden; Y 8 10; R home*4; throw 2",
        "Y1",
        2,
        "CLA-02",
        True,
    ),
    ("clasico bonus_piece=another; Y 8 home*3; R home*4; bonus 20:Y1", "Y1", 20, "CLA-12", True),
    ("clasico; Y c2 c4 c4 home; R home*4; throw 4", "Y1", 4, "CLA-16", True),
    ("clasico; Y c1 c1 8 home; R home*4; throw 6", "Y3", 6, "CLA-18", True),
    ("clasico; Y 20 20 8 home; R home*4; throw 6", "Y3", 6, "CLA-18", False),
    ("clasico bonus_zone=circuit; Y c2 8 goal; R home*4; bonus 10g", "Y1", 10, "GEN-21", False),
    ("clasico overshoot=bounce; Y 68 9; R home*4; bonus 20", "Y1", 20, "GEN-18", True),
    ("general; Y 68 9; R home*4; bonus 20", "Y1", 20, "GEN-18", True),
    ("general bonus_bounce=exact; Y 65 9; R home*4; bonus 20", "Y1", 20, "GEN-18", True),
    ("general barriers=any_square; Y 8; R 10 10; throw 5", "Y1", 5, "CLA-16", False),
    ("general barriers=any_square; Y 8 20 20; R home; throw 6", "Y1", 6, "CLA-16", False),
    ("general; Y 5 5 9 home; R home*4; throw 5", "Y3", 5, "GEN-10", True),
    ("clasico.parejas; Y 8; R 12; B 12; G home; turn Y; throw 4", "Y1", 4, "CLA-14", False),
    ("clasico.parejas; Y 8; R home; B 11; G 11; turn Y; throw 4", "Y1", 4, "CLA-24", True),
    ("clasico.parejas; Y 20 40; R 20; B home; G home; turn Y; throw 6", "Y2", 6, "CLA-24", True),
    ("clasico.parejas; Y home; R 5 5; B home; G home; turn Y; throw 5", "Y1", 5, "CLA-25", True),
    ("clasico.dos_colores; Y 8 9 9 10; R home; B home; G home; throw 6", "Y1", 7, "CLA-28", True),
    ("clasico exit_beats_barrier=no; Y home; R 5 5; throw 5", "Y1", 5, "CLA-16", True),
    ("clasico; Y 8 8; R home; bonus 20 10g", "Y1", 10, "CLA-22", True),
    ("dos_dados; Y 8; R home; throw 6 6; sixes 2", "Y1", 6, "TRA-23", True),
    ("pachisi second_lap=no; Y 70; throw 25", "Y1", 25, "PAC-17", True),
    ("pachisi; Y 70 home*3; R 20 home*3; throw 25", "Y1", 25, None, False),
    ("pachisi; Y 36; R 21 home*3; throw 2", "Y1", 2, "PAC-15", True),
    ("pachisi; Y 36; R 21 home*3; throw 4", "Y1", 4, "PAC-15", False),
    ("pachisi; Y 36; throw 6; again", "Y1", 6, "PAC-10", True),
    ("pachisi finishing=grace_from_83; Y 80 home*3; throw 4", "Y1", 4, "PAC-21", False),
    ("chaupar; Y 30 home*3; R 15 15 home*2; throw 2 1 1", "Y1", 2, "CHA-07", True),
]
"""A position, what is attempted there, the statement it is refused by (None: legal), reading."""


@pytest.mark.parametrize(("text", "piece", "count", "statement", "reading"), REFUSED)
def test_a_refusal_cites_what_decides_it(
    text: str, piece: str, count: int, statement: str | None, reading: bool
) -> None:
    """And says that it is a reading just where no source states it."""
    violations = _set_up(text).explain((piece, count)).violations
    told = [(violation.statement, violation.reading) for violation in violations[:1]]
    assert told == ([] if statement is None else [(statement, reading)])


def _set_up(text: str) -> pw.Game:
    ident = text.partition(";")[0]
    colours = "YBRG" if family_of(pw.ruleset(ident)).COLOURS == "YBRG" else "YRKG"
    named = {field.strip()[0] for field in text.split(";")[1:]}
    if colours == "YRKG":
        text += "".join(f"; {colour} home*4" for colour in colours if colour not in named)
    return pw.Game.from_position(text if "turn" in text else f"{text}; turn Y", seed=1)


# ---- what happens cites what makes it happen -----------------------------------------------

HAPPENS = [
    ("clasico; Y 8; R home*4; throw 6", "Y1 6", "throw-again", "CLA-10", False),
    ("clasico; Y 8 home*3; R 10 10; throw 6", "pass", "throw-again", "CLA-10", True),
    ("tradicional; Y 8 home*3; R 10 10; throw 6", "pass", "throw-again", "TRA-07", False),
    ("clasico idle_six=again; Y home*4; R home*4; throw 6", "pass", "throw-again", "TRA-07", False),
    ("tradicional; Y 8; R home*4; throw 3", "Y1 3", "turn", "TRA-02", True),
    ("clasico; Y 8; R home*4; throw 3", "Y1 3", "turn", "CLA-05", False),
    ("clasico; Y home; R 5 5; throw 5", "Y1 5", "capture", "CLA-15", True),
    ("clasico; Y home; R 5 home*3; B 5; throw 5", "Y1 5", "capture", "CLA-15", False),
    ("general; Y 67 9; R home*4; bonus 10", "Y1 10", "move", "GEN-18", True),
    ("general; Y c3; R home*4; throw 6", "Y1 6", "move", "GEN-18", False),
    ("clasico last_moved_by=die; Y 8; R home*4; sixes 2; last Y1", "6", "penalty", "CLA-11", True),
    ("clasico double_exit=always; Y home; R 5; throw 5", "Y1 5", "capture", "TRA-14", False),
    ("clasico.parejas; Y 8; R 12; B home; G home; throw 4", "Y1 4", "barrier", "CLA-24", True),
    ("clasico; Y c1 c4; R home; throw 3", "Y1 3", "barrier", "CLA-16", True),
    ("clasico; Y 8 11; R home; throw 3", "Y1 3", "barrier", "CLA-16", False),
    ("pachisi; Y 30x; R 15; throw 2", "Y1 2", "crown", "PAC-14", True),
    ("pachisi; Y home*4; throw 3", "Y1 3", "exit", "PAC-06", False),
    ("pachisi first_piece=whenever_none; Y home*3 goal; throw 3", "Y1 3", "exit", "PAC-06", True),
    ("pachisi first_piece=whenever_none; Y 30 home; throw 10", "Y2 10", "exit", "PAC-07", False),
    ("chaupar; Y home 30 31 32; throw 2 2 2", "Y1 2", "exit", "CHA-05", True),
]
"""A position, what is done there, and an event of it: its kind, statement and reading."""


@pytest.mark.parametrize(("text", "action", "kind", "statement", "reading"), HAPPENS)
def test_an_event_cites_what_decides_it(
    text: str, action: str, kind: str, statement: str, reading: bool
) -> None:
    """And says that it is a reading just where no source states it."""
    game = _set_up(text)
    if action == "pass":
        events = game.pass_turn()
    elif action.isdigit():
        events = game.throw(int(action))
    else:
        words = action.split()
        fitting = [
            m for m in game.legal_moves() if words[0] in m.pieces and str(m.count) == words[1]
        ]
        events = game.play(fitting[0])
    found = {(event.statement, event.reading) for event in events if event.kind == kind}
    assert found == {(statement, reading)}


# ---- nothing cites a source that is not played ---------------------------------------------

RESTS_ON = {"dos_dados": ("CLA", "TRA-23"), "chaupar": ("CHA", "PAC")}
"""Sources and statements of the published rulesets, where they are not their own source alone."""


@each_ruleset
def test_a_published_ruleset_cites_its_own_source_alone(name: str) -> None:
    """Whatever happens in it and whatever it refuses."""
    rules = pw.ruleset(name)
    allowed = RESTS_ON.get(name, (rules.source,))
    cited = {ident for seed in range(60) for ident in _cited(situation(rules, random.Random(seed)))}
    cited |= _cited(seated(rules), plies=300)
    assert {ident for ident in cited if not ident.startswith(allowed)} == set()


@each_ruleset
def test_a_turned_switch_brings_in_only_what_stands_behind_it(name: str) -> None:
    """A house rule may rest on another source: on the statements of its value and no others."""
    rules = pw.ruleset(name)
    for turn in turns(name):
        allowed = set(RESTS_ON.get(name, (rules.source,)))
        for changed, _ in turn.turned.switches():
            if turn.turned.is_turned(changed):
                allowed |= {c.statement for c in turn.turned.citations(changed)}
        for seed in range(6):
            cited = _cited(situation(turn.turned, random.Random(seed)))
            foreign = {ident for ident in cited if not ident.startswith(tuple(allowed))}
            assert not foreign, (turn.words, foreign)


def _cited(state: Core, plies: int = 6) -> set[str]:
    """Play on, and give what all events cite, and all refusals of what could be counted."""
    family, chance = family_of(state.tables.rules), random.Random(0)
    cited: set[str] = set()
    for _ in range(plies):
        if state.over:
            break
        tables = state.tables
        game = pw.Game.from_position(pw.Position(tables.rules, tables.seats, state.save()), seed=1)
        for count in family.pending(state)[:1]:
            for piece in family.own_pieces(state):
                violations = game.explain((tables.names[piece], count)).violations
                cited |= {violation.statement for violation in violations}
        go_on(state, chance)
        cited |= {Event.of(state, fact).statement for fact in state.facts or ()}
    return cited
