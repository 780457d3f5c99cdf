"""The words: one JSON catalogue a language, read by key.

A key is dotted, section first: ``"statements.CLA-16"``. Adding a language is adding a file.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

__all__ = ["catalogue", "check_language", "languages", "message"]

_FOLDER = Path(__file__).parent


@cache
def languages() -> tuple[str, ...]:
    """Give the codes of the languages there are, Spanish first."""
    codes = sorted(file.stem for file in _FOLDER.glob("*.json"))
    return tuple(sorted(codes, key=lambda code: code != "es"))


def check_language(lang: str) -> str:
    """Return `lang`, or raise a ``ValueError`` that lists the languages there are."""
    if lang not in languages():
        raise ValueError(f"unknown language {lang!r}: expected one of {', '.join(languages())}")
    return lang


@cache
def catalogue(lang: str) -> dict[str, str]:
    """Give every message of a language, by dotted key."""
    path = _FOLDER / f"{check_language(lang)}.json"
    messages: dict[str, str] = {}
    _flatten(json.loads(path.read_text(encoding="utf-8")), (), messages)
    return messages


def message(lang: str, key: str, /, **values: object) -> str:
    """Give one message, its ``{placeholders}`` filled in.

    Raises
    ------
    ValueError
        If there is no such language.
    KeyError
        If the language has no such message.
    """
    return catalogue(lang)[key].format(**values)


def _flatten(node: object, path: tuple[str, ...], into: dict[str, str]) -> None:
    if isinstance(node, dict):
        for name, child in node.items():
            _flatten(child, (*path, name), into)
    else:
        into[".".join(path)] = str(node)
