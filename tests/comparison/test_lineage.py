"""Parchís, Pachisi and Chaupar side by side: each claim has its source, and the engine holds it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest

import parchis_widgets as pw
from parchis_widgets.board.cross import SQUARES
from parchis_widgets.comparison.kinship import GAMES
from parchis_widgets.comparison.same_square import all_places, walk
from parchis_widgets.text import languages, section

if TYPE_CHECKING:
    from parchis_widgets.comparison.lineage import FamilyRow

TREE: Final = pw.lineage("es")
SOURCES: Final = {"clasico": "CLA", "pachisi": "PAC", "chaupar": "CHA"}

ANSWERS: Final = {
    "cross": ("move", "move castle", "move"),
    "way": ("no: back", "no: back", "no: back"),
    "capture": ("move capture bonus", "move capture throw-again", "move capture"),
    "exact": ("no: overshoot", "no: beyond-charkoni", "no: beyond-charkoni"),
    "steps": ("no: overshoot", "move", "move"),
    "start": ("no: at-home", "exit", "move"),
    "enter": ("no: at-home", "no: not-entering", "exit"),
    "dice": ("no: not-thrown", "move", "move"),
    "twentyfive": ("no: not-thrown", "exit castle", "no: no-sum"),
    "again": ("move throw-again", "no: throw-owed", "move"),
    "add": ("no: not-thrown", "move", "move"),
    "must": ("no: must-move", "pass", "no: must-move"),
    "safe": ("move", "no: castle", "move capture"),
    "block": ("no: barrier", "move", "move"),
    "together": ("no: barrier", "move capture capture crown throw-again", "no: larger"),
    "reward": ("move capture bonus", "move capture throw-again", "move capture"),
    "teams": ("move capture bonus", "move", "move"),
    "win": ("move goal win", "move goal", "move goal"),
}
"""What the engine answers to each row's example: what happens, or the reason that refuses it."""


def answer(row: FamilyRow, game: str) -> str:
    """Ask the engine anew."""
    example = row.example[game]
    stands = pw.Game.from_position(example.position, seed=1)
    asked = stands.explain(example.attempt)
    if not asked.legal:
        return f"no: {asked.violations[0].code}"
    events = stands.play(example.move) if example.move else stands.pass_turn()
    return " ".join(event.kind for event in events if event.kind != "turn")


@pytest.mark.parametrize("aspect", ANSWERS)
def test_an_example_shows_what_its_row_says(aspect: str) -> None:
    row = TREE[aspect]
    assert tuple(answer(row, game) for game in GAMES) == ANSWERS[aspect]


def test_there_is_a_row_for_each_of_these_and_what_stayed_comes_first() -> None:
    assert [row.aspect for row in TREE] == list(ANSWERS)
    kept = [row.same for row in TREE]
    assert kept == sorted(kept, reverse=True)
    assert 0 < sum(kept) < len(TREE)


@pytest.mark.parametrize("row", TREE.rows, ids=lambda row: row.aspect)
def test_a_row_stayed_the_same_if_its_example_may_be_done_in_all_or_in_none(row: FamilyRow) -> None:
    """Where it changed, the answers differ, or what comes of it."""
    may = {row.example[game].legal for game in GAMES}
    assert len(may) == 1 if row.same else len({answer(row, game) for game in GAMES}) > 1


@pytest.mark.parametrize("row", TREE.rows, ids=lambda row: row.aspect)
def test_an_example_stands_in_its_own_game(row: FamilyRow) -> None:
    for game, example in row.example.items():
        assert example.position.ruleset == pw.ruleset(game)
        assert example.play("en").lang == "en"


def test_every_cell_cites_its_own_source() -> None:
    for row in TREE:
        for game, cell in row.items():
            cited = [pw.statement(ident) for ident in cell.statements]
            assert {one.source for one in cited} <= {SOURCES[game]}
            assert len(set(cell.statements)) == len(cell.statements)


def test_only_what_is_counted_on_the_board_cites_nothing() -> None:
    bare = [(row.aspect, game) for row in TREE for game, cell in row.items() if not cell.statements]
    assert bare == [("steps", "clasico")]


def test_a_reading_of_ours_is_told_apart() -> None:
    """No source says how Chaupar's captured pieces come back, nor that it is won as Pachisi is."""
    read = {
        (row.aspect, one.statement)
        for row in TREE
        for cell in row.values()
        for one in cell.cited
        if one.reading
    }
    assert read == {("enter", "CHA-05"), ("win", "CHA-01")}


def test_a_refusals_statement_stands_in_its_row() -> None:
    """But for what a number that was not thrown is refused by, and a throw that is owed."""
    for row in TREE:
        for game, example in row.example.items():
            first = next(iter(example.explanation.violations), None)
            if first is None or first.code in {"not-thrown", "throw-owed"}:
                continue
            known = row[game].statements or ("CLA-20",)
            assert first.statement in known, (row.aspect, game)


@pytest.mark.parametrize("lang", languages())
def test_all_is_said_in_each_language(lang: str) -> None:
    told = TREE.text(lang)
    assert not re.search(r"[{}]", told)
    for row in TREE:
        assert row.name(lang) in told
        for cell in row.values():
            assert cell.text(lang) in told
            assert cell.text(lang).endswith(".")
        for example in row.example.values():
            assert example.question(lang).rstrip().endswith("?")
            assert example.text(lang)


def test_no_text_is_about_a_row_that_there_is_not() -> None:
    known = {f"{row.aspect}_{game}" for row in TREE for game in GAMES}
    known |= {f"aspect_{row.aspect}" for row in TREE}
    named = re.compile(r"(\w+)_(clasico|pachisi|chaupar)")
    said = {key for key in section("es", "kinship") if named.fullmatch(key)}
    assert {key for key in said if not key.startswith(("game_", "thrown_"))} <= known


