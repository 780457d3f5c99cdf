"""Whatever a page sends, an editor answers, holds a readable text, and shows what it holds."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parchis_widgets as pw
from parchis_widgets.position.reading import read_fields
from parchis_widgets.widgets.editor import FIELDS
from tests.widgets.hostile import MARKUP, ODD, PIECES
from tests.widgets.pages import EditorPage

LONGEST_ANSWER = 1000
RECORD = pw.Game("clasico", players="YR", seed=1, starter="Y").record
GOOD: dict[str, tuple[Any, ...]] = {
    "piece": PIECES,
    "spot": (*range(-1, 97), "home", "goal"),
    "mark": ("late", "queen", "taken", "lap", "on_way_back"),
    "colour": tuple("YBRGK"),
    "keyword": ("turn", "throw", "bonus", "sixes", "again", "last", "places", "entered", "skip"),
    "value": (*pw.rulesets(), "", "Y", "5", "6 6", "10 25", "Y1", "2", "again", "20 10"),
    "position": ("clasico; Y 5; R home; turn R", "pachisi; Y 30q; turn Y", "clasico; Y 3"),
    "name": ("a.txt", "b.json", MARKUP),
    "text": (str(RECORD), RECORD.to_json(), "clasico; Y 5; R home", "", "{", MARKUP),
    "what": ("position", "record"),
}


class WaryPage(EditorPage):
    """A page that looks at every answer."""

    def send(self, content: object) -> None:
        self.answers.clear()
        before, text = self.editor.sheet, self.editor.text
        super().send(content)
        refused = [answer for answer in self.answers if answer["type"] == "error"]
        assert len(self.answers) <= 1
        if refused:
            assert (self.editor.sheet, self.editor.text) == (before, text), content
            assert 0 < len(refused[0]["text"]) <= LONGEST_ANSWER
        self.check()

    def check(self) -> None:
        """See that what is held can be read, sent, and is possible only without problems."""
        editor = self.editor
        assert editor.sheet["text"] == editor.text
        assert len(editor.sheet["faults"]) == len(editor.problems)
        json.dumps(editor.sheet).encode()
        read_fields(editor.text)
        if not editor.problems:
            assert str(editor.position) == editor.text


def messages(editor: pw.Editor, chance: random.Random, number: int) -> Any:
    """Give messages: honest ones, and honest ones spoilt."""
    for _ in range(number):
        intent = chance.choice([*FIELDS, *("put", "mark", "say") * 3])
        content = {"intent": intent, "revision": editor.sheet["revision"]}
        content |= {name: chance.choice(GOOD[name]) for name in FIELDS[intent]}
        if chance.random() < 0.3:
            content[chance.choice([*content, "more"])] = chance.choice(ODD)
        yield content


@pytest.mark.parametrize("rules", ["clasico", "general", "clasico.dos_colores", "pachisi"])
def test_a_storm_of_messages_leaves_a_position_that_can_be_told(rules: str) -> None:
    """Eight hundred for each."""
    editor, chance = pw.Editor(rules), random.Random(rules)
    page = WaryPage(editor)
    for content in messages(editor, chance, 800):
        page.send(content)
    assert editor.sheet["revision"] > 200


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=60)
    | st.sampled_from(ODD),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=4,
)  # fmt: skip
PAGE = WaryPage(pw.Editor("clasico; Y 5 12 home*2; R 39 home*3; turn Y; throw 3"))


@settings(max_examples=300, deadline=None)
@given(intent=st.sampled_from(sorted(FIELDS)), data=st.data())
def test_no_value_is_too_odd(intent: str, data: st.DataObject) -> None:
    """With an intent and a revision that are right, and all its fields."""
    content = {"intent": intent, "revision": PAGE.editor.sheet["revision"]}
    content |= {name: data.draw(values) for name in FIELDS[intent]}
    PAGE.send(content)


PARTS = (
    "Y 5 12 c3", "Y 12+ 12", "R Rc3 39", "R Yc3", "B home*4", "G goal*9", "K 30q/2 9x", "Y goal*4",
    "turn Y", "turn K", "throw 5", "throw ² 9", "throw 10 25 3", "bonus 20g:Y1 10", "sixes 2",
    "sixes 99999999999", "last Y1", "second Z", "again", "again 3", "graces 2", "entered Y R",
    "skip Y", "places Y Y", "left R", "spent 10", MARKUP, "Y", "",
)  # fmt: skip
texts = st.tuples(st.sampled_from(pw.rulesets()), st.lists(st.sampled_from(PARTS), max_size=9)).map(
    lambda drawn: "; ".join([drawn[0], *drawn[1]])
)


@settings(max_examples=500, deadline=None)
@given(text=st.text(max_size=60) | texts)
def test_no_text_is_too_odd(text: str) -> None:
    """It is a position, or refused with a reason in both languages."""
    try:
        position = pw.Position.parse(text)
    except ValueError as error:
        told = [error.text(lang) for lang in ("es", "en")]  # type: ignore[attr-defined]
        assert all(told)
    else:
        assert pw.Position.parse(str(position)) == position


@pytest.mark.parametrize(
    "state", [{"options": {}}, {"sheet": {"revision": 99}}, {"_esm": "alert(1)"}, {"drawing": {}}]
)
def test_a_page_has_nothing_to_set(state: dict[str, Any]) -> None:
    """What Python shows is Python's."""
    editor = pw.Editor()
    before = editor.get_state()
    editor.set_state(state)
    assert editor.get_state() == before
