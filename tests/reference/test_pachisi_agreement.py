"""Hold the engine against the plain reference of Pachisi and Chaupar, through random play."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import parchis_widgets as pw
from parchis_widgets.rules.switch import valid_values
from tests.reference import pachisi as reference

RULES = {"pachisi": reference.PACHISI, "chaupar": reference.CHAUPAR}
SHORT = 1500
LONG = 200_000

_BREADTH = 7
"""More throws than these are not added up: the reference looks at every choice among them."""


def rules_of(ruleset: str, changes: dict[str, Any]) -> pw.Ruleset:
    """Give the engine's rules; a combination that makes no sense raises ValueError."""
    named = {reference.NAMED_HERE.get(name, name): value for name, value in changes.items()}
    return pw.ruleset(ruleset).replace(**named)


def moves_in_engine(game: pw.Game) -> set[reference.Move]:
    """Give the engine's legal moves as the reference writes them."""
    return {as_reference(game, move) for move in game.legal_moves()}


def as_reference(game: pw.Game, move: pw.Move) -> reference.Move:
    """Write a move as the reference does: an entry that uses up nothing names its throw."""
    step, lap = step_and_lap(game, move)
    return reference.Move(
        tuple(sorted(move.pieces)),
        tuple(sorted(move.counts or (move.count,))),
        step_of(move.origin),
        step,
        lap,
        tuple(sorted(move.captures)),
    )


def step_and_lap(game: pw.Game, move: pw.Move) -> tuple[int, int]:
    """Read a target; the lap of the Charkoni is written nowhere, so it is told by the way."""
    step, lap = step_of(move.target), lap_of(move.target)
    if move.target == "goal":
        way = (move.origin, *game.way_of(move))
        lap = lap_of(way[-2])
    return step, lap


def step_of(place: str) -> int:
    """Read the number of a place."""
    if place in {"home", "goal"}:
        return 0 if place == "home" else reference.GOAL
    return int(place.split("/", maxsplit=1)[0].rstrip("qx"))


def lap_of(place: str) -> int:
    return int(place.split("/")[1]) if "/" in place else 1


def places_in_reference(game: reference.Game) -> dict[str, str]:
    """Write the reference's places as positions do."""
    queens = game.rules.queens
    written = {}
    for piece, (step, lap, taken, queen) in game.places.items():
        place = {0: "home", reference.GOAL: "goal"}.get(step)
        if place is None:
            counted = taken if queens == "two_captures" else 0
            mark = "q" if queen else "x" if counted else ""
            place = f"{step}{mark}" + (f"/{lap}" if lap > 1 else "")
        written[piece] = place
    return written


def look_alike(game: pw.Game, other: reference.Game) -> None:
    """Compare all that can be seen."""
    position = game.position
    assert {piece: position[piece] for piece in other.places} == places_in_reference(other)
    assert game.phase == other.phase, str(position)
    if other.phase == "over":
        outcome = game.outcome
        assert outcome is not None
        assert sorted(outcome.winners) == sorted(other.winners), str(position)
        assert (outcome.reason == "dead end") == other.dead_end, str(position)
        return
    assert game.turn == other.turn, str(position)
    assert list(position.saved.throws) == other.throws, str(position)
    assert moves_in_engine(game) == other.moves(), str(position)
    assert (game.phase == "move" and game.may_pass()) == other.may_pass(), str(position)


def compare(rules: pw.Ruleset, other_rules: reference.Rules, plies: int, seed: int) -> None:
    """Play at random on both sides, looking at each ply; a finished game begins anew."""
    chance = random.Random(seed)
    game = other = None
    for ply in range(plies):
        if game is None or other is None or game.phase == "over":
            starter = chance.choice(reference.ORDER)
            game = pw.Game(rules, seed=seed + ply, starter=starter)
            other = reference.Game(other_rules, starter)
        act(game, other, chance)
        look_alike(game, other)
        if ply % 50 == 49:
            game = pw.Game.from_position(str(game.position), seed=seed + ply)
            look_alike(game, other)


def act(game: pw.Game, other: reference.Game, chance: random.Random) -> None:
    """Throw, play or pass on both sides."""
    if game.phase == "throw":
        event = [event.count for event in game.throw() if event.kind == "throw"]
        other.throw(*event)
        return
    moves = game.legal_moves()
    tired = len(game.pending) > _BREADTH or chance.random() < 0.03
    if not moves or (game.may_pass() and tired):
        game.pass_turn()
        other.pass_turn()
        return
    move = weighty(moves, chance)
    played = as_reference(game, move)
    game.play(move)
    other.play(played)


def weighty(moves: tuple[pw.Move, ...], chance: random.Random) -> pw.Move:
    """Choose a move; rare kinds, such as captures and laps, more often than they come."""
    rare = [move for move in moves if move.captures or "/" in move.target or len(move.pieces) > 1]
    return chance.choice(rare if rare and chance.random() < 0.5 else moves)


