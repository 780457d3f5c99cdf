"""The command line: each command does what it says, and what is wrong is told in a line."""

from __future__ import annotations

import importlib.metadata
from typing import TYPE_CHECKING

import pytest

from parchis_widgets.command import doctor, lab
from parchis_widgets.command.line import main

if TYPE_CHECKING:
    from pathlib import Path


def ran(*arguments: str) -> int:
    """Run a command, and return its exit code."""
    with pytest.raises(SystemExit) as exit_:
        main(arguments)
    return int(exit_.value.code or 0)


def test_a_game_is_written_to_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "game.html"
    assert ran("play", "general", "--seed", "5", "--to", str(page), "--no-browser") == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "http://www.w3.org" in text
    assert "5" in capsys.readouterr().out


def test_the_same_seed_writes_the_same_page(tmp_path: Path) -> None:
    one, other = tmp_path / "one.html", tmp_path / "other.html"
    for page in (one, other):
        ran("play", "--seed", "5", "--to", str(page), "--no-browser", "--lang", "en")
    assert one.read_bytes() == other.read_bytes()


def test_unknown_rules_are_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran("play", "parchessi", "--no-browser", "--lang", "es") == 1
    told = capsys.readouterr().err
    assert "parchessi" in told
    assert "Traceback" not in told
    assert len(told.strip().splitlines()) == 1


def test_a_folder_that_cannot_be_written_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert ran("play", "--to", str(file / "page.html"), "--no-browser") == 1
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_lessons_are_copied_and_what_was_worked_on_is_kept(tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "parchis"
    assert ran("lab", str(folder), "--no-browser", "--lang", lang) == 0
    notebooks = sorted(folder.glob("*.ipynb"))
    assert [one.name for one in notebooks] == [
        one.name for one in sorted((lab.CLONED / lang).glob("*.ipynb"))
    ]
    notebooks[0].write_text("mine")
    notebooks[-1].unlink()
    assert lab.copy_new(lab.CLONED / lang, folder) == 1
    assert notebooks[0].read_text() == "mine"


def test_without_jupyterlab_it_is_told_how_to_have_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert ran("lab", str(tmp_path), "--lang", "es") == 1
    assert 'pip install "parchis_widgets[lab]"' in capsys.readouterr().out


def test_a_machine_that_has_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran("doctor", "--lang", "es") == 0
    told = capsys.readouterr().out
    assert "anywidget: 0." in told
    assert "✗" not in told


@pytest.mark.parametrize(
    ("package", "found", "remedy"),
    [
        ("anywidget", "0.9.3", "pip install --upgrade anywidget"),
        ("ipywidgets", None, "pip install --upgrade ipywidgets"),
    ],
)
def test_what_is_old_or_missing_is_told_with_its_remedy(
    package: str,
    found: str | None,
    remedy: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed = importlib.metadata.version

    def version(name: str) -> str:
        if name != package:
            return installed(name)
        if found is None:
            raise importlib.metadata.PackageNotFoundError(name)
        return found

    monkeypatch.setattr(doctor, "version", version)
    assert ran("doctor", "--lang", "es") == 1
    told = capsys.readouterr().out
    assert f"✗ {package}: {found or 'no se ha encontrado'}" in told
    assert remedy in told


def test_a_missing_widget_manager_is_told_but_is_not_needed_everywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.prefix", str(tmp_path))
    assert ran("doctor", "--lang", "es") == 0
    assert "jupyterlab_widgets" in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_remedy_has_its_words(lang: str) -> None:
    for finding in doctor.findings():
        bad = doctor.Finding(finding.name, "", "no_host", finding.needed)
        assert doctor._line(bad, lang).count("\n") == 1
