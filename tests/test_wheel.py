"""The wheel alone, in an empty environment: it installs, imports little, and plays."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
PYTHONS = ("python3.10", "python3.11", "python3.12", "python3.13", "python3.14", "python3.15")
INSTALLED = Path.home() / ".pyenv" / "versions"

PLAY = """
import sys
import parchis_widgets as pw
heavy = {"numpy", "matplotlib", "IPython", "ipywidgets", "anywidget"} & set(sys.modules)
assert not heavy, heavy
game = pw.Game("clasico", seed=1)
while game.phase != "over":
    if game.phase == "throw":
        game.throw()
    elif game.legal_moves():
        game.play(game.legal_moves()[0])
    else:
        game.pass_turn()
assert pw.Board(game).to_html().startswith("<!doctype html>")
print(game.outcome.winners)
"""


def run(*command: str, cwd: Path | None = None) -> str:
    """Run a command, and return what it prints; its errors are the test's."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel, with no Node within reach."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check")
    run(*pip, "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_what_it_needs_and_nothing_else(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"parchis_widgets"}
    for needed in (
        "py.typed",
        "text/es/board.json",
        "widgets/static/board.js",
        "notebooks/es/01_tu_primera_partida.ipynb",
    ):
        assert f"parchis_widgets/{needed}" in names
    assert not [name for name in names if "__pycache__" in name or "/." in name]


def working(name: str) -> str | None:
    """Return the path of a Python that starts; a name may stand for one that does not."""
    found = (shutil.which(name), *map(str, INSTALLED.glob(f"*/bin/{name}")))
    for path in filter(None, found):
        if subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0:
            return path
    return None


@pytest.mark.parametrize("python", PYTHONS)
def test_it_installs_alone_and_plays(python: str, wheel: Path, tmp_path: Path) -> None:
    found = working(python)
    if found is None:
        pytest.skip(f"no {python} on this machine")
    run(found, "-m", "venv", str(tmp_path / "venv"))
    own = str(tmp_path / "venv" / "bin" / "python")
    run(own, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
    assert run(own, "-c", PLAY, cwd=tmp_path).startswith("('")
    assert "anywidget" in run(own, "-m", "parchis_widgets", "doctor", cwd=tmp_path)


def test_the_source_archive_holds_what_builds_the_wheel(tmp_path: Path) -> None:
    run(
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        "sdist",
        "-d",
        str(tmp_path),
        cwd=ROOT,
    )
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    for needed in ("pyproject.toml", "js/package.json", "js/src/widget.ts", "LICENSE"):
        assert needed in names
