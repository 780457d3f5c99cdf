"""What would make it legal: single changes, every one of which does when it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parchis_widgets as pw
from parchis_widgets.text import languages
from tests.explain.asking import ALL_RULES, NASTY, counts, met, nasty, own_pieces, pieces

if TYPE_CHECKING:
    from parchis_widgets.explain.counterfactual import Counterfactual

seeds = st.integers(0, 2**32)
GAMES = settings(max_examples=5, deadline=None)
each_rules = pytest.mark.parametrize("rules", ALL_RULES)
each_nasty = pytest.mark.parametrize("text", NASTY)

ORDER = ("turn", "blocker", "count", "piece", "throw", "switch")


def changes(text: str, piece: str, count: int) -> tuple[Counterfactual, ...]:
    """Give what would make an attempt legal."""
    return nasty(text).explain((piece, count)).counterfactuals


def of_kind(text: str, kind: str, piece: str, count: int) -> list[Counterfactual]:
    return [change for change in changes(text, piece, count) if change.kind == kind]


def turned(text: str, piece: str, count: int) -> list[tuple[str, object]]:
    """Give the switches that would make an attempt legal, and what they would be turned to."""
    return [(one.switch, one.value) for one in of_kind(text, "switch", piece, count)]


# ---- everywhere ----------------------------------------------------------------------------


def assert_carried_out(game: pw.Game, attempt: tuple[str, int]) -> None:
    """Carry out every change, from its position and from that position's text."""
    explanation = game.explain(attempt)
    if explanation.legal:
        assert explanation.counterfactuals == ()
    for change in explanation.counterfactuals:
        written = pw.Position.parse(str(change.position))
        assert is_legal(change, change.position)
        assert is_legal(change, written)
        assert written == change.position
        assert_one_change(game.position, attempt, change)
        texts = [change.text(lang) for lang in languages()]
        assert len(set(texts)) == len(texts)
        assert not {"{", "}"} & set("".join(texts))
    kinds = [change.kind for change in explanation.counterfactuals]
    assert kinds == sorted(kinds, key=ORDER.index)


def is_legal(change: Counterfactual, position: pw.Position) -> bool:
    return pw.Game.from_position(position).explain(change.attempt).legal


def assert_one_change(before: pw.Position, asked: tuple[str, int], change: Counterfactual) -> None:
    """Check that all else is as it was."""
    after = change.position
    assert isinstance(change.attempt, tuple)
    piece, count = change.attempt
    named = [f"{colour}{n}" for colour in before.colours for n in range(1, 5)]
    moved = [name for name in named if before[name].strip("x") != after[name].strip("x")]
    rules = [one.switch for one in before.ruleset.diff(after.ruleset)]
    match change.kind:
        case "turn":
            assert (moved, rules, piece, count) == ([], [], *asked)
            assert (after.saved.throws, before.turn != after.turn) == (before.saved.throws, True)
        case "blocker":
            assert (moved, rules, piece, count) == ([change.gone], [], *asked)
            assert after[change.gone] == "home"
        case "count":
            assert (after, piece, count != asked[1]) == (before, asked[0], True)
        case "piece":
            assert (after, piece != asked[0], count) == (before, True, asked[1])
        case "throw":
            assert (moved, rules, piece) == ([], [], asked[0])
            assert before.ruleset.thrower.check_number(after.saved.throws[-1])
            assert after.saved.throws[-1:] != before.saved.throws[-1:]
        case "switch":
            assert (rules, piece) == ([change.switch], asked[0])
            assert getattr(after.ruleset, change.switch) == change.value
            assert set(change.statements) <= set(pw.STATEMENTS)
            assert change.statements == after.ruleset.behind(change.switch)


@each_rules
@GAMES
@given(seeds)
def test_every_change_makes_it_legal(rules: str, seed: int) -> None:
    """By every ruleset, wherever random play leads, and also from text."""
    for game, chooser in met(rules, seed, 3):
        ours = own_pieces(game)
        asked = [*chooser.sample(ours, 2), chooser.choice(pieces(game))]
        for piece in asked:
            assert_carried_out(game, (piece, chooser.choice(counts(game))))


@each_nasty
def test_so_it_does_where_much_stands_in_the_way(text: str) -> None:
    """Every own piece with something that was thrown, and one count that was not."""
    game = nasty(text)
    *thrown, other = [*counts(game)]
    for number, piece in enumerate(own_pieces(game)):
        for count in (thrown[number % len(thrown)] if thrown else other, other):
            assert_carried_out(game, (piece, count))


@pytest.mark.slow
@each_rules
@settings(max_examples=30, deadline=None)
@given(seeds)
def test_every_change_makes_it_legal_in_many_games(rules: str, seed: int) -> None:
    """The same at length."""
    for game, chooser in met(rules, seed, 10):
        for piece in own_pieces(game):
            assert_carried_out(game, (piece, chooser.choice(counts(game))))


