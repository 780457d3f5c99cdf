"""Which messages the sources can ask for: their keys as literals, or as f-strings that fit."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "parchis_widgets"
_HOLE: Final = "(.+)"
_WORD: Final = re.compile(r"[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*")
_QUOTED: Final = re.compile(r'"([^"\n]+)"|`([^`\n]+)`')

PAGES = (
    *("board", "class", "compare", "cover", "editor", "everyrule"),
    *("form", "lesson", "lineage", "rulestable"),
)
"""The sections that a page is sent whole."""


def is_used(key: str) -> bool:
    """Return whether some line can ask for a message.

    What fills the holes of an f-string must stand as a word somewhere in the sources. The page is
    sent its widgets' messages whole: there the key without its section counts.
    """
    section, _, rest = key.partition(".")
    python, page = _patterns(PACKAGE, "*.py"), _patterns(ROOT / "js" / "src", "*.ts")
    found = [(pattern, key) for pattern in python if pattern.startswith(f"{section}\\.")]
    if section in PAGES:
        found += [(p, rest) for p in page if p.startswith((rest[:1], _HOLE)) and p != _HOLE]
    holes = (re.fullmatch(pattern, name) for pattern, name in found)
    return any(all(set(_WORD.findall(hole)) <= _words() for hole in m.groups()) for m in holes if m)


@cache
def _patterns(folder: Path, files: str) -> frozenset[str]:
    sources = [file.read_text(encoding="utf-8") for file in sorted(folder.rglob(files))]
    read = _of_python if files == "*.py" else _of_typescript
    return frozenset(pattern for source in sources for pattern in read(source))


def _of_python(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = (v.value if isinstance(v, ast.Constant) else None for v in node.values)
            yield "".join(re.escape(part) if isinstance(part, str) else _HOLE for part in parts)


def _of_typescript(source: str) -> Iterator[str]:
    yield from re.findall(r"^\s*(\w+): ", source, re.MULTILINE)
    for quoted in _QUOTED.findall(source):
        yield _HOLE.join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", "".join(quoted)))


@cache
def _words() -> frozenset[str]:
    files = (*PACKAGE.rglob("*.py"), *(ROOT / "js" / "src").glob("*.ts"))
    return frozenset(word for f in files for word in _WORD.findall(f.read_text(encoding="utf-8")))
