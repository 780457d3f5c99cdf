"""What the page may ask: every message is checked before anything is done. Nothing is trusted."""

from __future__ import annotations

from typing import Any, Final

__all__ = ["FIELDS", "checked"]

FIELDS: Final[dict[str, dict[str, tuple[type, ...]]]] = {
    "throw": {},
    "pass": {},
    "undo": {},
    "redo": {},
    "play": {"move": (int,)},
    "try": {"piece": (str,), "count": (int,), "target": (int, str, type(None))},
    "go": {"ply": (int,)},
    "new": {"seed": (int, type(None))},
}
"""By intent, the fields it has and their types."""

_LONGEST: Final = 32
_LARGEST: Final = 2**31


def checked(content: Any) -> tuple[str, int, dict[str, Any]]:
    """Give the intent, the revision it was made on, and the fields of a message.

    Raises
    ------
    ValueError
        If it is not a message that the page sends; the reason says what was expected.
    """
    if not isinstance(content, dict):
        raise ValueError(f"expected an object with an intent, not {type(content).__name__}")
    intent = content.get("intent")
    if not isinstance(intent, str) or intent not in FIELDS:
        raise ValueError(f"unknown intent: expected one of {', '.join(FIELDS)}")
    revision = content.get("revision")
    if not _fits(revision, (int,)):
        raise ValueError(f"{intent}: expected a revision, a whole number")
    unknown = set(content) - {"intent", "revision", *FIELDS[intent]}
    if unknown:
        raise ValueError(f"{intent}: {len(unknown)} unknown fields")
    values = {}
    for name, types in FIELDS[intent].items():
        value = content.get(name)
        if not _fits(value, types):
            wanted = " or ".join(kind.__name__ for kind in types)
            raise ValueError(f"{intent}: expected {name} as {wanted}")
        values[name] = value
    assert isinstance(revision, int)
    return intent, revision, values


def _fits(value: object, types: tuple[type, ...]) -> bool:
    if isinstance(value, bool) or not isinstance(value, types):
        return False
    if isinstance(value, str):
        return len(value) <= _LONGEST
    return not isinstance(value, int) or abs(value) < _LARGEST