@each_nasty
def test_other_counts_and_other_pieces_are_those_of_the_legal_moves(text: str) -> None:
    """None is left out, and none is made up; a merged piece is named by its lowest number."""
    game = nasty(text)
    moves = game.legal_moves()
    for piece in pieces(game):
        for count in counts(game):
            explanation = game.explain((piece, count))
            if explanation.legal:
                continue
            told = {(one.kind, one.attempt) for one in explanation.counterfactuals}
            assert {attempt for kind, attempt in told if kind == "count"} == {
                (piece, move.count) for move in moves if piece in move.pieces
            }
            assert {attempt for kind, attempt in told if kind == "piece"} == {
                (move.piece, count) for move in moves if move.count == count
            }


# ---- each kind, and where it just does not help ---------------------------------------------


def test_it_would_be_legal_if_it_were_that_colours_turn() -> None:
    """With the same throw; not if the throw would not move it then either."""
    text = "clasico; Y 8 home*3; R 50 home*3; turn Y; throw 3"
    (turn,) = of_kind(text, "turn", "R1", 3)
    assert turn.position.turn == "R"
    assert "red" in turn.text("en")
    assert of_kind(text, "turn", "R2", 3) == []
    assert of_kind(text, "turn", "Y1", 4) == []


def test_it_would_be_legal_without_the_piece_in_the_way() -> None:
    """Either piece of a barrier that is gone opens the way; of two barriers neither alone does."""
    one = "clasico; Y 8; R 11 11 50; throw 4"
    assert [change.gone for change in of_kind(one, "blocker", "Y1", 4)] == ["R1", "R2"]
    assert of_kind("clasico; Y 8; R 11 11 10 10; throw 4", "blocker", "Y1", 4) == []
    castle = "pachisi; Y 36; R 21 home*3; throw 3"
    assert [change.gone for change in of_kind(castle, "blocker", "Y1", 3)] == ["R1"]
    assert of_kind("pachisi; Y 36; R 21 21; throw 3", "blocker", "Y1", 3) == []


def test_an_own_barrier_on_the_start_is_a_blocker_too() -> None:
    """Without one of the two the other may be joined."""
    text = "clasico; Y 5 5 home*2; R home*4; throw 5"
    assert [change.gone for change in of_kind(text, "blocker", "Y3", 5)] == ["Y1", "Y2"]


def test_a_blocker_is_not_gone_for_a_count_that_was_not_thrown() -> None:
    """Two things would have to change."""
    text = "clasico; Y 8; R 11 11 50; throw 4"
    assert of_kind(text, "blocker", "Y1", 5) == []


def test_other_counts_come_nearest_first() -> None:
    """Of 6 and 2, and their sum, to somebody who asked for 7."""
    found = of_kind("pachisi; Y 30 home*3; throw 6 2", "count", "Y1", 7)
    assert [change.attempt for change in found] == [("Y1", 6), ("Y1", 8), ("Y1", 2)]
    assert of_kind("clasico; Y home*4; R home*4; throw 3", "count", "Y1", 5) == []


def test_another_piece_may_count_it() -> None:
    """Who has to leave home by a 5 can do so with any piece there."""
    found = of_kind("clasico; Y 8 home*3; R home*4; throw 5", "piece", "Y1", 5)
    assert [change.attempt for change in found] == [("Y2", 5), ("Y3", 5), ("Y4", 5)]
    assert of_kind("clasico; Y home*4; R home*4; throw 3", "piece", "Y1", 3) == []


def test_another_number_thrown_would_move_it() -> None:
    """At home only a 5 helps; in the goal nothing does."""
    found = of_kind("clasico; Y home*4; R home*4; throw 3", "throw", "Y1", 3)
    assert [change.attempt for change in found] == [("Y1", 5)]
    assert str(found[0].position).endswith("throw 5")
    assert "5" in found[0].text("en")
    assert of_kind("clasico; Y goal 8 home*2; R home*4; throw 3", "throw", "Y1", 3) == []


def test_a_6_thrown_instead_may_count_7() -> None:
    """With nobody at home; before a throw any number is another number."""
    text = "clasico; Y 8 20 30 40; R home*4; throw 3"
    assert ("Y1", 7) in [change.attempt for change in of_kind(text, "throw", "Y1", 4)]
    before = of_kind("clasico; Y 8 home*3; R home*4; turn Y", "throw", "Y1", 3)
    assert [change.attempt[1] for change in before] == [3, 2, 4, 1, 6]


def test_a_third_6_thrown_instead_would_move_nothing() -> None:
    """It is left out of what would help."""
    text = "clasico; Y 8 home*3; R home*4; throw 5; sixes 2"
    assert 6 not in [change.attempt[1] for change in of_kind(text, "throw", "Y1", 5)]


def test_a_grace_thrown_instead_comes_before_another_throw() -> None:
    """By a 25 a piece could enter, but then a throw is owed first."""
    found = of_kind("pachisi; Y 30 home*3; throw 3", "throw", "Y2", 3)
    assert found == []


