"""What cannot be compared is refused, clearly and at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from ipywidgets import Widget

import parchis_widgets as pw

if TYPE_CHECKING:
    from collections.abc import Iterator

RECORD = pw.Game("clasico", seed=1).record
THREE = pw.Game("clasico", players=3, seed=1)


@pytest.fixture
def built() -> Iterator[list[object]]:
    """Give the widgets that have come to be."""
    those: list[object] = []
    Widget.on_widget_constructed(those.append)
    yield those
    Widget.on_widget_constructed(None)


@pytest.mark.parametrize(
    ("source", "rulesets", "options", "said"),
    [
        (None, ["clasico", "pachisi"], {}, "clasico y pachisi son juegos distintos"),
        (None, ["clasico"], {}, "se comparan de 2 a 4 reglamentos, no 1"),
        (None, [], {}, "no 0"),
        (None, ["clasico", "general", "tradicional", "clasico.parejas", "clasico exit_bonus=no"],
         {}, "no 5"),
        (None, ["clasico", "clasico"], {}, "clasico está dos veces"),
        (None, ["clasico", pw.ruleset("clasico")], {}, "clasico está dos veces"),
        (None, "clasico", {}, "se esperaba una lista de 2 a 4 reglamentos"),
        (None, 5, {}, "se esperaba una lista"),
        (None, ["clasico", "classic"], {}, "classic"),
        (None, ["clasico", None], {}, "None"),
        (None, ["clasico", "dos_dados"], {}, "no se juegan con los mismos dados"),
        (None, ["pachisi", "chaupar"], {}, "no se juegan con los mismos dados"),
        (None, ["clasico", "clasico.parejas"], {"players": 2, "align": False}, "no puede sentar"),
        (None, ["clasico", "general"], {"players": 9}, "9"),
        (None, ["clasico", "general"], {"seed": "x"}, "x"),
        (None, ["clasico", "general"], {"decide": "greedily"}, "'random', 'first'"),
        (None, ["clasico", "general"], {"decide": 4}, "'random', 'first'"),
        (None, ["clasico", "general"], {"align": "yes"}, "align"),
        (RECORD, ["clasico", "general"], {"seed": 4}, "ya tiene los suyos"),
        (RECORD, ["pachisi", "pachisi second_lap=no"], {}, "no tira lo mismo"),
        ("clasico", ["clasico", "general"], {}, "se esperaba una partida o su registro"),
        (7, ["clasico", "general"], {}, "se esperaba una partida o su registro, no 7"),
        (None, ["clasico", "clasico exit_on_five=mandatory"], {}, "clasico está dos veces"),
        (None, ["clasico", "clasico exit_on_five=never"], {}, "se esperaba 'mandatory' o"),
        (None, ["clasico", "clasico-7b-22b-zz"], {}, "no está bien escrito"),
        (None, ["clasico.parejas", "clasico"], {"players": 2}, "es para 4 jugadores, no 2"),
        (None, ["pachisi", "pachisi second_lap=no"], {"players": 3}, "2 o 4 jugadores, no 3"),
        (THREE, ["clasico.parejas", "general"], {},
         "clasico.parejas no puede sentar a los jugadores de esta partida"),
        (THREE, ["clasico", "clasico.parejas"], {"align": False},
         "clasico.parejas no puede sentar a estos jugadores como clasico"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("shown", [pw.compare, pw.Compare])
def test_what_cannot_be_compared_is_refused(
    built: list[object], shown: Any, source: Any, rulesets: Any, options: dict[str, Any], said: str
) -> None:
    """And of the widget nothing is there, not even in part."""
    with pytest.raises(ValueError, match=said):
        shown(source, rulesets, **options)
    assert built == []


@pytest.mark.parametrize("shown", [pw.compare, pw.Compare])
@pytest.mark.parametrize(
    ("actions", "said"),
    [
        (["throw 9"], "acción 1 .*'throw 9': aquí la semilla da"),
        (["throw 3!", "throw 4!"], "acción 2 .*la última tirada está sin usar"),
        (["play Y1 5 home>5"], "acción 1 .*ahora le toca al rojo"),
        (["throw 5!", "play B1 5 home>39"], "acción 2 .*ahora le toca al rojo"),
        (["leave Y"], "no dice nada de irse"),
        (["timeout"], "no hay reloj"),
        (["dance"], "dance"),
    ],
)
def test_a_record_that_contradicts_itself_is_refused(
    built: list[object], shown: Any, actions: list[str], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        shown(replace(RECORD, actions=tuple(actions)), ["clasico", "general"])
    assert built == []


def test_a_game_from_which_somebody_left_is_refused() -> None:
    game = pw.Game("general", players=3, seed=1)
    game.leave(game.turn)
    with pytest.raises(ValueError, match="que no es ninguna tirada"):
        pw.compare(game, ["general", "clasico"])


@pytest.mark.parametrize(
    "chosen",
    [
        5, [], {1: []}, {(1, "ludo"): []}, {(0, "clasico"): []}, {("1", "clasico"): []},
        {(1, "clasico"): 5}, {(1, "clasico"): ["Y1 5 home>5"]}, {(1, "clasico", 2): []},
    ],
)  # fmt: skip
def test_what_is_no_choice_by_hand_is_refused(chosen: Any) -> None:
    with pytest.raises(ValueError, match="se esperaba, para el número de una tirada"):
        pw.compare(None, ["clasico", "general"], seed=1, chosen=chosen)


@pytest.mark.parametrize("given", [pw.Move.parse("Y1 3 5>8"), "Y1 3 5>8", None])
def test_a_function_that_gives_no_legal_move_is_refused(given: Any) -> None:
    with pytest.raises(ValueError, match="no es una de las jugadas posibles"):
        pw.compare(None, ["clasico", "general"], seed=1, decide=lambda _: given)


def test_a_function_decides_and_the_first_does() -> None:
    last = pw.compare(None, ["clasico", "general"], seed=1, decide=lambda g: g.legal_moves()[-1])
    first = pw.compare(None, ["clasico", "general"], seed=1, decide="first")
    assert last.games["clasico"].record != first.games["clasico"].record
