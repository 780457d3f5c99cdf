"""Whatever is given wrongly, to whatever of a game: a refusal of one line, and nothing changes."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

import parchis_widgets as pw
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable


def nested(depth: int) -> list[Any]:
    """Return lists in lists, too many for Python itself to write."""
    inside: list[Any] = []
    for _ in range(depth):
        inside = [inside]
    return inside


class Broken:
    """Something that cannot even be written."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


DEEP: Final = nested(100_000)
HUGE: Final = 10**6000
LONG: Final = "x" * 10_000
NO_NUMBERS: Final = [
    None,
    True,
    3.0,
    "3",
    [],
    (1,),
    {},
    b"3",
    object(),
    Broken(),
    DEEP,
    np.bool_(1),
]
NO_TEXTS: Final = [None, True, 3, 3.0, [], (), {}, b"x", object(), Broken(), DEEP, HUGE]
NO_ATTEMPTS: Final = [
    None, 3, 3.0, [], (), {}, object(), Broken(), DEEP, HUGE, "", "Y1", "Y1 to 5", LONG,
    ("Y1",), ("Y1", 5, 5), (1, 5), ("Y1", True), ("Y1", 5.0), ("Y1", None), ("Y1", DEEP),
    ("Y1", HUGE), (None, None), ("Y1", "nowhere"), ("Y1", LONG), ("Y1", ""),
    ("Y1", np.bool_(1)), "Y1 " + "9" * 5000 + " 1>2",
    pw.Move(3, ("Y1",), 3, (3,), "5", "8"),  # type: ignore[arg-type]
    pw.Move("Y1", ["Y1"], 3, (3,), "5", "8"),  # type: ignore[arg-type]
    pw.Move("Y1", ("Y1",), "3", (3,), "5", "8"),  # type: ignore[arg-type]
    pw.Move("Y1", ("Y1",), 3, (3.0,), "5", "8"),  # type: ignore[arg-type]
    pw.Move("Y1", ("Y1",), 3, (3,), "5", "8", (None,)),  # type: ignore[arg-type]
]  # fmt: skip
NO_PLAYERS: Final = [
    3.0, True, [], (), "", " ", {}, [None], [3], ["Y", None], "YX", "YY", ["purple"], repeat("Y"),
    object(), Broken(), DEEP, HUGE, -1, 0, 1, 99, LONG, b"YR", ["Y", "R", "B", "G", "K"],
]  # fmt: skip


def kind_of(value: object) -> str:
    return type(value).__name__


def wrong(name: str, values: list[Any], act: Callable[..., object]) -> list[Any]:
    return [pytest.param(act, value, id=f"{name}-{n}") for n, value in enumerate(values)]


OF_A_GAME: Final = [
    *wrong("play", NO_ATTEMPTS, lambda game, value: game.play(value)),
    *wrong("explain", NO_ATTEMPTS, lambda game, value: game.explain(value)),
    *wrong("preview", NO_ATTEMPTS, lambda game, value: game.preview(value)),
    *wrong("way_of", NO_ATTEMPTS, lambda game, value: game.way_of(value)),
    *wrong("illegal way_of", [("Y1", 4), "Y1 3 5>9"], lambda game, value: game.way_of(value)),
    *wrong("illegal preview", [("Y1", 4), "Y1 3 5>9"], lambda game, value: game.preview(value)),
    *wrong(
        "target", [3, 3.0, True, [], b"5", DEEP],
        lambda game, value: game.explain(("Y1", 3), target=value),
    ),
    *wrong(
        "counts", [3, "3", True, [None], ("3",), (True,), [3.0], (HUGE,), DEEP, {3}],
        lambda game, value: game.explain(("Y1", 3), counts=value),
    ),
    *wrong(
        "captures", [3, "R1", [None], [3], repeat("R1"), ["X1"], DEEP],
        lambda game, value: game.explain(("Y1", 3), captures=value),
    ),
    *wrong("gesture", ["pass", "throw"], lambda game, value: game.play(value)),
    *wrong("undo", [*NO_NUMBERS, 0, -1, 2, HUGE], lambda game, value: game.undo(value)),
    *wrong("redo", [*NO_NUMBERS, 0, -1, 1, HUGE], lambda game, value: game.redo(value)),
    *wrong("go_to", [*NO_NUMBERS, -1, 2, HUGE, -HUGE], lambda game, value: game.go_to(value)),
    *wrong("at", [*NO_NUMBERS, -1, 2, HUGE], lambda game, value: game.position_at(value)),
    *wrong("way_at", [*NO_NUMBERS, -1, 2, HUGE], lambda game, value: game.way_at(value)),
    *wrong("leave", [*NO_TEXTS, "X", "Y", LONG], lambda game, value: game.leave(value)),
    *wrong("partners", [*NO_TEXTS, "X", LONG], lambda game, value: game.partners_of(value)),
    *wrong("watch", [None, 3, "x", [], DEEP, Broken()], lambda game, value: game.watch(value)),
    *wrong(
        "restart",
        [True, 3.0, "3", [], {}, b"3", object(), Broken(), DEEP, np.bool_(1), HUGE, -HUGE],
        lambda game, value: game.restart(seed=value),
    ),
    *wrong("pass", [None], lambda game, _: game.pass_turn()),
    *wrong("throw now", [3, None, DEEP], lambda game, value: game.throw(value)),
]  # fmt: skip

