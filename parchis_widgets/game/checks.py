"""What is given from outside: numbers are whole numbers, flags are flags, or it is refused."""

from __future__ import annotations

from operator import index
from typing import Final

from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

__all__ = ["LARGEST_SEED", "flag", "number", "seed_of", "within"]

LARGEST_SEED: Final = 10**100
"""Seeds are smaller than this, either side of 0: every one can be written down and read again."""


def number(value: object) -> int | None:
    """Return a whole number of any kind, numpy's too, as an ``int``; ``None`` if it is none."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # what is none is a TypeError
    except TypeError:
        return None


def within(key: str, value: object, least: int, most: int) -> int:
    """Return a whole number from `least` to `most`, or raise the refusal `key`."""
    found = number(value)
    if found is None or not least <= found <= most:
        raise Refused(key, found=shown(value), least=least, most=most)
    return found


def flag(name: str, value: object) -> bool:
    """Return a yes or no, or refuse what is neither: the text ``"no"`` would count as a yes."""
    if not isinstance(value, bool):
        raise Refused("game.flag", name=name, found=shown(value))
    return value


def seed_of(value: object) -> int:
    """Return a seed, or refuse what is none."""
    found = number(value)
    if found is None:
        raise Refused("game.seed", found=shown(value))
    if abs(found) >= LARGEST_SEED:
        raise Refused("game.large_seed", digits=len(str(LARGEST_SEED)) - 1)
    return found
