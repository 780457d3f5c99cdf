"""A lesson's file is checked whole, and what is wrong with it is told with step and line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from parchis_widgets.course.__main__ import main
from parchis_widgets.course.catalogue import lesson_file, lessons, plan_of
from parchis_widgets.course.checking import check_unique
from parchis_widgets.course.reading import LARGEST
from parchis_widgets.text import languages
from parchis_widgets.text.refusal import Refused
from tests.course.samples import Json, broken, fault_of, lesson, plan, said, step

if TYPE_CHECKING:
    from pathlib import Path

OWN = lesson_file("barreras").replace('id = "barreras"', 'id = "own"').replace('"BAR"', '"OWN"')
"""One of the package's lessons under another name, as one's own has."""


def refusal_of(given: object) -> Refused:
    with pytest.raises(Refused) as refused:
        plan_of(given)
    return refused.value


def written(folder: Path, content: str | bytes) -> Path:
    """Write a lesson's file."""
    file = folder / "own.toml"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return file


def test_a_file_its_path_as_text_and_a_dict_are_read(tmp_path: Path) -> None:
    file = written(tmp_path, OWN)
    assert plan_of(file) == plan_of(str(file))
    assert plan_of(file).id == plan().id == "own"


def test_a_file_with_the_marks_of_an_editor_is_read(tmp_path: Path) -> None:
    """A byte-order mark, and the line ends of another system; lines are counted all the same."""
    other = OWN.replace("\n", "\r\n")
    assert plan_of(written(tmp_path, b"\xef\xbb\xbf" + other.encode())).id == "own"
    wrong = other.replace("minutes = 10", "minutes = 0")
    where = fault_of(refusal_of(written(tmp_path, wrong)))[1]
    assert where["line"] == line_of(OWN, "minutes = 10")


def test_a_lesson_may_speak_one_language_alone() -> None:
    """It declares so, and then is taken in that one only."""

    def alone(node: object) -> object:
        if isinstance(node, dict):
            return {key: alone(value) for key, value in node.items() if key != "en"}
        return [alone(one) for one in node] if isinstance(node, list) else node

    assert plan_of(alone(lesson(languages=["es"]))).languages == ("es",)
    assert fault_of(refusal_of(alone(lesson())))[0] == "no_language"
    assert fault_of(refusal_of(lesson(languages=["es"])))[0] == "unknown_key"


