"""What a file holds: a position or the record of a game. Nothing in it is trusted."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from parchis_widgets.game.game import Record
from parchis_widgets.position.position import Position
from parchis_widgets.text.cleaning import cleaned
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from parchis_widgets.game.game import Game

__all__ = ["LARGEST", "Loaded", "read_file", "replayed"]

LARGEST: Final = 2**20
"""Bytes that are read at most."""
_LONGEST: Final = 10_000
"""Actions of a game: with more, a file could keep Python busy for minutes."""
_NO_TEXT: Final = re.compile("[\0\ufffd\ud800-\udfff]")
_RECORD: Final = "parchis_widgets record"

Loaded: TypeAlias = "Position | Record"
T = TypeVar("T")


def read_file(name: str, text: str) -> Loaded:
    """Find out what a file holds.

    Parameters
    ----------
    name : str
        The file's name: of ``.json`` only a record is expected.
    text : str
        What is in it: a position's text, or a record's as ``str()`` or `Record.to_json` write it.

    Raises
    ------
    Refused
        If it is none of them, cut off, of another version, or too large. Its ``text(lang)`` says
        what was expected.
    """
    text = _checked(text)
    if text.startswith(_RECORD):
        return _told("files.bad_record", _record, Record.parse, text)
    if text.startswith(("{", "[")) or name.lower().endswith(".json"):
        return _told("files.bad_record", _record, Record.from_json, text)
    if ";" not in text:
        raise Refused("files.neither")
    return _told("files.bad_position", Position.parse, text)


def _record(read: Callable[[str], Record], text: str) -> Record:
    """Read a record that can be played again while one waits."""
    record = read(text)
    if len(record.actions) > _LONGEST:
        raise Refused("files.too_long", count=len(record.actions), most=_LONGEST)
    return record


def replayed(record: Record) -> Game:
    """Play a record from a file again, or raise a `Refused` that says what keeps it from being."""
    return _told("files.bad_record", record.replay)


def _checked(text: str) -> str:
    """Return a file's text without what editors put around it, if it is one."""
    if len(text) > LARGEST:
        raise Refused("files.too_large", size=round(len(text) / LARGEST, 1))
    # What could not be decoded was replaced: by U+FFFD, or in UTF-16 by a NUL between letters.
    if _NO_TEXT.search(text):
        raise Refused("files.no_text")
    text = cleaned(text)
    if not text:
        raise Refused("files.empty")
    return text


def _told(key: str, read: Callable[..., T], *given: Any) -> T:
    """Read, and tell what is refused in each language."""
    try:
        return read(*given)
    except Refused as refused:
        raise Refused(key, reason=refused) from refused
    except ValueError as error:
        raise Refused(key, reason=Refused("files.no_game", error)) from error
