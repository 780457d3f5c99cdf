"""How a widget looks, and in which language: what every one of them can be told."""

from __future__ import annotations

from typing import Any, Final

from parchis_widgets.text import catalogue, check_language

__all__ = ["labels", "options_of"]

_PALETTES: Final = ("printed", "okabe_ito")
_THEMES: Final = ("auto", "light", "dark")


def options_of(lang: str, palette: str, theme: str, *, large: bool) -> dict[str, Any]:
    """Give the trait `options`, or raise a ``ValueError`` that lists what there is."""
    return {
        "lang": check_language(lang),
        "palette": _one_of("palette", palette, _PALETTES),
        "large": bool(large),
        "theme": _one_of("theme", theme, _THEMES),
    }


def labels(lang: str, *sections: str) -> dict[str, str]:
    """Give the board's words, and those of further sections, without the section's name."""
    words = {}
    for section in ("board.", *(f"{name}." for name in sections)):
        for key, text in catalogue(lang).items():
            if key.startswith(section):
                words[key.removeprefix(section)] = text
    return words


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise ValueError(f"{name} cannot be {value!r}: expected one of {', '.join(allowed)}")
    return value