WRONG: list[tuple[str, object, str]] = [
    ("id", "Own!", "no_id"),
    ("id", None, "missing"),
    ("prefix", "own", "no_prefix"),
    ("prefix", "CUR", "taken"),
    ("prefix", "BAR", "taken"),
    ("id", "barreras", "taken"),
    ("minutes", 0, "out_of_range"),
    ("minutes", True, "wrong_kind"),
    ("minutes", "ten", "wrong_kind"),
    ("title", None, "missing"),
    ("title", "Own", "wrong_kind"),
    ("title.en", None, "no_language"),
    ("title.fr", "Propre", "unknown_key"),
    ("title.es", "  ", "empty"),
    ("title.es", "a" * 61, "text_too_long"),
    ("languages", ["fr"], "unknown_language"),
    ("languages", [], "unknown_language"),
    ("languages", [["es"]], "unknown_language"),
    ("colour", "red", "unknown_key"),
    ("steps", [], "wrong_number"),
    ("steps", [step()] * 9, "wrong_number"),
    ("steps", "three", "wrong_kind"),
    ("learned", [], "wrong_number"),
    ("learned.0.statement", None, "missing"),
    ("learned.0.statement", "CLA-99", "no_statement"),
    ("steps.1", 7, "no_table"),
    ("steps.1.name.es", "a" * 25, "text_too_long"),
    ("steps.1.goal.es", "<b>Cuenta</b>", "markup"),
    ("steps.1.goal.en", "Count **4**", "markup"),
    ("steps.1.praise.es", "Bien `4`", "markup"),
    ("steps.1.praise.en", "[see](x)", "markup"),
    ("steps.1.praise.en", "&lt;b&gt;", "markup"),
    ("steps.1.hints.rule.es", "<script>alert(1)</script>", "markup"),
    ("steps.1.bet.answers.0.es", "<img src=x>", "markup"),
    ("steps.1.goal.es", "Cuenta\n4", "unprintable"),
    ("steps.1.goal.es", "Cuenta \u202e4", "unprintable"),
    ("steps.1.goal.es", "Cuenta \x004", "unprintable"),
    ("steps.1.goal.es", 4, "wrong_kind"),
    ("steps.1.position", "clasico; Y 8 8 8 home; R home*4; turn Y; throw 4", "bad_position"),
    ("steps.1.position", "ludo; Y 8; turn Y", "bad_position"),
    ("steps.1.position", 5, "wrong_kind"),
    ("steps.1.position", None, "missing"),
    ("steps.1.hint", {}, "unknown_key"),
    ("steps.1.throws", [7], "bad_throw"),
    ("steps.1.throws", [[1, 2]], "bad_throw"),
    ("steps.1.throws", ["six"], "bad_throw"),
    ("steps.1.throws", 6, "wrong_kind"),
    ("steps.1.seed", "seven", "wrong_kind"),
    ("steps.1.seed", -1, "out_of_range"),
    ("steps.1.others", "yes", "wrong_kind"),
    ("steps.1.statements", ["CLA-99"], "no_statement"),
    ("steps.1.statements", [["CLA-16"]], "no_statement"),
    ("steps.1.statements", [], "wrong_number"),
    ("steps.1.wrong", [], "wrong_number"),
    ("steps.1.wrong.0.try", ["Y1"], "no_attempt"),
    ("steps.1.wrong.0.try", ["Y1", -4], "wrong_statement"),
    ("steps.1.wrong.0.try", ["Y1", "99"], "bad_try"),
    ("steps.1.wrong.0.try", "jump", "bad_try"),
    ("steps.1.wrong.0.statement", "CLA-06", "wrong_statement"),
    ("steps.1.wrong.0.statement", None, "wrong_statement"),
    ("steps.1.wrong.0.try", ["Y2", 4], "wrong_is_legal"),
    ("steps.1.bet.answers.0.right", True, "one_right"),
    ("steps.1.bet.answers.1.right", False, "one_right"),
    ("steps.1.bet.answers", [], "wrong_number"),
    ("steps.1.hints.rule.statement", "CLA-22", "hint_rule"),
    ("steps.1.hints.rule.statement", None, "missing"),
    ("steps.1.hints.rule", None, "missing"),
    ("steps.1.hints.piece.piece", "Y1", "hint_piece"),
    ("steps.1.hints.piece.piece", "B1", "no_piece"),
    ("steps.1.hints.piece.piece", "Y9", "no_piece"),
    ("steps.1.hints.square.square", "31", "hint_square"),
    ("steps.1.hints.square.square", "the barn", "hint_square"),
    ("steps.1.hints.square.square", "pass", "hint_square"),
    ("steps.1.reach", [], "wrong_number"),
    ("steps.1.reach", [{"piece": "Y"}], "no_condition"),
    ("steps.1.reach", [{"colour": "Y"}], "no_condition"),
    ("steps.1.reach", ["move"], "no_table"),
    ("steps.1.reach", [{"event": "jump"}], "one_of"),
    ("steps.1.reach", [{"event": "move", "squares": 4}], "unknown_key"),
    ("steps.1.reach", [{"turn": "R", "event": "move"}], "unknown_key"),
    ("steps.1.reach", [{"piece": "Y1", "on": "the barn"}], "no_places"),
    ("steps.1.reach", [{"turn": "B"}], "no_piece"),
    ("steps.1.reach", [{"all": "Y1", "on": "home"}], "no_colour"),
    ("steps.1.reach", [{"phase": "sleep"}], "one_of"),
    ("steps.1.reach", [{"one_turn": True}], "no_condition"),
    ("steps.1.reach", [{"pending": ["4"]}], "wrong_kind"),
    ("steps.1.reach", [{"tried": "bad-luck"}], "no_reason"),
    ("steps.1.reach", [{"ask": ["R1", 6], "code": "bad-luck"}], "no_reason"),
    ("steps.1.reach", [{"ask": "pass"}], "no_attempt"),
    ("steps.1.reach", [{"ask": ["Y1", 4], "legal": True, "code": "barrier"}], "legal_code"),
    ("steps.1.reach", [{"pending": [4]}], "reached_already"),
    ("steps.1.reach", [{"event": "capture", "piece": "R1"}], "no_way"),
]


