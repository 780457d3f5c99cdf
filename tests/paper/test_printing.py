"""What all printed sheets promise: the same bytes, files, refusals, and a remedy."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import pytest

import parchis_widgets as pw
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

CALLS = "board('clasico'), board('pachisi', pages=4), rules('clasico'), pieces('pachisi'), plan()"


def test_the_same_request_gives_the_same_bytes() -> None:
    """Also in another process, whatever its hashes and whatever the day."""
    code = (
        "import hashlib; from parchis_widgets import print_board as board, print_rules as rules,"
        f" print_pieces as pieces, print_plan as plan\nfor pdf in ({CALLS}):"
        " print(hashlib.sha256(pdf).hexdigest())"
    )
    pdfs = (
        pw.print_board("clasico"),
        pw.print_board("pachisi", pages=4),
        pw.print_rules("clasico"),
        pw.print_pieces("pachisi"),
        pw.print_plan(),
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert printed.stdout.decode().split() == [sha256(pdf).hexdigest() for pdf in pdfs]


@pytest.mark.parametrize("as_path", [True, False])
def test_a_sheet_is_written_to_a_file_as_well(tmp_path: Path, as_path: bool) -> None:
    file = tmp_path / "rules.PDF"
    data = pw.print_rules("general", file if as_path else str(file))
    assert data.startswith(b"%PDF-")
    assert file.read_bytes() == data


REFUSED = [
    (pw.print_board, ("ludo",), {}, "ludo"),
    (pw.print_board, (7,), {}, "7"),
    (pw.print_board, ("clasico",), {"pages": 2}, "pages"),
    (pw.print_board, ("clasico",), {"pages": True}, "pages"),
    (pw.print_board, ("clasico",), {"pages": [4]}, "pages"),
    (pw.print_board, ("clasico",), {"paper": "A5"}, "A4"),
    (pw.print_board, ("clasico",), {"paper": None}, "paper"),
    (pw.print_board, ("clasico",), {"palette": "neon"}, "neon"),
    (pw.print_board, ("clasico",), {"lang": "fr"}, "fr"),
    (pw.print_rules, (None,), {}, "None"),
    (pw.print_rules, ("clasico",), {"paper": "letter"}, "Letter"),
    (pw.print_rules, ("clasico-7b-22b-zz",), {}, "clasico-7b-22b-zz"),
    (pw.print_pieces, ("clasico",), {"palette": []}, "palet"),
    (pw.print_pieces, (b"pachisi",), {}, "pachisi"),
    (pw.print_plan, (), {"lang": 3}, "3"),
    (pw.print_plan, (), {"paper": "A3"}, "A3"),
]


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize(("call", "given", "asked", "named"), REFUSED)
def test_what_cannot_be_printed_is_refused(
    call: Callable[..., bytes], given: Any, asked: Any, named: str, tmp_path: Path
) -> None:
    """With what was given or expected, and nothing is written."""
    file = tmp_path / "sheet.pdf"
    with pytest.raises(ValueError, match=named):
        call(*given, to=file, **asked)
    assert not file.exists()


@pytest.mark.parametrize("to", [7, b"a.pdf", "sheet.png", "sheet", "", [1]])
def test_a_name_that_is_no_pdf_is_refused(to: Any) -> None:
    for call in (pw.print_board, pw.print_rules, pw.print_pieces):
        with pytest.raises(Refused):
            call("clasico", to)
    with pytest.raises(Refused):
        pw.print_plan(to)


@pytest.mark.parametrize(("lang", "word"), [("es", "instalar"), ("en", "install")])
def test_who_lacks_the_extra_is_told_the_remedy(
    monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    pw.use_language(lang)
    try:
        with pytest.raises(ImportError, match=word) as missing:
            pw.print_board("clasico")
    finally:
        pw.use_language("es")
    assert "pip install 'parchis_widgets[print]'" in str(missing.value)


def test_the_library_is_loaded_only_when_something_is_printed() -> None:
    code = (
        "import sys, parchis_widgets as pw; pw.print_board; print('fpdf' in sys.modules);"
        "pw.print_plan(); print('fpdf' in sys.modules)"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert printed.stdout.decode().split() == ["False", "True"]
