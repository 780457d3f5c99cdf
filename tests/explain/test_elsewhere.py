"""In which other rulesets it is legal: what is told agrees with really playing there."""

from __future__ import annotations

import re
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parchis_widgets as pw
from parchis_widgets.engine.parchis.state import Saved
from parchis_widgets.rules.parchis import ParchisRules
from parchis_widgets.text import languages
from tests.explain.asking import ALL_RULES, NASTY, counts, met, nasty, own_pieces, pieces

seeds = st.integers(0, 2**32)
GAMES = settings(max_examples=6, deadline=None)
each_rules = pytest.mark.parametrize("rules", ALL_RULES)
each_nasty = pytest.mark.parametrize("text", NASTY)

ALONE: Final = ("clasico", "tradicional", "general", "dos_dados")
PAIRED: Final = ("clasico", "clasico.parejas", "tradicional", "general", "dos_dados")

NOT_THROWN: Final = re.compile(
    r"in 'throw|in 'again"  # other numbers, more dice, or a throw that nothing gives
)
NOT_KEPT: Final = re.compile(r"; (spent|graces|skip)[^;]*|(?<=\d)[qx]")
"""What only some rules of the cloth keep: crowns and captures, entries, graces, lost turns."""


def legal_in(text: str, piece: str, count: int) -> dict[str, bool]:
    return nasty(text).explain((piece, count)).legal_in


def there(position: pw.Position, ident: str) -> pw.Position:
    """Set a position up under another ruleset; what that does not keep is left off.

    Raises
    ------
    ValueError
        If no game of that ruleset could hold it.
    """
    fields = str(position).partition("; ")[2]
    try:
        return pw.Position.parse(f"{ident}; {fields}")
    except ValueError:
        return pw.Position.parse(f"{ident}; {NOT_KEPT.sub('', fields)}")


def what_six_counts(position: pw.Position, piece: str) -> int:
    """Give 7 where nobody is at home and the rules say so, else 6."""
    rules = position.ruleset
    assert isinstance(rules, ParchisRules)
    if rules.six_counts_seven == "never":
        return 6
    (colours,) = [those for those in letters(position) if piece[0] in those]
    asked = piece[0] if rules.home_empty == "colour_moved" else colours
    places = [position[f"{colour}{n}"] for colour in asked for n in range(1, 5)]
    return 6 if "home" in places else 7


def letters(position: pw.Position) -> list[str]:
    """Give the colours of each player."""
    return ["".join("YBRG"[colour] for colour in colours) for colours in position.seats]


def played(before: pw.Position, ident: str, piece: str, count: int) -> bool:
    """Tell by the legal moves there; a 6 is a 6 again, whatever it counts."""
    moves = pw.Game.from_position(there(before, ident), seed=1).legal_moves()
    mine = [move for move in moves if piece in move.pieces]
    saved = before.saved
    by_die = isinstance(saved, Saved) and not saved.bonuses
    if by_die and 6 in saved.throws and count == what_six_counts(before, piece):
        return any(move.counts == (6,) for move in mine)
    return any(move.count == count for move in mine)


# ---- everywhere ----------------------------------------------------------------------------


def assert_agrees(game: pw.Game, piece: str, count: int) -> None:
    """Compare each ruleset's answer with playing there."""
    explanation, position = game.explain((piece, count)), game.position
    assert set(explanation.legal_in) == set(can_seat(position))
    if position.ruleset.id in explanation.legal_in:
        assert explanation.legal_in[position.ruleset.id] == explanation.legal
    for other in explanation.elsewhere:
        assert other.legal == explanation.legal_in[other.ruleset]
        assert other.statement == "" or other.statement in pw.STATEMENTS
        try:
            expected = played(position, other.ruleset, piece, count)
        except ValueError as refused:
            if NOT_THROWN.search(str(refused)):
                assert not other.legal
        else:
            assert other.legal == expected


def can_seat(position: pw.Position) -> tuple[str, ...]:
    """Give the published rulesets of the family by which these players can play."""
    rules = position.ruleset
    if rules.family == "pachisi":
        return ("pachisi", "chaupar")
    assert isinstance(rules, ParchisRules)
    if rules.seats == "two_colours":
        return ("clasico.dos_colores",)
    return PAIRED if len(position.colours) == 4 else ALONE


@each_rules
@GAMES
@given(seeds)
def test_what_is_told_of_other_rulesets_agrees_with_playing_there(rules: str, seed: int) -> None:
    """By every ruleset, wherever random play leads."""
    for game, chooser in met(rules, seed, 5):
        for piece in (*own_pieces(game), chooser.choice(pieces(game))):
            assert_agrees(game, piece, chooser.choice(counts(game)))


@each_nasty
def test_so_it_does_where_much_stands_in_the_way(text: str) -> None:
    """Every own piece with every count."""
    game = nasty(text)
    for piece in own_pieces(game):
        for count in counts(game):
            assert_agrees(game, piece, count)


