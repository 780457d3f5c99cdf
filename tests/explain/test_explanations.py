"""Whatever is asked is answered: legal, or why not, in words, and with what to play instead."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parchis_widgets as pw
from parchis_widgets.text import languages
from tests.explain.asking import ALL_RULES, NASTY, counts, may, met, nasty, own_pieces, pieces

seeds = st.integers(0, 2**32)
GAMES = settings(max_examples=8, deadline=None)
each_rules = pytest.mark.parametrize("rules", ALL_RULES)
each_nasty = pytest.mark.parametrize("text", NASTY)

DUTIES = {
    "must-exit", "must-exit-two", "must-move-start", "must-open", "must-move", "use-more-dice",
}  # fmt: skip
FIRST = {"game-over", "not-your-turn", "throw-first", "throw-owed"}
TEXT = "clasico; Y 8 home*3; R 50 home*3; turn Y; throw 3"


def assert_answered(game: pw.Game) -> None:
    """Ask every piece, also other players', about every count, also such as were not thrown."""
    moves = game.legal_moves()
    for piece in pieces(game):
        for count in counts(game):
            explanation = game.explain((piece, count))
            assert explanation.legal == may(game, piece, count)
            assert bool(explanation.violations) != explanation.legal
            assert explanation.instead == moves
            assert_told(explanation, pieces(game))


def assert_told(explanation: pw.Explanation, known: list[str]) -> None:
    for violation in explanation.violations:
        assert violation.statement in pw.STATEMENTS
        assert set(violation.pieces) <= set(known)
        texts = [violation.text(lang) for lang in languages()]
        assert len(set(texts)) == len(texts)
        assert all(re.fullmatch(r"[A-Z][^{}]*\.", text) for text in texts)


@each_rules
@GAMES
@given(seeds)
def test_an_attempt_is_legal_or_told_why_not(rules: str, seed: int) -> None:
    """By every ruleset, wherever random play leads."""
    for game, _ in met(rules, seed):
        assert_answered(game)


@each_nasty
def test_so_it_is_where_much_stands_in_the_way(text: str) -> None:
    """Barriers, castles, Queens, merged pieces, third sixes, counts owed, and ends."""
    assert_answered(nasty(text))


@each_nasty
def test_a_duty_is_named_only_where_nothing_forbids(text: str) -> None:
    """What comes first is whose turn it is; a duty stands with duties alone."""
    game = nasty(text)
    for piece in pieces(game):
        for count in counts(game):
            codes = [violation.code for violation in game.explain((piece, count)).violations]
            assert not DUTIES & set(codes) or set(codes) <= DUTIES
            assert not FIRST & set(codes[1:])


@each_nasty
def test_a_move_is_legal_as_text_and_by_its_own_target_and_throws(text: str) -> None:
    """However a legal move is named, it is the same move."""
    game = nasty(text)
    for move in game.legal_moves():
        assert game.explain(move).legal
        assert game.explain(str(move)).legal
        for piece in move.pieces:
            named = game.explain((piece, move.count), target=move.target, counts=move.counts)
            assert named.legal


def step_or_place(place: str) -> str:
    """Return a place without its mark and lap, which may be left out."""
    return place.partition("/")[0].rstrip("qx")


@each_nasty
def test_a_target_or_throws_that_no_move_has_are_refused(text: str) -> None:
    """The count alone would be legal; narrowed so it is not, and is told why."""
    game = nasty(text)
    for move in game.legal_moves():
        attempt = move.piece, move.count
        ends = {step_or_place(one.target) for one in game.legal_moves() if one.piece == move.piece}
        elsewhere = next(str(step) for step in range(9, 60) if str(step) not in ends)
        for refused in (
            game.explain(attempt, target=elsewhere),
            game.explain(attempt, counts=(99,)),
        ):
            assert not refused.legal
            assert refused.violations
            assert_told(refused, pieces(game))


@each_nasty
def test_an_explanation_is_told_in_full_in_every_language(text: str) -> None:
    """Text for a terminal and HTML for a notebook, with nothing left unfilled."""
    game = nasty(text)
    for piece in (own_pieces(game)[0], pieces(game)[-1]):
        explanation = game.explain((piece, counts(game)[0]))
        for lang in languages():
            report = explanation.report(lang)
            assert str(report).startswith(explanation.text(lang))
            assert not re.search("[{}]", str(report))
            assert "<svg" in report.html()
        assert str(explanation) == str(explanation.report("es"))
        assert explanation._repr_html_() == explanation.report("es").html()


def test_asking_changes_nothing() -> None:
    """Neither the position nor the record, also when all of it is told."""
    for text in NASTY:
        game = nasty(text)
        before = game.position, game.record, game.legal_moves()
        for piece in own_pieces(game):
            str(game.explain((piece, counts(game)[0])))
        assert (game.position, game.record, game.legal_moves()) == before


def test_the_same_question_has_the_same_answer() -> None:
    """Explanations are equal when they say the same."""
    game = nasty(TEXT)
    assert game.explain(("Y1", 4)) == game.explain(("Y1", 4))
    assert game.explain(("Y1", 4)) != game.explain(("Y1", 2))


@pytest.mark.parametrize("count", [-3, 0, 100])
@pytest.mark.parametrize("text", [TEXT, "general; Y c6; R 20; throw 3", "pachisi; Y 30; throw 3"])
def test_a_count_that_nothing_gives_is_answered_too(text: str, count: int) -> None:
    """Nobody can throw it: that is an answer, not an error."""
    explanation = nasty(text).explain(("Y1", count))
    assert explanation.violations[0].code in {"not-thrown", "no-sum"}
    assert str(explanation)


