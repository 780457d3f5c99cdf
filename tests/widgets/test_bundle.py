"""The committed bundle is what js/src says, small, and asks nothing of the network."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.signs import rare_signs
from tools.provide import search_path

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "parchis_widgets" / "widgets" / "static"
# As they are shipped. What is to be aimed at is 50 KB of JavaScript.
BYTES_AT_MOST = {".js": 70 * 1024, ".css": 28_000}
WIDGETS = ("board", "compare", "course", "editor", "everyrule", "lesson", "lineage", "rules")
NAMES = {f"{widget}{kind}" for widget in WIDGETS for kind in BYTES_AT_MOST}


def build(folder: Path, *flags: str) -> None:
    path = search_path()
    npm = shutil.which("npm", path=path)
    assert npm, "building the board, to compare it, needs Node.js with npm: `make node`"
    built = subprocess.run(
        [npm, "run", "--silent", "build", "--", f"--outdir={folder}", *flags],
        cwd=ROOT / "js",
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, f"the build fails, or `npm ci` is due in js/:\n{built.stderr}"


def test_the_bundle_is_what_a_fresh_build_gives(tmp_path: Path) -> None:
    build(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == NAMES
    stale = [name for name in NAMES if _bytes(STATIC / name) != _bytes(tmp_path / name)]
    assert stale == [], "run `make build-js` and commit what it writes"


@pytest.mark.parametrize("name", sorted(NAMES))
def test_what_is_stored_with_every_widget_is_small(name: str) -> None:
    assert 0 < len(_bytes(STATIC / name)) <= BYTES_AT_MOST[Path(name).suffix]


def test_the_bundle_names_no_address_but_that_of_svg() -> None:
    text = "".join(_bytes(STATIC / name).decode() for name in sorted(NAMES))
    assert set(re.findall(r"https?://[^\"'`)\s]+", text)) <= {"http://www.w3.org/2000/svg"}


def test_the_bundle_types_no_sign_that_fonts_may_lack() -> None:
    """But for the arrow, which it looks for in a text, and draws."""
    text = "".join(_bytes(STATIC / name).decode() for name in sorted(NAMES))
    assert rare_signs(text) == {"→"}


def _bytes(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""