@pytest.mark.slow
@each_rules
@settings(max_examples=20, deadline=None)
@given(seeds)
def test_what_is_told_agrees_with_playing_there_in_many_games(rules: str, seed: int) -> None:
    """The same at length."""
    for game, _ in met(rules, seed, 12):
        for piece in pieces(game):
            for count in counts(game):
                assert_agrees(game, piece, count)


# ---- which rulesets ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "idents"),
    [
        ("clasico; Y 8 home*3; R home*4; throw 3", ALONE),
        ("general; Y 8 home*3; B home*4; R home*4; throw 3", ALONE),
        ("tradicional; Y 8; B home; R home; G home; throw 3", PAIRED),
        ("clasico.parejas; Y 8; B home; R home; G home; throw 3", PAIRED),
        ("clasico.dos_colores; Y 8; B home; R home; G home; throw 3", ("clasico.dos_colores",)),
        ("dos_dados; Y 8 home*3; R home*4; throw 3 4", ALONE),
        ("pachisi; Y 30 home*3; throw 3", ("pachisi", "chaupar")),
        ("chaupar; Y 30 home*3; throw 1", ("pachisi", "chaupar")),
    ],
)
def test_those_of_the_family_that_can_seat_these_players(
    text: str, idents: tuple[str, ...]
) -> None:
    """Pairs need four players; two colours each are seated by their own ruleset alone."""
    assert tuple(legal_in(text, "Y1", 3)) == idents


def test_a_house_rule_is_asked_of_the_published_rulesets() -> None:
    """It is itself none of them, and clásico by the book is one."""
    text = "clasico exit_on_five=optional; Y 8 home*3; R home*4; throw 5"
    assert nasty(text).explain(("Y1", 5)).legal
    assert legal_in(text, "Y1", 5) == {
        "clasico": False,
        "tradicional": True,
        "general": False,
        "dos_dados": False,
    }


# ---- what makes the difference -------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "piece", "count", "legal"),
    [
        # A 5 may be counted by another piece in tradicional only.
        ("clasico; Y 8 home*3; R home*4; throw 5", "Y1", 5, {"tradicional"}),
        # Beyond the goal a piece bounces in general only.
        ("clasico; Y c5 home*3; R home*4; throw 4", "Y1", 4, {"general"}),
        # Two pieces off the safe squares bar nobody in general.
        ("tradicional; Y 8; R 11 11; throw 4", "Y1", 4, {"general"}),
        ("tradicional; Y 7; R 12 12; throw 6", "Y1", 6, set()),
        # By a 10 nobody in the column counts in general.
        ("clasico; Y 64 c1; R home*4; bonus 10", "Y1", 10, set(ALONE)),
        # A bare die is no difference to two dice, unless both are needed.
        ("dos_dados; Y 8 home*3; R home*4; throw 4", "Y1", 4, set(ALONE)),
        ("dos_dados; Y 8 home*3; R home*4; throw 4 3", "Y1", 4, {"dos_dados"}),
        # Castles are ignored in Chaupar; nobody there throws 3.
        ("pachisi; Y 36; R 21; throw 2 2", "Y1", 4, {"chaupar"}),
        ("pachisi; Y 36; R 22; throw 3", "Y1", 3, {"pachisi"}),
    ],
)
def test_sources_differ(text: str, piece: str, count: int, legal: set[str]) -> None:
    """The same throw, other answers."""
    assert {ident for ident, is_legal in legal_in(text, piece, count).items() if is_legal} == legal


def test_a_6_that_counts_7_is_asked_as_a_6_where_there_is_no_7() -> None:
    """The piece and the throw are asked again, not the number of squares."""
    text = "clasico; Y 8 20 30 40; R home*4; throw 6"
    assert set(legal_in(text, "Y1", 7).values()) == {True}
    barred = "clasico; Y 8 20 30 40; R 15 15 home*2; throw 6"
    assert legal_in(barred, "Y1", 7) == {
        "clasico": False,
        "tradicional": False,
        "general": True,
        "dos_dados": False,
    }


def test_a_6_that_counts_6_is_asked_as_a_7_where_it_counts_7() -> None:
    """The other way round: general counts 6 always."""
    text = "general; Y 8 20 30 40; R 15 15 home*2; throw 6"
    assert legal_in(text, "Y1", 6) == {
        "clasico": False,
        "tradicional": False,
        "general": True,
        "dos_dados": False,
    }


def test_a_count_that_a_6_does_not_have_here_stays_what_it_is() -> None:
    """Who asks for 7 in general is told that clásico counts it; who asks for 6 there, that not."""
    text = "Y 8 20 30 40; R home*4; throw 6"
    for ident in ("general", "clasico"):
        wrong = 7 if ident == "general" else 6
        found = legal_in(f"{ident}; {text}", "Y1", wrong)
        assert found["clasico"] == found["tradicional"] == (wrong == 7)
        assert found["general"] == (wrong == 6)


def test_each_answer_names_the_statement_that_makes_the_difference() -> None:
    """Of what forbids it there, or of the switch that allows it."""
    found = nasty("clasico; Y 8 home*3; R home*4; throw 5").explain(("Y1", 5)).elsewhere
    assert {other.ruleset: other.statement for other in found} == {
        "clasico": "CLA-09",
        "tradicional": "TRA-04",
        "general": "GEN-09",
        "dos_dados": "CLA-09",
    }


