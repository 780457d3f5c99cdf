"""The repository keeps a clean record: known names at the top, and no address to download from."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

TOP = {
    ".ci",
    ".gitattributes",
    ".gitignore",
    "CHANGELOG.md",
    "CITATION.cff",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "README.en.md",
    "README.md",
    "SECURITY.md",
    "benchmarks",
    "binder",
    "docs",
    "js",
    "notebooks",
    "parchis_widgets",
    "pyproject.toml",
    "tests",
    "tools",
}
# What a walk meets where git cannot say what belongs to the repository.
NOT_OURS = {".git", ".venv", "__pycache__", "build", "dist", "node_modules"}
LOCK_FILES = {"package-lock.json", "pdm.lock", "pnpm-lock.yaml", "poetry.lock", "uv.lock"}

# In pieces, so that this file holds none of them itself.
REGISTRIES = [
    ".".join(pieces)
    for pieces in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("crates", "io"),
        ("anaconda", "org"),
        ("deb", "debian", "org"),
        ("proxy", "golang", "org"),
    )
]
CDNS = [
    ".".join(pieces)
    for pieces in (
        ("jsdelivr", "net"),
        ("unpkg", "com"),
        ("esm", "sh"),
        ("cdnjs", "cloudflare", "com"),
    )
]


@cache
def repository_files() -> tuple[Path, ...]:
    """List what is, or at the next ``git add`` would be, in the repository."""
    git = shutil.which("git")
    if git and (ROOT / ".git").exists():
        listed = subprocess.run(
            [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        paths = (ROOT / name for name in listed.stdout.decode().split("\0") if name)
    else:
        paths = (
            path
            for path in ROOT.rglob("*")
            if not any(
                part in NOT_OURS or part.endswith((".egg-info", "_cache"))
                for part in path.relative_to(ROOT).parts
            )
        )
    return tuple(sorted(path for path in paths if path.is_file()))


def files_with(needles: list[str]) -> list[str]:
    """List the files whose bytes hold any of the needles."""
    found = []
    for path in repository_files():
        content = path.read_bytes().lower()
        found += [
            f"{path.relative_to(ROOT)}: {needle}"
            for needle in needles
            if needle.encode() in content
        ]
    return found


def test_the_files_are_found() -> None:
    assert Path(__file__) in repository_files()


def test_the_top_level_holds_only_what_it_should() -> None:
    top = {path.relative_to(ROOT).parts[0] for path in repository_files()}
    assert top <= TOP


@pytest.mark.parametrize("needles", [REGISTRIES, CDNS], ids=["registry", "cdn"])
def test_no_file_names_where_packages_come_from(needles: list[str]) -> None:
    assert files_with(needles) == []


def test_no_lock_file_records_download_addresses() -> None:
    locks = [path for path in repository_files() if path.name in LOCK_FILES]
    assert [path.name for path in locks if b'"resolved"' in path.read_bytes()] == []
    assert [path.name for path in locks] == ["package-lock.json"]


def test_the_changelog_tells_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## [{version('parchis_widgets')}]" in changelog
