"""Where games part is found, is real, and is told by what makes it so."""

from __future__ import annotations

import random
from itertools import combinations, islice, permutations
from typing import TYPE_CHECKING

import pytest

import parchis_widgets as pw
from parchis_widgets.comparison import compare
from tests.comparison.naive import part, stands
from tests.game.play import step
from tests.rules.turned import turns

if TYPE_CHECKING:
    from collections.abc import Sequence

PARCHIS = ("clasico", "clasico.parejas", "clasico.dos_colores", "tradicional", "general")
VARIED = (
    "pachisi third_grace=third_void",
    "pachisi castles=ignored",
    "pachisi queens=never",
    "pachisi entry=moves_too",
    "pachisi finishing=grace_from_83",
    "pachisi second_lap=no",
    "pachisi declining=no",
)
"""Pachisi with the same cowries."""
PAIRS = [*combinations(PARCHIS, 2), *(("pachisi", other) for other in VARIED)]


def begun(comparison: pw.Comparison, name: str) -> pw.Game:
    """Give a game as it began under one of the rulesets."""
    game = comparison.games[name]
    return pw.Game.from_position(game.position_at(0), seed=game.seed)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut games off after the time in which most have parted."""
    monkeypatch.setattr(compare, "_LONGEST", 120)


def check(pair: Sequence[str], seed: int) -> int | None:
    """Compare, and play both sides by hand; give the throw at which they part."""
    comparison = pw.compare(None, pair, seed=seed)
    one, other = (begun(comparison, name) for name in pair)
    found = part(one, other, comparison.throws, seed)
    told = comparison.parting
    assert (told and told.throw) == found.parting
    assert (told and told.kind) == found.kind
    assert [answer.throw for answer in comparison.answers] == found.answers
    if told:
        for name, game in zip(pair, (one, other), strict=True):
            there = comparison.games[name]
            ply = game.ply
            assert [p.action for p in game.plies] == [p.action for p in there.plies[:ply]]
            assert game.position == there.position_at(ply)
    return found.parting


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("pair", PAIRS, ids=" · ".join)
def test_partings_are_those_of_games_played_by_hand(pair: tuple[str, str]) -> None:
    """None is missed, none is made up; the same moves, the same positions."""
    for seed in range(50):
        check(pair, seed)


@pytest.mark.slow
@pytest.mark.parametrize("pair", PAIRS, ids=" · ".join)
def test_partings_are_those_of_games_played_by_hand_for_long(pair: tuple[str, str]) -> None:
    for seed in range(50, 2050):
        check(pair, seed)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("name", ["clasico", "tradicional", "general", "pachisi"])
def test_rules_that_differ_in_one_switch_part_for_no_other_reason(name: str) -> None:
    """And the parting cites what stands behind it."""
    parted = 0
    for turn in turns(name):
        rules = (turn.base, turn.turned)
        try:
            comparison = pw.compare(None, rules, seed=1)
        except ValueError:
            continue  # other dice, other seats
        told = comparison.parting
        if told is None:
            continue
        (switches,) = told.switches.values()
        assert switches == (turn.name,)
        cited = {ident for ids in told.statements.values() for ident in ids}
        behind = {ident for one in rules for ident in one.behind(turn.name)}
        behind |= {c.statement for one in rules for c in one.own_citations(turn.name)}
        assert cited == behind
        parted += 1
    assert parted > 5


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("clasico", "clasico turn_order=counter_clockwise"),
        ("general", "general reform_barrier=no"),
        ("clasico", "clasico starter=highest"),
    ],
)
def test_rules_that_differ_in_what_has_no_effect_never_part(one: str, other: str) -> None:
    for seed in range(5):
        comparison = pw.compare(None, [one, other], seed=seed)
        assert (comparison.parting, comparison.answers) == (None, ())
        assert "no se separan nunca" in comparison.text()
        a, b = (stands(comparison.games[name]) for name in (one, other))
        assert a == b


def test_of_a_game_that_is_not_over_it_is_not_said_that_they_never_part() -> None:
    game = pw.Game("clasico", starter="Y", seed=1)
    game.throw(5)
    game.play("Y1 5 home>5")
    told = pw.compare(game, ["clasico", "general"])
    assert told.parting is None
    assert "Hasta la tirada 1 no se separan." in str(told)
    assert "nunca" not in str(told)


@pytest.mark.parametrize("seed", range(4))
def test_adding_a_ruleset_changes_no_lane(seed: int) -> None:
    """Chance is drawn from seed, throw and decision alone."""
    two = pw.compare(None, ["clasico", "tradicional"], seed=seed)
    four = pw.compare(None, ["clasico", "general", "tradicional", "clasico.parejas"], seed=seed)
    for name in two.rulesets:
        assert two.games[name].record == four.games[name].record


@pytest.mark.parametrize("order", [*islice(permutations(PARCHIS[::2], 3), 6)])
def test_the_first_ruleset_seats_all(order: tuple[str, ...]) -> None:
    comparison = pw.compare(None, order, seed=3)
    first = comparison.games[order[0]]
    for game in comparison.games.values():
        assert game.players == first.players
        assert game.position_at(0).turn == first.position_at(0).turn
        assert _order(game) == _order(first)


def _order(game: pw.Game) -> object:
    return dict(game.ruleset.switches())["turn_order"]


def test_without_being_aligned_each_keeps_its_own_turns() -> None:
    comparison = pw.compare(None, ["clasico", "tradicional"], seed=1, align=False)
    orders = {_order(game) for game in comparison.games.values()}
    assert len(orders) == 2
    assert comparison.parting is not None
    assert "asientos" not in comparison.text()


def test_what_was_decided_is_done_wherever_it_is_legal() -> None:
    """A game that was played is played again where the rules are its own."""
    game, chance = pw.Game("clasico", seed=11), random.Random(11)
    while game.phase != "over":
        step(game, chance)
    for source in (game, game.record):
        comparison = pw.compare(source, ["clasico", "general"])
        own = comparison.games["clasico"]
        played = [ply.move for ply in own.plies if ply.move]
        assert played == [ply.move for ply in game.plies if ply.move]
        assert own.outcome == game.outcome
        assert comparison.games["general"].phase == "over"


def test_a_game_in_the_middle_is_compared_as_far_as_it_goes() -> None:
    game = pw.Game.from_position("clasico; Y 8; B 22; R 39; G 56; turn Y", seed=1)
    for _ in range(6):
        game.throw()
        game.play(game.legal_moves()[0]) if game.legal_moves() else game.pass_turn()
        while game.phase == "move":
            game.play(game.legal_moves()[0])
    comparison = pw.compare(game, ["clasico", "general"])
    assert len(comparison.throws) == 6
    assert str(comparison.games["clasico"].position) == str(game.position)


def test_the_mocks_parting_is_found() -> None:
    """Throw 3 is answered otherwise and played alike; at throw 15 they part (CLA-09, TRA-04)."""
    start = (
        "clasico; Y 13 10 home 5; B home*2 23 41; R 58 44 55 home; G 3 home 7 66; turn G; throw 5"
    )
    game = pw.Game.from_position(start.removesuffix("; throw 5"), seed=80)
    game.throw(5)
    game.play("G2 5 home>56")
    comparison = pw.compare(game, ["clasico", "tradicional"])
    assert comparison.parting is None
    (answer,) = comparison.answers
    assert {name: len(moves) for name, moves in answer.moves.items()} == {
        "clasico": 1,
        "tradicional": 4,
    }
    assert answer.statements == {"clasico": ("CLA-09",), "tradicional": ("TRA-04",)}
    assert answer.text() == (
        "Con 5, el verde no puede jugar lo mismo con todos los reglamentos: clásico: con un 5 hay "
        "que sacar una ficha de casa, si se puede (CLA-09); tradicional: con un 5 eliges: sacar "
        "una ficha de casa o mover otra (TRA-04)."
    )
    assert "you choose" in answer.text("en")


def test_the_drift_counts_what_each_game_has_come_to() -> None:
    comparison = pw.compare(None, ["clasico", "tradicional"], seed=2)
    assert len(comparison.drift) == len(comparison.throws) + 1
    for name, game in comparison.games.items():
        last = comparison.drift[-1][name]
        for colour in "YBRG":
            places = [game.position[f"{colour}{n}"] for n in range(1, 5)]
            assert (last.home[colour], last.goal[colour]) == (
                places.count("home"),
                places.count("goal"),
            )
        taken = [e for ply in game.plies for e in ply.events if e.kind == "capture"]
        assert sum(last.captures.values()) == len(taken)
    assert comparison.drift[0]["clasico"].home == dict.fromkeys("YBRG", 4)


@pytest.mark.parametrize("pair", [("clasico", "tradicional"), ("clasico", "general")])
@pytest.mark.parametrize("seed", [2, 7])
def test_choosing_otherwise_is_comparing_with_that_chosen(pair: Sequence[str], seed: int) -> None:
    """Choice upon choice, and another at a throw before them, which forgets the later ones."""
    known = pw.compare(None, pair, seed=seed, players=4)
    chosen: dict[tuple[int, str], Sequence[pw.Move]] = {}
    for at, name in ((0, pair[0]), (-1, pair[1]), (-1, pair[0]), (0, pair[1])):
        answers = [one for one in (*known.answers, known.parting) if one and one.moves.get(name)]
        if not answers:
            continue
        answer = answers[at]
        before = known.moves_at(answer.throw, name)[: answer.choice]
        moves = (*before, answer.moves[name][-1])
        known = known.otherwise(answer.throw, name, moves)
        chosen = {key: told for key, told in chosen.items() if key[0] <= answer.throw}
        chosen[answer.throw, name] = moves
        anew = pw.compare(None, pair, seed=seed, players=4, chosen=chosen)
        assert known.throws == anew.throws
        assert [one.throw for one in known.answers] == [one.throw for one in anew.answers]
        assert known.parting == anew.parting
        for lane in pair:
            assert known.games[lane].record == anew.games[lane].record
    assert chosen


def test_choosing_otherwise_at_a_throw_that_was_not_made_is_refused() -> None:
    known = pw.compare(None, ["clasico", "general"], seed=1, players=4)
    for throw in (0, len(known.throws) + 1):
        with pytest.raises(ValueError, match=f"{len(known.throws)}"):
            known.otherwise(throw, "clasico", [])
    with pytest.raises(ValueError, match="tradicional"):
        known.otherwise(1, "tradicional", [])