OF_NO_GAME: Final = [
    *wrong("ruleset", [*NO_TEXTS, "", "ludo", "clasico x=1"], pw.Game),
    *wrong("players", NO_PLAYERS, lambda value: pw.Game("clasico", players=value)),
    *wrong("pairs", ["YR", 3, "YK"], lambda value: pw.Game("clasico.parejas", players=value)),
    *wrong(
        "teams", [*NO_PLAYERS, 3, ["YR", "KG"], "YB RG"],
        lambda value: pw.Game("pachisi", players=value),
    ),
    *wrong(
        "seed", [*[n for n in NO_NUMBERS if n is not None], HUGE, -HUGE, 10**100],
        lambda value: pw.Game("clasico", seed=value),
    ),
    *wrong(
        "starter", [*[t for t in NO_TEXTS if t is not None], "X", "K", LONG],
        lambda value: pw.Game("clasico", starter=value),
    ),
    *wrong(
        "opening",
        [5, True, "1234", [], [[[1]]], [[]], [None] * 4, [1, 2], [1, 2, 3, 9], [1, 2, 3, 4, 5],
         [1.0] * 4, [HUGE] * 4, repeat(1), [DEEP], DEEP, Broken(), [Broken()] * 4, {}, object()],
        lambda value: pw.Game("clasico", seed=1, opening=value),
    ),
    *wrong(
        "opening of long dice", [[(1, 2)] * 4, [(1, 2, 3)] * 4, [4] * 4, [DEEP] * 4, [repeat(1)]],
        lambda value: pw.Game("chaupar", seed=1, opening=value),
    ),
    *wrong("choices", [*NO_PLAYERS, "YRBG"], lambda value: pw.Game("clasico", choices=value)),
    *wrong(
        "choices by throw", [*NO_PLAYERS, "YR", 2],
        lambda value: pw.Game("general", seed=1, choices=value),
    ),
    *wrong(
        "play_on", [None, 0, 1, "no", "yes", [], DEEP, np.bool_(0), Broken()],
        lambda value: pw.Game("tradicional", play_on=value),
    ),
    *wrong("clock", [3, "now", [], DEEP, Broken()], lambda value: pw.Game("general", clock=value)),
    *wrong(
        "clock's time", [None, "3", [], float("nan"), float("inf")],
        lambda value: pw.Game("general", clock=lambda: value),
    ),
    *wrong("lang", [3, "", "fr", [], {}, b"es"], lambda value: pw.Game("clasico", lang=value)),
    *wrong(
        "position", [*NO_TEXTS, "", "clasico", "clasico; Y 3; R home", "ludo; Y home"],
        pw.Game.from_position,
    ),
    *wrong(
        "position's players", [*NO_PLAYERS, "YB", 3],
        lambda value: pw.Game.from_position("clasico; Y 5; R home", players=value),
    ),
    *wrong("record", [*NO_TEXTS, "clasico"], pw.Game.from_record),
    *wrong("Record.parse", [*NO_TEXTS, "", "record", LONG], pw.Record.parse),
    *wrong(
        "Record.from_json",
        [*NO_TEXTS, "", "{", "3", "[]", "{}", "null", "[" * 100_000, "9" * 9999, LONG],
        pw.Record.from_json,
    ),
    *wrong("Move.parse", [*NO_TEXTS, "", "Y1", LONG], pw.Move.parse),
    *wrong(
        "piece", [None, 3, "", "Y", "Y5", "X1", "B1", ("Y", "1"), b"Y1"],
        lambda value: pw.Position.parse("clasico; Y 5; R home")[value],
    ),
]  # fmt: skip


@pytest.fixture
def game() -> pw.Game:
    """Return a game in which 3 was thrown and can be used."""
    game = pw.Game.from_position("clasico; Y 5 home*3; R home*4; turn Y", seed=1, lang="en")
    game.throw(3)
    return game


def is_refused_in_a_line(act: Callable[[], object]) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  (each has a text of its own)
        act()
    said = str(refused.value)
    assert said
    assert "\n" not in said
    assert len(said) < 700
    assert "Exceeds the limit" not in said


