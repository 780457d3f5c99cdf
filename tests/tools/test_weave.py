"""The rules, woven: every statement has its card, with the test that bites and its near miss."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import parchis_widgets as pw
from parchis_widgets.rules.switch import switch_fields
from tools.weave.cards import KINDS
from tools.weave.code import reading
from tools.weave.readings import FAMILIES, settings

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Weave them: the tests of the statements are run, in a Python of their own."""
    folder = tmp_path_factory.mktemp("rules")
    woven = [sys.executable, "-m", "tools.weave", str(folder)]
    done = subprocess.run(woven, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = [page.read_text(encoding="utf-8") for page in folder.glob("*.md")]
    parts = [re.split(r"^## (?=[A-Z]{3}-\d\d$)", page, flags=re.MULTILINE)[1:] for page in pages]
    missing = [name for page in pages for name in re.findall(r"\{image\} (\S+)", page)]
    assert [name for name in missing if not (folder / name).is_file()] == []
    return {card[:6]: card for part in parts for card in part}


def test_every_statement_has_a_card_with_its_words_in_both_languages(
    cards: dict[str, str],
) -> None:
    assert set(cards) == set(pw.STATEMENTS)
    for ident, card in cards.items():
        for lang in ("es", "en"):
            assert pw.statement(ident).text(lang) in card


def test_every_card_shows_where_its_statement_bites_and_where_it_just_does_not(
    cards: dict[str, str],
) -> None:
    wanting = [
        (ident, kind)
        for ident, card in cards.items()
        for kind, words in KINDS.items()
        if card.count(f"**{words}**") != 1
    ]
    assert wanting == []


def test_nearly_all_show_it_on_a_board_with_the_engines_answer(cards: dict[str, str]) -> None:
    """But for those about who plays, and about the dice and the cloth themselves."""
    shown = sum(card.count("```{image}") for card in cards.values())
    assert shown > 200


def test_a_card_tells_where_its_refusal_comes_from(cards: dict[str, str]) -> None:
    assert "hay una barrera roja en la casilla" in cards["CLA-16"]
    assert "`engine/parchis/vetoes.py` `BARRIER`" in cards["CLA-16"]
    assert "Barreras" in cards["CLA-16"]


def test_every_switch_is_read_somewhere() -> None:
    names = {field.name for family in FAMILIES for field in switch_fields(family)}
    assert {name for name in names if not reading(name)} == set()


def test_a_card_tells_what_the_other_sources_say() -> None:
    told = {(one.switch, one.value): (one.kind, one.statements) for one in settings("CLA-09")}
    assert told["exit_on_five", "mandatory"][0] == "states"
    assert told["exit_on_five", "optional"] == ("other", ("TRA-04",))