def test_numbers_are_those_of_boards_and_rules() -> None:
    texts = {row.aspect: [cell.text("en") for cell in row.values()] for row in TREE}
    assert [re.findall(r"\d+", text)[0] for text in texts["steps"]] == ["71", "84", "84"]
    assert "12 safe squares" in texts["safe"][0]
    assert texts["dice"][1] == "Six cowries: 2, 3, 4, 6, 10, 12 or 25."
    assert "18" in texts["twentyfive"][2]
    assert [f"{n}" for n in re.findall(r"\d+", texts["start"][2])] == [
        pw.Game("chaupar", starter="Y").position[f"Y{n}"] for n in range(1, 5)
    ]


def test_a_legend_is_told_as_one() -> None:
    """Only the name and the age are said to be known."""
    name, age, legend = TREE.history("en")
    assert "twenty-five" in name
    assert "15th century" in age
    assert legend.startswith("A legend says")
    assert TREE.history("es")[2].startswith("Dice una leyenda")


# ---- the same square ------------------------------------------------------------------------


def test_the_left_tip_is_one_square() -> None:
    place = TREE.place("clasico", 17)
    assert dict(place) == {"clasico": "17", "pachisi": "25", "chaupar": "25"}
    assert place.text("es") == "Parchís 17, seguro; Pachisi 25, castillo; Chaupar 25"
    assert place.text("en") == "Parchís 17, safe; Pachisi 25, castle; Chaupar 25"


@pytest.mark.parametrize("place", all_places("es"), ids=lambda place: str(place.square))
def test_every_square_is_found_again_from_each_game(place: Any) -> None:
    """The 96, by whatever number, and the centre."""
    for game in GAMES:
        for name in place.called(game):
            assert TREE.place(game, name) == place
        if place[game].isdecimal():
            assert TREE.place(game, int(place[game])) == place


def test_no_two_squares_are_called_alike() -> None:
    places = all_places("es")
    assert len(places) == SQUARES + 1
    for game in GAMES:
        names = [name for place in places for name in place.called(game)]
        assert len(set(names)) == len(names)


def test_the_own_middle_has_two_numbers_where_it_is_walked_twice() -> None:
    assert TREE.place("clasico", "c7").called("pachisi") == ("1", "83")
    assert TREE.place("pachisi", 8) == TREE.place("pachisi", 76) == TREE.place("clasico", 68)
    assert (
        TREE.place("clasico", "c7").text("en") == "Parchís c7; Pachisi 1 and 83; Chaupar 1 and 83"
    )


def test_the_centre_is_goal_and_charkoni() -> None:
    assert TREE.place("clasico", "goal") == TREE.place("pachisi", "home")
    assert (
        TREE.place("chaupar", "goal").text("es")
        == "Parchís meta; Pachisi Charkoni; Chaupar Charkoni"
    )


def test_anothers_middle_is_called_by_its_letter() -> None:
    """Blue's column lies where red's arm does: the colours of the games are not the same."""
    assert dict(TREE.place("clasico", "Bc3")) == {
        "clasico": "Bc3", "pachisi": "Rc3", "chaupar": "Rc3",
    }  # fmt: skip
    assert TREE.place("clasico", "Bc3").text("es").startswith("Parchís Zp3; Pachisi Rp3")


def test_twelve_are_safe_and_twelve_castles_and_only_the_tips_are_both() -> None:
    places = all_places("es")
    safe = {p.square for p in places if p.kind("clasico") == "safe"}
    castles = {p.square for p in places if p.kind("pachisi") == "castle"}
    assert (len(safe), len(castles)) == (12, 12)
    assert {TREE.place("clasico", n).square for n in (17, 34, 51, 68)} == safe & castles
    assert not any(place.kind("chaupar") for place in places)


def test_one_piece_is_on_one_square_of_the_cross_on_all_boards() -> None:
    """Who begins further on waits; from there on they go together, and come in together."""
    ways = walk()
    steps = list(zip(*ways.values(), strict=True))
    assert len(steps) == 85
    waiting = {game: way[0] for game, way in ways.items()}
    for step in steps:
        going = {at for at, begins in zip(step, waiting.values(), strict=True) if at != begins}
        assert len(going) <= 1
    assert steps[13:] == [(at, at, at) for at, _, _ in steps[13:]]
    assert steps[-1] == ("goal",) * 3


@pytest.mark.parametrize(
    ("game", "square"),
    [
        ("ludo", 1), (None, 1), (["clasico"], 1), ("clasico", 0), ("clasico", 69),
        ("clasico", "home"), ("clasico", "c8"), ("pachisi", 84), ("pachisi", "Bc3"),
        ("chaupar", "30q/x"), ("clasico", True), ("clasico", 1.0), ("clasico", None),
        ("clasico", -1), ("clasico", ""), ("clasico", "9" * 5000),
    ],
)  # fmt: skip
def test_what_is_no_square_is_refused(game: Any, square: Any) -> None:
    with pytest.raises(ValueError, match=r"casilla|juego"):
        TREE.place(game, square)


def test_what_is_no_row_is_refused() -> None:
    with pytest.raises(ValueError, match="no hay ninguna fila 'color'; se esperaba"):
        TREE["color"]
    with pytest.raises(ValueError, match="no hay ningún juego"):
        TREE["way"]["ludo"]
    with pytest.raises(ValueError, match="idioma"):
        pw.lineage("xx")


def test_it_is_shown_without_widgets() -> None:
    shown = pw.lineage("en")._repr_html_()
    assert shown.startswith('<div lang="en">')
    assert shown.count("<tr>") == len(TREE) + 1
    assert "= The way" in shown
    assert "≠ Steps" in shown
