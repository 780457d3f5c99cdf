"""A record as text and as JSON: everything that decided a game, written down."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.game.checks import number, seed_of
from parchis_widgets.text.cleaning import cleaned
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from typing_extensions import Self

__all__ = ["ScoreSheet", "is_action", "line_of"]

VERSION: Final = 1
_FORMAT: Final = "parchis_widgets record "
_HEAD: Final = f"{_FORMAT}{VERSION}"
_ACTION: Final = re.compile(
    r"throw \d{1,2}( \d{1,2}){0,2}!?|play .+|pass|leave [YBRG]|timeout", re.ASCII
)


@dataclass(frozen=True)
class ScoreSheet:
    """The fields of a `Record`, and how they are written and read."""

    ruleset: str
    players: str
    seed: int
    opening: tuple[int, ...]
    scripted_opening: bool
    choices: str
    starter: str
    position: str
    play_on: bool
    actions: tuple[str, ...]
    branches: tuple[tuple[int, tuple[str, ...]], ...] = ()

    def __post_init__(self) -> None:
        """Refuse a field that is not what its name says; whole numbers of any kind are taken."""
        for name in _KINDS:
            object.__setattr__(self, name, _field(name, getattr(self, name)))
        branches = tuple(map(_branch, _list("branches", self.branches)))
        object.__setattr__(self, "branches", branches)

    def __str__(self) -> str:
        """Write the record: a head of fields, then a numbered line for each action.

        A branch follows with a line that says after which action it leaves the others, and how
        many it has.
        """
        lines = [_HEAD]
        for name, value in self._head().items():
            lines.append(f"{name}: {value}".rstrip())
        lines += _numbered(self.actions)
        for ply, actions in self.branches:
            lines += [f"branch: {ply} {len(actions)}", *_numbered(actions, ply)]
        return "\n".join(lines) + "\n"

    def played(self) -> dict[str, Any]:
        """Return the fields that tell what was played, beside how the game began."""
        return {"actions": self.actions, "branches": self.branches}

    def _head(self) -> dict[str, str]:
        return {
            "ruleset": self.ruleset,
            "players": self.players,
            "seed": str(self.seed),
            "opening": " ".join(map(str, self.opening)) + "!" * self.scripted_opening,
            "choices": self.choices,
            "starter": self.starter,
            "position": self.position,
            "play_on": "yes" if self.play_on else "no",
            "actions": str(len(self.actions)),
        }

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what ``str()`` writes.

        Raises
        ------
        ValueError
            If the text is no record, of another version, truncated, or has a line that cannot be
            read; the message names the line.
        """
        lines = _lines(text)
        first = lines[0][1] if lines else ""
        if not first.startswith(_FORMAT):
            raise Refused("records.no_record", head=_HEAD)
        if first != _HEAD:
            raise Refused("records.version", found=first, head=_HEAD)
        head = {name: _head_line(lines, place, name) for place, name in enumerate(_LINES, 1)}
        played, *left = _parts(lines[1 + len(_LINES) :])
        actions = _actions(played, 0, _number(head["actions"], "actions"))
        return cls(
            ruleset=head["ruleset"],
            players=head["players"],
            seed=_number(head["seed"], "seed"),
            opening=tuple(_number(w, "opening") for w in head["opening"].rstrip("!").split()),
            scripted_opening=head["opening"].endswith("!"),
            choices=head["choices"],
            starter=head["starter"],
            position=head["position"],
            play_on=_yes_or_no(head["play_on"]),
            actions=actions,
            branches=tuple(map(_read_branch, left)),
        )

    def to_json(self) -> str:
        """Write the record as JSON."""
        fields = asdict(self)
        told = [{"ply": ply, "actions": actions} for ply, actions in fields.pop("branches")]
        if told:
            fields["branches"] = told
        return json.dumps({"format": _HEAD, **fields}, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Read what `to_json` writes.

        Raises
        ------
        ValueError
            If the text is no record of this version; the message names the field.
        """
        fields = _read_json(text)
        branches = _list("branches", fields.pop("branches", []))
        for name in _KINDS:
            _field(name, fields.get(name))
        if unknown := sorted(set(fields) - set(_KINDS)):
            raise Refused("records.json_unknown", names=shown(unknown))
        return cls(**fields, branches=tuple(map(_branch_of_json, branches)))


def _numbered(actions: Sequence[str], before: int = 0) -> list[str]:
    return [f"{number}. {action}" for number, action in enumerate(actions, before + 1)]


def is_action(text: str) -> bool:
    """Return whether a text is one of the actions that records know."""
    return _ACTION.fullmatch(text) is not None


def line_of(number: int) -> int:
    """Return the line in which a record's text has an action, by its number."""
    return 1 + len(_LINES) + number


def _read_json(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise Refused("game.no_text", found=shown(text))
    try:
        fields = json.loads(cleaned(text))
    except json.JSONDecodeError as error:
        raise Refused("records.no_json", line=error.lineno, column=error.colno) from error
    except (RecursionError, ValueError) as error:
        raise Refused("records.too_deep") from error
    found = fields.pop("format", None) if isinstance(fields, dict) else None
    if not isinstance(found, str) or not found.startswith(_FORMAT):
        raise Refused("records.no_object", head=_HEAD)
    if found != _HEAD:
        raise Refused("records.json_version", found=found, head=_HEAD)
    return dict(fields)


def _field(name: str, value: object) -> object:
    """Return a field's value as records keep it, or refuse what is of another kind."""
    kind = _KINDS[name]
    if kind is not tuple:
        return _one(name, value, kind, kind.__name__)
    element = _ELEMENTS[name]
    wanted = f"list of {element.__name__}"
    if not isinstance(value, (list, tuple)):
        raise Refused("records.json_field", name=name, wanted=wanted)
    return tuple(_one(name, one, element, wanted) for one in value)


def _one(name: str, value: object, kind: type, wanted: str) -> object:
    found = number(value) if kind is int else value if isinstance(value, kind) else None
    if found is None:
        raise Refused("records.json_field", name=name, wanted=wanted)
    return seed_of(found) if name == "seed" else found


def _lines(text: object) -> list[tuple[int, str]]:
    """Return the lines of a text that say something, by their numbers, without what editors add."""
    if not isinstance(text, str):
        raise Refused("game.no_text", found=shown(text))
    lines = ((line, cleaned(said)) for line, said in enumerate(text.splitlines(), 1))
    return [(line, said) for line, said in lines if said]


def _head_line(lines: list[tuple[int, str]], place: int, name: str) -> str:
    line, said = lines[place] if place < len(lines) else (lines[-1][0] + 1, "")
    if said != f"{name}:" and not said.startswith(f"{name}: "):
        raise Refused("records.head_line", line=line, name=name, found=said)
    return said[len(name) + 2 :]


def _action_line(line: int, number: int, said: str) -> str:
    head, _, action = said.partition(". ")
    if head != str(number) or not is_action(action):
        raise Refused("records.action_line", line=line, number=number, found=said)
    return action


def _parts(lines: list[tuple[int, str]]) -> list[list[tuple[int, str]]]:
    """Return the lines of what was played, and those of each branch with its heading."""
    parts: list[list[tuple[int, str]]] = [[]]
    for line, said in lines:
        if said.startswith("branch: "):
            parts.append([])
        parts[-1].append((line, said))
    return parts


def _actions(lines: list[tuple[int, str]], before: int, count: int) -> tuple[str, ...]:
    """Read numbered actions: so many, after so many others."""
    actions = tuple(
        _action_line(line, number, action)
        for number, (line, action) in enumerate(lines, before + 1)
    )
    if len(actions) != count:
        raise Refused("records.truncated", count=len(actions), said=str(count))
    return actions


def _read_branch(lines: list[tuple[int, str]]) -> tuple[int, tuple[str, ...]]:
    (line, said), *rest = lines
    found = _BRANCH.fullmatch(said)
    if found is None:
        raise Refused("records.branch_line", line=line, found=said)
    ply, count = map(int, found.groups())
    return ply, _actions(rest, ply, count)


def _branch(told: object) -> tuple[int, tuple[str, ...]]:
    """Return a branch as records keep it, or refuse what is none."""
    if not isinstance(told, (list, tuple)) or len(told) != 2:
        raise Refused("records.json_field", name="branches", wanted=_BRANCHES)
    ply, actions = told
    done = [one for one in _list("branches", actions) if isinstance(one, str)]
    if len(done) < len(actions):
        raise Refused("records.json_field", name="branches", wanted=_BRANCHES)
    return _ply(ply), tuple(done)


def _branch_of_json(told: object) -> tuple[int, tuple[str, ...]]:
    if isinstance(told, dict) and told.keys() == {"ply", "actions"}:
        return _branch((told["ply"], told["actions"]))
    raise Refused("records.json_field", name="branches", wanted=_BRANCHES)


def _ply(value: object) -> int:
    found = number(value)
    if found is None or found < 0:
        raise Refused("records.json_field", name="branches", wanted=_BRANCHES)
    return found


def _list(name: str, value: object) -> Sequence[object]:
    if not isinstance(value, (list, tuple)):
        raise Refused("records.json_field", name=name, wanted="list")
    return value


def _number(text: str, name: str) -> int:
    # Longer numbers are no seeds, and slow to convert.
    if not _NUMBER.fullmatch(text):
        raise Refused("records.number", name=name, found=text)
    return int(text)


def _yes_or_no(word: str) -> bool:
    if word not in _ANSWERS:
        raise Refused("game.answer", name="play_on", found=shown(word))
    return _ANSWERS[word]


_NUMBER: Final = re.compile(r"-?\d{1,101}", re.ASCII)
_BRANCHES: Final = "list of {ply, actions}"
_BRANCH: Final = re.compile(r"branch: (\d{1,9}) (\d{1,9})", re.ASCII)
_ANSWERS: Final = {"yes": True, "no": False}
_KINDS: Final[dict[str, type]] = {
    "ruleset": str,
    "players": str,
    "seed": int,
    "opening": tuple,
    "scripted_opening": bool,
    "choices": str,
    "starter": str,
    "position": str,
    "play_on": bool,
    "actions": tuple,
}
"""What each field of a record is."""
_ELEMENTS: Final[dict[str, type]] = {"opening": int, "actions": str}
"""What its lists hold."""
_LINES: Final = tuple(name for name in _KINDS if name != "scripted_opening")
"""What stands in the lines before the actions."""