@pytest.mark.parametrize(("path", "value", "key"), WRONG, ids=lambda value: str(value)[:30])
def test_whatever_is_wrong_is_refused_where_it_stands(path: str, value: object, key: str) -> None:
    """In both languages, in a line, naming the step and the key."""
    refused = refusal_of(broken(path, value))
    fault, where = fault_of(refused)
    assert fault == key
    assert where["line"] == 0
    assert where.get("step") == (2 if path.startswith("steps.1") else None)
    assert where["key"].startswith(path.partition(".")[0])
    told = {refused.text(lang) for lang in languages()}
    assert len(told) == len(languages())
    assert all(text.isprintable() and len(text) < 600 for text in told)


def test_the_step_is_named_by_its_number_and_its_name() -> None:
    refused = refusal_of(broken("steps.1.goal.en", 5))
    assert "Paso 2 («Nobody passes (es)»), en «steps.1.goal.en»" in refused.text("es")
    assert "2" in refused.text("en")


def test_a_step_whose_name_is_what_is_wrong_is_named_by_its_number() -> None:
    assert "Paso 2" in str(refusal_of(broken("steps.1.name", 5)))
    assert "Paso 2" in str(refusal_of(broken("steps.1.name.es", "x" * 10_000)))
    assert len(str(refusal_of(broken("steps.1.name.es", "x" * 10_000)))) < 600


def line_of(text: str, begins: str) -> int:
    """Return the number of the line that holds this."""
    lines = [number for number, line in enumerate(text.splitlines(), 1) if begins in line]
    assert len(lines) == 1, begins
    return lines[0]


@pytest.mark.parametrize(
    ("old", "new", "step", "key"),
    [
        ("minutes = 10", "minutes = 1000", None, "out_of_range"),
        ("minutes = 10", "minutes = 10\ncolour = 1", None, "unknown_key"),
        ('name.en = "A 6 opens it"', "", 3, "no_language"),
        ('name.en = "A 6 opens it"', 'name.en = "A <b>6</b>"', 3, "markup"),
        ('piece = "Y3", es = "A las dos', 'piece = "Y4", es = "A las dos', 4, "hint_piece"),
        ('{ es = "Con cualquiera."', '{ es = "Con **cualquiera**."', 3, "markup"),
        ('code = "barrier" }]', 'code = "barrel" }]', 7, "no_reason"),
        ("throws = [6]", "throws = [7]", 7, "bad_throw"),
        ('"Y3", 6], statement = "CLA-18"', '"Y3", 6], statement = "CLA-19"', 3, "wrong_statement"),
        ("position = \"clasico; Y 8 8 30 home; R 50", 'position = "clasico; Y 8 8 8 home; R 50', 3,
         "bad_position"),
        ('reach = [{ piece = "Y1", on = "12" }]', 'reach = [{ piece = "Y1", on = "20" }]', 6,
         "no_way"),
        ('statement = "GEN-17"\nes', 'statement = "GEN-17"\nfr = "x"\nes', None, "unknown_key"),
    ],
)  # fmt: skip
def test_a_file_is_refused_with_the_line(
    tmp_path: Path, old: str, new: str, step: int | None, key: str
) -> None:
    """Of the key itself, or of the table in which one is missing."""
    assert OWN.count(old) == 1
    at = OWN[: OWN.index(old)].count("\n") + 1
    refused = refusal_of(written(tmp_path, OWN.replace(old, new)))
    fault, where = fault_of(refused)
    assert (fault, where.get("step")) == (key, step)
    expected = {"unknown_key": at + 1, "no_language": at - 1}.get(key, at)
    assert where["line"] == expected
    assert re.search(rf"[Ll]ínea {expected}\b", refused.text("es"))
    assert re.search(rf"[Ll]ine {expected}\b", refused.text("en"))


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"id = = 3\n", "no_toml"),
        (b"id = 'a'\nid = 'b'\n", "no_toml"),
        (b"id = '\xff'\n", "unreadable"),
        (b"minutes = " + b"9" * 5000 + b"\n", "no_toml"),
        (b"steps = " + b"[" * 50_000 + b"\n", "no_toml"),
        (b"# a comment\n" * 900_000, "too_large"),
        (b"", "fault"),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, content: bytes, key: str) -> None:
    refused = refusal_of(written(tmp_path, content))
    assert refused.key == f"lessons.{key}"
    assert len(refused.text("en")) < 500


