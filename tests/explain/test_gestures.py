"""Every gesture of a hand on a board has its true answer: by place, passing, throwing."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import parchis_widgets as pw
from tests.explain.asking import NASTY, nasty, own_pieces, pieces
from tests.game.play import play_on

each_nasty = pytest.mark.parametrize("text", NASTY)
each_ruleset = pytest.mark.parametrize("rules", pw.rulesets())

RIM_AND_COLUMN = [*map(str, range(1, 69)), *(f"c{n}" for n in range(1, 8))]
WAY = [*map(str, range(1, 84))]


def places(game: pw.Game) -> list[str]:
    """Name every place of a board, as one of its colours does."""
    colours = game.position.colours
    own = RIM_AND_COLUMN if "K" not in colours else WAY
    foreign = [f"{colour}c{n}" for colour in colours for n in (1, 4, 7)]
    return ["home", "goal", *own, *foreign]


def leads(game: pw.Game, piece: str, place: str) -> bool:
    """Return by the legal moves alone whether one of a piece ends on a place."""
    ends = {move.target for move in game.legal_moves() if piece in move.pieces}
    return any(spot(piece, end) == spot(piece, place) for end in ends)


def spot(piece: str, place: str) -> str:
    """Return a place by one name of the several that a colour has for it."""
    number = place.partition("/")[0].rstrip("qx")
    if place in ("home", "goal"):
        return "Charkoni" if piece in CLOTH_PIECES else place
    if piece not in CLOTH_PIECES:
        return place.removeprefix(piece[0]) if place[1:2] == "c" else place
    if place[1:2] == "c":
        return f"middle {8 - int(place[2])}" if place[0] == piece[0] else place
    low = int(number)
    return f"middle {low if low < 9 else 84 - low}" if low < 9 or low > 75 else number


CLOTH_PIECES: set[str] = set()


@pytest.fixture(autouse=True)
def _which_board(request: pytest.FixtureRequest) -> None:
    params = getattr(request.node, "callspec", None)
    text = str(params.params.get("text", params.params.get("rules")) if params else "")
    CLOTH_PIECES.clear()
    if "pachisi" in text or "chaupar" in text:
        CLOTH_PIECES.update(f"{colour}{n}" for colour in "YRKG" for n in range(1, 5))


@each_nasty
def test_by_place_is_legal_just_where_a_legal_move_ends(text: str) -> None:
    """For every piece on the table and every place of the board."""
    game = nasty(text)
    for piece in pieces(game):
        for place in places(game):
            asked = game.explain((piece, place))
            assert asked.legal == leads(game, piece, place), (piece, place)
            assert asked.legal != bool(asked.violations)


@each_nasty
def test_what_would_change_a_refusal_by_place_is_legal_when_carried_out(text: str) -> None:
    """A blocker gone, another throw, another rule."""
    game = nasty(text)
    chance = random.Random(text)
    for piece in own_pieces(game):
        for place in chance.sample(places(game), 12):
            for change in game.explain((piece, place)).counterfactuals:
                after = pw.Game.from_position(change.position, seed=1)
                assert after.explain(change.attempt).legal, (piece, place, change)


@each_nasty
def test_every_refusal_by_place_is_a_sentence_in_every_language(text: str) -> None:
    """With nothing left unfilled."""
    game = nasty(text)
    for piece in (own_pieces(game)[0], pieces(game)[-1]):
        for place in places(game):
            for violation in game.explain((piece, place)).violations:
                for lang in ("es", "en"):
                    said = violation.text(lang)
                    assert said.endswith("."), said
                    assert not {"{", "}", "—"} & set(said), said


@each_ruleset
def test_passing_and_throwing_are_legal_just_when_they_would_succeed(rules: str) -> None:
    """Along a whole game at random."""
    game = pw.Game(rules, seed=3)
    chance = random.Random(3)
    for _ in play_on(game, chance, 150):
        for gesture, do in (("pass", game.pass_turn), ("throw", game.throw)):
            legal = game.explain(gesture).legal
            try:
                do()
            except ValueError:
                assert not legal
            else:
                assert legal
                game.undo()


@each_ruleset
def test_a_refused_pass_is_asked_elsewhere_as_a_pass(rules: str) -> None:
    """Not as the move that could have been made."""
    game = pw.Game(rules, seed=4)
    chance = random.Random(4)
    for _ in play_on(game, chance, 60):
        refused = game.explain("pass")
        if not refused.legal and game.phase == "move":
            in_one_family = [ident for ident in refused.legal_in if ident != "pachisi"]
            assert not any(refused.legal_in[ident] for ident in in_one_family)


@pytest.mark.parametrize("rules", ["clasico", "pachisi"])
def test_letters_of_either_language_name_a_piece_and_a_place(rules: str) -> None:
    """A for amarillo, p for pasillo, casa and meta."""
    game = pw.Game(rules, starter="Y", seed=1)
    game.throw(3)
    same = [("Y1", "home"), ("A1", "casa")], [("R1", "goal"), ("R1", "meta")]
    foreign = [("Y1", "Gc3"), ("A1", "Vp3")]
    for one, other in (*same, foreign):
        assert game.explain(one).violations == game.explain(other).violations


def test_the_commonest_wrong_ideas_have_an_answer_of_their_own() -> None:
    """The reason comes first, with its statement."""
    game = pw.Game.from_position("clasico; Y 8 home*3; R 12 c3 home*2; turn Y; throw 4", seed=1)
    answers = {
        ("Y1", "14"): ("other-square", "CLA-07"),
        ("Y1", "7"): ("back", "CLA-07"),
        ("Y1", "Rc3"): ("in-its-column", "CLA-19"),
        ("Y1", "Gc3"): ("foreign-column", "CLA-19"),
        ("Y2", "5"): ("at-home", "CLA-06"),
        ("R1", "16"): ("not-your-turn", "CLA-05"),
    }
    for attempt, answer in answers.items():
        first, *_ = game.explain(attempt).violations
        assert (first.code, first.statement) == answer


def test_a_way_is_shown_as_far_as_the_place_that_was_asked_for() -> None:
    """Also where no count leads there; and to where the count leads."""
    game = pw.Game.from_position("clasico; Y 8 home*3; R home*4; turn Y; throw 4", seed=1)
    assert game.explain(("Y1", "14")).way == ("9", "10", "11", "12", "13", "14")
    assert game.explain(("Y1", "12")).way == ("9", "10", "11", "12")
    assert game.explain(("Y1", "7")).way == ()
    assert all(int(b) - int(a) == 1 for a, b in pairwise(game.explain(("Y1", "20")).way))