def test_of_several_throws_none_is_exchanged() -> None:
    """It would not be clear which one, and how many."""
    assert of_kind("dos_dados; Y 8 home*3; R home*4; throw 3 4", "throw", "Y1", 2) == []
    assert of_kind("pachisi; Y 30 home*3; throw 6 2", "throw", "Y1", 3) == []


@pytest.mark.parametrize(
    ("text", "piece", "count", "switch"),
    [
        ("clasico; Y 8 home*3; R home*4; throw 5", "Y1", 5, ("exit_on_five", "optional")),
        ("clasico; Y c5 home*3; R home*4; throw 4", "Y1", 4, ("overshoot", "bounce")),
        ("clasico; Y 8 20 30 40; R home*4; throw 6", "Y1", 6, ("six_counts_seven", "never")),
        ("clasico; Y 8; R 11 11 home*2; throw 4", "Y1", 4, ("barriers", "safe_squares")),
        ("clasico; Y c1 c2 c2 home; R home*4; throw 3", "Y1", 3, ("column_barrier", False)),
        ("general; Y 5 5 30 home; R home*4; throw 5", "Y3", 5, ("barred_five", "any_piece")),
        ("general; Y c1 30 home*2; R home*4; bonus 10", "Y2", 20, None),
        ("pachisi; Y 36; R 21; throw 3", "Y1", 3, ("castles", "ignored")),
        ("pachisi; Y 36; R 21; throw 2", "Y1", 2, ("castle_company", "allowed")),
        ("pachisi; Y 30 home*3; throw 3", "Y2", 3, ("entering", "any")),
        ("chaupar; Y 36; R 21 21; throw 2", "Y1", 2, ("merging", False)),
        ("chaupar; Y 82 83 goal*2; throw 1 2 5", "Y1", 1, ("dice_use", "any")),
        ("clasico; Y goal 8 home*2; R home*4; throw 3", "Y1", 3, None),
    ],
)
def test_one_switch_would_allow_it(
    text: str, piece: str, count: int, switch: tuple[str, object] | None
) -> None:
    """Or none would."""
    assert switch in turned(text, piece, count) if switch else turned(text, piece, count) == []


def test_a_switch_names_the_statements_behind_its_value() -> None:
    """The sentence tells the rule as `describe` does."""
    text = "clasico; Y 8 home*3; R home*4; throw 5"
    (change,) = of_kind(text, "switch", "Y1", 5)
    assert change.statements == ("TRA-04",)
    assert change.position.ruleset.id == "clasico exit_on_five=optional"
    assert change.position.ruleset.label("exit_on_five", "optional", "en") in change.text("en")


def test_no_switch_changes_who_plays_or_what_is_thrown() -> None:
    """Seats and dice are another game, not a smaller change."""
    text = "clasico.parejas; Y 8; B home*4; R 11 11 home*2; G home*4; throw 4"
    assert {name for name, _ in turned(text, "Y1", 4)} == {"barriers"}
    assert "dice" not in dict(turned("dos_dados; Y 8 home*3; R home*4; throw 2 3", "Y1", 2))


def test_nothing_helps_when_the_game_is_over() -> None:
    """No change is offered."""
    assert changes("clasico; Y goal*4; R 60 home*3; turn Y", "R1", 3) == ()


# ---- under other rules ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("switch", "value"), [("entering", "any"), ("first_piece", "whenever_none")]
)
def test_a_position_by_other_rules_is_written_as_it_is_read(switch: str, value: str) -> None:
    """The text gives back the very position, without a field that its rules do not have."""
    text = "pachisi; Y home*4; R 40 home*3; throw 3; entered Y"
    found = {one.switch: one for one in of_kind(text, "switch", "Y1", 3)}[switch]
    assert found.value == value
    assert pw.Position.parse(str(found.position)) == found.position


def test_a_first_piece_that_has_left_has_left_by_other_rules_too() -> None:
    """Yellow has a piece on 30: by PAC-06 a 3 brings no other from the Charkoni."""
    text = "pachisi first_piece=whenever_none; Y 30 home*3; throw 3"
    assert ("first_piece", "once") not in turned(text, "Y2", 3)


def test_throws_that_cannot_lie_there_together_are_no_change() -> None:
    """Where each throw is used at once no game has three."""
    text = "pachisi; Y 30 home*3; throw 10 25; again"
    assert ("throwing", "one_by_one") not in turned(text, "Y2", 25)


def test_a_queen_that_is_gone_is_gone_with_her_crown() -> None:
    """She holds a castle that bars the way; without her the piece can pass."""
    text = "pachisi; Y 36 home*3; R 21q home*3; throw 3"
    (change,) = of_kind(text, "blocker", "Y1", 3)
    assert pw.Position.parse(str(change.position)) == change.position


def test_where_only_the_target_is_wrong_the_count_itself_is_the_change() -> None:
    """Nobody leaves home for 9; no switch, blocker or other piece has to do with it."""
    game = nasty("clasico; Y 30 home*3; R home*4; throw 5")
    (change,) = game.explain(("Y2", 5), target="9").counterfactuals
    assert (change.kind, change.attempt) == ("count", ("Y2", 5))
