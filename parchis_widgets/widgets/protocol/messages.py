"""What the page may ask: every message is checked before anything is done. Nothing is trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["FIELDS", "Schema", "checked"]

Schema = dict[str, dict[str, tuple[type, ...]]]
"""By intent, the fields it has and their types."""

FIELDS: Final[Schema] = {
    "throw": {},
    "pass": {},
    "undo": {},
    "redo": {},
    "play": {"move": (int,)},
    "try": {"piece": (str,), "count": (int,), "target": (int, str, type(None))},
    "go": {"ply": (int,)},
    "new": {"seed": (int, type(None))},
}
"""What the board may be asked."""

_LONGEST: Final = 32
_LARGEST: Final = 2**31


def checked(
    content: Any, fields: Schema = FIELDS, longest: Mapping[str, int] | None = None
) -> tuple[str, int, dict[str, Any]]:
    """Give the intent, the revision it was made on, and the fields of a message.

    Parameters
    ----------
    content : object
        What the page has sent.
    fields : Schema
        What it may ask.
    longest : mapping, optional
        By field, how long its text may be where that is more than a short word.

    Raises
    ------
    ValueError
        If it is not a message that the page sends; the reason says what was expected.
    """
    if not isinstance(content, dict):
        raise ValueError(f"expected an object with an intent, not {type(content).__name__}")
    intent = content.get("intent")
    if not isinstance(intent, str) or intent not in fields:
        raise ValueError(f"unknown intent: expected one of {', '.join(fields)}")
    revision = content.get("revision")
    if not _fits(revision, (int,)):
        raise ValueError(f"{intent}: expected a revision, a whole number")
    unknown = set(content) - {"intent", "revision", *fields[intent]}
    if unknown:
        raise ValueError(f"{intent}: {len(unknown)} unknown fields")
    values = {}
    for name, types in fields[intent].items():
        value = content.get(name)
        if not _fits(value, types, (longest or {}).get(name, _LONGEST)):
            wanted = " or ".join(kind.__name__ for kind in types)
            raise ValueError(f"{intent}: expected {name} as {wanted}")
        values[name] = value
    assert isinstance(revision, int)
    return intent, revision, values


def _fits(value: object, types: tuple[type, ...], longest: int = _LONGEST) -> bool:
    if isinstance(value, bool) or not isinstance(value, types):
        return False
    if isinstance(value, str):
        return len(value) <= longest
    return not isinstance(value, int) or abs(value) < _LARGEST
