"""Files: positions and records are found out, everything else is refused with the reason."""

from __future__ import annotations

import json
import zipfile
from io import BytesIO

import pytest

import parchis_widgets as pw
from parchis_widgets.text import languages
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.editing.files import LARGEST, read_file, replayed

pytestmark = pytest.mark.usefixtures("in_english")

POSITION = "clasico; Y 5 12 home*2; R home*4; turn Y; throw 3"


def played() -> pw.Game:
    game = pw.Game("clasico", players="YR", seed=1, starter="Y")
    game.throw(5)
    game.play(("Y1", 5))
    game.throw(3)
    return game


RECORD = played().record
JSON = RECORD.to_json()


@pytest.mark.parametrize("around", ["{}", "\ufeff{}", "\n  {}\r\n"])
def test_a_position_and_both_forms_of_a_record_are_found_out(around: str) -> None:
    """Whatever an editor puts before and after."""
    assert read_file("a.txt", around.format(POSITION)) == pw.Position.parse(POSITION)
    assert read_file("a.txt", around.replace("{}", str(RECORD))) == RECORD
    assert read_file("a.json", around.replace("{}", JSON)) == RECORD


def test_a_record_from_a_file_is_the_game_it_was() -> None:
    """The game stands as it stood, with all of it to undo."""
    loaded = read_file("a.json", JSON)
    assert isinstance(loaded, pw.Record)
    assert replayed(loaded).position == played().position


def zipped() -> str:
    """Give a zip file as a browser decodes it."""
    held = BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("partida.json", JSON * 50)
    return held.getvalue().decode("utf-8", errors="replace")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "The file is empty."),
        ("\ufeff \n", "The file is empty."),
        ("hola", "The file holds neither a position nor a game."),
        ("<script>alert(1)</script>", "The file holds neither a position nor a game."),
        ("<b>a</b>;", "cannot be: unknown ruleset '<b>a</b>'"),
        (zipped(), "The file is not text in UTF-8"),
        ("clasico; última".encode("latin-1").decode("utf-8", "replace"), "not text in UTF-8"),
        (POSITION.encode("utf-16").decode("utf-8", "replace"), "not text in UTF-8"),
        ("clasico; Y home \ud800", "not text in UTF-8"),
        ("clasico; Y 3; R home", "cannot be: in 'Y 3': yellow 1 never stands on square 3"),
        (str(RECORD)[:-12], "cannot be read: the record has 2 actions where its head says 3"),
        (
            str(RECORD).replace("record 1", "record 2"),
            "another version, 'parchis_widgets record 2'",
        ),
        (JSON[:-20], "its JSON ends or breaks at line 1, column"),
        (JSON.replace("record 1", "record 2"), "another version, 'parchis_widgets record 2'"),
        (JSON.replace("parchis_widgets", "ludo"), "expected an object with the format"),
        ("[]", "expected an object with the format"),
        ("{}", "expected an object with the format"),
        ("[" * 200_000, "its JSON is nested too deeply"),
        (json.dumps({**json.loads(JSON), "actions": [5]}), "'actions': expected list of str"),
        (json.dumps({**json.loads(JSON), "seed": "1"}), "'seed': expected int"),
        (json.dumps({**json.loads(JSON), "<b>": 1}), "not fields of a record: ['<b>']"),
        (JSON.replace('"seed": 1', '"seed": ' + "1" * 5000), "a number in it is endless"),
    ],
)
def test_what_is_no_file_of_ours_is_refused_in_both_languages(text: str, expected: str) -> None:
    """Nothing that a file can hold ends in any other error."""
    with pytest.raises(Refused) as refused:
        read_file("a.txt", text)
    assert expected in str(refused.value) or expected in str(refused.value.__cause__)
    told = [refused.value.text(lang) for lang in languages()]
    assert len(set(told)) == len(told)


def test_a_file_of_100_megabytes_is_refused_by_its_size() -> None:
    """It is not looked into."""
    with pytest.raises(Refused, match=r"The file has 100.0 MB; at most 1 MB is read\."):
        read_file("a.json", "[" * (100 * LARGEST))


def test_a_file_named_json_is_expected_to_be_a_record() -> None:
    """A position in it is told as what it is not."""
    with pytest.raises(Refused, match="its JSON ends or breaks"):
        read_file("a.JSON", POSITION)


def test_a_game_without_end_is_not_played_again() -> None:
    """It would keep Python busy for long."""
    endless = json.dumps({**json.loads(JSON), "actions": ["throw 1!", "pass"] * 10_000})
    with pytest.raises(Refused, match="the game has 20000 actions; at most 10000"):
        read_file("a.json", endless)


def test_no_more_than_a_line_of_a_bad_file_is_shown() -> None:
    """The message goes into a panel."""
    with pytest.raises(Refused) as refused:
        read_file("a.txt", "clasico; Y " + "5" * 500_000)
    assert len(refused.value.text("es")) < 1000


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"actions": ["throw 5!", "play Y1 5 home>6"]}, "action 2 (line 12), 'play Y1 5 home>6'"),
        ({"ruleset": "ludo"}, "'ludo'"),
        ({"starter": "G"}, "starter 'G' does not play"),
        ({"position": "clasico; Y 3; R home"}, "yellow 1 never stands on square 3"),
    ],
)
def test_a_record_that_cannot_be_played_again_is_refused(
    changed: dict[str, object], expected: str
) -> None:
    """The action, or the head, is named in both languages."""
    loaded = read_file("a.json", json.dumps({**json.loads(JSON), **changed}))
    assert isinstance(loaded, pw.Record)
    with pytest.raises(Refused) as refused:
        replayed(loaded)
    assert refused.value.text("en").startswith("The game in the file cannot be read: ")
    assert expected in refused.value.text("en")
    assert refused.value.text("es").startswith("No se puede leer la partida del archivo: ")
