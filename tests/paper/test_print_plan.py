"""The plan of 45 minutes tells what the rules answer."""

from __future__ import annotations

import pytest

import parchis_widgets as pw
from parchis_widgets.course.catalogue import number_of
from parchis_widgets.course.paths import PATHS
from parchis_widgets.paper.plan import STEPS
from parchis_widgets.text import message
from tests.paper.measured import part, read, rendered, sizes


def test_it_lasts_45_minutes() -> None:
    assert sum(step.minutes for step in STEPS) == 45


def test_its_lessons_are_those_of_the_path_for_teachers() -> None:
    """Between a beginning and an end, with their own numbers."""
    taught = [step for step in STEPS if step.lesson]
    assert tuple(step.name for step in taught) == PATHS["teach"]
    assert [number_of(step.name) for step in taught] == [step.lesson for step in taught]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_it_asks_and_the_game_answers(lang: str) -> None:
    """What stands below a question is what the board would say."""
    text = read(pw.print_plan(lang=lang))
    for step in STEPS:
        assert message(lang, f"paper.plan.steps.{step.name}.ask") in text
    for position, tried, statement in (
        ("clasico; Y home*4; R home*4; turn Y; throw 3", ("Y1", 3), "CLA-06"),
        ("clasico; Y 8 home*3; R 11 11 home*2; turn Y; throw 4", ("Y1", 4), "CLA-16"),
        ("clasico; Y 8 home*3; R 50 home*3; turn Y; throw 5", ("Y1", 5), "CLA-09"),
    ):
        said = pw.Game.from_position(position, seed=0, lang=lang).explain(tried).text(lang)
        assert f"{said} ({statement})" in text


def test_a_single_4_captures_twice_and_moves_44_squares() -> None:
    """As the plan tells it: 9, 13, 33, 53."""
    (step,) = [step for step in STEPS if step.name == "comer"]
    game = pw.Game.from_position(f"clasico; {step.position}", seed=0)
    places = []
    for count in (4, 20, 20):
        move = next(m for m in game.legal_moves() if (m.piece, m.count) == ("Y1", count))
        game.play(move)
        places.append(game.position["Y1"])
    assert places == ["13", "33", "53"]
    assert game.position["R1"] == game.position["R2"] == "home"


def test_two_yellows_do_not_let_yellow_pass_either() -> None:
    game = pw.Game.from_position("clasico; Y 8 11 11 home; R home*4; turn Y; throw 4", seed=0)
    assert game.explain(("Y1", 4)).violations[0].statement == "CLA-16"


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_it_is_one_page_with_white_margins(lang: str, paper: str) -> None:
    pdf = pw.print_plan(lang=lang, paper=paper)
    ((width, height),) = sizes(pdf)
    (page,) = rendered(pdf)
    assert part(page, 0, 0, 13.5, height).min() == 255
    assert part(page, width - 13.5, 0, width, height).min() == 255
    assert part(page, 0, height - 6, width, height).min() == 255
