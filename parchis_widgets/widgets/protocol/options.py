"""How a widget looks, and in which language: what every one of them can be told."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from parchis_widgets.game.checks import flag
from parchis_widgets.text import check_language, section
from parchis_widgets.text.refusal import Refused

__all__ = ["check_palette", "labels", "options_of"]

_Value = TypeVar("_Value", str, bool)

_PALETTES: Final = ("printed", "okabe_ito")
_THEMES: Final = ("auto", "light", "dark")


def options_of(
    lang: str, palette: str, theme: str, *, large: bool, **flags: bool
) -> dict[str, Any]:
    """Return the trait `options`, or raise a ``ValueError`` that lists what there is.

    What only some widgets can be told are `flags`.
    """
    return {
        "lang": check_language(lang),
        "palette": check_palette(palette),
        "large": flag("large", large),
        "theme": _one_of("theme", theme, _THEMES),
        **{name: flag(name, value) for name, value in flags.items()},
    }


def check_palette(palette: str) -> str:
    """Return the palette, or raise a ``ValueError`` that lists what there is."""
    return _one_of("palette", palette, _PALETTES)


def labels(lang: str, *sections: str) -> dict[str, str]:
    """Return the board's words, and those of further sections, without the section's name."""
    words: dict[str, str] = {}
    for name in ("board", *sections):
        words |= section(lang, name)
    return words


def _one_of(name: str, value: _Value, allowed: tuple[_Value, ...]) -> _Value:
    if type(value) is not type(allowed[0]) or value not in allowed:
        raise Refused("options.value", name=name, value=value, known=allowed)
    return value