@pytest.mark.parametrize(("act", "value"), OF_A_GAME)
def test_a_game_refuses_it_and_is_as_before(
    game: pw.Game, act: Callable[[pw.Game, Any], object], value: Any
) -> None:
    """Position, plies, record, seed, and what can be done: all is the same."""
    before = game.position, game.record, game.plies, game.seed, game.legal_moves(), game.phase
    told: list[object] = []
    game.watch(told.append)
    is_refused_in_a_line(lambda: act(game, value))
    assert before == (
        game.position, game.record, game.plies, game.seed, game.legal_moves(), game.phase
    )  # fmt: skip
    assert told == []


@pytest.mark.parametrize(("act", "value"), OF_NO_GAME)
def test_nothing_is_begun_or_read_from_it(act: Callable[[Any], object], value: Any) -> None:
    """Where there is no game yet, there is none after."""
    is_refused_in_a_line(lambda: act(value))


@pytest.mark.parametrize("ruleset", pw.rulesets())
@pytest.mark.parametrize("value", [*NO_NUMBERS, -1, 99, HUGE], ids=kind_of)
def test_no_ruleset_throws_it(ruleset: str, value: Any) -> None:
    """Neither as one number nor as several; the throw is still due."""
    game = pw.Game(ruleset, seed=1)
    for shown in ((value,), (value, value), (value,) * 3):
        is_refused_in_a_line(lambda shown=shown: game.throw(*shown))  # type: ignore[misc]
    assert (game.phase, game.ply) == ("throw", 0)


@pytest.mark.parametrize("ruleset", pw.rulesets())
@pytest.mark.parametrize("attempt", NO_ATTEMPTS, ids=kind_of)
def test_no_ruleset_plays_it(ruleset: str, attempt: Any) -> None:
    """Before a throw nothing can be played, and this never."""
    game = pw.Game(ruleset, seed=1)
    for act in (game.play, game.explain, game.preview, game.way_of):
        with pytest.raises(Refused):
            act(attempt)
    assert game.ply == 0


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint8])
@pytest.mark.parametrize("ruleset", pw.rulesets())
def test_numbers_of_numpy_are_numbers(ruleset: str, kind: Callable[[int], Any]) -> None:
    """In seeds, players, throws, attempts and plies; the record has plain ones."""
    plain, other = pw.Game(ruleset, seed=3, players=2 if "parejas" not in ruleset else 4), None
    other = pw.Game(ruleset, seed=kind(3), players=kind(len(plain.players)))
    assert other.record == plain.record
    draws = plain.ruleset.thrower.draws
    six = [kind(6)] * draws
    other.throw(*six)
    assert other.record.actions == (f"throw {' '.join(['6'] * draws)}!",)
    for piece, count in other.attempts():
        asked = other.explain((piece, kind(count)))
        assert asked == other.explain((piece, count))
    for move in other.legal_moves()[:1]:
        counts = tuple(map(kind, move.counts))
        same = pw.Move(move.piece, move.pieces, kind(move.count), counts, move.origin, move.target)
        other.play(same)
        assert str(other.plies[-1].move) == str(move)
        assert type(other.plies[-1].move.count) is int  # type: ignore[union-attr]
    other.undo(kind(1))
    other.go_to(kind(0))
    assert str(pw.Record.parse(str(other.record))) == str(other.record)


def test_an_opening_of_numpy_is_an_opening() -> None:
    """A row of an array as well as a list."""
    game = pw.Game("clasico", opening=np.array([2, 1, 3, 4]), seed=1)  # type: ignore[arg-type]
    assert game.record.opening == (2, 1, 3, 4)
    long_dice = pw.Game("chaupar", opening=np.array([[6, 6, 6], *[[1, 1, 1]] * 3]), seed=1)  # type: ignore[arg-type]
    assert long_dice.record.opening == (18, 3, 3, 3)


@pytest.mark.parametrize("ruleset", pw.rulesets())
def test_seeds_on_either_side_of_nought_are_two(ruleset: str) -> None:
    """7 and -7 throw differently, each the same every time, of any size that is allowed."""
    rows = {}
    for seed in (7, -7, 2**53 + 1, -(2**53) - 1, 10**100 - 1, 1 - 10**100):
        first = pw.Game(ruleset, seed=seed)
        row = tuple(first._dice.throw(0, 40))
        assert row == pw.Record.parse(str(first.record)).replay()._dice.throw(0, 40)
        assert pw.Record.from_json(first.record.to_json()) == first.record
        rows[seed] = row
    assert len(set(rows.values())) == len(rows)


def test_seeds_from_nought_on_throw_what_they_always_threw() -> None:
    """Records of before stay readable: what seeds give is kept."""
    assert pw.Game("clasico", seed=7)._dice.throw(0, 8) == (3, 2, 4, 6, 1, 1, 5, 1)
    assert pw.Game("pachisi", seed=0)._dice.throw(0, 4) == (3, 2, 2, 10)