@pytest.mark.parametrize("count", [100_000, 10**18])
@pytest.mark.parametrize(
    "text",
    [TEXT, "general bounce_out=again; Y c6; R 20; throw 3", "pachisi; Y 30; throw 3"],
)
def test_a_monstrous_count_is_answered_at_once(text: str, count: int) -> None:
    """No throw is so large: nobody walks farther than to the goal."""
    explanation = nasty(text).explain(("Y1", count))
    assert explanation.way == () or explanation.way[-1] == "goal"
    assert str(explanation)


def test_a_game_that_is_over_answers_every_piece() -> None:
    """Nothing would help: no count, no piece, no switch."""
    game = nasty("clasico; Y goal*4; R 60 home*3; turn Y")
    for piece in pieces(game):
        explanation = game.explain((piece, 5))
        assert explanation.violations[0].code == "game-over"
        assert explanation.counterfactuals == ()
        assert set(explanation.legal_in.values()) == {False}


def test_another_players_piece_is_told_whose_turn_it_is() -> None:
    """Not an error: the sentence names who plays now."""
    explanation = nasty(TEXT).explain(("R1", 3))
    assert [violation.code for violation in explanation.violations] == ["not-your-turn"]
    assert "yellow" in explanation.text("en")


@pytest.mark.parametrize("piece", ["Y5", "Y0", "X1", "K1", "y1", "Y", "", "Y1 ", "B1"])
def test_a_piece_that_nobody_plays_is_answered_too(piece: str) -> None:
    """Also a colour without a player: not an error, but the answer that there is none."""
    game = nasty(TEXT)
    explanation = game.explain((piece, 3))
    assert [violation.code for violation in explanation.violations] == ["no-such-piece"]
    assert explanation.counterfactuals == ()
    assert set(explanation.legal_in.values()) == {False}
    assert explanation.instead == game.legal_moves()
    assert str(explanation)


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("attempt", [("Y1", "99"), ("Y1", 3.0), ("Y1", True), ("Y1",), 3, None])
def test_what_is_no_attempt_is_refused_as_input(attempt: object) -> None:
    """The message says what an attempt is, or that there is no such place."""
    with pytest.raises(ValueError, match=r"[Aa]n attempt is a move, or a piece|has no place 99"):
        nasty(TEXT).explain(attempt)  # type: ignore[arg-type]  # refused at run time


def test_the_way_leads_through_every_square_to_the_last() -> None:
    """What would be entered one by one; a count beyond the goal leads there, and no farther."""
    game = nasty("clasico; Y 8 c5 home*2; R home*4; turn Y; throw 3")
    assert game.explain(("Y1", 3)).way == ("9", "10", "11")
    assert game.explain(("Y2", 4)).way == ("c6", "c7", "goal")
    assert game.explain(("Y3", 3)).way == ()
    on_cloth = nasty("pachisi; Y 36 home*3; R 21 home*3; turn Y; throw 3")
    assert on_cloth.explain(("Y1", 3)).way == ("37", "38", "39")


def test_a_refused_way_marks_where_it_is_barred() -> None:
    """The squares and the pieces concerned are named as positions name them."""
    (barrier,) = nasty("clasico; Y 8; R 11 11; throw 4").explain(("Y1", 4)).violations
    assert (barrier.squares, barrier.pieces) == (("11",), ("R1", "R2"))
    (castle,) = nasty("pachisi; Y 36; R 21; throw 3").explain(("Y1", 3)).violations
    assert (castle.squares, castle.pieces) == (("38",), ("R1",))


def test_several_reasons_are_all_told_in_the_report() -> None:
    """The first one is the verdict; the others follow with their statements."""
    explanation = nasty("clasico; Y 8; R 11 11 50; throw 4").explain(("Y1", 5))
    first, second = explanation.violations
    assert (first.code, second.code) == ("not-thrown", "barrier")
    assert f"{second.text('en')} ({second.statement})" in str(explanation.report("en"))


def test_a_refusal_to_play_or_pass_carries_its_explanation() -> None:
    """The exception's text is the verdict, and nothing has changed."""
    game = nasty(TEXT)
    with pytest.raises(pw.IllegalMove) as played:
        game.play(("Y1", 4))
    assert str(played.value) == played.value.explanation.text("es")
    with pytest.raises(pw.IllegalMove) as passed:
        game.pass_turn()
    assert passed.value.explanation.violations[0].code == "must-move"
    assert str(passed.value.explanation)
    assert str(game.position) == str(nasty(TEXT).position)


@pytest.mark.slow
@each_rules
@settings(max_examples=40, deadline=None)
@given(seeds)
def test_an_attempt_is_legal_or_told_why_not_in_many_games(rules: str, seed: int) -> None:
    """The same at length."""
    for game, _ in met(rules, seed, 15):
        assert_answered(game)


@pytest.mark.parametrize("colour", "YBRG")
def test_beyond_the_goal_what_bars_the_way_there_is_told_as_well(colour: str) -> None:
    """In the column of whatever colour it is (CLA-16, CLA-20)."""
    other = "R" if colour != "R" else "Y"
    fields = f"{colour} c2 c4 c4 home; {other} home*4"
    game = pw.Game.from_position(f"clasico; {fields}; turn {colour}; bonus 10", seed=1)
    told = game.explain((f"{colour}1", 10)).violations
    assert [(one.code, one.squares) for one in told] == [("overshoot", ()), ("barrier", ("c4",))]
