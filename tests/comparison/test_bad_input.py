"""What cannot be compared is refused, clearly and at once."""

from __future__ import annotations

from typing import Any

import pytest

import parchis_widgets as pw

RECORD = pw.Game("clasico", seed=1).record


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
    ],
)  # fmt: skip
def test_what_cannot_be_compared_is_refused(
    source: Any, rulesets: Any, options: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        pw.compare(source, rulesets, **options)


def test_a_record_that_contradicts_itself_is_refused() -> None:
    game = pw.Game("clasico", seed=1)
    game.throw()
    text = str(game.record).replace("1. throw ", "1. throw 9")
    with pytest.raises(ValueError, match="1"):
        pw.compare(pw.Record.parse(text), ["clasico", "general"])


def test_a_function_that_gives_no_legal_move_is_refused() -> None:
    other = pw.Move.parse("Y1 3 5>8")
    with pytest.raises(ValueError, match="no es una de las jugadas posibles"):
        pw.compare(None, ["clasico", "general"], seed=1, decide=lambda game: other)


def test_a_function_decides_and_the_first_does() -> None:
    last = pw.compare(None, ["clasico", "general"], seed=1, decide=lambda g: g.legal_moves()[-1])
    first = pw.compare(None, ["clasico", "general"], seed=1, decide="first")
    assert last.games["clasico"].record != first.games["clasico"].record
