"""The words: a folder a language, a JSON file an area, read by key when first asked for.

A key is dotted, section first: ``"statements.CLA-16"`` stands in the section ``statements``. A file
holds the section of its name, or some that belong together; a section too long for a file is a
folder. Adding a language is adding a folder: what it lacks is said in Spanish.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from parchis_widgets.text.showing import shown
from parchis_widgets.text.spoken import current_language

__all__ = [
    "UnknownLanguage",
    "catalogue",
    "check_language",
    "has_message",
    "languages",
    "message",
    "missing",
    "section",
]

_FOLDER = Path(__file__).parent
_FIRST: Final = "es"
"""The language that has every word."""
_TOGETHER: Final = {
    **dict.fromkeys(("rulesets", "short", "sources", "describe"), "rulesets"),
    **dict.fromkeys(("phrases", "colours", "letters", "adjectives", "places"), "phrases"),
    **dict.fromkeys(("opening", "outcome", "seats"), "games"),
    **dict.fromkeys(("rules", "throwers", "players", "positions"), "refusals"),
    **dict.fromkeys(("form", "rulestable", "house"), "form"),
    **dict.fromkeys(("lineage", "kinship"), "lineage"),
    **dict.fromkeys(("languages", "drawings", "options", "messages"), "arguments"),
    **dict.fromkeys(("cover", "course"), "cover"),
    **dict.fromkeys(("every_rule", "everyrule"), "every_rule"),
    **dict.fromkeys(("classroom", "class"), "classroom"),
}
"""The files of sections that have none of their own name."""


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of the languages there are, Spanish first."""
    codes = {file.parent.name for file in _FOLDER.glob("*/*.json")}
    return tuple(sorted(codes, key=lambda code: (code != _FIRST, code)))


class UnknownLanguage(ValueError):
    """A language that there is not; ``str()`` says so in the language that was spoken."""

    def __init__(self, lang: object) -> None:
        super().__init__(lang if isinstance(lang, str) else shown(lang))
        self.given, self.lang = shown(lang), current_language()

    def text(self, lang: str | None = None) -> str:
        """Say so: in a language, or for ``None`` in its own."""
        lang = lang or self.lang
        *firsts, last = languages()
        known = message(lang, "phrases.or").join([", ".join(firsts), last])
        return message(lang, "languages.unknown", lang=self.given, known=known)

    def __str__(self) -> str:
        return self.text()


def check_language(lang: str) -> str:
    """Return `lang`, or raise a ``ValueError`` that lists the languages there are."""
    if not isinstance(lang, str) or lang not in languages():
        raise UnknownLanguage(lang)
    return lang


def message(lang: str, key: str, /, **values: object) -> str:
    """Return one message, its ``{placeholders}`` filled in; in Spanish if the language lacks it.

    Raises
    ------
    ValueError
        If there is no such language.
    KeyError
        If no language has such a message.
    """
    area = _area_of(key)
    text = _area(check_language(lang), area).get(key)
    return (_area(_FIRST, area)[key] if text is None else text).format(**values)


def has_message(lang: str, key: str) -> bool:
    """Return whether a language has a message itself, or Spanish in its place."""
    area = _area_of(key)
    return key in _area(check_language(lang), area) or key in _area(_FIRST, area)


def section(lang: str, name: str) -> dict[str, str]:
    """Return every message of a section, by its key without the section's name."""
    area, head = _area_of(name), f"{name}."
    words = _area(_FIRST, area) | _area(check_language(lang), area)
    return {key.removeprefix(head): text for key, text in words.items() if key.startswith(head)}


def catalogue(lang: str) -> dict[str, str]:
    """Return every message that a language has itself, by dotted key."""
    folder = _FOLDER / check_language(lang)
    files = (file.relative_to(folder) for file in sorted(folder.rglob("*.json")))
    areas = dict.fromkeys(file.with_suffix("").parts[0] for file in files)
    return {key: text for area in areas for key, text in _area(lang, area).items()}


def missing(lang: str) -> tuple[str, ...]:
    """Return the keys that a language lacks and another has."""
    every = {key: None for other in languages() for key in catalogue(other)}
    own = catalogue(lang)
    return tuple(key for key in every if key not in own)


def _area_of(key: str) -> str:
    name = key.partition(".")[0]
    return _TOGETHER.get(name, name)


@cache
def _area(lang: str, area: str) -> dict[str, str]:
    """Return the messages of an area, from its file or from the files of its folder."""
    messages: dict[str, str] = {}
    folder = _FOLDER / lang
    for file in (*folder.glob(f"{area}.json"), *sorted(folder.glob(f"{area}/*.json"))):
        _flatten(json.loads(file.read_text(encoding="utf-8")), (), messages)
    return messages


def _flatten(node: object, path: tuple[str, ...], into: dict[str, str]) -> None:
    if isinstance(node, dict):
        for name, child in node.items():
            _flatten(child, (*path, name), into)
    else:
        into[".".join(path)] = str(node)
