"""Records as people handle them: through editors, by hand, under other rules."""

from __future__ import annotations

import json
import unicodedata
from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from tests.game.errands import go_on

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.usefixtures("in_english")
RULESETS = pytest.mark.parametrize("ruleset", pw.rulesets())


def changed(record: pw.Record, **fields: Any) -> pw.Record:
    return pw.Record(**{**vars(record), **fields})


TOUCHES: list[Callable[[str], str]] = [
    lambda text: "\ufeff" + text,
    lambda text: text.replace("\n", "\r\n"),
    lambda text: text.replace("\n", "\r"),
    lambda text: "\n\n" + text.replace("\n", "\n\n") + "\n \n",
    lambda text: "".join(f"  \t{line}\n" for line in text.splitlines()),
    lambda text: "".join(f"{line} \t\u00a0\n" for line in text.splitlines()),
    lambda text: text.rstrip("\n"),
    lambda text: unicodedata.normalize("NFD", text),
    lambda text: text.replace(" ", "\u00a0"),
]


@RULESETS
@pytest.mark.parametrize("touch", TOUCHES)
def test_a_record_that_an_editor_touched_is_read(ruleset: str, touch: Callable[[str], str]) -> None:
    """It says the same; it is written in one way, as text and as JSON."""
    record = go_on(pw.Game(ruleset, seed=3), 12).record
    assert pw.Record.parse(touch(str(record))) == record
    pretty = json.dumps(json.loads(record.to_json()), indent=2, ensure_ascii=False)
    assert pw.Record.from_json(touch(pretty).replace("\u00a0", " ")) == record


def test_accents_that_came_apart_are_put_together() -> None:
    """In the position of a record, written in Spanish by hand."""
    game = pw.Game.from_position("clasico; Y 5; R home; turn Y; throw 6; last Y1", seed=1)
    spanish = str(game.record).replace("last Y1", "última Y1")
    parted = unicodedata.normalize("NFD", spanish)
    assert parted != spanish
    assert pw.Record.parse(parted) == pw.Record.parse(spanish)
    json_text = unicodedata.normalize("NFD", pw.Record.parse(spanish).to_json())
    assert pw.Record.from_json(json_text) == pw.Record.parse(spanish)


def test_a_wrong_line_is_named_as_the_editor_counts_it() -> None:
    """Blank lines count."""
    text = str(go_on(pw.Game("clasico", seed=3, starter="Y"), 2).record)
    broken = "\n\n" + text.replace("\n", "\n\n").replace("2. ", "2. jump ")
    with pytest.raises(ValueError, match=r"line 25: expected '2\. ' and an action"):
        pw.Record.parse(broken)


@pytest.mark.parametrize("word", ["maybe", "", "Yes", "true", "1", "ja"])
def test_what_is_neither_yes_nor_no_is_refused(word: str) -> None:
    """It is not read as a no."""
    text = str(pw.Game("tradicional", seed=1).record).replace("play_on: no", f"play_on: {word}")
    with pytest.raises(ValueError, match="'play_on': expected yes or no, not"):
        pw.Record.parse(text)


@pytest.mark.parametrize(
    ("ruleset", "actions", "reason"),
    [
        *[
            (ruleset, ("timeout",), "knows no clock")
            for ruleset in pw.rulesets()
            if ruleset != "general"
        ],
        *[
            (ruleset, ("leave Y",), "says nothing of leaving")
            for ruleset in pw.rulesets()
            if not pw.ruleset(ruleset).may_leave
        ],
        *[(ruleset, ("timeout nonsense",), "nothing that is done") for ruleset in pw.rulesets()],
        *[(ruleset, ("throw one",), "nothing that is done") for ruleset in pw.rulesets()],
        *[(ruleset, ("",), "nothing that is done") for ruleset in pw.rulesets()],
        ("general", ("leave Y", "leave Y"), "does not play"),
        ("general", ("leave Y", "leave B", "leave R", "timeout"), "no time runs out"),
        ("general", ("leave Y", "leave B", "leave R", "leave G"), "nobody can leave"),
        ("general", ("leave Y", "leave B", "leave R", "throw 5"), "nothing to throw for"),
    ],
)
def test_an_action_that_its_rules_do_not_know_is_refused(
    ruleset: str, actions: tuple[str, ...], reason: str
) -> None:
    """By its number and its line, with the reason; from text, from JSON, and made by hand."""
    record = changed(pw.Game(ruleset, seed=1, starter="Y").record, actions=actions)
    number = len(actions)
    expected = rf"action {number} \(line {10 + number}\), .*{reason}"
    with pytest.raises(ValueError, match=expected):
        record.replay()
    with pytest.raises(ValueError, match=expected):
        pw.Record.from_json(record.to_json()).replay()
    assert len(str(record).splitlines()) == 10 + number


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("ruleset", 3), ("players", None), ("seed", "1"), ("seed", True), ("seed", 10**100),
        ("opening", "12"), ("opening", [1.0]), ("scripted_opening", "no"), ("choices", []),
        ("starter", None), ("position", 3), ("play_on", "no"), ("actions", "pass"),
        ("actions", [3]),
    ],
)  # fmt: skip
def test_a_record_cannot_be_made_of_anything_else(field: str, value: object) -> None:
    """Each field is of its kind, however the record is made; numbers of numpy are taken."""
    record = pw.Game("clasico", seed=1).record
    with pytest.raises(ValueError, match=field if field != "seed" else "seed"):
        changed(record, **{field: value})
    fields = {**json.loads(record.to_json()), field: value}
    with pytest.raises(ValueError, match="seed" if field == "seed" else field):
        pw.Record.from_json(json.dumps(fields))


@pytest.mark.parametrize("ruleset", ["pachisi", "chaupar"])
def test_a_position_for_two_is_begun_anew_for_two(ruleset: str) -> None:
    """The players are kept, also in the record and through it."""
    position = pw.Game(ruleset, seed=1, starter="Y").position
    game = pw.Game.from_position(position, players=["YK", "RG"], seed=1)
    game.restart(seed=2)
    assert game.players == ("YK", "RG")
    again = game.record.replay()
    again.restart()
    assert again.players == ("YK", "RG")


@RULESETS
def test_a_game_begun_anew_keeps_who_plays(ruleset: str) -> None:
    """And who starts, if that was agreed; if it was thrown for, it is thrown for again."""
    for options in ({"starter": "Y"}, {}):
        game = go_on(pw.Game(ruleset, seed=1, **options), 5)  # type: ignore[arg-type]
        before = game.record
        game.restart(seed=2)
        assert (game.ply, game.seed, game.players) == (0, 2, game.record.replay().players)
        assert game.record.players == before.players
        assert bool(game.record.opening) is bool(before.opening)
        if options:
            assert game.record.starter == "Y"