def test_a_syntax_error_is_told_with_its_line(tmp_path: Path) -> None:
    wrong = OWN.replace('id = "own"', 'id = "own')
    assert f"line {line_of(OWN, 'id = ')}" in str(refusal_of(written(tmp_path, wrong)))


def test_a_large_file_is_not_read(tmp_path: Path) -> None:
    """Ten megabytes of a good lesson are refused all the same; as large as may be is read."""
    refused = refusal_of(written(tmp_path, OWN + "#" * 10_000_000))
    assert refused.key == "lessons.too_large"
    room = LARGEST - len(OWN.encode())
    assert plan_of(written(tmp_path, OWN + "#" * room)).id == "own"


@pytest.mark.parametrize("given", [None, 5, "", "a\0b", b"id", [], object(), 2.5, ("a",), "/"])
def test_what_is_no_lesson_at_all_is_refused(given: object) -> None:
    assert refusal_of(given).key in ("lessons.no_lesson", "lessons.unreadable")


def test_a_file_that_is_not_there_is_named() -> None:
    assert "no_such.toml" in str(refusal_of("no_such.toml"))


def test_odd_keys_and_endless_dicts_are_refused() -> None:
    """Whatever a dict holds, only the known keys are looked at."""
    endless: Json = lesson()
    endless["title"] = endless
    assert fault_of(refusal_of(endless))[0] in ("no_language", "unknown_key")
    odd: dict[object, object] = dict(lesson()) | {5: "id"}
    assert fault_of(refusal_of(odd))[0] == "unknown_key"


def test_a_goal_that_no_throws_reach_is_refused() -> None:
    """Scripted throws are searched whole; of free ones what nobody finds is told as such."""
    home = "clasico; Y home*4; R home*4; turn Y"
    wrong = [{"try": ["Y1", 4], "statement": "CLA-07"}]  # the throw comes first
    far = step(position=home, seed=3, reach=[{"all": "Y", "on": "goal"}], wrong=wrong)
    assert fault_of(refusal_of(lesson(far)))[0] in ("no_way", "too_long_here")
    short = step(
        position="clasico; Y 8 home*3; R 50 home*3; turn Y",
        throws=[3],
        reach=[{"piece": "Y1", "on": "12"}],
        wrong=wrong,
    )
    assert fault_of(refusal_of(lesson(short)))[0] == "no_way"


def test_two_lessons_with_one_prefix_are_told() -> None:
    with pytest.raises(Refused, match="OWN"):
        check_unique([plan(), plan(id="other")])


def test_no_two_lessons_of_the_package_have_the_same_marks() -> None:
    check_unique(plan_of(ident) for ident in lessons())


def test_the_command_says_ok_or_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = written(tmp_path, OWN)
    bad = tmp_path / "bad.toml"
    bad.write_text(OWN.replace("minutes = 10", "minutes = 0"), encoding="utf-8")
    assert main([str(good)]) == 0
    assert main([str(good), str(bad)]) == 1
    *_, last = capsys.readouterr().out.splitlines()
    assert last.startswith(f"{bad}: ")
    assert f"ínea {line_of(OWN, 'minutes = 10')}" in last


def test_nothing_that_a_lesson_says_is_carried_out() -> None:
    """A text that looks like a message's placeholder, or like code, is a text."""
    odd = "{0.__class__} %s __import__('os')"
    read = plan_of(broken("steps.0.goal", dict.fromkeys(languages(), odd)))
    assert read.steps[0].goal["es"] == odd
    wrong = refusal_of(broken("steps.0.name", dict.fromkeys(languages(), "{found}{0}" + "x" * 30)))
    assert "{found}{0}" in str(wrong)
    assert said("x")["es"] == "x (es)"
