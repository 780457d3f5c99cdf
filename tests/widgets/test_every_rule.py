"""One position, every rule: what the page is told, for every throw there could be."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parchis_widgets as pw

MOCK = "clasico; Y home c3 60 goal; B 11 11 home*2; R 5+ 40 home*2; G 5 30 home*2; turn Y; throw 5"


def throws(widget: pw.EveryRule) -> dict[tuple[int, ...], dict[str, Any]]:
    """Return what is told, by throw."""
    return {tuple(one["shown"]): one for one in widget.answers["throws"]}


def test_every_face_of_the_die_is_answered_beforehand() -> None:
    widget = pw.EveryRule(MOCK)
    told = throws(widget)
    assert list(told) == [(1,), (2,), (3,), (4,), (5,), (6,)]
    assert widget.answers["own"] == 4
    for (face,), one in told.items():
        asked = MOCK.replace("throw 5", f"throw {face}")
        assert one["different"] == pw.every_rule(asked).different


def test_a_card_says_no_more_than_three_lines_and_why_not() -> None:
    cards = {card["id"]: card for card in throws(pw.EveryRule(MOCK))[5,]["cards"]}
    assert list(cards) == ["clasico", "clasico.parejas", "tradicional", "general"]
    assert all(0 < len(card["lines"]) <= 3 for card in cards.values())
    may, may_not = cards["clasico"]["lines"]
    assert (may["may"], may["statement"], may["captures"]) == (True, "CLA-15", ["R1"])
    assert "se pierden" in may["text"]
    assert (may_not["may"], may_not["statement"]) == (False, "CLA-09")
    assert may_not["pieces"] == ["Y2", "Y3"]
    assert cards["clasico"]["held"] == ["Y2", "Y3"]
    assert cards["tradicional"]["lines"][-1]["text"].endswith("(y 1 más).")
    assert "CLA-09" in pw.EveryRule(MOCK).answers["statements"]


def test_cowries_and_long_dice_have_their_own_throws() -> None:
    cowries = pw.EveryRule("pachisi; Y 30; R home*4; K home*4; G home*4; turn Y; throw 25")
    assert list(throws(cowries)) == [(2,), (3,), (4,), (6,), (10,), (12,), (25,)]
    start = "; ".join(f"{colour} 6 7 23 24" for colour in "YRKG")
    dice = pw.EveryRule(f"chaupar; {start}; turn Y; throw 1 6 2")
    assert len(throws(dice)) == 20
    assert dice.answers["throws"][dice.answers["own"]]["shown"] == [1, 6, 2]


def test_a_bonus_is_the_only_one_there_is() -> None:
    widget = pw.EveryRule("clasico; Y 30 40 home*2; R 50 home*3; turn Y; bonus 20")
    assert list(throws(widget)) == [(20,)]


def test_a_house_rule_answers_to_every_throw() -> None:
    house = pw.ruleset("clasico").replace(exit_on_five="optional")
    widget = pw.EveryRule(MOCK, ["clasico", house])
    cards = throws(widget)[5,]["cards"]
    assert [card["id"] for card in cards] == ["clasico", house.id]
    assert [card["free"] for card in cards] == [False, True]


@pytest.mark.parametrize(
    ("position", "rulesets"),
    [
        ("clasico; Y 8 home*3; R 50 home*3; turn Y", None),
        (MOCK, ["pachisi"]),
        (MOCK, ["clasico.dos_colores"]),
        (None, None),
    ],
)
def test_what_cannot_be_asked_is_refused(position: Any, rulesets: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        pw.EveryRule(position, rulesets)


def test_both_languages_tell_the_same_and_the_page_may_ask_nothing() -> None:
    spanish, english = pw.EveryRule(MOCK, lang="es"), pw.EveryRule(MOCK, lang="en")
    shape = [[len(card["lines"]) for card in one["cards"]] for one in spanish.answers["throws"]]
    assert shape == [
        [len(card["lines"]) for card in one["cards"]] for one in english.answers["throws"]
    ]
    said: list[Any] = []
    spanish.send = lambda content, buffers=None: said.append(content)
    spanish._receive(spanish, {"intent": "throw", "revision": 1}, [])
    assert said[0]["type"] == "error"
    assert spanish.data.different == 4


def test_it_is_small_enough_to_be_saved() -> None:
    widget = pw.EveryRule(MOCK)
    state = widget.get_state()
    assert len(json.dumps(state, ensure_ascii=False).encode()) < 150_000