def test_the_report_tells_of_the_other_rulesets_only() -> None:
    """The verdict has told of this one already."""
    explanation = nasty("clasico; Y 8 home*3; R home*4; throw 5").explain(("Y1", 5))
    for lang in languages():
        told = str(explanation.report(lang))
        assert "TRA-04" in told
        assert "GEN-09" in told


def test_a_target_is_asked_for_everywhere() -> None:
    """What is chosen of an attempt belongs to it in every ruleset; only the count may differ."""
    game = nasty("clasico; Y 30 home*3; R home*4; throw 5")
    assert game.explain(("Y2", 5), target="9").legal_in == dict.fromkeys([*ALONE, "clasico"], False)
    assert game.explain("Y2 5 home>9").legal_in == dict.fromkeys([*ALONE, "clasico"], False)


def test_a_capture_on_a_safe_square_is_legal_nowhere() -> None:
    """Counting 4 is legal in every ruleset; capturing by it is not."""
    game = nasty("clasico; Y 8 home*3; R 12 home*3; throw 4")
    assert set(game.explain(("Y1", 4)).legal_in.values()) == {True}
    assert set(game.explain(("Y1", 4), captures=["R1"]).legal_in.values()) == {False}


def test_by_place_another_count_may_lead_there() -> None:
    """With no piece at home a 6 counts 7 in two of three: to another square."""
    game = nasty("clasico; Y 8 20 30 40; R home*4; throw 6")
    to_15 = game.explain(("Y1", "15"))
    assert to_15.legal
    assert to_15.legal_in["general"] is False
    assert game.explain(("Y1", "14")).legal_in["general"] is True


def test_passing_and_throwing_are_asked_elsewhere_too() -> None:
    """In Pachisi one may always pass, in Chaupar never while a die can be used."""
    game = nasty("pachisi; Y 30 home*3; throw 2")
    assert game.explain("pass").legal_in == {"pachisi": True, "chaupar": False}
    assert set(game.explain("throw").legal_in.values()) == {False}


# ---- what another ruleset could not hold ---------------------------------------------------


def test_what_cannot_be_thrown_there_is_not_legal_there() -> None:
    """No long die shows 3, no cowries count 1, and one die does not show two numbers."""
    assert legal_in("pachisi; Y 30 home*3; throw 3", "Y1", 3)["chaupar"] is False
    assert legal_in("chaupar; Y 30 6 23 24; throw 1", "Y1", 1)["pachisi"] is False
    assert legal_in("dos_dados; Y 8 home*3; R home*4; throw 3 4", "Y1", 3)["clasico"] is False


@pytest.mark.usefixtures("in_english")
def test_a_queen_is_a_plain_piece_where_there_are_none() -> None:
    """Her text is refused in Chaupar; the answer is that of the same piece without a crown."""
    text = "pachisi; Y 36q home*3; R 40 home*3; throw 2"
    with pytest.raises(ValueError, match="chaupar has no Queens"):
        pw.Position.parse(str(nasty(text).position).replace("pachisi", "chaupar"))
    assert legal_in(text, "Y1", 2)["chaupar"] is True


@pytest.mark.usefixtures("in_english")
def test_a_bridge_of_partners_stays_where_pairs_are_unknown() -> None:
    """No game of clásico could hold it on 11; it fills the square there, and bars nobody."""
    text = "clasico.parejas; Y 8 11 home*2; B home*4; R 11 home*3; G home*4; turn Y; throw "
    position = str(nasty(f"{text}4").position).replace("clasico.parejas", "clasico")
    with pytest.raises(ValueError, match="cannot share square 11"):
        pw.Position.parse(position)
    assert legal_in(f"{text}4", "Y1", 4) == {
        **dict.fromkeys(PAIRED, True),
        "clasico.parejas": False,
    }
    assert legal_in(f"{text}3", "Y1", 3) == dict.fromkeys(PAIRED, False)


def test_a_piece_that_runs_in_chaupar_has_left_the_charkoni_in_pachisi_too() -> None:
    """So a 2 brings no other from there (PAC-06, PAC-07)."""
    assert legal_in("chaupar; Y 30 home 31 32; throw 6 2", "Y2", 2)["pachisi"] is False


def test_four_throws_are_none_of_three_long_dice() -> None:
    """Every one of them could be shown, but not all together."""
    assert legal_in("pachisi; Y 30 home*3; throw 6 6 6 2", "Y1", 2)["chaupar"] is False


def test_a_throw_that_is_still_owed_is_none_where_nothing_gives_another() -> None:
    """A grace and a throw to come: no turn of Chaupar stands so."""
    owed = nasty("pachisi; Y 30 home*3; throw 6; again").explain(("Y1", 6))
    assert {other.ruleset: other.thrown for other in owed.elsewhere}["chaupar"] is False
    made = nasty("pachisi; Y 30 home*3; throw 6").explain(("Y1", 6))
    assert {other.ruleset: other.thrown for other in made.elsewhere}["chaupar"] is True
