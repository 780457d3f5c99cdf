"""Pieces, squares and numbers as sentences name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parchis_widgets.text import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["label", "listed", "name_of_piece", "name_of_place", "sentence"]


def name_of_piece(lang: str, piece: str, *, form: str = "piece") -> str:
    """Name ``"Y2"``: *la ficha amarilla 2*, or with ``form="short"`` *la amarilla 2*."""
    adjective = message(lang, f"adjectives.{piece[0]}")
    return message(lang, f"phrases.{form}", adjective=adjective, number=piece[1:])


def name_of_place(lang: str, place: str) -> str:
    """Name a place as positions write it: *la casilla 12*, *la meta*."""
    if place in ("home", "goal"):
        return message(lang, f"phrases.{place}")
    if place.startswith("c"):
        return message(lang, "phrases.column", square=place[1:])
    number, _, lap = place.partition("/")
    key = "phrases.lap" if lap else "phrases.square"
    return message(lang, key, square=number.rstrip("qx"), lap=lap)


def label(lang: str, piece: str) -> str:
    """Give what is written on a piece: the colour's letter in the reader's language, its number."""
    return message(lang, f"letters.{piece[0]}") + piece[1:]


def listed(lang: str, words: Iterable[str], joint: str = "and") -> str:
    """Join words: *a*, *a y b*, *a, b y c*."""
    *firsts, last = list(words)
    return message(lang, f"phrases.{joint}").join([", ".join(firsts), last] if firsts else [last])


def sentence(
    lang: str,
    key: str,
    *,
    piece: str = "",
    count: int = 0,
    place: str = "",
    colour: str = "",
    squares: Sequence[str] = (),
    pieces: Sequence[str] = (),
    pending: Sequence[int] = (),
) -> str:
    """Give a message about pieces and places, named in the language, with a capital first."""
    adjectives = dict.fromkeys(message(lang, f"adjectives.{other[0]}") for other in pieces)
    text = message(
        lang,
        key,
        piece=name_of_piece(lang, piece) if piece else "",
        count=count,
        place=name_of_place(lang, place) if place else "",
        colour=message(lang, f"colours.{colour}") if colour else "",
        squares=listed(lang, [name_of_place(lang, square) for square in squares] or [""]),
        adjective=listed(lang, adjectives or [""]),
        pending=listed(lang, [str(number) for number in pending] or ["—"], "or"),
    )
    return text[:1].upper() + text[1:]
