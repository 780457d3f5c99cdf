"""The parts of the site: wheels and what they require, bytecode, and what pages share."""

from __future__ import annotations

import importlib
import io
import json
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.site.bytecode import with_bytecode
from tools.site.pyodide import lay_out
from tools.site.sharing import Shared
from tools.site.wheels import Wheel, closure, empty_wheel, read

SOURCE = "ANSWER = 6 * 7\n"
TEMPLATE = "{{ this is no Python }}\n"


def archive(**files: str) -> bytes:
    made = io.BytesIO()
    with ZipFile(made, "w") as target:
        for name, text in files.items():
            target.writestr(f"{name}.py", text)
    return made.getvalue()


def names(made: bytes) -> set[str]:
    return set(ZipFile(io.BytesIO(made)).namelist())


def test_a_library_in_an_archive_is_imported_from_bytecode_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = with_bytecode(archive(pw_compiled=SOURCE))
    assert names(made) == {"pw_compiled.pyc"}
    (tmp_path / "library.zip").write_bytes(made)
    monkeypatch.syspath_prepend(str(tmp_path / "library.zip"))
    assert importlib.import_module("pw_compiled").ANSWER == 42
    sys.modules.pop("pw_compiled")


def test_a_wheel_keeps_its_sources_for_tracebacks() -> None:
    made = with_bytecode(archive(one=SOURCE), "cpython-314")
    assert names(made) == {"one.py", "__pycache__/one.cpython-314.pyc"}


def test_what_only_looks_like_python_is_left_as_it_is() -> None:
    assert names(with_bytecode(archive(template=TEMPLATE))) == {"template.py"}


def test_an_empty_wheel_takes_the_place_of_what_is_not_needed(tmp_path: Path) -> None:
    wheel = read(empty_wheel("jedi", tmp_path))
    assert (wheel.name, wheel.requires, wheel.imports) == ("jedi", (), ())


def test_a_page_gets_what_its_packages_require_and_no_more() -> None:
    one, two, three = (
        Wheel(Path(f"{name}.whl"), name, "1", requires, (name,))
        for name, requires in (("one", ("two",)), ("two", ()), ("three", ("one",)))
    )
    assert closure([one, two, three], ["One"]) == [one, two]


def test_without_pyodide_the_message_says_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="npm ci"):
        lay_out(tmp_path / "absent", [], tmp_path / "there")


def test_pages_refer_to_what_they_hold_alike(tmp_path: Path) -> None:
    """A style and a widget's program lie beside them once, however many pages hold them."""
    style, program = "a{}" * 500, "let x;" * 500
    state = json.dumps({"state": {"1": {"state": {"_esm": program, "ply": 3}}}})
    page = (
        f"<style>{style}</style>"
        f'<script type="application/vnd.jupyter.widget-state+json">{state}</script>'
    )
    shared = Shared()
    pages = [shared.taken_out(page) for _ in range(2)]
    shared.write(tmp_path)
    assert program not in pages[0]
    assert style not in pages[0]
    assert len(list(tmp_path.glob("*.css"))) == 1
    assert (tmp_path / "widgets.js").read_text(encoding="utf-8").count(program) == 1
