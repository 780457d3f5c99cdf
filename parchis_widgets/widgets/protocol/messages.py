"""What the page may ask: every message is checked before anything is done. Nothing is trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.text.refusal import Refused

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
    "try": {
        "piece": (str,),
        "count": (int, type(None)),
        "target": (int, str, type(None)),
        "ply": (int, type(None)),
    },
    "hints": {"on": (bool,)},
    "compare": {},
    "answers": {"ply": (int, type(None))},
    "go": {"ply": (int,)},
    "branch": {"branch": (int,)},
    "new": {"seed": (int, type(None))},
}
"""What the board may be asked."""

_LONGEST: Final = 32
_LARGEST: Final = 2**31


def checked(
    content: Any, fields: Schema = FIELDS, longest: Mapping[str, int] | None = None
) -> tuple[str, int, dict[str, Any]]:
    """Return the intent, the revision it was made on, and the fields of a message.

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
        If it is not a message that the page sends; which field is at fault is in ``.said``, not in
        its words, for no reader has written it.
    """
    if not isinstance(content, dict):
        raise Refused("messages.unknown")
    intent = content.get("intent")
    if not isinstance(intent, str) or intent not in fields:
        raise Refused("messages.unknown", intent=intent)
    revision = content.get("revision")
    if not _fits(revision, (int,)):
        raise Refused("messages.unknown", intent=intent, field="revision")
    unknown = set(content) - {"intent", "revision", *fields[intent]}
    if unknown:
        raise Refused("messages.unknown", intent=intent, unknown=len(unknown))
    values = {}
    for name, types in fields[intent].items():
        value = content.get(name)
        if not _fits(value, types, (longest or {}).get(name, _LONGEST)):
            raise Refused("messages.unknown", intent=intent, field=name)
        values[name] = value
    assert isinstance(revision, int)
    return intent, revision, values


def _fits(value: object, types: tuple[type, ...], longest: int = _LONGEST) -> bool:
    if isinstance(value, bool):
        return bool in types
    if not isinstance(value, types):
        return False
    if isinstance(value, str):
        return len(value) <= longest
    return not isinstance(value, int) or abs(value) < _LARGEST