def test_the_reference_knows_the_switches_of_the_package() -> None:
    """All of them with all their values, but for those that it leaves out with a reason."""
    rules = pw.ruleset("pachisi")
    known = {reference.NAMED_HERE.get(n, n): set(v) for n, v in reference.SWITCHES.items()}
    package = {name: set(valid_values(type(rules), name)) for name, _ in rules.switches()}
    assert known == {n: v for n, v in package.items() if n not in reference.LEFT_OUT}
    assert set(reference.LEFT_OUT) < set(package)


@pytest.mark.parametrize("ruleset", RULES)
def test_the_published_switches_are_those_of_the_statements(ruleset: str) -> None:
    """The reference has read the source for itself."""
    expected = {reference.NAMED_HERE.get(n, n): v for n, v in vars(RULES[ruleset]).items()}
    rules = pw.ruleset(ruleset)
    assert {name: getattr(rules, name) for name in expected} == expected


@pytest.mark.parametrize("ruleset", RULES)
def test_the_engine_agrees_with_the_reference(ruleset: str) -> None:
    """The published rulesets, in random play."""
    compare(pw.ruleset(ruleset), RULES[ruleset], SHORT, seed=1)


ONE_SWITCH = [
    (ruleset, name, value)
    for ruleset, rules in RULES.items()
    for name, values in reference.SWITCHES.items()
    for value in values
    if value != getattr(rules, name)
]


@pytest.mark.parametrize(
    ("ruleset", "name", "value"), ONE_SWITCH, ids=[f"{r} {n}={v}" for r, n, v in ONE_SWITCH]
)
def test_every_other_reading_agrees_too(ruleset: str, name: str, value: object) -> None:
    """Each switch turned alone, or with what it needs."""
    changes = {name: value, **NEEDED.get((name, value), {})}
    rules = rules_of(ruleset, changes)
    compare(rules, replace(RULES[ruleset], **changes), SHORT // 5, seed=2)


NEEDED: dict[tuple[str, object], dict[str, Any]] = {
    **{
        ("third_grace", value): {"graces": "table", "thrower": "six_cowries"}
        for value in ("void", "void_all", "third_void")
    },
    ("capture_grace", "counts"): {
        "third_grace": "void",
        "capture_throws": "one",
        "graces": "table",
        "thrower": "six_cowries",
    },
    ("thrower", "long_dice"): {"entering": "any"},
    ("thrower", "long_dice_1346"): {"entering": "any"},
    ("entering", "by_throw"): {"thrower": "six_cowries"},
    ("first_piece", "whenever_none"): {"entering": "by_throw", "thrower": "six_cowries"},
    ("entry", "moves_too"): {"entering": "by_throw", "thrower": "six_cowries"},
    ("entry", "runs"): {"entering": "by_throw", "thrower": "six_cowries"},
    ("six_enters", True): {"entering": "by_throw", "thrower": "six_cowries"},
    ("castle_company", "allowed"): {"castles": "block"},
    ("queen_on_castle", "captures"): {"castles": "block", "queens": "two_captures"},
    ("splitting", True): {"merging": True},
    ("larger", "bars_the_way"): {"merging": True},
    ("dice_use", "any"): {"declining": False},
    ("finishing", "grace_from_83"): {"graces": "table", "thrower": "six_cowries"},
}
"""What a switch makes no sense without."""


def mixtures(number: int, seed: int) -> list[tuple[str, dict[str, Any]]]:
    """Give rulesets with several switches turned at once; senseless ones are left out."""
    chance = random.Random(seed)
    found: list[tuple[str, dict[str, Any]]] = []
    while len(found) < number:
        ruleset = chance.choice(list(RULES))
        turned = chance.sample(list(reference.SWITCHES), chance.randint(2, 6))
        changes = {name: chance.choice(reference.SWITCHES[name]) for name in turned}
        try:
            rules_of(ruleset, changes)
        except ValueError:
            continue
        found.append((ruleset, changes))
    return found


def test_house_rules_agree_too() -> None:
    """Several switches at once."""
    for seed, (ruleset, changes) in enumerate(mixtures(12, seed=3)):
        compare(rules_of(ruleset, changes), replace(RULES[ruleset], **changes), 150, seed)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULES)
def test_the_engine_agrees_for_long(ruleset: str) -> None:
    """The published rulesets over 200,000 plies each."""
    compare(pw.ruleset(ruleset), RULES[ruleset], LONG, seed=4)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(40))
def test_many_house_rules_agree_for_long(part: int) -> None:
    """40 × 25 combinations of switches."""
    for seed, (ruleset, changes) in enumerate(mixtures(25, seed=100 + part)):
        compare(rules_of(ruleset, changes), replace(RULES[ruleset], **changes), 100, seed)
