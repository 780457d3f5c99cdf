"""One position and its throw, and what each ruleset answers."""

from __future__ import annotations

import random
from typing import Any

import pytest

import parchis_widgets as pw
from tests.rules.turned import situation

MOCK = "clasico; Y home c3 60 goal; B 11 11 home*2; R 5+ 40 home*2; G 5 30 home*2; turn Y; throw 5"
"""An exit that captures, a goal within reach, a barrier behind the start."""


def test_each_ruleset_has_its_own_answer() -> None:
    """Duty, choice, who is sent home, and whether it counts 20."""
    answers = pw.every_rule(MOCK)
    assert list(answers) == ["clasico", "clasico.parejas", "tradicional", "general"]
    assert [len(answers[name].moves) for name in answers] == [1, 1, 4, 1]
    assert [answers[name].moves[0].captures for name in answers] == [
        ("R1",), ("G1",), ("G1",), ("R1",),
    ]  # fmt: skip
    assert answers.different == 4
    held = {name: [one.statement for one in answers[name].held.values()] for name in answers}
    assert held == {
        "clasico": ["CLA-09"] * 2,
        "clasico.parejas": ["CLA-09"] * 2,
        "tradicional": [],
        "general": ["GEN-09"] * 2,
    }
    assert [answers[name].word() for name in answers] == [
        "Una sola jugada", "Una sola jugada", "Tú eliges", "Una sola jugada",
    ]  # fmt: skip
    assert answers["tradicional"].word("en") == "You choose"
    assert "Ninguna ficha puede contar 20, y se pierden" in answers.text("es")


@pytest.mark.parametrize("name", pw.rulesets())
def test_answers_are_what_a_game_says_that_stands_so(name: str) -> None:
    """Of every piece of whose turn it is: it moves, a duty holds it, or it is refused."""
    seen = 0
    for seed in range(30):
        state = situation(pw.ruleset(name), random.Random(seed))
        position = pw.Position(state.tables.rules, state.tables.seats, state.save())
        try:
            answers = pw.every_rule(position, [name])
        except ValueError:
            continue
        answer, game = answers[name], pw.Game.from_position(position)
        assert answer.moves == game.legal_moves()
        able = {piece for move in answer.moves for piece in move.pieces}
        told = [able, set(answer.held), set(answer.refused)]
        assert set.union(*told) == {piece for piece, _ in game.attempts()}
        assert sum(map(len, told)) == len(set.union(*told))
        seen += 1
    assert seen > 10


def test_it_is_shown_without_widgets() -> None:
    answers = pw.every_rule(MOCK)
    shown = answers._repr_html_()
    assert shown.startswith('<div lang="es">')
    assert shown.count("<ul") == 4
    assert "<svg" in shown
    assert answers.to_svg().startswith("<svg")
    assert "4 respuestas distintas." in shown
    assert "4 different answers." in answers.text("en")


@pytest.mark.parametrize(
    ("position", "rulesets", "said"),
    [
        ("clasico; Y 8; R 1; turn Y", None, "no hay ninguna tirada que usar"),
        ("clasico; Y 8 8 8; R 1; turn Y; throw 5", None, "caben dos fichas"),
        (5, None, "5"),
        (MOCK, ["pachisi"], "pachisi no puede jugar"),
        (MOCK, ["ludo"], "ludo"),
        (MOCK, ["clasico.dos_colores"], "clasico.dos_colores no puede jugar"),
    ],
)
def test_what_cannot_be_asked_is_refused(position: Any, rulesets: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pw.every_rule(position, rulesets)


def test_an_answer_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="no hay respuesta de 'pachisi'; se esperaba"):
        pw.every_rule(MOCK)["pachisi"]
